/** Every action of every game by pointer and by keys, each in a match prepared to allow it. */
import { test } from './support/fixtures.ts'
import { GAME_DRIVERS } from './support/gameDrivers.ts'
import { requireGame } from './support/requireGame.ts'
import { SMALL } from './support/screen.ts'
import { legsOf, typesOf, visitStations } from './support/stations.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [id, { stations }] of GAME_DRIVERS) {
  if (stations === undefined) continue
  const { courses, never, driver } = stations
  const game = requireGame(id)
  for (const [at, name] of (['pointer', 'keys'] as const).entries())
    for (const [leg, types] of legsOf(typesOf(game, never)).entries())
      // The first tier takes each action once, alternating between pointer and keys.
      test(`${id} by ${name}: ${types.join(', ')}${sweepUnless((leg + at) % 2 === 0)}`, async ({ app }) => {
        if (name === 'keys') await app.setViewportSize(SMALL)
        await visitStations(app, { game, courses, types, name }, driver(app, name))
      })
}
