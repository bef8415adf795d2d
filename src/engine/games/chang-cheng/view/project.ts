/** Projects the position for the board of one viewer (CC-48). */
import { sumOf } from '../../../kernel/rules/lists.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'
import { seatsOf, type Viewer } from '../../../kernel/seat.ts'
import { boardsOf, extensionsOf, facesLeft, hasNeutrals, OPENING } from '../position/boards.ts'
import { eventRewardsOf } from '../rules/ending.ts'
import { CARDS, THREAT_COPIES, THREATS } from '../components/pieces.ts'
import { turnOf } from '../rules/status.ts'
import { cardsCovered, cardSeen, handSeen, mayHold, seesThreat } from './hidden-information.ts'
import type { State, Reveal, TurnedUp } from '../state.ts'
import type {
  Asked,
  SeatView,
  View,
  ProvinceView,
  RegionView,
  SpaceView,
  EffectView,
  Forecast,
  Possible,
  RevealView,
} from './schema.ts'
import { PARTS, SPACES } from '../components/faces.ts'
import {
  isComplete,
  keepingTowers,
  keptSpaces,
  pieceAt,
  openProvinces,
  ownerAt,
  unscored,
} from '../position/board-queries.ts'
import { layoutOf, provinceAt, regionAt, type Province, type Region } from '../components/layout.ts'
import { provinceStanding, regionStanding } from '../rules/majorities.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import {
  actingCard,
  GREAT_ARCHITECT,
  effects,
  takeEffect,
  waitingCards,
  wallsElsewhere,
  wallsIn,
} from '../rules/card-effects.ts'
import { evolve } from '../position/evolve.ts'
import {
  cardsToLay,
  doubleSpaces,
  freeSpaces,
  neutralSpaces,
  possibleLetters,
  secondSpaces,
  towerSpaces,
} from '../rules/eligibility.ts'

/** The legal actions in outline, and the effects of a card's choices. */
const NOTHING: Possible = {
  letters: [],
  walls: [],
  cards: { count: 0, provinces: [] },
  cardWalls: [],
  doubles: [],
  towers: [],
  neutrals: [],
  noNeutral: false,
  open: [],
  sides: [],
}

const actions = (state: State): Possible => {
  const { mover } = state
  const letters = possibleLetters(state, mover)
  const free = freeSpaces(state, mover)
  const canCard = letters.includes('B')
  return {
    ...NOTHING,
    letters,
    walls: letters.includes('W') || letters.includes('A') ? free : [],
    cards: canCard ? { count: cardsToLay(state, mover), provinces: openProvinces(state) } : NOTHING.cards,
    cardWalls: letters.includes('C') ? free : [],
    doubles: letters.includes('D') ? doubleSpaces(state, mover) : [],
    towers: letters.includes('E') ? towerSpaces(state, mover) : [],
    neutrals: letters.includes('N') ? free : [],
  }
}

const possible = (state: State): Possible => {
  switch (state.stage.is) {
    case 'act':
      return actions(state)
    case 'second':
      return { ...NOTHING, walls: secondSpaces(state) }
    case 'open':
      return { ...NOTHING, open: unscored(state) }
    case 'neutral':
      return { ...NOTHING, neutrals: neutralSpaces(state), noNeutral: true }
    case 'side':
      return { ...NOTHING, sides: ['left', 'right'] }
    default:
      return NOTHING
  }
}

/** The extra walls that waiting great architects will surely add (CC-26). */
const sureToCome = ({ reveal }: State): readonly Event[] =>
  reveal === null
    ? []
    : reveal.cards
        .filter(({ card, fate }) => card === 5 && fate === 'waiting')
        .map(({ seat, card }) => ({
          type: 'extra.gained',
          seat,
          province: reveal.province,
          card,
          walls: GREAT_ARCHITECT,
        }))

/** The state of the province after a choice. */
const forecastOf = (state: State, reveal: Reveal, acting: TurnedUp, action: Action): Forecast => {
  const chosen = eventsOf(takeEffect(state, reveal, acting, action)).reduce(evolve, state)
  const after = sureToCome(chosen).reduce(evolve, chosen)
  const { walls, neutral, value, leaders } = provinceStanding(after, reveal.province)
  return { walls, neutral, value, leaders }
}

/** Groups swaps by the wall here and the owner there, because they have the same effect here. */
const swapViews = (state: State, reveal: Reveal, acting: TurnedUp): readonly EffectView[] => {
  const there = wallsElsewhere(state, reveal.province)
  const owners = [...new Set(there.map((space) => ownerAt(state, space)))]
  return wallsIn(state, reveal.province).flatMap((here) =>
    owners.map((owner): EffectView => {
      const spaces = there.filter((space) => ownerAt(state, space) === owner)
      const action: Action = { type: 'swap', here, there: spaces[0] ?? here }
      return { type: 'swap', here, owner, there: spaces, forecast: forecastOf(state, reveal, acting, action) }
    }),
  )
}

const effectView = (
  state: State,
  reveal: Reveal,
  acting: TurnedUp,
  action: Action,
): EffectView | undefined => {
  const forecast = (): Forecast => forecastOf(state, reveal, acting, action)
  switch (action.type) {
    case 'remove': {
      const target = waitingCards(reveal).find(({ card }) => card === action.card)
      return { type: 'remove', card: action.card, seat: target?.seat ?? acting.seat, forecast: forecast() }
    }
    case 'destroy':
      return {
        type: 'destroy',
        space: action.space,
        owner: ownerAt(state, action.space),
        forecast: forecast(),
      }
    case 'dismiss':
      return { type: 'dismiss', region: action.region, forecast: forecast() }
    case 'raise':
    case 'lower':
    case 'extraWall':
    case 'decline':
      return { type: action.type, forecast: forecast() }
    default:
      return undefined
  }
}

const effectViews = (state: State, reveal: Reveal, acting: TurnedUp): readonly EffectView[] => {
  const single = [...effects(state, reveal)].flatMap(
    (action) => effectView(state, reveal, acting, action) ?? [],
  )
  return acting.card === 6 ? [...swapViews(state, reveal, acting), ...single] : single
}

/** The turned-up cards and, while their owner is to decide, its choices. */
const revealView = (state: State): RevealView | null => {
  const { reveal, stage } = state
  if (reveal === null) return null
  const acting = stage.is === 'effect' ? actingCard(reveal) : undefined
  return {
    province: reveal.province,
    cards: reveal.cards,
    acting: acting === undefined ? null : reveal.cards.indexOf(acting),
    seat: acting?.seat ?? null,
    effects: acting === undefined ? [] : effectViews(state, reveal, acting),
  }
}

/** The spaces of the map for one viewer (CC-48). */
const spaceViews = (state: State): readonly SpaceView[] => {
  const layout = layoutOf(state)
  const kept = keptSpaces(state)
  const keeping = keepingTowers(state)
  return layout.row.map((space) => ({
    space,
    slot: Math.floor(space / SPACES),
    province: provinceAt(layout, space),
    region: regionAt(layout, space),
    piece: pieceAt(state, space),
    keptFor: kept.filter((each) => each.space === space).map(({ seat }) => seat),
    keeps: keeping.includes(space),
  }))
}

const provinceView = (state: State, viewer: Viewer, province: Province): ProvinceView => {
  const { built, extra, neutral, destroyed, change, value, leaders } = provinceStanding(state, province)
  return {
    province,
    slot: Math.floor(province / PARTS),
    spaces: layoutOf(state).inProvince[province] ?? [],
    prestige: state.prestige[province] ?? null,
    prestigeDown: state.prestige[province] === null,
    complete: isComplete(state, province),
    walls: built,
    extra,
    neutral,
    destroyed,
    change,
    value,
    leaders,
    result: state.results[province] ?? null,
    emperor: state.emperors.includes(province),
    cards: state.lying
      .filter((card) => card.province === province)
      .map((card) => ({ seat: card.seat, card: cardSeen(state, viewer, card) })),
  }
}

const regionView = (state: State, viewer: Viewer, region: Region): RegionView => {
  const tile = state.threats[region]
  const isThere = tile !== undefined && !tile.gone
  const { walls, neutral, losers, spared } = regionStanding(state, region)
  return {
    region,
    slot: Math.floor(region / PARTS),
    spaces: layoutOf(state).inRegion[region] ?? [],
    tile: isThere ? { value: seesThreat(state, viewer, region) ? tile.value : null, up: tile.up } : null,
    lookedBy: seatsOf(state.seats).filter((seat) => (state.looks[seat] ?? []).includes(region)),
    walls,
    neutral,
    losers: isThere ? losers : [],
    spared: isThere ? spared : [],
  }
}

const provinceViews = (state: State, viewer: Viewer): readonly ProvinceView[] =>
  layoutOf(state).provinces.map((province) => provinceView(state, viewer, province))

const regionViews = (state: State, viewer: Viewer): readonly RegionView[] =>
  layoutOf(state).regions.map((region) => regionView(state, viewer, region))

const playerViews = (state: State, viewer: Viewer): readonly SeatView[] =>
  seatsOf(state.seats).map((seat) => {
    const hand = state.hands[seat] ?? []
    const lying = state.lying.filter((card) => card.seat === seat).map(({ card }) => card)
    return {
      score: state.scores[seat] ?? 0,
      walls: state.walls[seat] ?? 0,
      doubles: state.doubles[seat] ?? 0,
      towers: state.towers[seat] ?? 0,
      cards: hand.length,
      hand: handSeen(state, viewer, seat),
      mayHold: mayHold(state, viewer, seat),
      spent: CARDS.filter((card) => !hand.includes(card) && !lying.includes(card)),
    }
  })

const askedIn = (state: State, viewer: Viewer): Asked | null => {
  const { stage } = state
  if (stage.is === 'turn') {
    const known = state.threats.flatMap(({ value }, region) =>
      seesThreat(state, viewer, region) ? [value] : [],
    )
    const left = countsOf(THREATS, known).map((seen) => THREAT_COPIES - seen)
    return { is: 'tile', region: stage.regions[0] ?? 0, left }
  }
  if (stage.is === 'worth') return { is: 'prestige', province: stage.province, left: state.prestigeStock }
  if (stage.is !== 'name') return null
  const { seat, province } = stage
  const here = state.lying.filter((card) => card.seat === seat && card.province === province)
  return {
    is: 'cards',
    seat,
    province,
    count: here.length,
    known: here.flatMap((card) => cardSeen(state, viewer, card) ?? []).sort((a, b) => a - b),
    others: cardsCovered(state, viewer, seat),
  }
}

export const project = (state: State, viewer: Viewer): View => {
  const { stage, boards } = state
  const turn = turnOf(state)
  const extensions = extensionsOf(state)
  return {
    options: state.options,
    seats: state.seats,
    stage: stage.is,
    by: turn.by,
    first: state.first,
    mover: state.turn === 0 ? null : state.mover,
    turn: state.turn,
    action: state.plan.action,
    used: state.plan.provinces,
    boards,
    spaces: spaceViews(state),
    provinces: provinceViews(state, viewer),
    regions: regionViews(state, viewer),
    players: playerViews(state, viewer),
    neutrals: hasNeutrals(state) ? state.neutrals : null,
    emperors: boards.length < boardsOf(state) ? state.emperors.length : null,
    extensions: { done: Math.max(0, boards.length - OPENING), of: extensions },
    drawn: stage.is === 'side' ? stage.face : null,
    events: state.events,
    rewards: stage.is === 'over' ? eventRewardsOf(state) : [],
    stocks: {
      threats: sumOf(state.threatStock),
      prestige: sumOf(state.prestigeStock) - state.prestige.filter((tile) => tile === null).length,
    },
    mayBeUnseen: state.unseen === true && (stage.is === 'threats' || stage.is === 'act'),
    asked: askedIn(state, viewer),
    reveal: revealView(state),
    possible: possible(state),
    luck: {
      faces: stage.is === 'board' ? facesLeft(state) : [],
      prestige: state.prestigeStock,
    },
    outcome: turn.by === 'nobody' ? turn.outcome : null,
  }
}
