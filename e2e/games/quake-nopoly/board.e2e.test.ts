/** The board of Quake-nopoly: what is written on its cards and trays, and marks on the map and its sheet. */
import type { Locator, Page } from '@playwright/test'
import { quakeNopoly } from '../../../src/engine/games/quake-nopoly/index.ts'
import type { View as QuakeView } from '../../../src/engine/games/quake-nopoly/view/schema.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { ask } from '../../support/apiRequest.ts'
import { expect, test } from '../../support/fixtures.ts'
import { reviewGenerated } from '../../support/generatedRecords.ts'
import { hintFor, sayHints } from '../../support/hints.ts'
import { importRecord } from '../../support/imports.ts'
import { openTable } from '../../support/library.ts'
import { boxes, holds, openPlayed, overlaps, toReview } from '../../support/layoutBoxes.ts'
import { Sweep } from '../../support/layoutFaults.ts'
import { holdBack } from '../../support/networkDelay.ts'
import { drawing, pens } from '../../support/notes.ts'
import { openLesson as openPhoneLesson } from '../../support/phonePage.ts'
import { scrubber } from '../../support/review.ts'
import { curtain, openUncovered, pressCurtains } from '../../support/screen.ts'
import { stationOf } from '../../support/stations.ts'
import { staged, standAt } from '../../support/stages.ts'
import { studyOf } from '../../support/studiedMatches.ts'
import { beginQuakeNopoly } from './partialMatch.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The list of games erases the game's own types.
const game = quakeNopoly as unknown as AnyGame

/** The buildings of the hand, once it is uncovered. */
const hand = (page: Page): Locator => page.getByRole('group', { name: 'Hand' }).getByRole('button')

test('viewpoints and drawing tools do not cover the board @sweep', async ({ app }) => {
  await openPlayed(app, quakeNopoly.id, 6)
  await toReview(app)
  await expect(app.getByRole('radiogroup', { name: 'Viewpoint' })).toBeVisible()
  const headings = app.locator(
    '.place [data-qk-seat], .place [data-qk-land], .place [data-qk-phase], .place .legend',
  )
  const seg = app.locator('.viewpoint .seg')
  const pens = app.locator('.pens')
  const words = app.locator('.place svg text')
  const faults = async (): Promise<readonly string[]> =>
    overlaps(
      [...(await boxes(seg)), ...(await boxes(pens))],
      [...(await boxes(headings)), ...(await boxes(words))],
    )
  await holds(app, [seg, headings, words], faults)
  await app.keyboard.press('x')
  await expect(app.locator('.pens[role=toolbar]')).toBeVisible()
  await holds(app, [seg, pens, headings, words], faults)
})

const paysTwoBricks = (view: unknown): boolean => {
  // Only positions of Quake-nopoly arrive here.
  const { by, players, turnPossible } = view as QuakeView
  const [brick = 0] = (typeof by === 'number' ? players[by]?.stock : undefined) ?? []
  const { pay, why } = turnPossible?.trade ?? {}
  return pay === 2 && why === null && brick >= 2
}

for (const seats of [2, 6])
  test(`the pieces a choice takes from one of ${seats} seats cover neither a name nor a role @sweep`, async ({
    app,
  }) => {
    await openPlayed(app, quakeNopoly.id, seats, { until: paysTwoBricks })
    await app.locator('[data-qk-does=trade]').click()
    for (const piece of ['pay brick', 'pay brick', 'take steel'])
      await app.locator(`[data-qk-piece="${piece}"]`).click()
    const changes = app.locator('.place .change')
    await expect(changes).toHaveText(['−2', '+1'])
    const pickers = app.locator('footer.tray .picker')
    const names = app.locator('.place .seatrow :is(.nm, .role)')
    const [paid, taken] = [pickers.first().locator('li'), pickers.last().locator('li')]
    await holds(app, [changes, names, paid, taken], async () => [
      ...overlaps(await boxes(changes), await boxes(names)),
      ...overlaps(await boxes(paid), await boxes(taken)),
    ])
  })

test('an advised building is drawn on its site until the player begins something', async ({ app }) => {
  const { record, wish } = stationOf(game, [{ seats: 3 }], 'build', 'advice')
  const spoken = await sayHints(app)
  spoken.say(hintFor(game, record, wish))
  await pressCurtains(app)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  const advised = app.locator('.place .level.advised')
  await expect(hand(app).first()).toBeVisible()
  await expect(advised).toHaveCount(0)
  await app.keyboard.press('i')
  await expect(app.getByRole('region', { name: 'Hint' })).toContainText('Chance of winning')
  await expect(advised).toHaveCount(1)
  await app.keyboard.press('b')
  await expect(advised).toHaveCount(0)
})

test('a letter pressed before the hand is uncovered does nothing', async ({ app }) => {
  const { record } = stationOf(game, [{ seats: 3 }], 'build', 'advice')
  const barrier = await holdBack(app, 'table.position')
  await pressCurtains(app)
  await importRecord(app, record)
  await openTable(app, record.root)
  await expect(curtain(app)).toBeVisible()
  barrier.shut()
  await curtain(app).click()
  const tray = app.getByLabel('Tray')
  await expect(tray).toContainText('hand is hidden')
  // Elsewhere at the table the letter sets a bookmark.
  await app.keyboard.press('b')
  barrier.open()
  await expect(hand(app).first()).toBeVisible()
  await expect(tray).toContainText('choose an action')
  expect((await ask(app, 'notes.list', { match: record.root })).notes).toEqual([])
})

test('where a tray has no room for both payment and gain, the unfinished one is visible', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await openPlayed(app, quakeNopoly.id, 2, { until: paysTwoBricks })
  await app.locator('[data-qk-does=trade]').click()
  const [paid, taken] = [app.locator('[data-qk-purse=pay]'), app.locator('[data-qk-purse=take]')]
  await expect(paid).toBeInViewport({ ratio: 0.95 })
  for (let brick = 0; brick < 2; brick += 1) await app.locator('[data-qk-piece="pay brick"]').click()
  await expect(taken).toBeInViewport({ ratio: 0.95 })
  await expect(paid).not.toBeInViewport({ ratio: 0.95 })
  await paid.getByRole('button', { name: 'One brick fewer' }).click()
  await expect(paid).toBeInViewport({ ratio: 0.95 })
})

test('names of buildings at a table of six are not cut off in a large window, nor in a small one @sweep', async ({
  app,
}) => {
  await pressCurtains(app)
  const { record, stops } = staged(game, { seats: 6 })
  await importRecord(app, record)
  const late = stops.findLast(({ waits }) => !/luck|over/.test(waits))
  const over = stops.findLast(({ waits }) => waits.includes('over'))
  // At the end a seat has four districts.
  for (const stop of [late, over]) {
    await ask(app, 'settings.set', { language: 'en' })
    await standAt(app, record, stop?.step ?? record.root)
    const names = app.locator('.level.built .words')
    await holds(app, [names], () =>
      names.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent),
      ),
    )
  }
})

test('buildings on the narrow cards of five districts are not cut off @sweep', async ({ app }) => {
  await pressCurtains(app)
  const course = { seats: 4, options: { variant: 'beginner' } }
  const { record } = staged(game, course)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  const [levels, written] = [app.locator('.level.built'), '.words, .track em']
  await holds(app, [levels], () =>
    levels.evaluateAll(
      (all, parts) =>
        all.flatMap((level) => {
          const edge = level.getBoundingClientRect()
          return [...level.querySelectorAll(parts)].flatMap((part) => {
            const { right, bottom } = part.getBoundingClientRect()
            const isWhole = part.scrollWidth <= part.clientWidth || part.clientWidth === 0
            return isWhole && right <= edge.right && bottom <= edge.bottom ? [] : [part.textContent]
          })
        }),
      written,
    ),
  )
})

test('the beginners’ game hides the values it does not use @sweep', async ({ app }) => {
  await pressCurtains(app)
  const course = { seats: 3, options: { variant: 'beginner' } }
  const { record, stops } = staged(game, course)
  await importRecord(app, record)
  const stop = stops.find(({ waits }) => !/luck|over/.test(waits))
  await standAt(app, record, stop?.step ?? record.root)
  await expect(app.locator('.land header').first()).toBeVisible()
  await expect(app.locator('.land .hazard')).toHaveCount(0)
})

test('the review opens on the moves, as no event card has been turned up where it begins', async ({
  app,
}) => {
  const { record, title } = studyOf(quakeNopoly.id)
  await importRecord(app, record, title)
  await openTable(app, record.root)
  const event = app.getByRole('tab', { name: 'Event' })
  await event.click()
  await expect(event).toHaveAttribute('aria-selected', 'true')
  await app.getByRole('tab', { name: 'Result' }).click()
  await app.getByRole('button', { name: 'Review the match' }).click()
  await expect(scrubber(app)).toBeVisible()
  await expect(event).toBeDisabled()
  await expect(app.getByRole('tab', { name: 'Moves' })).toHaveAttribute('aria-selected', 'true')
  await expect(app.getByRole('tree', { name: 'Moves' })).toBeVisible()
})

test('places named on the event sheet are marked there and on the map at once @sweep', async ({ app }) => {
  await reviewGenerated(app, quakeNopoly, { names: ['Ada', 'Bo', 'Cy'], main: 500 })
  await expect(app.locator('.place > .marks')).toBeAttached()
  await app.keyboard.press('Home')
  await app.keyboard.press('l')
  await app.getByRole('menuitemradio', { name: /^Disasters/ }).click()
  const hit = app.locator('[data-qk-sheet] tr[data-place]').first()
  await expect(hit).toBeVisible()
  const name = (await hit.getAttribute('data-place')) ?? ''
  await hit.click({ button: 'right' })
  await expect(drawing(app)).toHaveAccessibleName(/^Drawn on the board: Circle [^:]+ on the map$/)
  const [, circled = ''] = (await drawing(app).getAttribute('aria-label'))?.split('Circle ') ?? []
  const onMap = app.locator('.place > .marks .mark rect.line').first()
  const onSheet = app.locator('.sheet-marks .mark rect.line').first()
  await expect(onSheet).toBeAttached()
  const district = app.locator(`[data-qk-district=${name.replace('map:', '')}]`)
  const [mark, ground, row, around] = await Promise.all(
    [onMap, district, hit, onSheet].map((each) => each.boundingBox()),
  )
  if (!mark || !ground || !row || !around) throw new Error('nothing is drawn')
  // Inside the district on the map, and around its row on the sheet.
  expect(mark.x + mark.width / 2).toBeGreaterThan(ground.x)
  expect(mark.x + mark.width / 2).toBeLessThan(ground.x + ground.width)
  expect(mark.y + mark.height / 2).toBeGreaterThan(ground.y)
  expect(mark.y + mark.height / 2).toBeLessThan(ground.y + ground.height)
  expect(Math.abs(around.y + around.height / 2 - row.y - row.height / 2)).toBeLessThan(4)

  // By keys: from the district to another beside it.
  await app.keyboard.press('x')
  await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toBeFocused()
  await pens(app).getByRole('button', { name: 'Arrow' }).focus()
  await app.keyboard.press('Enter')
  await app.getByRole('listbox', { name: /^Places on the board/ }).focus()
  await app.keyboard.press('Enter')
  await app.keyboard.press('ArrowDown')
  await app.keyboard.press('Enter')
  await expect(drawing(app)).toHaveAccessibleName(new RegExp(`Arrow ${circled}–[^:]+ on the map$`))

  // Escape ends the drawing, wherever the focus is, and not the review.
  await pens(app).getByRole('button', { name: 'Arrow' }).focus()
  await app.keyboard.press('Escape')
  await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toHaveCount(0)
  await expect(scrubber(app)).toBeVisible()
})

test('a choice in the lesson is confirmed on a phone without scrolling @sweep', async ({ browser, home }) => {
  const page = await openPhoneLesson(browser, home, quakeNopoly.id)
  await expect(page.getByRole('button', { name: 'Choose an action' })).toBeInViewport({ ratio: 1 })
  await page.context().close()
})

test('naming unseen cards fits @sweep', async ({ app }) => {
  test.setTimeout(600_000)
  const sweep = new Sweep()
  await pressCurtains(app)
  await beginQuakeNopoly(app, 6)
  await expect(app.getByRole('button', { name: 'All 3 not seen' })).toBeVisible()
  await sweep.look(app, 'cards not seen')
  expect(sweep.found).toEqual([])
})
