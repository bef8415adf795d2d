/** Heuristics for bots: the most valuable actions, and estimates of the final points. */
import { softmax, type Heuristics, takeWhile, reasonFrom } from '../../../kernel/heuristics.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { legal } from '../rules/legal.ts'
import { valueFrom, positionValueOf } from './position-value.ts'
import { promisingActions, greedyAction } from './greedy-action.ts'
import type { State, DisasterKind } from '../state.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import { message, type Message } from '../../../kernel/text.ts'
import {
  buildingOf,
  classOf,
  DISASTER_IDS,
  districtOf,
  type BuildingId,
  type Card,
} from '../components/cards.ts'
import { decide } from '../rules/decide.ts'
import { entryOf, threatened, trackOf, valueOf } from '../rules/disaster.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import { handOf, isAtHome, isBeginner, siteOf, sitesOf, type Site } from '../position/board-queries.ts'
import { HOME_POINTS, LEVEL_POINTS, pointsOf } from '../rules/status.ts'
import { collapseRisksOf } from '../view/collapse-risk.ts'

/** Reasons for an action: the points it scores at once, and what disasters can still do after it. */
const DISASTERS: readonly DisasterKind[] = ['weather', 'quake']

/** The events of the action itself; what follows from it automatically is no reason for it. */
const ACTION_EVENTS: readonly Event['type'][] = [
  'building.built',
  'building.bought',
  'building.strengthened',
  'building.undercut',
  'card.played',
  'districts.exchanged',
  'event.researched',
  'forecast.set',
  'hit.moved',
  'pieces.given',
  'pieces.paid',
]

interface ActionOutcome {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly events: readonly Event[]
}

const deedOf = (before: State, seat: Seat, action: Action): ActionOutcome => {
  const events = takeWhile(eventsOf(decide(before, action)), ({ type }) => ACTION_EVENTS.includes(type))
  return { before, after: events.reduce(evolve, before), seat, events }
}

const buildingName = (id: BuildingId) => ({ ...message(`deck.building.${id}.name`) })
const districtName = (card: Card) => ({ ...message(`deck.district.${districtOf(card).id}`) })

/** QK-28 to QK-31, QK-36a: the points if the match ended now, and another seat's loss. */
const points = ({ before, after, seat }: ActionOutcome): readonly Message[] => {
  const gainOf = (each: Seat): number => pointsOf(after, each).total - pointsOf(before, each).total
  const own = gainOf(seat)
  return [
    ...(own > 0 ? [message('reason.points', { n: own })] : []),
    ...before.lands.flatMap((_, fromSeat) =>
      fromSeat !== seat && gainOf(fromSeat) < 0
        ? [message('reason.costs', { fromSeat, n: -gainOf(fromSeat) })]
        : [],
    ),
  ]
}

/** Why a new building scores its points, and what it is good for (QK-24, QK-29, QK-30). */
const built = ({ after, events }: ActionOutcome): readonly Message[] =>
  [...eventsOfType(events, 'building.built'), ...eventsOfType(events, 'building.bought')].flatMap(
    ({ building, level }) => {
      const site = siteOf(after, building)
      const more = isBeginner(after) ? 0 : (LEVEL_POINTS[level] ?? 0)
      const { product } = buildingOf(building)
      return [
        ...(site !== undefined && isAtHome(site) ? [message('reason.home', { n: HOME_POINTS })] : []),
        ...(more > 0 ? [message(`reason.level.${level}`, { n: more })] : []),
        ...(site !== undefined && isSafe(after, site) ? [message('reason.holds')] : []),
        message('reason.yields', { kind: { ...message(`deck.kind.${product}`) } }),
      ]
    },
  )

const isSafe = (state: State, { land, built: standing }: Site): boolean => {
  const threats = collapseRisksOf(state, land.card, standing)
  return DISASTERS.every((of) => threats[of].collapses === 0)
}

/** How many unseen disaster cards would destroy a building, before or after the action. */
const fallsTo = (state: State, building: BuildingId, of: DisasterKind): number => {
  const site = siteOf(state, building)
  return site === undefined ? 0 : collapseRisksOf(state, site.land.card, site.built)[of].collapses
}

const strengthened = ({ before, after, events }: ActionOutcome): readonly Message[] =>
  eventsOfType(events, 'building.strengthened').flatMap(({ building, track }) => {
    const of = track === trackOf('weather') ? 'weather' : 'quake'
    const [was, is] = [fallsTo(before, building, of), fallsTo(after, building, of)]
    if (is >= was) return []
    const params = { building: buildingName(building), n: was - is }
    return [message(`reason.${is === 0 ? 'safe' : 'safer'}.${of}`, params)]
  })

/** QK-35a. */
const undercut = ({ before, after, events }: ActionOutcome): readonly Message[] =>
  eventsOfType(events, 'building.undercut').flatMap(({ building, track, ownerSeat }) => {
    const of = track === trackOf('weather') ? 'weather' : 'quake'
    const n = fallsTo(after, building, of) - fallsTo(before, building, of)
    const params = { fromSeat: ownerSeat, building: buildingName(building), n }
    return n > 0 ? [message(`reason.exposes.${of}`, params)] : []
  })

/** Buildings that some unseen card would destroy under the current forecasts. */
const inReach = (state: State, of: DisasterKind): readonly Site[] => {
  const cards = DISASTER_IDS.filter((id) => classOf(id) === of && !state.decks.events.turned.includes(id))
  return sitesOf(state).filter(({ land: { card }, built: standing }) =>
    cards.some((id) => {
      const entry = entryOf(id, districtOf(card).id)
      const damage = entry + valueOf(state, card, of) + state.forecasts[of]
      return entry > 0 && damage > 0 && damage >= standing[trackOf(of)]
    }),
  )
}

/** QK-36, QK-37. */
const forecast = ({ before, after, seat, events }: ActionOutcome): readonly Message[] =>
  eventsOfType(events, 'forecast.set').flatMap(({ of }) => {
    const count = (state: State, isOwn: boolean): number =>
      inReach(state, of).filter((site) => (site.seat === seat) === isOwn).length
    const own = count(after, true) - count(before, true)
    const others = count(after, false) - count(before, false)
    if (own < 0) return [message(`reason.shelters.${of}`, { n: -own })]
    return others > own ? [message(`reason.reaches.${of}`, { others, own })] : []
  })

/** Buildings of the seat that the current disaster will destroy (QK-22). */
const falling = (state: State, seat: Seat): readonly BuildingId[] => {
  const { disaster } = state
  if (disaster === null) return []
  return threatened(state, seat).flatMap(({ built: standing, damage }) =>
    standing[trackOf(disaster.of)] <= damage ? [standing.building] : [],
  )
}

const duringDisaster = (
  { before, after, seat, events }: ActionOutcome,
  action: Action,
): readonly Message[] => {
  const lost = falling(after, seat)
  const saved = falling(before, seat).filter((building) => !lost.includes(building))
  const moved = eventsOfType(events, 'hit.moved').map(({ toSeat, card }) =>
    message('reason.moves', { toSeat, district: districtName(card) }),
  )
  if (action.type === 'endure' && lost.length === 0) return [message('reason.noneFalls')]
  return [...moved, ...saved.map((building) => message('reason.saves', { building: buildingName(building) }))]
}

/** QK-30, QK-33a: buildings in the own hand that belong to the acquired district. */
const exchanged = ({ before, seat, events }: ActionOutcome): readonly Message[] =>
  eventsOfType(events, 'districts.exchanged').flatMap(({ other }) =>
    handOf(before, seat).flatMap((building) =>
      buildingOf(building).district === districtOf(other).id
        ? [message('reason.homeFor', { building: buildingName(building), district: districtName(other) })]
        : [],
    ),
  )

const factsFor = (state: State, seat: Seat, action: Action): readonly Message[] => {
  const deed = deedOf(state, seat, action)
  return [
    ...points(deed),
    ...built(deed),
    ...strengthened(deed),
    ...undercut(deed),
    ...forecast(deed),
    ...duringDisaster(deed, action),
    ...exchanged(deed),
  ]
}

export const reason = (state: State, action: Action, instead?: Action): Message | undefined => {
  const [task] = state.agenda
  if (task === undefined || task.do === 'drawFirst') return undefined
  const facts = (of: Action): readonly Message[] => factsFor(state, task.seat, of)
  return reasonFrom(facts(action), instead === undefined ? [] : facts(instead))
}

/** How many candidates to keep. */
const MAX_CANDIDATES = 16

const candidates = (state: State, random: Random): readonly Action[] =>
  promisingActions(state, random).slice(0, MAX_CANDIDATES)

const rolloutPolicy = (state: State, random: Random): Action =>
  greedyAction(state, () => [...legal(state)], random)

/** A lead counts more towards the end. */
const evaluate = (state: State): readonly number[] => {
  const judge = valueFrom(state)
  const worths = seatsOf(state.seats).map((seat) => judge(state, seat))
  const weight = 0.08 + 0.3 / (1 + positionValueOf(state).rounds)
  return softmax(worths, weight)
}

export const heuristics: Heuristics<State, Action> = {
  candidates,
  rolloutPolicy,
  evaluate,
  reason,
  turns: 0,
  playouts: 400,
  // An action seldom changes the chance to win by more than a few hundredths. Overlooking still more actions would
  // often leave only the first candidate, which is a good one.
  strengths: {
    1: { temperature: 0.3, missRate: 0.8 },
    2: { temperature: 0.05, missRate: 0.7 },
    3: { temperature: 0.025, missRate: 0.65 },
    4: { temperature: 0.008, missRate: 0.35 },
  },
}
