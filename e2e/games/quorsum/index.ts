/** How the browser tests play Quorsum. */
import type { State } from '../../../src/engine/games/quorsum/state.ts'
import type { GameDriver } from '../../support/gameDrivers.ts'
import { startMatch } from '../../support/library.ts'
import { playOn } from './driver.ts'
import { forward } from './forward.ts'
import { pointer } from './inputDrivers.ts'

export const gameDriver: GameDriver = {
  choose: () => (state) => forward(state as State),
  hints: { courses: [{ seats: 2 }], placeless: ['lay', 'roll'] },
  tables: [{ seats: 2, options: { raceTo: 3 } }],
  study: {
    title: '雨夜對局 Rainy night',
    seats: 2,
    options: { raceTo: 3 },
    at: 40,
    places: ['A1', 'C2', 'B3'],
    rule: 'QO-5',
  },
  boardKey: { key: 'b', table: { seats: 2 } },
  clicks: {
    open: (page) => startMatch(page, { names: ['Ada', 'Bo'], seed: 'bench', race: '11 points' }),
    play: (page, actions) => playOn(page, pointer(page), { until: (_, done) => done >= actions }),
  },
}
