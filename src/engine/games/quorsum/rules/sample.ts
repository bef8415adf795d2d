/** A legal action drawn fairly without listing all of them: for random play and playouts. */
import { oneOf, type Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { DICE } from '../components/pieces.ts'
import { announcing, legal, targetsToAllot, waysOut } from './legal.ts'
import { attempts } from './eligibility.ts'
import type { Allotment, State } from '../state.ts'

/** Into its place in a rising list. */
const insert = (list: number[], number: number): void => {
  let at = list.length
  for (; at > 0 && (list[at - 1] ?? 0) > number; at -= 1) list[at] = list[at - 1] ?? 0
  list[at] = number
}

/**
 * `DICE` different numbers below `targets + DICE` in rising order, every set as likely (Floyd's
 * algorithm). Less their ranks they are a multiset of numbers up to `targets`, each as likely: the
 * target of each die, where the number `targets` itself means that the die goes to nothing.
 */
const targetsOfDice = (targets: number, random: Random): readonly number[] => {
  const drawn: number[] = []
  for (let top = targets; top < targets + DICE; top += 1) {
    const number = random.below(top + 1)
    if (drawn.includes(number)) drawn.push(top)
    else insert(drawn, number)
  }
  for (let rank = 1; rank < DICE; rank += 1) drawn[rank] = (drawn[rank] ?? 0) - rank
  return drawn
}

const sampleAllotment = (state: State, random: Random): Action => {
  const targets = targetsToAllot(state.mover)
  const chosen = targetsOfDice(targets.length, random)
  const allotments: Allotment[] = []
  chosen.forEach((number, rank) => {
    const target = targets[number]
    if (target === undefined || number === chosen[rank - 1]) return
    allotments.push({ ...target, dice: chosen.lastIndexOf(number) - rank + 1 })
  })
  return { type: 'allot', allotments }
}

/** One of the steps, flips and ways out, without making all the actions. */
const sampleInTurn = (state: State, random: Random): Action => {
  const open = attempts(state)
  const out = waysOut(state)
  const number = random.below(open.length + out.length)
  const attempt = open[number]
  return attempt === undefined ? (out[number - open.length] ?? { type: 'giveUp' }) : announcing(attempt)
}

/** To be asked only while a seat is to act. */
export const sample = (state: State, random: Random): Action => {
  const { is } = state.stage
  if (is === 'allot') return sampleAllotment(state, random)
  return is === 'carry' || is === 'chain' ? sampleInTurn(state, random) : oneOf(legal(state), random)
}
