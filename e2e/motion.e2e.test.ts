/**
 * Animation on the board: a step just made or stepped forward to is animated until the next input; going back is a cut.
 */
import type { Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { openTable } from './support/library.ts'
import { chooseAt, expectTip, rowAt, turnTo } from './support/moves.ts'
import { chooserOf } from './support/choosers.ts'
import { played } from './support/playedMatch.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { expectStep } from './support/review.ts'
import { stepCount } from './support/screen.ts'

/** The number of steps to play in each game, and how many of them to step through. */
const STEPS = { played: 160, over: 12 }

const importPlayed = async (page: Page, game: AnyGame, until: number): Promise<string> => {
  const header = headerFor(game, {
    seats: game.seats.min,
    chance: { source: 'seeded', seed: `motion ${game.id}` },
  })
  const record = played(game, header, chooserOf(game), until)
  await importRecord(page, record)
  return record.root
}

/** Makes every animation last until something ends it, so that it can be observed. */
const slowDown = (page: Page): Promise<void> =>
  page.evaluate(`for (const name of ['press', 'hover', 'place', 'effect'])
    document.documentElement.style.setProperty('--dur-' + name, '600s')`)

/** The animated elements of the board and its tray after the next frame; a control's colour change does not count. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return document
      .getAnimations()
      .filter(({ effect }) => effect.target.closest('.place, .hand'))
      .map((each) => each.animationName ?? each.transitionProperty)
      .filter((name) => !/^(background|border)-/.test(name))
  })()`)

for (const game of GAMES)
  test(`${game.id}: the next key ends an animation, and going back animates nothing @sweep`, async ({
    app,
  }) => {
    const match = await importPlayed(app, game, STEPS.played)
    await openTable(app, match)
    await turnTo(app, 'Review')
    await slowDown(app)
    await app.keyboard.press('Home')
    await expectStep(app, 0)
    const seen = new Set<string>()
    let last = 0
    // On to an animated step, so that there is one not to repeat.
    while (last < STEPS.played && (seen.size === 0 || last < STEPS.over)) {
      last += 1
      await app.keyboard.press('ArrowRight')
      await expectStep(app, last)
      const names = await moving(app)
      for (const name of names) seen.add(name)
      if (names.length === 0) continue
      await app.keyboard.press('Shift')
      expect(await moving(app), `a key pressed at step ${last}`).toEqual([])
    }
    expect([...seen]).not.toEqual([])
    for (let step = last - 1; step >= Math.max(0, last - STEPS.over); step -= 1) {
      await app.keyboard.press('ArrowLeft')
      await expectStep(app, step)
      expect(await moving(app), `back at step ${step}`).toEqual([])
    }
    await app.keyboard.press('ArrowRight')
    await app.keyboard.press('End')
    expect(await moving(app), 'at the end').toEqual([])
    await app.keyboard.press('Home')
    expect(await moving(app), 'at the start').toEqual([])
  })

const announced = (page: Page) => page.getByTestId('announcer')

test('at the table an undo animates nothing and announces no result @sweep', async ({ app }) => {
  await openTable(app, await importPlayed(app, requireGame(sampleGame()), 60))
  const tip = await stepCount(app)
  await expectTip(app, tip)
  await slowDown(app)
  expect(await moving(app), 'a match that is opened').toEqual([])
  const undone: number[] = []
  const stands = async (): Promise<number> =>
    Number(await app.locator('[role=treeitem]:has([aria-label*="the table stands here"]) .n').innerText())
  for (let at = tip; undone.length < 12;) {
    await app.keyboard.press('Control+z')
    await expect(app.getByText('Saved', { exact: true })).toBeVisible()
    await expect.poll(stands).toBeLessThan(at)
    at = await stands()
    undone.push(at)
    expect(await moving(app), `taken back to step ${at}`).toEqual([])
    await expect(announced(app)).toHaveText(`Now at step ${at}.`)
  }
  const seen = new Set<string>()
  for (const at of [...undone.slice(0, -1).reverse(), tip]) {
    await app.keyboard.press('Control+Shift+z')
    await expectTip(app, at)
    for (const name of await moving(app)) seen.add(name)
    await expect(announced(app), 'done again').not.toHaveText(/^(Now at s|S)tep/)
  }
  expect([...seen], 'what is done again is seen').not.toEqual([])
  await turnTo(app, 'Review')
  const back = undone[5] ?? 0
  await chooseAt(rowAt(app, back), 'Undo to here')
  await expectTip(app, back)
  expect(await moving(app), 'undone to here').toEqual([])
  await expect(announced(app)).toHaveText(`Now at step ${back}.`)
})
