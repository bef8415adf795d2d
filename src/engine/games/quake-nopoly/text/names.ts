/** Cards, buildings, tracks and pieces by their names, as messages among the parameters of others. */
import { part } from '../../../kernel/text.ts'
import { classOf, districtOf, type BuildingId, type Card, type EventId } from '../components/cards.ts'
import { KINDS, type Kind, type TrackName } from '../components/deck/types.ts'
import { stockOf } from '../components/pieces.ts'

export const district = (card: Card) => part(`deck.district.${districtOf(card).id}`)
export const building = (id: BuildingId) => part(`deck.building.${id}.name`)
export const trackName = (track: TrackName) => part(`deck.track.${track}`)
export const kindName = (kind: Kind) => part(`deck.kind.${kind}`)

/** `deck.special.…`, `deck.quake.…`, `deck.general.…`. */
const SECTIONS = { general: 'general', weather: 'special', quake: 'quake' } as const
export const card = (id: EventId) => part(`deck.${SECTIONS[classOf(id)]}.${id}.name`)

/** What a card is played for: a building, or all on a district card. */
export const place = (on: BuildingId | Card) => (typeof on === 'string' ? building(on) : district(on))

export const pieces = (list: readonly Kind[]) =>
  KINDS.flatMap((kind, at) => {
    const n = stockOf(list)[at] ?? 0
    return n > 0 ? [part(`pieces.${kind}`, { n })] : []
  })
