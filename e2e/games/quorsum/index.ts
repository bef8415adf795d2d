/** How the browser tests play Quorsum. */
import type { State } from '../../../src/engine/games/quorsum/state.ts'
import type { GameDriver } from '../../support/gameDrivers.ts'
import { forward } from './forward.ts'

export const gameDriver: GameDriver = { choose: () => (state) => forward(state as State) }
