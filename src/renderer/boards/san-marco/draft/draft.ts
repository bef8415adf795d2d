/** A draft: what the seat has chosen so far, what it has to choose next, and the action it forms. */
import type { Action, WalkStep } from '../../../../engine/games/san-marco/action.ts'
import { walkFrom } from '../../../../engine/games/san-marco/view/doge-path.ts'
import { districtOf, type Card } from '../../../../engine/games/san-marco/components/pieces.ts'
import type { Bridge } from '../../../../engine/games/san-marco/state.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type {
  BridgeChoice,
  DogeStepView,
  TableView,
  View,
} from '../../../../engine/games/san-marco/view/schema.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'
import { sumOf } from '../../../../engine/kernel/rules/lists.ts'
import { sameBorder } from '../board/geometry.ts'
import { namingOf } from '../tray/entering.ts'
import { startDivision, type Division } from './division.ts'

export interface Draft {
  /** The card being played. */
  readonly card: Card | null
  /** The district to place an aristocrat in, to name, or where the Doge stays. */
  readonly to: District | null
  /** The seat whose aristocrat is replaced, or that gets a role. */
  readonly seat: Seat | null
  /** The bridge taken off the board, and the border to build one on. */
  readonly take: Bridge | null
  readonly at: Border | null
  /** The district an aristocrat comes from while the reserve is empty. */
  readonly from: District | null
  /** The Doge's walk so far, and a district that several bridges lead to. */
  readonly steps: readonly WalkStep[]
  readonly fork: District | null
  /** The number of each seat's aristocrats to banish. */
  readonly counts: readonly number[]
  /** The offer to take. */
  readonly offer: number | null
  /** Cards being divided into offers; null if there are none to divide, or some of them have to be named first. */
  readonly division: Division | null
}

/** What the seat is doing: playing a card in some way, or the task of the stage. */
export type Task =
  | 'card'
  | 'place'
  | 'bridge'
  | 'transfer'
  | 'banish'
  | 'dogePlace'
  | 'doge'
  | 'remove'
  | 'assign'
  | 'choose'
  | 'none'

/** The missing part of the draft; `ready` if nothing is missing. */
export type Need =
  | 'card'
  | 'district'
  | 'opponent'
  | 'take'
  | 'border'
  | 'from'
  | 'fork'
  | 'counts'
  | 'offer'
  | 'role'
  | 'ready'
  | 'none'

export const sameBridge = (one: Bridge | null, other: Bridge | null): boolean =>
  one === other || (one !== null && other !== null && one.seat === other.seat && sameBorder(one.at, other.at))

/** The table at which the seat to act divides, chooses or has chosen. */
export const tableToAct = (view: View): TableView | undefined =>
  view.tables.find(({ seat }) => seat === view.seat)

/** An empty draft; a card is picked at once where there is only one kind to play. */
export const startDraft = (view: View): Draft => {
  const [only, ...more] = view.possible.cards
  const table = view.stage === 'divide' ? tableToAct(view) : undefined
  return {
    card: view.stage === 'play' && more.length === 0 ? (only?.card ?? null) : null,
    to: null,
    seat: null,
    take: null,
    at: null,
    from: null,
    steps: [],
    fork: null,
    counts: view.players.map(() => 0),
    offer: view.possible.offers.length === 1 ? (view.possible.offers[0] ?? null) : null,
    division: table?.held && namingOf(view) === null ? startDivision(table.held, table.takers.length) : null,
  }
}

export const withCard = (view: View, card: Card | null): Draft => ({
  ...startDraft(view),
  card,
})

export const taskOf = (view: View, { card }: Draft): Task => {
  switch (view.stage) {
    case 'found':
      return 'bridge'
    case 'bonus':
      return 'banish'
    case 'remove':
      return 'remove'
    case 'assign':
    case 'choose':
      return view.stage
    case 'play':
      if (card === null) return 'card'
      if (districtOf(card) !== undefined) return 'place'
      if (card === 'bridge' || card === 'transfer') return card
      if (card === 'banishment') return 'banish'
      return view.doge === null ? 'dogePlace' : 'doge'
    default:
      return 'none'
  }
}

/** The borders to build a bridge on, once the bridge to take is chosen. */
export const buildingOf = ({ possible }: View, { take }: Draft): BridgeChoice | undefined =>
  possible.bridges.find((each) => sameBridge(each.take, take))

/** The bridges to choose from while the supply is empty. */
export const takeableOf = ({ possible }: View): readonly Bridge[] =>
  possible.bridges.flatMap(({ take }) => (take === null ? [] : [take]))

const sourcesOf = (view: View, draft: Draft, task: Task): readonly District[] | null =>
  task === 'bridge' ? (buildingOf(view, draft)?.from ?? null) : view.possible.from

export const needOf = (view: View, draft: Draft): Need => {
  const task = taskOf(view, draft)
  const missesSource = draft.from === null && sourcesOf(view, draft, task) !== null
  switch (task) {
    case 'none':
      return 'none'
    case 'card':
      return 'card'
    case 'place':
      if (draft.to === null) return 'district'
      return missesSource ? 'from' : 'ready'
    case 'transfer':
      if (draft.to === null || draft.seat === null) return draft.to === null ? 'district' : 'opponent'
      return missesSource ? 'from' : 'ready'
    case 'bridge':
      if (draft.take === null && takeableOf(view).length > 0) return 'take'
      if (draft.at === null) return 'border'
      return missesSource ? 'from' : 'ready'
    case 'banish':
    case 'dogePlace':
      return draft.to === null ? 'district' : 'ready'
    case 'doge':
      return draft.fork === null ? 'ready' : 'fork'
    case 'remove':
      return sumOf(draft.counts) < (view.possible.remove?.count ?? 0) ? 'counts' : 'ready'
    case 'assign':
      return draft.seat === null ? 'role' : 'ready'
    case 'choose':
      return draft.offer === null ? 'offer' : 'ready'
  }
}

/** The action a draft forms; null while something is missing. */
export const actionOf = (view: View, draft: Draft): Action | null => {
  if (needOf(view, draft) !== 'ready') return null
  const { card, to, seat, take, at, from, steps, counts, offer } = draft
  switch (taskOf(view, draft)) {
    case 'place': {
      const district = card === null ? undefined : districtOf(card)
      return district === undefined || to === null ? null : { type: 'place', card: district, to, from }
    }
    case 'transfer':
      return to === null || seat === null ? null : { type: 'transfer', district: to, seat, from }
    case 'bridge':
      return at === null ? null : { type: 'bridge', at, take, from }
    case 'banish':
      return to === null ? null : { type: 'banish', district: to }
    case 'dogePlace':
      return to === null ? null : { type: 'dogePlace', district: to }
    case 'doge':
      return { type: 'doge', steps }
    case 'remove':
      return { type: 'remove', counts }
    case 'assign':
      return seat === null ? null : { type: 'assign', seat }
    case 'choose':
      return offer === null ? null : { type: 'choose', offer }
    default:
      return null
  }
}

/** Steps with which the Doge's walk can go on. */
export const onwardOf = (view: View, { steps }: Draft): readonly DogeStepView[] =>
  walkFrom(view, steps)?.next ?? []

/** The bridges to choose from where several lead to the same district. */
export const forkOf = (view: View, draft: Draft): readonly DogeStepView[] =>
  draft.fork === null ? [] : onwardOf(view, draft).filter(({ to }) => to === draft.fork)

/** The opponents to choose from in the district of a transfer. */
export const opponentsIn = (view: View, district: District | null): readonly Seat[] =>
  view.possible.transfers.flatMap((each) => (each.district === district ? [each.seat] : []))

/** Districts that can be pressed. */
export const openDistricts = (view: View, draft: Draft): readonly District[] => {
  const task = taskOf(view, draft)
  const need = needOf(view, draft)
  if (need === 'from') return sourcesOf(view, draft, task) ?? []
  switch (task) {
    case 'place':
      return view.possible.places.find(({ card }) => card === districtOf(draft.card ?? 'doge'))?.to ?? []
    case 'transfer':
      return [...new Set(view.possible.transfers.map(({ district }) => district))]
    case 'banish':
      return view.possible.banish
    case 'dogePlace':
      return view.possible.dogePlaces
    case 'doge':
      return [...new Set(onwardOf(view, draft).map(({ to }) => to))]
    case 'remove':
      return view.possible.remove === null ? [] : [view.possible.remove.district]
    default:
      return []
  }
}

/** Borders on which a bridge can be built now. */
export const openBorders = (view: View, draft: Draft): readonly Border[] =>
  taskOf(view, draft) === 'bridge' && needOf(view, draft) !== 'take'
    ? (buildingOf(view, draft)?.at ?? [])
    : []

/** Whether the arrow keys move along bridges and borders, because the draft needs one. */
export const isAboutBorders = (view: View, draft: Draft): boolean =>
  ['take', 'border'].includes(needOf(view, draft)) ||
  (taskOf(view, draft) === 'bridge' && needOf(view, draft) === 'ready')

/** A draft without its last choice; null if it is empty. */
export const takenBack = (view: View, draft: Draft): Draft | null => {
  if (draft.fork !== null) return { ...draft, fork: null }
  if (draft.steps.length > 0) return { ...draft, steps: draft.steps.slice(0, -1) }
  if (draft.from !== null) return { ...draft, from: null }
  if (draft.at !== null) return { ...draft, at: null }
  if (draft.take !== null) return { ...draft, take: null }
  if (draft.to !== null) return { ...draft, to: null, seat: null }
  if (sumOf(draft.counts) > 0) {
    const last = draft.counts.findLastIndex((count) => count > 0)
    return { ...draft, counts: draft.counts.map((count, seat) => (seat === last ? count - 1 : count)) }
  }
  const isOnly = view.possible.cards.length === 1 || view.possible.offers.length === 1
  if (!isOnly && (draft.card !== null || draft.offer !== null)) return { ...draft, card: null, offer: null }
  return null
}
