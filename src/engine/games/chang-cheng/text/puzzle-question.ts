/** What a puzzle of Chang Cheng asks: about the province that is at stake, and how the seat to act stands in it. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { message, nested, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { layoutOf, provinceAt, provinceName, spaceName, type Province } from '../components/layout.ts'
import { decide } from '../rules/decide.ts'
import { provinceStanding } from '../rules/majorities.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'
import { cardPart } from './sentences.ts'

/** How a seat stands in a province. */
const standingPart = ({ leaders, walls }: ReturnType<typeof provinceStanding>, seat: Seat) => {
  if (leaders.length === 0) return nested('ask.standing.nobody')
  if (leaders.includes(seat)) return nested(`ask.standing.${leaders.length === 1 ? 'leading' : 'tied'}`)
  return nested('ask.standing.behind', { n: Math.max(...walls) - (walls[seat] ?? 0) })
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
  const closes = eventsOf(decide(state, best)).find(({ type }) => type === 'province.completed')
  if (closes?.type === 'province.completed') {
    const { province } = closes
    const standing = provinceStanding(state, province)
    const { by } = turnOf(state)
    return about(best.type === 'neutral' ? 'closeNeutral' : 'close', province, {
      value: standing.value,
      standing: standingPart(standing, typeof by === 'number' ? by : 0),
    })
  }
  const revealed = state.reveal?.province ?? 0
  switch (best.type) {
    case 'wall': {
      const [a = best.space, b] = inOrder(
        candidates.flatMap((each) => (each.type === 'wall' ? [each.space] : [])),
      )
      const province = provinceAt(layout, best.space)
      return b === undefined
        ? about('build', province)
        : about('walls', province, { a: spaceName(a), b: spaceName(b) })
    }
    case 'neutral':
      return about('neutral', provinceAt(layout, best.space))
    case 'cardWall':
      return about('card', provinceAt(layout, best.space))
    case 'cards':
      return { message: message('ask.cards') }
    case 'double':
      return { ...about('build', provinceAt(layout, best.spaces[0])), message: message('ask.double') }
    case 'tower':
      return { ...about('build', provinceAt(layout, best.space)), message: message('ask.tower') }
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
