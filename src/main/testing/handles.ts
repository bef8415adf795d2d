/** The handles that windows use for steps, for tests that read the library beside a window. */
import { gameOf as gameOfProgram } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { err, ok } from '../../engine/kernel/refusal.ts'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import type { Library } from '../library/library.ts'
import { createHandles, type Handles } from '../service/handles.ts'
import { matchOf } from '../table/match.ts'

export const handlesIn = (
  library: Library,
  gameOf: (id: string) => AnyGame | undefined = gameOfProgram,
): Handles =>
  createHandles({
    library,
    gameOf,
    tables: {
      open(id) {
        const loaded = library.load(id)
        if (!loaded.ok) return loaded
        const game = gameOf(loaded.value.header.game)
        return game === undefined
          ? err({ code: 'gameUnknown' })
          : ok(matchOf(loaded.value, game, loaded.damage))
      },
    },
  })

/** The stored step of the tip that a table shows by its handle. */
export const storedTip = (
  library: Library,
  { match, tip }: { readonly match: string; readonly tip: string },
  gameOf?: (id: string) => AnyGame | undefined,
): StepId =>
  // The contract says that both are ids.
  handlesIn(library, gameOf).incoming({ match: match as MatchId, tip: tip as StepId }).tip
