/** What seats of Qin are not told, in copies and on a screen that goes around. */
import { it } from 'vitest'
import { expectFound, expectToldInTime, handsOf, playThrough } from '../../../main/testing/secrecy.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { describeRedactedCopies } from '../../record/testing/redacted-copies.ts'
import { qin } from './index.ts'
import { findSecrets } from './testing/secrets.ts'

describeRedactedCopies(qin as AnyGame, [
  { of: ['deal', 'hand.dealt'], member: 'tiles', owner: 'seat' },
  { of: ['draw', 'hand.drawn'], member: 'tile', owner: 'seat' },
])

// Longer matches belong to the second tier.
for (const [seats, side] of [
  [2, 'bird'],
  [2, 'both'],
  [4, 'both'],
] as const)
  it(
    `other seats are not told a hand or a draw: ${seats} seats, side ${side}`,
    { tags: side === 'both' ? ['sweep'] : [] },
    async () => {
      const found = await playThrough(
        { game: qin as AnyGame, seats, options: { side }, luck: seats },
        findSecrets,
      )
      expectFound(found, 'a draw', 'tiles given', ...handsOf(seats))
    },
  )

it('passes no screen on before its seat can be told what it learnt', () =>
  expectToldInTime(qin as AnyGame, { seats: 2, type: 'hand.drawn', by: 'draw' }))
