/** What a program and the board of Quake-nopoly are shown: the position, and an outline of the legal actions. */
import { z } from 'zod'
import { actorSchema, count, listOf, optionsIn, outcomeOrNull, whole } from '../../../kernel/view-schemas.ts'
import {
  buildingSchema,
  districtSchema,
  eventCardSchema,
  kindSchema,
  roleSchema,
  trackSchema,
} from '../action.ts'
import { KINDS, TIERS } from '../components/deck/types.ts'
import { FIELDS } from '../options.ts'
import { cardSchema, forecastOfSchema, seatSchema, taskSchema } from '../task.ts'

const stockSchema = z.array(count).length(KINDS.length).readonly()
const tierSchema = z.enum(TIERS)
const onSchema = z.union([buildingSchema, cardSchema])

const trackViewSchema = z.strictObject({
  kind: kindSchema.describe('The kind of its pieces.'),
  pieces: count.describe('Pieces on it.'),
  base: count.describe('Pieces at the start.'),
  max: count.describe('The most it can hold.'),
})
export type TrackView = z.infer<typeof trackViewSchema>

const riskViewSchema = z
  .strictObject({
    damage: count.describe('The damage after kept cards.'),
    covered: count.describe('How much kept cards take off.'),
    track: trackSchema.describe('The track that loses pieces.'),
    pieces: count.describe('Pieces on that track.'),
    left: count.describe('Pieces left on it.'),
    collapses: z.boolean().describe('True if none is left.'),
    insured: count.describe('Pieces paid to its owner if it collapses.'),
  })
  .describe('What a building loses if nothing more is done against it.')
export type RiskView = z.infer<typeof riskViewSchema>

const threatViewSchema = z
  .strictObject({
    hits: count.describe('Cards that hit it.'),
    collapses: count.describe('Cards that would destroy it.'),
  })
  .describe(
    'For the unseen disaster cards of a kind: how many hit the building, and how many would destroy it as it is.',
  )
export type ThreatView = z.infer<typeof threatViewSchema>

const builtViewSchema = z.strictObject({
  building: buildingSchema.describe('The building card.'),
  district: districtSchema.describe('The district printed on it.'),
  matches: z.boolean().describe('True if it stands in that district (QK-30).'),
  points: count.describe('Its points.'),
  product: kindSchema.describe('The kind it produces.'),
  material: trackViewSchema.describe('What weather compares with.'),
  structure: trackViewSchema.describe('What earthquakes compare with.'),
  risk: riskViewSchema
    .nullable()
    .describe('Set while a disaster hits it and its seat has not yet taken its damage; otherwise null.'),
  threat: z
    .record(forecastOfSchema, threatViewSchema)
    .describe('By kind of disaster, what the cards still to come would do to it.'),
})
export type BuiltView = z.infer<typeof builtViewSchema>

const levelViewSchema = z.strictObject({
  level: count.describe('0 basic, 1 developed, 2 prosperous; for beginners 0 and 1, without names.'),
  bonus: count.describe('Bonus points for a building here (QK-29).'),
  built: builtViewSchema.nullable().describe('The building on it; null if there is none.'),
})
export type LevelView = z.infer<typeof levelViewSchema>

const hitSchema = z
  .strictObject({
    seat: seatSchema.describe('The seat of the card.'),
    card: cardSchema.describe('The district card.'),
    land: count.describe("The district's own value (0 for beginners, QK-41)."),
    entry: count.describe("The event's damage."),
    forecast: whole.describe('What the forecast adds.'),
    eased: count.describe('1 after an odd roll of the meteorologist (QK-37a).'),
    insteadOf: cardSchema.nullable().describe("The meteorologist's card that this one is hit instead of."),
    damage: count.describe('The total, at least 0; kept cards reduce it later.'),
  })
  .describe('A district card hit by a disaster (QK-19, QK-23).')

const landViewSchema = z.strictObject({
  card: cardSchema.describe('Its number, as in actions.'),
  district: districtSchema.describe('Its district.'),
  tier: tierSchema.describe('The tier of the district.'),
  weather: count.describe('As printed; not used for beginners (QK-41).'),
  quake: count.describe('As `weather`, for earthquakes.'),
  levels: listOf(levelViewSchema).describe('From the lowest.'),
  free: count.nullable().describe('The lowest free level; null if full.'),
  hit: hitSchema.nullable().describe('From the disaster being resolved, also after its damage.'),
})
export type LandView = z.infer<typeof landViewSchema>

const pointsSchema = z
  .strictObject({
    buildings: count.describe('Of buildings.'),
    levels: count.describe('Of levels (QK-29).'),
    matches: count.describe('Of buildings in their own districts (QK-30).'),
    role: count.describe('Of the role.'),
    total: count.describe('All together.'),
  })
  .describe('Points if the match ended now (QK-28 to QK-31).')

const seatViewSchema = z.strictObject({
  role: roleSchema.nullable().describe('Its role; null before.'),
  stock: stockSchema.describe('By kind, in the order of `KINDS`.'),
  lands: listOf(landViewSchema).describe('In table order.'),
  cards: count.describe('How many building cards it holds.'),
  hand: listOf(buildingSchema)
    .nullable()
    .describe('Null for viewers who may not know it. Fewer than `cards` if some are unseen.'),
  kept: listOf(eventCardSchema).describe('General events it keeps.'),
  research: listOf(eventCardSchema).describe('Earthquakes kept as research.'),
  buildings: count.describe('How many buildings it has.'),
  points: pointsSchema.describe('If the match ended now.'),
})
export type SeatView = z.infer<typeof seatViewSchema>

const affectedSeatsSchema = z
  .enum(['self', 'all', 'others', 'left', 'right'])
  .describe(
    'The seats an effect applies to, relative to the seat that carries the card out (the drawer, or the seat that kept it). Several seats act one after the other: `all` from that seat clockwise, `others` from its left neighbour clockwise. `left` is the next seat clockwise, `right` the one before; with two seats both are the other seat. The affected seat makes the choices.',
  )

const gainSchema = z
  .strictObject({
    do: z.literal('gain'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    count: count.describe('How many.'),
    kind: z.union([kindSchema, z.literal('any')]).describe('The kind of pieces.'),
  })
  .describe(
    "Takes up to `count` pieces from the supply into the seat's stock. A named kind: as many as there are. `any`: the seat chooses a mix from the supply. If the supply has fewer, it takes them all; if it has none, the effect lapses.",
  )

const loseSchema = z
  .strictObject({
    do: z.literal('lose'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    count: count.describe('How many.'),
    kind: z.union([kindSchema, z.literal('any')]).describe('The kind of pieces.'),
  })
  .describe(
    "Returns `count` pieces from the seat's stock (never from buildings) to the supply. A named kind: as many as it has. `any`: the seat chooses which. With fewer it returns them all; with none the effect lapses.",
  )

const drawSchema = z
  .strictObject({
    do: z.literal('draw'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    count: count.describe('How many.'),
  })
  .describe('Draws `count` building cards into the hand, fewer if the deck has fewer. No choice.')

const discardSchema = z
  .strictObject({
    do: z.literal('discard'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    count: count.describe('How many.'),
  })
  .describe(
    'Puts `count` chosen hand buildings under the deck, all of them if the seat has fewer, in the order chosen.',
  )

const reviewSchema = z
  .strictObject({
    do: z.literal('review'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    count: count.describe('How many.'),
  })
  .describe('Puts 0 to `count` chosen hand buildings under the deck in the order chosen, then draws as many.')

const reachSchema = z
  .enum(['building', 'district'])
  .describe(
    'What a protection or a strengthening covers: one building, or every building on one district card.',
  )

const strengthenSchema = z
  .strictObject({
    do: z.literal('strengthen'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    from: z.enum(['own', 'supply']).describe('Where the pieces come from.'),
    reach: reachSchema.describe('What it covers.'),
    track: z.union([trackSchema, z.literal('either')]).describe('The track.'),
    count: count.describe('How many.'),
  })
  .describe(
    "The seat chooses an own building (or with `district` an own district card) and a track, or declines; `track` fixes the track unless it is `either`. Each building covered, lowest level first, takes pieces of the track's kind until it has `count` more, is at its maximum, or the source (`own` stock or the `supply`) is empty: always as many as possible. A choice that would add nothing is illegal; if there is no other, the effect lapses.",
  )

const wearSchema = z
  .strictObject({
    do: z.literal('wear'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    track: trackSchema.describe('The track.'),
    count: count.describe('How many.'),
  })
  .describe(
    'Every own building loses `count` pieces of the track to the supply, but keeps 1. No choice, no collapse.',
  )

const inspectSchema = z
  .strictObject({
    do: z.literal('inspect'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    track: trackSchema.describe('The track.'),
    mark: count.describe('Fewer pieces than this are paid for.'),
    pay: count.describe('How many pieces to pay.'),
  })
  .describe(
    'Counts the own buildings with fewer than `mark` pieces on the track; the seat pays `pay` pieces of its choice from its stock to the supply for each, or all it has if that is less. With nothing to pay the effect lapses.',
  )

const tradeSchema = z
  .strictObject({
    do: z.literal('trade'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    give: count.describe('Pieces to return.'),
    take: count.describe('How many pieces to take.'),
  })
  .describe(
    'The seat may return exactly `give` pieces of its choice from its stock to the supply and then take exactly `take` pieces of any kinds then in the supply; or it declines. Lapses if it has fewer than `give`, or if no such exchange is possible.',
  )

const giveSchema = z
  .strictObject({
    do: z.literal('give'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
    to: z.enum(['player', 'left', 'right']).describe('The district cards.'),
    count: count.describe('How many.'),
  })
  .describe(
    "Each affected seat hands `count` pieces of its choice from its stock to another seat: `player` is the seat that carries out the card, `left` and `right` are the giver's own neighbours. With fewer it hands over all. A seat gives nothing to itself.",
  )

const buildSchema = z
  .strictObject({
    do: z.literal('build'),
    whom: affectedSeatsSchema.describe('The seats it applies to.'),
  })
  .describe(
    "The seat may build one hand building on an own district card with a free level, exactly as with the action Build (QK-10, and the dealer's QK-35 after it); or it declines. Lapses without a hand building or a free level.",
  )

const plainEffectSchema = z
  .discriminatedUnion('do', [
    gainSchema,
    loseSchema,
    drawSchema,
    discardSchema,
    reviewSchema,
    strengthenSchema,
    wearSchema,
    inspectSchema,
    tradeSchema,
    giveSchema,
    buildSchema,
  ])
  .describe('Effects that a row of a roll may hold.')

const rollRowSchema = z
  .strictObject({
    upTo: count.describe('The highest number of the die for this row.'),
    effects: listOf(plainEffectSchema).describe('What is carried out, in order.'),
  })
  .describe('The numbers after the previous row (or from 1) up to `upTo`; the last row ends with 6.')

const rollSchema = z
  .strictObject({
    do: z.literal('roll'),
    rows: listOf(rollRowSchema).describe('The rows, in the order of the numbers.'),
  })
  .describe(
    'Rolls one die for the card and carries out the effects of the row with that number. An empty row does nothing.',
  )

const againstSchema = z
  .enum(['weather', 'quake', 'any'])
  .describe('The disasters a protection works against.')

const shieldSchema = z
  .strictObject({
    do: z.literal('shield'),
    reach: reachSchema.describe('What it covers.'),
    against: againstSchema.describe('The disasters it works against.'),
    less: count.describe('How much it takes off.'),
  })
  .describe(
    'Only in the `hit` window: reduces the damage about to hit what it covers by `less`, to at least 0.',
  )

const insureSchema = z
  .strictObject({
    do: z.literal('insure'),
    reach: reachSchema.describe('What it covers.'),
    against: againstSchema.describe('The disasters it works against.'),
    count: count.describe('How many.'),
  })
  .describe(
    'Only in the `hit` window: for each covered building that collapses, its owner takes up to `count` pieces of any kinds from the supply (as `gain` with `any`), after all its collapsed buildings have gone under the deck and before it draws for them.',
  )

const effectSchema = z
  .union([plainEffectSchema, rollSchema, shieldSchema, insureSchema])
  .describe('Only `hit` cards have `shield` and `insure`, and they have nothing else.')

const eventViewSchema = z
  .strictObject({
    event: eventCardSchema.describe('The card.'),
    of: z.union([forecastOfSchema, z.literal('general')]).describe('Its class.'),
    seat: seatSchema.describe('The seat that turned it up.'),
    keep: z
      .enum(['turn', 'hit'])
      .nullable()
      .describe('For a general event: the window it may be kept for; otherwise null.'),
    effects: listOf(effectSchema).describe('The effects of a general event.'),
    rows: listOf(
      z.strictObject({
        district: districtSchema.describe('The target district.'),
        entry: count.describe("The event's damage."),
        land: count.describe("The district's own value."),
        forecast: whole.describe('What the forecast adds.'),
        damage: count.describe('The total.'),
      }),
    ).describe('For a disaster: damage by target district, the same for all seats there.'),
    hits: listOf(hitSchema).describe('The district cards hit, in order.'),
    struck: listOf(seatSchema).describe('Seats that have taken their damage.'),
  })
  .describe('The last card turned up in the phase, and its progress.')
export type EventView = z.infer<typeof eventViewSchema>

const hindranceSchema = z
  .strictObject({
    code: z.string().describe('The code of the refusal.'),
    rule: z.string().describe('Its rule.'),
  })
  .describe("Why an action is impossible: a refusal's code and rule.")
export type Hindrance = z.infer<typeof hindranceSchema>

const whySchema = hindranceSchema.nullable().describe('Why it is impossible; null if it is possible.')
const maySchema = z
  .strictObject({
    why: whySchema,
  })
  .describe('Null in `why` means that it is possible.')

const turnPossibleSchema = z
  .strictObject({
    build: z
      .strictObject({
        why: whySchema,
        cards: listOf(
          z.strictObject({
            card: cardSchema.describe('A district card, by its number.'),
            level: count.describe('The level a building would get.'),
          }),
        ),
        gets: listOf(
          z.strictObject({
            building: buildingSchema.describe('A building card.'),
            material: count.describe('Pieces on the track of its material.'),
            structure: count.describe('Pieces on the track of its structure.'),
          }),
        ),
      })
      .describe(
        'Own district cards with the level a hand building would get. `gets` has the pieces by building, for viewers who see the hand and including `others`.',
      ),
    swapLand: z.strictObject({
      why: whySchema,
      cards: listOf(cardSchema).describe('Own district cards that can be swapped.'),
    }),
    review: maySchema.describe('A look at the hand: one card goes back, another is drawn.'),
    strengthen: z
      .strictObject({
        why: whySchema,
        targets: listOf(
          z.strictObject({
            building: buildingSchema.describe('A building card.'),
            track: trackSchema.describe('The track.'),
            kind: kindSchema.describe('The kind of pieces.'),
            most: count.describe('The most pieces: 1 or 2.'),
          }),
        ),
      })
      .describe('Tracks that can take more pieces.'),
    trade: z
      .strictObject({
        why: whySchema,
        pay: count.describe('How many pieces to pay.'),
        take: listOf(kindSchema).describe('The kinds that can be taken.'),
      })
      .describe('A trade with the supply; a kind that is paid can be taken too.'),
    plan: z.strictObject({
      why: whySchema,
      pay: count.describe('How many pieces to pay.'),
    }),
    pass: maySchema.describe('To do nothing.'),
    buy: z
      .strictObject({
        why: whySchema,
        buildings: listOf(
          z.strictObject({
            building: buildingSchema.describe('A building card.'),
            seat: seatSchema.describe('The seat that owns it.'),
            least: count.describe("The fewest pieces of the material's kind."),
            most: count.describe("The most pieces of the material's kind."),
          }),
        ),
        cards: listOf(
          z.strictObject({
            card: cardSchema.describe('A district card, by its number.'),
            level: count.describe('The level a building would get.'),
          }),
        ),
      })
      .nullable()
      .describe(
        "Architect: `least` to `most` of the six pieces can be of the material's kind, the rest of the structure's.",
      ),
    exchange: z
      .strictObject({
        why: whySchema,
        pairs: listOf(
          z.strictObject({
            card: cardSchema.describe('A district card, by its number.'),
            other: cardSchema.describe("The other seat's district card."),
          }),
        ),
      })
      .nullable()
      .describe("Landlord: an own card and the other seat's."),
    lend: z
      .strictObject({
        why: whySchema,
        seats: listOf(seatSchema).describe('The seats it can lend to.'),
      })
      .nullable()
      .describe('Banker: lends two pieces to one of these seats.'),
    undercut: z
      .strictObject({
        why: whySchema,
        targets: listOf(
          z.strictObject({
            building: buildingSchema.describe('A building card.'),
            seat: seatSchema.describe('The seat that owns it.'),
            track: trackSchema.describe('The track.'),
            kind: kindSchema.describe('The kind of pieces.'),
            pay: count.describe('How many pieces to pay.'),
          }),
        ),
      })
      .nullable()
      .describe('Dealer: how many pieces of the kind to pay; one stays.'),
    play: listOf(eventCardSchema).describe('Kept cards for the own turn.'),
  })
  .describe('An outline of a construction turn.')
export type TurnPossible = z.infer<typeof turnPossibleSchema>

const playWindowSchema = z
  .enum(['turn', 'hit'])
  .describe(
    'When a kept card may be played, once: `turn`, in an own construction turn before the action; `hit`, when an own building is about to take damage above 0 of the kind its effect works against. A `hit` card is played for one of those buildings, or for a district card that holds one, as its owner chooses. Carried out on drawing instead, a `hit` card lapses.',
  )

const choicePossibleSchema = z
  .discriminatedUnion('is', [
    z.strictObject({
      is: z.literal('role'),
      roles: listOf(roleSchema).describe('The roles that are free.'),
    }),
    z.strictObject({
      is: z.literal('forecast'),
      of: forecastOfSchema.describe('The kind of disaster the seat forecasts.'),
    }),
    z.strictObject({
      is: z.literal('keep'),
      event: eventCardSchema.describe('The general event, to `carryOut` or to `keep`.'),
      window: playWindowSchema,
    }),
    z.strictObject({
      is: z.literal('fitOut'),
      building: buildingSchema.describe('What has just been built: `fitOut` or `decline`.'),
      tracks: listOf(
        z.strictObject({
          track: trackSchema.describe('The track.'),
          kind: kindSchema.describe('The kind of pieces.'),
          most: count.describe('The most pieces: 1 or 2.'),
        }),
      ),
    }),
    z.strictObject({
      is: z.literal('take'),
      count: count.describe('Exactly as many pieces are taken.'),
      from: stockSchema.describe('The pieces to take from, by kind.'),
      free: z.boolean().describe('True if the seat may decline.'),
    }),
    z.strictObject({
      is: z.literal('pay'),
      count: count.describe('Exactly as many pieces are paid.'),
      from: stockSchema.describe('The pieces to pay from, by kind.'),
      toSeat: seatSchema.nullable().describe('The seat they go to; null for the supply.'),
    }),
    z.strictObject({
      is: z.literal('putBack'),
      least: count.describe('The fewest cards of the hand to put back.'),
      most: count.describe('The most cards to put back, in the order chosen.'),
      draws: z.boolean().describe('True if as many cards are drawn again.'),
    }),
    z.strictObject({
      is: z.literal('reinforce'),
      from: z.enum(['own', 'supply']).describe('Whether the pieces come from the seat or from the supply.'),
      targets: listOf(
        z.strictObject({
          on: onSchema.describe('What it is for: a building, or a district card.'),
          track: trackSchema.describe('The track.'),
          count: count.describe('The number of pieces added.'),
        }),
      ),
    }),
    z.strictObject({
      is: z.literal('trade'),
      pay: count.describe('Exactly as many pieces are paid, or `decline`.'),
      take: count.describe('Exactly as many pieces are taken.'),
    }),
    z.strictObject({
      is: z.literal('build'),
      cards: listOf(
        z.strictObject({
          card: cardSchema.describe('A district card, by its number.'),
          level: count.describe('The level a building would get.'),
        }),
      ),
    }),
    z.strictObject({
      is: z.literal('shift'),
      card: cardSchema.describe('The district card hit: `tryShift` or `decline`.'),
      damage: count.describe('The damage it is about to take.'),
      to: listOf(cardSchema).describe('The district cards an even roll could move it to.'),
    }),
    z.strictObject({
      is: z.literal('shiftTo'),
      card: cardSchema.describe('The district card hit.'),
      to: listOf(
        z.strictObject({
          card: cardSchema.describe('The district card hit instead.'),
          seat: seatSchema.describe('The seat it belongs to.'),
          damage: count.describe('The damage there.'),
        }),
      ),
    }),
    z.strictObject({
      is: z.literal('research'),
      event: eventCardSchema.describe('The earthquake: `research` or `decline`.'),
      damage: count.describe('The damage it is about to do to the seat.'),
    }),
    z.strictObject({
      is: z.literal('hit'),
      plays: listOf(
        z.strictObject({
          event: eventCardSchema.describe('The kept card.'),
          on: listOf(onSchema).describe('What it can be played for: buildings, or district cards.'),
        }),
      ),
    }),
    z.strictObject({
      is: z.literal('expand'),
    }),
  ])
  .describe("An outline of any other choice; the action's type is `is` unless stated.")
export type ChoicePossible = z.infer<typeof choicePossibleSchema>

const phaseSchema = z.enum(['setup', 'construction', 'disaster', 'production', 'expansion'])

export const viewSchema = z.strictObject({
  options: optionsIn(FIELDS),
  seats: count.describe('The number of seats.'),
  task: taskSchema.nullable().describe('The due task; null once the match is over.'),
  next: listOf(taskSchema).describe('The tasks that follow, in order.'),
  by: actorSchema(6),
  first: seatSchema.nullable().describe('The first seat; null until drawn.'),
  start: seatSchema.describe('The start seat of the round.'),
  round: count.describe('Counted from 1; 0 during setup.'),
  phase: phaseSchema.describe('The phase of the round.'),
  pass: count.describe('The pass of the construction phase, counted from 1; 0 in other phases.'),
  passes: count.describe('The number of passes.'),
  active: seatSchema.describe(
    'The seat whose turn it is in this phase: it constructs, or turns up the card.',
  ),
  turn: count.describe('Construction turns and cards turned up so far, including the current one.'),
  players: listOf(seatViewSchema).describe('By seat.'),
  supply: stockSchema.describe('Pieces left, by kind.'),
  decks: z.strictObject({
    buildings: z
      .strictObject({
        left: count.describe('Cards left to draw.'),
        bottom: listOf(buildingSchema.nullable()).describe('Cards put back, the next to be drawn first.'),
      })
      .describe('The deck of buildings.'),
    districts: z.strictObject({
      left: count.describe('Cards left to draw.'),
      bottom: listOf(districtSchema).describe('Cards put back, the next to be drawn first.'),
    }),
    events: z
      .strictObject({
        general: count.describe('General events still to come.'),
        disaster: count.describe('Disasters still to come.'),
        safe: count.describe('Cards before which the end card cannot come.'),
        last: count.describe('Cards the end card is among, including itself.'),
        turned: listOf(eventCardSchema).describe('Turned up so far, the latest last.'),
      })
      .describe('The deck of events.'),
  }),
  powers: z.strictObject({
    loan: z
      .strictObject({
        seat: seatSchema.describe('The seat that has it.'),
        kinds: listOf(kindSchema).describe('The pieces lent.'),
      })
      .nullable()
      .describe("The banker's loan of this round (QK-34); null before."),
    undercut: z.boolean().describe('True if the dealer has used QK-35a in this round.'),
    tiers: listOf(tierSchema).describe('Tiers the landlord has exchanged (QK-33a).'),
  }),
  forecasts: z.strictObject({
    weather: whole.describe('For the next weather event.'),
    quake: whole.describe('For the next earthquake.'),
  }),
  event: eventViewSchema
    .nullable()
    .describe('The card being resolved, or the last one of the disaster phase.'),
  effect: plainEffectSchema.nullable().describe('The effect that a choice belongs to.'),
  turnPossible: turnPossibleSchema.nullable().describe('Set while a seat is to take its construction turn.'),
  choice: choicePossibleSchema.nullable().describe('Set while a seat is to choose something else.'),
  others: listOf(buildingSchema).describe(
    "What the acting seat's unseen cards may be: it can name any of them, and put one back unseen. Empty if there are none, and for viewers who may not know the hand.",
  ),
  mayBeUnseen: z.boolean().describe('True if people may enter the draw as not seen.'),
  luck: z
    .strictObject({
      districts: listOf(districtSchema).describe('Districts that can come.'),
      buildings: listOf(buildingSchema).describe(
        'Buildings that can come, without those hidden from the viewer.',
      ),
      events: listOf(z.union([eventCardSchema, z.literal('end')])).describe('Event cards that can come.'),
      roles: listOf(roleSchema).describe('Roles that can come.'),
    })
    .describe('What can come while chance is to act; empty lists otherwise.'),
  outcome: outcomeOrNull,
})
export type View = z.infer<typeof viewSchema>
