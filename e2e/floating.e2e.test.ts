/** Floating elements over a table or a screen, also several at once: each has its place, and none covers a control. */
import type { Locator, Page } from '@playwright/test'
import { changCheng } from '../src/engine/games/chang-cheng/index.ts'
import type { State as WallState } from '../src/engine/games/chang-cheng/state.ts'
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { createPositions } from '../src/engine/record/positions.ts'
import { MAIN } from '../src/engine/record/step.ts'
import type { MatchRecord } from '../src/engine/record/tree.ts'
import { ask } from './support/apiRequest.ts'
import { chooserOf } from './support/choosers.ts'
import { expect, test } from './support/fixtures.ts'
import { hintFor, sayHints } from './support/hints.ts'
import { importRecord } from './support/imports.ts'
import { SIZES } from './support/layoutFaults.ts'
import { openLibrary, openShare, shareDialog } from './support/library.ts'
import { expectStep } from './support/review.ts'
import { played } from './support/playedMatch.ts'
import { Presses } from './support/pressable.ts'
import { go, openUncovered, pressCurtains } from './support/screen.ts'
import { sampleGame } from './support/requireGame.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const FOLDER = process.env['QIPU_FLOATING']
const shoot = async (page: Page, name: string): Promise<void> => {
  if (FOLDER !== undefined) await page.screenshot({ path: `${FOLDER}/${name}.png` })
}

/** A position of Chang Cheng with a decision about a completed province, which its board shows in a popup. */
const isRevealed = (state: unknown): boolean =>
  // A position of a game is a state of that game.
  changCheng.view(state as WallState, 'public').reveal !== null

const middleOf = (game: AnyGame): MatchRecord => {
  const header = headerFor(game, { seats: game.seats.min, chance: { source: 'seeded', seed: 'floating' } })
  return played(game, header, chooserOf(game), game.id === changCheng.id ? isRevealed : 40)
}
/** The choice of a purposeful player there. */
const adviceIn = (game: AnyGame, record: MatchRecord): { readonly type: string } => {
  const at = record.branches.get(MAIN)?.step ?? record.root
  // Actions of all games have a type.
  return chooserOf(game)(createPositions(record, game).at(at)) as { readonly type: string }
}

/** Retries until it holds: boards take a new size a little after the window. */
const nothingCovered = (presses: Presses, what: string): Promise<void> =>
  expect.poll(() => presses.covered(), { message: what, timeout: 4000 }).toEqual([])

const message = (page: Page): Locator => page.locator('.toasts .toast')
/** Expects every message, with its close button, to be fully visible. */
const wholeMessages = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      message(page).evaluateAll((all) =>
        all.flatMap((each) => {
          const frame = each.closest('.notices, .foot')?.getBoundingClientRect()
          const last = each.lastElementChild?.getBoundingClientRect()
          const isWhole =
            frame !== undefined &&
            last !== undefined &&
            last.right <= frame.right &&
            last.bottom <= frame.bottom
          return isWhole ? [] : [each.textContent]
        }),
      ),
    )
    .toEqual([])

const toReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.locator('.film')).toBeVisible()
}

const BOTH = SIZES.slice(0, 2)

for (const game of GAMES)
  test(`${game.id}: floating elements at a table cover no control${sweepUnless(game.id === sampleGame(0))}`, async ({
    app,
  }) => {
    const hints = await sayHints(app)
    const record = middleOf(game)
    await importRecord(app, record)
    await ask(app, 'settings.set', { coach: { [game.id]: { on: true, seen: {} } } })
    await pressCurtains(app)
    hints.say(hintFor(game, record, adviceIn(game, record)))
    for (const size of BOTH) {
      const at = `${game.id} ${size.width}`
      await app.setViewportSize(size)
      await openUncovered(app, record.root)
      const beat = app.locator('[data-cc-reveal] [data-cc-next]')
      while (await beat.isVisible()) await beat.click()
      const presses = new Presses(app)
      await presses.look()

      await app.keyboard.press('i')
      const hint = app.getByRole('region', { name: 'Hint' })
      await expect(hint).toContainText('Chance of winning')
      await nothingCovered(presses, `${at}: hint`)

      // There is nothing to redo, which three messages say, as many as are shown at once.
      for (let said = 0; said < 3; said += 1)
        await app.getByRole('button', { name: 'Redo' }).click({ force: true })
      await expect(message(app)).toHaveCount(3)
      await app.mouse.move(2, 2)
      await shoot(app, `${at} table`)
      await nothingCovered(presses, `${at}: hint and messages`)
      await wholeMessages(app)

      await app.getByRole('button', { name: 'Undo' }).hover()
      await expect(app.getByRole('tooltip')).toBeVisible()
      await nothingCovered(presses, `${at}: hint, messages and tip`)
      await app.mouse.move(2, 2)
      await hint.getByRole('button', { name: 'Play this' }).click({ trial: true })
      await openLibrary(app)
    }
  })

for (const game of GAMES)
  test(`${game.id}: floating elements in review cover no control @sweep`, async ({ app }) => {
    const record = middleOf(game)
    await importRecord(app, record)
    await pressCurtains(app)
    for (const size of BOTH) {
      const at = `${game.id} ${size.width}`
      await app.setViewportSize(size)
      await openUncovered(app, record.root)
      await toReview(app)
      await app.keyboard.press('Home')
      for (let step = 1; step <= 12; step += 1) {
        await app.keyboard.press('ArrowRight')
        await expectStep(app, step)
      }
      const presses = new Presses(app)
      await presses.look()
      for (let said = 0; said < 3; said += 1) await app.keyboard.press('0')
      await expect(message(app)).not.toHaveCount(0)
      await nothingCovered(presses, `${at}: messages`)
      await wholeMessages(app)
      await app.locator('.place [tabindex="0"]').first().focus()
      await app.keyboard.press('Enter')
      await expect(app.locator('.prompt')).toBeVisible()
      await shoot(app, `${at} review`)
      await nothingCovered(presses, `${at}: messages and what is asked`)
      await openLibrary(app)
    }
  })

test('a hint about a card of a complete province is beside the board’s reveal of it @sweep', async ({
  app,
}) => {
  const hints = await sayHints(app)
  // The effect of these is visible on the wall or in a region, above the province.
  const legal = (state: unknown) => [...changCheng.legal(state as WallState)]
  const isAbove = ({ type }: { readonly type: string }): boolean =>
    ['destroy', 'dismiss', 'remove', 'swap', 'decline'].includes(type)
  const header = headerFor(changCheng, { seats: 3, chance: { source: 'seeded', seed: 'beside' } })
  const record = played(
    changCheng,
    header,
    chooserOf(changCheng),
    (state) => isRevealed(state) && legal(state).some(isAbove),
  )
  await importRecord(app, record)
  await pressCurtains(app)
  const at = record.branches.get(MAIN)?.step ?? record.root
  const advice = legal(createPositions(record, changCheng).at(at)).filter(isAbove)
  for (const size of BOTH) {
    await app.setViewportSize(size)
    for (const type of new Set(advice.map((each) => each.type))) {
      const advised = advice.find((each) => each.type === type)
      if (advised === undefined) throw new Error(type)
      hints.say(hintFor(changCheng, record, advised))
      await openUncovered(app, record.root)
      const beat = app.locator('[data-cc-reveal] [data-cc-next]')
      while (await beat.isVisible()) await beat.click()
      await app.keyboard.press('i')
      const [hint, told] = [app.getByRole('region', { name: 'Hint' }), app.locator('.reveal')]
      await expect(hint).toContainText('Chance of winning')
      await expect(told).toBeVisible()
      await shoot(app, `beside ${size.width} ${type}`)
      const [one, other] = [await hint.boundingBox(), await told.boundingBox()]
      if (one === null || other === null) throw new Error('out of sight')
      const isApart =
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y ||
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x
      expect(isApart, `${type} ${size.width}`).toBe(true)
      await hint.getByRole('button', { name: 'Play this' }).click({ trial: true, timeout: 4000 })
      await openLibrary(app)
    }
  }
})

test('the reveal of Chang Cheng makes way for a place that is inspected @sweep', async ({ app }) => {
  const record = middleOf(changCheng)
  await importRecord(app, record)
  await pressCurtains(app)
  await openUncovered(app, record.root)
  await toReview(app)
  await expect(app.locator('.reveal')).toBeVisible()
  await app.keyboard.press('p')
  await expect(app.locator('.place-history')).toBeVisible()
  await expect(app.locator('.reveal')).toBeHidden()
  await app.keyboard.press('Escape')
  await expect(app.locator('.reveal')).toBeVisible()
})

test('messages cover no control of a screen or a dialog @sweep', async ({ app }) => {
  const record = middleOf(changCheng)
  await importRecord(app, record, 'One')
  await pressCurtains(app)
  for (const size of BOTH) {
    await app.setViewportSize(size)
    for (const way of ['/library', '/new/chang-cheng', '/statistics', '/collections', '/puzzles']) {
      await go(app, way)
      await expect(app.locator('.screen')).toBeVisible()
      const presses = new Presses(app)
      await presses.look()
      // An address without a target shows a message, in the library.
      await go(app, '/nowhere')
      await expect(message(app)).not.toHaveCount(0)
      await go(app, way)
      await shoot(app, `${size.width} ${way.slice(1).replace('/', ' ')}`)
      await nothingCovered(presses, `${way} ${size.width}`)
      await wholeMessages(app)
      for (const each of await message(app).all()) await each.getByRole('button', { name: 'Close' }).click()
      await expect(message(app)).toHaveCount(0)
    }
    for (const way of ['library', 'table']) {
      if (way === 'library') {
        await openLibrary(app)
        await openShare(app, 'One')
      } else {
        await openUncovered(app, record.root)
        await app
          .getByRole('button', { name: /^Share/ })
          .first()
          .click()
      }
      const presses = new Presses(app)
      await expect(shareDialog(app)).toBeVisible()
      await shareDialog(app).getByRole('tab', { name: 'Score sheet' }).click()
      await expect(shareDialog(app).getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
      await presses.look()
      await shareDialog(app).getByRole('button', { name: /^Copy/ }).first().click()
      await expect(message(app)).not.toHaveCount(0)
      await shoot(app, `${size.width} share at ${way}`)
      await nothingCovered(presses, `share ${size.width}`)
      await wholeMessages(app)
      await app.keyboard.press('Escape')
      await expect(shareDialog(app)).toBeHidden()
    }
  }
})

test('the message about a lost connection has a place of its own @sweep', async ({ app }) => {
  const hints = await sayHints(app)
  const record = middleOf(changCheng)
  await importRecord(app, record)
  await pressCurtains(app)
  await openUncovered(app, record.root)
  const presses = new Presses(app)
  await presses.look()
  await hints.cut()
  await expect(app.getByText(/^Connection lost/)).toBeVisible()
  await shoot(app, 'connection lost')
  await nothingCovered(presses, 'connection lost')
})
