/** How the browser tests play San Marco. */
import { sanMarco } from '../../../src/engine/games/san-marco/index.ts'
import type { State } from '../../../src/engine/games/san-marco/state.ts'
import { purposefulAction } from '../../../src/engine/games/san-marco/testing/purposeful-play.ts'
import * as table from './driver.ts'
import type { GameDriver } from '../../support/gameDrivers.ts'

export const gameDriver: GameDriver = {
  choose: (random) => (state) =>
    purposefulAction(state as State, () => [...sanMarco.legal(state as State)], random),
  stations: {
    courses: [{ seats: 3 }, { seats: 4 }, { seats: 3, options: { roles: 'given' } }],
    never: ['first', 'roll', 'dealCards', 'dealLimits'],
    driver: (page, name) => {
      const way = table[name](page)
      return { asks: table.ASKS, way, act: (wish) => table.playOnce(page, way, 0, wish) }
    },
  },
}
