/** Pictures of transcribing a match: the prompts of every game, a correction, and matches of one deal. */
import { beginChangCheng } from '../games/chang-cheng/partialMatch.ts'
import { beginQuakeNopoly } from '../games/quake-nopoly/partialMatch.ts'
import { OWN_BOARD as CC_BOARD } from '../games/chang-cheng/driver.ts'
import { expect, test } from '../support/fixtures.ts'
import { matchId } from '../support/library.ts'
import { chooseAt, rowAt } from '../support/moves.ts'
import { OWN_BOARD as QK_BOARD } from '../games/quake-nopoly/driver.ts'
import { liftCurtain, matchOf, openMatch, ready } from '../support/screen.ts'
import { ask } from '../support/apiRequest.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SCENES = [
  { game: 'qin', seats: 2, options: { openHands: 'on' }, asks: 0 },
  { game: 'chang-cheng', seats: 3, options: {}, asks: 1 },
  { game: 'san-marco', seats: 4, options: {}, asks: 2 },
  { game: 'quake-nopoly', seats: 6, options: {}, asks: 8 },
] as const

for (const { game, seats, options, asks } of SCENES)
  test(`pictures of entering at ${game}`, async ({ app }) => {
    await openMatch(app, matchOf(game, seats, options, { chance: { source: 'manual' } }))
    await expect(app.locator('.enter')).toBeVisible()
    const match = matchId(app)
    for (let asked = 0; asked < asks; asked += 1) {
      const { tip } = await ask(app, 'table.open', { match })
      await ask(app, 'table.roll', { match, at: tip })
    }
    await expect(app.locator('.enter')).toBeVisible()
    await shoot(app, `enter-${game}`)
  })

test('pictures of naming revealed cards in Chang Cheng', async ({ app }) => {
  await openMatch(
    app,
    matchOf('chang-cheng', 3, { board1: '1A', board2: '2A' }, { chance: { source: 'manual' } }),
  )
  await expect(app.getByRole('button', { name: 'Not seen' })).toBeVisible()
  await shoot(app, 'unseen-tiles')
  await beginChangCheng(app)
  await liftCurtain(app, 'pointer', CC_BOARD)
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

test('pictures of unseen buildings of Quake-nopoly', async ({ app }) => {
  await beginQuakeNopoly(app, 6)
  await expect(app.getByRole('button', { name: 'All 3 not seen' })).toBeVisible()
  await shoot(app, 'unseen-draw')
  await beginQuakeNopoly(app, 4, ({ phase, agenda: [task], hands }) =>
    phase === 'setup' && task?.do === 'drawBuildings'
      ? {
          type: 'drawBuilding',
          seat: task.seat,
          building: task.seat === 0 && hands[0]?.length === 0 ? 'taipei101' : null,
        }
      : undefined,
  )
  await liftCurtain(app, 'pointer', QK_BOARD)
  await app.keyboard.press('b')
  await shoot(app, 'unseen-build')
  await app.keyboard.type('temple')
  await shoot(app, 'unseen-search')
  await app.keyboard.press('Enter')
  await app.keyboard.press('Enter')
  await expect(app.locator('[data-qk-preview]')).toBeVisible()
  await shoot(app, 'unseen-named')
  await app.keyboard.press('v')
  await app.keyboard.press('u')
  await expect(app.locator('[data-qk-preview]')).toBeVisible()
  await shoot(app, 'unseen-review')
  await beginQuakeNopoly(app, 2, ({ phase, agenda: [task] }) => {
    if (task?.do === 'drawBuildings') return { type: 'drawBuilding', seat: task.seat, building: null }
    if (task?.do === 'turnUp') return { type: 'turnUp', seat: task.seat, event: 'designCompetition' }
    if (task?.do === 'forecast') return { type: 'forecast', change: 0 }
    if (task?.do === 'keep') return { type: 'carryOut' }
    return phase === 'construction' ? { type: 'pass' } : undefined
  })
  await liftCurtain(app, 'pointer', QK_BOARD)
  await app.keyboard.press('u')
  await app.keyboard.press('u')
  await shoot(app, 'unseen-putback')
})

test('pictures of a correction and of a deal', async ({ app }) => {
  await openMatch(app, matchOf('quorsum', 2, {}, { chance: { source: 'manual' } }))
  await app.getByRole('button', { name: 'Lay them for us' }).click()
  await expect(app.getByText(/Ada rolls one die/)).toBeVisible()
  await shoot(app, 'enter-quorsum')
  await app.keyboard.press('6')
  await app.keyboard.press('Enter')
  await expect(app.getByText(/Bo rolls one die/)).toBeVisible()
  await app.keyboard.press('2')
  await app.keyboard.press('Enter')
  await expect(rowAt(app, 3)).toBeVisible()
  await app.getByRole('grid', { name: 'Quorsum board' }).focus()
  await app.keyboard.press('a')
  await app.keyboard.press('Enter')
  await expect(rowAt(app, 4)).toBeVisible()
  await chooseAt(rowAt(app, 2), 'Correct this step…')
  await app.keyboard.press('1')
  await shoot(app, 'correct-choosing')
  await app.keyboard.press('Enter')
  await expect(app.locator('.toasts').getByText(/no longer fits/)).toBeVisible()
  await shoot(app, 'correct-stopped')

  await openMatch(app, matchOf('quorsum', 2, {}, { title: 'Tuesday 週二' }))
  await expect(app.getByRole('grid', { name: 'Quorsum board' })).toBeVisible()
  const chance = { source: 'same', match: matchId(app) } as const
  await openMatch(app, matchOf('quorsum', 2, {}, { title: 'Tuesday again', chance }))
  await app.getByRole('tab', { name: 'Match' }).click()
  await shoot(app, 'deal')
})
