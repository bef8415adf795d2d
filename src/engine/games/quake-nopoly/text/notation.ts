/** Actions as short texts without words, and back again; docs/games/quake-nopoly.md describes them. */
import { actionSchema, type Action } from '../action.ts'
import { districtOf } from '../components/cards.ts'
import { DISTRICT_IDS, KINDS, type Kind, type TrackName } from '../components/deck/types.ts'
import type { BuildingId, Card } from '../components/cards.ts'

const HIDDEN = '?'

/** `b` brick, `w` wood, `s` stone, `t` steel. */
const LETTERS = ['b', 'w', 's', 't'] as const

export const piecesText = (pieces: readonly Kind[]): string =>
  pieces.map((kind) => LETTERS[KINDS.indexOf(kind)]).join('')

/** The district and `'` for the second card of it. */
export const cardText = (card: Card): string => `${districtOf(card).id}${card % 2 === 0 ? '' : "'"}`

const trackText = (track: TrackName): string => (track === 'material' ? 'm' : 's')
const hiddenText = (building: BuildingId | null): string => building ?? HIDDEN
const placeText = (on: BuildingId | Card): string => (typeof on === 'string' ? on : cardText(on))
const seatText = (seat: number): string => String(seat + 1)
const signed = (change: number): string => (change > 0 ? `+${change}` : String(change))

export const notation = (action: Action): string => {
  switch (action.type) {
    case 'drawFirst':
      return `${seatText(action.seat)}>`
    case 'drawRole':
      return `${seatText(action.seat)}>${action.role}`
    case 'drawDistrict':
      return `${seatText(action.seat)}>[${action.district}]`
    case 'drawBuilding':
      return `${seatText(action.seat)}>(${hiddenText(action.building)})`
    case 'turnUp':
      return `${seatText(action.seat)}>{${action.event}}`
    case 'roll':
      return `${seatText(action.seat)}>${action.die}`
    case 'role':
      return `=${action.role}`
    case 'build':
      return `B ${action.building} ${cardText(action.card)}`
    case 'swapLand':
      return `L ${cardText(action.card)}`
    case 'review':
      return `R ${hiddenText(action.building)}`
    case 'strengthen':
      return `S ${action.building} ${trackText(action.track)}+${action.count}`
    case 'trade':
      return `T ${piecesText(action.pay)}>${piecesText(action.take)}`
    case 'plan':
      return `P ${piecesText(action.pay)}`
    case 'pass':
      return '-'
    case 'buy':
      return `A ${action.building} ${cardText(action.card)} ${piecesText(action.pay)}`
    case 'exchange':
      return `X ${cardText(action.card)} ${cardText(action.other)}`
    case 'lend':
      return `G ${seatText(action.seat)} ${piecesText(action.pieces)}`
    case 'undercut':
      return `D ${action.building} ${trackText(action.track)}`
    case 'play':
      return action.on === null ? `K ${action.event}` : `K ${action.event} ${placeText(action.on)}`
    case 'fitOut':
      return `${trackText(action.track)}+${action.count}`
    case 'forecast':
      return `f${signed(action.change)}`
    case 'carryOut':
      return '!'
    case 'keep':
      return 'k'
    case 'take':
      return `+${piecesText(action.pieces)}`
    case 'pay':
      return `-${piecesText(action.pieces)}`
    case 'putBack':
      return `u ${action.buildings.map(hiddenText).join(' ')}`.trimEnd()
    case 'reinforce':
      return `r ${placeText(action.on)} ${trackText(action.track)}`
    case 'tryShift':
      return '?'
    case 'shiftTo':
      return `> ${cardText(action.card)}`
    case 'research':
      return '*'
    case 'endure':
      return '.'
    case 'expand':
      return 'e'
    case 'decline':
      return 'x'
  }
}

const seatIn = (text: string | undefined): number => Number(text) - 1
const piecesIn = (text: string | undefined): readonly (Kind | undefined)[] =>
  [...(text ?? '')].map((letter) => KINDS[LETTERS.findIndex((each) => each === letter)])
const trackIn = (text: string | undefined): string => (text === 'm' ? 'material' : 'structure')
const hiddenIn = (text: string | undefined): string | null | undefined => (text === HIDDEN ? null : text)

const cardIn = (text = ''): number | undefined => {
  const district = text.replace(/'$/, '')
  const at = DISTRICT_IDS.findIndex((id) => id === district)
  return at < 0 ? undefined : 2 * at + (text.endsWith("'") ? 1 : 0)
}
const placeIn = (text: string | undefined): string | number | undefined => cardIn(text) ?? text

type Parts = readonly (string | undefined)[]

/** Each form with what it says; the schema checks the rest. */
const FORMS: readonly (readonly [RegExp, (parts: Parts) => unknown])[] = [
  [/^(\d)>$/, ([, seat]) => ({ type: 'drawFirst', seat: seatIn(seat) })],
  [/^(\d)>(\d)$/, ([, seat, die]) => ({ type: 'roll', seat: seatIn(seat), die: Number(die) })],
  [/^(\d)>([a-z]+)$/, ([, seat, role]) => ({ type: 'drawRole', seat: seatIn(seat), role })],
  [/^(\d)>\[(\w+)\]$/, ([, seat, district]) => ({ type: 'drawDistrict', seat: seatIn(seat), district })],
  [
    /^(\d)>\((\S+)\)$/,
    ([, seat, building]) => ({ type: 'drawBuilding', seat: seatIn(seat), building: hiddenIn(building) }),
  ],
  [/^(\d)>\{(\S+)\}$/, ([, seat, event]) => ({ type: 'turnUp', seat: seatIn(seat), event })],
  [/^=(\w+)$/, ([, role]) => ({ type: 'role', role })],
  [/^B (\S+) (\S+)$/, ([, building, card]) => ({ type: 'build', building, card: cardIn(card) })],
  [/^L (\S+)$/, ([, card]) => ({ type: 'swapLand', card: cardIn(card) })],
  [/^R (\S+)$/, ([, building]) => ({ type: 'review', building: hiddenIn(building) })],
  [
    /^S (\S+) ([ms])\+(\d)$/,
    ([, building, track, count]) => ({
      type: 'strengthen',
      building,
      track: trackIn(track),
      count: Number(count),
    }),
  ],
  [
    /^T ([bwst]+)>([bwst]+)$/,
    ([, pay, take]) => ({ type: 'trade', pay: piecesIn(pay), take: piecesIn(take) }),
  ],
  [/^P ([bwst]+)$/, ([, pay]) => ({ type: 'plan', pay: piecesIn(pay) })],
  [/^-$/, () => ({ type: 'pass' })],
  [
    /^A (\S+) (\S+) ([bwst]+)$/,
    ([, building, card, pay]) => ({ type: 'buy', building, card: cardIn(card), pay: piecesIn(pay) }),
  ],
  [/^X (\S+) (\S+)$/, ([, card, other]) => ({ type: 'exchange', card: cardIn(card), other: cardIn(other) })],
  [
    /^G (\d) ([bwst]+)$/,
    ([, seat, pieces]) => ({ type: 'lend', seat: seatIn(seat), pieces: piecesIn(pieces) }),
  ],
  [/^D (\S+) ([ms])$/, ([, building, track]) => ({ type: 'undercut', building, track: trackIn(track) })],
  [/^K (\S+)$/, ([, event]) => ({ type: 'play', event, on: null })],
  [/^K (\S+) (\S+)$/, ([, event, on]) => ({ type: 'play', event, on: placeIn(on) })],
  [/^([ms])\+(\d)$/, ([, track, count]) => ({ type: 'fitOut', track: trackIn(track), count: Number(count) })],
  [/^f([-+]?\d)$/, ([, change]) => ({ type: 'forecast', change: Number(change) })],
  [/^!$/, () => ({ type: 'carryOut' })],
  [/^k$/, () => ({ type: 'keep' })],
  [/^\+([bwst]+)$/, ([, pieces]) => ({ type: 'take', pieces: piecesIn(pieces) })],
  [/^-([bwst]+)$/, ([, pieces]) => ({ type: 'pay', pieces: piecesIn(pieces) })],
  [
    /^u((?: \S+)*)$/,
    ([, all = '']) => ({ type: 'putBack', buildings: all.split(' ').slice(1).map(hiddenIn) }),
  ],
  [/^r (\S+) ([ms])$/, ([, on, track]) => ({ type: 'reinforce', on: placeIn(on), track: trackIn(track) })],
  [/^\?$/, () => ({ type: 'tryShift' })],
  [/^> (\S+)$/, ([, card]) => ({ type: 'shiftTo', card: cardIn(card) })],
  [/^\*$/, () => ({ type: 'research' })],
  [/^\.$/, () => ({ type: 'endure' })],
  [/^e$/, () => ({ type: 'expand' })],
  [/^x$/, () => ({ type: 'decline' })],
]

/** The action a notation stands for, undefined if for none. */
export const parseNotation = (text: string): Action | undefined => {
  for (const [form, read] of FORMS) {
    const parts = form.exec(text)
    if (parts === null) continue
    const action = actionSchema.safeParse(read(parts))
    if (action.success) return action.data
  }
  return undefined
}
