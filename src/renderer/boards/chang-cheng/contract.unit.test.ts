/** What every board promises, of the board of Chang Cheng. */
import { changCheng } from '../../../engine/games/chang-cheng/index.ts'
import { describePlaces } from '../../notes/marks/testing/places.ts'
import { describeBoard } from '../kit/testing/contract.ts'
import { placesIn, placesOfEvent } from './board/places.ts'
import { createSession } from './draft/session.ts'
import { BOARD_KEYS } from './input/boardKeys.ts'
import { createController } from './input/controller.ts'
import { recordedPositions } from './testing/positions.ts'

describeBoard(changCheng, {
  view: recordedPositions({ wall: '1-3a' }).view,
  createSession,
  boardKeys: BOARD_KEYS,
  createController: (props) => ({ ...createController(props), zoom: () => undefined }),
  acts: {
    keys: ['D', 'ArrowRight', 'ArrowRight', 'Enter', 'Enter'],
    action: { type: 'double', spaces: [2, 3] },
    chance: 'drawing',
    entering: 'enter',
  },
  events: {
    seats: 3,
    placesOfEvent,
    isPlace: (name) => /^(\d+|[pm]\d+)$/.test(name),
    types: ['wall.built', 'card.laid'],
  },
})

for (const { seats, steps, names } of [
  { seats: 2, steps: 30, names: ['1', 'p1', 'm2'] },
  { seats: 4, steps: 60, names: ['20', 'p4', 'm4'] },
])
  describePlaces(changCheng, {
    seats,
    steps,
    names,
    placesIn: (view, size) => placesIn(view, size, { wish: 'whole', offset: 0 }),
  })
