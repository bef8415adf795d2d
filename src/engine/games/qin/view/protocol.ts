/** The description of Qin for programs, besides its options, actions and events. */
import { z } from 'zod'
import {
  joined,
  namedSchema,
  refusal,
  stageRefusals,
  stagesOf,
  type Protocol,
} from '../../../kernel/protocol.ts'
import { count, listOf } from '../../../kernel/view-schemas.ts'
import { seatSchema, squareSchema, type Action } from '../action.ts'
import { SIZE } from '../components/grid.ts'
import { MAPS } from '../components/maps.ts'
import { BOX, COLOURS, KINDS, pagodasFor } from '../components/pieces.ts'
import { WRONG_STAGE } from '../rules/decide.ts'
import { ACTIONS, EVENTS, MEMBERS } from './meanings.ts'
import { viewSchema, type View } from './schema.ts'

const squareName = z.string().describe('The name of a square, such as `f7`.')
const squares = listOf(squareSchema).describe('The squares it is about.')
const pair = { first: squareName, second: squareName, squares }
const square = { square: squareName, squares }
const merge = {
  colour: z.enum(COLOURS).describe('The colour of the provinces.'),
  first: squareName,
  second: squareName,
  size: count.describe('The squares of each.'),
  provinces: listOf(listOf(squareSchema)).describe('The squares of the first two provinces.'),
}
const tile = { tile: namedSchema }

const stages = stagesOf<View['stage'], Action['type']>(WRONG_STAGE, {
  first: { by: 'chance', what: 'Chance draws the first seat.', actions: ['first'] },
  deal: { by: 'chance', what: 'Chance deals a seat its hand.', actions: ['deal'] },
  place: { by: 'seat', what: 'The mover places a tile.', actions: ['place', 'pass'] },
  draw: { by: 'chance', what: 'Chance draws a tile for the mover.', actions: ['draw'] },
  interval: {
    by: 'chance',
    what: 'The first of two games is over: chance deals the first hand of the second.',
    actions: ['deal'],
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
    notInHand: refusal(['QIN-T1'], tile),
    notAdjacent: refusal(['QIN-P1'], pair),
    notInOrder: refusal(['QIN-P1'], pair),
    squareCovered: refusal(['QIN-P3'], square),
    onVillage: refusal(['QIN-P3'], square),
    onWater: refusal(['QIN-P3'], square),
    onStart: refusal(['QIN-P3'], square),
    notTouching: refusal(['QIN-P2'], pair),
    twoMajors: refusal(['QIN-A7'], merge),
    equalProvinces: refusal(['QIN-A8'], merge),
    threeProvinces: refusal(['QIN-A10'], merge),
    tileFits: refusal(['QIN-T2']),
    noSuchSeat: refusal(['QIN-S7'], { seats: count.describe('The number of seats.') }),
    notTheirs: refusal(['QIN-S6', 'QIN-D1'], {
      seat: seatSchema.nullable().describe('The seat that is dealt to, or for which is drawn.'),
    }),
    tileUnknown: refusal(['QIN-S6', 'QIN-D1']),
    handNotInOrder: refusal(['QIN-S6']),
    notInStock: refusal(['QIN-S3'], tile),
  }),
  box: {
    size: { what: 'Squares along a side of the board.', data: SIZE },
    maps: {
      what: 'The terrain of each side of the board in reading order, one character a square, and the squares of the villages.',
      data: MAPS,
    },
    tiles: {
      what: 'The kinds of tiles in their order, by their two colours, with the number of each.',
      data: KINDS.map((kind, at) => ({ kind, count: BOX[at] ?? 0 })),
    },
    pagodas: {
      what: 'Pagodas of each seat, by the number of seats.',
      data: Object.fromEntries([2, 3, 4].map((seats) => [seats, pagodasFor(seats)])),
    },
  },
}
