/** Looks up cards of the deck by their ids. */
import { BUILDINGS, DISTRICTS, EARTHQUAKES, GENERAL_EVENTS, SPECIAL_EVENTS } from './deck/deck.ts'
import type {
  Building,
  District,
  Earthquake,
  Effect,
  GeneralEvent,
  PlainEffect,
  SpecialEvent,
} from './deck/types.ts'

/** The six roles, in the order of their rules (QK-33 to QK-38). */
export const ROLES = ['landlord', 'banker', 'dealer', 'seismologist', 'meteorologist', 'architect'] as const
export type Role = (typeof ROLES)[number]

/** A building card, by its id in the deck. */
export type BuildingId = string

/** An event card, by its id in the deck. */
export type EventId = string

/** A district card: twice the place of its district in the list of districts, plus 0 or 1. */
export type Card = number

export const BUILDING_IDS = BUILDINGS.map(({ id }) => id)
export const GENERAL_IDS = GENERAL_EVENTS.map(({ id }) => id)
export const DISASTER_IDS = [...SPECIAL_EVENTS, ...EARTHQUAKES].map(({ id }) => id)
export const EVENT_IDS = [...GENERAL_IDS, ...DISASTER_IDS]

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]))

const buildings = byId(BUILDINGS)
const generals = byId(GENERAL_EVENTS)
const specials = byId(SPECIAL_EVENTS)
const quakes = byId(EARTHQUAKES)
const places = new Map(BUILDING_IDS.map((id, place) => [id, place]))

const found = <T>(item: T | undefined, id: string): T => {
  if (item === undefined) throw new RangeError(`The deck has no card ${id}`)
  return item
}

/** A building card by its id. Throws for an unknown id. */
export const buildingOf = (id: BuildingId): Building => found(buildings.get(id), id)
/** Its index in the deck as printed. */
export const placeOf = (id: BuildingId): number => found(places.get(id), id)

/** The district cards: two of each district, adjacent. */
export const CARDS: readonly Card[] = DISTRICTS.flatMap((_, at) => [2 * at, 2 * at + 1])
/** The district of a district card. */
export const districtOf = (card: Card): District => found(DISTRICTS[Math.floor(card / 2)], String(card))

/** Whether it is the second card of its district. */
export const isSecond = (card: Card): boolean => card % 2 === 1

/** A general event by its id; undefined for disasters. */
export const generalOf = (id: EventId): GeneralEvent | undefined => generals.get(id)
/** A weather card by its id; undefined for other events. */
export const specialOf = (id: EventId): SpecialEvent | undefined => specials.get(id)
/** An earthquake card by its id; undefined for other events. */
export const quakeOf = (id: EventId): Earthquake | undefined => quakes.get(id)

type EventClass = 'general' | 'weather' | 'quake'
/** The class of an event card. */
export const classOf = (id: EventId): EventClass => {
  if (generals.has(id)) return 'general'
  return specials.has(id) ? 'weather' : 'quake'
}

/** The effects of a general event. */
export const effectsOf = (id: EventId): readonly Effect[] => found(generals.get(id), id).effects

/** The effect at a place of the card: its index, or index, row, index for one within a roll. */
export const effectAt = (id: EventId, at: readonly number[]): PlainEffect => {
  const effect = found(effectsOf(id)[at[0] ?? -1], id)
  if (effect.do === 'roll') return found(effect.rows[at[1] ?? -1]?.effects[at[2] ?? -1], id)
  if (effect.do === 'shield' || effect.do === 'insure') throw new RangeError(`${id} is played before damage`)
  return effect
}
