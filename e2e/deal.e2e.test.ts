/** Matches of one deal: listed beside each other, each opened at the current step, and two side by side. */
import type { Locator, Page } from '@playwright/test'
import { qin } from '../src/engine/games/qin/index.ts'
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { generatedRecord } from './support/generatedRecords.ts'
import type { Json } from '../src/engine/kernel/json.ts'
import { findSecrets as qinSecrets } from '../src/engine/games/qin/testing/secrets.ts'
import { isObject } from '../src/engine/kernel/testing/secrets.ts'
import { importFile } from './support/imports.ts'
import { listen } from './support/secrecy.ts'
import { matchId, openLibrary, openTable } from './support/library.ts'
import { turnTo } from './support/moves.ts'
import { expectStep, scrubber } from './support/review.ts'
import { createMatch, go, matchOf, openMatch } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('two matches of one deal link to each other @sweep', async ({ app }) => {
  await openMatch(app, matchOf('quorsum', 2, {}, { title: 'The first' }))
  await expect(app.getByRole('grid', { name: 'Quorsum board' })).toBeVisible()
  const first = matchId(app)
  await app.getByRole('tab', { name: 'Match' }).click()
  await expect(app.getByText('No other match has been played with this deal yet.')).toBeVisible()
  await openMatch(
    app,
    matchOf('quorsum', 2, {}, { title: 'The second', chance: { source: 'same', match: first } }),
  )
  await expect(app.getByText('The second', { exact: true }).first()).toBeVisible()
  await expect(app.getByRole('grid', { name: 'Quorsum board' })).toBeVisible()
  await turnTo(app, 'Review')
  await app.keyboard.press('Home')
  await app.keyboard.press('ArrowRight')
  await app.getByRole('tab', { name: 'Match' }).click()
  const deals = app.getByRole('table', { name: 'The same deal' })
  await expect(deals.getByRole('row', { name: /The second/ })).toContainText('this one')
  expect(await axeViolations(app)).toEqual([])
  await deals.getByRole('button', { name: 'Open at step 1' }).click()
  await expect(app).toHaveURL(new RegExp(`${first}\\?review&at=1@[0-9a-f]{8}$`))
  await expect(app.getByText('The first', { exact: true }).first()).toBeVisible()
  await expectStep(app, 1)
  await openLibrary(app)
  await app.getByRole('button', { name: 'More for “The first”' }).click()
  await app.getByRole('menuitem', { name: 'Matches with this deal…' }).click()
  const dialog = app.getByRole('dialog', { name: 'The same deal' })
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(app.getByText('The second', { exact: true }).first()).toBeVisible()
})

test('the library offers to replay a deal where another match can share it @sweep', async ({ app }) => {
  await createMatch(app, matchOf('quorsum', 2, {}, { title: 'Open to all' }))
  await createMatch(app, matchOf('quorsum', 2, {}, { title: 'With dice', chance: { source: 'manual' } }))
  await createMatch(app, matchOf('qin', 2, {}, { title: 'With hands' }))
  await openLibrary(app)
  await expect(app.getByRole('row')).toHaveCount(3)
  const menu = app.getByRole('menu')
  for (const [title, offered] of [
    ['Open to all', 1],
    ['With dice', 0],
    ['With hands', 0],
  ] as const) {
    await app.getByRole('button', { name: `More for “${title}”` }).click()
    await expect(menu.getByRole('menuitem', { name: 'Matches with this deal…' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: 'Same deal again' })).toHaveCount(offered)
    await app.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  }
})

const side = (page: Page, name: 'left' | 'right'): Locator =>
  page.getByRole('region', { name: `Line on the ${name}` })
/** Steps get their names at once; their boards follow. */
const lookAt = async (page: Page, left: number, right: number): Promise<void> => {
  await expect(page.locator('.told .n')).toHaveText([String(left), String(right)])
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
const difference = (page: Page): Locator => page.locator('.difference')

test('two matches of one deal of Quorsum are stepped through together, by keyboard alone @sweep', async ({
  app,
}) => {
  const names = ['Ada', 'Bo']
  const first = await importFile(app, generatedRecord(quorsum, { names, main: 40 }))
  const second = await importFile(
    app,
    generatedRecord(quorsum, { names: ['Cy', 'Di'], main: 60, again: true }),
  )
  await openTable(app, `${first}?review=1&at=12`)
  await expect(scrubber(app)).toBeVisible()
  await app.keyboard.press('d')
  await lookAt(app, 12, 12)
  await expect(app.getByRole('grid')).toHaveCount(2)
  await expect(difference(app)).toHaveText(/after step 4\. Left: Ada .* Right: Cy /)
  expect(await axeViolations(app)).toEqual([])

  await app.keyboard.press('ArrowRight')
  await lookAt(app, 13, 13)
  await app.keyboard.press('Shift+ArrowRight')
  await app.keyboard.press('Shift+ArrowLeft')
  const turns = await app.locator('.told .n').allInnerTexts()
  expect(new Set(turns).size, 'the same turn begins elsewhere').toBe(2)
  await app.keyboard.press('Home')
  await lookAt(app, 0, 0)
  await app.keyboard.press('ArrowRight')
  await lookAt(app, 1, 1)
  const tiles = (name: 'left' | 'right'): Promise<readonly (string | null)[]> =>
    side(app, name)
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(await tiles('left'), 'the same tiles were laid').toEqual(await tiles('right'))

  const hide = app.getByRole('button', { name: 'Hide what comes later' })
  await hide.focus()
  await app.keyboard.press('Enter')
  await expect(difference(app)).toHaveText('Both are the same up to here.')
  for (let press = 0; press < 5; press += 1) await app.keyboard.press('ArrowRight')
  await expect(difference(app)).toContainText('The lines part after step 4.')
  // With later steps hidden, the end asks for confirmation.
  await app.keyboard.press('End')
  await expect(app.getByText('This line ends here.')).toHaveCount(0)
  await app.keyboard.press('End')
  await expect(app.getByText('This line ends here.')).toHaveCount(1)
  await side(app, 'left').getByRole('combobox').selectOption(second)
  await expect(difference(app)).toHaveText('Both are the same up to here.')
  await app.keyboard.press('Escape')
  await expect(app).toHaveURL(new RegExp(`table/${second}\\?review&at=12@[0-9a-f]{8}$`))
})

test('beside a finished match of Qin, an unfinished one shows only public information @sweep', async ({
  app,
}) => {
  const names = ['Ada', 'Bo']
  const over = await importFile(app, generatedRecord(qin, { names, main: 300 }))
  const open = await importFile(app, generatedRecord(qin, { names, main: 30, again: true }))
  await go(app, `/deal/${over}/${open}?at=20`)
  await lookAt(app, 20, 20)
  // The listener starts first, and without the library, whose pictures show how matches ended.
  const wire = listen(app, qinSecrets)
  await app.reload()
  await lookAt(app, 20, 20)
  await expect(app.getByRole('grid')).toHaveCount(2)
  await expect(side(app, 'right')).toContainText('Not over yet: public view')
  await expect(side(app, 'left')).not.toContainText('Not over yet')
  expect(wire.leaks, 'until somebody asks for more, no hand is told').toEqual([])

  const before = wire.frames.length
  await app.getByRole('radio', { name: 'All', exact: true }).click()
  await app.keyboard.press('Tab')
  await app.getByRole('button', { name: 'Both one step forward' }).click()
  await lookAt(app, 21, 21)
  const viewers = (match: string): readonly Json[] =>
    wire.frames.slice(before).flatMap((frame) => {
      const { answer = null } = JSON.parse(frame) as { readonly answer?: Json }
      const value = isObject(answer) ? answer['value'] : undefined
      return isObject(value) && value['match'] === match && 'view' in value ? [value['viewer'] ?? null] : []
    })
  await expect.poll(() => viewers(over)).toContain('all')
  await expect.poll(() => viewers(open)).not.toEqual([])
  expect(new Set(viewers(open))).toEqual(new Set(['public']))
  expect(await axeViolations(app)).toEqual([])
})
