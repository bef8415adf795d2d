/** The description of Quake-nopoly for programs, besides its options, actions and events. */
import { joined, refusal, stageRefusals, stagesOf, type Protocol } from '../../../kernel/protocol.ts'
import { count } from '../../../kernel/view-schemas.ts'
import type { Action } from '../action.ts'
import { ROLES } from '../components/cards.ts'
import { BUILDINGS, DISTRICTS, EARTHQUAKES, GENERAL_EVENTS, SPECIAL_EVENTS } from '../components/deck/deck.ts'
import { KINDS, TIERS } from '../components/deck/types.ts'
import { COPIES } from '../components/pieces.ts'
import { WRONG_ACTION } from '../rules/decide.ts'
import { HOME_POINTS, LEVEL_POINTS, RESEARCH_POINTS } from '../rules/status.ts'
import type { Task } from '../task.ts'
import { ACTIONS, EVENTS, MEMBERS } from './meanings.ts'
import { viewSchema } from './schema.ts'

const n = { n: count.describe('The number of pieces due.') }

/** `produce` and `collect` are done as soon as they come up, so no match waits for them. */
type Stage = Exclude<Task['do'], 'produce' | 'collect'> | 'over'

const stages = stagesOf<Stage, Action['type']>(
  { ...WRONG_ACTION, over: ['matchOver', 'QK-27'] },
  {
    drawFirst: { by: 'chance', what: 'Chance draws the first seat.', actions: ['drawFirst'] },
    drawRole: { by: 'chance', what: 'Chance draws the role of a seat.', actions: ['drawRole'] },
    drawDistricts: {
      by: 'chance',
      what: 'Chance draws a district card for a seat.',
      actions: ['drawDistrict'],
    },
    drawBuildings: {
      by: 'chance',
      what: 'Chance draws a building card for a seat.',
      actions: ['drawBuilding'],
    },
    turnUp: { by: 'chance', what: 'An event card is turned up.', actions: ['turnUp'] },
    rollCard: { by: 'chance', what: 'Chance rolls for a general event.', actions: ['roll'] },
    rollShift: { by: 'chance', what: 'Chance rolls for the meteorologist.', actions: ['roll'] },
    role: { by: 'seat', what: 'The seat chooses its role.', actions: ['role'] },
    act: {
      by: 'seat',
      what: 'The seat takes its construction turn.',
      actions: [
        'build',
        'swapLand',
        'review',
        'strengthen',
        'trade',
        'plan',
        'pass',
        'buy',
        'exchange',
        'lend',
        'undercut',
        'play',
      ],
    },
    fitOut: {
      by: 'seat',
      what: 'The dealer strengthens what it has just built, or not.',
      actions: ['fitOut', 'decline'],
    },
    forecast: { by: 'seat', what: 'The seat sets its forecast.', actions: ['forecast'] },
    keep: {
      by: 'seat',
      what: 'The seat carries the general event out, or keeps it.',
      actions: ['carryOut', 'keep'],
    },
    effect: {
      by: 'seat',
      what: 'The seat chooses in an effect of a general event.',
      actions: ['take', 'pay', 'putBack', 'reinforce', 'trade', 'build', 'decline'],
    },
    shift: {
      by: 'seat',
      what: 'The meteorologist may roll for a district card.',
      actions: ['tryShift', 'decline'],
    },
    shiftTo: {
      by: 'seat',
      what: 'The meteorologist says which district card is hit instead, or none.',
      actions: ['shiftTo', 'decline'],
    },
    research: {
      by: 'seat',
      what: 'The seismologist may keep the earthquake.',
      actions: ['research', 'decline'],
    },
    hit: {
      by: 'seat',
      what: 'The seat plays kept cards before its damage, or takes it.',
      actions: ['play', 'endure'],
    },
    claim: { by: 'seat', what: 'The seat takes pieces for an insured building.', actions: ['take'] },
    extra: { by: 'seat', what: 'The landlord takes a piece, or not.', actions: ['take', 'decline'] },
    tax: { by: 'seat', what: 'The banker pays some of the pieces it has taken.', actions: ['pay'] },
    expand: {
      by: 'seat',
      what: 'The seat draws a further district card, or not.',
      actions: ['expand', 'decline'],
    },
    over: { by: 'nobody', what: 'The match is over.', actions: [] },
  },
)

export const protocol: Protocol = {
  view: viewSchema,
  members: MEMBERS,
  actions: ACTIONS,
  events: EVENTS,
  stageIn: 'task.do',
  stages,
  refusals: joined(stageRefusals(stages), {
    noSuchSeat: refusal(['QK-7', 'QK-34']),
    notTheirs: refusal(['QK-2', 'QK-6', 'QK-17', 'QK-18', 'QK-37a']),
    roleTaken: refusal(['QK-2']),
    notInDeck: refusal(['QK-3', 'QK-4']),
    buildingUnknown: refusal(['QK-43']),
    endNotYet: refusal(['QK-5']),
    notInHand: refusal(['QK-10', 'QK-12', 'QK-18']),
    notOwnCard: refusal(['QK-10', 'QK-11', 'QK-33a']),
    noFreeLevel: refusal(['QK-10a']),
    notOwnBuilding: refusal(['QK-13', 'QK-35']),
    aboveMaximum: refusal(['QK-13', 'QK-35'], { max: count.describe('The most pieces the track can hold.') }),
    tooFewPieces: refusal(
      ['QK-13', 'QK-14', 'QK-15', 'QK-18', 'QK-33', 'QK-34', 'QK-35a', 'QK-38', 'QK-38a'],
      n,
    ),
    supplyOut: refusal(['QK-14', 'QK-18', 'QK-35']),
    notInOrder: refusal(['QK-14', 'QK-15', 'QK-18', 'QK-33', 'QK-34', 'QK-38', 'QK-38a']),
    wrongCount: refusal(['QK-14', 'QK-15', 'QK-18', 'QK-33', 'QK-34', 'QK-38', 'QK-38a'], n),
    deckEmpty: refusal(['QK-15']),
    notThisRole: refusal(['QK-33a', 'QK-34', 'QK-35a', 'QK-38a']),
    notOthersBuilding: refusal(['QK-35a', 'QK-38a']),
    tooLate: refusal(['QK-33a']),
    notOthersCard: refusal(['QK-33a']),
    cardNotEmpty: refusal(['QK-33a']),
    otherTier: refusal(['QK-33a']),
    tierDone: refusal(['QK-33a']),
    districtHeld: refusal(['QK-33a']),
    firstTurnOnly: refusal(['QK-34']),
    onceARound: refusal(['QK-34', 'QK-35a']),
    trackTooLow: refusal(['QK-35a']),
    notKept: refusal(['QK-18']),
    otherWindow: refusal(['QK-18']),
    otherDisaster: refusal(['QK-18']),
    notThreatened: refusal(['QK-18']),
    noTarget: refusal(['QK-18']),
    wrongCardCount: refusal(['QK-18'], {
      least: count.describe('The fewest cards.'),
      most: count.describe('The most cards.'),
    }),
    sameTwice: refusal(['QK-18']),
    nothingToAdd: refusal(['QK-18']),
    notShiftTarget: refusal(['QK-37a']),
  }),
  box: {
    kinds: { what: 'The kinds of pieces in their order.', data: KINDS },
    pieces: { what: 'Pieces of each kind.', data: COPIES },
    tiers: { what: 'The tiers of districts.', data: TIERS },
    roles: { what: 'The roles.', data: ROLES },
    districts: {
      what: 'The districts from north to south, with what each adds to the damage of weather and earthquakes. District cards are numbered: twice the place in this list, plus 0 or 1.',
      data: DISTRICTS,
    },
    buildings: {
      what: 'The building cards: the district, the two tracks with their kind, the pieces at the start and the most, the points, and the kind produced.',
      data: BUILDINGS,
    },
    generalEvents: {
      what: 'The general events: when each may be kept for, and its effects.',
      data: GENERAL_EVENTS,
    },
    weatherEvents: {
      what: 'The weather events: the damage in each target district.',
      data: SPECIAL_EVENTS,
    },
    earthquakes: {
      what: 'The earthquakes: the damage by district; a district that is not named is not hit.',
      data: EARTHQUAKES,
    },
    points: {
      what: 'Points besides those of buildings: by level, for a building in its own district, for an earthquake kept as research.',
      data: { levels: LEVEL_POINTS, home: HOME_POINTS, research: RESEARCH_POINTS },
    },
  },
}
