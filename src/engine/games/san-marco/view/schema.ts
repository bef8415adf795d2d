/** What a program and the board of San Marco are shown: the position, and an outline of the legal actions. */
import { z } from 'zod'
import { actorSchema, count, listOf, optionsIn, outcomeOrNull, whole } from '../../../kernel/view-schemas.ts'
import {
  borderSchema,
  bridgeSchema,
  cardSchema,
  districtSchema,
  faceSchema,
  limitSchema,
  seatSchema,
} from '../action.ts'
import { FIELDS } from '../options.ts'

const roleSchema = z.enum(['firstDistributor', 'firstChooser', 'secondDistributor', 'secondChooser'])

const districtViewSchema = z.strictObject({
  district: districtSchema.describe('Its number, one less than its die face.'),
  name: z.string().describe('Its name in Venice.'),
  face: count.describe('Its die face.'),
  high: count.describe('Points for the most aristocrats.'),
  low: count.describe('Points for the second most.'),
  neighbours: listOf(districtSchema).describe('Districts beside it, in ascending order.'),
  aristocrats: listOf(count).describe('By seat, without those on bridges.'),
  scores: listOf(count).describe('By seat, what the district would score now (SM-37 to SM-39a).'),
  doge: z.boolean().describe('True if the Doge stands here.'),
})
export type DistrictView = z.infer<typeof districtViewSchema>

const seatViewSchema = z.strictObject({
  score: whole.describe('Its points.'),
  reserve: count.describe('Its aristocrats in reserve.'),
  settled: count.describe('Its aristocrats in districts.'),
  onBridges: count.describe('Its aristocrats on bridges.'),
  limits: listOf(limitSchema).describe('Limit cards of this passage in the order they came.'),
  total: count.describe('The total of these limit cards.'),
  role: roleSchema
    .nullable()
    .describe('Its role in this round; null if it has none yet or is not in the round.'),
  inRound: z.boolean().describe('True if it plays in this round.'),
})
export type SeatView = z.infer<typeof seatViewSchema>

const offerViewSchema = z.strictObject({
  cards: listOf(cardSchema).describe('Action cards in the order of the kinds.'),
  limits: listOf(limitSchema).describe('Limit cards in ascending order.'),
  seat: seatSchema.nullable().describe('The seat that has taken it; null while it is free.'),
  sum: count.describe('The sum of its limit cards.'),
  totals: listOf(count.nullable()).describe(
    'By seat, its limit total with this offer; null for seats that do not take here.',
  ),
})
export type OfferView = z.infer<typeof offerViewSchema>

const pileSchema = z
  .strictObject({
    cards: listOf(cardSchema).describe('Action cards in the order of the kinds.'),
    limits: listOf(limitSchema).describe('Limit cards in ascending order.'),
  })
  .describe('Cards lying together: action cards in the order of `CARDS`, limit cards in ascending order.')

const tableViewSchema = z
  .strictObject({
    seat: seatSchema.describe('The distributor.'),
    takers: listOf(seatSchema).describe(
      'The seats that take an offer, in order, the distributor last; there are as many offers.',
    ),
    stage: z.enum(['dealing', 'dividing', 'ready', 'up', 'done']).describe('How far its cards are.'),
    count: z
      .strictObject({
        cards: count.describe('Action cards.'),
        limits: count.describe('Limit cards.'),
      })
      .describe('How many cards were drawn so far; only their kinds are secret.'),
    held: pileSchema
      .nullable()
      .describe(
        'While they are drawn and divided; null for viewers who may not know them, and afterwards. Fewer than `count` if some are unseen; the division names those.',
      ),
    offers: listOf(offerViewSchema)
      .nullable()
      .describe(
        'By index, including taken ones; null for viewers who may not know them, and before the division.',
      ),
  })
  .describe('The cards one distributor draws and divides.')
export type TableView = z.infer<typeof tableViewSchema>

const bridgeChoiceSchema = z
  .strictObject({
    take: bridgeSchema
      .nullable()
      .describe('The bridge taken off the board for it; null while the supply has some (SM-26).'),
    at: listOf(borderSchema).describe('Borders where it can be built.'),
    from: listOf(districtSchema)
      .nullable()
      .describe('Districts its aristocrat can come from; null for the reserve (SM-27a).'),
  })
  .describe('Where a bridge can be built.')
export type BridgeChoice = z.infer<typeof bridgeChoiceSchema>

const dogeStepViewSchema = z
  .strictObject({
    from: districtSchema.describe('The district it starts from.'),
    to: districtSchema.describe('The district it ends in.'),
    over: seatSchema.nullable().describe('The owner of the bridge; null by water.'),
    change: listOf(whole).describe('By seat, how its points would change.'),
  })
  .describe('A step the Doge could make from `from`, with its effect on the scores by seat.')
export type DogeStepView = z.infer<typeof dogeStepViewSchema>

const sourceSchema = z
  .enum(['card', 'bonus'])
  .describe('Whether a banishment comes from a card or is the bonus of a passage (SM-44).')

const possibleSchema = z
  .strictObject({
    roles: z
      .strictObject({
        role: roleSchema.describe('The role.'),
        seats: listOf(seatSchema).describe('The seats.'),
      })
      .nullable()
      .describe('The role the first distributor gives next, and the seats that can get it (SM-10a).'),
    divide: count
      .nullable()
      .describe('How many offers the seat must make of its cards; null unless it is to divide.'),
    offers: listOf(count).describe('Offers that can be chosen, by index.'),
    cards: listOf(
      z.strictObject({
        card: cardSchema.describe('The kind of card.'),
        count: count.describe('How many.'),
        giveUp: z.boolean().describe('True if it may be discarded.'),
      }),
    ).describe('Kinds of cards left to play; the lists below say what each can do.'),
    places: listOf(
      z.strictObject({
        card: districtSchema.describe('The kind of card.'),
        to: listOf(districtSchema).describe('Districts it can be placed in.'),
      }),
    ).describe(
      'District cards by kind with their targets; targets other than its own district are across an own bridge (SM-24).',
    ),
    from: listOf(districtSchema)
      .nullable()
      .describe(
        'Sources of an aristocrat for a district card or a transfer; null for the reserve (SM-23, SM-27a).',
      ),
    bridges: listOf(bridgeChoiceSchema).describe(
      'For a bridge card and during setup. One entry while the supply has bridges, otherwise one for each bridge on the board.',
    ),
    transfers: listOf(
      z.strictObject({
        district: districtSchema.describe('The district.'),
        seat: seatSchema.describe('The seat.'),
      }),
    ).describe("Opponents' aristocrats to replace, by district."),
    banish: listOf(districtSchema).describe(
      'Districts to name for a banishment card or the bonus, including empty ones.',
    ),
    remove: z
      .strictObject({
        district: districtSchema.describe('The district.'),
        count: count.describe('How many.'),
        of: listOf(count).describe('By seat, aristocrats that can go.'),
        source: sourceSchema.describe('Whether a card or the bonus of the passage banishes.'),
      })
      .nullable()
      .describe('Whom to banish: `count` in all from `of` by seat; null unless the seat must choose.'),
    dogePlaces: listOf(districtSchema).describe('Districts for the first Doge card.'),
    dogeSteps: listOf(dogeStepViewSchema).describe(
      "The Doge's steps from any district, once it is on the board; a walk follows them from one to the next.",
    ),
    decline: z.boolean().describe('True if the bonus banishment may be declined.'),
  })
  .describe('What the seat can do with its cards, during setup and with the bonus.')
export type Possible = z.infer<typeof possibleSchema>

const borderViewSchema = z.strictObject({
  at: borderSchema.describe('The two districts, the lower first.'),
  owners: listOf(seatSchema).describe('Owners of the bridges here, in the order built.'),
})

const scoringSchema = z
  .strictObject({
    district: districtSchema.describe('The district scored.'),
    why: z.enum(['doge', 'final']).describe('Scored by a Doge card, or at the end of the match.'),
    aristocrats: listOf(count).describe('By seat, those that counted.'),
    points: listOf(count).describe('By seat, the points.'),
  })
  .describe('The scoring of a district (SM-37); lists are by seat.')

export const viewSchema = z.strictObject({
  options: optionsIn(FIELDS),
  seats: count.describe('The number of seats.'),
  stage: z
    .enum([
      'first',
      'roles',
      'settle',
      'found',
      'assign',
      'divide',
      'choose',
      'play',
      'bonus',
      'limits',
      'cards',
      'banish',
      'remove',
      'over',
    ])
    .describe('What the match waits for.'),
  by: actorSchema(4),
  seat: seatSchema
    .nullable()
    .describe('The seat the stage is about, also while chance rolls for it or deals to it.'),
  first: seatSchema.nullable().describe('The first seat of the match; null until drawn.'),
  passage: count.describe('1 to 3; 0 during setup.'),
  passages: count.describe('Passages of a match.'),
  round: count.describe('1-based within the passage; 0 during setup.'),
  lastRound: z
    .boolean()
    .describe('True if only those under ten play and the passage ends after this round (SM-41).'),
  order: listOf(seatSchema).describe('The seats in the round, clockwise from the first distributor.'),
  districts: listOf(districtViewSchema).describe('By district.'),
  borders: listOf(borderViewSchema).describe('The ten borders.'),
  bridges: listOf(bridgeSchema).describe('In the order built: the last is the newest.'),
  bridgeLimit: count.describe('The most bridges on one border (SM-8).'),
  bridgeSupply: count.describe('Bridges left in the common supply.'),
  doge: districtSchema.nullable().describe('The district of the Doge; null until placed (SM-31).'),
  players: listOf(seatViewSchema).describe('By seat.'),
  tables: listOf(tableViewSchema).describe('The distributors of the round, the first one first.'),
  hand: listOf(cardSchema).describe("Cards still to play, open to all; the stage's seat plays them."),
  mayBeUnseen: z.boolean().describe('True if people may enter this deal as not seen.'),
  decks: z
    .strictObject({
      cards: count.describe('Action cards.'),
      limits: count.describe('Limit cards.'),
    })
    .describe('How many cards each deck has.'),
  discards: listOf(
    z.strictObject({
      card: cardSchema.describe('The kind of card.'),
      count: count.describe('How many.'),
    }),
  ).describe('The open discard pile, in the order of the kinds.'),
  unseen: z
    .strictObject({
      cards: listOf(
        z.strictObject({
          card: cardSchema.describe('The kind of card.'),
          count: count.describe('How many.'),
        }),
      ),
      limits: listOf(
        z.strictObject({
          limit: limitSchema.describe('The number of the card.'),
          count: count.describe('How many.'),
        }),
      ),
    })
    .describe('Cards this viewer has not seen, by kind: in the decks, and held or offered out of its sight.'),
  toDeal: count.describe('How many cards chance deals in this step, for luck entered by hand; 0 otherwise.'),
  bonuses: listOf(listOf(count)).describe(
    'For each finished passage, first to last, the bonus points by seat.',
  ),
  scoring: scoringSchema.nullable().describe('The latest scoring.'),
  finals: listOf(scoringSchema).describe('The final scorings.'),
  banishment: z
    .strictObject({
      seat: seatSchema.describe('The seat.'),
      district: districtSchema.describe('The district.'),
      source: sourceSchema.describe('Whether a card or the bonus of the passage banishes.'),
      roll: z.int().min(1).max(6).nullable().describe('The die; null before the roll.'),
    })
    .nullable()
    .describe('Set while the die decides about a banishment, and once its number is known.'),
  rolls: listOf(faceSchema).describe('Rolls so far of the seat that settles its aristocrats.'),
  possible: possibleSchema.describe('What the seat that acts can do.'),
  outcome: outcomeOrNull,
})
export type View = z.infer<typeof viewSchema>
