/** The facts a Quake-nopoly match is made of. */
import { z } from 'zod'
import { buildingSchema, eventCardSchema, kindSchema, roleSchema, trackSchema } from './action.ts'
import { TIERS } from './components/deck/types.ts'
import { cardSchema, forecastOfSchema, placeSchema, seatSchema, taskSchema } from './task.ts'

const count = z.int().min(0)
const round = z.int().min(1)
/** 0 basic, 1 developed, 2 prosperous. */
const level = z.int().min(0).max(2)
/** In the order of `KINDS`, equal ones side by side. */
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

const fact = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

export const eventSchema = z.discriminatedUnion('type', [
  fact('first.drawn', { seat: seatSchema }),
  fact('role.drawn', { seat: seatSchema, role: roleSchema }),
  fact('role.taken', { seat: seatSchema, role: roleSchema }),
  /** A district card comes to lie last in the row of the seat. */
  fact('district.drawn', { seat: seatSchema, card: cardSchema }),
  /** `building` is null for those who may not know (QK-43), or if nobody has seen it. */
  fact('building.drawn', { seat: seatSchema, building: buildingSchema.nullable() }),

  fact('round.started', { seat: seatSchema, round }),
  fact('phase.started', { phase: z.enum(['disaster', 'production', 'expansion']), round, seat: seatSchema }),
  fact('turn.started', { seat: seatSchema, round, pass: z.int().min(1), turn: z.int().min(1) }),
  fact('turn.passed', { seat: seatSchema }),

  /** From hand to the table; the pieces come from the supply. */
  fact('building.built', {
    seat: seatSchema,
    building: buildingSchema,
    card: cardSchema,
    level,
    material: count,
    structure: count,
  }),
  /** `left`: pieces on the track afterwards. */
  fact('building.strengthened', {
    seat: seatSchema,
    building: buildingSchema,
    track: trackSchema,
    kind: kindSchema,
    count: z.int().min(1),
    from: z.enum(['own', 'supply']),
    left: count,
  }),
  /** Back to the hand, the pieces to the supply (QK-11). */
  fact('building.returned', {
    seat: seatSchema,
    building: buildingSchema,
    material: count,
    structure: count,
  }),
  /** Under the district deck; its buildings are gone by now. */
  fact('district.returned', { seat: seatSchema, card: cardSchema }),
  /** From hand under the building deck; known to the seat alone. Null as above. */
  fact('building.putBack', { seat: seatSchema, building: buildingSchema.nullable() }),
  /** To the supply, from it, from seat to seat. */
  fact('pieces.paid', { seat: seatSchema, pieces, why: paidFor }),
  fact('pieces.taken', { seat: seatSchema, pieces, why: takenFor }),
  fact('pieces.given', { seat: seatSchema, toSeat: seatSchema, pieces, why: z.enum(['purchase', 'event']) }),
  /** To the lowest free level of the buyer; it has so many pieces now, the rest went to or came from the supply. */
  fact('building.bought', {
    seat: seatSchema,
    ownerSeat: seatSchema,
    building: buildingSchema,
    card: cardSchema,
    level,
    material: count,
    structure: count,
  }),
  /** `seat` gave `card` to `otherSeat` for `other`; each takes the other's place. */
  fact('districts.exchanged', {
    seat: seatSchema,
    otherSeat: seatSchema,
    card: cardSchema,
    other: cardSchema,
    tier: z.enum(TIERS),
  }),
  fact('pieces.lent', { seat: seatSchema, toSeat: seatSchema, pieces }),
  /** The banker takes all pieces of the lent kinds. */
  fact('loan.collected', { seat: seatSchema, fromSeat: seatSchema, pieces: z.array(kindSchema).readonly() }),
  /** So many pieces of the track went to the supply, one stays (QK-35a). */
  fact('building.undercut', {
    seat: seatSchema,
    ownerSeat: seatSchema,
    building: buildingSchema,
    track: trackSchema,
    kind: kindSchema,
    removed: z.int().min(1),
  }),

  fact('forecast.set', { seat: seatSchema, of: forecastOfSchema, change: z.int().min(-2).max(2) }),
  fact('card.turned', {
    seat: seatSchema,
    event: z.union([eventCardSchema, z.literal('end')]),
    of: z.enum(['general', 'weather', 'quake', 'end']),
    turn: z.int().min(1),
  }),
  fact('card.kept', { seat: seatSchema, event: eventCardSchema }),
  /** A kept card is played; `on` is the building or the district card it is played for. */
  fact('card.played', {
    seat: seatSchema,
    event: eventCardSchema,
    on: z.union([buildingSchema, cardSchema]).nullable(),
    /** Buildings it covers against the disaster. */
    covers: z.array(buildingSchema).readonly(),
  }),
  /** The seat has nothing it could do here, or chose not to. */
  fact('effect.lapsed', { seat: seatSchema, event: eventCardSchema, at: placeSchema }),
  fact('effect.declined', { seat: seatSchema, event: eventCardSchema, at: placeSchema }),
  fact('die.rolled', { seat: seatSchema, die: z.int().min(1).max(6), why: z.enum(['event', 'shift']) }),
  /** Every own building loses pieces but keeps one (effect `wear`). */
  fact('building.worn', {
    seat: seatSchema,
    building: buildingSchema,
    track: trackSchema,
    kind: kindSchema,
    removed: z.int().min(1),
    left: count,
  }),

  /** All hits, from the start seat clockwise, in table order. */
  fact('disaster.struck', {
    seat: seatSchema,
    event: eventCardSchema,
    of: forecastOfSchema,
    forecast: change,
    hits: z.array(hit).readonly(),
  }),
  /** The meteorologist's odd roll; `damage` afterwards. */
  fact('hit.eased', { seat: seatSchema, card: cardSchema, damage: count }),
  /** `card` of the meteorologist is not hit, the other one is. */
  fact('hit.moved', { seat: seatSchema, card: cardSchema, toSeat: seatSchema, hit }),
  fact('hit.stayed', { seat: seatSchema, card: cardSchema }),
  fact('event.researched', { seat: seatSchema, event: eventCardSchema }),
  fact('building.damaged', {
    seat: seatSchema,
    building: buildingSchema,
    track: trackSchema,
    kind: kindSchema,
    removed: z.int().min(1),
    left: count,
  }),
  /** Under the building deck, known to all; its pieces go to the supply. */
  fact('building.collapsed', {
    seat: seatSchema,
    building: buildingSchema,
    card: cardSchema,
    level,
    damage: count,
    material: count,
    structure: count,
  }),
  /** The seat has taken its damage. */
  fact('damage.taken', { seat: seatSchema, collapsed: count }),

  fact('building.produced', { seat: seatSchema, building: buildingSchema, kind: kindSchema }),
  /** The kind had run out. */
  fact('production.missed', { seat: seatSchema, building: buildingSchema, kind: kindSchema }),
  /** A seat let something go that it might have done. */
  fact('choice.declined', {
    seat: seatSchema,
    of: z.enum(['fitOut', 'shift', 'research', 'extra', 'expand']),
  }),

  /** What is waited for now, and what follows. */
  fact('step.due', { agenda: z.array(taskSchema).readonly() }),
  fact('match.won', { seat: seatSchema, score: z.int(), shared: z.boolean() }),
  fact('match.ended', {
    places: z.array(z.int().min(1)).min(2).max(6).readonly(),
    scores: z.array(z.int()).min(2).max(6).readonly(),
    ending: z.literal('endCard'),
  }),
])

export type Event = z.infer<typeof eventSchema>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
