/** The analysis of a match: started, cancelled, run to its end, read in the graph, and its mistakes reviewed. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from './support/accessibility.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { importFile } from './support/imports.ts'
import { matchId, openTable, reviewPage, savedBy, shareDialog } from './support/library.ts'
import { openTab, rowAt } from './support/moves.ts'
import * as qin from './games/qin/driver.ts'
import { expectStep, scrubber } from './support/review.ts'
import { played } from './support/playedMatch.ts'
import { chooseQuickly, pointsToWin, sample } from './support/sampleMatch.ts'
import { openMatch } from './support/screen.ts'
import { simulated } from './support/simulated.ts'
import { settingsFor } from '../src/engine/analysis/strength.ts'
import type { Analysed, Considered, Finding } from '../src/engine/record/analysis.ts'
import { createPositions } from '../src/engine/record/positions.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const progress = (page: Page) => page.getByRole('progressbar')
const start = (page: Page) => page.getByRole('button', { name: 'Analyse this match' })

/** A short match played at random, which contains many mistakes, opened in review. */
const openFinished = async (page: Page): Promise<void> => {
  const [file] = await simulated(1, 'plum', 1)
  if (!file) throw new Error('no match was made')
  await openTable(page, `${await importFile(page, file.buffer)}?review=1`)
  await expect(scrubber(page)).toBeVisible()
}

test('a match is analysed, its graph is walked, its mistakes are gone over, and a page carries it', async ({
  app,
  home,
}) => {
  // The test is long, so that the analysis runs only once.
  test.setTimeout(180_000)
  await openFinished(app)
  await app.keyboard.press('a')
  await expect(app.getByRole('heading', { name: 'Not analysed yet' })).toBeVisible()
  await app.getByRole('radio', { name: 'Deep' }).click()
  await start(app).click()
  await expect(progress(app)).toBeVisible()
  await app.getByRole('button', { name: 'Pause' }).click()
  await expect(app.getByText('Analysis paused')).toBeVisible()
  await app.getByRole('button', { name: 'Go on' }).click()
  await app.getByRole('button', { name: 'Cancel' }).click()
  await expect(progress(app)).toHaveCount(0)

  const quick = app.getByRole('radio', { name: 'Quick' })
  if (!(await quick.isVisible())) await app.getByRole('button', { name: 'Analyse again' }).click()
  await quick.click()
  await app
    .getByRole('button', { name: /^Analyse (this match|again|the rest)$/ })
    .last()
    .click()
  await expect(app.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ timeout: 60_000 })
  await expect(progress(app)).toHaveCount(0, { timeout: 60_000 })
  expect(await axeViolationsInBothThemes(app)).toEqual([])

  // Mistakes are what one sees first, in a small window too.
  await app.setViewportSize({ width: 1024, height: 700 })
  await expect(app.getByRole('button', { name: /^Go over \d+ mistakes?$/ })).toBeInViewport({ ratio: 1 })
  await app.setViewportSize({ width: 1440, height: 900 })

  // From the chance at the start to the result, in figures a reader can add up.
  await app.getByText('How it adds up').click()
  const account = app.getByRole('table').filter({ has: app.getByRole('rowheader', { name: 'Not resolved' }) })
  // Chances at the start and at the end, changes in points between them.
  const figures = await account.locator('tbody').getByRole('cell').allInnerTexts()
  const parts = figures.map((text) => Number(text.replace('−', '-').replace('%', '')))
  expect(parts).toHaveLength(12)
  for (const seat of [0, 1]) {
    const own = parts.filter((_, at) => at % 2 === seat)
    expect(own.slice(0, -1).reduce((sum, part) => sum + part)).toBe(own.at(-1))
  }

  // The graph shows chances now; a press on it goes to the step, and the panel describes that step.
  await expect(app.getByRole('radio', { name: 'Chances', checked: true })).toBeVisible()
  const box = await scrubber(app).boundingBox()
  const last = Number(await scrubber(app).getAttribute('aria-valuemax'))
  await scrubber(app).click({ position: { x: (box?.width ?? 0) / 2, y: 30 } })
  // A finished match runs on for 3% of its steps.
  const end = last + Math.max(1, Math.round((last + 1) * 0.03))
  await expect(scrubber(app)).toHaveAttribute('aria-valuenow', String(Math.round(end / 2)))
  await expect(scrubber(app)).toHaveAttribute('aria-valuetext', /Seat 1 \d+%; Seat 2 \d+%$/)

  await app.keyboard.press('Home')
  await app.keyboard.press('k')
  const verdict = app.getByRole('region', { name: 'What the analysis says about this step' })
  const said = /(inaccuracy|mistake|blunder): \d+% to win, \d+% with the best move/i
  await expect(verdict).toContainText(said)
  const [, grade = ''] = said.exec(await verdict.innerText()) ?? []
  const at = Number(await scrubber(app).getAttribute('aria-valuenow'))
  await openTab(app, 'Moves')
  await expect(rowAt(app, at).locator('.step')).toHaveAttribute(
    'aria-label',
    new RegExp(`analysis: ${grade}`, 'i'),
  )

  // Going over the mistakes: the position before, without the answer; then the answer, tried as a branch.
  await openTab(app, 'Analysis')
  await app.getByRole('button', { name: 'Everyone · Mistakes and blunders' }).click()
  await app.getByRole('radiogroup', { name: 'Which mistakes' }).getByRole('radio', { name: 'All' }).click()
  const mistakes = app.getByRole('button', { name: /^Go over \d+ mistakes?$/ })
  const count = Number(/\d+/.exec(await mistakes.innerText())?.[0])
  await mistakes.click()
  const study = app.getByRole('region', { name: 'Go over mistakes' })
  await expect(study).toContainText(`1 of ${count}`)
  await expectStep(app, at - 1)
  // The bar names the mistake by the number the lists have for it, though the board stands before it.
  await expect(app.getByRole('textbox', { name: 'Go to a step by its number' })).toHaveValue(String(at))
  await expect(study).not.toContainText('to win')
  // The board accepts an answer now, not a step of the record.
  const size = async (): Promise<number> => (await ask(app, 'table.open', { match: matchId(app) })).size
  const before = await size()
  await app.keyboard.press('f')
  await expect(app.getByText('Nothing is recorded.')).toBeVisible()
  await app.getByRole('button', { name: /^(End|Pass) the turn$/ }).click()
  await expect(study).toContainText(/Not the best move|with the best move/)
  await expect(study.getByRole('list', { name: 'Tried here' }).getByRole('listitem')).toHaveCount(1)
  expect(await size()).toBe(before)
  await app.keyboard.press('s')
  await expect(study).toContainText(/It cost \d+ percentage points: \d+% to win instead of \d+%/)
  expect(await axeViolationsInBothThemes(app)).toEqual([])
  // However long the answer, in a small window too one sees the way on.
  await app.setViewportSize({ width: 1024, height: 700 })
  await expect(study.getByRole('navigation').getByRole('button').last()).toBeInViewport({ ratio: 1 })
  await app.setViewportSize({ width: 1440, height: 900 })
  await study
    .getByRole('button', { name: /^Try .+ as a branch$/ })
    .first()
    .click()
  await expect(app.locator('footer.tray')).toBeVisible()
  await expect.poll(size).toBeGreaterThan(before)
  await study.getByRole('button', { name: 'Back to this position' }).click()
  for (let left = count; left > 0; left -= 1) await app.keyboard.press('k')
  await expect(study).toContainText(`All done: ${count} mistake`)
  await app.keyboard.press('Escape')
  await expect(app.getByRole('button', { name: 'Stop going over mistakes' })).toHaveCount(0)
  // All mistakes become tasks at once, and can be practised.
  await app.getByRole('button', { name: 'Save for practice' }).click()
  await expect(app.getByLabel('Table or review').getByText('Practise', { exact: true })).toBeVisible()

  // The analysis is stored.
  await app.reload()
  await expect(scrubber(app)).toBeVisible()
  await app.keyboard.press('a')
  await expect(app.getByRole('heading', { name: 'Skill and luck' })).toBeVisible()

  await app.keyboard.press('Control+e')
  const dialog = shareDialog(app)
  await dialog.getByRole('tab', { name: 'Web page' }).click()
  await dialog.getByRole('radiogroup', { name: 'Analysis' }).getByRole('radio', { name: 'Included' }).click()
  const file = join(home, 'page.html')
  await writeFile(file, (await savedBy(app, dialog.getByRole('button', { name: 'Save .html' }))).buffer)
  const page = await app.context().newPage()
  await page.goto(pathToFileURL(file).href)
  // It opens on the moments the analysis found, and plays with them.
  await expect(page.getByRole('list', { name: 'Key moments' })).toContainText('to win')
  await reviewPage(page)
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analyse again' })).toHaveCount(0)
  await page.keyboard.press('o')
  await page.keyboard.press('s')
  await expect(page.getByRole('region', { name: 'Go over mistakes' })).toContainText(
    /It cost \d+ percentage points: \d+% to win instead of \d+%/,
  )
})

test('a match with hidden hands is not analysed before it is over, and a message says so', async ({
  app,
}) => {
  await openMatch(app, qin.matchOf({}))
  await qin.keys(app).lift()
  await app.keyboard.press('a')
  await expect(app.getByText('this match can be analysed only once it is over')).toBeVisible()
  await expect(start(app)).toHaveCount(0)
})

test('the result offers its key moments, and asks for something better on the board', async ({ app }) => {
  test.setTimeout(120_000)
  const [file] = await simulated(1, 'plum', 1)
  if (!file) throw new Error('no match was made')
  await openTable(app, await importFile(app, file.buffer))
  await app.getByRole('button', { name: 'See the key moments' }).click()
  const moments = app.getByRole('region', { name: /^(One|\d) key moments?$/ })
  await expect(moments.getByRole('listitem').first()).toBeVisible({ timeout: 90_000 })
  await moments.getByRole('radiogroup', { name: 'Whose' }).getByRole('radio').first().click()
  const count = await moments.getByRole('listitem').count()
  expect(count).toBeLessThanOrEqual(3)
  // What was played is drawn beside what was better; the graph has the same numbers, and so has the result without them.
  await expect(app.getByRole('list', { name: 'Key moments' })).toHaveCount(0)
  await expect(moments.locator('.picture .dotted .line path').first()).toBeAttached()
  const pins = app.locator('footer.tray .course button.pin')
  await expect(pins).toHaveCount(count)
  await expect(pins.first()).toHaveText(/^1 .*, step \d+: chance to win down from \d+% to \d+%$/)
  await expect(moments.getByRole('listitem').first()).toContainText(/Win chance: −\d+ percentage points/)
  expect(await axeViolationsInBothThemes(app)).toEqual([])
  await app.keyboard.press('Escape')
  await expect(moments).toHaveCount(0)
  await expect(app.getByRole('list', { name: 'Key moments' }).getByRole('listitem')).toHaveCount(count)

  await app.getByRole('button', { name: 'See the key moments' }).click()
  await moments.getByRole('button', { name: 'Try it' }).first().click()
  await expect(app.getByText('Nothing is recorded.')).toBeVisible()
  await expect(app.getByRole('region', { name: 'Go over mistakes' })).toContainText('1 of ')
})

/**
 * A finished match with a usual analysis in which the first rolls changed the first seat's chance by so much, and all
 * others alike what is left to the result.
 */
const withLuck = (first: readonly number[]): Uint8Array => {
  const record = played(sample, headerFor(sample, { options: pointsToWin(1) }), chooseQuickly)
  const settings = settingsFor(sample, 'usual')
  const steps = [...record.steps.values()]
  const rolls = steps.filter(({ actor }) => actor === 'chance')
  const turn = sample.turn(createPositions(record, sample).at(steps.at(-1)!.id))
  const result = turn.by === 'nobody' && turn.outcome.places[0] === 1 ? 1 : 0
  const left = result - 0.5 - first.reduce((sum, by) => sum + by, 0)
  const analysed = steps.map((step): Analysed => {
    const at = rolls.indexOf(step)
    const by = first[at] ?? left / (rolls.length - first.length)
    const finding: Finding = at < 0 ? { kind: 'nothing' } : { kind: 'luck', luck: [by, -by], error: 0 }
    return { step: step.id, settings, finding }
  })
  return encode(record, { analysed })
}

test('without a mistake the key moments show what else changed the chances, and lead to the board', async ({
  app,
}) => {
  const file = withLuck([0.21, -0.12, 0.03])
  await openTable(app, await importFile(app, file))
  await app.getByRole('button', { name: 'See the key moments' }).click()
  const moments = app.getByRole('region', { name: '2 key moments' })
  const cards = moments.getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.last()).toContainText('Win chance: +12 percentage points')
  await expect(cards.last()).toContainText('29% → 41%')
  await moments.getByRole('radio', { name: 'Player 1' }).click()
  await expect(cards.first()).toContainText('Win chance: +21 percentage points')
  await expect(cards.last()).toContainText('Win chance: −12 percentage points')
  await expect(cards.last()).toContainText('71% → 59%')
  await expect(app.locator('footer.tray .course button.pin')).toHaveCount(2)
  expect(await axeViolationsInBothThemes(app)).toEqual([])
  await cards.first().getByRole('button', { name: 'See it on the board' }).click()
  await expect(scrubber(app)).toBeVisible()
})

test('a match in which nothing turned shows its end, the graph and what to do next', async ({ app }) => {
  await openTable(app, await importFile(app, withLuck([])))
  await app.getByRole('button', { name: 'See the key moments' }).click()
  const moments = app.getByRole('region', { name: 'No single step decided this match' })
  await expect(moments).toContainText('by 5 percentage points or more')
  await expect(moments.locator('.picture svg').first()).toBeAttached()
  // What to do next is said once, here or with the result.
  await expect(app.getByRole('button', { name: 'Rematch' })).toHaveCount(1)
  await openTab(app, 'Moves')
  await expect(moments.getByRole('button', { name: 'Rematch' })).toBeVisible()
  expect(await axeViolationsInBothThemes(app)).toEqual([])
  await moments.getByRole('button', { name: 'Review the match' }).click()
  await expect(scrubber(app)).toBeVisible()
})

test('the review begins at the first choice on the board, also where the analysis found nothing in it', async ({
  app,
}) => {
  const record = played(sample, headerFor(sample, { options: pointsToWin(1) }), chooseQuickly)
  const own = [...record.steps.values()].filter(({ actor }) => typeof actor === 'number')
  const settings = settingsFor(sample, 'usual')
  const analysed = own.map(({ id, actor, action }, index): Analysed => {
    const taken = { notation: 'taken', action: action as Considered['action'], chance: 0.5 }
    const even = { before: [0.5, 0.5], after: [0.5, 0.5], loss: 0, grade: null, best: [taken], played: taken }
    const finding: Finding =
      index < 3 ? { kind: 'nothing' } : { kind: 'decision', seat: Number(actor), ...even }
    return { step: id, settings, finding }
  })
  await openTable(app, await importFile(app, encode(record, { analysed })))
  await expect(app.getByRole('button', { name: 'See the key moments' })).toBeVisible()
  await app.getByRole('region', { name: /wins/ }).getByRole('button', { name: 'Review the match' }).click()
  // What is chosen before the pawns are on the board marks nothing there.
  await expectStep(
    app,
    [...record.steps.values()].findIndex(({ id }) => id === own[2]?.id),
  )
})
