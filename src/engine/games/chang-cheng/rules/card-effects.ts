/** What the cards of a completed province can do (CC-22 to CC-27). */
import { refuse, type Decision } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { isSingleWall, ownerAt, pieceAt, spacesOf } from '../position/board-queries.ts'
import {
  layoutOf,
  provinceAt,
  provinceName,
  regionName,
  spaceName,
  type Region,
  type Space,
} from '../components/layout.ts'
import type { Reveal, State, TurnedUp } from '../state.ts'

/** Walls a great architect adds without a choice (CC-26). */
export const GREAT_ARCHITECT = 2

/** The card that acts now: the lowest waiting one (CC-21a). */
export const actingCard = (reveal: Reveal): TurnedUp | undefined =>
  reveal.cards.find(({ fate }) => fate === 'waiting')

/** The cards waiting after the first (CC-22). */
export const waitingCards = (reveal: Reveal): readonly TurnedUp[] =>
  reveal.cards.filter(({ fate }) => fate === 'waiting').slice(1)

/** Standing single walls of a province, from left to right (CC-23, CC-27). */
export const wallsIn = (state: State, province: number): readonly Space[] =>
  spacesOf(state, province).filter((space) => isSingleWall(state, space))

/** Standing single walls of all other provinces, from left to right (CC-27). */
export const wallsElsewhere = (state: State, province: number): readonly Space[] => {
  const layout = layoutOf(state)
  return layout.row.filter((space) => provinceAt(layout, space) !== province && isSingleWall(state, space))
}

/** Regions facing a province whose tiles have not been removed (CC-23). */
export const tilesFacing = (state: State, province: number): readonly Region[] =>
  (layoutOf(state).facing[province] ?? []).filter((region) => state.threats[region]?.gone === false)

/** Every choice of the acting card's owner, in order; none if the card lapses or needs no choice. */
export function* effects(state: State, reveal: Reveal): Generator<Action> {
  const { province } = reveal
  switch (actingCard(reveal)?.card) {
    case 1: {
      const others = waitingCards(reveal)
      for (const { card } of others) yield { type: 'remove', card }
      if (others.length > 0) yield { type: 'decline' }
      return
    }
    case 2: {
      const spaces = wallsIn(state, province)
      const regions = tilesFacing(state, province)
      for (const space of spaces) yield { type: 'destroy', space }
      for (const region of regions) yield { type: 'dismiss', region }
      if (spaces.length + regions.length > 0) yield { type: 'decline' }
      return
    }
    case 3:
      yield { type: 'raise' }
      yield { type: 'lower' }
      return
    case 4:
      yield { type: 'raise' }
      yield { type: 'extraWall' }
      return
    case 6: {
      const there = wallsElsewhere(state, province)
      let any = false
      for (const here of there.length > 0 ? wallsIn(state, province) : [])
        for (const other of there) {
          any = true
          yield { type: 'swap', here, there: other }
        }
      if (any) yield { type: 'decline' }
      return
    }
    default:
      return
  }
}

const RULES = { 1: 'CC-22', 2: 'CC-23', 3: 'CC-24', 4: 'CC-25', 5: 'CC-26', 6: 'CC-27' } as const

/** The rule that keeps this piece from being destroyed or swapped; `rule` if there is none of the kind on the space. */
const ruleAgainst = (state: State, space: Space, rule: string): string => {
  switch (pieceAt(state, space)?.is) {
    case 'double':
      return 'CC-13'
    case 'tower':
      return 'CC-16'
    case 'rubble':
      return 'CC-23a'
    default:
      return rule
  }
}

const one = (event: Event): Decision<Event> => ({ ok: true, events: [event] })

/** The event of the owner's choice for the acting card, or why the card cannot do it. */
export const takeEffect = (
  state: State,
  reveal: Reveal,
  acting: TurnedUp,
  action: Action,
): Decision<Event> => {
  const { province } = reveal
  const { seat, card } = acting
  const wrong = refuse('notThisCard', RULES[card], { card })
  switch (action.type) {
    case 'remove': {
      if (card !== 1) return wrong
      const target = waitingCards(reveal).find((other) => other.card === action.card)
      if (target === undefined) return refuse('noSuchCard', 'CC-22', { card: action.card })
      return one({ type: 'card.removed', seat, ownerSeat: target.seat, province, card: target.card })
    }
    case 'destroy': {
      if (card !== 2) return wrong
      const { space } = action
      if (!wallsIn(state, province).includes(space))
        return refuse('noWallHere', ruleAgainst(state, space, 'CC-23'), {
          space: spaceName(space),
          province: provinceName(province),
        })
      return one({ type: 'wall.destroyed', seat, space, owner: ownerAt(state, space) })
    }
    case 'dismiss': {
      if (card !== 2) return wrong
      const { region } = action
      if (!tilesFacing(state, province).includes(region))
        return refuse('noTileFacing', 'CC-23', {
          region: regionName(region),
          province: provinceName(province),
        })
      return one({ type: 'threat.removed', seat, region })
    }
    case 'raise':
      return card === 3 || card === 4 ? one({ type: 'value.changed', seat, province, card, by: 2 }) : wrong
    case 'lower':
      return card === 3 ? one({ type: 'value.changed', seat, province, card, by: -2 }) : wrong
    case 'extraWall':
      return card === 4 ? one({ type: 'extra.gained', seat, province, card, walls: 1 }) : wrong
    case 'swap': {
      if (card !== 6) return wrong
      const { here, there } = action
      if (!wallsIn(state, province).includes(here))
        return refuse('noWallHere', ruleAgainst(state, here, 'CC-27'), {
          space: spaceName(here),
          province: provinceName(province),
        })
      if (!wallsElsewhere(state, province).includes(there))
        return refuse('noWallThere', ruleAgainst(state, there, 'CC-27'), {
          space: spaceName(there),
          province: provinceName(province),
        })
      const owners = { hereOwner: ownerAt(state, here), thereOwner: ownerAt(state, there) }
      return one({ type: 'walls.swapped', seat, here, there, ...owners })
    }
    case 'decline':
      if (card === 3 || card === 4) return refuse('mustChoose', RULES[card], { card })
      return one({ type: 'card.declined', seat, province, card })
    default:
      return refuse('cardFirst', 'CC-21a', { card })
  }
}
