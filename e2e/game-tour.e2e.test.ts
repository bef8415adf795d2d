/** Every game on the list, whole, with what all games have: `npm run check:game` runs the test of one. */
import { GAMES } from '../src/engine/index.ts'
import { textAt } from '../src/engine/kernel/testing/texts.ts'
import { test } from './support/fixtures.ts'
import { tourGame } from './support/gameTour.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const game of GAMES)
  test(`tour of ${game.id}: played against bots, undone, branched, reviewed, annotated and shared @sweep`, async ({
    app,
    browser,
    home,
  }) => {
    const name = textAt(game.text.locales.en, 'name') ?? game.id
    await tourGame(app, { name, seats: game.seats.min, browser, home })
  })
