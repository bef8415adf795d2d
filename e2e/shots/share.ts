/** Pictures of the share dialog in each of its forms, and the pictures it makes. */
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openTable, shareDialog } from '../support/library.ts'
import { ask } from '../support/apiRequest.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { chooserOf } from '../support/choosers.ts'
import { GAME_DRIVERS } from '../support/gameDrivers.ts'
import { played } from '../support/playedMatch.ts'
import { requireGame, sampleGame } from '../support/requireGame.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pictures of sharing', async ({ app }) => {
  const game = requireGame(sampleGame(1))
  const header = headerFor(game, {
    seats: 3,
    options: {},
    chance: { source: 'seeded', seed: 'notes' },
    nonce: '8'.padStart(32, '0'),
  })
  const record = played(game, header, chooserOf(game))
  await importRecord(app, record, 'J12 那一口')
  const step = [...record.steps.keys()].at(-1) ?? ''
  const [from = '', to = '', at = ''] = GAME_DRIVERS.get(game.id)?.study?.places ?? []
  const marks = [
    { shape: 'arrow' as const, from, to, ink: 'seal' as const },
    { shape: 'label' as const, at, text: 'A', ink: 'ink' as const },
  ]
  const edits = [{ step, body: { kind: 'marks' as const, marks } }]
  await ask(app, 'notes.edit', { match: record.root, edits })
  await openTable(app, record.root)
  await app.goto(`${app.url()}?review`)
  await app.reload()
  await expect(app.locator('.place').first()).toBeVisible()
  await app.keyboard.press('Control+e')
  const forms = shareDialog(app).getByRole('tab')
  for (const name of ['Record', 'Web page', 'Picture', 'Film', 'Score sheet', 'Events']) {
    await forms.filter({ hasText: name }).click()
    if (name === 'Picture' || name === 'Film')
      await expect(shareDialog(app).locator('.proof img')).toBeVisible()
    await shoot(app, `share-${name.toLowerCase().replace(' ', '-')}`)
  }
})
