/** What a puzzle of Chang Cheng asks: about the province that is at stake, and how the seat to act stands in it. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { message, nested, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import {
  layoutOf,
  provinceAt,
  provinceName,
  spaceName,
  type Province,
  type Space,
} from '../components/layout.ts'
import { provinceStanding } from '../rules/majorities.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'
import { cardPart } from './sentences.ts'

/** How a seat stands in a province. */
const standingOf = ({ leaders, walls }: ReturnType<typeof provinceStanding>, seat: Seat) => {
  if (leaders.length === 0) return { is: 'nobody', n: 0 }
  if (leaders.includes(seat)) return { is: leaders.length === 1 ? 'leading' : 'tied', n: 0 }
  return { is: 'behind', n: Math.max(...walls) - (walls[seat] ?? 0) }
}

/** Two values, the best and another, in their order, so that it does not tell which is right. */
const inOrder = <N extends number>(values: readonly N[]): readonly N[] =>
  [...new Set(values)].slice(0, 2).toSorted((one, other) => one - other)

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  if (best === undefined) return { message: message('ask.cards') }
  const layout = layoutOf(state)
  const about = (key: string, province: Province, params: Message['params'] = {}): PuzzleQuestion => ({
    message: message(`ask.${key}`, { province: provinceName(province), ...params }),
    places: (layout.inProvince[province] ?? []).map((space) => String(spaceName(space))),
  })
  const { by } = turnOf(state)
  /** The question after how the seat to act stands in the province it is about. */
  const standing = (key: string, province: Province, params: Message['params'] = {}): PuzzleQuestion => {
    const { is, n } = standingOf(provinceStanding(state, province), typeof by === 'number' ? by : 0)
    return about(`standing.${is}`, province, {
      n,
      ask: nested(`ask.${key}`, params),
    })
  }
  /** Asks which of two spaces one kind of wall should be built on, or about the only one. */
  const spaces = (one: 'wall' | 'neutral' | 'double', all: readonly Space[]): PuzzleQuestion => {
    const [a = 0, b] = inOrder(all)
    const province = provinceAt(layout, a)
    if (b === undefined) return standing(one, province)
    const names = { a: spaceName(a), b: spaceName(b) }
    if (one !== 'double' && province === provinceAt(layout, b)) return standing(`${one}s`, province, names)
    return { message: message(`ask.${one}s`, names), places: [names.a, names.b].map(String) }
  }
  const revealed = state.reveal?.province ?? 0
  switch (best.type) {
    case 'wall':
      return spaces(
        best.type,
        candidates.flatMap((each) => (each.type === 'wall' ? [each.space] : [])),
      )
    case 'neutral':
      return spaces(
        best.type,
        candidates.flatMap((each) => (each.type === 'neutral' ? [each.space] : [])),
      )
    case 'cardWall': {
      const province = provinceAt(layout, best.space)
      const isCard = candidates.some((each) => each.type === 'cardWall' && each.card !== best.card)
      return isCard ? about('card', province) : standing('withCard', province)
    }
    case 'cards':
      return { message: message('ask.cards') }
    case 'double':
      return spaces(
        best.type,
        candidates.flatMap((each) => (each.type === 'double' ? [each.spaces[0]] : [])),
      )
    case 'tower':
      return standing('tower', provinceAt(layout, best.space))
    case 'remove': {
      const [a = best.card, b] = inOrder(
        candidates.flatMap((each) => (each.type === 'remove' ? [each.card] : [])),
      )
      return b === undefined
        ? about('warrior', revealed)
        : about('warriors', revealed, { a: cardPart(a), b: cardPart(b) })
    }
    case 'destroy':
    case 'dismiss':
      return about('traitor', revealed)
    case 'swap':
      return about('official', revealed)
    default:
      return about('act', revealed)
  }
}
