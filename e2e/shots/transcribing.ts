/** Pictures of a match that is written down: what is asked in every game, a correction, and matches of one deal. */
import { expect, test } from '../fixtures.ts'
import { matchId } from '../library.ts'
import { chooseAt, rowAt } from '../moves.ts'
import { matchOf, openMatch } from '../screen.ts'
import { ask } from '../wire.ts'
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
      const table = (await ask(app, 'table.open', { match })) as { value: { tip: string } }
      await ask(app, 'table.roll', { match, at: table.value.tip })
    }
    await expect(app.locator('.enter')).toBeVisible()
    await shoot(app, `enter-${game}`)
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
