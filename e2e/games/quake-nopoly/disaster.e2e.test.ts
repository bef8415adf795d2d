/** A disaster of Quake-nopoly stops the table: it is told district by district, at the table and in review. */
import type { Locator, Page } from '@playwright/test'
import { quakeNopoly } from '../../../src/engine/games/quake-nopoly/index.ts'
import { greedyAction } from '../../../src/engine/games/quake-nopoly/bot/greedy-action.ts'
import type { State } from '../../../src/engine/games/quake-nopoly/state.ts'
import { coach } from '../../../src/engine/games/quake-nopoly/text/coach.ts'
import { seededRandom } from '../../../src/engine/kernel/random.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import { axeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { chooserOf } from '../../support/choosers.ts'
import { importRecord } from '../../support/imports.ts'
import { turnTo } from '../../support/moves.ts'
import { played } from '../../support/playedMatch.ts'
import { openUncovered, pressCurtains, SMALL, stepping } from '../../support/screen.ts'
import { pointer } from './driver.ts'
import { ask } from '../../support/apiRequest.ts'

test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } })

/** The steps before an earthquake that hits fifteen buildings of three seats. */
const BEFORE_THE_QUAKE = 216
/** The steps to a forecast right after an earthquake that hits eleven district cards. */
const AFTER_A_QUAKE = 60
const theatre = (page: Page): Locator => page.locator('[data-theatre]')
const goOn = (page: Page): Locator => page.locator('[data-qk-go-on]')

/** Plays well, and always the same. */
const chooserFor = (seed: string): ((state: unknown) => unknown) => {
  const random = seededRandom(seed, 0)
  // A position of Quake-nopoly is a state of Quake-nopoly.
  return (state) => greedyAction(state as State, () => [...quakeNopoly.legal(state as State)], random)
}

/** Opens the match where the meteorologist is to set the forecast, and sets it: the earthquake follows. */
const shake = async (page: Page): Promise<void> => {
  const header = headerFor(quakeNopoly, { seats: 4, chance: { source: 'seeded', seed: 'quake 1' } })
  const choose = chooserFor('quake 1')
  await page.removeLocatorHandler(theatre(page))
  await pressCurtains(page)
  await openUncovered(page, await importRecord(page, played(quakeNopoly, header, choose, BEFORE_THE_QUAKE)))
  const forecast = page.locator('[data-qk-change="-1"]')
  // A choice made while the seat's view is still on its way is dropped with the position it was made in.
  await expect(async () => {
    if ((await forecast.getAttribute('aria-pressed')) !== 'true') await forecast.click()
    await expect(page.locator('[data-qk-do][aria-disabled=false]')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await stepping(page, () => pointer(page).commit())
}

const cost = (page: Page, seat: number): Locator => page.locator(`[data-qk-cost="${seat}"]`)
const now = (page: Page): Locator => page.locator('[data-qk-scene][aria-current=step]')
const said = (page: Page): Locator => page.locator('[data-qk-said]')
const fallen = (page: Page): Locator => page.locator('[data-qk-falls]')

test('in a small window no name on the map covers another or its number', async ({ app }) => {
  await app.setViewportSize(SMALL)
  await shake(app)
  await ask(app, 'settings.set', { language: 'zh-Hant' })
  await expect(theatre(app)).toContainText('苗栗')
  const covered = theatre(app)
    .locator('[data-qk-map]')
    .evaluate((map) => {
      const boxes = [...map.querySelectorAll('.words > text, .number rect')].map((each) => ({
        words: each.closest('.words'),
        box: each.getBoundingClientRect(),
      }))
      type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>
      const crosses = (one: Box, other: Box): boolean =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5
      return boxes.flatMap(({ words, box }, at) =>
        boxes
          .slice(at + 1)
          .filter((other) => other.words !== words && crosses(box, other.box))
          .map((other) => `${words?.textContent ?? ''} ${other.words?.textContent ?? ''}`),
      )
    })
  expect(await covered).toEqual([])
})

test('while the next forecast is asked, the cards keep the sign of the earthquake, and every answer is in sight', async ({
  app,
}) => {
  const header = headerFor(quakeNopoly, { seats: 4, chance: { source: 'seeded', seed: 'hint quake-nopoly' } })
  await pressCurtains(app)
  await openUncovered(
    app,
    await importRecord(app, played(quakeNopoly, header, chooserOf(quakeNopoly), AFTER_A_QUAKE)),
  )
  const signs = app.locator('[data-qk-hit] .damage .sign')
  await expect(signs).toHaveCount(11)
  for (const sign of await signs.all()) await expect(sign).toHaveClass(/quake/)
  await expect(app.locator('[data-qk-no-forecasts]')).toBeInViewport({ ratio: 1 })
})

test('an earthquake is told district by district, and nothing is ahead of the telling', async ({ app }) => {
  await shake(app)
  // Miaoli shakes: its buildings stand, and nobody has lost anything yet.
  await expect(now(app)).toContainText('Miaoli')
  await expect(said(app)).toHaveText('Miaoli: 4 damage, 3 buildings hit.')
  await expect(fallen(app)).toHaveCount(0)
  await expect(app.locator('[data-qk-pieces]')).toHaveText(['4', '5', '5'])
  await expect(cost(app, 0)).toContainText('Miaoli, Taichung to come')
  await expect(cost(app, 0)).not.toContainText('36')
  await expect(app.locator('.outline.ahead')).toHaveCount(5)
  expect(await axeViolations(app)).toEqual([])

  // Continue finishes the district, then goes to the next one; the focus is on it.
  await expect(goOn(app)).toBeFocused()
  await app.keyboard.press('Enter')
  await expect(fallen(app)).toContainText('Oil Field Museum')
  await expect(app.locator('[data-qk-pieces]')).toHaveText(['4 → 0', '5 → 1', '5 → 1'])
  await expect(said(app)).toContainText('Oil Field Museum collapses. Player 1 loses 6 points.')
  await expect(cost(app, 0)).toContainText('36')
  await app.keyboard.press('n')
  await expect(now(app)).toContainText('Taichung')
  await expect(fallen(app)).toHaveCount(0)

  // One's own district says so, and is slow whatever the pace.
  for (const district of ['Hsinchu', 'Taoyuan']) {
    await goOn(app).click()
    await goOn(app).click()
    await expect(now(app)).toContainText(district)
  }
  await expect(theatre(app)).toContainText('Your district')
  await expect(theatre(app)).toContainText('Slow, because it hits you')
  await app.keyboard.press('End')
  await expect(said(app)).toContainText('Player 3 loses 28 points and has 10.')
  await expect(cost(app, 1)).toContainText('23')
  await goOn(app).click()
  await expect(theatre(app)).toHaveCount(0)

  // Again from the card, in review too.
  await app.locator('[data-qk-again]').click()
  await expect(now(app)).toContainText('Miaoli')
  await app.keyboard.press('Escape')
  await expect(theatre(app)).toHaveCount(0)
  await turnTo(app, 'Review')
  await app.getByRole('button', { name: 'Watch the quake again' }).click()
  await expect(cost(app, 2)).toContainText('38')
  await app.keyboard.press('Escape')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the telling goes on by itself, and waits at the end for whom it hit', async ({ app }) => {
    await app.clock.install()
    await shake(app)
    await expect(theatre(app)).toBeVisible()
    await app.keyboard.press('Escape')
    await expect(theatre(app)).toHaveCount(0)
    // Again, with time that passes only as the test lets it.
    await app.clock.pauseAt(new Date(Date.now() + 60_000))
    await app.locator('[data-qk-again]').click()
    await expect(now(app)).toContainText('Miaoli')
    await app.clock.runFor(4000)
    await expect(now(app)).toContainText('Taichung')
    await app.getByRole('button', { name: 'Step', exact: true }).click()
    await app.clock.runFor(20_000)
    await expect(now(app)).toContainText('Taichung')
    await expect(said(app)).toContainText('collapses')
    await app.getByRole('button', { name: 'Quick', exact: true }).click()
    await app.clock.runFor(60_000)
    await expect(said(app)).toContainText('Player 4 keeps 19.')
    await goOn(app).click()
    await expect(theatre(app)).toHaveCount(0)
  })
})

test('before damage the coach tells what falls and what a card would save, whole in a small window', async ({
  app,
}) => {
  const seed = 'stakes 41'
  const header = headerFor(quakeNopoly, { seats: 2, chance: { source: 'seeded', seed } })
  // Four buildings of the first seat fall, and it has kept a card that saves one.
  const record = played(quakeNopoly, header, chooserFor(seed), (state) => {
    const [task] = (state as State).agenda
    if (task?.do !== 'hit' || task.seat !== 0) return false
    const stakes = coach.stakes?.(quakeNopoly.view(state as State, 0)) ?? []
    return stakes.filter(({ key }) => key === 'coach.falls').length === 4
  })
  await app.setViewportSize({ width: 1024, height: 700 })
  await ask(app, 'settings.set', { coach: { [quakeNopoly.id]: { on: true, seen: {} } } })
  await pressCurtains(app)
  await openUncovered(app, await importRecord(app, record))
  const note = app.getByRole('region', { name: 'What this choice is for' })
  await expect(
    note.getByRole('listitem').filter({ hasText: /collapses, \d against \d: −\d+ points/ }),
  ).toHaveCount(4)
  await expect(note).toContainText(/would save any one of \d of them/)
  await expect(note.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
})
