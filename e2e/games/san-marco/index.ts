/** How the browser tests play San Marco. */
import { sanMarco } from '../../../src/engine/games/san-marco/index.ts'
import type { State } from '../../../src/engine/games/san-marco/state.ts'
import { purposefulAction } from '../../../src/engine/games/san-marco/testing/purposeful-play.ts'
import * as table from './driver.ts'
import type { DrawnPlace, GameDriver } from '../../support/gameDrivers.ts'
import { curtain, openMatch } from '../../support/screen.ts'

const district = (number: number, name: string): DrawnPlace => ({
  name,
  part: `path.target[data-sm-district="${number - 1}"]`,
})

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
  hints: {
    courses: [{ seats: 3 }, { seats: 4 }, { seats: 3, options: { roles: 'given' } }],
    placeless: ['first', 'roll', 'dealCards', 'dealLimits'],
    after: [16, 60],
  },
  study: { title: 'A bridge too many', seats: 3, at: 60, places: ['4', '1', '6'], rule: 'SM-20' },
  entering: { seats: 4, asks: 2 },
  boardKey: { key: '1', table: { seats: 3 } },
  drawn: {
    seats: 3,
    circled: district(5, 'Dorsoduro'),
    from: district(1, 'Cannaregio'),
    to: district(4, 'San Marco'),
  },
  clicks: {
    // Passing the screen on is no step, so only actions are measured.
    open: async (page) => {
      await openMatch(page, table.matchOf(3))
      await curtain(page).waitFor()
    },
    play: (page, actions) =>
      table.playOn(page, table.pointer(page), (acted) => Promise.resolve(acted >= actions / 4)),
  },
}
