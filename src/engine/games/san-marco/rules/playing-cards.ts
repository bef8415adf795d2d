/** The effects of action cards (SM-21 to SM-27a), and bridges during setup (SM-6). */
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { ActionOf } from '../action.ts'
import { bridgesOn, sameBridge, supplyOf, withoutBridge } from '../position/board-queries.ts'
import { bridgeLimitOf, sourcesFor, targetsOf } from './eligibility.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import { areNeighbours, districtPart, type District } from '../components/districts.ts'
import type { Event } from '../event.ts'
import { cardOf, districtOf, type Card } from '../components/pieces.ts'
import { nextStartBridge } from './setup.ts'
import type { Bridge, State } from '../state.ts'
import { playOn } from './offer-flow.ts'

const NOT_IN_HAND = {
  bridge: 'noBridgeCard',
  transfer: 'noTransferCard',
  doge: 'noDogeCard',
  banishment: 'noBanishmentCard',
} as const

/** The refusal of a card that the seat does not have to play. */
export const notInHand = (card: Card): Refused => {
  const district = districtOf(card)
  if (district !== undefined) return refuse('noDistrictCard', 'SM-21', { district: districtPart(district) })
  return refuse(NOT_IN_HAND[card as keyof typeof NOT_IN_HAND], 'SM-21') // all but district cards
}

/** Plays a card with its effect; then the next card, or whatever follows. */
const played = (state: State, seat: Seat, card: Card, event: Event): Decision<Event> =>
  accepted(playOn(withEvents(emptyBatch(state), { type: 'card.played', seat, card }, event)))

/** The seat's reserve after an aristocrat has come from `from`. */
const leftAfter = ({ reserves }: State, seat: Seat, from: District | null): number =>
  (reserves[seat] ?? 0) - (from === null ? 1 : 0)

/** The refusal of an aristocrat that cannot come from there; undefined if it can. */
const checkFrom = (
  state: Pick<State, 'reserves' | 'aristocrats'>,
  seat: Seat,
  from: District | null,
  rule: string,
): Refused | undefined => {
  const sources = sourcesFor(state, seat)
  if (sources === null) return from === null ? undefined : refuse('fromReserve', rule)
  if (from === null) return refuse('reserveEmpty', rule)
  return sources.includes(from) ? undefined : refuse('noneThere', rule, { district: districtPart(from) })
}

export const place = (state: State, seat: Seat, { card, to, from }: ActionOf<'place'>): Decision<Event> => {
  if (!state.hand.includes(cardOf(card))) return notInHand(cardOf(card))
  if (!targetsOf(state, seat, card).includes(to))
    return refuse('noOwnBridge', card === to ? 'SM-22' : 'SM-24', {
      from: districtPart(card),
      to: districtPart(to),
    })
  const refusal = checkFrom(state, seat, from, 'SM-23')
  if (refusal !== undefined) return refusal
  const left = leftAfter(state, seat, from)
  return played(state, seat, cardOf(card), {
    type: 'aristocrat.placed',
    seat,
    card,
    district: to,
    from,
    left,
  })
}

/** The refusal of taking this bridge, or none, off the board; undefined if allowed. */
const checkTake = (state: State, take: Bridge | null): Refused | undefined => {
  const supply = supplyOf(state)
  const rule = state.stage.is === 'found' ? 'SM-6' : 'SM-26'
  if (supply > 0) return take === null ? undefined : refuse('supplyLeft', rule, { count: supply })
  if (take === null) return refuse('supplyEmpty', 'SM-26')
  return state.bridges.some((each) => sameBridge(each, take)) ? undefined : refuse('noSuchBridge', 'SM-26')
}

const checkBridge = (
  state: State,
  seat: Seat,
  { at, from }: Pick<ActionOf<'bridge'>, 'at' | 'from'>,
): Refused | undefined => {
  const [low, high] = at
  const ends = { from: districtPart(low), to: districtPart(high) }
  if (low > high || !areNeighbours(low, high)) return refuse('notABorder', 'SM-8', ends)
  const here = bridgesOn(state.bridges, at)
  if (here.some((bridge) => bridge.seat === seat)) return refuse('ownBridgeThere', 'SM-8', ends)
  const limit = bridgeLimitOf(state)
  if (here.length >= limit) return refuse('borderFull', 'SM-8', { ...ends, count: limit })
  return checkFrom(state, seat, from, state.stage.is === 'found' ? 'SM-6' : 'SM-27a')
}

const built = (
  batch: Batch,
  seat: Seat,
  { at, take, from }: Pick<ActionOf<'bridge'>, 'at' | 'take' | 'from'>,
): Batch => {
  const free =
    take === null
      ? batch
      : withEvents(batch, {
          type: 'bridge.taken',
          seat,
          ownerSeat: take.seat,
          at: take.at,
          left: (batch.state.reserves[take.seat] ?? 0) + 1,
        })
  const left = leftAfter(free.state, seat, from)
  return withEvents(free, { type: 'bridge.built', seat, at, from, left, supply: supplyOf(free.state) - 1 })
}

/** Builds a bridge, by card or during setup. */
export const bridge = (state: State, seat: Seat, action: ActionOf<'bridge'>): Decision<Event> => {
  const isFounding = state.stage.is === 'found'
  if (!isFounding && !state.hand.includes('bridge')) return notInHand('bridge')
  const { take } = action
  const free = take === null ? state : withoutBridge(state, take)
  const refusal = checkTake(state, take) ?? checkBridge(free, seat, action)
  if (refusal !== undefined) return refusal
  const start = emptyBatch(state)
  if (isFounding) return accepted(nextStartBridge(built(start, seat, action), seat))
  return accepted(
    playOn(built(withEvents(start, { type: 'card.played', seat, card: 'bridge' }), seat, action)),
  )
}

export const transfer = (state: State, seat: Seat, action: ActionOf<'transfer'>): Decision<Event> => {
  const { district, seat: ownerSeat, from } = action
  if (!state.hand.includes('transfer')) return notInHand('transfer')
  if (ownerSeat >= state.seats) return refuse('noSuchSeat', 'SM-27', { seats: state.seats })
  if (ownerSeat === seat) return refuse('ownAristocrat', 'SM-27')
  if ((state.aristocrats[district]?.[ownerSeat] ?? 0) === 0)
    return refuse('noOpponentThere', 'SM-27', { district: districtPart(district) })
  const refusal = checkFrom(state, seat, from, 'SM-27a')
  if (refusal !== undefined) return refusal
  const left = leftAfter(state, seat, from)
  return played(state, seat, 'transfer', {
    type: 'aristocrat.replaced',
    seat,
    ownerSeat,
    district,
    from,
    left,
  })
}

/** SM-21: gives up any card except a Doge. */
export const giveUp = (state: State, seat: Seat, { card }: ActionOf<'giveUp'>): Decision<Event> => {
  if (!state.hand.includes(card)) return notInHand(card)
  if (card === 'doge') return refuse('dogeMustAct', 'SM-21')
  return accepted(playOn(withEvents(emptyBatch(state), { type: 'card.givenUp', seat, card })))
}
