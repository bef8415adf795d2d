/** The description of San Marco for programs, besides its options, actions and events. */
import {
  joined,
  namedSchema,
  refusal,
  stageRefusals,
  stagesOf,
  type Protocol,
} from '../../../kernel/protocol.ts'
import { count } from '../../../kernel/view-schemas.ts'
import type { Action } from '../action.ts'
import { BORDERS, DISTRICTS } from '../components/districts.ts'
import {
  ACTION_DECK,
  ARISTOCRATS,
  BRIDGES,
  CARDS,
  CARDS_FOR,
  LIMIT_DECK,
  LIMITS,
  LIMITS_FOR,
  PASSAGES,
  TOO_LATE,
} from '../components/pieces.ts'
import { WRONG_STAGE } from '../rules/decide.ts'
import { ACTIONS, EVENTS, MEMBERS } from './meanings.ts'
import { viewSchema, type View } from './schema.ts'

const named = namedSchema.describe('The district: a name among the texts of the game, by its key.')
const district = { district: named }
const ends = { from: named, to: named }
const due = { count: count.describe('The number due.') }
const seats = { seats: count.describe('The number of seats.') }

const stages = stagesOf<View['stage'], Action['type']>(WRONG_STAGE, {
  first: { by: 'chance', what: 'Chance draws the first seat.', actions: ['first'] },
  settle: { by: 'chance', what: 'Chance rolls for the aristocrats of a seat.', actions: ['roll'] },
  found: { by: 'seat', what: 'The seat builds a bridge of the setup.', actions: ['bridge'] },
  roles: { by: 'chance', what: 'Chance rolls for the roles.', actions: ['roll'] },
  assign: { by: 'seat', what: 'The first distributor gives the next role.', actions: ['assign'] },
  cards: { by: 'chance', what: 'Chance deals action cards to a distributor.', actions: ['dealCards'] },
  limits: { by: 'chance', what: 'Chance deals limit cards to a distributor.', actions: ['dealLimits'] },
  divide: { by: 'seat', what: 'A distributor makes offers.', actions: ['divide'] },
  choose: { by: 'seat', what: 'The seat takes an offer.', actions: ['choose'] },
  play: {
    by: 'seat',
    what: 'The seat plays a card.',
    actions: ['place', 'bridge', 'transfer', 'banish', 'dogePlace', 'doge', 'giveUp'],
  },
  banish: { by: 'chance', what: 'Chance rolls for a banishment.', actions: ['roll'] },
  remove: { by: 'seat', what: 'The seat says who is banished.', actions: ['remove'] },
  bonus: {
    by: 'seat',
    what: 'The seat banishes as the bonus of the passage, or declines.',
    actions: ['banish', 'decline'],
  },
  over: { by: 'nobody', what: 'The match is over.', actions: [] },
})

export const protocol: Protocol = {
  view: viewSchema,
  members: MEMBERS,
  actions: ACTIONS,
  events: EVENTS,
  stageIn: 'stage',
  stages,
  refusals: joined(stageRefusals(stages), {
    noSuchSeat: refusal(['SM-4', 'SM-27', 'SM-28'], seats),
    notTheirs: refusal(['SM-14', 'SM-15']),
    cardsMiscounted: refusal(['SM-14', 'SM-15'], due),
    notInOrder: refusal(['SM-14', 'SM-15']),
    notInDeck: refusal(['SM-3']),
    cardsUnknown: refusal(['SM-48']),
    hasRole: refusal(['SM-10a']),
    offersMiscounted: refusal(['SM-14', 'SM-15'], due),
    otherCards: refusal(['SM-16']),
    emptyOffer: refusal(['SM-16']),
    offersNotInOrder: refusal(['SM-16']),
    noSuchOffer: refusal(['SM-15']),
    offerTaken: refusal(['SM-20']),
    noDistrictCard: refusal(['SM-21'], district),
    noBridgeCard: refusal(['SM-21']),
    noTransferCard: refusal(['SM-21']),
    noDogeCard: refusal(['SM-21']),
    noBanishmentCard: refusal(['SM-21']),
    dogeMustAct: refusal(['SM-21']),
    noOwnBridge: refusal(['SM-22', 'SM-24'], ends),
    fromReserve: refusal(['SM-23', 'SM-27a', 'SM-6']),
    reserveEmpty: refusal(['SM-23', 'SM-27a']),
    noneThere: refusal(['SM-23', 'SM-27a'], district),
    notABorder: refusal(['SM-8'], ends),
    ownBridgeThere: refusal(['SM-8'], ends),
    borderFull: refusal(['SM-8'], { ...ends, count: count.describe('The most bridges on one border.') }),
    supplyLeft: refusal(['SM-26', 'SM-6'], { count: count.describe('Bridges in the supply.') }),
    supplyEmpty: refusal(['SM-26']),
    noSuchBridge: refusal(['SM-26']),
    ownAristocrat: refusal(['SM-27']),
    noOpponentThere: refusal(['SM-27'], district),
    notSoManyThere: refusal(['SM-28']),
    exactNumber: refusal(['SM-30'], due),
    dogeAway: refusal(['SM-31']),
    dogeStands: refusal(['SM-32'], district),
    notNeighbours: refusal(['SM-32'], ends),
    noSuchWay: refusal(['SM-33'], ends),
    notByWater: refusal(['SM-33'], ends),
    twiceThere: refusal(['SM-36'], district),
  }),
  box: {
    districts: {
      what: 'The districts by number: name, points for the most and the second most aristocrats, neighbours. The die face is one higher.',
      data: DISTRICTS,
    },
    borders: { what: 'The pairs of neighbouring districts.', data: BORDERS },
    cards: {
      what: 'The kinds of action cards in their order, with the number of each; a digit is the die face of a district.',
      data: CARDS.map((card, at) => ({ card, count: ACTION_DECK[at] ?? 0 })),
    },
    limits: {
      what: 'The limit cards by number, with the number of each.',
      data: LIMITS.map((limit, at) => ({ limit, count: LIMIT_DECK[at] ?? 0 })),
    },
    draws: {
      what: 'How many action and limit cards a distributor draws, by the number of offers.',
      data: { cards: CARDS_FOR, limits: LIMITS_FOR },
    },
    aristocrats: { what: 'Aristocrats of a seat.', data: ARISTOCRATS },
    bridges: { what: 'Bridges in the common supply.', data: BRIDGES },
    passages: { what: 'Passages of a match.', data: PASSAGES },
    limit: { what: 'The limit total that keeps a seat from playing on in a passage.', data: TOO_LATE },
  },
}
