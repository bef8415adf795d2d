/** The first match of Quake-nopoly: the hint for a choice that needs no explanation. */
import { quakeNopoly } from '../../../src/engine/games/quake-nopoly/index.ts'
import type { State } from '../../../src/engine/games/quake-nopoly/state.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import { ask } from '../../support/apiRequest.ts'
import { chooserOf } from '../../support/choosers.ts'
import { expect, test } from '../../support/fixtures.ts'
import { importRecord } from '../../support/imports.ts'
import { played } from '../../support/playedMatch.ts'
import { openUncovered, pressCurtains } from '../../support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The list of games erases the game's own types.
const game = quakeNopoly as unknown as AnyGame

test('the hint for an effect of an event, which is not explained, begins at the top of the panel', async ({
  app,
}) => {
  const header = headerFor(game, { seats: 3, chance: { source: 'seeded', seed: 'an event' } })
  const record = played(game, header, chooserOf(game), (state) => {
    // A position of the game is a state of the game.
    const { agenda } = state as State
    return agenda[0]?.do === 'effect' && [...quakeNopoly.legal(state as State)].length > 2
  })
  await pressCurtains(app)
  await importRecord(app, record)
  await ask(app, 'settings.set', { coach: { 'quake-nopoly': { on: true, seen: {}, first: record.root } } })
  await openUncovered(app, record.root)
  await app.keyboard.press('i')
  const hint = app.getByRole('region', { name: 'Hint' })
  await expect(hint.getByRole('button', { name: 'Play this' })).toBeVisible({ timeout: 60_000 })
  await expect(app.getByRole('region', { name: 'What this choice is for' })).toHaveCount(0)
  const [box, panel] = [await hint.boundingBox(), await app.locator('.panel').boundingBox()]
  expect(box?.y).toBe(panel?.y)
})
