/** Pictures of the first screen as the library fills. */
import { expect, test } from '../support/fixtures.ts'
import { openLibrary } from '../support/library.ts'
import { ask } from '../support/apiRequest.ts'
import { fillLibrary } from '../support/filledLibrary.ts'
import { sampleGame } from '../support/requireGame.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pictures of the first screen', async ({ app }) => {
  await expect(app.getByRole('heading', { name: /every move kept/ })).toBeVisible()
  await shoot(app, 'first-empty')
  await ask(app, 'match.create', {
    game: sampleGame(1),
    title: '',
    seats: [
      { name: '林以真', colour: 1, player: { kind: 'person' } },
      { name: 'Bot 2', colour: 2, player: { kind: 'bot', bot: 'search', level: 1 } },
    ],
    options: {},
    chance: { source: 'seeded', seed: 'first' },
    undo: 'free',
  })
  await openLibrary(app)
  await expect(app.getByRole('row')).toHaveCount(1)
  await shoot(app, 'first-one')
  await fillLibrary(app)
  await expect(app.getByRole('row').nth(5)).toBeVisible()
  await shoot(app, 'first-many')
})
