/** Actions as short texts without words, and back again; docs/games/chang-cheng.md describes them. */
import { byType } from '../../../kernel/rules/by-type.ts'
import { zeroBased, HIDDEN, notationParser, type NotationForm } from '../../../kernel/rules/notation.ts'
import { actionSchema, type Action } from '../action.ts'
import { EVENT_CARDS, type EventCard } from '../components/pieces.ts'

/** `D` diplomacy, `O` overlord, `R` reward, `S` scouting. */
const eventLetter = (card: EventCard): string => card.charAt(0).toUpperCase()

const cardText = (card: number | null): string => (card === null ? HIDDEN : String(card))

/** Spaces, provinces (`p`) and regions (`m`) are numbered from 1. */
export const notation = byType<Action, string>({
  drawBoard: ({ face }) => `[${face}]`,
  layThreats: ({ values }) => `m[${(values ?? [HIDDEN, HIDDEN, HIDDEN]).join(' ')}]`,
  layPrestige: ({ values }) => `p[${values.join(' ')}]`,
  drawEvents: ({ cards }) => `e[${cards.map(eventLetter).join(' ')}]`,
  drawFirst: ({ seat }) => `${seat + 1}>`,
  turnPrestige: ({ province, value }) => `p${province + 1}=${value}`,
  turnThreat: ({ region, value }) => `m${region + 1}=${value}`,
  nameCards: ({ seat, province, cards }) => `${seat + 1}p${province + 1}=${cards.join('')}`,
  wall: ({ space }) => `${space + 1}`,
  cards: ({ cards }) => cards.map(({ card, province }) => `${cardText(card)}p${province + 1}`).join(' '),
  cardWall: ({ card, space }) => `${cardText(card)}+${space + 1}`,
  double: ({ spaces }) => spaces.map((space) => space + 1).join('-'),
  tower: ({ space }) => `t${space + 1}`,
  neutral: ({ space }) => `n${space + 1}`,
  noNeutral: () => 'n-',
  open: ({ province }) => `p${province + 1}`,
  join: ({ side }) => (side === 'left' ? '<<' : '>>'),
  remove: ({ card }) => `x#${card}`,
  destroy: ({ space }) => `x${space + 1}`,
  dismiss: ({ region }) => `xm${region + 1}`,
  raise: () => '+2',
  lower: () => '-2',
  extraWall: () => '+w',
  swap: ({ here, there }) => `${here + 1}~${there + 1}`,
  decline: () => '-',
})

const cardIn = (text: string | undefined): number | null => (text === HIDDEN ? null : Number(text))

const valuesIn = (text: string | undefined): readonly number[] | null =>
  text?.includes(HIDDEN) === true ? null : (text ?? '').split(' ').map(Number)

const eventsIn = (text: string | undefined): readonly (EventCard | undefined)[] =>
  (text ?? '').split(' ').map((letter) => EVENT_CARDS.find((card) => eventLetter(card) === letter))

const laidIn = (text: string): unknown =>
  text.split(' ').map((part) => {
    const [card, province] = part.split('p')
    return { card: cardIn(card), province: zeroBased(province) }
  })

const FORMS: readonly NotationForm[] = [
  [/^\[(\d[AB])\]$/, ([, face]) => ({ type: 'drawBoard', face })],
  [/^m\[([-?\d ]+)\]$/, ([, values]) => ({ type: 'layThreats', values: valuesIn(values) })],
  [/^p\[([\d ]+)\]$/, ([, values]) => ({ type: 'layPrestige', values: valuesIn(values) })],
  [/^e\[([DORS ]+)\]$/, ([, cards]) => ({ type: 'drawEvents', cards: eventsIn(cards) })],
  [/^(\d)>$/, ([, seat]) => ({ type: 'drawFirst', seat: zeroBased(seat) })],
  [
    /^m(\d+)=(-\d)$/,
    ([, region, value]) => ({ type: 'turnThreat', region: zeroBased(region), value: Number(value) }),
  ],
  [
    /^p(\d+)=(\d)$/,
    ([, province, value]) => ({ type: 'turnPrestige', province: zeroBased(province), value: Number(value) }),
  ],
  [
    /^(\d)p(\d+)=(\d+)$/,
    ([, seat, province, cards]) => ({
      type: 'nameCards',
      seat: zeroBased(seat),
      province: zeroBased(province),
      cards: [...(cards ?? '')].map(Number),
    }),
  ],
  [/^(\d+)$/, ([, space]) => ({ type: 'wall', space: zeroBased(space) })],
  [/^[?\d]p\d+(?: [?\d]p\d+)?$/, ([all]) => ({ type: 'cards', cards: laidIn(all ?? '') })],
  [
    /^([?\d])\+(\d+)$/,
    ([, card, space]) => ({ type: 'cardWall', card: cardIn(card), space: zeroBased(space) }),
  ],
  [/^(\d+)-(\d+)$/, ([, left, right]) => ({ type: 'double', spaces: [zeroBased(left), zeroBased(right)] })],
  [/^t(\d+)$/, ([, space]) => ({ type: 'tower', space: zeroBased(space) })],
  [/^n(\d+)$/, ([, space]) => ({ type: 'neutral', space: zeroBased(space) })],
  [/^n-$/, () => ({ type: 'noNeutral' })],
  [/^p(\d+)$/, ([, province]) => ({ type: 'open', province: zeroBased(province) })],
  [/^<<$/, () => ({ type: 'join', side: 'left' })],
  [/^>>$/, () => ({ type: 'join', side: 'right' })],
  [/^x#(\d)$/, ([, card]) => ({ type: 'remove', card: Number(card) })],
  [/^x(\d+)$/, ([, space]) => ({ type: 'destroy', space: zeroBased(space) })],
  [/^xm(\d+)$/, ([, region]) => ({ type: 'dismiss', region: zeroBased(region) })],
  [/^\+2$/, () => ({ type: 'raise' })],
  [/^-2$/, () => ({ type: 'lower' })],
  [/^\+w$/, () => ({ type: 'extraWall' })],
  [/^(\d+)~(\d+)$/, ([, here, there]) => ({ type: 'swap', here: zeroBased(here), there: zeroBased(there) })],
  [/^-$/, () => ({ type: 'decline' })],
]

/** The action a notation denotes, in canonical form; undefined if it denotes none. */
export const parseNotation = notationParser(actionSchema, FORMS)
