/** How the browser tests play Quake-nopoly. */
import { greedyAction } from '../../../src/engine/games/quake-nopoly/bot/greedy-action.ts'
import { quakeNopoly } from '../../../src/engine/games/quake-nopoly/index.ts'
import type { State } from '../../../src/engine/games/quake-nopoly/state.ts'
import * as table from './driver.ts'
import type { DrawnPlace, GameDriver } from '../../support/gameDrivers.ts'
import { curtain, openMatch } from '../../support/screen.ts'

const seat = (name: number): DrawnPlace => ({
  name: `seat ${name}`,
  part: `[data-qk-seat="${name - 1}"]`,
})

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
  hints: {
    courses: [{ seats: 4, options: { roles: 'choose' } }],
    placeless: ['drawFirst', 'drawRole', 'drawDistrict', 'drawBuilding', 'turnUp', 'roll'],
  },
  study: {
    title: '颱風季',
    seats: 4,
    at: 60,
    places: ['map:chiayi', 'map:hualien', 'map:penghu'],
    rule: 'QK-20',
  },
  entering: { seats: 6, asks: 8 },
  boardKey: { key: 'b', table: { seats: 3 } },
  drawn: { seats: 6, circled: seat(2), from: seat(1), to: seat(6) },
  isDense: true,
  clicks: {
    // Passing the screen on is no step, so only actions are measured.
    open: async (page) => {
      await openMatch(page, table.matchOf(4))
      await curtain(page).waitFor()
    },
    play: async (page, actions) => {
      const tally: table.Tally = new Map()
      const done = (): Promise<boolean> => Promise.resolve((tally.get('turns') ?? 0) >= actions / 4)
      await table.playOn(page, table.pointer(page), done, tally)
    },
  },
}
