/** Facts about aristocrats, bridges, the Doge and points, folded. */
import type { Seat } from '../../../kernel/seat.ts'
import { sameBorder } from '../components/districts.ts'
import type { Event, EventOf } from '../event.ts'
import { changed, plusEach, replaced } from './lists.ts'
import type { State } from '../state.ts'
import type { District, Face } from '../components/districts.ts'

export type BoardEvent = EventOf<
  | 'aristocrats.settled'
  | 'bridge.built'
  | 'bridge.taken'
  | 'aristocrat.placed'
  | 'aristocrat.replaced'
  | 'banishment.named'
  | 'aristocrats.banished'
  | 'doge.placed'
  | 'doge.stayed'
  | 'doge.moved'
  | 'district.scored'
  | 'bonus.scored'
>

/** An aristocrat more, or less, in a district. */
const inDistrict = (state: State, district: District, seat: Seat, by: number): State => ({
  ...state,
  aristocrats: replaced(state.aristocrats, district, changed(state.aristocrats[district] ?? [], seat, by)),
})

const inReserve = (state: State, seat: Seat, by: number): State => ({
  ...state,
  reserves: changed(state.reserves, seat, by),
})

/** One of the seat's is taken up from where the event says it came from. */
const takenUp = (state: State, seat: Seat, from: District | null): State =>
  from === null ? inReserve(state, seat, -1) : inDistrict(state, from, seat, -1)

const banished = (state: State, { district, counts }: EventOf<'aristocrats.banished'>): State => {
  const { stage } = state
  const back = stage.is === 'remove' ? stage : undefined
  return {
    ...state,
    aristocrats: replaced(
      state.aristocrats,
      district,
      plusEach(
        state.aristocrats[district] ?? [],
        counts.map((count) => -count),
      ),
    ),
    reserves: plusEach(state.reserves, counts),
    stage: back === undefined ? stage : { is: back.source === 'card' ? 'play' : 'bonus', seat: back.seat },
  }
}

const walked = (state: State, { seat, to, overSeat, cost, score }: EventOf<'doge.moved'>): State => {
  const scores = replaced(state.scores, seat, score)
  const isToll = overSeat !== null && overSeat !== seat
  return { ...state, doge: to, scores: isToll ? changed(scores, overSeat, cost) : scores }
}

const scored = (
  state: State,
  { district, why, aristocrats, points, scores }: EventOf<'district.scored'>,
): State => {
  const scoring = { district, why, aristocrats, points }
  return { ...state, scores, scoring, finals: why === 'final' ? [...state.finals, scoring] : state.finals }
}

/** The face of a district is one higher. */
const faceOf = (district: District): Face => (district + 1) as Face // districts are 0 to 5

const settled = (state: State, { seat, district }: EventOf<'aristocrats.settled'>): State => {
  const { stage } = state
  const there = inReserve(inDistrict(state, district, seat, 2), seat, -2)
  if (stage.is !== 'settle') return there
  return { ...there, stage: { ...stage, rolls: [...stage.rolls, faceOf(district)] } }
}

export const isBoardEvent = (event: Event): event is BoardEvent => {
  switch (event.type) {
    case 'aristocrats.settled':
    case 'bridge.built':
    case 'bridge.taken':
    case 'aristocrat.placed':
    case 'aristocrat.replaced':
    case 'banishment.named':
    case 'aristocrats.banished':
    case 'doge.placed':
    case 'doge.stayed':
    case 'doge.moved':
    case 'district.scored':
    case 'bonus.scored':
      return true
    default:
      return false
  }
}

export const evolveBoard = (state: State, event: BoardEvent): State => {
  switch (event.type) {
    case 'aristocrats.settled':
      return settled(state, event)
    case 'bridge.built': {
      const { seat, at, from } = event
      return { ...takenUp(state, seat, from), bridges: [...state.bridges, { at, seat }] }
    }
    case 'bridge.taken': {
      const { ownerSeat, at } = event
      const bridges = state.bridges.filter((each) => each.seat !== ownerSeat || !sameBorder(each.at, at))
      return { ...inReserve(state, ownerSeat, 1), bridges }
    }
    case 'aristocrat.placed':
      return inDistrict(takenUp(state, event.seat, event.from), event.district, event.seat, 1)
    case 'aristocrat.replaced': {
      const { seat, ownerSeat, district, from } = event
      const gone = inReserve(inDistrict(state, district, ownerSeat, -1), ownerSeat, 1)
      return inDistrict(takenUp(gone, seat, from), district, seat, 1)
    }
    case 'banishment.named': {
      const { seat, district, source } = event
      return { ...state, stage: { is: 'banish', seat, district, source } }
    }
    case 'aristocrats.banished':
      return banished(state, event)
    case 'doge.placed':
      return { ...state, doge: event.district }
    case 'doge.stayed':
      return state
    case 'doge.moved':
      return walked(state, event)
    case 'district.scored':
      return scored(state, event)
    case 'bonus.scored':
      return {
        ...state,
        scores: replaced(state.scores, event.seat, event.score),
        bonuses: replaced(
          state.bonuses,
          state.bonuses.length - 1,
          changed(state.bonuses.at(-1) ?? [], event.seat, event.points),
        ),
      }
  }
}
