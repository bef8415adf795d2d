/** What a puzzle of Quake-nopoly asks: between which actions to choose. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { message } from '../../../kernel/text.ts'
import type { Action, ActionOf } from '../action.ts'
import { districtOf } from '../components/cards.ts'
import { cardPart, districtPart } from './sentences.ts'

/** The kinds of action that a question names beside building. */
const NAMED = ['swapLand', 'review', 'strengthen', 'trade', 'plan', 'pass', 'play'] as const

export const puzzleQuestion = (candidates: readonly Action[]): PuzzleQuestion => {
  const [best] = candidates
  if (best?.type === 'play') return { message: message('ask.play', { card: cardPart(best.event) }) }
  if (best?.type === 'shiftTo') return { message: message('ask.shift') }
  if (best?.type !== 'build') return { message: message('ask.act') }
  const builds = candidates.filter((each): each is ActionOf<'build'> => each.type === 'build')
  const elsewhere = builds.find(({ card }) => districtOf(card) !== districtOf(best.card))
  if (elsewhere !== undefined) {
    // In the order of the districts, so that it does not tell which is right.
    const [a = best.card, b = best.card] = [best.card, elsewhere.card].sort((one, other) => one - other)
    return {
      message: message('ask.either', { a: districtPart(a), b: districtPart(b) }),
    }
  }
  const district = districtPart(best.card)
  if (builds.length > 1) return { message: message('ask.which', { district }) }
  const other = candidates.find(({ type }) => type !== 'build')
  const kind = NAMED.find((each) => each === other?.type) ?? 'else'
  return {
    message: message(`ask.build.${kind}`, {
      district,
      ...(other?.type === 'play' ? { card: cardPart(other.event) } : {}),
    }),
  }
}
