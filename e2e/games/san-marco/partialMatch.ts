/** Half-transcribed matches. */
import type { Page } from '@playwright/test'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { sanMarco } from '../../../src/engine/games/san-marco/index.ts'
import { ANY, begin, HERE } from '../../support/partialMatches.ts'

/** San Marco up to the first deal of the first distributor. */
export const beginSanMarco = (page: Page, seats: number): Promise<void> =>
  begin(page, sanMarco as unknown as AnyGame, { seats }, (state) =>
    // The list of games erases the game's own types.
    (state as { readonly stage: { readonly is: string } }).stage.is === 'cards' ? HERE : ANY,
  )
