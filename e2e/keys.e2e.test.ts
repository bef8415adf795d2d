/** The study room by keys alone: each feature is in the key help, is reached, and returns the focus. */
import type { Locator, Page } from '@playwright/test'
import { qin } from '../src/engine/games/qin/index.ts'
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { expect, test } from './support/fixtures.ts'
import { generatedRecord, reviewGenerated, type RecordShape } from './support/generatedRecords.ts'
import { importFile } from './support/imports.ts'
import { rowOf } from './support/library.ts'
import { branchRow, rowAt } from './support/moves.ts'
import { board } from './games/quorsum/locators.ts'
import { scrubber } from './support/review.ts'
import { matchOf, openMatch, tabTo } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Studied {
  readonly game: AnyGame
  readonly growth: RecordShape
  /** After a step: enters other luck by keys, and checks the list of moves. */
  readonly from: number
  readonly luck: readonly string[]
  readonly told: RegExp
}
const lines = { main: 24, branches: 1, each: 6, comments: 1 }
const STUDIED: readonly Studied[] = [
  {
    game: quorsum as AnyGame,
    growth: { names: ['Ada', 'Bo'], options: { raceTo: 3 }, ...lines },
    from: 1,
    luck: ['1', 'Enter'],
    told: /Ada rolls a 1 /,
  },
  {
    game: qin as AnyGame,
    growth: { names: ['Cy', 'Di'], options: { openHands: 'on' }, ...lines },
    from: 0,
    luck: ['r', 'b', 'y', 'y', 'r', 'r', 'Enter'],
    told: /Cy is dealt (?=.*red–blue)(?=.*yellow–yellow)(?=.*red–red)/,
  },
]

const strike = async (page: Page, ...strokes: readonly string[]): Promise<void> => {
  for (const stroke of strokes) await page.keyboard.press(stroke)
}
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
/** Expects that `open` opens an element with the focus, which Escape closes, returning the focus. */
const goesBack = async (
  page: Page,
  open: readonly string[],
  what: Locator,
  before: Locator,
): Promise<void> => {
  await strike(page, ...open)
  await expect(what).toBeVisible()
  // The focus is inside, or on the element itself if it contains only a close button.
  const focus = page.locator(':focus')
  await expect(what.locator(focus).or(what.and(focus))).toBeVisible()
  await strike(page, 'Escape')
  await expect(what).toBeHidden()
  await expect(before).toBeFocused()
}
/** Opens the menu of the focused element and chooses from it. */
const choose = async (page: Page, item: string): Promise<void> => {
  await strike(page, 'Shift+F10')
  const items = page.getByRole('menuitem')
  const wanted = items.filter({ hasText: item })
  await expect(wanted).toBeVisible()
  for (let down = 0; down < 12; down += 1) {
    if (await wanted.evaluate((each) => each === each.ownerDocument.activeElement)) break
    await strike(page, 'ArrowDown')
  }
  await expect(wanted).toBeFocused()
  await strike(page, 'Enter')
}
const listed = async (page: Page, sentences: readonly string[]): Promise<void> => {
  await strike(page, '?')
  for (const sentence of sentences) await expect(dialog(page, 'Keyboard')).toContainText(sentence)
  await strike(page, 'Escape')
  await expect(dialog(page, 'Keyboard')).toBeHidden()
}

test('Quorsum and Qin are studied by keys alone, from the library to other luck and a new main line @sweep', async ({
  app,
}) => {
  for (const { game, growth } of STUDIED) await importFile(app, generatedRecord(game, growth))
  for (const { game, from, luck, told } of STUDIED) {
    const row = rowOf(app, `${game.id} grown`)
    await expect(app.getByRole('row')).not.toHaveCount(0)
    await strike(app, '/')
    await app.keyboard.type(game.id)
    await expect(app.getByRole('row')).toHaveCount(1)
    await strike(app, 'ArrowDown')
    await expect(row).toBeFocused()
    await listed(app, ['New match', 'Import records', 'Filters', 'Saved searches', 'Statistics', 'the match'])
    await expect(row).toBeFocused()
    await goesBack(app, ['Control+o'], dialog(app, 'Import records'), row)
    await goesBack(app, ['Control+e'], dialog(app, /^Share/), row)
    for (const [item, title] of [
      ['Tags', 'Tags'],
      ['Matches with this deal…', 'The same deal'],
    ] as const) {
      await choose(app, item)
      await goesBack(app, [], dialog(app, title), row)
    }
    await choose(app, 'Review')

    await expect(scrubber(app)).toBeVisible()
    await listed(app, [
      'Play or pause the record',
      'Type a step number',
      'Next or previous round',
      'What happened at a place',
      'Compare two branches',
      'Write about the step',
      'Set or remove a bookmark',
      'Judge the step',
      'Draw on the board',
      'Correct the current step',
      'menu of the step',
      'Share the match or the position',
    ])
    const tree = app.getByRole('tree', { name: 'Moves' })
    await tabTo(app, tree)
    const menu = app.getByRole('menu')
    await goesBack(app, ['Shift+F10'], menu, tree)
    await goesBack(app, ['p'], dialog(app, /^Steps at/), tree)
    for (const [key, place] of [
      ['m', app.getByRole('textbox', { name: 'Comment on this step' })],
      ['x', app.getByRole('listbox', { name: /^Places on the board/ })],
    ] as const) {
      await strike(app, key)
      await expect(place).toBeFocused()
      await strike(app, 'Escape')
      await expect(tree).toBeFocused()
    }
    await goesBack(app, ['Control+e'], dialog(app, /^Share/), tree)
    await strike(app, 'c')
    await expect(app.getByRole('group', { name: 'Both lines' })).toBeVisible()
    await strike(app, 'Escape')
    await expect(tree).toBeVisible()

    await tabTo(app, app.getByRole('tab', { name: 'Moves' }))
    const match = app.getByRole('tab', { name: 'Match', exact: true })
    for (let right = 0; right < 5 && (await match.getAttribute('aria-selected')) !== 'true'; right += 1)
      await strike(app, 'ArrowRight')
    await tabTo(app, app.getByRole('button', { name: 'Make branch Line 1 the main line' }))
    await strike(app, 'Enter')
    await expect(branchRow(app, 'Played before')).toBeVisible()

    await strike(app, 'g')
    await app.keyboard.type(String(from))
    await strike(app, 'Enter')
    await tabTo(app, app.getByRole('button', { name: 'Try from here' }))
    await strike(app, 'Enter')
    const asked = app.getByRole('alert').filter({ hasText: 'What if it had come out differently?' })
    // After a move, another move could be meant.
    const otherLuck = app.getByRole('button', { name: 'Different luck' })
    await expect(asked.or(otherLuck)).toBeVisible()
    if (await otherLuck.isVisible()) {
      await tabTo(app, otherLuck)
      await strike(app, 'Enter')
    }
    await expect(asked).toBeVisible()
    await strike(app, ...luck)
    await expect(asked).toBeHidden()
    await tabTo(app, match)
    for (let left = 0; left < 5 && !(await tree.isVisible()); left += 1) await strike(app, 'ArrowLeft')
    // The line that was left can be long, so it is folded; its key unfolds it.
    await tabTo(app, tree)
    await strike(app, '*')
    // The list scrolls the current step into sight after its layout; earlier scrolling is undone.
    await expect(async () => {
      await tree.evaluate((list) => list.scrollTo({ top: 0 }))
      const rows = rowAt(app, from + 1).locator('.step')
      const labels = await rows.evaluateAll((each) => each.map((row) => row.getAttribute('aria-label') ?? ''))
      expect(labels.filter((label) => told.test(label))).toHaveLength(1)
      expect(labels).toHaveLength(2)
    }).toPass()
    await tabTo(app, app.getByRole('button', { name: 'Back to the library' }))
    await strike(app, 'Enter')
  }
})

test('the board of Quorsum handles keys as soon as it is playable, and its tray announces their effects', async ({
  app,
}) => {
  await openMatch(app, matchOf('quorsum', 2, {}))
  const told = app.locator('footer.tray [aria-live=polite]')
  await expect(board(app)).toBeFocused()
  // Outside the board this key sets a bookmark.
  await strike(app, 'b')
  await expect(told).toHaveText('Place the pawns')
  await strike(app, 'Enter')
  await expect(app.getByText('click two corners')).toBeVisible()
  await strike(app, 'ArrowLeft', 'ArrowUp', 'Space')
  await expect(told).toHaveText('A1')
  await strike(app, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space')
  await expect(told).toHaveText(/ on A1 and D1$/)
  await strike(app, 'Enter')
  await expect(told).toHaveText('First assign your dice.')
  // A tile without a pawn.
  await strike(app, 'ArrowDown', '3')
  await expect(told).toHaveText('1 unassigned die will be lost.')
  await strike(app, '0')
  await expect(told).toHaveText('First assign your dice.')
  await strike(app, '4')
  const assign = app.getByRole('button', { name: /^Assign dice/ })
  await tabTo(app, assign)
  await strike(app, 'Enter')
  await expect(assign).toBeHidden()
  await expect(board(app)).toBeFocused()
  // Outside the board this key opens the analysis.
  await strike(app, 'a')
  await expect(told).toHaveText(/^One action left\. *Flip D2, needs \d\+$/)
})

test('a key without an effect here says why', async ({ app }) => {
  await reviewGenerated(app, quorsum as AnyGame, { names: ['Ada', 'Bo'], main: 12 })
  const board = app.getByRole('grid', { name: 'Quorsum board' })
  await expect(board).toBeVisible()
  const messages = app.locator('.toasts .toast')
  /** Presses the key and expects a new message, not one left by another key. */
  const says = async (key: string, words: RegExp): Promise<void> => {
    await expect(messages).toHaveCount(0)
    await strike(app, key)
    await expect(app.getByText(words)).toHaveCount(1)
    await messages.getByRole('button', { name: 'Close' }).click()
    await expect(messages).toHaveCount(0)
  }
  await strike(app, 'Home')
  await says('e', /^Nothing happened at the start\./)
  await says('2', /^Nothing happened at the start\. First go to the step you want to judge/)
  await says('c', /^There is only one line so far\./)
  for (const key of ['f', 's']) await says(key, /^You are not going over mistakes\./)
  for (const [key, what, where] of [
    ['v', 'Branch points', 'no more after'],
    ['n', 'Comments', 'no more after'],
    [']', 'Bookmarks', 'no more after'],
    ['Shift+V', 'Branch points', 'none before'],
    ['Shift+R', 'Rounds', 'none before'],
    ['[', 'Bookmarks', 'none before'],
  ] as const)
    await says(key, new RegExp(`^${what}: ${where} this step\\.$`))
  await strike(app, 'ArrowRight')
  await says('e', /^The program drew this from the seed of the match/)
})
