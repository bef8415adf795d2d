/** How the browser tests play Chang Cheng. */
import { changCheng } from '../../../src/engine/games/chang-cheng/index.ts'
import type { State } from '../../../src/engine/games/chang-cheng/state.ts'
import { purposefulAction } from '../../../src/engine/games/chang-cheng/testing/purposeful-play.ts'
import * as table from './driver.ts'
import type { DrawnPlace, GameDriver } from '../../support/gameDrivers.ts'
import { curtain, openMatch } from '../../support/screen.ts'

const space = (name: number): DrawnPlace => ({
  name: `space ${name}`,
  part: `[data-cc-is=space][data-cc-at="${name - 1}"]`,
})

export const gameDriver: GameDriver = {
  choose: (random) => (state) =>
    purposefulAction(state as State, () => [...changCheng.legal(state as State)], random),
  stations: {
    courses: [
      { seats: 3, options: { events: 'diplomacy-overlord' } },
      { seats: 2, options: { neutral: 'on' } },
    ],
    never: [
      ...['drawBoard', 'layThreats', 'layPrestige', 'drawEvents', 'drawFirst', 'turnThreat', 'turnPrestige'],
      // Covered by transcribing.e2e.test.ts: only at a single person's table.
      'nameCards',
    ],
    driver: (page, name) => {
      const way = table[name](page)
      return { asks: table.ASKS, way, act: (wish) => table.playOnce(page, way, 1, wish) }
    },
  },
  hints: {
    courses: [
      { seats: 3, options: { events: 'diplomacy-overlord' } },
      { seats: 2, options: { neutral: 'on' } },
    ],
    placeless: [
      ...['drawBoard', 'layThreats', 'layPrestige', 'drawEvents', 'drawFirst', 'turnThreat', 'turnPrestige'],
      'nameCards',
    ],
  },
  tables: [{ seats: 2 }, { seats: 4, options: { events: 'overlord-scouting' } }],
  study: { title: '關外 Beyond the wall', seats: 4, at: 52, places: ['5', '12', 'p2'], rule: 'CC-20' },
  entering: { seats: 3, asks: 1 },
  boardKey: { key: 'a', table: { seats: 3 } },
  drawn: {
    seats: 4,
    circled: { name: 'province 3', part: '[data-cc-is=province][data-cc-at="2"]' },
    from: space(5),
    to: space(9),
  },
  isDense: true,
  clicks: {
    // Passing the screen on is no step, so only actions are measured.
    open: async (page) => {
      await openMatch(page, table.matchOf(2))
      await curtain(page).waitFor()
    },
    play: (page, actions) =>
      table.playOn(page, table.pointer(page), (acted) => Promise.resolve(acted >= actions / 4)),
  },
}
