/** Chang Cheng in the browser: whole matches, secrets, reveals told both ways, and no barriers. */
import type { Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import {
  actions,
  board,
  commit,
  effects,
  keys,
  matchOf,
  open,
  place,
  playOn,
  playOnce,
  pointer,
  reveal,
  secrets,
} from './chang-cheng.ts'
import { expect, test } from './fixtures.ts'
import { listen } from './leaks.ts'
import { cover } from './library.ts'
import { turnTo } from './moves.ts'
import { stepping } from './quorsum.ts'
import { curtain, endCard, openMatch, passOn } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const regions = (page: Page): Promise<string[]> =>
  page
    .locator('[data-cc-board] [data-cc-is=region]')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label') ?? ''))

test('a match of three is played by pointer alone, with its event cards, from names to result', async ({
  app,
}) => {
  test.setTimeout(300_000)
  await cover(app, 'Chang Cheng').click()
  await app.getByRole('radio', { name: '3', exact: true }).click()
  for (const [seat, name] of ['Ada', 'Bo', 'Cy'].entries())
    await app.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  await app.getByRole('button', { name: 'Start' }).click()
  await playOn(app, pointer(app))
  await expect(endCard(app).getByRole('table').first()).toContainText('Cy')
  expect(await barriers(app)).toEqual([])
  // The attack is told region by region, both ways.
  const attack = app.locator('[data-cc-attack]').first()
  const next = attack.getByRole('button', { name: 'Next', exact: true })
  const at = async (): Promise<number> => Number(await attack.getAttribute('data-cc-at'))
  const from = await at()
  await next.click()
  await expect.poll(at).toBe(from + 1)
  await attack.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(at).toBe(from)
})

test('a match of two with neutral walls is played by keyboard alone', async ({ app }) => {
  test.setTimeout(300_000)
  await openMatch(app, matchOf(2))
  await playOn(app, keys(app))
  await expect(endCard(app)).toBeVisible()
})

test('a reveal is told card by card, and the record steps through it forwards and backwards', async ({
  app,
}) => {
  test.setTimeout(300_000)
  await openMatch(app, matchOf(3, {}, { chance: { source: 'seeded', seed: 'reveals' } }))
  // On to a card whose owner has something to decide.
  await playOn(app, pointer(app), async () => effects(app).isVisible())
  await expect(reveal(app)).toBeVisible()
  expect(await barriers(app)).toEqual([])
  await effects(app).getByRole('button').filter({ hasNotText: /^Swap/ }).first().click()
  await expect(commit(app)).toHaveAttribute('aria-disabled', 'false')
  await stepping(app, () => commit(app).click())

  await turnTo(app, 'Review')
  const beat = async (): Promise<string> =>
    (await reveal(app).isVisible()) ? ((await reveal(app).getAttribute('data-cc-beat')) ?? '') : ''
  const back = app.getByRole('button', { name: 'One step back', exact: true })
  const forward = app.getByRole('button', { name: 'One step forward', exact: true })
  const told: string[] = []
  for (let steps = 0; steps < 4; steps += 1) {
    told.push(await beat())
    await back.click()
  }
  expect(new Set(told).size).toBeGreaterThan(1)
  const again: string[] = []
  for (let steps = 0; steps < 4; steps += 1) {
    await forward.click()
    await expect.poll(beat).toBe(told[told.length - 1 - steps])
    again.push(await beat())
  }
  expect(again.reverse()).toEqual(told)
})

test('nobody’s tiles, hands and cards face down are on the wire, nor after a look or its undo', async ({
  app,
}) => {
  const wire = listen(app, secrets)
  await app.reload()
  await openMatch(app, matchOf(3))
  await expect(curtain(app)).toBeVisible()
  await expect(app.locator('[data-cc-board]')).toHaveCount(0)
  expect(wire.frames.length).toBeGreaterThan(0)
  for (let turn = 0; turn < 9; turn += 1) {
    wire.allow(turn % 3)
    await keys(app).lift()
    await expect(actions(app)).toBeVisible()
    // The first look is known to the one who built there, and to nobody after them.
    if (turn >= 3) expect((await regions(app)).some((name) => /known to you/.test(name))).toBe(true)
    do await playOnce(app, keys(app), turn)
    while (
      !(await passOn(app)
        .or(actions(app).or(app.getByRole('group', { name: 'Choice' })))
        .first()
        .isVisible())
    )
    for (let more = 0; more < 4 && !(await passOn(app).isVisible()); more += 1)
      await playOnce(app, keys(app), turn)
    wire.allow()
    await expect(passOn(app)).toBeVisible()
    expect((await regions(app)).some((name) => /known to you/.test(name))).toBe(false)
    await keys(app).pass()
    await expect(curtain(app)).toBeVisible()
    expect(wire.leaks).toEqual([])
  }
  await app.getByRole('button', { name: 'Public board first' }).click()
  await undo(app).click()
  await expect(passOn(app).or(curtain(app)).or(actions(app)).first()).toBeVisible()
  expect(wire.leaks).toEqual([])
})

test('the board says what an action would do, or why it cannot be', async ({ app }) => {
  await openMatch(app, matchOf(2))
  await pointer(app).lift()
  expect(await barriers(app)).toEqual([])
  await open(app, 'space').first().click()
  await expect(app.locator('.commit')).toContainText('you look at region')
  await app.keyboard.press('Escape')
  await place(app, 'province', 1).click()
  await expect(app.getByText('Choose a space of the wall.').first()).toBeVisible()
  await expect(board(app)).toBeVisible()
})
