/** The action a draft comes to, and what it still lacks. */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import type { Draft } from './draft.ts'
import { countOf, listOf } from './pieceCounts.ts'
import { pursesOf } from './piecesOwed.ts'
import { seatToAct } from './table.ts'
import { written } from './unseenSlots.ts'

/** Whoever is to act has a card, seen or not. */
const hasHand = (view: View): boolean => view.players[seatToAct(view) ?? -1]?.cards !== 0

/** What is still to be chosen, as a hint's name; null if nothing is. */
export const lackOf = (draft: Draft, view: View): string | null => {
  for (const { side, count } of draft.does === 'buy' && draft.building === null ? [] : pursesOf(draft, view))
    if (countOf(draft[side]) < count) {
      if (draft.does === 'lend' && draft.seat === null) return 'seat'
      if (draft.does === 'buy' && draft.card === null) return 'ownLand'
      return side
    }
  switch (draft.does) {
    case null:
      return hasHand(view) ? 'action' : 'actionAlone'
    case 'build':
      if (draft.building === null) return view.others.length > 0 ? 'unseen' : 'hand'
      return draft.card === null ? 'ownLand' : null
    case 'swapLand':
      return draft.card === null ? 'ownLand' : null
    case 'review':
      if (draft.building !== null) return null
      return view.others.length > 0 ? 'unseen' : 'hand'
    case 'strengthen':
    case 'undercut':
      return draft.building === null || draft.track === null ? draft.does : null
    case 'buy':
      return draft.building === null ? 'buy' : draft.card === null ? 'ownLand' : null
    case 'exchange':
      return draft.card === null ? 'emptyLand' : draft.other === null ? 'otherLand' : null
    case 'lend':
      return draft.seat === null ? 'seat' : null
    case 'play':
      return draft.event === null ? 'event' : null
    case 'role':
      return draft.role === null ? 'role' : null
    case 'forecast':
      return draft.change === null ? 'forecast' : null
    case 'fitOut':
      return draft.track === null ? 'track' : null
    case 'putBack': {
      const least = view.choice?.is === 'putBack' ? view.choice.least : 0
      return draft.list.length < least ? 'putBack' : null
    }
    case 'reinforce':
      return (draft.building === null && draft.card === null) || draft.track === null ? 'reinforce' : null
    case 'hit':
      if (draft.event === null) return 'hit'
      return draft.building === null && draft.card === null ? 'cover' : null
    case 'shiftTo':
      return draft.card === null ? 'shiftTo' : null
    default:
      return null
  }
}

/** The action a whole draft comes to; null while something is lacking, or where a plain button chooses. */
export const actionOf = (draft: Draft, view: View): Action | null => {
  if (lackOf(draft, view) !== null) return null
  const { does, building, card, other, track, count, seat, event, role, change } = draft
  const pay = listOf(draft.pay)
  const take = listOf(draft.take)
  const on = building ?? card
  if (does === 'build' && building !== null && card !== null) return { type: 'build', building, card }
  if (does === 'swapLand' && card !== null) return { type: 'swapLand', card }
  if (does === 'review' && building !== null) return { type: 'review', building: written(building) }
  if (does === 'strengthen' && building !== null && track !== null)
    return { type: 'strengthen', building, track, count }
  if (does === 'undercut' && building !== null && track !== null) return { type: 'undercut', building, track }
  if (does === 'buy' && building !== null && card !== null) return { type: 'buy', building, card, pay }
  if (does === 'exchange' && card !== null && other !== null) return { type: 'exchange', card, other }
  if (does === 'lend' && seat !== null) return { type: 'lend', seat, pieces: pay }
  if (does === 'trade') return { type: 'trade', pay, take }
  if (does === 'plan') return { type: 'plan', pay }
  if (does === 'pass') return { type: 'pass' }
  if (does === 'play' && event !== null) return { type: 'play', event, on: null }
  if (does === 'hit' && event !== null) return { type: 'play', event, on }
  if (does === 'role' && role !== null) return { type: 'role', role }
  if (does === 'forecast' && change !== null) return { type: 'forecast', change }
  if (does === 'fitOut' && track !== null) return { type: 'fitOut', track, count }
  if (does === 'take') return { type: 'take', pieces: take }
  if (does === 'pay') return { type: 'pay', pieces: pay }
  if (does === 'putBack') return { type: 'putBack', buildings: draft.list.map(written) }
  if (does === 'reinforce' && on !== null && track !== null) return { type: 'reinforce', on, track }
  if (does === 'shift') return { type: 'tryShift' }
  if (does === 'shiftTo' && card !== null) return { type: 'shiftTo', card }
  if (does === 'research') return { type: 'research' }
  if (does === 'expand') return { type: 'expand' }
  return null
}

/** The other way out of a choice: letting it be; null where there is none. */
export const waiverOf = (view: View): Action | null => {
  const { choice } = view
  switch (choice?.is) {
    case 'take':
      return choice.free ? { type: 'decline' } : null
    case 'reinforce':
    case 'trade':
    case 'build':
    case 'fitOut':
    case 'shift':
    case 'shiftTo':
    case 'research':
    case 'expand':
      return { type: 'decline' }
    case 'hit':
      return { type: 'endure' }
    default:
      return null
  }
}
