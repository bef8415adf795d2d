/** The effects of outcomes of chance, and why some are impossible (SM-3, SM-10, SM-14, SM-15, SM-28). */
import { sumOf } from '../../../kernel/rules/lists.ts'
import { countsOf, covers } from '../../../kernel/rules/multisets.ts'
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { ActionOf } from '../action.ts'
import { banishAll } from './banishing.ts'
import { cardPool, decksOf, toDeal } from './decks.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents } from '../position/evolve.ts'
import type { Event } from '../event.ts'
import { CARDS, inCardOrder, inRisingOrder, LIMITS } from '../components/pieces.ts'
import { dealOn, rollRole } from './rounds.ts'
import { settleAristocrats } from './setup.ts'
import type { State } from '../state.ts'

export const roll = (state: State, { face }: ActionOf<'roll'>): Decision<Event> => {
  const { stage } = state
  if (stage.is === 'settle') return accepted(settleAristocrats(state, stage, face))
  if (stage.is === 'banish') {
    const { seat } = stage
    return accepted(
      banishAll(withEvents(emptyBatch(state), { type: 'die.rolled', seat, for: 'banishment', face })),
    )
  }
  return accepted(rollRole(emptyBatch(state), face))
}

interface Deal {
  readonly seat: number
  readonly count: number
  readonly isSorted: boolean
  readonly isLeft: boolean
}

const checkDeal = (state: State, { seat, count, isSorted, isLeft }: Deal): Refused | undefined => {
  const { stage } = state
  const rule = state.round?.seats.length === 3 ? 'SM-14' : 'SM-15'
  const due = toDeal(state)
  if (!('seat' in stage) || stage.seat !== seat) return refuse('notTheirs', rule)
  if (count !== due) return refuse('cardsMiscounted', rule, { count: due })
  if (!isLeft) return refuse('notInDeck', 'SM-3')
  return isSorted ? undefined : refuse('notInOrder', rule)
}

export const dealCards = (state: State, { seat, cards }: ActionOf<'dealCards'>): Decision<Event> => {
  const { stage } = state
  if (cards === null && state.unseen !== true) return refuse('cardsUnknown', 'SM-48')
  const count = cards?.length ?? toDeal(state)
  const isSorted = cards === null || inCardOrder(cards).join() === cards.join()
  const refusal = checkDeal(state, {
    seat,
    count,
    isSorted,
    isLeft: covers(cardPool(state), countsOf(CARDS, cards ?? [])),
  })
  if (refusal !== undefined) return refusal
  const missing = stage.is === 'cards' ? stage.missing - count : 0
  const start = emptyBatch(state)
  const isUsedUp = decksOf(state).cards === 0
  const ready = isUsedUp
    ? withEvents(start, { type: 'deck.reshuffled', cards: sumOf(state.discards) })
    : start
  return accepted(withEvents(ready, { type: 'cards.dealt', seat, count, missing, cards }))
}

export const dealLimits = (state: State, { seat, limits }: ActionOf<'dealLimits'>): Decision<Event> => {
  if (limits === null && state.unseen !== true) return refuse('cardsUnknown', 'SM-48')
  const count = limits?.length ?? toDeal(state)
  const isSorted = limits === null || inRisingOrder(limits).join() === limits.join()
  const refusal = checkDeal(state, {
    seat,
    count,
    isSorted,
    isLeft: covers(state.limitDeck, countsOf(LIMITS, limits ?? [])),
  })
  if (refusal !== undefined) return refusal
  return accepted(dealOn(withEvents(emptyBatch(state), { type: 'limits.dealt', seat, count, limits })))
}
