/** Carries out the effects of general events in order; impossible ones lapse (QK-18). */
import type { Seat } from '../../../kernel/seat.ts'
import { minusEach, sumOf } from '../../../kernel/rules/lists.ts'
import { effectAt, effectsOf, type BuildingId, type Card, type EventId } from '../components/cards.ts'
import { withTasksFirst, withEvents, type Batch } from '../position/evolve.ts'
import {
  TRACKS,
  type Give,
  type PlainEffect,
  type Strengthen,
  type TrackName,
  type Wear,
  type AffectedSeats,
} from '../components/deck/types.ts'
import type { Event, EventOf } from '../event.ts'
import {
  buildingsLeft,
  buildingsOf,
  buildingsOn,
  fromSeat,
  handOf,
  kindOf,
  landsOf,
  maxOf,
  stockOfSeat,
} from '../position/board-queries.ts'
import { openLands } from './eligibility.ts'
import { countOfKind, stockOfKind, onlyChoice, type Stock } from '../components/pieces.ts'
import type { Built, State } from '../state.ts'
import type { Task, TaskOf } from '../task.ts'

/** The seats an effect applies to, in order. */
const seatsFor = (state: State, whom: AffectedSeats, player: Seat): readonly Seat[] => {
  const { seats } = state
  switch (whom) {
    case 'self':
      return [player]
    case 'all':
      return fromSeat(state, player)
    case 'others':
      return fromSeat(state, player).slice(1)
    case 'left':
      return [(player + 1) % seats]
    case 'right':
      return [(player + seats - 1) % seats]
  }
}

const tasksOf = (
  state: State,
  player: Seat,
  event: EventId,
  effect: PlainEffect,
  at: readonly number[],
): readonly Task[] =>
  seatsFor(state, effect.whom, player).map((seat) => ({ do: 'effect', seat, player, event, at }))

/** Puts all effects of a general event before everything else. A protection does nothing without a disaster. */
export const carryOut = (batch: Batch, player: Seat, event: EventId): Batch => {
  const { state } = batch
  const lapsed: Event[] = []
  const tasks = effectsOf(event).flatMap((effect, at): readonly Task[] => {
    if (effect.do === 'roll') return [{ do: 'rollCard', seat: player, event, at: [at] }]
    if (effect.do !== 'shield' && effect.do !== 'insure') return tasksOf(state, player, event, effect, [at])
    lapsed.push({ type: 'effect.lapsed', seat: player, event, at: [at] })
    return []
  })
  return withTasksFirst(withEvents(batch, ...lapsed), ...tasks)
}

/** The row of a roll with the die's number. */
export const afterCardRoll = (batch: Batch, task: TaskOf<'rollCard'>, die: number): Batch => {
  const { seat: player, event } = task
  const at = task.at[0] ?? 0
  const effect = effectsOf(event)[at]
  if (effect?.do !== 'roll') return batch
  const row = effect.rows.findIndex(({ upTo }) => die <= upTo)
  const effects = effect.rows[row]?.effects ?? []
  return withTasksFirst(
    batch,
    ...effects.flatMap((each, place) => tasksOf(batch.state, player, event, each, [at, row, place])),
  )
}

/** How many pieces a seat takes, pays or gives, from which stock, and to whom. */
type Amount =
  | { readonly is: 'take'; readonly count: number; readonly from: Stock }
  | { readonly is: 'pay'; readonly count: number; readonly from: Stock; readonly to: Seat | null }

const payment = (state: State, seat: Seat, count: number, to: Seat | null): Amount => {
  const from = stockOfSeat(state, seat)
  return { is: 'pay', count: Math.min(count, sumOf(from)), from, to }
}

const receiverOf = (state: State, { to }: Give, seat: Seat, player: Seat): Seat => {
  if (to === 'player') return player
  return (seat + (to === 'left' ? 1 : state.seats - 1)) % state.seats
}

/** What an effect makes a seat take or pay; undefined for other effects. */
export const amountOf = (state: State, { seat, player, event, at }: TaskOf<'effect'>): Amount | undefined => {
  const effect = effectAt(event, at)
  switch (effect.do) {
    case 'gain': {
      const { kind } = effect
      const from = kind === 'any' ? state.supply : stockOfKind(kind, countOfKind(state.supply, kind))
      return { is: 'take', count: Math.min(effect.count, sumOf(from)), from }
    }
    case 'lose': {
      const { kind } = effect
      const stock = stockOfSeat(state, seat)
      const from = kind === 'any' ? stock : stockOfKind(kind, countOfKind(stock, kind))
      return { is: 'pay', count: Math.min(effect.count, sumOf(from)), from, to: null }
    }
    case 'inspect': {
      const weak = buildingsOf(state, seat).filter((built) => built[effect.track] < effect.mark)
      return payment(state, seat, effect.pay * weak.length, null)
    }
    case 'give': {
      const to = receiverOf(state, effect, seat, player)
      return to === seat ? payment(state, seat, 0, to) : payment(state, seat, effect.count, to)
    }
    default:
      return undefined
  }
}

/** The event of such a payment, once its pieces are chosen. */
export const amountPaid = (
  { seat, event, at }: TaskOf<'effect'>,
  sum: Amount,
  pieces: EventOf<'pieces.paid'>['pieces'],
): Event => {
  if (sum.is === 'take') return { type: 'pieces.taken', seat, pieces, why: 'event' }
  if (sum.to !== null) return { type: 'pieces.given', seat, toSeat: sum.to, pieces, why: 'event' }
  const why = effectAt(event, at).do === 'inspect' ? 'inspection' : 'event'
  return { type: 'pieces.paid', seat, pieces, why }
}

interface Reinforcement {
  readonly on: BuildingId | Card
  readonly track: TrackName
  /** Pieces by building, lowest level first. */
  readonly adds: readonly { readonly building: BuildingId; readonly count: number }[]
}

/** Each building takes as many pieces as possible while the source has some. */
const addsTo = (
  reached: readonly Built[],
  track: TrackName,
  count: number,
  source: Stock,
): Reinforcement['adds'] => {
  let left = source
  return reached.flatMap(({ building, ...built }) => {
    const kind = kindOf(building, track)
    const adding = Math.min(count, maxOf(building, track) - built[track], countOfKind(left, kind))
    if (adding <= 0) return []
    left = minusEach(left, stockOfKind(kind, adding))
    return [{ building, count: adding }]
  })
}

/** All choices of a strengthening that add something. */
export const reinforcements = (state: State, seat: Seat, effect: Strengthen): readonly Reinforcement[] => {
  const source = effect.from === 'own' ? stockOfSeat(state, seat) : state.supply
  const tracks: readonly TrackName[] = effect.track === 'either' ? TRACKS : [effect.track]
  const places =
    effect.reach === 'building'
      ? buildingsOf(state, seat).map((built) => ({ on: built.building, reached: [built] }))
      : landsOf(state, seat).map((land) => ({ on: land.card, reached: buildingsOn(land) }))
  return places.flatMap(({ on, reached }) =>
    tracks.flatMap((track) => {
      const adds = addsTo(reached, track, effect.count, source)
      return adds.length > 0 ? [{ on, track, adds }] : []
    }),
  )
}

/** The events of a strengthening. */
export const reinforced = (
  state: State,
  seat: Seat,
  from: Strengthen['from'],
  { track, adds }: Reinforcement,
): readonly Event[] =>
  adds.map(({ building, count }) => {
    const before = buildingsOf(state, seat).find((built) => built.building === building)?.[track] ?? 0
    const kind = kindOf(building, track)
    const left = before + count
    return { type: 'building.strengthened', seat, building, track, kind, count, from, left }
  })

const worn = (state: State, seat: Seat, { track, count }: Wear): readonly Event[] =>
  buildingsOf(state, seat).flatMap((built): Event[] => {
    const { building } = built
    const removed = Math.min(count, built[track] - 1)
    if (removed <= 0) return []
    const kind = kindOf(building, track)
    const left = built[track] - removed
    return [{ type: 'building.worn', seat, building, track, kind, removed, left }]
  })

/** True if the seat has a choice to make; `settleEffect` does what needs none. */
const isOpen = (state: State, seat: Seat, effect: PlainEffect): boolean => {
  switch (effect.do) {
    case 'discard':
    case 'review':
      return handOf(state, seat).length > 0
    case 'strengthen':
      return reinforcements(state, seat, effect).length > 0
    case 'trade':
      return (
        sumOf(stockOfSeat(state, seat)) >= effect.give && sumOf(state.supply) + effect.give >= effect.take
      )
    case 'build':
      return handOf(state, seat).length > 0 && openLands(state, seat).length > 0
    default:
      return false
  }
}

/** Carries out what needs no choice; undefined if the seat is to choose. */
export const settleEffect = (batch: Batch, task: TaskOf<'effect'>): Batch | undefined => {
  const { state } = batch
  const { seat, event, at } = task
  const effect = effectAt(event, at)
  const lapsed: Event = { type: 'effect.lapsed', seat, event, at }
  const sum = amountOf(state, task)
  if (sum !== undefined) {
    if (sum.count === 0) return withEvents(batch, lapsed)
    const pieces = onlyChoice(sum.from, sum.count)
    return pieces === undefined ? undefined : withEvents(batch, amountPaid(task, sum, pieces))
  }
  if (effect.do === 'draw') {
    const count = Math.min(effect.count, buildingsLeft(state.decks))
    return count === 0
      ? withEvents(batch, lapsed)
      : withTasksFirst(batch, { do: 'drawBuildings', seat, count })
  }
  if (effect.do === 'wear') {
    const events = worn(state, seat, effect)
    return withEvents(batch, ...(events.length > 0 ? events : [lapsed]))
  }
  return isOpen(state, seat, effect) ? undefined : withEvents(batch, lapsed)
}

/** How many hand cards an effect lets a seat put back, and whether it draws as many again. */
export const putBackOf = (
  state: State,
  seat: Seat,
  effect: PlainEffect,
): { readonly least: number; readonly most: number; readonly draws: boolean } | undefined => {
  if (effect.do !== 'discard' && effect.do !== 'review') return undefined
  const most = Math.min(effect.count, handOf(state, seat).length)
  return effect.do === 'review' ? { least: 0, most, draws: true } : { least: most, most, draws: false }
}

/** True if the seat may decline. */
export const canDecline = (effect: PlainEffect): boolean =>
  effect.do === 'strengthen' || effect.do === 'trade' || effect.do === 'build'
