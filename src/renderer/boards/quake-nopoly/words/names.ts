/** Text keys for the print on cards and pieces. */
import {
  classOf,
  districtOf,
  type BuildingId,
  type Card,
  type EventId,
  type Role,
} from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { DistrictId } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'

export const GAME = 'game.quake-nopoly'
export const B = `${GAME}.board`
const D = `${GAME}.deck`

export const kindKey = (kind: string): string => `${D}.kind.${kind}`
export const trackKey = (track: string): string => `${D}.track.${track}`
export const tierKey = (tier: string): string => `${D}.tier.${tier}`
export const districtKey = (id: DistrictId): string => `${D}.district.${id}`
export const landKey = (card: Card): string => districtKey(districtOf(card).id)
export const buildingKey = (id: BuildingId): string => `${D}.building.${id}.name`
/** A name short enough for a level of a district card. */
export const shortKey = (id: BuildingId): string => `${D}.building.${id}.short`
export const roleKey = (role: Role): string => `${GAME}.role.${role}.name`
/** The power of a role, in two sentences. */
export const powerKeys = (role: Role): readonly string[] => [
  `${GAME}.role.${role}.one`,
  `${GAME}.role.${role}.two`,
]

const DECKS = { general: 'general', weather: 'special', quake: 'quake' } as const
export const eventKey = (id: EventId): string => `${D}.${DECKS[classOf(id)]}.${id}.name`
/** The name of an event card, the end card included. */
export const eventName = (id: EventId | 'end'): string => (id === 'end' ? `${B}.event.end` : eventKey(id))
/** The line of background. */
export const noteKey = (id: EventId): string => `${D}.${DECKS[classOf(id)]}.${id}.note`
/** A text of the game itself, as an engine's message names it. */
export const gameKey = (key: string): string => `${GAME}.${key}`
