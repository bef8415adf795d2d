/** What every board promises, of the board of Qin. */
import { qin } from '../../../engine/games/qin/index.ts'
import { describeSquares } from '../../notes/marks/testing/places.ts'
import { describeBoard } from '../kit/testing/contract.ts'
import { placesIn, placesOfEvent } from './board/places.ts'
import { createSession } from './draft/session.ts'
import { BOARD_KEYS } from './input/boardKeys.ts'
import { createController } from './input/controller.ts'
import { played } from './testing/positions.ts'

const names = new Set(placesIn({ width: 800, height: 800 }).places.map(({ name }) => name))

describeBoard(qin, {
  view: played([], 0).view,
  createSession,
  boardKeys: BOARD_KEYS,
  createController,
  // Unseen tiles may be any of six kinds.
  help: { aside: ['4', '5', '6', '7', '8', '9'] },
  acts: {
    keys: ['1', 'ArrowLeft', 'Enter'],
    action: { type: 'place', tile: 'RR', at: [81, 82] },
    chance: 'drawing',
    entering: 'enter',
  },
  events: {
    seats: 3,
    placesOfEvent,
    isPlace: (name) => names.has(name),
    types: ['tile.placed', 'pagoda.placed'],
  },
})

describeSquares(placesIn, { count: 169, first: 'a1' })
