/** Facts about aristocrats, bridges, the Doge and points, folded. */
import { unchanged, type FoldsOf } from '../../../kernel/rules/folds.ts'
import { changed, minusEach, plusEach, replaced } from '../../../kernel/rules/lists.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { sameBorder, type District, type Face } from '../components/districts.ts'
import type { Event, EventOf } from '../event.ts'
import type { State } from '../state.ts'

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
    aristocrats: replaced(state.aristocrats, district, minusEach(state.aristocrats[district] ?? [], counts)),
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

export const BOARD: FoldsOf<
  State,
  Event,
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
> = {
  'aristocrats.settled': settled,
  'bridge.built': (state, { seat, at, from }) => ({
    ...takenUp(state, seat, from),
    bridges: [...state.bridges, { at, seat }],
  }),
  'bridge.taken': (state, { ownerSeat, at }) => ({
    ...inReserve(state, ownerSeat, 1),
    bridges: state.bridges.filter((each) => each.seat !== ownerSeat || !sameBorder(each.at, at)),
  }),
  'aristocrat.placed': (state, { seat, district, from }) =>
    inDistrict(takenUp(state, seat, from), district, seat, 1),
  'aristocrat.replaced': (state, { seat, ownerSeat, district, from }) => {
    const gone = inReserve(inDistrict(state, district, ownerSeat, -1), ownerSeat, 1)
    return inDistrict(takenUp(gone, seat, from), district, seat, 1)
  },
  'banishment.named': (state, { seat, district, source }) => ({
    ...state,
    stage: { is: 'banish', seat, district, source },
  }),
  'aristocrats.banished': banished,
  'doge.placed': (state, { district }) => ({ ...state, doge: district }),
  'doge.stayed': unchanged,
  'doge.moved': walked,
  'district.scored': scored,
  'bonus.scored': (state, { seat, score, points }) => ({
    ...state,
    scores: replaced(state.scores, seat, score),
    bonuses: [...state.bonuses.slice(0, -1), changed(state.bonuses.at(-1) ?? [], seat, points)],
  }),
}
