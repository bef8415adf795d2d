/** One or two lines on the result of the chosen action, from the events the engine foresees. */
import {
  buildingOf,
  districtOf,
  generalOf,
  type BuildingId,
  type EventId,
} from '../../../../engine/games/quake-nopoly/components/cards.ts'
import { KINDS } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import { HOME_POINTS } from '../../../../engine/games/quake-nopoly/rules/status.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { B, districtKey, kindKey, landKey, buildingKey, trackKey } from '../words/names.ts'
import { named, phrasesUnder, type Phrase } from '../../../ui/format/phrases.ts'
import { builtAt, landAt } from '../draft/table.ts'
import { withSign } from '../../../../engine/kernel/numbers.ts'

const phrase = phrasesUnder(`${B}.comes`)

/** `brick 2, steel 1`, without the kinds that are missing. */
const counted = (kinds: readonly string[]): readonly (readonly [string, number])[] =>
  KINDS.flatMap((kind) => {
    const n = kinds.filter((each) => each === kind).length
    return n > 0 ? [[kind, n] as const] : []
  })

const pieces = (key: string, kinds: readonly string[]): readonly Phrase[] =>
  counted(kinds).map(([kind, n]) => phrase(key, { kind: named(kindKey(kind)), n }))

/** Points a building adds at its place. */
export const pointsAt = (view: View, building: string, card: number, level: number): number => {
  const { points, district } = buildingOf(building)
  const bonus = landAt(view, card)?.land.levels.find((each) => each.level === level)?.bonus ?? 0
  return points + bonus + (districtOf(card).id === district ? HOME_POINTS : 0)
}

/** What a kept card saves, or pays, when played for a building. */
const coverPhrase = (view: View, building: BuildingId, card: EventId): Phrase => {
  const name = { building: named(buildingKey(building)) }
  const risk = builtAt(view, building)?.built.risk ?? null
  const effects = generalOf(card)?.effects ?? []
  const less = effects.reduce((sum, effect) => sum + (effect.do === 'shield' ? effect.less : 0), 0)
  const pays = effects.reduce((sum, effect) => sum + (effect.do === 'insure' ? effect.count : 0), 0)
  if (pays > 0)
    return risk?.collapses === true
      ? phrase('covers.pays', { ...name, n: pays })
      : phrase('covers.nothing', name)
  const left = (risk?.pieces ?? 0) - Math.max(0, (risk?.damage ?? 0) - less)
  return left > 0 ? phrase('covers.holds', { ...name, n: left }) : phrase('covers.falls', name)
}

export const summaryOf = (view: View, events: readonly Event[]): readonly Phrase[] =>
  events.flatMap((event): readonly Phrase[] => {
    switch (event.type) {
      case 'building.built':
      case 'building.bought': {
        const { building, card, level, material, structure } = event
        const printed = buildingOf(building)
        const short = material < printed.material.base || structure < printed.structure.base
        return [
          phrase('points', { n: pointsAt(view, building, card, level) }),
          phrase('built', {
            material: named(kindKey(printed.material.kind)),
            structure: named(kindKey(printed.structure.kind)),
            n: material,
            m: structure,
          }),
          ...(short ? [phrase('short')] : []),
        ]
      }
      case 'building.strengthened':
        return [
          phrase('track', {
            track: named(trackKey(event.track)),
            from: event.left - event.count,
            to: event.left,
          }),
        ]
      case 'building.undercut':
        return [phrase('undercut', { track: named(trackKey(event.track)), n: event.removed })]
      case 'building.returned':
        return [phrase('returned', { n: event.material + event.structure })]
      case 'district.returned':
        return [phrase('leaves', { district: named(landKey(event.card)) })]
      case 'districts.exchanged':
        return [phrase('exchanged', { gives: named(landKey(event.card)), gets: named(landKey(event.other)) })]
      case 'pieces.paid':
        return pieces('less', event.pieces)
      case 'pieces.taken':
        return pieces('more', event.pieces)
      case 'pieces.given':
      case 'pieces.lent':
        return pieces('given', event.pieces)
      case 'building.putBack':
        return [phrase('putBack')]
      case 'card.played':
        return event.covers.map((building) => coverPhrase(view, building, event.event))
      case 'forecast.set':
        return event.change === 0 ? [] : [phrase(`forecast.${event.of}`, { n: withSign(event.change) })]
      case 'hit.moved':
        return [
          phrase('moved', {
            district: named(districtKey(districtOf(event.hit.card).id)),
            n: event.hit.damage,
          }),
        ]
      default:
        return []
    }
  })
