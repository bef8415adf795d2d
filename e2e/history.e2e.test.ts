/** No step is ever lost: undo, redo, branches, replay, and a main process that is killed. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { keys } from './games/quorsum/inputDrivers.ts'
import { startHost } from './support/host.ts'
import { matchId, startMatch } from './support/library.ts'
import {
  branchRow,
  chooseAt,
  expectPosition,
  expectTip,
  moves,
  openTab,
  rowAt,
  rows,
  turnTo,
} from './support/moves.ts'
import { playOn } from './games/quorsum/driver.ts'
import { cellNames, tableSnapshot, position } from './games/quorsum/locators.ts'
import { expectStep, scrubber } from './support/review.ts'
import { stepCount } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Plays some actions; returns the positions seen, by the number of the step that led there. */
const playSome = async (page: Page, actions: number): Promise<ReadonlyMap<number, readonly string[]>> => {
  const seen = new Map([[await stepCount(page), await position(page)]])
  await playOn(page, keys(page), {
    until: (_sight, acted) => acted >= actions,
    seen: async (steps) => void seen.set(steps, await position(page)),
  })
  return seen
}
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('that was not seen')
  return value
}

test('undo goes to any row, redo comes back, and undone steps stay visible', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'ten steps' })
  const seen = await playSome(app, 10)
  const steps = [...seen.keys()]
  const end = must(steps.at(-1))
  const middle = must(steps.at(-5))

  await chooseAt(rowAt(app, middle), 'Undo to here')
  await expectTip(app, middle)
  await expectPosition(app, must(seen.get(middle)))
  const left = (await moves(app)).filter(({ takenBack }) => takenBack)
  expect(left.map(({ depth }) => depth)).toEqual(
    Array.from({ length: end - middle }, (_, index) => middle + 1 + index),
  )
  await expect(rowAt(app, end)).toBeVisible()
  await expect(rowAt(app, end).locator('.step')).toHaveClass(/\bleft\b/)
  const ink = (depth: number): Promise<unknown> =>
    rowAt(app, depth)
      .locator('.what')
      .evaluate((each) => each.ownerDocument.defaultView?.getComputedStyle(each).color)
  expect(await ink(end), 'dimmed').not.toBe(await ink(middle))
  expect(await stepCount(app), 'nothing is lost').toBe(end)

  for (const step of steps.slice(-4)) {
    await app.getByRole('button', { name: 'Redo' }).click()
    await expectTip(app, step)
    await expectPosition(app, must(seen.get(step)))
  }
  expect((await moves(app)).some(({ takenBack }) => takenBack)).toBe(false)
  await app.keyboard.press('Control+z')
  await expectTip(app, must(steps.at(-2)))
  await expectPosition(app, must(seen.get(must(steps.at(-2)))))
  await app.keyboard.press('Control+Shift+z')
  await expectTip(app, end)
  await expectPosition(app, must(seen.get(end)))

  // The menu of a turn's heading acts on the first step below it, not on the current one.
  const first = Number(await app.locator('.entry:has(> .turn) + .entry .n').nth(-2).innerText())
  expect(first).toBeLessThan(end)
  await chooseAt(app.locator('.entry > .turn').nth(-2), 'Undo to here')
  await expectTip(app, first)
})

test('a branch is tried, named, deleted and recovered; the match as played stays', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'branches' })
  const seen = await playSome(app, 8)
  const steps = [...seen.keys()]
  const end = must(steps.at(-1))
  const from = must(steps.at(-4))

  await chooseAt(rowAt(app, from), 'Try from here')
  await expectPosition(app, must(seen.get(from)))
  const sight = await tableSnapshot(app)
  expect(['allot', 'carry', 'chain']).toContain(sight.waits)
  if (sight.waits === 'allot') await app.getByRole('button', { name: 'Pass the turn' }).click()
  else await app.getByRole('button', { name: sight.waits === 'chain' ? 'Stop' : 'End the turn' }).click()
  await expect(rowAt(app, from + 1)).toHaveCount(2)
  const tried = await position(app)

  await openTab(app, 'Match')
  const fresh = app.locator('section.branches').getByRole('listitem').filter({ hasText: 'being played' })
  await fresh.getByRole('button', { name: /^Rename branch/ }).click()
  await app.getByLabel('New branch name').fill('What if she passes')
  await app.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(branchRow(app, 'What if she passes')).toContainText('being played')

  await branchRow(app, 'Main line')
    .getByRole('button', { name: /^Play on/ })
    .click()
  await expectPosition(app, must(seen.get(end)))
  await openTab(app, 'Moves')
  const box = app.locator('.box').filter({ hasText: 'What if she passes' })
  await expect(box).toBeVisible()
  await openTab(app, 'Match')
  await branchRow(app, 'What if she passes')
    .getByRole('button', { name: /^Delete branch/ })
    .click()
  await expect(branchRow(app, 'What if she passes')).toContainText('deleted')
  await openTab(app, 'Moves')
  await expect(rows(app).filter({ has: app.locator('.left') })).not.toHaveCount(0)
  await expect(box).toBeHidden()
  await openTab(app, 'Match')
  await branchRow(app, 'What if she passes')
    .getByRole('button', { name: /^Recover branch/ })
    .click()
  await branchRow(app, 'What if she passes')
    .getByRole('button', { name: /^Play on/ })
    .click()
  await expectPosition(app, tried)
})

test('the record is replayed in both directions, step by step, by turn, by scrubber and as a film @sweep', async ({
  app,
}) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'replay' })
  const seen = await playSome(app, 11)
  const end = await stepCount(app)
  const start = must([...seen.keys()][0])
  /** An action waits for its roll on the board it was chosen on. */
  const expected = (step: number): readonly string[] =>
    must(seen.get(must([...seen.keys()].filter((each) => each <= step).at(-1))))

  await turnTo(app, 'Review')
  const control = (name: string) => app.getByRole('button', { name, exact: true })
  await control('To the start').click()
  await expectStep(app, 0)
  await expect.poll(async () => (await position(app)).every((name) => name.endsWith('no tile'))).toBe(true)

  for (let step = 1; step <= end; step += 1) {
    await control('One step forward').click()
    await expect(scrubber(app)).toHaveAttribute('aria-valuetext', `step ${step} of ${end}`)
    if (step >= start) await expectPosition(app, expected(step))
  }
  for (let step = end - 1; step >= start; step -= 1) {
    await app.keyboard.press('ArrowLeft')
    await expectStep(app, step)
    await expectPosition(app, expected(step))
  }

  await control('To the end').click()
  await expectPosition(app, expected(end))
  const box = must((await scrubber(app).boundingBox()) ?? undefined)
  const middle = Math.round(end / 2)
  await scrubber(app).click({ position: { x: (box.width * middle) / end, y: box.height / 2 } })
  await expectStep(app, middle)
  await expectPosition(app, expected(middle))

  const where = app.getByRole('region', { name: 'Replay', exact: true })
  await control('To the start').click()
  await expect(where).toContainText('turn 1')
  await control('One turn forward').click()
  await expect(where).toContainText('turn 2')
  await expectPosition(app, expected(Number(await scrubber(app).getAttribute('aria-valuenow'))))
  await control('One turn back').click()
  await expect(where).toContainText('turn 1')

  await app.getByLabel('Speed of the replay').getByText('4×').click()
  await control('Play').click()
  await expect(scrubber(app)).toHaveAttribute('aria-valuenow', String(end))
  await expectPosition(app, expected(end))
  await expect(control('Play')).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(app.getByText('Undo', { exact: true })).toBeVisible()
})

test('a main process killed in the middle of a turn loses nothing', async ({ host, home, page }) => {
  await page.goto(host.url)
  await startMatch(page, { names: ['Ada', 'Bo'], seed: 'killed', title: 'Thunderstorm' })
  const sight = await playOn(page, keys(page), {
    until: ({ waits }, acted) => acted > 3 && (waits === 'carry' || waits === 'chain'),
  })
  const stand = async () => ({
    cells: await cellNames(page),
    waits: (await tableSnapshot(page)).waits,
    mover: (await tableSnapshot(page)).mover,
    tray: await page.locator('footer .hand').innerText(),
    seats: await page.getByRole('region', { name: 'Seats' }).innerText(),
    moves: await moves(page),
    steps: await stepCount(page),
  })
  const before = await stand()
  expect(before.mover).toBe(sight.mover)
  const match = matchId(page)

  await host.kill()
  const again = await startHost(home)
  try {
    await page.goto(again.url)
    await expect(page.getByRole('heading', { name: 'Thunderstorm' })).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).first().click()
    await expect(page).toHaveURL(new RegExp(match))
    await expect.poll(stand).toEqual(before)
    await playOn(page, keys(page), { until: (_sight, acted) => acted >= 2 })
  } finally {
    await again.stop()
  }
})
