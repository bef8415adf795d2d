/** What can be done, in outline, and what the choices of a card would come to. */
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
import { openProvinces, ownerAt, unscored } from '../position/board-queries.ts'
import {
  cardsToLay,
  doubleSpaces,
  freeSpaces,
  neutralSpaces,
  possibleLetters,
  secondSpaces,
  towerSpaces,
} from '../rules/eligibility.ts'
import { provinceStanding } from '../rules/majorities.ts'
import type { Reveal, State, TurnedUp } from '../state.ts'
import type { EffectView, Forecast, Possible, RevealView } from './types.ts'

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

export const possible = (state: State): Possible => {
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

/** What great architects that still wait are sure to add (CC-26). */
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

/** How the province would stand after a choice. */
const forecastOf = (state: State, reveal: Reveal, acting: TurnedUp, action: Action): Forecast => {
  const chosen = eventsOf(takeEffect(state, reveal, acting, action)).reduce(evolve, state)
  const after = sureToCome(chosen).reduce(evolve, chosen)
  const { walls, neutral, value, leaders } = provinceStanding(after, reveal.province)
  return { walls, neutral, value, leaders }
}

/** Swaps, put together by the wall here and the owner there: they come to the same here. */
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

/** The cards turned up and, while their owner is to decide, its choices. */
export const revealView = (state: State): RevealView | null => {
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
