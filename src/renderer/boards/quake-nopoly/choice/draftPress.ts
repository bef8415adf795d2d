/** What a press makes of a draft. */
import type {
  BuildingId,
  Card,
  EventId,
  Role,
} from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { Kind, TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import { startDraft, type Draft, type TurnDoes } from './draft.ts'
import { changed, countOf, NONE } from './pieceCounts.ts'
import { pursesOf } from './piecesOwed.ts'
import { builtAt, landAt, seatToAct } from './table.ts'
import { isKnown } from './unseenSlots.ts'

/** Something pressed. */
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
  // A choice other than building has no use for the hand.
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

/** The track meant when a building is pressed as a whole: one that something can be done to. */
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

/** Adds or takes back one piece; the last one of a full purse gives way to a new one. */
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

/** What a press makes of the draft. Whether it is allowed is for the engine to say. */
export const touch = (draft: Draft, view: View, touched: Touch): Draft => {
  switch (touched.on) {
    case 'does':
      if (draft.does === touched.does && touched.does !== 'play') return startDraft(view)
      return {
        ...startDraft(view),
        does: touched.does,
        // A chosen card that is known is kept for the actions that need one.
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
