/** Actions as short texts without words, and back again; docs/games/chang-cheng.md describes them. */
import { actionSchema, type Action } from '../action.ts'
import { EVENT_CARDS, type EventCard } from '../components/pieces.ts'

const HIDDEN = '?'

/** `D` diplomacy, `O` overlord, `R` reward, `S` scouting. */
const eventLetter = (card: EventCard): string => card.charAt(0).toUpperCase()

const cardText = (card: number | null): string => (card === null ? HIDDEN : String(card))

/** Spaces, provinces (`p`) and regions (`m`) are numbered from 1. */
export const notation = (action: Action): string => {
  switch (action.type) {
    case 'drawBoard':
      return `[${action.face}]`
    case 'layThreats':
      return `m[${(action.values ?? [HIDDEN, HIDDEN, HIDDEN]).join(' ')}]`
    case 'layPrestige':
      return `p[${action.values.join(' ')}]`
    case 'drawEvents':
      return `e[${action.cards.map(eventLetter).join(' ')}]`
    case 'drawFirst':
      return `${action.seat + 1}>`
    case 'turnThreat':
      return `m${action.region + 1}=${action.value}`
    case 'nameCards':
      return `${action.seat + 1}p${action.province + 1}=${action.cards.join('')}`
    case 'wall':
      return `${action.space + 1}`
    case 'cards':
      return action.cards.map(({ card, province }) => `${cardText(card)}p${province + 1}`).join(' ')
    case 'cardWall':
      return `${cardText(action.card)}+${action.space + 1}`
    case 'double':
      return action.spaces.map((space) => space + 1).join('-')
    case 'tower':
      return `t${action.space + 1}`
    case 'neutral':
      return `n${action.space + 1}`
    case 'noNeutral':
      return 'n-'
    case 'open':
      return `p${action.province + 1}`
    case 'join':
      return action.side === 'left' ? '<<' : '>>'
    case 'remove':
      return `x#${action.card}`
    case 'destroy':
      return `x${action.space + 1}`
    case 'dismiss':
      return `xm${action.region + 1}`
    case 'raise':
      return '+2'
    case 'lower':
      return '-2'
    case 'extraWall':
      return '+w'
    case 'swap':
      return `${action.here + 1}~${action.there + 1}`
    case 'decline':
      return '-'
  }
}

const below = (text: string | undefined): number => Number(text) - 1

const cardIn = (text: string | undefined): number | null => (text === HIDDEN ? null : Number(text))

const valuesIn = (text: string | undefined): readonly number[] | null =>
  text?.includes(HIDDEN) === true ? null : (text ?? '').split(' ').map(Number)

const eventsIn = (text: string | undefined): readonly (EventCard | undefined)[] =>
  (text ?? '').split(' ').map((letter) => EVENT_CARDS.find((card) => eventLetter(card) === letter))

const laidIn = (text: string): unknown =>
  text.split(' ').map((part) => {
    const [card, province] = part.split('p')
    return { card: cardIn(card), province: below(province) }
  })

type Parts = readonly (string | undefined)[]

/** Each form with what it says; the schema checks the ranges. */
const FORMS: readonly (readonly [RegExp, (parts: Parts) => unknown])[] = [
  [/^\[(\d[AB])\]$/, ([, face]) => ({ type: 'drawBoard', face })],
  [/^m\[([-?\d ]+)\]$/, ([, values]) => ({ type: 'layThreats', values: valuesIn(values) })],
  [/^p\[([\d ]+)\]$/, ([, values]) => ({ type: 'layPrestige', values: valuesIn(values) })],
  [/^e\[([DORS ]+)\]$/, ([, cards]) => ({ type: 'drawEvents', cards: eventsIn(cards) })],
  [/^(\d)>$/, ([, seat]) => ({ type: 'drawFirst', seat: below(seat) })],
  [
    /^m(\d+)=(-\d)$/,
    ([, region, value]) => ({ type: 'turnThreat', region: below(region), value: Number(value) }),
  ],
  [
    /^(\d)p(\d+)=(\d+)$/,
    ([, seat, province, cards]) => ({
      type: 'nameCards',
      seat: below(seat),
      province: below(province),
      cards: [...(cards ?? '')].map(Number),
    }),
  ],
  [/^(\d+)$/, ([, space]) => ({ type: 'wall', space: below(space) })],
  [/^[?\d]p\d+(?: [?\d]p\d+)?$/, ([all]) => ({ type: 'cards', cards: laidIn(all ?? '') })],
  [/^([?\d])\+(\d+)$/, ([, card, space]) => ({ type: 'cardWall', card: cardIn(card), space: below(space) })],
  [/^(\d+)-(\d+)$/, ([, left, right]) => ({ type: 'double', spaces: [below(left), below(right)] })],
  [/^t(\d+)$/, ([, space]) => ({ type: 'tower', space: below(space) })],
  [/^n(\d+)$/, ([, space]) => ({ type: 'neutral', space: below(space) })],
  [/^n-$/, () => ({ type: 'noNeutral' })],
  [/^p(\d+)$/, ([, province]) => ({ type: 'open', province: below(province) })],
  [/^<<$/, () => ({ type: 'join', side: 'left' })],
  [/^>>$/, () => ({ type: 'join', side: 'right' })],
  [/^x#(\d)$/, ([, card]) => ({ type: 'remove', card: Number(card) })],
  [/^x(\d+)$/, ([, space]) => ({ type: 'destroy', space: below(space) })],
  [/^xm(\d+)$/, ([, region]) => ({ type: 'dismiss', region: below(region) })],
  [/^\+2$/, () => ({ type: 'raise' })],
  [/^-2$/, () => ({ type: 'lower' })],
  [/^\+w$/, () => ({ type: 'extraWall' })],
  [/^(\d+)~(\d+)$/, ([, here, there]) => ({ type: 'swap', here: below(here), there: below(there) })],
  [/^-$/, () => ({ type: 'decline' })],
]

/** The action a notation stands for; undefined if it stands for none. */
export const parseNotation = (text: string): Action | undefined => {
  for (const [form, actionOf] of FORMS) {
    const parts = form.exec(text)
    if (parts === null) continue
    const parsed = actionSchema.safeParse(actionOf(parts))
    return parsed.success ? parsed.data : undefined
  }
  return undefined
}
