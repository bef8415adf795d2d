/** What every board promises, of the board of Quake-nopoly. */
import { quakeNopoly } from '../../../engine/games/quake-nopoly/index.ts'
import { describePlaces } from '../../notes/marks/testing/places.ts'
import { describeBoard } from '../kit/testing/contract.ts'
import { placesIn, placesOfEvent } from './board/places.ts'
import { createSession } from './draft/session.ts'
import { BOARD_KEYS } from './input/boardKeys.ts'
import { createController } from './input/controller.ts'
import { recordedPositions, TWO } from './testing/positions.ts'

describeBoard(quakeNopoly, {
  view: recordedPositions(TWO).view,
  createSession,
  boardKeys: BOARD_KEYS,
  createController,
  help: { tray: ['⇧ U'] },
  acts: { keys: ['N', 'Enter'], action: { type: 'pass' }, chance: 'drawing', entering: 'enter' },
  events: {
    seats: 3,
    placesOfEvent,
    isPlace: (name) => /^[a-z0-9]+'?(:[123])?$/i.test(name),
    types: ['building.built', 'building.damaged'],
  },
})

describePlaces(quakeNopoly, {
  seats: 2,
  steps: 80,
  names: ['1', '2', 'map:newTaipei', 'event', 'deck:events'],
  placesIn,
})
describePlaces(quakeNopoly, {
  seats: 6,
  steps: 200,
  names: ['1', '6', 'map:penghu', 'supply:steel'],
  placesIn,
})
