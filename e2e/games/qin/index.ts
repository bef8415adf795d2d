/** How the browser tests play Qin. */
import { qin } from '../../../src/engine/games/qin/index.ts'
import type { State } from '../../../src/engine/games/qin/state.ts'
import { purposefulAction } from '../../../src/engine/games/qin/testing/purposeful-play.ts'
import * as table from './driver.ts'
import type { GameDriver } from '../../support/gameDrivers.ts'
import { endCard, openMatch, stepping } from '../../support/screen.ts'

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
  entering: { seats: 2, options: { openHands: 'on' }, asks: 0 },
  boardKey: { key: '2', table: { seats: 2, options: { openHands: 'on' } } },
  isDense: true,
  clicks: {
    // With open hands there is no curtain between clicks.
    open: async (page) => {
      await openMatch(page, table.matchOf({ openHands: 'on', side: 'both' }))
      await table.board(page).waitFor()
    },
    play: async (page, actions) => {
      for (let placed = 0; placed < actions / 4 && !(await endCard(page).isVisible()); placed += 1) {
        await table.layOne(page, table.pointer(page))
        await stepping(page, () => table.pointer(page).place())
      }
    },
  },
}
