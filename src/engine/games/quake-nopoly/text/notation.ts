/** Actions as short texts without words, and back again; docs/games/quake-nopoly.md describes them. */
import { byType } from '../../../kernel/rules/by-type.ts'
import { zeroBased, HIDDEN, notationParser, type NotationForm } from '../../../kernel/rules/notation.ts'
import { actionSchema, type Action } from '../action.ts'
import { districtOf, isSecond, type BuildingId, type Card } from '../components/cards.ts'
import { DISTRICT_IDS, KINDS, type Kind, type TrackName } from '../components/deck/types.ts'

/** `b` brick, `w` wood, `s` stone, `t` steel. */
const LETTERS = ['b', 'w', 's', 't'] as const

const piecesText = (pieces: readonly Kind[]): string =>
  pieces.map((kind) => LETTERS[KINDS.indexOf(kind)]).join('')

/** The district, with `'` for its second card. */
export const cardText = (card: Card): string => `${districtOf(card).id}${isSecond(card) ? "'" : ''}`

const trackText = (track: TrackName): string => (track === 'material' ? 'm' : 's')
const hiddenText = (building: BuildingId | null): string => building ?? HIDDEN
export const placeText = (on: BuildingId | Card): string => (typeof on === 'string' ? on : cardText(on))
const seatText = (seat: number): string => String(seat + 1)
const signed = (change: number): string => (change > 0 ? `+${change}` : String(change))

export const notation = byType<Action, string>({
  drawFirst: ({ seat }) => `${seatText(seat)}>`,
  drawRole: ({ seat, role }) => `${seatText(seat)}>${role}`,
  drawDistrict: ({ seat, district }) => `${seatText(seat)}>[${district}]`,
  drawBuilding: ({ seat, building }) => `${seatText(seat)}>(${hiddenText(building)})`,
  turnUp: ({ seat, event }) => `${seatText(seat)}>{${event}}`,
  roll: ({ seat, die }) => `${seatText(seat)}>${die}`,
  role: ({ role }) => `=${role}`,
  build: ({ building, card }) => `B ${building} ${cardText(card)}`,
  swapLand: ({ card }) => `L ${cardText(card)}`,
  review: ({ building }) => `R ${hiddenText(building)}`,
  strengthen: ({ building, track, count }) => `S ${building} ${trackText(track)}+${count}`,
  trade: ({ pay, take }) => `T ${piecesText(pay)}>${piecesText(take)}`,
  plan: ({ pay }) => `P ${piecesText(pay)}`,
  pass: () => '-',
  buy: ({ building, card, pay }) => `A ${building} ${cardText(card)} ${piecesText(pay)}`,
  exchange: ({ card, other }) => `X ${cardText(card)} ${cardText(other)}`,
  lend: ({ seat, pieces }) => `G ${seatText(seat)} ${piecesText(pieces)}`,
  undercut: ({ building, track }) => `D ${building} ${trackText(track)}`,
  play: ({ event, on }) => (on === null ? `K ${event}` : `K ${event} ${placeText(on)}`),
  fitOut: ({ track, count }) => `${trackText(track)}+${count}`,
  forecast: ({ change }) => `f${signed(change)}`,
  carryOut: () => '!',
  keep: () => 'k',
  take: ({ pieces }) => `+${piecesText(pieces)}`,
  pay: ({ pieces }) => `-${piecesText(pieces)}`,
  putBack: ({ buildings }) => `u ${buildings.map(hiddenText).join(' ')}`.trimEnd(),
  reinforce: ({ on, track }) => `r ${placeText(on)} ${trackText(track)}`,
  tryShift: () => '?',
  shiftTo: ({ card }) => `> ${cardText(card)}`,
  research: () => '*',
  endure: () => '.',
  expand: () => 'e',
  decline: () => 'x',
})

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

const FORMS: readonly NotationForm[] = [
  [/^(\d)>$/, ([, seat]) => ({ type: 'drawFirst', seat: zeroBased(seat) })],
  [/^(\d)>(\d)$/, ([, seat, die]) => ({ type: 'roll', seat: zeroBased(seat), die: Number(die) })],
  [/^(\d)>([a-z]+)$/, ([, seat, role]) => ({ type: 'drawRole', seat: zeroBased(seat), role })],
  [/^(\d)>\[(\w+)\]$/, ([, seat, district]) => ({ type: 'drawDistrict', seat: zeroBased(seat), district })],
  [
    /^(\d)>\((\S+)\)$/,
    ([, seat, building]) => ({ type: 'drawBuilding', seat: zeroBased(seat), building: hiddenIn(building) }),
  ],
  [/^(\d)>\{(\S+)\}$/, ([, seat, event]) => ({ type: 'turnUp', seat: zeroBased(seat), event })],
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
    ([, seat, pieces]) => ({ type: 'lend', seat: zeroBased(seat), pieces: piecesIn(pieces) }),
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

/** The action a notation denotes, in canonical form; undefined if it denotes none. */
export const parseNotation = notationParser(actionSchema, FORMS)
