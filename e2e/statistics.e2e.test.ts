/** Filters, saved searches and statistics over matches of two games. */
import type { Page } from '@playwright/test'
import { MAIN } from '../src/engine/record/step.ts'
import { lineTo } from '../src/engine/record/tree.ts'
import { playedMatches, type PlayedMatch } from '../src/main/testing/played-matches.ts'
import { createPositions } from '../src/engine/record/positions.ts'
import { axeViolations } from './support/accessibility.ts'
import { chooserOf, namedHeader } from './support/choosers.ts'
import { expect, test } from './support/fixtures.ts'
import { importMatches, importRecord } from './support/imports.ts'
import { rowOf } from './support/library.ts'
import { played as playedOut } from './support/playedMatch.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { go } from './support/screen.ts'

/** Three matches of Quorsum and three of Qin; the third of each is unfinished. */
const played = (): readonly PlayedMatch[] => playedMatches(['quorsum', 'qin'].map(requireGame))

const titles = (page: Page): Promise<string[]> => page.getByRole('row').locator('.ttl').allInnerTexts()

test('filters by keyboard, a named search, and figures over its results @sweep', async ({ app: page }) => {
  const matches = played()
  await importMatches(page, matches)
  const finished = matches.filter(({ game, record, positions }) => {
    const tip = record.branches.get(MAIN)?.step ?? record.root
    return game.turn(positions.at(tip)).by === 'nobody'
  })
  const withAda = finished.filter(({ record }) => record.header.seats.some(({ name }) => name === 'Ada'))
  expect(withAda.length).toBeGreaterThan(0)
  expect(withAda.length).toBeLessThan(finished.length)

  await test.step('F opens the filters; set filters are shown, and the list follows', async () => {
    await page.keyboard.press('f')
    const name = page.getByRole('combobox', { name: 'Played by' })
    await expect(name).toBeFocused()
    await page.keyboard.type('Ad')
    await expect(page.getByRole('listbox', { name: 'Played by' }).getByRole('option')).toHaveText(['Ada'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('')
    await page.getByRole('radio', { name: 'Any' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Finished' })).toBeChecked()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Remove: With Ada' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(withAda.length)
    expect((await titles(page)).toSorted()).toEqual(withAda.map(({ title }) => title).toSorted())
  })

  await test.step('the search is stored under a name, found again and renamed', async () => {
    await page.getByRole('button', { name: 'Save…' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada to the end')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved search: Ada to the end')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByRole('row')).toHaveCount(matches.length)
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'Rename or delete…' }).click()
    await page.getByRole('textbox', { name: /^Name of the saved search/ }).fill('Ada')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'Ada', exact: true }).click()
    await expect(page.getByRole('row')).toHaveCount(withAda.length)
  })

  await test.step('words and filters without results say so, and a button shows all', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('nobody ever said this')
    await expect(page.getByText('No matches found.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByRole('row')).toHaveCount(matches.length)
    await expect(rowOf(page, 'quorsum 3')).toContainText('Step 30')
  })

  await test.step('a day is typed, or picked from a calendar by keys', async () => {
    await page.keyboard.press('f')
    const from = page.getByRole('group', { name: 'From' })
    await from.getByRole('spinbutton', { name: 'Day' }).focus()
    await page.keyboard.type('01022030')
    await expect(page.getByRole('button', { name: 'Remove: From 1 Feb 2030' })).toBeVisible()
    await expect(page.getByText('No matches found.')).toBeVisible()
    await from.getByRole('button', { name: 'Pick from a calendar' }).press('Enter')
    await expect(page.getByRole('button', { name: /, 1 February 2030/ })).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('button', { name: /, 31 January 2030/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove: From 31 Jan 2030' })).toBeVisible()
    await from.getByRole('button', { name: 'No day' }).press('Enter')
    await expect(page.getByRole('row')).toHaveCount(matches.length)
    await page.keyboard.press('Escape')
  })

  await test.step('several values of an option, and options of several games, find more', async () => {
    await page.keyboard.press('f')
    const race = page.getByRole('button', { name: /^Play to / })
    const turn = async (value: string): Promise<void> => {
      const item = page.getByRole('menuitemcheckbox', { name: value, exact: true })
      await item.focus()
      await page.keyboard.press('Enter')
    }
    await race.focus()
    await page.keyboard.press('Enter')
    await turn('3 points')
    await expect(page.getByText('No matches found.')).toBeVisible()
    await turn('A single game')
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(race).toHaveText('A single game or 3 points')
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Qin')
    await page.getByRole('button', { name: /^Side of the board / }).press('Enter')
    await turn('Both, one game each')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(3)
    await expect(page.getByRole('row')).toHaveCount(
      matches.filter(({ record: { header } }) =>
        header.game === 'quorsum'
          ? [1, 3].includes(Number(header.options['raceTo']))
          : header.options['side'] === 'both',
      ).length,
    )
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByRole('row')).toHaveCount(matches.length)
  })

  await test.step('T counts: the figures match the records', async () => {
    await page.getByRole('grid').getByRole('row').first().focus()
    await page.keyboard.press('t')
    await expect(page.getByRole('status')).toContainText(`6 matches, ${finished.length} finished`)
    // Pictures first: a block for each match of a player, and how the last matches went.
    const who = page.getByRole('region', { name: 'Who wins' })
    const blocks = finished.reduce((sum, { record }) => sum + record.header.seats.length, 0)
    await expect(who.locator('tbody .block')).toHaveCount(blocks)
    const last = page.getByRole('region', { name: /^How the last matches went/ })
    await expect(last.getByRole('listitem')).toHaveCount(Math.min(4, finished.length))
    await expect(last.locator('path.curve').first()).toBeAttached()
    await expect(page.getByRole('region', { name: 'Luck', exact: true })).toContainText('expected')
    await expect(page.getByRole('region', { name: 'Luck: Dice' })).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    // The tables come when they are asked for.
    await page.getByRole('button', { name: 'Games', exact: true }).press('Enter')
    await expect(page.getByRole('region', { name: 'Games' }).getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: 'Seats, lengths and luck' }).press('Enter')
    for (const { game, label, types } of [
      { game: 'quorsum', label: 'Luck: Dice', types: ['dice.rolled', 'opening.rolled'] },
      { game: 'qin', label: 'Luck: Tiles drawn', types: ['hand.drawn'] },
    ]) {
      const fell = finished
        .filter((match) => match.game.id === game)
        .flatMap(({ record }) => lineTo(record, record.branches.get(MAIN)?.step ?? record.root))
        .flatMap(({ events }) => events.filter(({ type }) => types.includes(type)))
        .flatMap((event) => ('dice' in event && Array.isArray(event.dice) ? event.dice : [event]))
      await expect(page.getByRole('region', { name: label })).toContainText(`${fell.length} in all`)
    }
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'Ada', exact: true }).click()
    await expect(page.getByRole('status')).toContainText(`${withAda.length} match`)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Saved searches')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row')).toHaveCount(withAda.length)
  })
})

test('from twenty finished matches on bars sum up who wins, instead of a block for each @sweep', async ({
  app: page,
}) => {
  const game = requireGame(sampleGame(2))
  const choose = chooserOf(game)
  const records = Array.from({ length: 20 }, (_, number) => {
    const nonce = number.toString(16).padStart(32, '0')
    return playedOut(game, namedHeader(game, { seats: 2, nonce }), choose)
  })
  const wins = (seat: number): number =>
    records.filter((record) => {
      const turn = game.turn(createPositions(record, game).at(record.branches.get(MAIN)?.step ?? record.root))
      return turn.by === 'nobody' && turn.outcome.places[seat] === 1
    }).length
  const [last, ...before] = records
  for (const record of before) await importRecord(page, record)
  const who = page.getByRole('region', { name: 'Who wins' })
  const open = async (): Promise<void> => {
    await page.getByRole('grid').getByRole('row').first().focus()
    await page.keyboard.press('t')
  }
  await expect(page.getByRole('row').first()).toBeVisible()
  await open()
  await expect(who.locator('tbody .block')).toHaveCount(38)
  await expect(who.locator('svg.bar')).toHaveCount(0)
  await expect(page.getByText('Too few matches to say who is stronger')).toBeVisible()
  await page.keyboard.press('Escape')
  if (last !== undefined) await importRecord(page, last)
  await open()
  await expect(who.locator('svg.bar')).toHaveCount(2)
  await expect(who.locator('.block')).toHaveCount(0)
  for (const [seat, name] of ['林以真', 'Mira'].entries())
    await expect(who.getByRole('row', { name })).toContainText(`${wins(seat)} of 20`)
  await expect(who).toContainText('The vertical line marks the expected count.')
  expect(await axeViolations(page)).toEqual([])
})

test('before the first match the statistics offer one, and show what they will look like', async ({
  app,
}) => {
  await go(app, '/statistics')
  await expect(app.getByRole('button', { name: 'Play a first match' })).toBeVisible()
  await expect(app.locator('.example .who')).toBeVisible()
  await expect(app.locator('.example .luck')).toBeVisible()
})
