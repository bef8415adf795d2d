/** What a puzzle of Quorsum asks: between which actions to choose. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import { message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { pawnNumber, placeName } from '../components/grid.ts'
import { pawnAt } from '../position/board-queries.ts'
import { decide } from '../rules/decide.ts'
import type { State } from '../state.ts'

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const flip = candidates.find((action) => action.type === 'flip')
  const steps = candidates.filter((action) => action.type === 'step')
  const [step] = steps
  if (step === undefined) return { message: message('ask.dice') }
  const pawn = pawnNumber(step.pawn)
  if (flip !== undefined) return { message: message('ask.flip', { tile: placeName(flip.tile), pawn }) }
  const { at, home } = pawnAt(state, step.pawn)
  const from = placeName(at)
  const announced = eventsOf(decide(state, step)).find(({ type }) => type === 'move.announced')
  const way = { from, home: placeName(home), n: announced?.type === 'move.announced' ? announced.dice : 1 }
  // In the order of the board, so that it does not tell which is right.
  const [a = '', b = '', c, more] = steps
    .filter((each) => each.pawn === step.pawn)
    .map(({ to }) => placeName(to))
    .toSorted()
  if (b === '') {
    // Between two actions of a turn no pawn is on its way.
    if (state.stage.is === 'chain') return { message: message('ask.on', { pawn, at: from }) }
    const [first = step, second] = steps.toSorted((one, two) => one.pawn - two.pawn)
    const nameOf = (each: typeof step) => placeName(pawnAt(state, each.pawn).at)
    if (second === undefined || second.pawn === first.pawn)
      return { message: message('ask.step', { pawn, at: from }) }
    const both = { pawn: pawnNumber(first.pawn), otherPawn: pawnNumber(second.pawn) }
    return { message: message('ask.pawns', { ...both, a: nameOf(first), b: nameOf(second) }) }
  }
  if (more !== undefined) return { message: message('ask.way', way) }
  if (c !== undefined) return { message: message('ask.three', { ...way, a, b, c }) }
  const mayStop = candidates.some(({ type }) => type === 'stop' || type === 'giveUp')
  return { message: message(mayStop ? 'ask.twoOrStop' : 'ask.two', { ...way, a, b }) }
}
