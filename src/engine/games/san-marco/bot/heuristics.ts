/** Heuristics for bots: cards by their value, the Doge last, and estimates of the final points. */
import { softmax, type Heuristics, takeWhile, reasonFrom } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Action, ActionOf } from '../action.ts'
import { valuedActions } from './action-value.ts'
import { expectedPoints, roundsLeft } from './expected-points.ts'
import type { State, Offer } from '../state.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { openTable } from '../rules/decks.ts'
import { decide } from '../rules/decide.ts'
import { DISTRICT_NUMBERS, districtPart, type District } from '../components/districts.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import { TOO_LATE } from '../components/pieces.ts'
import { totalsOf } from '../rules/rounds.ts'
import { turnOf } from '../rules/status.ts'
import { pointsFor } from '../rules/scoring.ts'

/** The events of the action itself; later ones may depend on hidden cards (SM-48). */
const ACTION_EVENTS: readonly Event['type'][] = [
  'card.played',
  'aristocrat.placed',
  'aristocrat.replaced',
  'aristocrats.banished',
  'bridge.taken',
  'bridge.built',
  'doge.placed',
  'doge.moved',
  'doge.stayed',
  'district.scored',
]

const deedsOf = (state: State, action: Action): readonly Event[] =>
  takeWhile(eventsOf(decide(state, action)), ({ type }) => ACTION_EVENTS.includes(type))

const othersIn = (counts: readonly number[], seat: Seat): readonly number[] =>
  counts.filter((_, each) => each !== seat)

/** What a district would score the seat before and after, and the rival that loses most (SM-37). */
const inDistrict = (before: State, after: State, seat: Seat, district: District): readonly Message[] => {
  const was = before.aristocrats[district] ?? []
  const is = after.aristocrats[district] ?? []
  const [pointsBefore, pointsAfter] = [pointsFor(district, was), pointsFor(district, is)]
  const name = { district: districtPart(district) }
  const leads = (counts: readonly number[]): boolean =>
    (counts[seat] ?? 0) > Math.max(...othersIn(counts, seat))
  const points = pointsAfter[seat] ?? 0
  const own = is[seat] ?? 0
  const other = Math.max(...othersIn(is, seat))
  const losses = pointsBefore.map((each, rival) => (rival === seat ? 0 : each - (pointsAfter[rival] ?? 0)))
  const loss = Math.max(...losses)
  return [
    ...(leads(is) && !leads(was) ? [message('reason.most', { ...name, own, other })] : []),
    ...(!leads(is) && points > (pointsBefore[seat] ?? 0)
      ? [message('reason.worth', { ...name, points })]
      : []),
    ...(loss > 0 ? [message('reason.less', { ...name, fromSeat: losses.indexOf(loss), n: loss })] : []),
  ]
}

/** SM-32 to SM-37. */
const doge = (events: readonly Event[], seat: Seat): readonly Message[] => {
  const [scored] = eventsOfType(events, 'district.scored')
  const points = scored?.points[seat] ?? 0
  if (scored === undefined || points === 0) return []
  const other = Math.max(...othersIn(scored.points, seat))
  const walk = eventsOfType(events, 'doge.moved')
  const cost = sumOf(walk.map((step) => step.cost))
  return [
    message(`reason.scores.${other === 0 ? 'alone' : 'others'}`, {
      district: districtPart(scored.district),
      points,
      other,
    }),
    ...(cost > 0 ? [message('reason.pays', { cost, n: cost })] : []),
    ...(walk.length > 0 && cost === 0 ? [message('reason.free')] : []),
  ]
}

/** SM-24, SM-26. */
const bridges = (events: readonly Event[], seat: Seat): readonly Message[] => [
  ...eventsOfType(events, 'bridge.built').map(({ at: [one, other] }) =>
    message('reason.bridges', { one: districtPart(one), other: districtPart(other) }),
  ),
  ...eventsOfType(events, 'bridge.taken').flatMap(({ ownerSeat, at: [one, other] }) =>
    ownerSeat === seat
      ? []
      : [
          message('reason.unbridges', {
            fromSeat: ownerSeat,
            one: districtPart(one),
            other: districtPart(other),
          }),
        ],
  ),
]

/** SM-28: the die decides only later how many must go. */
const banishes = (state: State, seat: Seat, { district }: ActionOf<'banish'>): readonly Message[] => {
  const here = state.aristocrats[district] ?? []
  const own = here[seat] ?? 0
  const others = sumOf(othersIn(here, seat))
  if (others <= own) return []
  const params = { district: districtPart(district), own, others }
  return [message(own === 0 ? 'reason.onlyOthers' : 'reason.mostlyOthers', params)]
}

/** An offer compared with the other free ones (SM-18). */
const takes = (state: State, seat: Seat, { offer }: ActionOf<'choose'>): readonly Message[] => {
  const table = openTable(state)
  const chosen = table?.offers[offer]
  if (table === undefined || chosen === undefined) return []
  const others = table.offers.filter((each) => each.seat === null && each !== chosen)
  if (others.length === 0) return []
  const limitOf = ({ limits }: Offer): number => sumOf(limits)
  const total = (totalsOf(state)[seat] ?? 0) + limitOf(chosen)
  const room = TOO_LATE - total + limitOf(chosen)
  const [cards, n] = [chosen.cards.length, limitOf(chosen)]
  const isMost = others.every((each) => each.cards.length < cards)
  const isLeast = others.every((each) => limitOf(each) > n)
  const brings = ({ cards: all }: Offer): boolean => all.includes('doge')
  return [
    ...(total < TOO_LATE && others.some((each) => limitOf(each) >= room)
      ? [message('reason.stays', { total })]
      : []),
    ...(isMost && isLeast ? [message('reason.mostForLeast', { cards, n })] : []),
    ...(isMost && !isLeast ? [message('reason.mostCards', { cards })] : []),
    ...(isLeast && !isMost ? [message('reason.leastLimits', { n })] : []),
    ...(brings(chosen) && !others.some(brings) ? [message('reason.onlyDoge')] : []),
  ]
}

const factsFor = (state: State, seat: Seat, action: Action): readonly Message[] => {
  if (action.type === 'choose') return takes(state, seat, action)
  if (action.type === 'banish') return banishes(state, seat, action)
  const events = deedsOf(state, action)
  const after = events.reduce(evolve, state)
  const changed = DISTRICT_NUMBERS.filter(
    (district) => after.aristocrats[district] !== state.aristocrats[district],
  )
  return [
    ...doge(events, seat),
    ...changed.flatMap((district) => inDistrict(state, after, seat, district)),
    ...bridges(events, seat),
  ]
}

export const reason = (state: State, action: Action, instead?: Action): Message | undefined => {
  const { by } = turnOf(state)
  if (typeof by !== 'number') return undefined
  return reasonFrom(factsFor(state, by, action), instead === undefined ? [] : factsFor(state, by, instead))
}

/** How many candidates to keep. */
const MAX_CANDIDATES = 24
/** How many divisions a playout compares. */
const ROLLOUT_DIVISIONS = 6

const candidates = (state: State, random: Random): readonly Action[] =>
  valuedActions(state, random)
    .slice(0, MAX_CANDIDATES)
    .map(({ action }) => action)

const isDoge = ({ type }: Action): boolean => type === 'doge' || type === 'dogePlace'

/** Picks the best action; scoring a district comes after everything else that improves it. */
const rolloutPolicy = (state: State, random: Random): Action => {
  const all = valuedActions(state, random, ROLLOUT_DIVISIONS)
  const best = all.find(({ action }) => !isDoge(action) && action.type !== 'giveUp') ?? all[0]
  const given = all.find(({ action }) => action.type === 'giveUp')
  const chosen = best !== undefined && given !== undefined && given.worth > best.worth ? given : best
  if (chosen === undefined) throw new Error('No legal action')
  return chosen.action
}

/** A lead counts more towards the end. */
const evaluate = (state: State): readonly number[] => {
  const hopes = expectedPoints(state)
  const weight = 0.06 + 0.3 / (1 + roundsLeft(state))
  return softmax(hopes, weight)
}

export const heuristics: Heuristics<State, Action> = {
  candidates,
  rolloutPolicy,
  evaluate,
  reason,
  turns: 1,
  playouts: 300,
}
