/** How the browser tests play Chang Cheng. */
import { changCheng } from '../../../src/engine/games/chang-cheng/index.ts'
import type { State } from '../../../src/engine/games/chang-cheng/state.ts'
import { purposefulAction } from '../../../src/engine/games/chang-cheng/testing/purposeful-play.ts'
import * as table from './driver.ts'
import type { GameDriver } from '../../support/gameDrivers.ts'

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
}
