/** Half-transcribed matches. */
import type { Page } from '@playwright/test'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import type { Action } from '../../../src/engine/games/quake-nopoly/action.ts'
import { quakeNopoly } from '../../../src/engine/games/quake-nopoly/index.ts'
import type { State } from '../../../src/engine/games/quake-nopoly/state.ts'
import { ANY, begin, HERE } from '../../support/partialMatches.ts'

/** Quake-nopoly up to the first building cards, and from there on as long as `next` returns an action. */
export const beginQuakeNopoly = (
  page: Page,
  seats: number,
  next: (state: State) => Action | undefined = () => undefined,
): Promise<void> =>
  begin(page, quakeNopoly as unknown as AnyGame, { seats }, (of) => {
    const state = of as State // a state of this game alone
    const [task] = state.agenda
    if (state.phase === 'setup' && task?.do !== 'drawBuildings') return ANY
    return next(state) ?? HERE
  })
