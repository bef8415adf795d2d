/** The names of levels of a district card and of seats, for screen readers: parts in reading order. */
import { buildingOf, type Role } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import { DISTRICTS } from '../../../../engine/games/quake-nopoly/components/deck/deck.ts'
import { KINDS, type TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type {
  BuiltView,
  LandView,
  LevelView,
  SeatView,
  TrackView,
  View,
} from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { B, buildingKey, districtKey, kindKey, powerKeys, roleKey } from './names.ts'
import type { Tip } from '../../../ui/components/tips/tip.ts'
import { named, phrasesUnder, type Phrase } from '../../../ui/format/phrases.ts'

const phrase = phrasesUnder(`${B}.spoken`)

const spokenTrack = (name: TrackName, built: BuiltView): Phrase => {
  const { kind, pieces, max } = built[name]
  return phrase(name, { kind: named(kindKey(kind)), n: pieces, max })
}
/** `material (against weather) 3 of 6 brick` */
export const trackPhrase = (name: TrackName, { kind, pieces, max }: TrackView): Phrase =>
  phrase(`against.${name}`, { kind: named(kindKey(kind)), n: pieces, max })

const builtPhrases = (built: BuiltView): readonly Phrase[] => {
  const { risk } = built
  const outcome =
    risk === null
      ? []
      : risk.collapses
        ? [phrase('collapses', { damage: risk.damage, n: risk.pieces })]
        : [phrase('stands', { damage: risk.damage, n: risk.left })]
  return [
    named(buildingKey(built.building)),
    phrase('points', { n: built.points }),
    ...(built.matches ? [phrase('home')] : []),
    spokenTrack('material', built),
    spokenTrack('structure', built),
    phrase('produces', { kind: named(kindKey(built.product)) }),
    ...outcome,
    phrase('threat', { weather: built.threat.weather.collapses, quake: built.threat.quake.collapses }),
  ]
}

export const levelPhrases = (land: LandView, level: LevelView, beginner: boolean): readonly Phrase[] => [
  named(districtKey(land.district)),
  ...(land.hit ? [phrase('hit', { n: land.hit.damage })] : []),
  named(`${B}.level.${beginner ? 'plain' : level.level}`),
  ...(level.bonus > 0 ? [phrase('bonus', { n: level.bonus })] : []),
  ...(level.built ? builtPhrases(level.built) : [phrase('free')]),
  ...(beginner ? [] : [phrase('hazards', { weather: land.weather, quake: land.quake })]),
]

/** A role by its name, and its power. */
export const roleTip = (role: Role): Tip => ({
  lines: [roleKey(role), ...powerKeys(role)].map((k) => ({ k })),
})

/** `brick 3` */
export const stockPhrase = (kind: string, n: number): Phrase =>
  phrase('stock', { kind: named(kindKey(kind)), n })

export const seatPhrases = (view: View, player: SeatView, seat: number, name: string): readonly Phrase[] => [
  phrase('seat', { name }),
  ...(player.role ? [named(roleKey(player.role))] : []),
  phrase('points', { n: player.points.total }),
  ...KINDS.map((kind, index) => stockPhrase(kind, player.stock[index] ?? 0)),
  phrase('cards', { n: player.cards }),
  ...(player.kept.length > 0 ? [phrase('kept', { n: player.kept.length })] : []),
  ...(view.start === seat ? [phrase('starts')] : []),
]

/** `Fort Zeelandia, 3 points, at home in Tainan, …`: a card of the hand. */
export const handPhrases = (building: string): readonly Phrase[] => {
  const { district, material, structure, points, product } = buildingOf(building)
  return [
    named(buildingKey(building)),
    phrase('points', { n: points }),
    phrase('from', { district: named(districtKey(district)) }),
    trackPhrase('material', { ...material, pieces: material.base }),
    trackPhrase('structure', { ...structure, pieces: structure.base }),
    phrase('produces', { kind: named(kindKey(product)) }),
  ]
}

const placed = phrasesUnder(`${B}.place`)

/** `seat 2`, `Nantou on the map`, `event of the round`, `brick in the supply`: places other than cards on the table. */
const besidePhrase = (place: string): Phrase | undefined => {
  const [where, of = ''] = place.split(':')
  if (/^\d$/.test(place)) return placed('seat', { n: Number(place) })
  if (where === 'event') return placed('event')
  if (where === 'map') return placed('map', { district: placePhrase(of) })
  if (where === 'deck') return placed(`deck.${of}`)
  return where === 'supply' ? placed('supply', { kind: named(kindKey(of)) }) : undefined
}

/** `Nantou`, `Nantou, second card`, `Nantou, level 2`, `Taipei 101`: a place in notation, or one beside the cards. */
export const placePhrase = (place: string): Phrase => {
  const beside = besidePhrase(place)
  if (beside !== undefined) return beside
  const [card = '', level] = place.split(':')
  if (level !== undefined)
    return { key: `${B}.place.level`, params: { card: placePhrase(card), n: Number(level) } }
  const district = DISTRICTS.find(({ id }) => id === card.replace(/'$/, ''))
  if (district === undefined) return named(buildingKey(place))
  const words = named(districtKey(district.id))
  return card.endsWith("'") ? { key: `${B}.place.second`, params: { district: words } } : words
}
