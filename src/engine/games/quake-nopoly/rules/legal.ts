/** Lists the legal actions of the seat to act, lazily, each once and in canonical form. */
import type { Seat } from '../../../kernel/seat.ts'
import { plusEach, sumOf } from '../../../kernel/rules/lists.ts'
import type { Action } from '../action.ts'
import { effectAt, type BuildingId } from '../components/cards.ts'
import { freeRoles } from './chance.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { playsBeforeDamage, shiftTargets } from './disaster.ts'
import { canDecline, putBackOf, reinforcements, amountOf } from './event-effects.ts'
import { buildingsLeft, landsOf, roleOf, stockOfSeat } from '../position/board-queries.ts'
import { choicesOf, stockOf, type Stock } from '../components/pieces.ts'
import {
  canLend,
  exchanges,
  fitOutTargets,
  LOAN,
  openLands,
  planPays,
  playsInTurn,
  PURCHASE_PAYS,
  purchases,
  strengthenTargets,
  TRADE_PAYS,
  undercuts,
} from './eligibility.ts'
import type { State } from '../state.ts'
import type { TaskOf } from '../task.ts'
import { holdingOf, withoutBuilding, namesIn, type Holding } from '../position/unidentified.ts'

const COUNTS = [1, 2] as const
const CHANGES = [0, -1, 1, -2, 2] as const

function* builds(state: State, seat: Seat): Generator<Action> {
  for (const building of namesIn(holdingOf(state, seat)))
    for (const { land } of openLands(state, seat)) yield { type: 'build', building, card: land.card }
}

function* trades(state: State, seat: Seat, give: number, get: number): Generator<Action> {
  for (const pay of choicesOf(stockOfSeat(state, seat), give))
    for (const take of choicesOf(plusEach(state.supply, stockOf(pay)), get))
      yield { type: 'trade', pay, take }
}

function* strengthenings(state: State, seat: Seat): Generator<Action> {
  for (const { building, track, most } of strengthenTargets(state, seat))
    for (const count of COUNTS) if (count <= most) yield { type: 'strengthen', building, track, count }
}

function* buys(state: State, seat: Seat): Generator<Action> {
  const lands = openLands(state, seat)
  for (const { building, from } of purchases(state, seat))
    for (const pay of choicesOf(from, PURCHASE_PAYS))
      for (const { land } of lands) yield { type: 'buy', building, card: land.card, pay }
}

/** QK-33a to QK-35a, QK-18: what a seat can do before the action. */
function* beforeAction(state: State, seat: Seat): Generator<Action> {
  const role = roleOf(state, seat)
  if (role === 'landlord')
    for (const { card, other } of exchanges(state, seat)) yield { type: 'exchange', card, other }
  if (role === 'banker' && canLend(state, seat))
    for (const pieces of choicesOf(stockOfSeat(state, seat), LOAN))
      for (let to = 0; to < state.seats; to += 1) if (to !== seat) yield { type: 'lend', seat: to, pieces }
  if (role === 'dealer')
    for (const { site, track } of undercuts(state, seat))
      yield { type: 'undercut', building: site.built.building, track }
  for (const event of playsInTurn(state, seat)) yield { type: 'play', event, on: null }
}

/** Each card that can leave the hand; an unseen one also without being seen now. */
function* partings(holding: Holding): Generator<BuildingId | null> {
  if (holding.unseen > 0) yield null
  yield* namesIn(holding)
}

function* turn(state: State, seat: Seat): Generator<Action> {
  yield* builds(state, seat)
  yield* strengthenings(state, seat)
  yield* trades(state, seat, TRADE_PAYS, 1)
  if (buildingsLeft(state.decks) > 0)
    for (const pay of choicesOf(stockOfSeat(state, seat), planPays(state, seat))) yield { type: 'plan', pay }
  for (const building of partings(holdingOf(state, seat))) yield { type: 'review', building }
  for (const { card } of landsOf(state, seat)) yield { type: 'swapLand', card }
  if (roleOf(state, seat) === 'architect') yield* buys(state, seat)
  yield* beforeAction(state, seat)
  yield { type: 'pass' }
}

/** Hand cards in every order, at least and at most so many. */
function* orders(holding: Holding, least: number, most: number): Generator<readonly (BuildingId | null)[]> {
  if (least <= 0) yield []
  if (most === 0) return
  for (const building of partings(holding))
    for (const later of orders(withoutBuilding(holding, building), Math.max(0, least - 1), most - 1))
      yield [building, ...later]
}

function* sums(type: 'take' | 'pay', from: Stock, count: number): Generator<Action> {
  for (const pieces of choicesOf(from, count)) yield { type, pieces }
}

function* effectChoices(state: State, task: TaskOf<'effect'>): Generator<Action> {
  const { seat, event, at } = task
  const effect = effectAt(event, at)
  const sum = amountOf(state, task)
  const wanted = putBackOf(state, seat, effect)
  if (sum !== undefined) yield* sums(sum.is, sum.from, sum.count)
  if (wanted !== undefined)
    for (const buildings of orders(holdingOf(state, seat), wanted.least, wanted.most))
      yield { type: 'putBack', buildings }
  if (effect.do === 'strengthen')
    for (const { on, track } of reinforcements(state, seat, effect)) yield { type: 'reinforce', on, track }
  if (effect.do === 'trade') yield* trades(state, seat, effect.give, effect.take)
  if (effect.do === 'build') yield* builds(state, seat)
  if (canDecline(effect)) yield { type: 'decline' }
}

const kindsIn = (supply: Stock): readonly Kind[] => KINDS.filter((_, at) => (supply[at] ?? 0) > 0)

/** The choices of a task other than a construction turn. */
function* choices(state: State): Generator<Action> {
  const [task] = state.agenda
  switch (task?.do) {
    case undefined:
      return
    case 'role':
      for (const role of freeRoles(state)) yield { type: 'role', role }
      return
    case 'fitOut':
      for (const { track, most } of fitOutTargets(state, task.building))
        for (const count of COUNTS) if (count <= most) yield { type: 'fitOut', track, count }
      yield { type: 'decline' }
      return
    case 'forecast':
      for (const change of CHANGES) yield { type: 'forecast', change }
      return
    case 'keep':
      yield { type: 'carryOut' }
      yield { type: 'keep' }
      return
    case 'effect':
      yield* effectChoices(state, task)
      return
    case 'shift':
      yield { type: 'tryShift' }
      yield { type: 'decline' }
      return
    case 'shiftTo':
      for (const { land } of shiftTargets(state, task.seat)) yield { type: 'shiftTo', card: land.card }
      yield { type: 'decline' }
      return
    case 'research':
      yield { type: 'research' }
      yield { type: 'decline' }
      return
    case 'hit':
      for (const { event, on } of playsBeforeDamage(state, task.seat))
        for (const target of on) yield { type: 'play', event, on: target }
      yield { type: 'endure' }
      return
    case 'claim':
      yield* sums('take', state.supply, Math.min(task.count, sumOf(state.supply)))
      return
    case 'extra':
      for (const kind of kindsIn(state.supply)) yield { type: 'take', pieces: [kind] }
      yield { type: 'decline' }
      return
    case 'tax':
      yield* sums('pay', task.taken, task.count)
      return
    case 'expand':
      yield { type: 'expand' }
      yield { type: 'decline' }
      return
  }
}

export function* legal(state: State): Generator<Action> {
  const [task] = state.agenda
  if (task?.do === 'act') yield* turn(state, task.seat)
  else yield* choices(state)
}
