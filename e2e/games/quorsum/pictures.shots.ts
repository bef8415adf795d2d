/** Pictures of Quorsum. */
import { quorsum } from '../../../src/engine/games/quorsum/index.ts'
import type { State } from '../../../src/engine/games/quorsum/state.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { picturesOfNotes } from '../../shots/notes.ts'
import { after, keep, openUnderWay } from '../../shots/underWay.ts'
import { test } from '../../support/fixtures.ts'
import { pressCurtains } from '../../support/screen.ts'
import { allotSome } from './locators.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The list of games erases the game's own types.
const game = quorsum as unknown as AnyGame

picturesOfNotes(game, {
  marks: [
    { shape: 'arrow', from: 'A1', to: 'C2', ink: 'seal' },
    { shape: 'circle', at: 'C2', ink: 'ink' },
    { shape: 'label', at: 'B3', text: 'A', ink: 'seal' },
    { shape: 'square', at: 'D4', ink: 'seal' },
    { shape: 'triangle', at: 'D1', ink: 'ink' },
  ],
  rule: 'QO-5',
})

test('README: a table', async ({ app }) => {
  const isAllotting = (state: unknown): boolean => (state as State).stage.is === 'allot'
  await pressCurtains(app)
  await openUnderWay(
    app,
    game,
    { seats: 2, options: { raceTo: 3 }, until: after(24, isAllotting) },
    '雨夜對局 Rainy night',
  )
  await allotSome(app)
  await keep(app, 'table')
})
