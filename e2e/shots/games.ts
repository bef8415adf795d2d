/** Pictures of the page of each game. */
import { GAMES } from '../../src/engine/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { go } from '../support/screen.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pictures of the pages of the games', async ({ app }) => {
  for (const { id } of GAMES) {
    await go(app, `/game/${id}`)
    await expect(app.locator('.pictures .lie').last()).toBeVisible()
    await shoot(app, `game-${id}`)
  }
})
