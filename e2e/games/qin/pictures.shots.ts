/** Pictures of Qin. */
import { qin } from '../../../src/engine/games/qin/index.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { picturesOfBoard } from '../../shots/boards.ts'
import { picturesOfNotes } from '../../shots/notes.ts'
import { after, keep, openUnderWay } from '../../shots/underWay.ts'
import { ask } from '../../support/apiRequest.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressCurtains } from '../../support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The list of games erases the game's own types.
const game = qin as unknown as AnyGame

picturesOfBoard(game, [
  { name: 'qin-bird', seats: 3, options: { side: 'bird' }, middle: 60 },
  { name: 'qin-lion', seats: 4, options: { side: 'lion' }, middle: 70 },
])

picturesOfNotes(game, {
  marks: [
    { shape: 'arrow', from: 'j12', to: 'g12', ink: 'seal' },
    { shape: 'circle', at: 'g12', ink: 'seal' },
    { shape: 'label', at: 'f7', text: 'A', ink: 'seal' },
    { shape: 'label', at: 'f8', text: 'B', ink: 'ink' },
    { shape: 'square', at: 'c3', ink: 'ink' },
    { shape: 'triangle', at: 'e9', ink: 'seal' },
  ],
  rule: 'QIN-A7',
})

test('README: a table at night', async ({ app }) => {
  await pressCurtains(app)
  await openUnderWay(app, game, { seats: 4, options: { side: 'lion' }, until: after(26) }, '四人秦')
  await ask(app, 'settings.set', { language: 'zh-Hant', theme: 'night' })
  await expect(app.locator('html[lang=zh-Hant][data-theme=night]')).toBeVisible()
  await keep(app, 'table-night')
})
