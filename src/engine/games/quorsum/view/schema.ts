/** What a program and the board of Quorsum are shown: the position, and an outline of the legal actions. */
import { z } from 'zod'
import { actorSchema, count, listOf, optionsIn, outcomeOrNull } from '../../../kernel/view-schemas.ts'
import { allotmentSchema, dieSchema, pawnSchema, placeSchema, seatSchema, tileSchema } from '../action.ts'
import { FIELDS } from '../options.ts'

const attemptSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('move'),
      pawn: pawnSchema.describe('The number of the pawn.'),
      to: placeSchema.describe('The place it would go to.'),
      dice: count.describe('How many dice.'),
    }),
    z.strictObject({
      kind: z.literal('flip'),
      tile: placeSchema.describe('The place of the tile.'),
      dice: count.describe('How many dice.'),
    }),
  ])
  .describe('A roll that is announced but not made yet: chance is to act.')

const attemptableSchema = z
  .strictObject({
    attempt: attemptSchema.describe('What would be rolled for.'),
    value: count.describe('The number a die must show, or more.'),
    probability: z
      .number()
      .min(0)
      .max(1)
      .describe('The chance that at least one die shows the value, 0 to 1.'),
  })
  .describe('A step or flip that can be announced now, with its chance of success, 0 to 1.')
export type Attemptable = z.infer<typeof attemptableSchema>

const pawnViewSchema = z.strictObject({
  id: pawnSchema.describe('Its number in actions and events.'),
  seat: seatSchema.describe('The seat it belongs to.'),
  number: z.literal([1, 2]).describe('The number on the pawn.'),
  at: placeSchema.describe('The place it is on.'),
  home: placeSchema.describe('The corner it must reach.'),
  distance: count.describe('Orthogonal steps to home.'),
})
export type PawnView = z.infer<typeof pawnViewSchema>

const openActionSchema = z
  .strictObject({
    allotment: allotmentSchema.describe('A pawn or a tile, and its dice.'),
    possible: z.boolean().describe('True if it can be carried out now.'),
    reason: z.string().nullable().describe('The code of the refusal; null if it is possible.'),
  })
  .describe('Dice assigned and not yet rolled; if that is impossible now, the refusal code says why.')

export const viewSchema = z.strictObject({
  options: optionsIn(FIELDS),
  game: count.describe('The game of the match, counted from 1.'),
  points: z.tuple([count, count]).readonly().describe('By seat, the points of the match.'),
  stage: z
    .enum(['lay', 'opening', 'choose', 'place', 'allot', 'carry', 'chain', 'roll', 'over'])
    .describe('What the match waits for.'),
  by: actorSchema(2),
  mover: seatSchema.describe('The seat whose turn it is.'),
  turn: count.describe('The turn of this game, counted from 1; 0 before the first.'),
  idle: count.describe('Turns in a row without progress, 0 to 6.'),
  tiles: listOf(tileSchema).describe('The tiles in reading order; empty until laid.'),
  locked: listOf(placeSchema).describe('Places whose tiles may not be flipped this turn (QO-16).'),
  blocked: listOf(
    z.strictObject({
      tile: placeSchema.describe('The place of the tile.'),
      code: z.string().describe('The code of the refusal.'),
    }),
  ).describe('Tiles that cannot be flipped now, each with the refusal code (QO-15, QO-16, QO-24).'),
  pawns: listOf(pawnViewSchema).describe('By their numbers; empty until placed.'),
  chooser: seatSchema.nullable().describe('The seat that chooses A or B in this game; null until known.'),
  placer: seatSchema.nullable().describe('The seat that places the pawns; null until known.'),
  openingRolls: listOf(dieSchema).describe('The opening dice rolled so far.'),
  open: listOf(openActionSchema).describe('What is still to be carried out, in the order assigned.'),
  chain: z
    .strictObject({
      pawn: pawnSchema.describe('The number of the pawn.'),
      dice: count.describe('How many dice.'),
    })
    .nullable()
    .describe('The pawn in the middle of a chain, with its dice.'),
  attempt: attemptSchema.nullable().describe('The roll chance is to make.'),
  attemptable: listOf(attemptableSchema).describe('Every step and flip that can be announced now.'),
  reach: listOf(
    z.strictObject({
      pawn: pawnSchema.describe('The number of the pawn.'),
      to: listOf(placeSchema).describe('The place it would go to.'),
    }),
  ).describe("While dice are assigned: where each of the mover's pawns could step at once."),
  doubleFor: listOf(z.int().min(0).max(1)).describe(
    'The seats for which a win now would count double (QO-19).',
  ),
  outcome: outcomeOrNull,
})
export type View = z.infer<typeof viewSchema>
