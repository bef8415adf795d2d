/** What an action causes in a position, or why it is refused. */
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Action, ActionOf } from '../action.ts'
import { decline, nameDistrict, remove } from './banishing.ts'
import { openAt, tableOf } from './decks.ts'
import { accepted, emptyBatch, withEvents } from './batch.ts'
import { placeDoge, walk } from './doge.ts'
import type { Event } from '../event.ts'
import { dealCards, dealLimits, roll } from './chance-effects.ts'
import { inOfferOrder, isEmptyPile, isPileOf, together } from './offers.ts'
import { bridge, giveUp, place, transfer } from './playing-cards.ts'
import { drawFirst } from './setup.ts'
import type { Pile, Stage, State } from '../state.ts'
import { divideOn, take } from './offer-flow.ts'

/** The rule that says what a stage waits for. */
const RULE_OF = {
  first: 'SM-4',
  settle: 'SM-4',
  found: 'SM-6',
  roles: 'SM-10',
  cards: 'SM-14',
  limits: 'SM-14',
  divide: 'SM-16',
  choose: 'SM-18',
  play: 'SM-21',
  banish: 'SM-28',
  remove: 'SM-28',
  bonus: 'SM-44',
  over: 'SM-46',
} as const satisfies { readonly [S in Stage['is']]: string }

/** What has to be done first. */
const FIRST = {
  first: 'luckFirst',
  settle: 'luckFirst',
  found: 'bridgeFirst',
  roles: 'luckFirst',
  cards: 'luckFirst',
  limits: 'luckFirst',
  divide: 'divideFirst',
  choose: 'chooseFirst',
  play: 'playFirst',
  banish: 'luckFirst',
  remove: 'removeFirst',
  bonus: 'bonusFirst',
  over: 'matchOver',
} as const satisfies { readonly [S in Stage['is']]: string }

/** An action of the wrong kind for the stage. */
const outOfPlace = ({ stage }: State): Refused => refuse(FIRST[stage.is], RULE_OF[stage.is])

const asWritten = (piles: readonly Pile[]): string =>
  piles.map(({ cards, limits }) => `${cards.join()}:${limits.join()}`).join(' ')

/** SM-14 to SM-16. */
const divide = (state: State, seat: Seat, { offers }: ActionOf<'divide'>): Decision<Event> => {
  const table = tableOf(state, seat)
  if (table === undefined) return outOfPlace(state)
  if (offers === null) return refuse('cardsUnknown', 'SM-48')
  const count = table.takers.length
  if (offers.length !== count) return refuse('offersMiscounted', count === 3 ? 'SM-14' : 'SM-15', { count })
  if (!isPileOf(together(offers), table.held, openAt(state, table))) return refuse('otherCards', 'SM-16')
  if (offers.some(isEmptyPile)) return refuse('emptyOffer', 'SM-16')
  if (asWritten(inOfferOrder(offers)) !== asWritten(offers)) return refuse('offersNotInOrder', 'SM-16')
  return accepted(divideOn(withEvents(emptyBatch(state), { type: 'offers.divided', seat, offers })))
}

/** SM-18 to SM-20a. */
const choose = (state: State, seat: Seat, { offer }: ActionOf<'choose'>): Decision<Event> => {
  const table = state.round?.tables.find(({ up, offers }) => up && offers.some((each) => each.seat === null))
  const chosen = table?.offers[offer]
  if (table === undefined || chosen === undefined) return refuse('noSuchOffer', 'SM-18')
  if (chosen.seat !== null) return refuse('offerTaken', 'SM-18')
  return accepted(take(emptyBatch(state), table, seat, offer))
}

const play = (state: State, seat: Seat, action: Action): Decision<Event> => {
  switch (action.type) {
    case 'place':
      return place(state, seat, action)
    case 'bridge':
      return bridge(state, seat, action)
    case 'transfer':
      return transfer(state, seat, action)
    case 'banish':
      return nameDistrict(state, action)
    case 'dogePlace':
      return placeDoge(state, seat, action)
    case 'doge':
      return walk(state, seat, action)
    case 'giveUp':
      return giveUp(state, seat, action)
    default:
      return outOfPlace(state)
  }
}

export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage } = state
  switch (stage.is) {
    case 'first':
      return action.type === 'first' ? drawFirst(state, action) : outOfPlace(state)
    case 'settle':
    case 'roles':
    case 'banish':
      return action.type === 'roll' ? roll(state, action) : outOfPlace(state)
    case 'cards':
      return action.type === 'dealCards' ? dealCards(state, action) : outOfPlace(state)
    case 'limits':
      return action.type === 'dealLimits' ? dealLimits(state, action) : outOfPlace(state)
    case 'found':
      return action.type === 'bridge' ? bridge(state, stage.seat, action) : outOfPlace(state)
    case 'divide':
      return action.type === 'divide' ? divide(state, stage.seat, action) : outOfPlace(state)
    case 'choose':
      return action.type === 'choose' ? choose(state, stage.seat, action) : outOfPlace(state)
    case 'play':
      return play(state, stage.seat, action)
    case 'remove':
      return action.type === 'remove' ? remove(state, action) : outOfPlace(state)
    case 'bonus':
      if (action.type === 'banish') return nameDistrict(state, action)
      return action.type === 'decline' ? decline(state) : outOfPlace(state)
    case 'over':
      return outOfPlace(state)
  }
}
