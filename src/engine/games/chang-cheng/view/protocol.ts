/** The description of Chang Cheng for programs, besides its options, actions and events. */
import { joined, refusal, stageRefusals, stagesOf, type Protocol } from '../../../kernel/protocol.ts'
import { count } from '../../../kernel/view-schemas.ts'
import { cardSchema, faceSchema, type Action } from '../action.ts'
import { PARTS, ROWS, SPACES } from '../components/faces.ts'
import {
  CARD_NAMES,
  CARDS,
  EMPERORS,
  EVENT_CARDS,
  EVENT_PAIRS,
  NEUTRALS,
  PRESTIGE_COPIES,
  PRESTIGES,
  THREAT_COPIES,
  THREATS,
  WALLS,
} from '../components/pieces.ts'
import { WRONG_STAGE } from '../rules/decide.ts'
import { ACTIONS, EVENTS, MEMBERS } from './meanings.ts'
import { viewSchema, type View } from './schema.ts'

const space = { space: count.describe('The number people see, one higher than in data.') }
const province = { province: count.describe('The number people see, one higher than in data.') }
const region = { region: count.describe('The number people see, one higher than in data.') }
const card = { card: cardSchema.describe('The number of the card.') }

const stages = stagesOf<View['stage'], Action['type']>(WRONG_STAGE, {
  board: { by: 'chance', what: 'Chance draws a board.', actions: ['drawBoard'] },
  threats: { by: 'chance', what: 'Chance lays the threat tiles of a board.', actions: ['layThreats'] },
  prestige: { by: 'chance', what: 'Chance lays the prestige tiles of a board.', actions: ['layPrestige'] },
  events: { by: 'chance', what: 'Chance draws the event cards.', actions: ['drawEvents'] },
  first: { by: 'chance', what: 'Chance draws the first seat.', actions: ['drawFirst'] },
  act: {
    by: 'seat',
    what: 'The mover acts.',
    actions: ['wall', 'cards', 'cardWall', 'double', 'tower', 'neutral'],
  },
  second: { by: 'seat', what: 'The mover builds the second wall of A.', actions: ['wall'] },
  open: {
    by: 'seat',
    what: 'The mover says which of two completed provinces comes first.',
    actions: ['open'],
  },
  effect: {
    by: 'seat',
    what: 'The owner of the first waiting card decides.',
    actions: ['remove', 'destroy', 'dismiss', 'raise', 'lower', 'extraWall', 'swap', 'decline'],
  },
  turn: {
    by: 'chance',
    what: 'An unseen threat tile is named, as something was built there or the map is closed.',
    actions: ['turnThreat'],
  },
  name: {
    by: 'chance',
    what: 'The unseen cards of a seat in a completed province are named.',
    actions: ['nameCards'],
  },
  worth: {
    by: 'chance',
    what: 'Chance turns up the face-down prestige tile of a completed province.',
    actions: ['turnPrestige'],
  },
  side: { by: 'seat', what: 'The mover says where the drawn board joins.', actions: ['join'] },
  neutral: {
    by: 'seat',
    what: 'The mover builds a neutral wall or none.',
    actions: ['neutral', 'noNeutral'],
  },
  over: { by: 'nobody', what: 'The match is over.', actions: [] },
})

const details = {
  turnFirst: refusal([], region),
  nameFirst: refusal([], province),
  prestigeFirst: refusal([], province),
}

export const protocol: Protocol = {
  view: viewSchema,
  members: MEMBERS,
  actions: ACTIONS,
  events: EVENTS,
  stageIn: 'stage',
  stages,
  refusals: joined(stageRefusals(stages), details, {
    boardTaken: refusal(['CC-2'], { face: faceSchema }),
    tilesUnknown: refusal(['CC-3']),
    tilesNotLeft: refusal(['CC-3']),
    notAPairOfCards: refusal(['CC-43']),
    noSuchSeat: refusal(['CC-4'], { seats: count.describe('The number of seats.') }),
    cardsNotLeft: refusal(['CC-20'], province),
    actFirst: refusal(['CC-42b']),
    oneWallFirst: refusal(['CC-7']),
    noWallLeft: refusal(['CC-1']),
    noCardLeft: refusal(['CC-1']),
    noDoubleLeft: refusal(['CC-1']),
    noTowerLeft: refusal(['CC-1']),
    noSuchSpace: refusal(['CC-2'], space),
    spaceTaken: refusal(['CC-5'], space),
    spaceKept: refusal(['CC-15', 'CC-15a'], space),
    sameProvince: refusal(['CC-8', 'CC-9'], province),
    cardUnknown: refusal(['CC-18']),
    notInHand: refusal(['CC-1'], card),
    wrongCardCount: refusal(['CC-35'], { n: count.describe('The number of cards due.') }),
    noSuchProvince: refusal(['CC-2'], province),
    provinceComplete: refusal(['CC-9'], province),
    notInOrder: refusal(['CC-9']),
    notAPair: refusal(['CC-11'], {
      left: count.describe('The number people see of the first space.'),
      right: count.describe('The number people see of the second space.'),
    }),
    besideTower: refusal(['CC-14'], space),
    noNeutrals: refusal(['CC-39']),
    neutralElsewhere: refusal(['CC-40'], province),
    neutralNotHere: refusal(['CC-41', 'CC-42'], province),
    notCompleted: refusal(['CC-19a'], province),
    notThisCard: refusal(['CC-22', 'CC-23', 'CC-24', 'CC-25', 'CC-26', 'CC-27'], card),
    mustChoose: refusal(['CC-24', 'CC-25'], card),
    cardFirst: refusal(['CC-21a'], card),
    noSuchCard: refusal(['CC-22'], card),
    noWallHere: refusal(['CC-23', 'CC-27', 'CC-13', 'CC-16', 'CC-23a'], { ...space, ...province }),
    noWallThere: refusal(['CC-27', 'CC-13', 'CC-16', 'CC-23a'], { ...space, ...province }),
    noTileFacing: refusal(['CC-23'], { ...region, ...province }),
  }),
  box: {
    faces: {
      what: 'The row of each face of a board: the sizes of its provinces (china) and regions (mongols) from left to right.',
      data: ROWS,
    },
    row: {
      what: 'Spaces of a board, and its provinces and also regions.',
      data: { spaces: SPACES, parts: PARTS },
    },
    walls: {
      what: 'Single walls of a seat, and of the neutral colour.',
      data: { seat: WALLS, neutral: NEUTRALS },
    },
    cards: {
      what: 'The cards of each seat by number.',
      data: CARDS.map((number) => ({ card: number, name: CARD_NAMES[number] })),
    },
    threats: {
      what: 'The numbers on threat tiles, and tiles of each.',
      data: { values: THREATS, copies: THREAT_COPIES },
    },
    prestige: {
      what: 'The numbers on prestige tiles, and tiles of each.',
      data: { values: PRESTIGES, copies: PRESTIGE_COPIES },
    },
    emperors: { what: 'Emperor cards.', data: EMPERORS },
    events: {
      what: 'The event cards, and the pairs that can be drawn.',
      data: { cards: EVENT_CARDS, pairs: EVENT_PAIRS },
    },
  },
}
