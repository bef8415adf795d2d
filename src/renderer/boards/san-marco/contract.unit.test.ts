/** What every board promises, of the board of San Marco. */
import { sanMarco } from '../../../engine/games/san-marco/index.ts'
import { describePlaces } from '../../notes/marks/testing/places.ts'
import { describeBoard } from '../kit/testing/contract.ts'
import { placesIn, placesOfEvent } from './board/places.ts'
import { createSession } from './draft/session.ts'
import { BOARD_KEYS } from './input/boardKeys.ts'
import { createController } from './input/controller.ts'
import { viewOf } from './testing/positions.ts'

describeBoard(sanMarco, {
  view: viewOf({ hand: '4' }),
  createSession,
  boardKeys: BOARD_KEYS,
  createController,
  // A hand never reaches that many cards.
  help: { aside: ['7', '8', '9'] },
  acts: {
    keys: [' ', 'Enter'],
    action: { type: 'place', card: 3, to: 3, from: null },
    chance: 'luck',
    entering: 'enter',
  },
  events: {
    seats: 3,
    placesOfEvent,
    isPlace: (name) => /^[1-6](-[1-6])?$/.test(name),
    types: ['aristocrat.placed', 'bridge.built'],
  },
})

describePlaces(sanMarco, {
  seats: 4,
  steps: 40,
  count: 16,
  names: ['1', '6', '1-6'],
  placesIn: (_, size) => placesIn(size),
})
