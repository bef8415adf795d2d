/** What a puzzle of Quorsum asks: between which actions to choose. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { pawnNumber, placeName } from '../components/grid.ts'
import type { State } from '../state.ts'

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const flip = candidates.find((action) => action.type === 'flip')
  const steps = candidates.filter((action) => action.type === 'step')
  const [step] = steps
  if (step === undefined) return { message: message('ask.dice') }
  const pawn = pawnNumber(step.pawn)
  if (flip !== undefined) return { message: message('ask.flip', { tile: placeName(flip.tile), pawn }) }
  const at = state.pawns[step.pawn]?.at
  const ways = steps.filter((each) => each.pawn === step.pawn).length
  return {
    message: message(ways > 1 ? 'ask.way' : 'ask.on', {
      pawn,
      at: at === undefined ? '' : placeName(at),
    }),
  }
}
