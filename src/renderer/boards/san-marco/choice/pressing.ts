/** What a press on the map means for a choice being made. */
import type { Action, WalkStep } from '../../../../engine/games/san-marco/action.ts'
import { districtOf } from '../../../../engine/games/san-marco/components/pieces.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'
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
  type Choice,
} from './choice.ts'
import { sameBorder } from '../board/geometry.ts'

/** What is pressed: a district, perhaps somebody's row in it; a border, perhaps a bridge on it. */
export type Hit =
  | { readonly is: 'district'; readonly district: District; readonly seat: Seat | null }
  | { readonly is: 'border'; readonly at: Border; readonly owner: Seat | null }

/** What becomes of a press: the choice, an action to send, one to ask main about as it cannot be, or a hint. */
export interface Pressed {
  readonly choice: Choice
  readonly commit?: true
  readonly ask?: Action
  readonly hint?: string
}

const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null)

/** So many of a seat's aristocrats to banish, as far as that is possible. */
export const withCount = (view: View, choice: Choice, seat: Seat, count: number): Choice => {
  const { remove } = view.possible
  if (remove === null) return choice
  const others = sumOf(choice.counts) - (choice.counts[seat] ?? 0)
  const next = Math.max(0, Math.min(count, remove.of[seat] ?? 0, remove.count - others))
  return { ...choice, counts: choice.counts.map((each, index) => (index === seat ? next : each)) }
}

/** One more of a seat's aristocrats to banish; a hint where none of them is left, or as many as were rolled are chosen. */
export const oneMore = (view: View, choice: Choice, seat: Seat): Pressed => {
  const now = choice.counts[seat] ?? 0
  const next = withCount(view, choice, seat, now + 1)
  if (next.counts[seat] !== now) return { choice: next }
  return { choice, hint: needOf(view, choice) === 'ready' ? 'allChosen' : 'noMoreThere' }
}

/** The walk with one step more. */
export const stepped = (choice: Choice, { to, over }: WalkStep): Choice => ({
  ...choice,
  to: null,
  fork: null,
  steps: [...choice.steps, { to, over }],
})

const walkTo = (view: View, choice: Choice, district: District): Pressed => {
  const end = choice.steps.at(-1)?.to ?? choice.to
  if (district === end) return { choice, commit: true }
  const ways = onwardOf(view, choice).filter(({ to }) => to === district)
  const way = only(ways)
  if (way !== null) return { choice: stepped(choice, way) }
  if (ways.length > 1) return { choice: { ...choice, to: null, fork: district } }
  const beenAt = choice.steps.findIndex(({ to }) => to === district)
  if (beenAt >= 0) return { choice: { ...choice, fork: null, steps: choice.steps.slice(0, beenAt + 1) } }
  if (district === view.doge) return { choice: { ...choice, to: district, fork: null, steps: [] } }
  return { choice, ask: { type: 'doge', steps: [...choice.steps, { to: district, over: null }] } }
}

const pressDistrict = (view: View, choice: Choice, district: District, seat: Seat | null): Pressed => {
  const task = taskOf(view, choice)
  const need = needOf(view, choice)
  const isOpen = openDistricts(view, choice).includes(district)
  if (task === 'doge') return walkTo(view, choice, district)
  if (need === 'from')
    return isOpen ? { choice: { ...choice, from: district } } : { choice, hint: 'noneOfYours' }
  const again = choice.to === district && need === 'ready'
  const source = view.possible.from?.[0] ?? null
  switch (task) {
    case 'place': {
      if (again) return { choice, commit: true }
      if (isOpen) return { choice: { ...choice, to: district, from: only(view.possible.from ?? []) } }
      const card = districtOf(choice.card ?? 'doge')
      return card === undefined
        ? { choice }
        : { choice, ask: { type: 'place', card, to: district, from: source } }
    }
    case 'transfer': {
      const opponents = opponentsIn(view, district)
      const wanted = seat !== null && opponents.includes(seat) ? seat : null
      if (again && (wanted === null || wanted === choice.seat)) return { choice, commit: true }
      if (!isOpen) return { choice, hint: 'noOpponent' }
      const next = { ...choice, to: district, seat: wanted ?? only(opponents) }
      return { choice: { ...next, from: only(view.possible.from ?? []) } }
    }
    case 'banish':
      if (again) return { choice, commit: true }
      return isOpen ? { choice: { ...choice, to: district } } : { choice, ask: { type: 'banish', district } }
    case 'dogePlace':
      if (again) return { choice, commit: true }
      return { choice: { ...choice, to: district } }
    case 'remove':
      if (!isOpen) return { choice, hint: 'otherDistrict' }
      return seat === null ? { choice, hint: 'pickRow' } : oneMore(view, choice, seat)
    case 'bridge':
      return { choice, hint: need === 'take' ? 'pickBridge' : 'pickBorder' }
    case 'choose':
      return { choice, hint: 'pickOffer' }
    case 'card':
      return { choice, hint: 'pickCard' }
    case 'none':
      return { choice }
  }
}

/** The bridge meant by a press on a border that has several to take: the owner's, else the next one. */
const takenAt = (view: View, choice: Choice, at: Border, owner: Seat | null): Choice | null => {
  const here = takeableOf(view).filter((bridge) => sameBorder(bridge.at, at))
  const now = here.findIndex((bridge) => sameBridge(bridge, choice.take))
  const take = owner === null ? here[(now + 1) % here.length] : here.find(({ seat }) => seat === owner)
  return take === undefined ? null : { ...choice, take, at: null, from: null }
}

const pressBorder = (view: View, choice: Choice, at: Border, owner: Seat | null): Pressed => {
  const task = taskOf(view, choice)
  if (task === 'doge') {
    const ways = onwardOf(view, choice).filter(({ from, to }) => at.includes(from) && at.includes(to))
    const way = owner === null ? only(ways) : (ways.find(({ over }) => over === owner) ?? null)
    if (way !== null) return { choice: stepped(choice, way) }
    return ways[0] === undefined
      ? { choice, hint: 'notFromHere' }
      : { choice: { ...choice, to: null, fork: ways[0].to } }
  }
  if (task !== 'bridge') return { choice, hint: task === 'card' ? 'pickCard' : 'pickDistrict' }
  if (needOf(view, choice) === 'take') {
    const taken = takenAt(view, choice, at, owner)
    return taken === null ? { choice, hint: 'pickBridge' } : { choice: taken }
  }
  if (choice.at !== null && sameBorder(choice.at, at) && needOf(view, choice) === 'ready')
    return { choice, commit: true }
  const building = buildingOf(view, choice)
  if (openBorders(view, choice).some((border) => sameBorder(border, at)))
    return { choice: { ...choice, at, from: only(building?.from ?? []) } }
  return { choice, ask: { type: 'bridge', at, take: choice.take, from: building?.from?.[0] ?? null } }
}

export const press = (view: View, choice: Choice, hit: Hit): Pressed =>
  hit.is === 'district'
    ? pressDistrict(view, choice, hit.district, hit.seat)
    : pressBorder(view, choice, hit.at, hit.owner)
