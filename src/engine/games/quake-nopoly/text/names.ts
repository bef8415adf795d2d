/** Cards, buildings, tracks and pieces by their names, as messages among the parameters of others. */
import { nested } from '../../../kernel/text.ts'
import { classOf, districtOf, type BuildingId, type Card, type EventId } from '../components/cards.ts'
import { KINDS, type Kind, type TrackName } from '../components/deck/types.ts'
import { stockOf } from '../components/pieces.ts'

export const districtPart = (card: Card) => nested(`deck.district.${districtOf(card).id}`)
export const buildingPart = (id: BuildingId) => nested(`deck.building.${id}.name`)
export const trackPart = (track: TrackName) => nested(`deck.track.${track}`)
export const kindPart = (kind: Kind) => nested(`deck.kind.${kind}`)

/** `deck.special.…`, `deck.quake.…`, `deck.general.…`. */
const SECTIONS = { general: 'general', weather: 'special', quake: 'quake' } as const
export const cardPart = (id: EventId) => nested(`deck.${SECTIONS[classOf(id)]}.${id}.name`)

/** What a card is played for: a building, or all on a district card. */
export const placePart = (on: BuildingId | Card) =>
  typeof on === 'string' ? buildingPart(on) : districtPart(on)

export const pieceParts = (list: readonly Kind[]) =>
  KINDS.flatMap((kind, at) => {
    const n = stockOf(list)[at] ?? 0
    return n > 0 ? [nested(`pieces.${kind}`, { n })] : []
  })
