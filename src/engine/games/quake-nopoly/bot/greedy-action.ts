/** Greedy play for bots and for testing the deck: looks one action ahead and takes the most valuable one. */
import { afterAction } from '../../../kernel/rules/batch.ts'
import { someOf, type Random } from '../../../kernel/random.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import type { Action } from '../action.ts'
import { buildingOf, districtOf, effectsOf, quakeOf } from '../components/cards.ts'
import { decide } from '../rules/decide.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { entryOf, trackOf, valueOf } from '../rules/disaster.ts'
import { reinforcements } from '../rules/event-effects.ts'
import { evolve } from '../position/evolve.ts'
import { legal } from '../rules/legal.ts'
import { buildingsOf, handOf, landsOf, stockOfSeat } from '../position/board-queries.ts'
import { choicesOf, countOfKind } from '../components/pieces.ts'
import {
  canLend,
  exchanges,
  LOAN,
  openLands,
  planPays,
  playsInTurn,
  PURCHASE_PAYS,
  purchases,
  strengthenTargets,
  TRADE_PAYS,
  undercuts,
} from '../rules/eligibility.ts'
import type { DisasterKind, State } from '../state.ts'
import {
  balanceOf,
  isShifting,
  valueFrom,
  positionValueOf,
  REBUILDING,
  standingPoints,
} from './position-value.ts'

/** How many actions to compare. */
const LOOKED_AT = 60
/** The least gain for which to do something before the action. */
const WORTHWHILE = 0.15

/** The value of a find to a seismologist: more than its points, because it also spoils the plans of others. */
const RESEARCH = 5

/** The value of the position after an action for a seat; undefined if it is refused. */
const measure = (state: State, seat: Seat): ((action: Action) => number | undefined) => {
  const judge = valueFrom(state)
  const before = seatsOf(state.seats).map((each) => judge(state, each))
  const after = (from: State, action: Action): State | undefined =>
    afterAction({ decide, evolve }, from, action)
  const worthOf = (after: State): number => {
    const isTouched = (each: Seat): boolean =>
      each === seat ||
      after.disaster !== state.disaster ||
      after.lands[each] !== state.lands[each] ||
      after.stocks[each] !== state.stocks[each]
    return balanceOf(state.seats, seat, (each) =>
      isTouched(each) ? judge(after, each) : (before[each] ?? 0),
    )
  }
  return (action) => {
    const next = after(state, action)
    if (next === undefined) return undefined
    if (next.agenda[0]?.do !== 'fitOut') return worthOf(next)
    const fitted = [...legal(next)].flatMap((fitting) => after(next, fitting) ?? [])
    return Math.max(...fitted.map(worthOf))
  }
}

/** The most valuable of some actions, with its value. */
const bestOf = (
  actions: Iterable<Action>,
  of: (action: Action) => number | undefined,
): { readonly action: Action; readonly worth: number } | undefined => {
  let best: { readonly action: Action; readonly worth: number } | undefined
  for (const action of actions) {
    const worth = of(action)
    if (worth !== undefined && (best === undefined || worth > best.worth)) best = { action, worth }
  }
  return best
}

function* turnActions(state: State, seat: Seat): Generator<Action> {
  const stock = stockOfSeat(state, seat)
  yield { type: 'pass' }
  for (const building of handOf(state, seat)) {
    for (const { land } of openLands(state, seat)) yield { type: 'build', building, card: land.card }
    yield { type: 'review', building }
  }
  for (const { building, track, most } of strengthenTargets(state, seat))
    yield { type: 'strengthen', building, track, count: most === 1 ? 1 : 2 }
  for (const { card, levels } of landsOf(state, seat))
    if (levels.every((level) => level === null)) yield { type: 'swapLand', card }
  for (const pay of choicesOf(stock, planPays(state, seat))) yield { type: 'plan', pay }
  for (const pay of choicesOf(stock, TRADE_PAYS))
    for (const kind of KINDS) if (!pay.includes(kind)) yield { type: 'trade', pay, take: [kind] }
  for (const { building, from } of purchases(state, seat))
    for (const { land } of openLands(state, seat))
      for (const pay of choicesOf(from, PURCHASE_PAYS)) yield { type: 'buy', building, card: land.card, pay }
}

/**
 * The likely gain of lending two pieces: the pieces of their kinds the seat will have, minus the third that is paid
 * back.
 */
const loanGain = (state: State, banker: Seat, seat: Seat, pieces: readonly Kind[]): number => {
  const place = (each: Seat): number => (each - state.start + state.seats) % state.seats
  const stock = stockOfSeat(state, seat)
  const kinds = [...new Set(pieces)]
  const expected = kinds.reduce((sum, kind) => {
    const lent = pieces.filter((piece) => piece === kind).length
    const products = buildingsOf(state, seat).filter(({ building }) => buildingOf(building).product === kind)
    const coming = place(seat) < place(banker) ? products.length : 0
    return sum + 0.5 * (countOfKind(stock, kind) + lent) + coming
  }, 0)
  return (expected * 2) / 3 - LOAN
}

const bestLoan = (state: State, banker: Seat): Action | undefined => {
  const loans = seatsOf(state.seats)
    .filter((seat) => seat !== banker)
    .flatMap((seat) =>
      [...choicesOf(stockOfSeat(state, banker), LOAN)].map((pieces) => ({
        action: { type: 'lend', seat, pieces } as const,
        gain: loanGain(state, banker, seat, pieces),
      })),
    )
    .sort((one, other) => other.gain - one.gain)
  const [best] = loans
  return best !== undefined && best.gain > 0 ? best.action : undefined
}

/** True if a kept card has an effect now. */
const isUseful = (state: State, seat: Seat, event: string): boolean =>
  effectsOf(event).some((effect) => {
    if (effect.do === 'build') return openLands(state, seat).length > 0
    if (effect.do === 'strengthen')
      return reinforcements(state, seat, effect).some(({ adds }) =>
        adds.some(({ count }) => count >= Math.min(2, effect.count)),
      )
    if (effect.do === 'trade') return sumOf(stockOfSeat(state, seat)) >= effect.give
    return effect.do === 'review' && handOf(state, seat).length > 1
  })

/** A kept card or a loan worth using before the action. */
const helpful = (state: State, seat: Seat): Action | undefined => {
  const useful = playsInTurn(state, seat).find((event) => isUseful(state, seat, event))
  if (useful !== undefined) return { type: 'play', event: useful, on: null }
  return state.roles[seat] === 'banker' && canLend(state, seat) ? bestLoan(state, seat) : undefined
}

/** What the powers of a role can do before the action. */
const rolePowers = (state: State, seat: Seat): readonly Action[] => [
  ...(state.roles[seat] === 'landlord'
    ? exchanges(state, seat).map(({ card, other }) => ({ type: 'exchange', card, other }) as const)
    : []),
  ...(state.roles[seat] === 'dealer'
    ? undercuts(state, seat).map(
        ({ site, track }) => ({ type: 'undercut', building: site.built.building, track }) as const,
      )
    : []),
]

/** A construction turn: first whatever is useful before the action, then the best action. */
const construct = (state: State, seat: Seat): Action | undefined => {
  const help = helpful(state, seat)
  if (help !== undefined) return help
  const worth = measure(state, seat)
  const now = worth({ type: 'pass' }) ?? 0
  const aside = bestOf(rolePowers(state, seat), worth)
  if (aside !== undefined && aside.worth > now + WORTHWHILE) return aside.action
  return bestOf(turnActions(state, seat), worth)?.action
}

/** The average result of a forecast: buildings the others lose minus own losses, plus research. */
const forecastWorth = (state: State, seat: Seat, of: DisasterKind, change: number): number => {
  const { unseen, late } = positionValueOf(state)
  const track = trackOf(of)
  const loss = (event: string, owner: Seat): number =>
    landsOf(state, owner).reduce((sum, land) => {
      const entry = entryOf(event, districtOf(land.card).id)
      if (entry === 0) return sum
      const eased = isShifting(state, owner, of) ? 1 : 0
      const damage = Math.max(0, entry + valueOf(state, land.card, of) + change - eased)
      return land.levels.reduce((all, built, level) => {
        if (built === null || damage === 0) return all
        if (damage < built[track]) return all + 0.3 * damage
        return all + late * standingPoints(state, owner, land, level, built) + (1 - late) * REBUILDING
      }, sum)
    }, 0) * (isShifting(state, owner, of) ? 0.5 : 1)
  const found = (event: string): number =>
    of === 'quake' &&
    landsOf(state, seat).some(({ card }) => {
      const entry = entryOf(event, districtOf(card).id)
      return entry > 0 && entry + valueOf(state, card, of) + change > 4
    })
      ? RESEARCH
      : 0
  return unseen
    .filter((event) => (quakeOf(event) !== undefined) === (of === 'quake'))
    .reduce(
      (sum, event) => sum + found(event) + balanceOf(state.seats, seat, (each) => -loss(event, each)),
      0,
    )
}

const CHANGES = [0, -1, 1, -2, 2] as const

/** Best first. */
const forecasts = (state: State, seat: Seat, of: DisasterKind): readonly Action[] =>
  CHANGES.map((change) => ({ change, worth: forecastWorth(state, seat, of, change) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ change }) => ({ type: 'forecast', change }))

/** A choice that needs no look ahead. */
const ready = (state: State, seat: Seat): Action | undefined => {
  const [task] = state.agenda
  switch (task?.do) {
    case 'act':
      return construct(state, seat)
    case 'forecast':
      return forecasts(state, seat, task.of)[0]
    case 'keep':
      return positionValueOf(state).time < 0.3 &&
        effectsOf(task.event).every((effect) => effect.do !== 'shield')
        ? { type: 'carryOut' }
        : { type: 'keep' }
    case 'shift':
      return { type: 'tryShift' }
    case 'research':
      return { type: 'research' }
    case 'expand':
      return { type: 'expand' }
    default:
      return undefined
  }
}

const waiting = ({ agenda: [task] }: State) => {
  if (task === undefined || task.do === 'drawFirst') throw new Error('No seat is to choose')
  return task
}

/** Chooses an action from what the seat may know; `all` lists the legal actions. */
export const greedyAction = (state: State, all: () => readonly Action[], random: Random): Action => {
  const task = waiting(state)
  const { seat } = task
  const answer = ready(state, seat)
  if (answer !== undefined) return answer
  const legal = all()
  if (task.do === 'role') return legal[random.below(legal.length)] ?? { type: 'pass' }
  const best = bestOf(someOf(legal, LOOKED_AT, random), measure(state, seat))
  if (best === undefined) throw new Error('No legal action')
  return best.action
}

/** Returns a piece and takes its like: declining does the same. */
const isIdle = (action: Action): boolean =>
  action.type === 'trade' && action.take.every((kind) => action.pay.includes(kind))

/** Promising legal actions, best first. */
export const promisingActions = (state: State, random: Random): readonly Action[] => {
  const task = waiting(state)
  const { seat } = task
  if (task.do === 'forecast') return forecasts(state, seat, task.of)
  const worth = measure(state, seat)
  const isTurn = task.do === 'act'
  const some = isTurn
    ? [...rolePowers(state, seat), ...turnActions(state, seat)]
    : someOf(
        [...legal(state)].filter((action) => !isIdle(action)),
        LOOKED_AT,
        random,
      )
  const ranked = some
    .flatMap((action) => {
      const promise = worth(action)
      return promise === undefined ? [] : [{ action, promise }]
    })
    .sort((one, other) => other.promise - one.promise)
    .map(({ action }) => action)
  const help = isTurn ? helpful(state, seat) : undefined
  return help === undefined ? ranked : [help, ...ranked]
}
