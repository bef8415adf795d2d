/** Lists the legal actions of the seat or chance to act, lazily. */
import { walksFrom } from './doge.ts'
import { type Random, oneOf } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { removals } from './banishing.ts'
import { withoutBridge } from '../position/board-queries.ts'
import { openAt, tableOf } from './decks.ts'
import { freeOffers, openBorders, opponents, sourcesFor, takeable, targetsOf } from './eligibility.ts'
import { unknownOutcome, outcomes } from './chance.ts'
import { DISTRICT_NUMBERS, type District } from '../components/districts.ts'
import { roundOf, unassigned } from './rounds.ts'
import { divisions, divisionsFrom } from './offers.ts'
import { CARDS, districtOf, type Card } from '../components/pieces.ts'
import type { State } from '../state.ts'

/** The sources of an aristocrat as actions name them. */
const froms = (sources: readonly District[] | null): readonly (District | null)[] => sources ?? [null]

function* placements(state: State, seat: Seat, card: District): Generator<Action> {
  for (const to of targetsOf(state, seat, card))
    for (const from of froms(sourcesFor(state, seat))) yield { type: 'place', card, to, from }
}

function* buildings(state: State, seat: Seat): Generator<Action> {
  for (const take of takeable(state) ?? [null]) {
    const free = take === null ? state : withoutBridge(state, take)
    for (const at of openBorders(free, free.bridges, seat))
      for (const from of froms(sourcesFor(free, seat))) yield { type: 'bridge', at, take, from }
  }
}

function* transfers(state: State, seat: Seat): Generator<Action> {
  for (const opponent of opponents(state, seat))
    for (const from of froms(sourcesFor(state, seat))) yield { type: 'transfer', ...opponent, from }
}

function* dogeWays({ doge, bridges }: State): Generator<Action> {
  if (doge === null) for (const district of DISTRICT_NUMBERS) yield { type: 'dogePlace', district }
  else for (const steps of walksFrom(bridges, doge)) yield { type: 'doge', steps }
}

export function* waysToPlay(state: State, seat: Seat, card: Card): Generator<Action> {
  const district = districtOf(card)
  if (district !== undefined) yield* placements(state, seat, district)
  else if (card === 'bridge') yield* buildings(state, seat)
  else if (card === 'transfer') yield* transfers(state, seat)
  else if (card === 'banishment')
    for (const named of DISTRICT_NUMBERS) yield { type: 'banish', district: named }
  else yield* dogeWays(state)
  if (card !== 'doge') yield { type: 'giveUp', card }
}

export function* legal(state: State): Generator<Action> {
  const { stage, hand } = state
  switch (stage.is) {
    case 'found':
      yield* buildings(state, stage.seat)
      return
    case 'assign':
      for (const seat of unassigned(roundOf(state))) yield { type: 'assign', seat }
      return
    case 'divide': {
      const table = tableOf(state, stage.seat)
      if (table === undefined) return
      for (const offers of divisions(table.held, table.takers.length, openAt(state, table)))
        yield { type: 'divide', offers }
      return
    }
    case 'choose':
      for (const offer of freeOffers(state)) yield { type: 'choose', offer }
      return
    case 'play':
      for (const card of CARDS) if (hand.includes(card)) yield* waysToPlay(state, stage.seat, card)
      return
    case 'remove':
      for (const counts of removals(state.aristocrats[stage.district] ?? [], stage.count))
        yield { type: 'remove', counts }
      return
    case 'bonus':
      for (const district of DISTRICT_NUMBERS) yield { type: 'banish', district }
      yield { type: 'decline' }
      return
    default: {
      const open = unknownOutcome(state)
      if (open !== undefined) yield open
      yield* outcomes(state)
    }
  }
}

/** Draws a legal action of the seat to act uniformly, without listing the many divisions. */
export const sampleLegal = (state: State, random: Random): Action => {
  const { stage } = state
  const table = stage.is === 'divide' ? tableOf(state, stage.seat) : undefined
  if (table === undefined) return oneOf(legal(state), random)
  const division = divisionsFrom(table.held, table.takers.length, openAt(state, table))
  return { type: 'divide', offers: division(random) }
}
