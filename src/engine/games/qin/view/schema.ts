/** What a program and the board of Qin are shown: the position, and an outline of the legal actions. */
import { z } from 'zod'
import { actorSchema, count, listOf, optionsIn, outcomeOrNull } from '../../../kernel/view-schemas.ts'
import { kindSchema, seatSchema, squareSchema } from '../action.ts'
import { COLOURS } from '../components/pieces.ts'
import { FIELDS } from '../options.ts'

const provinceViewSchema = z.strictObject({
  at: squareSchema.describe('The square its pagodas are on; constant as long as the province exists.'),
  colour: z.enum(COLOURS).describe('The colour of its squares.'),
  owner: seatSchema.describe('The seat it belongs to.'),
  squares: listOf(squareSchema).describe('In reading order.'),
  major: z
    .boolean()
    .describe('Five squares or more: it has two pagodas and cannot be absorbed (QIN-E3, QIN-A6).'),
  pagodas: count.describe(
    'Pagodas on it: one short only if a supply ran out in the last turn of a game (QIN-G1a).',
  ),
})
export type ProvinceView = z.infer<typeof provinceViewSchema>

const villageViewSchema = z.strictObject({
  at: squareSchema.describe('Its square.'),
  holder: seatSchema.nullable().describe('The seat that holds it; null if none does.'),
  pagodas: count.describe('Pagodas on it, 0 or 1.'),
  strengths: listOf(count).describe('By seat, the pagodas of its provinces that touch the village (QIN-V1).'),
})
export type VillageView = z.infer<typeof villageViewSchema>

const handViewSchema = z.strictObject({
  count: count.describe('How many tiles it holds.'),
  tiles: listOf(kindSchema)
    .nullable()
    .describe(
      'In the order they came, the newest last; null for viewers who may not know them. Fewer than `count` if some are unseen.',
    ),
})
export type HandView = z.infer<typeof handViewSchema>

const fitSchema = z
  .strictObject({
    tile: kindSchema.describe('The kind of tile.'),
    at: listOf(z.tuple([squareSchema, squareSchema]).readonly()).describe(
      "For each placement the squares of the tile's first and second colour, as in the action.",
    ),
  })
  .describe('The placements of one kind of tile.')
export type Fit = z.infer<typeof fitSchema>

const placedSchema = z
  .strictObject({
    tile: kindSchema.describe('The kind of tile.'),
    at: z
      .tuple([squareSchema, squareSchema])
      .readonly()
      .describe('The squares of its first and second colour.'),
    seat: seatSchema.describe('The seat that placed it.'),
  })
  .describe('A tile on the board: its first colour lies on the first square.')

const finishedSchema = z
  .strictObject({
    side: z.enum(['bird', 'lion']).describe('The side of the board.'),
    pagodas: listOf(count).describe('By seat, its pagodas on the board.'),
    winners: listOf(seatSchema).describe('The seats that won it.'),
  })
  .describe('A finished game of the match: pagodas on the board by seat, and the winners.')

export const viewSchema = z.strictObject({
  options: optionsIn(FIELDS),
  seats: count.describe('The number of seats.'),
  game: count.describe('The game of the match, 1 or 2 (QIN-G4).'),
  side: z.enum(['bird', 'lion']).describe('The side of the board of this game.'),
  stage: z.enum(['first', 'deal', 'place', 'draw', 'interval', 'over']).describe('What the match waits for.'),
  by: actorSchema(4),
  first: seatSchema.nullable().describe('The first seat of this game; null until drawn.'),
  mover: seatSchema.nullable().describe('The seat whose turn it is or last was; null before the first turn.'),
  awaits: seatSchema.nullable().describe('The seat chance is dealing or drawing for.'),
  mayBeUnseen: z.boolean().describe('True if people may enter the tiles as not seen.'),
  turn: count.describe('The turn of this game, counted from 1 with passes; 0 before the first.'),
  land: z
    .string()
    .describe(
      '169 characters in reading order: `.` grass, `V` village, `W` water, `R` `Y` `B` start squares.',
    ),
  tiles: listOf(placedSchema).describe('Tiles in the order placed: the last is the newest.'),
  provinces: listOf(provinceViewSchema).describe('In reading order.'),
  villages: listOf(villageViewSchema).describe('In reading order.'),
  pagodas: count.describe('Pagodas of each seat at the start of a game.'),
  supplies: listOf(count).describe('By seat, the pagodas in its supply.'),
  onBoard: listOf(count).describe('By seat, the pagodas on the board.'),
  hands: listOf(handViewSchema).describe('By seat.'),
  stock: count.describe('The number of undrawn tiles.'),
  unseen: z
    .record(kindSchema, count)
    .describe('The tiles this viewer has not seen, by kind: in the stock and in hands hidden from it.'),
  fits: listOf(fitSchema).describe(
    "While a tile is to be placed: where each kind in the viewer's own hand fits, in the order of the kinds; for `all` and with open hands, in the mover's hand. A kind that fits nowhere has no placements. Empty for other viewers. A hand with unseen tiles includes every kind they may be.",
  ),
  mayPass: z
    .boolean()
    .describe('True if the mover may say that none of its tiles fits, because some are unseen (QIN-T2).'),
  finished: listOf(finishedSchema).describe('Finished games of this match.'),
  outcome: outcomeOrNull,
})
export type View = z.infer<typeof viewSchema>
