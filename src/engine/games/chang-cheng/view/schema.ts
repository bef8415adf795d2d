/** What a program and the board of Chang Cheng are shown: the position, and an outline of the legal actions. */
import { z } from 'zod'
import { actorSchema, count, listOf, optionsIn, outcomeOrNull, whole } from '../../../kernel/view-schemas.ts'
import {
  cardSchema,
  eventCardSchema,
  faceSchema,
  partSchema,
  seatSchema,
  spaceSchema,
  threatSchema,
} from '../action.ts'
import { FIELDS } from '../options.ts'

const ownerSchema = z.union([seatSchema, z.literal('neutral')]).describe('The owner of a piece.')

const pieceSchema = z.strictObject({
  is: z
    .enum(['wall', 'double', 'tower', 'rubble'])
    .describe('`rubble` is a destroyed single wall: the space stays filled but counts for nobody (CC-23a).'),
  owner: ownerSchema.describe('The seat it belongs to, or `neutral`.'),
})

const spaceViewSchema = z.strictObject({
  space: spaceSchema.describe('As in actions; people see it one higher.'),
  slot: count.describe('The board it is on: boards are counted from 0 in the order joined.'),
  province: partSchema.describe('The province south of it.'),
  region: partSchema.describe('The region north of it.'),
  piece: pieceSchema.nullable().describe('What stands on it; null if it is empty.'),
  keptFor: listOf(seatSchema).describe(
    'Owners of towers that reserve this space; empty if every seat may build on it (CC-15).',
  ),
  keeps: z.boolean().describe('True if a tower here reserves a neighbouring space for its owner (CC-15).'),
})
export type SpaceView = z.infer<typeof spaceViewSchema>

const provinceResultSchema = z
  .strictObject({
    value: whole.describe('The points it gave.'),
    winners: listOf(seatSchema).describe('The seats that scored it.'),
    change: whole.describe('How cards had changed its value.'),
    extra: listOf(count).describe('By seat, extra walls from cards.'),
  })
  .describe('The result of a scored province.')

const lyingViewSchema = z
  .strictObject({
    seat: seatSchema.describe('The seat that laid it.'),
    card: cardSchema.nullable().describe('Its number; null for viewers who may not know it.'),
  })
  .describe('A face-down card; its number is null for viewers who may not know it.')

const provinceViewSchema = z.strictObject({
  province: partSchema.describe('Its number, as in actions.'),
  slot: count.describe('The board it is on.'),
  spaces: listOf(spaceSchema).describe('From left to right.'),
  prestige: count.nullable().describe('Null until its tile is laid, and while it lies face down.'),
  prestigeDown: z.boolean().describe('True while its tile lies face down: nobody knows it (CC-49).'),
  complete: z.boolean().describe('True once all its spaces are filled.'),
  walls: listOf(count).describe('By seat, pieces that count.'),
  extra: listOf(count).describe('By seat, extra walls from cards (CC-26a).'),
  neutral: count.describe('Neutral walls in it.'),
  destroyed: count.describe('Spaces whose wall is destroyed.'),
  change: whole.describe('How cards have changed its value.'),
  value: whole.describe('Its current value, without a face-down prestige tile.'),
  leaders: listOf(seatSchema).describe('The seats that would score it now or have scored it.'),
  result: provinceResultSchema.nullable().describe('How it was scored; null before.'),
  emperor: z.boolean().describe('True if an Emperor card lies on it.'),
  cards: listOf(lyingViewSchema).describe('In the order laid.'),
})
export type ProvinceView = z.infer<typeof provinceViewSchema>

const regionViewSchema = z.strictObject({
  region: partSchema.describe('Its number, as in actions.'),
  slot: count.describe('The board it is on.'),
  spaces: listOf(spaceSchema).describe('From left to right.'),
  tile: z
    .strictObject({
      value: threatSchema.nullable().describe('Its number; null for viewers who may not know it.'),
      up: z.boolean().describe('True if it lies face up.'),
    })
    .nullable()
    .describe('The threat tile; null if it is removed or not laid yet.'),
  lookedBy: listOf(seatSchema).describe('Seats that have looked at the tile and still see it (CC-17).'),
  walls: listOf(count).describe('By seat, pieces that count.'),
  neutral: count.describe('Neutral walls in it.'),
  losers: listOf(seatSchema).describe('Seats that would lose points if the match ended now (CC-36).'),
  spared: listOf(seatSchema).describe('Seats that a tower would save (CC-37).'),
})
export type RegionView = z.infer<typeof regionViewSchema>

const seatViewSchema = z.strictObject({
  score: whole.describe('Its points.'),
  walls: count.describe('Single walls left.'),
  doubles: count.describe('Double walls left.'),
  towers: count.describe('Towers left.'),
  cards: count.describe('How many cards its hand has.'),
  hand: listOf(cardSchema)
    .nullable()
    .describe('Null for viewers who may not know it, and while the seat has an unseen face-down card.'),
  mayHold: listOf(cardSchema)
    .nullable()
    .describe(
      'All cards the hand may hold as far as known, more than `cards` if some are unseen; null for viewers who may not know.',
    ),
  spent: listOf(cardSchema).describe(
    'Cards turned up so far, in ascending order: they are out of the match.',
  ),
})
export type SeatView = z.infer<typeof seatViewSchema>

const forecastSchema = z
  .strictObject({
    walls: listOf(count).describe('By seat, pieces that count.'),
    neutral: count.describe('Neutral walls.'),
    value: whole.describe('Its value.'),
    leaders: listOf(seatSchema).describe('The seats that would score it.'),
  })
  .describe(
    'The state of the revealed province after a choice; of later cards only great architects count, which need no choice.',
  )
export type Forecast = z.infer<typeof forecastSchema>

const effectViewSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('remove'),
      card: cardSchema.describe('Its number.'),
      seat: seatSchema.describe('The seat.'),
      forecast: forecastSchema.describe('The province after this choice.'),
    }),
    z.strictObject({
      type: z.literal('destroy'),
      space: spaceSchema.describe('The space of the wall.'),
      owner: ownerSchema.describe('Its owner.'),
      forecast: forecastSchema.describe('The province after this choice.'),
    }),
    z.strictObject({
      type: z.literal('dismiss'),
      region: partSchema.describe('The region whose tile goes.'),
      forecast: forecastSchema.describe('The province after this choice.'),
    }),
    z.strictObject({
      type: z.enum(['raise', 'lower', 'extraWall', 'decline']).describe('As the action.'),
      forecast: forecastSchema.describe('The province after this choice.'),
    }),
    z.strictObject({
      type: z.literal('swap'),
      here: spaceSchema.describe('The wall of this province.'),
      owner: ownerSchema.describe('Its owner.'),
      there: listOf(spaceSchema).describe(
        'Walls of one owner in other provinces: each has the same effect here.',
      ),
      forecast: forecastSchema.describe('The province after this choice.'),
    }),
  ])
  .describe("A choice of the acting card's owner, as its action.")
export type EffectView = z.infer<typeof effectViewSchema>

const cardFateSchema = z
  .enum(['waiting', 'struck', 'removed', 'acted', 'declined', 'lapsed'])
  .describe('What became of a turned-up card.')

const revealViewSchema = z
  .strictObject({
    province: partSchema.describe('The completed province.'),
    cards: listOf(
      z.strictObject({
        seat: seatSchema.describe('The seat that laid it.'),
        card: cardSchema.describe('Its number.'),
        fate: cardFateSchema.describe('What became of it.'),
      }),
    ).describe('From low to high; the first waiting one acts.'),
    acting: count.nullable().describe('Index of the acting card; null while something else is due.'),
    seat: seatSchema.nullable().describe('The seat that chooses.'),
    effects: listOf(effectViewSchema).describe('What the owner of the acting card can choose.'),
  })
  .describe('A completed province while its cards act.')
export type RevealView = z.infer<typeof revealViewSchema>

const letterSchema = z
  .enum(['W', 'A', 'B', 'C', 'D', 'E', 'N'])
  .describe('`W` one wall in a first turn (CC-7), A to E (CC-8 to CC-14), `N` only a neutral wall (CC-42b).')

const sideSchema = z.enum(['left', 'right']).describe('An end of the map.')

const possibleSchema = z
  .strictObject({
    letters: listOf(letterSchema).describe(
      'The actions open to the mover (CC-35); empty unless it is to choose one.',
    ),
    walls: listOf(spaceSchema).describe('`W`, the first wall of `A`, or its second.'),
    cards: z
      .strictObject({
        count: count.describe('How many.'),
        provinces: listOf(partSchema).describe('The provinces.'),
      })
      .describe('`B`: how many cards, and the provinces for them; the cards come from the hand.'),
    cardWalls: listOf(spaceSchema).describe(
      '`C`: spaces for the wall; the card goes into the province of the space.',
    ),
    doubles: listOf(z.tuple([spaceSchema, spaceSchema]).readonly()).describe('`D`, left space first.'),
    towers: listOf(spaceSchema).describe('`E`.'),
    neutrals: listOf(spaceSchema).describe('`N`, or after an action.'),
    noNeutral: z.boolean().describe('True if it may build no neutral wall.'),
    open: listOf(partSchema).describe('Completed provinces to choose from (CC-19a).'),
    sides: listOf(sideSchema).describe('Ends where the drawn board can join.'),
  })
  .describe('An outline of what the seat to act can do.')
export type Possible = z.infer<typeof possibleSchema>

const askedSchema = z
  .discriminatedUnion('is', [
    z.strictObject({
      is: z.literal('prestige'),
      province: partSchema.describe('The province.'),
      left: listOf(count).describe('Tiles of each number not turned up, from the lowest number.'),
    }),
    z.strictObject({
      is: z.literal('tile'),
      region: partSchema.describe('The region.'),
      left: listOf(count).describe('Tiles of each number that the viewer does not know: −2, −3, −4.'),
    }),
    z.strictObject({
      is: z.literal('cards'),
      seat: seatSchema.describe('The seat whose cards must be named.'),
      province: partSchema.describe('The province.'),
      count: count.describe('How many cards of the seat are there.'),
      known: listOf(cardSchema).describe('Those the viewer knows.'),
      others: listOf(cardSchema).describe('What the others may be for the viewer.'),
    }),
  ])
  .describe('Something that has come to light and must be named.')
export type Asked = z.infer<typeof askedSchema>

const rewardSchema = z
  .strictObject({
    event: eventCardSchema.describe('The event card.'),
    seat: seatSchema.describe('The seat that scores.'),
    count: count.describe('The number of provinces, adjacent spaces or cards.'),
    points: count.describe('Its points.'),
  })
  .describe('Points of an event card for one seat.')

export const viewSchema = z.strictObject({
  options: optionsIn(FIELDS),
  seats: count.describe('The number of seats.'),
  stage: z
    .enum([
      'board',
      'threats',
      'prestige',
      'events',
      'first',
      'act',
      'second',
      'open',
      'effect',
      'neutral',
      'side',
      'turn',
      'name',
      'worth',
      'over',
    ])
    .describe('What the match waits for.'),
  by: actorSchema(4),
  first: seatSchema.nullable().describe('The first seat; null until drawn.'),
  mover: seatSchema.nullable().describe('The seat whose turn it is; null before the first.'),
  turn: count.describe('Counted from 1 with skipped seats; 0 before the first.'),
  action: letterSchema.nullable().describe("The mover's action in this turn; null before it."),
  used: listOf(partSchema).describe('Provinces of its pieces and cards in this turn.'),
  boards: listOf(
    z.strictObject({
      slot: count.describe('Its place in the order joined, from 0.'),
      face: faceSchema.describe('The number of the board and its side.'),
    }),
  ).describe('From left to right, like the spaces, provinces and regions.'),
  spaces: listOf(spaceViewSchema).describe('From left to right.'),
  provinces: listOf(provinceViewSchema).describe('From left to right.'),
  regions: listOf(regionViewSchema).describe('From left to right.'),
  players: listOf(seatViewSchema).describe('By seat.'),
  neutrals: count.nullable().describe('Neutral walls left; null if the match has none.'),
  emperors: count.nullable().describe('Emperor cards on provinces; null once no more are laid (CC-33).'),
  extensions: z
    .strictObject({
      done: count.describe('Boards joined so far.'),
      of: count.describe('Boards joined in the whole match.'),
    })
    .describe('Boards that join the first two (CC-32).'),
  drawn: faceSchema.nullable().describe('The drawn board waiting for its end.'),
  events: listOf(eventCardSchema).nullable().describe('The open event cards; null until they are drawn.'),
  rewards: listOf(rewardSchema).describe(
    'Points of the event cards (CC-44 to CC-46); empty until the match is over.',
  ),
  stocks: z
    .strictObject({
      threats: count.describe('Threat tiles.'),
      prestige: count.describe('Prestige tiles.'),
    })
    .describe('The number of face-down tiles in the stocks.'),
  mayBeUnseen: z.boolean().describe('True if people may enter tiles and cards laid now as not seen.'),
  asked: askedSchema.nullable().describe('What has come to light and must be named; null if nothing.'),
  reveal: revealViewSchema
    .nullable()
    .describe('The completed province whose cards act; null if there is none.'),
  possible: possibleSchema.describe('What the seat that acts can do.'),
  luck: z
    .strictObject({
      faces: listOf(faceSchema).describe('Faces that can be drawn.'),
      prestige: listOf(count).describe('Prestige tiles left by number; threat tiles are hidden.'),
    })
    .describe('While chance is to act: faces it can draw, and tiles it can lay of each number.'),
  outcome: outcomeOrNull,
})
export type View = z.infer<typeof viewSchema>
