/** Heuristics for bots: actions by their effect on provinces and regions, and chances learned from self-play. */
import { chancesFrom } from '../../../kernel/evaluation.ts'
import { leadOf, type Heuristics } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import { evolve } from '../position/evolve.ts'
import { openProvinces, pieceAt } from '../position/board-queries.ts'
import {
  layoutOf,
  provinceAt,
  regionAt,
  type Province,
  type Region,
  type Space,
} from '../components/layout.ts'
import { otherChoices } from '../rules/legal.ts'
import { cardsToLay, isFirstTurn } from '../rules/eligibility.ts'
import {
  CARD_WORTH,
  expectedPoints,
  expectedRegionPoints,
  prospectOf,
  type Added,
} from './expected-points.ts'
import { FEATURES, featuresOf } from './features.ts'
import { reason } from './reasons.ts'
import { turnOf } from '../rules/status.ts'
import type { State, TurnedUp } from '../state.ts'
import trained from './weights.json' with { type: 'json' }

interface Weighed {
  readonly action: Action
  readonly worth: number
}

/** How many candidates to keep, and how many ways to lay two cards among them. */
const MAX_CANDIDATES = 40
const CARD_PAIRS = 8
/** Any piece or card is worth something: what is not used in a turn is lost. */
const SECOND_WALL = 1.2

/** A seat's points minus the average of the others. */
const leadIn = (points: readonly number[], seat: Seat): number =>
  leadOf(points, seat, { strongest: 0, all: 1 })

/** What building somewhere changes for a seat; computed once for each province and region. */
const createScales = (state: State, seat: Seat) => {
  const known = new Map<string, number>()
  const once = (key: string, work: () => number): number => {
    const before = known.get(key)
    if (before !== undefined) return before
    const worth = work()
    known.set(key, worth)
    return worth
  }
  const inProvince = (province: Province, added: Added | undefined, card = 0): number => {
    if ((state.results[province] ?? null) !== null) return 0
    return once(`p${province} ${added?.seat ?? ''} ${added?.count ?? 0} ${card}`, () => {
      const cards = { seat, worth: card }
      const after = prospectOf(state, province, seat, {
        ...(added === undefined ? {} : { added }),
        cards,
      })
      return (
        leadIn(after.points, seat) -
        once(`p${province}`, () => leadIn(prospectOf(state, province, seat).points, seat))
      )
    })
  }
  const inRegion = (region: Region, added: Added, tower?: Seat): number =>
    once(`r${region} ${added.seat} ${added.count} ${tower ?? ''}`, () => {
      const after = expectedRegionPoints(state, region, seat, added, tower)
      return (
        leadIn(after, seat) -
        once(`r${region}`, () => leadIn(expectedRegionPoints(state, region, seat), seat))
      )
    })
  return { inProvince, inRegion }
}

/** The heuristics treat all spaces of one province and region alike: the first represents them. */
const cellOf = (state: State, space: Space): string => {
  const layout = layoutOf(state)
  return `${provinceAt(layout, space)} ${regionAt(layout, space)}`
}

const alike = (state: State, action: Action): string => {
  switch (action.type) {
    case 'wall':
    case 'tower':
    case 'neutral':
      return `${action.type} ${cellOf(state, action.space)}`
    case 'cardWall':
      return `${action.type} ${action.card ?? 0} ${cellOf(state, action.space)}`
    case 'double':
      return `${action.type} ${action.spaces.map((space) => cellOf(state, space)).join(' ')}`
    default:
      return JSON.stringify(action)
  }
}

const unlike = (state: State, actions: Iterable<Action>): readonly Action[] => {
  const kinds = new Map<string, Action>()
  for (const action of actions) {
    const kind = alike(state, action)
    if (!kinds.has(kind)) kinds.set(kind, action)
  }
  return [...kinds.values()]
}

type Scales = ReturnType<typeof createScales>

const worthOf = (state: State, seat: Seat, scales: Scales, action: Action): number => {
  const layout = layoutOf(state)
  const building = (space: Space, owner: Seat | 'neutral', card = 0, tower?: Seat): number => {
    const added = { seat: owner, count: 1 }
    return (
      scales.inProvince(provinceAt(layout, space), added, card) +
      scales.inRegion(regionAt(layout, space), added, tower)
    )
  }
  switch (action.type) {
    case 'wall':
      return (
        building(action.space, seat) + (state.stage.is === 'act' && !isFirstTurn(state) ? SECOND_WALL : 0)
      )
    case 'cardWall':
      return building(action.space, seat, action.card === null ? 0 : CARD_WORTH[action.card])
    case 'tower':
      return building(action.space, seat, 0, seat) - 1
    case 'neutral':
      return building(action.space, 'neutral')
    case 'double': {
      const parts = (of: (space: Space) => number): ReadonlyMap<number, number> => {
        const counts = new Map<number, number>()
        for (const space of action.spaces) counts.set(of(space), (counts.get(of(space)) ?? 0) + 1)
        return counts
      }
      const provinces = parts((space) => provinceAt(layout, space))
      const regions = parts((space) => regionAt(layout, space))
      let worth = provinces.size + regions.size - 2.5
      for (const [province, count] of provinces) worth += scales.inProvince(province, { seat, count })
      for (const [region, count] of regions) worth += scales.inRegion(region, { seat, count })
      return worth
    }
    default:
      return 0
  }
}

/** The most promising ways to lay cards (CC-9). */
const cardActions = (state: State, seat: Seat, scales: Scales): readonly Weighed[] => {
  if (state.stage.is !== 'act' || isFirstTurn(state)) return []
  const count = cardsToLay(state, seat)
  const hand = state.hands[seat] ?? []
  const single = openProvinces(state).flatMap((province) =>
    hand.map((card) => ({
      card,
      province,
      worth: scales.inProvince(province, undefined, CARD_WORTH[card]) - 0.3 * CARD_WORTH[card],
    })),
  )
  if (count < 2)
    return count === 0
      ? []
      : single.map(({ card, province, worth }) => ({
          action: { type: 'cards', cards: [{ card, province }] },
          worth,
        }))
  return single
    .flatMap((one) =>
      single
        .filter((other) => other.province > one.province && other.card !== one.card)
        .map((other): Weighed => ({
          action: {
            type: 'cards',
            cards: [
              { card: one.card, province: one.province },
              { card: other.card, province: other.province },
            ],
          },
          worth: one.worth + other.worth,
        })),
    )
    .sort((one, other) => other.worth - one.worth)
    .slice(0, CARD_PAIRS)
}

/** The value of a card's effect, found by trying it: there are only a few. */
const tried = (state: State, seat: Seat, action: Action): number => {
  const decision = decide(state, action)
  if (!decision.ok) return -Infinity
  const [event] = decision.events
  return event === undefined ? 0 : leadIn(expectedPoints(evolve(state, event)), seat)
}

const weighed = (state: State): readonly Weighed[] => {
  const { by } = turnOf(state)
  if (typeof by !== 'number') return []
  if (state.stage.is === 'effect')
    return [...otherChoices(state)]
      .map((action) => ({ action, worth: tried(state, by, action) }))
      .sort((one, other) => other.worth - one.worth)
  const scales = createScales(state, by)
  return [
    ...unlike(state, otherChoices(state)).map((action) => ({
      action,
      worth: worthOf(state, by, scales, action),
    })),
    ...cardActions(state, by, scales),
  ].sort((one, other) => other.worth - one.worth)
}

const candidates = (state: State): readonly Action[] =>
  weighed(state)
    .slice(0, MAX_CANDIDATES)
    .map(({ action }) => action)

/** A card does not act against its owner's walls and cards. Cards still waiting have different numbers (CC-21). */
const sensible = (state: State, list: readonly Action[]): readonly Action[] => {
  const { by } = turnOf(state)
  const isOwn = (action: Action): boolean => {
    if (action.type === 'destroy') return pieceAt(state, action.space)?.owner === by
    const isMeant = ({ card, fate }: TurnedUp): boolean =>
      fate === 'waiting' && action.type === 'remove' && action.card === card
    return state.reveal?.cards.find(isMeant)?.seat === by
  }
  return list.filter((action) => !isOwn(action))
}

/** Picks one of the best two, mostly the best. */
const rolloutPolicy = (state: State, random: Random): Action => {
  const [best, second] = weighed(state)
  if (best === undefined) throw new Error('No legal action')
  return second !== undefined && second.worth > best.worth - 0.3 && random.below(2) === 0
    ? second.action
    : best.action
}

const evaluate = (state: State): readonly number[] => chancesFrom(featuresOf(state), trained.weights)

export const heuristics: Heuristics<State, Action> = {
  candidates,
  sensible,
  rolloutPolicy,
  evaluate,
  learned: { names: FEATURES, features: featuresOf },
  reason,
  playouts: 1200,
}
