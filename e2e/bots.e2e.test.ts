/** Bots in seats: chosen in the form, watched while they act, undone; and a hint for a person. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ladderSchema } from '../src/engine/kernel/ladder.ts'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { cover, seatPeople, shareDialog } from './support/library.ts'
import { chooseAt, rowAt } from './support/moves.ts'
import * as qin from './games/qin/driver.ts'
import { curtain, matchOf, openMatch, passOn, SMALL, stepCount } from './support/screen.ts'
import { ask } from './support/apiRequest.ts'
import { ROOT } from './support/root.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const bot = { kind: 'bot', bot: 'search', level: 1 } as const
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const ownTurn = (page: Page) => page.locator('.seat.turn').filter({ hasText: 'You' })

test('a person sets up Qin against two bots, plays some turns, and undoes one past the bots’ moves', async ({
  app,
}) => {
  await ask(app, 'settings.set', { botPace: 'none' })
  await cover(app, 'Qin').click()
  await seatPeople(app)
  await app.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: '3' }).click()
  await app.getByLabel('Name of seat 1').fill('Ada')
  for (const seat of [2, 3]) {
    await app.getByRole('button', { name: `Who takes seat ${seat}: Person` }).click()
    await app.getByRole('menuitemradio', { name: 'Bot: beginner' }).click()
  }
  expect(await axeViolations(app)).toEqual([])
  await app.getByRole('button', { name: 'Start', exact: true }).click()

  await expect(ownTurn(app)).toBeVisible()
  await expect(curtain(app)).toHaveCount(0)
  for (let turn = 0; turn < 2; turn += 1) {
    const before = await stepCount(app)
    await qin.layOne(app, qin.keys(app))
    await qin.keys(app).place()
    await expect(app.locator('.seats').getByText('beginner')).toHaveCount(2)
    // All seats have placed and drawn by then.
    await expect.poll(() => stepCount(app)).toBeGreaterThanOrEqual(before + 6)
    await expect(ownTurn(app)).toBeVisible()
  }
  const tiles = await qin.hand(app).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  await undo(app).click()
  await expect(ownTurn(app)).toBeVisible()
  await expect
    .poll(() => qin.hand(app).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
    .not.toEqual(tiles)
  await app.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect
    .poll(() => qin.hand(app).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
    .toEqual(tiles)

  const account = app.getByRole('region', { name: 'Since your last turn' })
  await expect(account).toContainText(/ in all\.| left\.|your/)
  // In a small window its heading and the arrow are whole beside the button.
  await app.setViewportSize(SMALL)
  const heading = account.getByRole('button', { expanded: true })
  await expect.poll(() => heading.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  await app.setViewportSize({ width: 1440, height: 900 })
  const steps = await stepCount(app)
  await account.getByRole('button', { name: 'Step by step' }).click()
  await expect(app.getByRole('slider')).toBeVisible()
  // Review speaks to the same person, and what others get names them.
  await expect(app.locator('.seat').first()).toContainText('You')
  await app.keyboard.press('Control+e')
  await shareDialog(app).getByRole('tab', { name: 'Picture' }).click()
  await expect(shareDialog(app).getByRole('radio', { name: 'Ada' })).toBeVisible()
  await app.keyboard.press('Escape')
  // The second bot waits before its move, and the way back is beside the name of the branch.
  await chooseAt(rowAt(app, steps - 2), 'Try from here')
  await expect(app.getByRole('region', { name: 'Branch A' })).toContainText('Left the main line after step')
  await expect(app.getByRole('status').filter({ hasText: 'beginner' })).toContainText('is waiting.')
  await app.getByRole('button', { name: 'Back to the match' }).click()
  await expect(ownTurn(app)).toBeVisible()
  await expect(app.getByRole('region', { name: 'Branch A' })).toHaveCount(0)
})

test('bots play among themselves, pause on request, and go on @sweep', async ({ app }) => {
  await ask(app, 'settings.set', { botPace: 'calm' })
  const wish = qin.matchOf({})
  await openMatch(app, { ...wish, seats: wish.seats.map((seat) => ({ ...seat, player: bot })) })
  const bar = app.getByRole('status').filter({ hasText: 'beginner' })
  await expect(bar).toContainText('is thinking…')
  await app.getByRole('button', { name: 'Pause' }).click()
  await expect(bar).toContainText('is waiting.')
  const count = await stepCount(app)
  await ask(app, 'settings.set', { botPace: 'none' })
  expect(await axeViolations(app)).toEqual([])
  expect(await stepCount(app)).toBe(count)
  await app.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => stepCount(app)).toBeGreaterThan(count + 3)
})

test('a bot’s moves between two people are shown before the curtain falls', async ({ app }) => {
  await ask(app, 'settings.set', { botPace: 'none' })
  const wish = qin.matchOf({}, { seats: matchOf('qin', 3, {}).seats })
  const seats = wish.seats.map((seat, at) => (at === 1 ? { ...seat, player: bot } : seat))
  await openMatch(app, { ...wish, seats })
  await qin.keys(app).lift()
  await qin.layOne(app, qin.keys(app))
  await qin.keys(app).place()
  await expect(passOn(app)).toHaveText(/Pass to Cy/)
  await expect(app.locator('.panel')).toContainText('Bo draws')
  await qin.keys(app).pass()
  await qin.keys(app).lift()
  await expect(qin.hand(app).first()).toBeVisible()
})

test('each level says how it plays, and how often it wins where that was measured', async ({ app }) => {
  const file = join(ROOT, 'src/engine/games/qin/bot/ladder.json')
  const ladder = existsSync(file) ? ladderSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : { pairs: [] }
  await cover(app, 'Qin').click()
  await app.getByRole('button', { name: /^Who takes seat 2/ }).click()
  for (const [level, name, feel] of [
    [1, 'beginner', 'A good first opponent.'],
    [3, 'steady', 'Takes most of the chances you leave, and leaves a few.'],
    [5, 'expert', 'Always plays the best move it finds: expect no gifts.'],
  ] as const) {
    // As it is read out.
    const item = app.getByRole('menuitemradio', { name: `Bot: ${name}` })
    await expect(item).toHaveAccessibleName(new RegExp(feel))
    const rival = level === 1 ? 'random' : `level${level - 1}`
    const isMeasured = ladder.pairs.some(({ bots }) => bots.includes(`level${level}`) && bots.includes(rival))
    const wins = /Wins (about \d of 10|nearly every match) against .*\(\d+% to \d+%\)/
    if (isMeasured) await expect(item).toHaveAccessibleName(wins)
    else await expect(item).not.toHaveAccessibleName(wins)
  }
})

test.describe('with leave to start programs', () => {
  test.use({ programs: true })

  test('the example bot in Python takes a seat and plays', async ({ app }) => {
    test.skip(spawnSync('python3', ['--version']).status !== 0, 'there is no Python on this machine')
    const command = `python3 "${join(ROOT, 'examples/bots/bot.py')}" --greedy`
    await ask(app, 'settings.set', { botPace: 'none', programs: [{ name: 'Greedy', command }] })
    await app.reload()
    await cover(app, 'Qin').click()
    await seatPeople(app)
    await app.getByLabel('Name of seat 1').fill('Ada')
    await app.getByRole('button', { name: 'Who takes seat 2: Person' }).click()
    await app.getByRole('menuitemradio', { name: 'Program: Greedy' }).click()
    await app.getByRole('button', { name: 'Start', exact: true }).click()

    await expect(ownTurn(app)).toBeVisible()
    const before = await stepCount(app)
    await qin.layOne(app, qin.keys(app))
    await qin.keys(app).place()
    // Both have placed and drawn by then.
    await expect.poll(() => stepCount(app)).toBeGreaterThanOrEqual(before + 4)
    await expect(ownTurn(app)).toBeVisible()
    await expect(app.locator('.seats')).toContainText('Greedy')
  })
})

test('a hint in Quorsum is stopped, requested again and played', async ({ app }) => {
  await openMatch(app, matchOf('quorsum', 2, {}))
  const hint = app.getByRole('region', { name: 'Hint' })
  await app.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(hint).toContainText('Thinking about your move…')
  // The answer to the stopped request arrives after the next request.
  await app.locator('body').evaluate((body) => {
    for (const key of ['Escape', 'i'])
      body.dispatchEvent(
        Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), {
          key,
          getModifierState: () => false,
        }),
      )
  })
  await expect(hint).toContainText('Chance of winning')
  expect(await axeViolations(app)).toEqual([])
  const count = await stepCount(app)
  await hint.getByRole('button', { name: 'Play this' }).click()
  await expect(hint).toHaveCount(0)
  await expect.poll(() => stepCount(app)).toBeGreaterThan(count)
})

test('a hint asked for while a bot is to act comes with the person’s turn', async ({ app }) => {
  await ask(app, 'settings.set', { botPace: 'calm' })
  const { seats } = matchOf('qin', 2, {})
  await openMatch(
    app,
    matchOf('qin', 2, {}, { seats: seats.map((seat, at) => (at === 0 ? { ...seat, player: bot } : seat)) }),
  )
  await app.getByRole('button', { name: 'Pause' }).click()
  await app.keyboard.press('i')
  const hint = app.getByRole('region', { name: 'Hint' })
  await expect(hint).toContainText('Comes when it is your turn.')
  await app.getByRole('button', { name: 'Go on' }).click()
  await expect(hint).toContainText('Chance of winning')
})
