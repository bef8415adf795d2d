/** What every board promises, of the board of Quorsum. */
import { quorsum } from '../../../engine/games/quorsum/index.ts'
import { describeSquares } from '../../notes/marks/testing/places.ts'
import { describeBoard } from '../kit/testing/contract.ts'
import { placesIn, placesOfEvent } from './board/places.ts'
import { createSession } from './draft/session.ts'
import { BOARD_KEYS } from './input/boardKeys.ts'
import { createController } from './input/controller.ts'
import { played } from './testing/positions.ts'

const names = new Set(placesIn({ width: 800, height: 800 }).places.map(({ name }) => name))

describeBoard(quorsum, {
  view: played().view,
  createSession,
  boardKeys: BOARD_KEYS,
  createController,
  help: {
    stages: ['choose', 'place', 'allot', 'carry', 'chain'],
    aside: ['=', '⌫', 'Del'],
  },
  acts: {
    keys: ['ArrowLeft', 'ArrowUp', '4', 'Enter'],
    action: { type: 'allot', allotments: [{ pawn: 0, dice: 4 }] },
    chance: 'rolling',
    entering: null,
  },
  events: {
    seats: 2,
    placesOfEvent,
    isPlace: (name) => names.has(name),
    types: ['pawns.placed', 'flip.announced'],
  },
})

describeSquares(placesIn, { count: 16, first: 'A1' })
