/** What a puzzle of Quake-nopoly asks: between which actions to choose. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { message } from '../../../kernel/text.ts'
import type { Action, ActionOf } from '../action.ts'
import { districtOf, type Card } from '../components/cards.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'
import { cardPart, districtPart } from './sentences.ts'

/** The kinds of action that a question names beside building. */
const NAMED = ['swapLand', 'review', 'strengthen', 'trade', 'plan', 'pass', 'play'] as const

/** Districts by their names on the map of the table. */
const onMap = (cards: readonly Card[]): readonly string[] => [
  ...new Set(cards.map((card) => `map:${districtOf(card).id}`)),
]

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  const { by } = turnOf(state)
  // Not about one district: those of the seat that is asked.
  const own = onMap((typeof by === 'number' ? (state.lands[by] ?? []) : []).map(({ card }) => card))
  if (best?.type === 'play')
    return { message: message('ask.play', { card: cardPart(best.event) }), places: own }
  if (best?.type === 'shiftTo') return { message: message('ask.shift'), places: own }
  if (best?.type !== 'build') return { message: message('ask.act'), places: own }
  const builds = candidates.filter((each): each is ActionOf<'build'> => each.type === 'build')
  const elsewhere = builds.find(({ card }) => districtOf(card) !== districtOf(best.card))
  if (elsewhere !== undefined) {
    // In the order of the districts, so that it does not tell which is right.
    const [a = best.card, b = best.card] = [best.card, elsewhere.card].sort((one, other) => one - other)
    return {
      message: message('ask.either', { a: districtPart(a), b: districtPart(b) }),
      places: onMap([a, b]),
    }
  }
  const district = districtPart(best.card)
  if (builds.length > 1) return { message: message('ask.which', { district }), places: onMap([best.card]) }
  const other = candidates.find(({ type }) => type !== 'build')
  const kind = NAMED.find((each) => each === other?.type) ?? 'else'
  return {
    message: message(`ask.build.${kind}`, {
      district,
      ...(other?.type === 'play' ? { card: cardPart(other.event) } : {}),
    }),
    places: onMap([best.card]),
  }
}
