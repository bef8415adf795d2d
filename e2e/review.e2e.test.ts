/** Review: jumps along a line, the history of a place, branches compared and promoted, and a large tree. */
import type { Locator, Page } from '@playwright/test'
import { qin } from '../src/engine/games/qin/index.ts'
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { importFile } from './support/imports.ts'
import { holdBack } from './support/networkDelay.ts'
import { generatedRecord, large, reviewGenerated } from './support/generatedRecords.ts'
import { matchId, openTable } from './support/library.ts'
import { branchRow, chooseAt, moves, openTab, rowAt, rows } from './support/moves.ts'
import { square } from './games/qin/driver.ts'
import { board, cell } from './games/quorsum/locators.ts'
import { endCard, focused } from './support/screen.ts'
import { ask } from './support/apiRequest.ts'
import { expectStep, scrubber } from './support/review.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const where = (page: Page): Locator => page.getByRole('region', { name: 'Replay', exact: true })
const stepNumber = async (page: Page): Promise<number> =>
  Number(await scrubber(page).getAttribute('aria-valuenow'))
/** The row of the current step. */
const current = (page: Page): Locator => rows(page).and(page.locator('[aria-selected=true]'))
/** What happened at the current step, below the list. */
const happened = (page: Page): Locator => page.getByRole('region', { name: 'What happened at this step' })
const currentStep = (page: Page): Promise<string | null> => current(page).getAttribute('data-step')

/** Chooses a target of jumps; the next one becomes the current step. */
const aimAt = async (page: Page, name: RegExp): Promise<void> => {
  await page.keyboard.press('l')
  await page.getByRole('menuitemradio', { name }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}

test('Quorsum is navigated by round, kind of event, branching and number; branchings remember the line', async ({
  app,
}) => {
  const names = ['Ada', 'Bo']
  await reviewGenerated(app, quorsum, { names, options: { raceTo: 3 }, main: 70, branches: 2, each: 8 })
  await expect(scrubber(app)).toBeVisible()
  await app.keyboard.press('Home')
  await app.keyboard.press('r')
  await expect(where(app)).toContainText('turn 2 ends')
  // What is told of a step is in whole lines above its lower edge, where more fades.
  const [room, line, edge] = await happened(app).evaluate((box) => {
    const style = box.ownerDocument.defaultView?.getComputedStyle(box)
    return [box.clientHeight, parseFloat(style?.lineHeight ?? ''), parseFloat(style?.paddingBottom ?? '')]
  })
  expect(edge).toBeGreaterThan(0)
  expect(((room ?? 0) - (edge ?? 0)) % (line ?? 1)).toBe(0)
  await where(app).getByRole('button', { name: 'What the signs mean' }).click()
  await expect(app.getByRole('dialog', { name: 'What the signs mean' })).toContainText(
    'Where the buttons for jumps stop: Rounds',
  )
  await app.keyboard.press('Escape')
  await expect(app.getByRole('dialog')).toHaveCount(0)
  await app.keyboard.press('Shift+R')
  await expectStep(app, 0)

  await app.keyboard.press('v')
  await expect.poll(() => stepNumber(app)).toBeGreaterThan(0)
  const fork = await stepNumber(app)
  await expect.poll(() => rowAt(app, fork + 1).count()).toBeGreaterThan(1)
  const [one, other] = [rowAt(app, fork + 1).first(), rowAt(app, fork + 1).last()]
  await other.click()
  await expectStep(app, fork + 1)
  const varied = await currentStep(app)
  expect(varied).not.toBe(await one.getAttribute('data-step'))
  await app.keyboard.press('ArrowLeft')
  await expectStep(app, fork)
  await app.keyboard.press('ArrowRight')
  await expectStep(app, fork + 1)
  expect(await currentStep(app)).toBe(varied)
  // After following another line, the branching remembers that one.
  await one.click()
  await rowAt(app, fork).first().click()
  await expectStep(app, fork)
  await app.keyboard.press('ArrowRight')
  await expectStep(app, fork + 1)
  expect(await currentStep(app)).not.toBe(varied)

  await app.keyboard.press('g')
  await app.keyboard.type('12')
  await app.keyboard.press('Enter')
  await expectStep(app, 12)
  await app.keyboard.press('Home')
  await aimAt(app, /^Flips/)
  await expect(happened(app)).toContainText('flips')
  const flip = await stepNumber(app)
  await app.keyboard.press('j')
  await expect.poll(() => stepNumber(app)).toBeGreaterThan(flip)
  await app.keyboard.press('Shift+J')
  await expectStep(app, flip)
  await app.keyboard.press('?')
  await expect(app.getByRole('dialog')).toContainText('Type a step number')
  await app.keyboard.press('Escape')
})

test('later steps are hidden, and the replay made slower and faster, by keys @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 12 })
  const hide = app.getByRole('button', { name: 'Hide what comes later' })
  const speed = app
    .getByRole('radiogroup', { name: 'Speed of the replay' })
    .getByRole('radio', { checked: true })
  await app.keyboard.press('h')
  await expect(hide).toHaveAttribute('aria-pressed', 'true')
  await app.keyboard.press('h')
  await expect(hide).toHaveAttribute('aria-pressed', 'false')
  await expect(speed).toHaveText('30 s')
  for (const [key, now] of [
    ['>', '2×'],
    ['>', '4×'],
    ['>', '4×'],
    ['<', '2×'],
    ['<', '1×'],
    ['<', '½×'],
    ['<', '½×'],
  ] as const) {
    await app.keyboard.press(key)
    await expect(speed).toHaveText(now)
  }
})

test('Qin is navigated by the steps of a seat and by the changes of pagodas @sweep', async ({ app }) => {
  await reviewGenerated(app, qin, { names: ['Ada', 'Bo', 'Cy'], options: { openHands: 'on' }, main: 40 })
  await expect(scrubber(app)).toBeVisible()
  await app.keyboard.press('Home')
  await aimAt(app, /^Steps of Cy/)
  await expect(current(app).locator('.step')).toHaveAttribute('aria-label', /^\d+, Cy,/)
  const first = await stepNumber(app)
  await where(app).getByRole('button', { name: 'Next: Steps of Cy' }).click()
  await expect.poll(() => stepNumber(app)).toBeGreaterThan(first)
  await expect(current(app).locator('.step')).toHaveAttribute('aria-label', /^\d+, Cy,/)
  await aimAt(app, /^Pagodas placed/)
  await expect(happened(app)).toContainText(/pagoda/)
  expect(await axeViolations(app)).toEqual([])
})

const history = (page: Page): Locator => page.getByRole('dialog', { name: /^Steps at / })
const told = (page: Page): Locator => history(page).getByRole('listbox').getByRole('option')

test('a tile of Quorsum lists its steps; without spoilers only those so far @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 40 })
  await expect(scrubber(app)).toBeVisible()
  await app.keyboard.press('p')
  const place = /Steps at (\w+)/.exec((await history(app).getAttribute('aria-label')) ?? '')?.[1] ?? ''
  // It is beside the board, of which it hides nothing.
  const right = await board(app).evaluate((grid) => grid.getBoundingClientRect().right)
  const left = await history(app).evaluate((list) => list.getBoundingClientRect().left)
  expect(left).toBeGreaterThan(right)
  const all = await told(app).count()
  expect(all).toBeGreaterThan(0)
  for (const each of await told(app).allInnerTexts()) expect(each).toContain(place)
  // It opens at the current step, which is the end.
  await expect(told(app).last()).toBeFocused()
  await expect(told(app).last()).toHaveAttribute('aria-selected', 'true')
  await app.keyboard.press('ArrowDown')
  await app.keyboard.press('Home')
  await app.keyboard.press('Enter')
  const [first = ''] = (await told(app).first().innerText()).split('\n')
  await expectStep(app, Number(first))
  await app.keyboard.press('Escape')
  await expect(history(app)).toBeHidden()

  await where(app).getByRole('button', { name: 'Hide what comes later' }).click()
  await expect(rows(app).last()).toHaveAttribute('aria-selected', 'true')
  // The list renders only visible steps: its end and its beginning.
  const listed = async (): Promise<readonly number[]> =>
    (await rows(app).locator('.n').allInnerTexts()).map(Number)
  const last = await listed()
  await app.getByRole('tree', { name: 'Moves' }).evaluate((tree) => (tree.scrollTop = 0))
  const steps = Array.from({ length: Number(first) }, (_, index) => index + 1)
  await expect
    .poll(async () => [...new Set([...(await listed()), ...last])].sort((one, other) => one - other))
    .toEqual(steps)
  await cell(app, place).click()
  await expect(told(app)).toHaveCount(1)
  expect(all).toBeGreaterThan(1)
  await app.keyboard.press('Escape')
  await expect(history(app)).toBeHidden()
  await app.keyboard.press('End')
  await expect(
    app.getByText('What comes later is hidden. Press End again', { exact: false }).last(),
  ).toBeVisible()
  await expectStep(app, Number(first))
  await app.keyboard.press('End')
  await expect.poll(() => stepNumber(app)).toBeGreaterThan(Number(first))
})

test('a square of Qin lists the tiles laid on it @sweep', async ({ app }) => {
  await reviewGenerated(app, qin, { names: ['Ada', 'Bo'], options: { openHands: 'on' }, main: 20 })
  await expect(scrubber(app)).toBeVisible()
  const placed = rows(app)
    .filter({ hasText: / on [a-m]\d/ })
    .first()
  const notation = await placed.locator('.notation').innerText()
  const [, name = ''] = /\b([a-m]\d+)-[a-m]\d+$/.exec(notation) ?? []
  await square(app, name).click()
  await expect(history(app)).toHaveAccessibleName(`Steps at ${name}`)
  await expect(told(app).filter({ hasText: ' places ' })).not.toHaveCount(0)
  await told(app).first().click()
  await expect(current(app).locator('.notation')).toHaveText(notation)
  expect(await axeViolations(app)).toEqual([])
})

const side = (page: Page, name: 'left' | 'right'): Locator =>
  page.getByRole('region', { name: `Line on the ${name}` })

test('two branches of Quorsum are stepped through side by side from where they part @sweep', async ({
  app,
}) => {
  await reviewGenerated(app, quorsum, {
    names: ['Ada', 'Bo'],
    options: { raceTo: 3 },
    main: 50,
    branches: 2,
    each: 12,
  })
  await expect(scrubber(app)).toBeVisible()
  await app.keyboard.press('c')
  const status = app.getByRole('group', { name: 'Both lines' }).getByRole('status')
  await expect(status).toHaveText(/^1\sof\s\d+\safter the branch point/)
  const difference = app.locator('.difference')
  const fork = Number(/step (\d+)/.exec(await difference.innerText())?.[1])
  // In a small window the sentence has the width of the keys below it.
  await app.setViewportSize({ width: 1024, height: 700 })
  expect(await difference.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(600)
  await app.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['left', 'right'] as const) {
    await expect(side(app, name).locator('.told .n')).toHaveText(String(fork + 1))
    await expect(side(app, name).getByRole('grid')).toBeVisible()
  }
  const [one, other] = await Promise.all(
    (['left', 'right'] as const).map((name) => side(app, name).locator('.told .notation').innerText()),
  )
  expect(one).not.toBe(other)
  // Where they part is framed on both boards.
  for (const name of ['left', 'right'] as const)
    await expect(side(app, name).getByTestId('preview').locator('[data-place]')).not.toHaveCount(0)
  // The frames leave out the words of the board, such as chances over the edges of tiles.
  const covered = side(app, 'left').getByTestId('preview').locator('mask [fill=black]')
  const words = side(app, 'left').locator('.place [data-words]')
  await expect(words).not.toHaveCount(0)
  await expect(covered).toHaveCount(await words.count())
  // Notation is for those who ask for it.
  await expect(side(app, 'left').locator('.told .notation')).toBeHidden()
  await ask(app, 'settings.set', { notation: true })
  await expect(side(app, 'left').locator('.told .notation')).toBeVisible()
  await app.keyboard.press('ArrowRight')
  await expect(side(app, 'left').locator('.told .n')).toHaveText(String(fork + 2))
  await expect(side(app, 'right').locator('.told .n')).toHaveText(String(fork + 2))
  await app.keyboard.press('Home')
  const boards = app.getByRole('grid').locator('[role=gridcell]')
  await expect(boards).toHaveCount(32)
  // Each side shows its position once it has loaded.
  await expect(async () => {
    const cells = await boards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    expect(cells.slice(0, 16), 'at the branching both are one position').toEqual(cells.slice(16))
  }).toPass()
  await side(app, 'right').getByRole('combobox').selectOption('Line 2')
  await expect(difference).not.toContainText(`step ${fork}.`)
  expect(await axeViolations(app)).toEqual([])
  await app.keyboard.press('Escape')
  await focused(app.getByRole('button', { name: 'Play', exact: true }))
})

test('a branch of Qin becomes the main line, and the line played before is still there', async ({ app }) => {
  await reviewGenerated(app, qin, {
    names: ['Ada', 'Bo'],
    options: { openHands: 'on' },
    main: 16,
    branches: 1,
    each: 30,
  })
  await openTab(app, 'Match')
  await branchRow(app, 'Line 1').getByRole('button', { name: 'Make branch Line 1 the main line' }).click()
  await expect(branchRow(app, 'Played before')).toContainText('step 1')
  await expect(branchRow(app, 'Line 1')).toContainText('deleted')
  await app.keyboard.press('End')
  await expect.poll(() => stepNumber(app)).toBeGreaterThan(30)
  await app.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(branchRow(app, 'Played before')).toContainText('deleted')
  await expect(branchRow(app, 'Line 1').last()).toContainText('step')
})

test('branches are promoted, deleted and recovered by keyboard alone, and the focus stays with them @sweep', async ({
  app,
}) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 24, branches: 1, each: 6 })
  await expect(scrubber(app)).toBeVisible()
  const tree = app.getByRole('tree', { name: 'Moves' })
  await tree.focus()
  await app.keyboard.press('Shift+Enter')
  await expect(app.getByRole('menuitem', { name: 'Try from here' })).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(tree).toBeFocused()

  await app.getByRole('tab', { name: 'Match' }).focus()
  await app.keyboard.press('Enter')
  const button = (name: RegExp): Locator => branchRow(app, 'Line 1').getByRole('button', { name })
  await button(/^Delete branch/).focus()
  await app.keyboard.press('Enter')
  await expect(button(/^Recover branch/)).toBeFocused()
  await app.keyboard.press('Enter')
  await expect(branchRow(app, 'Line 1').locator('button').first()).toBeFocused()
  await button(/^Make branch/).focus()
  await app.keyboard.press('Enter')
  await expect(branchRow(app, 'Played before')).toBeVisible()
  await expect(button(/^Recover branch/)).toBeFocused()
})

test('any luck can be tried, also the layout of the tiles @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 20 })
  await expect(scrubber(app)).toBeVisible()
  // The board of the current step may load slowly; until then the question is unknown.
  const positions = await holdBack(app, 'table.position')
  await app.reload()
  await expect(app.getByRole('grid', { name: 'Quorsum board' })).toBeVisible()
  positions.shut()
  await app.keyboard.press('Home')
  await expectStep(app, 0)
  await where(app).getByRole('button', { name: 'Try from here' }).click()
  positions.open()
  const asked = app.getByRole('alert').filter({ hasText: 'What if it had come out differently?' })
  await expect(asked).toContainText('16 tiles still missing')
  await cell(app, 'D4').click()
  await app.keyboard.press('d')
  await app.keyboard.press('6')
  await expect(asked).toContainText('15 tiles still missing')
  expect(await axeViolations(app)).toEqual([])

  // The menu of a step asks the same, as soon as that step is current.
  await asked.getByRole('button', { name: 'Close' }).click()
  await expect(asked).toBeHidden()
  await chooseAt(rowAt(app, 1), 'Try from here')
  await expectStep(app, 1)
  await expect(asked).toBeVisible()
})

test('where chance acts, another move can be tried instead of another outcome @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], options: { raceTo: 3 }, main: 60 })
  await app.keyboard.press('End')
  await expectStep(app, 60)
  const rolled = (await moves(app)).findLast(({ actor }) => actor === 'Chance')
  await rowAt(app, (rolled?.depth ?? 0) - 1).click()
  await where(app).getByRole('button', { name: 'Try from here' }).click()
  const asked = app.getByRole('alert').filter({ hasText: 'Instead of “' })
  await asked.getByRole('button', { name: 'Different luck' }).click()
  await expect(app.getByRole('alert').filter({ hasText: 'What if it had come out' })).toBeVisible()
  await app.keyboard.press('Escape')
  await where(app).getByRole('button', { name: 'Try from here' }).click()
  await asked.getByRole('button', { name: 'Another move' }).click()
  await expect(app.getByRole('region', { name: 'Branch A' })).toBeVisible()
  const { branches, turn } = await ask(app, 'table.read', { match: matchId(app) })
  expect(branches).toHaveLength(2)
  expect(typeof turn.by, 'a seat is to act').toBe('number')
})

test('the list of moves stands still while the match is stepped through, and says below what happened @sweep', async ({
  app,
}) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 40 })
  await app.keyboard.press('Home')
  await expectStep(app, 0)
  const places = (): Promise<readonly number[]> =>
    rows(app).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  const before = await places()
  const told = new Set<string>()
  for (let step = 1; step <= 6; step += 1) {
    await app.keyboard.press('ArrowRight')
    await expectStep(app, step)
    await expect(happened(app)).toContainText(`${step}.1`)
    told.add(await happened(app).innerText())
    expect(await places()).toEqual(before)
  }
  expect(told.size).toBe(6)
})

test('a branch is listed in one piece, with the long line it left folded @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 60, branches: 1, each: 6 })
  const { branches } = await ask(app, 'table.read', { match: matchId(app) })
  const branch = branches.find(({ id }) => id !== 'main')?.id ?? ''
  await ask(app, 'table.switch', { match: matchId(app), branch })
  const main = rows(app).filter({ hasText: 'Main line' })
  await expect(main.locator('.box.folded')).toBeVisible()
  const numbers = await rows(app)
    .locator('.step .n, .box')
    .evaluateAll((all) => all.map((each) => Number(each.textContent)))
  const box = numbers.findIndex((number) => Number.isNaN(number))
  expect(numbers[box + 1]).toBe((numbers[box - 1] ?? 0) + 1)
})

test('a draw has no winner, and nothing can be tried from a finished match @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 60 })
  const seats = app.getByRole('region', { name: 'Seats' })
  await expect(seats.getByText('A draw')).toHaveCount(2)
  await expect(seats.getByText('Winner')).toHaveCount(0)
  const toast = app.locator('.toasts').getByText(/nothing left to try/)
  await where(app).getByRole('button', { name: 'Try from here' }).click()
  await expect(toast).toBeVisible()
  expect(await ask(app, 'table.read', { match: matchId(app) })).toMatchObject({
    branches: [{ id: 'main' }],
  })
  // It is about that step only.
  await app.keyboard.press('ArrowLeft')
  await expect(toast).toHaveCount(0)
})

test('a tree of 5,000 steps, 50 branches and 500 comments is navigated without losing a press @sweep', async ({
  app,
}) => {
  await openTable(app, `${await importFile(app, large())}?review=1`)
  await expect(scrubber(app)).toBeVisible()
  // The replay counts the steps of the line, and nothing else counts others.
  await expect(app.locator('.saved')).toHaveText('Saved')
  await expect(app.getByRole('tab', { name: 'Notes' })).toContainText('500')
  await expect(current(app)).toBeInViewport()
  await app.keyboard.press('Home')
  await expectStep(app, 0)
  for (let press = 0; press < 60; press += 1) await app.keyboard.press('ArrowRight')
  await expectStep(app, 60)
  await expect(current(app)).toBeInViewport({ ratio: 1 })
  await app.keyboard.press('Shift+V')
  await expect.poll(() => stepNumber(app)).toBeLessThan(60)
  const fork = await stepNumber(app)

  // With so many variations, all but the current one are collapsed.
  const tree = app.getByRole('tree', { name: 'Moves' })
  const folded = app.locator('.box.folded')
  await expect(folded).not.toHaveCount(0)
  await expect(rowAt(app, fork + 1)).toHaveCount(1)
  expect(await axeViolations(app)).toEqual([])
  await tree.focus()
  await app.keyboard.press('*')
  await expect(folded).toHaveCount(0)
  await expect(rowAt(app, fork + 1)).toHaveCount(2)
  await rowAt(app, fork + 1)
    .last()
    .click()
  await app.keyboard.press('*')
  await expect(rowAt(app, fork + 1), 'the variation looked at stays open').toHaveCount(2)
  await app.keyboard.press('ArrowDown')
  await expectStep(app, fork + 2)
  await app.keyboard.press('End')
  await expect(current(app)).toBeInViewport()
})

test('a finished match is reviewed from its first decision', async ({ app }) => {
  await openTable(app, await importFile(app, generatedRecord(qin, { names: ['Ada', 'Bo'], main: 300 })))
  await endCard(app).getByRole('button', { name: 'Review the match' }).click()
  // The deal comes before it.
  await expect.poll(() => stepNumber(app)).toBeGreaterThan(1)
  const first = await stepNumber(app)
  await expect(current(app)).toContainText(/ on [a-m]\d/)
  await app.keyboard.press('ArrowLeft')
  await expectStep(app, first - 1)
  await expect(current(app)).not.toContainText(/ on [a-m]\d/)
})

test('the list of moves begins at the current step and draws no other rows first', async ({ app }) => {
  const match = await importFile(app, generatedRecord(quorsum, { names: ['Ada', 'Bo'], main: 300 }))
  await app.evaluate(`{
    window.drawn = new Set()
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('[role=treeitem]')) window.drawn.add(row.id)
    }).observe(document.body, { subtree: true, childList: true })
  }`)
  await openTable(app, `${match}?review=1`)
  await expect(current(app)).toBeInViewport({ ratio: 1 })
  const inSight = await rows(app).count()
  expect(await app.evaluate('window.drawn.size')).toBeLessThan(2 * inSight)
})

test('a match opened in review is left for its result', async ({ app }) => {
  const match = await importFile(app, generatedRecord(qin, { names: ['Ada', 'Bo'], main: 300 }))
  await openTable(app, `${match}?review=1`)
  await expect(current(app)).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(endCard(app)).toBeVisible()
})

test('the first review of a game keeps what annotates behind one button, and its result leads to a puzzle', async ({
  app,
}) => {
  const match = await importFile(app, generatedRecord(qin, { names: ['Ada', 'Bo'], main: 300 }))
  await ask(app, 'settings.set', { coach: { qin: { on: true, seen: {}, first: match } } })
  await openTable(app, match)
  await endCard(app).getByRole('button', { name: 'Review the match' }).click()
  const tools = app.getByRole('toolbar', { name: 'Draw on the board' })
  const annotate = app.getByRole('button', { name: 'Annotate' })
  await expect(annotate).toBeVisible()
  await expect(tools).toHaveCount(0)
  await annotate.click()
  await expect(tools).toBeVisible()
  await expect(app.getByRole('group', { name: 'Evaluation' })).toBeVisible()
  await openTable(app, match)
  await endCard(app).getByRole('button', { name: 'Puzzle' }).click()
  await expect(app.getByRole('banner').getByRole('link', { name: 'Qin' })).toBeVisible()
  await expect(app.locator('.meta')).toContainText(/Puzzle \d+/)
})

test('the words of a move are whole in the list, in both languages', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await reviewGenerated(app, quorsum, { names: ['Ada Lovelace', 'Bo Diddley'], main: 60 })
  for (const language of ['zh-Hant', 'en'] as const) {
    await ask(app, 'settings.set', { language })
    await expect(app.locator('html')).toHaveAttribute('lang', language)
    await expect(rows(app).first()).toBeVisible()
    const cut = rows(app)
      .locator('.did, .words')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      )
    expect(await cut).toEqual([])
  }
})

test('the highlights of a match link to their steps, with the result still beside the board @sweep', async ({
  app,
}) => {
  const match = await importFile(app, generatedRecord(qin, { names: ['Ada', 'Bo'], main: 300 }))
  await openTable(app, match)
  const facts = endCard(app).locator('.story').getByRole('button')
  const isShown = async (fact: Locator): Promise<void> => {
    await expect(fact).toHaveAttribute('aria-current', 'step')
    await expect(endCard(app)).toBeVisible()
    await expect(scrubber(app)).toBeVisible()
  }
  await facts.first().click()
  await isShown(facts.first())
  expect(await stepNumber(app)).toBeGreaterThan(0)
  // Its number on the graph below the board does the same.
  await app.getByLabel('Table or review').getByText('Table', { exact: true }).click()
  await expect(facts.first()).not.toHaveAttribute('aria-current')
  await app.locator('.course').getByRole('button').first().click()
  await isShown(facts.first())
  // With later steps hidden, they are hidden too.
  await app.getByRole('button', { name: 'Hide what comes later' }).click()
  await expect(endCard(app)).toBeHidden()
  await expect(app.getByRole('tab', { name: 'Result' })).toHaveCount(0)
})
