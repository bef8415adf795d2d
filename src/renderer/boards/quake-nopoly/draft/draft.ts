/** A draft: what the seat has chosen so far, a plain value without rules. */
import {
  type TrackName,
  KINDS,
  type Kind,
} from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type {
  BuildingId,
  Card,
  EventId,
  Role,
} from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { Stock } from '../../../../engine/games/quake-nopoly/components/pieces.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { builtAt, seatToAct, landAt } from './table.ts'
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'

/** Pieces by kind, and lists of kinds as actions write them. */
export const NONE: Stock = [0, 0, 0, 0]

export const countOf = (stock: Stock): number => stock.reduce((sum, each) => sum + each, 0)
export const ofKind = (stock: Stock, kind: Kind): number => stock[KINDS.indexOf(kind)] ?? 0

/** One more or fewer of a kind, never below 0 nor above `most` of that kind. */
export const changed = (stock: Stock, kind: Kind, by: number, most: Stock): Stock =>
  KINDS.map((each, index) => {
    const count = stock[index] ?? 0
    return each === kind ? Math.max(0, Math.min(most[index] ?? 0, count + by)) : count
  })

/** The kinds in their order, equal ones side by side, as actions list them. */
export const listOf = (stock: Stock): Kind[] =>
  KINDS.flatMap((kind, index) => Array.from({ length: stock[index] ?? 0 }, () => kind))

export const stockOf = (kinds: readonly Kind[]): Stock =>
  KINDS.map((kind) => kinds.filter((each) => each === kind).length)

/** The seven actions, the architect's, and the other actions of a turn. */
export const ACTIONS = ['build', 'swapLand', 'review', 'strengthen', 'trade', 'plan', 'pass'] as const
export const POWERS = ['buy', 'exchange', 'lend', 'undercut'] as const
export type TurnDoes = (typeof ACTIONS)[number] | (typeof POWERS)[number] | 'play'
/** The subject of a draft: an action of the turn, or the choice the view asks for. */
export type Does = TurnDoes | NonNullable<View['choice']>['is']

export interface Draft {
  readonly does: Does | null
  /** A building of the hand (or one of `unseenSlots`), or on the table. */
  readonly building: BuildingId | null
  /** An own district card, and one of another seat. */
  readonly card: Card | null
  readonly other: Card | null
  readonly track: TrackName | null
  readonly count: 1 | 2
  readonly pay: Stock
  readonly take: Stock
  readonly seat: number | null
  readonly event: EventId | null
  /** Hand buildings in the order they are put back. */
  readonly list: readonly BuildingId[]
  readonly role: Role | null
  readonly change: -2 | -1 | 0 | 1 | 2 | null
}

const EMPTY: Draft = {
  does: null,
  building: null,
  card: null,
  other: null,
  track: null,
  count: 2,
  pay: NONE,
  take: NONE,
  seat: null,
  event: null,
  list: [],
  role: null,
  change: null,
}

/** The draft a position begins with: about the choice the view asks for, or empty. */
export const startDraft = (view: View): Draft => ({ ...EMPTY, does: view.choice?.is ?? null })

// The pieces of a draft: those paid and those taken.

/** How many pieces a side of the draft takes in all, and how many of each kind are available. */
export interface Purse {
  readonly side: 'pay' | 'take'
  readonly count: number
  readonly from: Stock
}

const onlyKinds = (stock: Stock, kinds: readonly (Kind | undefined)[], names: readonly Kind[]): Stock =>
  names.map((kind, index) => (kinds.includes(kind) ? (stock[index] ?? 0) : 0))
const KIND_NAMES: readonly Kind[] = ['brick', 'wood', 'stone', 'steel']

/** The number of pieces still to choose, those paid first. */
export const pursesOf = (draft: Draft, view: View): readonly Purse[] => {
  const { choice, turnPossible: turn } = view
  const seat = seatToAct(view)
  const own = seat === null ? NONE : (view.players[seat]?.stock ?? NONE)
  const pay = (count: number, from: Stock): Purse => ({ side: 'pay', count, from })
  const take = (count: number, from: Stock): Purse => ({ side: 'take', count, from })
  const back = (paid: Stock): Stock => view.supply.map((each, index) => each + (paid[index] ?? 0))
  switch (draft.does) {
    case 'trade':
      if (choice?.is === 'trade') return [pay(choice.pay, own), take(choice.take, back(draft.pay))]
      return [pay(turn?.trade.pay ?? 2, own), take(1, back(draft.pay))]
    case 'plan':
      return [pay(turn?.plan.pay ?? 3, own)]
    case 'lend':
      return [pay(2, own)]
    case 'buy': {
      const built = draft.building === null ? undefined : builtAt(view, draft.building)?.built
      return [pay(6, onlyKinds(own, [built?.material.kind, built?.structure.kind], KIND_NAMES))]
    }
    case 'take':
      return choice?.is === 'take' ? [take(choice.count, choice.from)] : []
    case 'pay':
      return choice?.is === 'pay' ? [pay(choice.count, choice.from)] : []
    default:
      return []
  }
}

// Unseen cards of the hand as options: they have no ids of their own.

/** Not the beginning of any building's id. */
const UNSEEN = '?'
/** A card of the hand as records write it: null if it is unseen. */
export const written = (id: BuildingId): BuildingId | null => (id.startsWith(UNSEEN) ? null : id)

/** Placeholders for hand cards that can go under the deck unseen. */
export const unseenSlots = (draft: Draft | null, view: View): readonly string[] => {
  const seat = seatToAct(view)
  const player = seat === null ? undefined : view.players[seat]
  if (player?.hand === undefined || player.hand === null || view.others.length === 0) return []
  const all = draft?.does === 'putBack' ? player.cards - player.hand.length : draft?.does === 'review' ? 1 : 0
  return Array.from({ length: all }, (_, index) => `${UNSEEN}${index + 1}`)
}

export const isKnown = ({ building }: Draft, view: View): boolean =>
  building !== null && !view.others.includes(building) && !building.startsWith(UNSEEN)

// The action a draft forms, and its missing parts.

/** The seat to act has a card, seen or not. */
const hasHand = (view: View): boolean => view.players[seatToAct(view) ?? -1]?.cards !== 0

/** The next missing part, as the name of a hint; null if none is missing. */
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

/** The action of a complete draft; null while something is missing, or where a plain button chooses. */
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

/** The action that declines a choice; null if there is none. */
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

// How a press changes a draft.

/** A pressed thing. */
export type Touch =
  | { readonly on: 'does'; readonly does: TurnDoes }
  | { readonly on: 'hand'; readonly building: BuildingId }
  | { readonly on: 'land'; readonly card: Card }
  | { readonly on: 'built'; readonly building: BuildingId; readonly track: TrackName | null }
  | { readonly on: 'track'; readonly track: TrackName }
  | { readonly on: 'count'; readonly count: 1 | 2 }
  | { readonly on: 'seat'; readonly seat: number }
  | { readonly on: 'event'; readonly event: EventId }
  | { readonly on: 'role'; readonly role: Role }
  | { readonly on: 'change'; readonly change: -2 | -1 | 0 | 1 | 2 }
  | { readonly on: 'piece'; readonly side: 'pay' | 'take'; readonly kind: Kind; readonly by: 1 | -1 }

const toggled = <T>(now: T | null, next: T): T | null => (now === next ? null : next)

const touchHand = (draft: Draft, view: View, building: BuildingId): Draft => {
  if (draft.does === 'putBack')
    return {
      ...draft,
      list: draft.list.includes(building)
        ? draft.list.filter((each) => each !== building)
        : [...draft.list, building],
    }
  const stays = draft.does === 'build' || draft.does === 'review'
  if (stays) return { ...draft, building: toggled(draft.building, building) }
  // Only building needs the hand.
  return view.choice === null ? { ...startDraft(view), does: 'build', building } : draft
}

const touchLand = (draft: Draft, view: View, card: Card): Draft => {
  const isOwn = landAt(view, card)?.seat === seatToAct(view)
  switch (draft.does) {
    case 'exchange':
      return isOwn ? { ...draft, card } : { ...draft, other: card }
    case 'build':
    case 'swapLand':
    case 'buy':
    case 'reinforce':
    case 'hit':
    case 'shiftTo':
      return {
        ...draft,
        card,
        ...(draft.does === 'reinforce' || draft.does === 'hit' ? { building: null } : {}),
      }
    case null:
      return isOwn ? { ...draft, does: 'build', card } : draft
    default:
      return draft
  }
}

/** The track meant by a press on a whole building: one that the action can change. */
const trackFor = (draft: Draft, view: View, building: BuildingId): TrackName | null => {
  const { choice, turnPossible: turn } = view
  if (draft.does === 'undercut')
    return turn?.undercut?.targets.find((each) => each.building === building)?.track ?? null
  if (draft.does === 'reinforce')
    return choice?.is === 'reinforce'
      ? (choice.targets.find(({ on }) => on === building)?.track ?? null)
      : null
  return turn?.strengthen.targets.find((each) => each.building === building)?.track ?? 'material'
}

const strengthened = (draft: Draft, view: View, building: BuildingId, track: TrackName | null): Draft => {
  const chosen = track ?? trackFor(draft, view, building)
  const target = view.turnPossible?.strengthen.targets.find(
    (each) => each.building === building && each.track === chosen,
  )
  return { ...draft, does: 'strengthen', building, track: chosen, count: target?.most === 1 ? 1 : 2 }
}

const touchBuilt = (draft: Draft, view: View, building: BuildingId, track: TrackName | null): Draft => {
  const at = builtAt(view, building)
  if (!at) return draft
  const { card } = at.land
  const isOwn = at.seat === seatToAct(view)
  switch (draft.does) {
    case 'strengthen':
      return strengthened(draft, view, building, track)
    case 'undercut':
      return { ...draft, building, track: track ?? trackFor(draft, view, building) }
    case 'buy':
      return isOwn ? { ...draft, card } : { ...draft, building, pay: NONE }
    case 'reinforce': {
      const targets = view.choice?.is === 'reinforce' ? view.choice.targets : []
      const isOne = targets.some(({ on }) => on === building)
      const on = isOne ? building : card
      const chosen = track ?? targets.find((each) => each.on === on)?.track ?? 'material'
      return { ...draft, building: isOne ? building : null, card: isOne ? null : card, track: chosen }
    }
    case 'hit': {
      const plays = view.choice?.is === 'hit' ? view.choice.plays : []
      const isOne = plays.some(({ event, on }) => event === draft.event && on.includes(building))
      return { ...draft, building: isOne ? building : null, card: isOne ? null : card }
    }
    case null:
      return isOwn && view.turnPossible ? strengthened(draft, view, building, track) : draft
    default:
      return touchLand(draft, view, card)
  }
}

/** Adds or takes back one piece; in a full purse the new piece replaces the last one. */
const touchPiece = (draft: Draft, view: View, side: 'pay' | 'take', kind: Kind, by: 1 | -1): Draft => {
  const purse = pursesOf(draft, view).find((each) => each.side === side)
  if (!purse) return draft
  const now = draft[side]
  if (by > 0 && countOf(now) >= purse.count) {
    if (purse.count > 1) return draft
    return { ...draft, [side]: changed(NONE, kind, 1, purse.from) }
  }
  return { ...draft, [side]: changed(now, kind, by, purse.from) }
}

/** How a press changes the draft; the engine judges whether the result is legal. */
export const touch = (draft: Draft, view: View, touched: Touch): Draft => {
  switch (touched.on) {
    case 'does':
      if (draft.does === touched.does && touched.does !== 'play') return startDraft(view)
      return {
        ...startDraft(view),
        does: touched.does,
        // A chosen known card is kept for the actions that need one.
        building: ['build', 'review'].includes(touched.does) && isKnown(draft, view) ? draft.building : null,
      }
    case 'hand':
      return touchHand(draft, view, touched.building)
    case 'land':
      return touchLand(draft, view, touched.card)
    case 'built':
      return touchBuilt(draft, view, touched.building, touched.track)
    case 'track':
      return { ...draft, track: touched.track }
    case 'count':
      return { ...draft, count: touched.count }
    case 'seat':
      return { ...draft, seat: touched.seat }
    case 'event':
      if (view.choice?.is === 'hit')
        return { ...draft, event: toggled(draft.event, touched.event), building: null, card: null }
      return { ...startDraft(view), does: 'play', event: touched.event }
    case 'role':
      return { ...draft, role: touched.role }
    case 'change':
      return { ...draft, change: touched.change }
    case 'piece':
      return touchPiece(draft, view, touched.side, touched.kind, touched.by)
  }
}
