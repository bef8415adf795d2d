/** How matches for pictures are played: with a purpose, where a game has some for its tests. */
import type { State as QuorsumState } from '../../src/engine/games/quorsum/state.ts'
import { changCheng } from '../../src/engine/games/chang-cheng/index.ts'
import type { State as ChangChengState } from '../../src/engine/games/chang-cheng/state.ts'
import { greedy } from '../../src/engine/games/chang-cheng/testing/greedy.ts'
import type { State as QinState } from '../../src/engine/games/qin/state.ts'
import { qin } from '../../src/engine/games/qin/index.ts'
import { grasping } from '../../src/engine/games/qin/testing/grasping.ts'
import { sanMarco } from '../../src/engine/games/san-marco/index.ts'
import type { State as SanMarcoState } from '../../src/engine/games/san-marco/state.ts'
import { ambitious } from '../../src/engine/games/san-marco/testing/ambitious.ts'
import type { State as QuakeState } from '../../src/engine/games/quake-nopoly/state.ts'
import { quakeNopoly } from '../../src/engine/games/quake-nopoly/index.ts'
import { greedyAction } from '../../src/engine/games/quake-nopoly/bot/greedy-action.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import { forward } from './shelf.ts'

const random = seededRandom('boards', 0)
const CHOICES: Readonly<Record<string, (state: unknown) => unknown>> = {
  // A position of a game is a state of that game.
  quorsum: (state) => forward(state as QuorsumState),
  qin: (state) => grasping(state as QinState, () => [...qin.legal(state as QinState)], random),
  'chang-cheng': (state) =>
    greedy(state as ChangChengState, () => [...changCheng.legal(state as ChangChengState)], random),
  'san-marco': (state) =>
    ambitious(state as SanMarcoState, () => [...sanMarco.legal(state as SanMarcoState)], random),
  'quake-nopoly': (state) =>
    greedyAction(state as QuakeState, () => [...quakeNopoly.legal(state as QuakeState)], random),
}

export const chooserOf = (game: AnyGame): ((state: unknown) => unknown) =>
  CHOICES[game.id] ?? ((state) => game.sampleLegal(state, random))

export const NAMES = ['林以真', 'Mira', '陳博文', 'Ole', '小安', 'Ines'] as const
