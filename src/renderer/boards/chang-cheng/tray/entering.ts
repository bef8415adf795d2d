/** Turns what players entered as drawn into an outcome; null while something is missing. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import {
  EVENT_PAIRS,
  EVENT_CARDS,
  PRESTIGES,
  THREATS,
  type Card,
} from '../../../../engine/games/chang-cheng/components/pieces.ts'
import type { Stage } from '../../../../engine/games/chang-cheng/state.ts'
import type { Asked } from '../../../../engine/games/chang-cheng/view/schema.ts'

type AskedCards = Extract<Asked, { readonly is: 'cards' }>

const three = <V extends number>(
  kinds: readonly V[],
  entered: readonly number[],
): readonly [V, V, V] | null => {
  const [a, b, c] = entered.flatMap((value) => kinds.find((kind) => kind === value) ?? [])
  return a === undefined || b === undefined || c === undefined ? null : [a, b, c]
}

/** The revealed cards: those known and those entered, or all the others where they leave no choice. Ascending. */
export const namedCards = (asked: AskedCards, entered: readonly number[]): readonly Card[] => {
  const { count, known, others } = asked
  const missing = count - known.length
  const chosen = others.length === missing ? others : others.filter((card) => entered.includes(card))
  return [...known, ...chosen].sort((a, b) => a - b)
}

/** Threat and prestige tiles by their numbers from left to right, event cards by their positions in the list. */
export const enteredOutcome = (stage: Stage['is'], entered: readonly number[]): Action | null => {
  switch (stage) {
    case 'threats': {
      const values = three(THREATS, entered)
      return values === null ? null : { type: 'layThreats', values }
    }
    case 'prestige': {
      const values = three(PRESTIGES, entered)
      return values === null ? null : { type: 'layPrestige', values }
    }
    case 'events': {
      const cards = entered.flatMap((at) => EVENT_CARDS[at] ?? [])
      const pair = EVENT_PAIRS.find(
        (each) => cards.length === 2 && each.every((card) => cards.includes(card)),
      )
      return pair === undefined ? null : { type: 'drawEvents', cards: pair }
    }
    default:
      return null
  }
}
