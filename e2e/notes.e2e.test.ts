/** Comments, signs, bookmarks and marks: made by pointer and by keys, stored, exchanged, and harmless. */
import type { Page } from '@playwright/test'
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import { axeViolationsInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { reviewGenerated } from './support/generatedRecords.ts'
import { makeHome, removeHome, startHost } from './support/host.ts'
import {
  exportFile,
  importDialog,
  matchId,
  openLibrary,
  openTable,
  pickFiles,
  rowOf,
} from './support/library.ts'
import { moves, rowAt, rows, turnTo } from './support/moves.ts'
import {
  comments,
  dock,
  drag,
  drawing,
  field,
  kept,
  listed,
  markOffset,
  pens,
  unfoldNotes,
} from './support/notes.ts'
import { keys as qinKeys, layOne, matchOf as qinMatch, square } from './games/qin/driver.ts'
import { cell } from './games/quorsum/locators.ts'
import { expectStep } from './support/review.ts'
import { createMatch, go, matchOf, openMatch, stepping } from './support/screen.ts'
import { ask } from './support/apiRequest.ts'
import { holdBack } from './support/networkDelay.ts'
import { lockLibrary } from './support/lockedLibrary.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TITLE = 'Notes 評註'

/** A match of Qin with one tile placed, in review. */
const reviewQin = async (page: Page): Promise<void> => {
  await openMatch(page, qinMatch({ openHands: 'on' }, { title: TITLE }))
  await layOne(page, qinKeys(page))
  await stepping(page, () => qinKeys(page).place())
  await turnTo(page, 'Review')
}
/** A match of Quorsum with its tiles laid, in review. */
const reviewQuorsum = async (page: Page): Promise<void> => {
  await openMatch(page, matchOf('quorsum', 2, {}, { title: TITLE }))
  await expect(rows(page).first()).toBeVisible()
  await turnTo(page, 'Review')
}
const say = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text)
  await field(page).press('Escape')
  await kept(page)
}

test('a match that comes with the program is read, without tools to write on it', async ({ app }) => {
  await go(app, '/game/qin')
  await app.getByRole('link', { name: /A match to look at/ }).click()
  await expect(rows(app).first()).toBeVisible()
  await expect(dock(app).getByRole('article').first()).toContainText('Qipu')
  await expect(dock(app).getByRole('button', { name: 'interesting' })).toHaveCount(0)
  await expect(pens(app)).toHaveCount(0)
  // It opens at its first bookmark, and follows the language of the window.
  await expectStep(app, 3)
  await expect(app.getByText('Mei').first()).toBeVisible()
  await app.getByRole('tab', { name: 'Analysis' }).click()
  await ask(app, 'settings.set', { language: 'zh-Hant' })
  await expect(app.getByText('小美').first()).toBeVisible()
  await expect(app.getByText('Mei')).toHaveCount(0)
  await expect(app.locator('[aria-valuenow="3"]').first()).toBeVisible()
  await expect(app.getByRole('tab', { name: '分析', selected: true })).toBeVisible()
  await app.getByRole('tab', { name: '著法' }).click()
  await ask(app, 'settings.set', { language: 'en' })
  await expect(app.getByText('Mei').first()).toBeVisible()
  await expectStep(app, 3)
  // A key that would write says where one can.
  const close = app.getByRole('button', { name: 'Close', exact: true })
  for (const key of ['m', 'x']) {
    await app.keyboard.press(key)
    await expect(app.getByText(/Copy it to your library/).first()).toBeVisible()
    await close.click()
    await expect(close).toHaveCount(0)
  }
})

test('in a small window the notes are one line until somebody writes, and Esc keeps what was typed', async ({
  app,
}) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await reviewQin(app)
  const notes = app.getByRole('region', { name: 'Notes on this step' })
  await expect(notes.getByRole('textbox')).toHaveCount(0)
  expect((await notes.boundingBox())?.height).toBeLessThan(50)
  // The moves have the room.
  const tree = app.getByRole('tree', { name: 'Moves' })
  expect((await tree.boundingBox())?.height).toBeGreaterThan(280)
  await app.keyboard.press('m')
  await expect(field(app)).toBeFocused()
  await app.keyboard.type('Too slow.')
  await app.keyboard.press('Escape')
  await expect(field(app)).toHaveCount(0)
  await expect(notes.getByRole('button', { name: 'Too slow.' })).toBeVisible()
  await app.keyboard.press('ArrowLeft')
  await expect(notes.getByRole('button', { name: 'Too slow.' })).toHaveCount(0)
  await app.keyboard.press('ArrowRight')
  await notes.getByRole('button', { name: 'Too slow.' }).click()
  await expect(comments(app)).toContainText('Too slow.')
  await notes.getByRole('button', { name: 'Fold the notes to one line' }).click()
  await expect(notes.getByRole('button', { name: 'Too slow.' })).toBeFocused()
})

test('the notes are one line with the signs until somebody writes, and open where there is a comment', async ({
  app,
}) => {
  await reviewQin(app)
  await expect(field(app)).toHaveCount(0)
  await dock(app).getByRole('button', { name: 'interesting' }).click()
  await expect(dock(app).getByRole('button', { name: 'interesting' })).toHaveAttribute('aria-pressed', 'true')
  await dock(app).getByRole('button', { name: 'Write a comment' }).click()
  await expect(field(app)).toBeFocused()
  await app.keyboard.type('Too slow.')
  await app.keyboard.press('Escape')
  await expect(comments(app)).toContainText('Too slow.')
  await app.keyboard.press('ArrowLeft')
  await expect(dock(app).getByRole('button', { name: 'Write a comment' })).toBeVisible()
  await app.keyboard.press('ArrowRight')
  await expect(comments(app)).toContainText('Too slow.')
})

test('Qin is annotated by pointer; all of it survives a kill of the process', async ({ home, page }) => {
  const host = await startHost(home)
  await page.goto(host.url)
  await reviewQin(page)
  await unfoldNotes(page)
  await dock(page).getByRole('textbox', { name: 'Signed' }).fill('雅婷')
  await dock(page).getByRole('textbox', { name: 'Signed' }).press('Enter')
  await field(page).fill('**Founds** a province, see QIN-E1 and [[#1]].')
  await dock(page).getByRole('button', { name: 'interesting' }).click()
  await expect(dock(page).getByRole('button', { name: 'interesting' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(comments(page).locator('strong')).toHaveText('Founds')
  await expect(comments(page)).toContainText('雅婷')
  await dock(page).getByRole('button', { name: 'Bookmark' }).click()
  await dock(page).getByRole('textbox', { name: 'Name of the bookmark' }).fill('first tile')

  await drag(page, square(page, 'c3'), square(page, 'f6'), 'right')
  await square(page, 'h8').click({ button: 'right' })
  await pens(page).getByRole('button', { name: 'Letter' }).click()
  await square(page, 'b10').click({ force: true })
  await square(page, 'b11').click({ force: true })
  await pens(page).getByRole('button', { name: 'Square' }).click()
  await pens(page).getByRole('button', { name: 'Black' }).click()
  await square(page, 'm13').click({ force: true })
  const drawn = [/Arrow c3–f6/, /Circle h8/, /Letter A b10/, /Letter B b11/, /Square m13/]
  for (const mark of drawn) await expect(drawing(page)).toHaveAccessibleName(mark)
  // The same mark again removes it; the eraser removes all marks that touch a place.
  await square(page, 'm13').click({ force: true })
  await expect(drawing(page)).not.toHaveAccessibleName(/m13/)
  await pens(page).getByRole('button', { name: 'Erase' }).click()
  await square(page, 'f6').click({ force: true })
  await expect(drawing(page)).not.toHaveAccessibleName(/Arrow/)
  await dock(page)
    .getByRole('button', { name: /^Undo the last edit/ })
    .click()
  await expect(drawing(page)).toHaveAccessibleName(/Arrow c3–f6/)
  await pens(page).getByRole('button', { name: 'Stop drawing' }).click()
  await kept(page)
  const height = async (): Promise<number> => (await dock(page).boundingBox())?.height ?? 0
  const usual = await height()
  const edge = dock(page).getByRole('separator')
  const { x = 0, y = 0 } = (await edge.boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 5)
  await page.mouse.down()
  await page.mouse.move(x + 20, y - 95)
  await page.mouse.up()
  await expect.poll(height).toBe(usual + 100)
  await edge.press('ArrowUp')
  await expect.poll(height).toBe(usual + 124)
  const match = matchId(page)
  const said = await listed(page)
  expect(said).toEqual(expect.arrayContaining(['first tile']))
  const sketch = await drawing(page).getAttribute('aria-label')
  await host.kill()

  const again = await startHost(home)
  try {
    await page.goto(again.url)
    await openTable(page, match)
    await turnTo(page, 'Review')
    await expect.poll(height, 'the notes are as high as they were pulled').toBe(usual + 124)
    await expect.poll(() => listed(page)).toEqual(said)
    await expect(drawing(page)).toHaveAttribute('aria-label', sketch ?? '')
    await expect(dock(page).getByRole('button', { name: 'interesting' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('tab', { name: 'Moves' }).click()
    await expect(rows(page).last().locator('.step')).toHaveAttribute(
      'aria-label',
      /interesting, comment, first tile/,
    )

    // Links lead to steps and to rules.
    await comments(page).getByRole('button', { name: '#1' }).click()
    await expect(rowAt(page, 1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press(']')
    await expect(comments(page)).toContainText('province')
    await comments(page).getByRole('button', { name: 'QIN-E1' }).click()
    await expect(page.locator('.marked')).toContainText('QIN-E1')
    await expect(page.locator('.marked')).toBeInViewport()
  } finally {
    await again.stop()
  }
})

test('writing about the last step is not interrupted when the table goes on @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 24 })
  const last = rows(app).and(app.locator('[aria-selected=true]'))
  const step = (await last.getAttribute('data-step')) ?? ''
  await unfoldNotes(app)
  await field(app).fill('Half a thou')
  // Another window undoes the last action.
  await ask(app, 'table.undo', { match: matchId(app), at: step })
  await expect(last.locator('.step')).toHaveAttribute('aria-label', /taken back/)
  await app.keyboard.type('ght')
  await app.keyboard.press('Escape')
  await expect(last).toHaveAttribute('data-step', step)
  await expect(comments(app)).toContainText('Half a thought')
})

/** The stored notes of a match, as another window would read them. */
const storedNotes = async (page: Page, match: string): Promise<readonly string[]> => {
  const { notes } = await ask(page, 'notes.list', { match })
  return notes.flatMap(({ body, deleted }) => {
    if (deleted) return []
    return [body.kind === 'comment' ? body.text : body.kind === 'glyph' ? body.glyph : body.kind]
  })
}

for (const [where, leave] of [
  ['the library', (page: Page) => go(page, '/')],
  ['another match', (page: Page, other: string) => go(page, `/table/${other}?review`)],
] as const)
  test(`text written just before leaving for ${where} is stored, however late the answers are${sweepUnless(where === 'the library')}`, async ({
    app,
  }) => {
    const other = await createMatch(app, matchOf('qin', 2, { openHands: 'on' }, { title: 'Other' }))
    const barrier = await holdBack(app, 'notes.edit')
    await reviewQuorsum(app)
    await app.reload()
    await turnTo(app, 'Review')
    const match = matchId(app)
    await expect(dock(app)).toBeVisible()
    await app.keyboard.press('m')
    await expect(field(app)).toBeFocused()
    barrier.shut()
    // The first letter is on its way; the rest waits for its answer.
    await field(app).pressSequentially('秦的晚上 was long')
    await app.keyboard.press('Escape')
    // One sign is set and removed again, so the result has none.
    await app.keyboard.press('3')
    await app.keyboard.press('3')
    await leave(app, other)
    await expect(dock(app).and(app.locator(`:has(textarea)`))).toHaveCount(0)
    barrier.open()
    await expect.poll(() => storedNotes(app, match)).toEqual(['秦的晚上 was long'])
    expect(await storedNotes(app, other)).toEqual([])
    await expect(app.locator('.toasts .toast')).toHaveCount(0)
  })

for (const [when, isOpen] of [
  ['by another page that is open', true],
  ['by the next page', false],
] as const)
  test(`undelivered text of a closed page is stored ${when}${sweepUnless(when === 'by the next page')}`, async ({
    app,
  }) => {
    const barrier = await holdBack(app, 'notes.edit')
    await reviewQuorsum(app)
    await app.reload()
    await turnTo(app, 'Review')
    const match = matchId(app)
    const other = await app.context().newPage()
    if (isOpen) await other.goto(app.url())
    await app.bringToFront()
    await app.keyboard.press('m')
    await expect(field(app)).toBeFocused()
    barrier.shut()
    await field(app).pressSequentially('written in one go')
    const address = app.url()
    await app.goto('about:blank')
    if (!isOpen) await other.goto(address)
    await turnTo(other, 'Review')
    await expect(comments(other)).toContainText('written in one go')
    await expect.poll(() => storedNotes(other, match)).toEqual(['written in one go'])
    await expect
      .poll(() =>
        other.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('unanswered'))),
      )
      .toEqual([])
  })

test('text is stored when its page is closed while another program locks the library @sweep', async ({
  app,
  home,
}) => {
  await reviewQuorsum(app)
  const match = matchId(app)
  await app.keyboard.press('m')
  await expect(field(app)).toBeFocused()
  const again = await app.context().newPage()
  await again.goto(app.url())
  await app.bringToFront()
  const unlock = lockLibrary(home)
  try {
    await field(app).pressSequentially('written in one go')
    await app.goto('about:blank')
    unlock()
    await expect.poll(() => storedNotes(again, match)).toEqual(['written in one go'])
  } finally {
    unlock()
  }
})

test('Quorsum is annotated by keys alone; all of it survives a reload @sweep', async ({ app }) => {
  await reviewQuorsum(app)
  const strike = async (...strokes: readonly string[]): Promise<void> => {
    for (const stroke of strokes) await app.keyboard.press(stroke)
  }
  await strike('m')
  await expect(field(app)).toBeFocused()
  await app.keyboard.type('Laid evenly. 這裡很平均。')
  await strike('Escape', '2', 'b')
  await expect(comments(app)).toContainText('Laid evenly.')
  await expect(dock(app).getByRole('button', { name: 'good' })).toHaveAttribute('aria-pressed', 'true')
  await strike('6')
  await expect(dock(app).getByRole('button', { name: 'blunder' })).toHaveAttribute('aria-pressed', 'true')
  await strike('Control+z')
  await expect(dock(app).getByRole('button', { name: 'good' })).toHaveAttribute('aria-pressed', 'true')

  await strike('x')
  await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toBeFocused()
  await strike('ArrowRight', 'ArrowDown', 'Enter')
  await expect(drawing(app)).toHaveAccessibleName(/Circle B2$/)
  await strike('Escape')
  await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toBeHidden()
  await pens(app).getByRole('button', { name: 'Arrow' }).focus()
  await strike('Enter', 'Enter', 'ArrowRight', 'ArrowDown', 'Enter')
  await expect(drawing(app)).toHaveAccessibleName(/Arrow B2–C3/)
  await strike('Escape')
  await pens(app).getByRole('button', { name: 'Letter' }).focus()
  await strike('Enter', 'ArrowRight', 'k')
  await expect(drawing(app)).toHaveAccessibleName(/Letter K D3/)
  await strike('Control+z')
  await expect(drawing(app)).not.toHaveAccessibleName(/Letter/)
  await strike('Control+Shift+z')
  await expect(drawing(app)).toHaveAccessibleName(/Letter K D3/)
  await strike('Delete')
  await expect(drawing(app)).not.toHaveAccessibleName(/Letter/)
  await strike('Escape', 'Home', 'm')
  await app.keyboard.type('About the whole match')
  await strike('Escape', 'n')
  await expect(comments(app)).toContainText('Laid evenly.')
  await strike('Shift+N')
  await expect(comments(app)).toContainText('About the whole match')
  await kept(app)

  const said = await listed(app)
  expect(said).toEqual(expect.arrayContaining(['About the whole match', 'Laid evenly. 這裡很平均。']))
  await app.reload()
  await turnTo(app, 'Review')
  await expect.poll(() => listed(app)).toEqual(said)
  await app.keyboard.press(']')
  await expect(drawing(app)).toHaveAccessibleName('Drawn on the board: Circle B2, Arrow B2–C3')

  // Marks stay at their places when the window changes size.
  const circle = app.locator('.marks rect.line').first()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 700 },
  ]) {
    await app.setViewportSize(size)
    await expect.poll(() => markOffset(circle, cell(app, 'B2'))).toBeLessThan(3)
  }

  await app.keyboard.press('?')
  const sheet = app.getByRole('dialog', { name: 'Keyboard' })
  await expect(sheet).toContainText('Write about the step')
  await app.keyboard.press('Escape')
  await openLibrary(app)
  await app.getByRole('searchbox').or(app.getByPlaceholder(/Find/)).first().fill('很平均')
  await expect(rowOf(app, TITLE)).toHaveCount(1)
  await app.getByRole('searchbox').or(app.getByPlaceholder(/Find/)).first().fill('很平淡')
  await expect(rowOf(app, TITLE)).toHaveCount(0)
})

test('two people annotate one match apart, exchange files in both directions, and both keep every word @sweep', async ({
  app,
  browser,
}) => {
  const home = await makeHome()
  const host = await startHost(home)
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })
  try {
    await reviewQuorsum(app)
    const match = matchId(app)
    await ask(app, 'settings.set', { author: 'Ada' })
    await unfoldNotes(app)
    await say(app, 'common')
    await openLibrary(app)
    const first = await exportFile(app, TITLE)

    const far = await context.newPage()
    await far.goto(host.url)
    await ask(far, 'settings.set', { author: 'Bert', sign: '柏' })
    await pickFiles(far, [first])
    await importDialog(far).getByRole('button', { name: 'Open' }).click()
    await turnTo(far, 'Review')
    await expect(comments(far)).toContainText('common')
    // Comments of other people can be answered, not edited.
    await expect(comments(far).getByRole('button', { name: 'Edit this comment' })).toHaveCount(0)
    await expect(comments(far).getByRole('button', { name: 'Delete this comment' })).toHaveCount(0)
    await dock(far).getByRole('button', { name: 'mistake' }).click()
    await comments(far).getByRole('button', { name: 'Answer with a comment of your own' }).click()
    await say(far, 'said there')
    await cell(far, 'C3').click({ button: 'right' })
    await kept(far)
    await rowAt(far, 2).click()
    await dock(far).getByRole('button', { name: 'Bookmark' }).click()
    await kept(far)

    await openTable(app, match)
    await turnTo(app, 'Review')
    await dock(app).getByRole('button', { name: 'Edit this comment' }).click()
    await say(app, 'common, changed here')
    await drag(app, cell(app, 'A1'), cell(app, 'B2'), 'right')
    await kept(app)

    // Each exports its own state before either imports anything.
    await openLibrary(app)
    await openLibrary(far)
    const [here, there] = [await exportFile(app, TITLE), await exportFile(far, TITLE)]
    for (const [page, file] of [
      [app, there],
      [far, here],
    ] as const) {
      await pickFiles(page, [file])
      await importDialog(page).getByRole('button', { name: 'Open' }).click()
      await turnTo(page, 'Review')
      await expect(rows(page).first()).toBeVisible()
    }
    for (const page of [app, far]) {
      await rows(page).last().click()
      await expect(comments(page)).toHaveCount(2)
      await expect(drawing(page)).toHaveAccessibleName(/Circle C3/)
      await expect(drawing(page)).toHaveAccessibleName(/Arrow A1–B2/)
    }
    expect(await drawing(far).getAttribute('aria-label')).toBe(await drawing(app).getAttribute('aria-label'))
    expect(await moves(far)).toEqual(await moves(app))
    // Imported notes have a mark where they are new.
    const known = async (page: Page) => (await listed(page)).filter((words) => words !== 'New')
    const said = await known(app)
    expect(said).toEqual(expect.arrayContaining(['Ada common, changed here', 'Bert said there']))
    expect(await known(far)).toEqual(said)
    for (const page of [app, far]) {
      // Both see whose each note is, and can filter by one person.
      await expect(page.getByRole('tabpanel', { name: /^Notes/ })).toContainText('Ada')
      await page
        .getByRole('tabpanel', { name: /^Notes/ })
        .getByRole('button', { name: 'Bert', exact: true })
        .click()
      await expect(page.getByRole('tabpanel', { name: /^Notes/ })).not.toContainText('common, changed here')
      await page
        .getByRole('tabpanel', { name: /^Notes/ })
        .getByRole('button', { name: 'Everyone' })
        .click()
    }
  } finally {
    await context.close()
    await host.stop()
    await removeHome(home)
  }
})

test('a hostile comment runs nothing, loads nothing, and leads nowhere', async ({ app }) => {
  await reviewQuorsum(app)
  const match = matchId(app)
  const attacks = [
    '<script>window.pwned = 1</script>',
    '<img src="https://evil.example/a.png" onerror="window.pwned = 1">',
    '![x](https://evil.example/b.png)',
    '[click](javascript:window.pwned=1) [away](https://evil.example) <https://evil.example>',
    '<iframe src="https://evil.example"></iframe><style>@import "https://evil.example"</style>',
    '[[#1|<img src=x onerror=window.pwned=1>]] <svg onload="window.pwned=1">',
    `${'['.repeat(20_000)}${'> '.repeat(10_000)}`,
  ]
  const edits = attacks.flatMap((text) => [
    { step: match, body: { kind: 'comment', text, author: '' } as const },
    { step: match, body: { kind: 'bookmark', name: text.slice(0, 80) } as const },
  ])
  await ask(app, 'settings.set', { author: '<b>Eve</b>' })
  await ask(app, 'notes.edit', { match, edits })
  await app.keyboard.press('Home')
  await expect(comments(app)).toHaveCount(attacks.length)
  await expect(comments(app).first()).toContainText('<b>Eve</b>')
  await expect(dock(app)).toContainText('[away](https://evil.example)')
  await expect(dock(app).locator('script, img, iframe, style, svg[onload], a, [onerror]')).toHaveCount(0)
  await listed(app)
  const panel = app.getByRole('tabpanel', { name: /^Notes/ })
  await expect(panel.locator('script, img, iframe, style, svg[onload], a, [onerror]')).toHaveCount(0)
  expect(await app.evaluate(() => 'pwned' in globalThis)).toBe(false)
  await openLibrary(app)
  await expect(rowOf(app, TITLE)).toHaveCount(1)
  // The fixture fails the test if any request has left for another host.
})

test('no accessibility violations in annotated review in either theme @sweep', async ({ app }) => {
  await reviewQuorsum(app)
  await unfoldNotes(app)
  await say(app, 'See QO-5 and [[#1]].\n\n- one\n- two')
  await app.keyboard.press('1')
  await app.keyboard.press('b')
  await cell(app, 'B2').click({ button: 'right' })
  await expect(drawing(app)).toBeVisible()
  const found: Record<string, unknown> = {}
  const check = async (where: string): Promise<void> => {
    const here = await axeViolationsInBothThemes(app)
    if (here.length > 0) found[where] = here
  }
  await check('moves')
  await dock(app).getByRole('button', { name: 'Edit this comment' }).click()
  await check('writing')
  await listed(app)
  await check('notes')
  await app.keyboard.press('x')
  await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toBeFocused()
  await check('drawing')
  expect(found).toEqual({})
})
