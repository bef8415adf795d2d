/** How bots choose in the matches of tests and pictures: like people who want to win. */
import type { State as QuorsumState } from '../../src/engine/games/quorsum/state.ts'
import { changCheng } from '../../src/engine/games/chang-cheng/index.ts'
import type { State as ChangChengState } from '../../src/engine/games/chang-cheng/state.ts'
import { purposefulAction as changChengAction } from '../../src/engine/games/chang-cheng/testing/purposeful-play.ts'
import type { State as QinState } from '../../src/engine/games/qin/state.ts'
import { qin } from '../../src/engine/games/qin/index.ts'
import { purposefulAction as qinAction } from '../../src/engine/games/qin/testing/purposeful-play.ts'
import { sanMarco } from '../../src/engine/games/san-marco/index.ts'
import type { State as SanMarcoState } from '../../src/engine/games/san-marco/state.ts'
import { purposefulAction as sanMarcoAction } from '../../src/engine/games/san-marco/testing/purposeful-play.ts'
import type { State as QuakeState } from '../../src/engine/games/quake-nopoly/state.ts'
import { quakeNopoly } from '../../src/engine/games/quake-nopoly/index.ts'
import { greedyAction } from '../../src/engine/games/quake-nopoly/bot/greedy-action.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { seededRandom, type Random } from '../../src/engine/kernel/random.ts'
import type { Header } from '../../src/engine/record/step.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { forward } from './filledLibrary.ts'

// A position of a game is a state of that game.
const CHOICES: Readonly<Record<string, (random: Random) => (state: unknown) => unknown>> = {
  quorsum: () => (state) => forward(state as QuorsumState),
  qin: (random) => (state) => qinAction(state as QinState, () => [...qin.legal(state as QinState)], random),
  'chang-cheng': (random) => (state) =>
    changChengAction(state as ChangChengState, () => [...changCheng.legal(state as ChangChengState)], random),
  'san-marco': (random) => (state) =>
    sanMarcoAction(state as SanMarcoState, () => [...sanMarco.legal(state as SanMarcoState)], random),
  'quake-nopoly': (random) => (state) =>
    greedyAction(state as QuakeState, () => [...quakeNopoly.legal(state as QuakeState)], random),
}

/** A chooser for one match, which is the same whatever was played before it. */
export const chooserOf = (game: AnyGame): ((state: unknown) => unknown) => {
  const random = seededRandom('boards', 0)
  return CHOICES[game.id]?.(random) ?? ((state) => game.sampleLegal(state, random))
}

const NAMES = ['林以真', 'Mira', '陳博文', 'Ole', '小安', 'Ines'] as const

/** The header of a match between people with names. */
export const namedHeader = (...wish: Parameters<typeof headerFor>): Header => {
  const header = headerFor(...wish)
  return {
    ...header,
    seats: header.seats.map((seat, index) => ({ ...seat, name: NAMES[index] ?? seat.name })),
  }
}
