/** Half-transcribed matches. */
import type { Page } from '@playwright/test'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { quorsum } from '../../../src/engine/games/quorsum/index.ts'
import type { Stage, State as QuorsumState } from '../../../src/engine/games/quorsum/state.ts'
import { ANY, begin, HERE } from '../../support/partialMatches.ts'

/** Quorsum up to the first position that satisfies a condition; every turn puts `dice` on one tile. */
export const beginQuorum = (
  page: Page,
  waits: (stage: Stage) => boolean,
  nonce: string,
  dice = 4,
): Promise<void> =>
  begin(page, quorsum as unknown as AnyGame, { seats: 2, nonce: nonce.padStart(32, '0') }, (state) => {
    // The list of games erases the game's own types.
    const { stage, mover } = state as QuorsumState
    if (waits(stage)) return HERE
    return stage.is === 'allot' ? { type: 'allot', allotments: [{ tile: 5 + mover, dice }] } : ANY
  })
