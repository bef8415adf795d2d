/** What seats of San Marco are not told, in copies and on a screen that goes around. */
import { it } from 'vitest'
import { expectFound, playThrough } from '../../../main/testing/secrecy.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { describeRedactedCopies } from '../../record/testing/redacted-copies.ts'
import { sanMarco } from './index.ts'
import { findSecrets } from './testing/secrets.ts'

describeRedactedCopies(sanMarco as AnyGame, [
  { of: ['dealCards', 'cards.dealt'], member: 'cards', owner: 'seat' },
  { of: ['dealLimits', 'limits.dealt'], member: 'limits', owner: 'seat' },
  { of: ['offers.divided'], member: 'offers', owner: 'seat' },
  { of: ['divide'], member: 'offers', owner: 'actor' },
])

// Longer matches belong to the second tier.
for (const seats of [3, 4])
  it(
    `SM-16 SM-48 other seats are not told cards or offers before they are turned up, nor after an undo: ${seats} seats`,
    { tags: seats === 4 ? ['sweep'] : [] },
    async () => {
      const found = await playThrough({ game: sanMarco as AnyGame, seats, luck: seats }, findSecrets)
      const events = ['cards.dealt', 'limits.dealt', 'offers.divided']
      const actions = ['dealCards', 'dealLimits']
      expectFound(found, 'a deal', 'a division', 'a table face down', ...events, ...actions)
    },
  )
