/** Decides an action: the events it causes, or why it is refused. */
import { refuse, type Decision, type RefusalsBy, type Refused, accept } from '../../../kernel/refusal.ts'
import type { Action, ActionOf } from '../action.ts'
import type { Event } from '../event.ts'
import type { Stage, State } from '../state.ts'
import { allot, announceFlip, announceStep, giveUp, rollAttempt, stop } from './turn.ts'
import { excessValue } from './chance.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents } from '../position/evolve.ts'
import { CORNERS, otherSeat, PAWNS, seatOf, type Place } from '../components/grid.ts'
import type { Die, QuorsumSeat } from '../components/pieces.ts'

// Before the first turn: layout, opening roll, choice, placing (QO-1 to QO-6).

/** QO-1, QO-2; from the second game on, the right to choose alternates without a roll (QO-22). */
const lay = (state: State, { tiles }: ActionOf<'lay'>): Decision<Event> => {
  const value = excessValue(tiles)
  if (value !== undefined) return refuse('tilesDoNotFit', 'QO-1', { value })
  const laid = withEvents(emptyBatch(state), { type: 'tiles.laid', game: state.game, tiles })
  if (state.chooser === null) return accepted(laid)
  return accepted(withEvents(laid, { type: 'choice.given', seat: state.chooser, by: 'alternation' }))
}

/** Seat 0 rolls, then seat 1; the higher die may choose, equal dice are rolled again (QO-3). */
const rollOpening = (first: Die | undefined, { dice }: ActionOf<'roll'>): Decision<Event> => {
  const [die] = dice
  if (die === undefined || dice.length !== 1) return refuse('wrongDiceCount', 'QO-3', { dice: 1 })
  const rolled: Event = { type: 'opening.rolled', seat: first === undefined ? 0 : 1, die }
  if (first === undefined) return accept(rolled)
  if (first === die) return accept<Event>(rolled, { type: 'opening.tied', die })
  return accept<Event>(rolled, { type: 'choice.given', seat: first > die ? 0 : 1, by: 'roll' })
}

/** A or B (QO-3). */
const choose = (chooser: QuorsumSeat, { option }: ActionOf<'choose'>): Decision<Event> =>
  accept<Event>({ type: 'option.chosen', seat: chooser, option })

/** Places the pawns on the corners (QO-4); the other seat then has the first turn (QO-6). */
const place = (placer: QuorsumSeat, { corners }: ActionOf<'place'>): Decision<Event> => {
  const taken = (seat: QuorsumSeat): Place[] => CORNERS.filter((_, corner) => corners[corner] === seat)
  const spots = [taken(0), taken(1)] as const
  if (spots[0].length !== 2) return refuse('notTwoEach', 'QO-4')
  // The pawns of a seat are alike, so they are numbered in the order of their corners.
  const at = PAWNS.flatMap((pawn) => spots[seatOf(pawn)][pawn % 2] ?? [])
  return accept<Event>(
    { type: 'pawns.placed', seat: placer, at },
    { type: 'turn.started', seat: otherSeat(placer), turn: 1 },
  )
}

/** For each stage the refusal of an action of the wrong kind, and the rule that says what is due. */
export const WRONG_STAGE: RefusalsBy<Stage['is']> = {
  lay: ['luckFirst', 'QO-2'],
  opening: ['luckFirst', 'QO-3'],
  choose: ['notNow', 'QO-3'],
  place: ['notNow', 'QO-4'],
  allot: ['notNow', 'QO-8'],
  carry: ['notNow', 'QO-10'],
  chain: ['notNow', 'QO-13'],
  roll: ['luckFirst', 'QO-12'],
  over: ['matchOver', 'QO-22'],
}

const wrongStage = ({ stage: { is } }: State, { type }: Action): Refused => {
  const [code, rule] = WRONG_STAGE[is]
  if (is === 'allot' && (type === 'step' || type === 'flip' || type === 'stop' || type === 'giveUp'))
    return refuse('allotFirst', rule)
  if ((is === 'carry' || is === 'chain') && type === 'allot') return refuse('alreadyAllotted', 'QO-8')
  return code === 'notNow' ? refuse(code, rule, { stage: is }) : refuse(code, rule)
}

const decideInTurn = (state: State, action: Action): Decision<Event> => {
  switch (action.type) {
    case 'step':
      return announceStep(state, action)
    case 'flip':
      return announceFlip(state, action)
    case 'stop':
      return stop(state)
    case 'giveUp':
      return giveUp(state)
    default:
      return wrongStage(state, action)
  }
}

export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage } = state
  switch (stage.is) {
    case 'lay':
      return action.type === 'lay' ? lay(state, action) : wrongStage(state, action)
    case 'opening':
      return action.type === 'roll' ? rollOpening(stage.rolls[0], action) : wrongStage(state, action)
    case 'choose':
      if (action.type !== 'choose' || state.chooser === null) return wrongStage(state, action)
      return choose(state.chooser, action)
    case 'place':
      if (action.type !== 'place' || state.placer === null) return wrongStage(state, action)
      return place(state.placer, action)
    case 'allot':
      return action.type === 'allot' ? allot(state, action) : wrongStage(state, action)
    case 'roll':
      return action.type === 'roll' ? rollAttempt(state, stage.attempt, action) : wrongStage(state, action)
    case 'carry':
    case 'chain':
      return decideInTurn(state, action)
    case 'over':
      return wrongStage(state, action)
  }
}
