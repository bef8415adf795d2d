/** A choice while it is being made: what was said so far, what is to be said next, and the action it comes to. */
import type { Action, WalkStep } from '../../../../engine/games/san-marco/action.ts'
import { walkFrom } from '../../../../engine/games/san-marco/view/doge-path.ts'
import { districtOf, type Card } from '../../../../engine/games/san-marco/components/pieces.ts'
import type { Bridge } from '../../../../engine/games/san-marco/state.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { BridgeChoice, DogeStepView, View } from '../../../../engine/games/san-marco/view/types.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'
import { sumOf } from '../../../../engine/kernel/rules/lists.ts'
import { sameBorder } from '../board/geometry.ts'

export interface Choice {
  /** The card of the hand that is played. */
  readonly card: Card | null
  /** The district an aristocrat goes to, that is named, or that the Doge stays in. */
  readonly to: District | null
  /** Whose aristocrat is replaced. */
  readonly seat: Seat | null
  /** A bridge taken off the board, and where one is built. */
  readonly take: Bridge | null
  readonly at: Border | null
  /** Where an aristocrat comes from while the reserve is empty. */
  readonly from: District | null
  /** The Doge's walk so far, and a district several bridges lead to. */
  readonly steps: readonly WalkStep[]
  readonly fork: District | null
  /** How many of whom are banished. */
  readonly counts: readonly number[]
  /** The offer to take. */
  readonly offer: number | null
}

/** What a choice is about: how a card is played, or what the stage asks for. */
export type Task =
  'card' | 'place' | 'bridge' | 'transfer' | 'banish' | 'dogePlace' | 'doge' | 'remove' | 'choose' | 'none'

/** What is to be said next; `ready` if nothing is missing. */
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
  | 'ready'
  | 'none'

export const sameBridge = (one: Bridge | null, other: Bridge | null): boolean =>
  one === other || (one !== null && other !== null && one.seat === other.seat && sameBorder(one.at, other.at))

/** Nothing said yet; a card is taken up at once where there is only one kind to play. */
export const startChoice = (view: View): Choice => {
  const [only, ...more] = view.possible.cards
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
  }
}

export const withCard = (view: View, card: Card | null): Choice => ({
  ...startChoice(view),
  card,
})

export const taskOf = (view: View, { card }: Choice): Task => {
  switch (view.stage) {
    case 'found':
      return 'bridge'
    case 'bonus':
      return 'banish'
    case 'remove':
      return 'remove'
    case 'choose':
      return 'choose'
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

/** The places a bridge can be built at, once it is settled which is taken. */
export const buildingOf = ({ possible }: View, { take }: Choice): BridgeChoice | undefined =>
  possible.bridges.find((each) => sameBridge(each.take, take))

/** Bridges that have to be chosen among, while the supply is empty. */
export const takeableOf = ({ possible }: View): readonly Bridge[] =>
  possible.bridges.flatMap(({ take }) => (take === null ? [] : [take]))

const sourcesOf = (view: View, choice: Choice, task: Task): readonly District[] | null =>
  task === 'bridge' ? (buildingOf(view, choice)?.from ?? null) : view.possible.from

export const needOf = (view: View, choice: Choice): Need => {
  const task = taskOf(view, choice)
  const missesSource = choice.from === null && sourcesOf(view, choice, task) !== null
  switch (task) {
    case 'none':
      return 'none'
    case 'card':
      return 'card'
    case 'place':
      if (choice.to === null) return 'district'
      return missesSource ? 'from' : 'ready'
    case 'transfer':
      if (choice.to === null || choice.seat === null) return choice.to === null ? 'district' : 'opponent'
      return missesSource ? 'from' : 'ready'
    case 'bridge':
      if (choice.take === null && takeableOf(view).length > 0) return 'take'
      if (choice.at === null) return 'border'
      return missesSource ? 'from' : 'ready'
    case 'banish':
    case 'dogePlace':
      return choice.to === null ? 'district' : 'ready'
    case 'doge':
      return choice.fork === null ? 'ready' : 'fork'
    case 'remove':
      return sumOf(choice.counts) < (view.possible.remove?.count ?? 0) ? 'counts' : 'ready'
    case 'choose':
      return choice.offer === null ? 'offer' : 'ready'
  }
}

/** The action a choice comes to; null while something is missing. */
export const actionOf = (view: View, choice: Choice): Action | null => {
  if (needOf(view, choice) !== 'ready') return null
  const { card, to, seat, take, at, from, steps, counts, offer } = choice
  switch (taskOf(view, choice)) {
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
    case 'choose':
      return offer === null ? null : { type: 'choose', offer }
    default:
      return null
  }
}

/** Steps the Doge could go on with. */
export const onwardOf = (view: View, { steps }: Choice): readonly DogeStepView[] =>
  walkFrom(view, steps)?.next ?? []

/** The bridges to choose among where several lead to the same district. */
export const forkOf = (view: View, choice: Choice): readonly DogeStepView[] =>
  choice.fork === null ? [] : onwardOf(view, choice).filter(({ to }) => to === choice.fork)

/** The opponents to choose among in the district of a transfer. */
export const opponentsIn = (view: View, district: District | null): readonly Seat[] =>
  view.possible.transfers.flatMap((each) => (each.district === district ? [each.seat] : []))

/** Districts that can be pressed. */
export const openDistricts = (view: View, choice: Choice): readonly District[] => {
  const task = taskOf(view, choice)
  const need = needOf(view, choice)
  if (need === 'from') return sourcesOf(view, choice, task) ?? []
  switch (task) {
    case 'place':
      return view.possible.places.find(({ card }) => card === districtOf(choice.card ?? 'doge'))?.to ?? []
    case 'transfer':
      return [...new Set(view.possible.transfers.map(({ district }) => district))]
    case 'banish':
      return view.possible.banish
    case 'dogePlace':
      return view.possible.dogePlaces
    case 'doge':
      return [...new Set(onwardOf(view, choice).map(({ to }) => to))]
    case 'remove':
      return view.possible.remove === null ? [] : [view.possible.remove.district]
    default:
      return []
  }
}

/** Borders a bridge can be built on now. */
export const openBorders = (view: View, choice: Choice): readonly Border[] =>
  taskOf(view, choice) === 'bridge' && needOf(view, choice) !== 'take'
    ? (buildingOf(view, choice)?.at ?? [])
    : []

/** Whether the keyboard leads along bridges and borders, for that is what is asked for. */
export const isAboutBorders = (view: View, choice: Choice): boolean =>
  ['take', 'border'].includes(needOf(view, choice)) ||
  (taskOf(view, choice) === 'bridge' && needOf(view, choice) === 'ready')

/** A choice with its last part taken back; null where nothing was said. */
export const takenBack = (view: View, choice: Choice): Choice | null => {
  if (choice.fork !== null) return { ...choice, fork: null }
  if (choice.steps.length > 0) return { ...choice, steps: choice.steps.slice(0, -1) }
  if (choice.from !== null) return { ...choice, from: null }
  if (choice.at !== null) return { ...choice, at: null }
  if (choice.take !== null) return { ...choice, take: null }
  if (choice.to !== null) return { ...choice, to: null, seat: null }
  if (sumOf(choice.counts) > 0) {
    const last = choice.counts.findLastIndex((count) => count > 0)
    return { ...choice, counts: choice.counts.map((count, seat) => (seat === last ? count - 1 : count)) }
  }
  const isOnly = view.possible.cards.length === 1 || view.possible.offers.length === 1
  if (!isOnly && (choice.card !== null || choice.offer !== null))
    return { ...choice, card: null, offer: null }
  return null
}
