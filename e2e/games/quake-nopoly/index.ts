/** How the browser tests play Quake-nopoly. */
import { greedyAction } from '../../../src/engine/games/quake-nopoly/bot/greedy-action.ts'
import { quakeNopoly } from '../../../src/engine/games/quake-nopoly/index.ts'
import type { State } from '../../../src/engine/games/quake-nopoly/state.ts'
import * as table from './driver.ts'
import type { GameDriver } from '../../support/gameDrivers.ts'

export const gameDriver: GameDriver = {
  choose: (random) => (state) =>
    greedyAction(state as State, () => [...quakeNopoly.legal(state as State)], random),
  stations: {
    courses: [{ seats: 4, options: { roles: 'choose' } }],
    never: ['drawFirst', 'drawRole', 'drawDistrict', 'drawBuilding', 'turnUp', 'roll'],
    driver: (page, name) => {
      const way = table[name](page)
      return { asks: table.ASKS, way, act: (wish) => table.playWish(page, way, wish) }
    },
  },
}
