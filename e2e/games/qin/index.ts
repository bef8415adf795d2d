/** How the browser tests play Qin. */
import { qin } from '../../../src/engine/games/qin/index.ts'
import type { State } from '../../../src/engine/games/qin/state.ts'
import { purposefulAction } from '../../../src/engine/games/qin/testing/purposeful-play.ts'
import * as table from './driver.ts'
import type { GameDriver } from '../../support/gameDrivers.ts'

export const gameDriver: GameDriver = {
  choose: (random) => (state) =>
    purposefulAction(state as State, () => [...qin.legal(state as State)], random),
  stations: {
    courses: [{ seats: 2 }],
    // A seat without an action passes automatically.
    never: ['first', 'deal', 'draw', 'pass'],
    driver: (page, name) => {
      const way = table[name](page)
      return { asks: table.HAND, way, act: () => table.playOnce(page, way) }
    },
  },
  hints: { courses: [{ seats: 2 }], placeless: ['first', 'deal', 'draw', 'pass'] },
  tables: [{ seats: 2 }, { seats: 4, options: { side: 'lion' } }],
  study: { title: 'J12 那一口', seats: 3, at: 44, places: ['j12', 'g12', 'f7'], rule: 'QIN-A7' },
  boardKey: { key: '2', table: { seats: 2, options: { openHands: 'on' } } },
  isDense: true,
}
