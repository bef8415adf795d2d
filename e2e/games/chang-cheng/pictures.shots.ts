/** Pictures of Chang Cheng. */
import { changCheng } from '../../../src/engine/games/chang-cheng/index.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { picturesOfBoard } from '../../shots/boards.ts'
import { picturesOfMarks } from '../../shots/notes.ts'
import { openStudy } from '../../shots/openStudy.ts'
import { shoot } from '../../shots/take.ts'
import { keep } from '../../shots/underWay.ts'
import { expect, test } from '../../support/fixtures.ts'
import { liftCurtain, matchOf, openMatch, ready } from '../../support/screen.ts'
import { OWN_BOARD } from './driver.ts'
import { beginChangCheng } from './partialMatch.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The list of games erases the game's own types.
const game = changCheng as unknown as AnyGame

picturesOfBoard(game, [
  { name: 'chang-cheng-two', seats: 2, middle: 30 },
  { name: 'chang-cheng-three', seats: 3, middle: 50 },
  { name: 'chang-cheng-four', seats: 4, options: { events: 'overlord-scouting' }, middle: 75 },
])

picturesOfMarks(
  game,
  [2, 4].map((seats) => ({
    name: `chang-cheng-${seats}`,
    seats,
    steps: seats * 18,
    marks: () => [
      { shape: 'circle', at: '5', ink: 'seal' },
      { shape: 'arrow', from: '5', to: '12', ink: 'seal' },
      { shape: 'square', at: '9', ink: 'ink' },
      { shape: 'label', at: '15', text: 'A', ink: 'seal' },
      { shape: 'square', at: 'p2', ink: 'seal' },
      { shape: 'circle', at: 'm2', ink: 'ink' },
      { shape: 'triangle', at: 'p4', ink: 'ink' },
      { shape: 'arrow', from: 'p1', to: 'p3', ink: 'ink' },
    ],
  })),
)

test('README: a province', async ({ app }) => {
  await openStudy(app, changCheng.id)
  await expect(app.locator('[data-cc-reveal]')).toBeVisible()
  await keep(app, 'chang-cheng')
})

test('pictures of naming revealed cards', async ({ app }) => {
  await openMatch(
    app,
    matchOf(changCheng.id, 3, { board1: '1A', board2: '2A' }, { chance: { source: 'manual' } }),
  )
  await expect(app.getByRole('button', { name: 'Not seen' })).toBeVisible()
  await shoot(app, 'unseen-tiles')
  await beginChangCheng(app)
  await liftCurtain(app, 'pointer', OWN_BOARD)
  await app.getByRole('grid', { name: 'Chang Cheng board' }).focus()
  for (const key of ['b', 'u']) await app.keyboard.press(key)
  await app.getByRole('gridcell', { name: /^province 3,/ }).click()
  await app.keyboard.press('u')
  await shoot(app, 'unseen-hand')
  for (const key of ['Escape', 'c', 'u']) await app.keyboard.press(key)
  await app.getByRole('gridcell', { name: /^space 5,/ }).click()
  await ready(app.locator('[data-cc-commit]'))
  await app.keyboard.press('Enter')
  await expect(app.getByText('The threat tile of region 1 is turned up. What is it?')).toBeVisible()
  await shoot(app, 'unseen-tile')
  await app.keyboard.press('4')
  await expect(app.getByText(/Player 1’s card in province 2/)).toBeVisible()
  await shoot(app, 'unseen-card')
  await app.keyboard.press('6')
  await expect(app.getByText(/Player 2’s 2 cards/)).toBeVisible()
  await app.keyboard.press('3')
  await shoot(app, 'unseen-cards')
})
