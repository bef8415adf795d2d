/** How a press on the map changes the draft. */
import type { Action, WalkStep } from '../../../../engine/games/san-marco/action.ts'
import { districtOf } from '../../../../engine/games/san-marco/components/pieces.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'
import { sumOf } from '../../../../engine/kernel/rules/lists.ts'
import {
  buildingOf,
  needOf,
  onwardOf,
  openBorders,
  openDistricts,
  opponentsIn,
  sameBridge,
  takeableOf,
  taskOf,
  type Draft,
} from './draft.ts'
import { sameBorder } from '../board/geometry.ts'
import { dogeBrings } from './preview.ts'

/** The pressed place: a district, perhaps a seat's row in it; a border, perhaps a bridge on it. */
export type Hit =
  | { readonly is: 'district'; readonly district: District; readonly seat: Seat | null }
  | { readonly is: 'border'; readonly at: Border; readonly owner: Seat | null }

/**
 * The result of a press: the next draft and whether to do it, an impossible action to ask the engine about, or a hint.
 */
export interface Pressed {
  readonly draft: Draft
  readonly commit?: true
  readonly ask?: Action
  readonly hint?: string
}

const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null)

/** Sets the number of a seat's aristocrats to banish, as far as possible. */
export const withCount = (view: View, draft: Draft, seat: Seat, count: number): Draft => {
  const { remove } = view.possible
  if (remove === null) return draft
  const others = sumOf(draft.counts) - (draft.counts[seat] ?? 0)
  const next = Math.max(0, Math.min(count, remove.of[seat] ?? 0, remove.count - others))
  return { ...draft, counts: draft.counts.map((each, index) => (index === seat ? next : each)) }
}

/** Banishes one more of a seat's aristocrats; gives a hint where none is left, or as many as were rolled are chosen. */
export const oneMore = (view: View, draft: Draft, seat: Seat): Pressed => {
  const now = draft.counts[seat] ?? 0
  const next = withCount(view, draft, seat, now + 1)
  if (next.counts[seat] !== now) return { draft: next }
  return { draft, hint: needOf(view, draft) === 'ready' ? 'allChosen' : 'noMoreThere' }
}

/** The walk with one more step. */
export const stepped = (draft: Draft, { to, over }: WalkStep): Draft => ({
  ...draft,
  to: null,
  fork: null,
  steps: [...draft.steps, { to, over }],
})

/**
 * The steps that take the Doge's walk to a district farther away: the cheapest for the player who moves him, and of
 * those the fewest. Undefined if he cannot get there, or several ways are as good.
 */
const cheapestWayTo = (view: View, draft: Draft, district: District): readonly WalkStep[] | undefined => {
  const waysOn = (before: Draft): readonly Draft[] =>
    onwardOf(view, before).flatMap((step) => {
      const walk = stepped(before, step)
      return step.to === district ? [walk] : waysOn(walk)
    })
  const [best, next] = waysOn(draft)
    .map((walk) => ({ steps: walk.steps, cost: dogeBrings(view, walk)?.cost ?? 0 }))
    .toSorted((one, other) => one.cost - other.cost || one.steps.length - other.steps.length)
  const isTied = next?.cost === best?.cost && next?.steps.length === best?.steps.length
  return isTied ? undefined : best?.steps
}

const walkTo = (view: View, draft: Draft, district: District): Pressed => {
  const end = draft.steps.at(-1)?.to ?? draft.to
  if (district === end) return { draft, commit: true }
  const ways = onwardOf(view, draft).filter(({ to }) => to === district)
  const way = only(ways)
  if (way !== null) return { draft: stepped(draft, way) }
  if (ways.length > 1) return { draft: { ...draft, to: null, fork: district } }
  const beenAt = draft.steps.findIndex(({ to }) => to === district)
  if (beenAt >= 0) return { draft: { ...draft, fork: null, steps: draft.steps.slice(0, beenAt + 1) } }
  if (district === view.doge) return { draft: { ...draft, to: district, fork: null, steps: [] } }
  const steps = cheapestWayTo(view, draft, district)
  if (steps !== undefined) return { draft: { ...draft, to: null, fork: null, steps } }
  return { draft, ask: { type: 'doge', steps: [...draft.steps, { to: district, over: null }] } }
}

const pressDistrict = (view: View, draft: Draft, district: District, seat: Seat | null): Pressed => {
  const task = taskOf(view, draft)
  const need = needOf(view, draft)
  const isOpen = openDistricts(view, draft).includes(district)
  if (task === 'doge') return walkTo(view, draft, district)
  if (need === 'from')
    return isOpen ? { draft: { ...draft, from: district } } : { draft, hint: 'noneOfYours' }
  const again = draft.to === district && need === 'ready'
  const source = view.possible.from?.[0] ?? null
  switch (task) {
    case 'place': {
      if (again) return { draft, commit: true }
      if (isOpen) return { draft: { ...draft, to: district, from: only(view.possible.from ?? []) } }
      const card = districtOf(draft.card ?? 'doge')
      return card === undefined
        ? { draft }
        : { draft, ask: { type: 'place', card, to: district, from: source } }
    }
    case 'transfer': {
      const opponents = opponentsIn(view, district)
      const wanted = seat !== null && opponents.includes(seat) ? seat : null
      if (again && (wanted === null || wanted === draft.seat)) return { draft, commit: true }
      if (!isOpen) return { draft, hint: 'noOpponent' }
      const next = { ...draft, to: district, seat: wanted ?? only(opponents) }
      return { draft: { ...next, from: only(view.possible.from ?? []) } }
    }
    case 'banish':
      if (again) return { draft, commit: true }
      return isOpen ? { draft: { ...draft, to: district } } : { draft, ask: { type: 'banish', district } }
    case 'dogePlace':
      if (again) return { draft, commit: true }
      return { draft: { ...draft, to: district } }
    case 'remove':
      if (!isOpen) return { draft, hint: 'otherDistrict' }
      return seat === null ? { draft, hint: 'pickRow' } : oneMore(view, draft, seat)
    case 'bridge':
      return { draft, hint: need === 'take' ? 'pickBridge' : 'pickBorder' }
    case 'assign':
      return { draft, hint: 'pickRole' }
    case 'choose':
      return { draft, hint: 'pickOffer' }
    case 'card':
      return { draft, hint: 'pickCard' }
    case 'none':
      return { draft }
  }
}

/** The bridge meant by a press on a border with several to take: the pressed owner's, else the next one. */
const takenAt = (view: View, draft: Draft, at: Border, owner: Seat | null): Draft | null => {
  const here = takeableOf(view).filter((bridge) => sameBorder(bridge.at, at))
  const now = here.findIndex((bridge) => sameBridge(bridge, draft.take))
  const take = owner === null ? here[(now + 1) % here.length] : here.find(({ seat }) => seat === owner)
  return take === undefined ? null : { ...draft, take, at: null, from: null }
}

const pressBorder = (view: View, draft: Draft, at: Border, owner: Seat | null): Pressed => {
  const task = taskOf(view, draft)
  if (task === 'doge') {
    const ways = onwardOf(view, draft).filter(({ from, to }) => at.includes(from) && at.includes(to))
    const way = owner === null ? only(ways) : (ways.find(({ over }) => over === owner) ?? null)
    if (way !== null) return { draft: stepped(draft, way) }
    return ways[0] === undefined
      ? { draft, hint: 'notFromHere' }
      : { draft: { ...draft, to: null, fork: ways[0].to } }
  }
  if (task !== 'bridge') return { draft, hint: task === 'card' ? 'pickCard' : 'pickDistrict' }
  if (needOf(view, draft) === 'take') {
    const taken = takenAt(view, draft, at, owner)
    return taken === null ? { draft, hint: 'pickBridge' } : { draft: taken }
  }
  if (draft.at !== null && sameBorder(draft.at, at) && needOf(view, draft) === 'ready')
    return { draft, commit: true }
  const building = buildingOf(view, draft)
  if (openBorders(view, draft).some((border) => sameBorder(border, at)))
    return { draft: { ...draft, at, from: only(building?.from ?? []) } }
  return { draft, ask: { type: 'bridge', at, take: draft.take, from: building?.from?.[0] ?? null } }
}

export const press = (view: View, draft: Draft, hit: Hit): Pressed =>
  hit.is === 'district'
    ? pressDistrict(view, draft, hit.district, hit.seat)
    : pressBorder(view, draft, hit.at, hit.owner)
