/** Pictures of transcribing a match: the prompts of every game, a correction, and matches of one deal. */
import { expect, test } from '../support/fixtures.ts'
import { GAME_DRIVERS } from '../support/gameDrivers.ts'
import { matchId } from '../support/library.ts'
import { chooseAt, rowAt } from '../support/moves.ts'
import { matchOf, openMatch } from '../support/screen.ts'
import { ask } from '../support/apiRequest.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [id, { entering }] of GAME_DRIVERS) {
  if (entering === undefined) continue
  const { seats, options = {}, asks } = entering
  test(`pictures of entering at ${id}`, async ({ app }) => {
    await openMatch(app, matchOf(id, seats, options, { chance: { source: 'manual' } }))
    await expect(app.locator('.enter')).toBeVisible()
    const match = matchId(app)
    for (let asked = 0; asked < asks; asked += 1) {
      const { tip } = await ask(app, 'table.open', { match })
      await ask(app, 'table.roll', { match, at: tip })
    }
    await expect(app.locator('.enter')).toBeVisible()
    await shoot(app, `enter-${id}`)
  })
}

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
