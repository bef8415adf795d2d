/** The events of a Quake-nopoly match. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { buildingSchema, eventCardSchema, kindSchema, roleSchema, trackSchema } from './action.ts'
import { TIERS } from './components/deck/types.ts'
import { cardSchema, forecastOfSchema, placeSchema, seatSchema, taskSchema } from './task.ts'

const count = z.int().min(0)
const round = z.int().min(1)
/** 0 basic, 1 developed, 2 prosperous. */
const level = z.int().min(0).max(2)
/** In the order of `KINDS`, equal kinds adjacent. */
const pieces = z.array(kindSchema).min(1).readonly()
const change = z.int().min(-4).max(4)

const hit = z
  .strictObject({
    seat: seatSchema,
    card: cardSchema,
    land: count,
    entry: count,
    forecast: change,
    eased: count,
    insteadOf: cardSchema.nullable(),
    damage: count,
  })
  .readonly()

/** Why pieces go to the supply or come from it. */
const paidFor = z.enum(['trade', 'plan', 'undercut', 'tax', 'event', 'inspection'])
const takenFor = z.enum(['trade', 'landlord', 'event', 'insurance'])

/** Pieces of one kind leave a track of a building. */
const piecesLost = {
  seat: seatSchema,
  building: buildingSchema,
  track: trackSchema,
  kind: kindSchema,
  removed: z.int().min(1),
  left: count,
}

export const eventSchema = z.discriminatedUnion('type', [
  variant('first.drawn', { seat: seatSchema }),
  variant('role.drawn', { seat: seatSchema, role: roleSchema }),
  variant('role.taken', { seat: seatSchema, role: roleSchema }),
  /** A district card is added at the end of the seat's row. */
  variant('district.drawn', { seat: seatSchema, card: cardSchema }),
  /** `building` is null for viewers who may not know it (QK-43), or if nobody has seen it. */
  variant('building.drawn', { seat: seatSchema, building: buildingSchema.nullable() }),

  variant('round.started', { seat: seatSchema, round }),
  variant('phase.started', {
    phase: z.enum(['disaster', 'production', 'expansion']),
    round,
    seat: seatSchema,
  }),
  variant('turn.started', { seat: seatSchema, round, pass: z.int().min(1), turn: z.int().min(1) }),
  variant('turn.passed', { seat: seatSchema }),

  /** From the hand to the table; the pieces come from the supply. */
  variant('building.built', {
    seat: seatSchema,
    building: buildingSchema,
    card: cardSchema,
    level,
    material: count,
    structure: count,
  }),
  /** `left`: pieces on the track afterwards. */
  variant('building.strengthened', {
    seat: seatSchema,
    building: buildingSchema,
    track: trackSchema,
    kind: kindSchema,
    count: z.int().min(1),
    from: z.enum(['own', 'supply']),
    left: count,
  }),
  /** Back to the hand; its pieces go to the supply (QK-11). */
  variant('building.returned', {
    seat: seatSchema,
    building: buildingSchema,
    material: count,
    structure: count,
  }),
  /** Goes under the district deck, after its buildings have left. */
  variant('district.returned', { seat: seatSchema, card: cardSchema }),
  /** From the hand under the building deck, known only to the seat. Null as above. */
  variant('building.putBack', { seat: seatSchema, building: buildingSchema.nullable() }),
  /** To the supply, from it, and from seat to seat. */
  variant('pieces.paid', { seat: seatSchema, pieces, why: paidFor }),
  variant('pieces.taken', { seat: seatSchema, pieces, why: takenFor }),
  variant('pieces.given', {
    seat: seatSchema,
    toSeat: seatSchema,
    pieces,
    why: z.enum(['purchase', 'event']),
  }),
  /**
   * Moves to the lowest free level of the buyer; the counts are its pieces now, the rest went to or came from the
   * supply.
   */
  variant('building.bought', {
    seat: seatSchema,
    ownerSeat: seatSchema,
    building: buildingSchema,
    card: cardSchema,
    level,
    material: count,
    structure: count,
  }),
  /** `seat` gave `card` to `otherSeat` for `other`; the cards swap places. */
  variant('districts.exchanged', {
    seat: seatSchema,
    otherSeat: seatSchema,
    card: cardSchema,
    other: cardSchema,
    tier: z.enum(TIERS),
  }),
  variant('pieces.lent', { seat: seatSchema, toSeat: seatSchema, pieces }),
  /** The banker takes all pieces of the lent kinds. */
  variant('loan.collected', {
    seat: seatSchema,
    fromSeat: seatSchema,
    pieces: z.array(kindSchema).readonly(),
  }),
  /** Pieces of the track went to the supply, one stays (QK-35a). */
  variant('building.undercut', {
    seat: seatSchema,
    ownerSeat: seatSchema,
    building: buildingSchema,
    track: trackSchema,
    kind: kindSchema,
    removed: z.int().min(1),
  }),

  variant('forecast.set', { seat: seatSchema, of: forecastOfSchema, change: z.int().min(-2).max(2) }),
  variant('card.turned', {
    seat: seatSchema,
    event: z.union([eventCardSchema, z.literal('end')]),
    of: z.enum(['general', 'weather', 'quake', 'end']),
    turn: z.int().min(1),
  }),
  variant('card.kept', { seat: seatSchema, event: eventCardSchema }),
  /** A kept card was played; `on` is the building or the district card it is played for. */
  variant('card.played', {
    seat: seatSchema,
    event: eventCardSchema,
    on: z.union([buildingSchema, cardSchema]).nullable(),
    /** Buildings it covers against the disaster. */
    covers: z.array(buildingSchema).readonly(),
  }),
  /** The seat could not do anything here, or chose not to. */
  variant('effect.lapsed', { seat: seatSchema, event: eventCardSchema, at: placeSchema }),
  variant('effect.declined', { seat: seatSchema, event: eventCardSchema, at: placeSchema }),
  variant('die.rolled', { seat: seatSchema, die: z.int().min(1).max(6), why: z.enum(['event', 'shift']) }),
  /** Every own building loses pieces but keeps one (effect `wear`). */
  variant('building.worn', piecesLost),

  /** All hits, clockwise from the start seat, in table order. */
  variant('disaster.struck', {
    seat: seatSchema,
    event: eventCardSchema,
    of: forecastOfSchema,
    forecast: change,
    hits: z.array(hit).readonly(),
  }),
  /** The meteorologist's odd roll; `damage` afterwards. */
  variant('hit.eased', { seat: seatSchema, card: cardSchema, damage: count }),
  /** The meteorologist's `card` is not hit; the other card is. */
  variant('hit.moved', { seat: seatSchema, card: cardSchema, toSeat: seatSchema, hit }),
  variant('hit.stayed', { seat: seatSchema, card: cardSchema }),
  variant('event.researched', { seat: seatSchema, event: eventCardSchema }),
  variant('building.damaged', piecesLost),
  /** Under the building deck, known to all; its pieces go to the supply. */
  variant('building.collapsed', {
    seat: seatSchema,
    building: buildingSchema,
    card: cardSchema,
    level,
    damage: count,
    material: count,
    structure: count,
  }),
  /** The seat has taken its damage. */
  variant('damage.taken', { seat: seatSchema, collapsed: count }),

  variant('building.produced', { seat: seatSchema, building: buildingSchema, kind: kindSchema }),
  /** The supply had none of this kind. */
  variant('production.missed', { seat: seatSchema, building: buildingSchema, kind: kindSchema }),
  /** A seat declined an optional choice. */
  variant('choice.declined', {
    seat: seatSchema,
    of: z.enum(['fitOut', 'shift', 'research', 'extra', 'expand']),
  }),

  /** What the match is waiting for now, and what follows. */
  variant('step.due', { agenda: z.array(taskSchema).readonly() }),
  variant('match.won', { seat: seatSchema, score: z.int(), shared: z.boolean() }),
  variant('match.ended', {
    places: z.array(z.int().min(1)).min(2).max(6).readonly(),
    scores: z.array(z.int()).min(2).max(6).readonly(),
    ending: z.literal('endCard'),
  }),
])

export type Event = z.infer<typeof eventSchema>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
