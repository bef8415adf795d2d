/**
 * The acts of chance: drawing seats, roles and cards, and rolling dice.
 *
 * Event cards: the general and disaster cards in play were chosen unseen and shuffled together. The next card is
 * therefore of a class with that class's share of the cards still to come, and each unseen card of the class has the
 * same probability, including those not in play. Once the upper part is used up, the end card has the same chance as
 * each remaining card.
 */
import { alike, type Weighted } from '../../../kernel/rules/outcomes.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import {
  DISASTER_IDS,
  districtOf,
  GENERAL_IDS,
  type BuildingId,
  type Card,
  type EventId,
  ROLES,
  type Role,
} from '../components/cards.ts'
import type { DistrictId } from '../components/deck/types.ts'
import type { State } from '../state.ts'
import { unknownCards } from '../position/unidentified.ts'

export const freeRoles = ({ roles }: State): readonly Role[] => ROLES.filter((role) => !roles.includes(role))

/** Districts that can be drawn next, each with the card that comes and the number of cards. */
export const districtCards = ({
  decks,
}: State): readonly { readonly district: DistrictId; readonly card: Card; readonly copies: number }[] => {
  const { pool, bottom } = decks.districts
  const next = pool.length > 0 ? pool : bottom.slice(0, 1)
  const found = new Map<DistrictId, { card: Card; copies: number }>()
  for (const card of next) {
    const { id } = districtOf(card)
    const before = found.get(id)
    found.set(id, before === undefined ? { card, copies: 1 } : { ...before, copies: before.copies + 1 })
  }
  return [...found].map(([district, each]) => ({ district, ...each }))
}

/** Buildings that can be drawn next, each with the same probability. */
export const nextBuilding = (state: State): readonly BuildingId[] => {
  const { pool, bottom } = state.decks.buildings
  const [next] = bottom
  if (pool.length > 0 || next === undefined) return unknownCards(state)
  return state.veil.includes(next.building) ? unknownCards(state) : [next.building]
}

/** The next building left open; undefined if it cannot be, because everybody knows the card on top. */
export const unknownOutcome = (state: State): Action | undefined => {
  const [task] = state.agenda
  const { pool, bottom } = state.decks.buildings
  if (state.unseen !== true || task?.do !== 'drawBuildings') return undefined
  if (pool.length === 0 && bottom[0]?.by === null) return undefined
  return { type: 'drawBuilding', seat: task.seat, building: null }
}

const unseen = ({ decks }: State, ids: readonly EventId[]): readonly EventId[] =>
  ids.filter((id) => !decks.events.turned.includes(id))

/** Event cards that can still come, without the end card. */
export const eventsLeft = (state: State): readonly EventId[] => {
  const { general, disaster } = state.decks.events
  return [
    ...(general > 0 ? unseen(state, GENERAL_IDS) : []),
    ...(disaster > 0 ? unseen(state, DISASTER_IDS) : []),
  ]
}

/** QK-5: true once the upper part is used up. */
export const isEndPossible = ({ decks }: State): boolean => decks.events.upper === 0

/**
 * Weights for `general` and `disaster` cards to come: each class has its share, divided equally among its unseen cards.
 */
const eventWeights = (state: State, seat: number): readonly Weighted<Action>[] => {
  const { general, disaster } = state.decks.events
  const generals = unseen(state, GENERAL_IDS)
  const disasters = unseen(state, DISASTER_IDS)
  const turn = (event: EventId, weight: number): Weighted<Action> => ({
    action: { type: 'turnUp', seat, event },
    weight,
  })
  // Each card to come has this many shares, so that both classes divide into integers.
  const share = generals.length * disasters.length
  return [
    ...(general > 0 ? generals.map((id) => turn(id, general * disasters.length)) : []),
    ...(disaster > 0 ? disasters.map((id) => turn(id, disaster * generals.length)) : []),
    ...(isEndPossible(state) ? [turn('end', share)] : []),
  ]
}

/** Every outcome with its weight; none unless chance is to act. */
export const outcomes = (state: State): readonly Weighted<Action>[] => {
  const [task] = state.agenda
  switch (task?.do) {
    case 'drawFirst':
      return alike(seatsOf(state.seats).map((seat) => ({ type: 'drawFirst', seat })))
    case 'drawRole':
      return alike(freeRoles(state).map((role) => ({ type: 'drawRole', seat: task.seat, role })))
    case 'drawDistricts':
      return districtCards(state).map(({ district, copies }) => ({
        action: { type: 'drawDistrict', seat: task.seat, district },
        weight: copies,
      }))
    case 'drawBuildings':
      return alike(
        nextBuilding(state).map((building) => ({ type: 'drawBuilding', seat: task.seat, building })),
      )
    case 'turnUp':
      return eventWeights(state, task.seat)
    case 'rollCard':
    case 'rollShift':
      return alike([1, 2, 3, 4, 5, 6].map((die) => ({ type: 'roll', seat: task.seat, die })))
    default:
      return []
  }
}
