/** Points, and whose turn it is. */
import type { Moment, Outcome, Turn } from '../../../kernel/game.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { placesBy } from '../../../kernel/rules/places.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { buildingOf, districtOf, type BuildingId, type Card, type Role } from '../components/cards.ts'
import { buildingsOf, isAtHome, isBeginner, landsOf, roleOf } from '../position/board-queries.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'

/** Points if the match ended now (QK-28 to QK-31). */
export interface Points {
  readonly buildings: number
  readonly levels: number
  readonly matches: number
  readonly role: number
  readonly total: number
}

/** QK-29: bonus points on the basic, developed and prosperous level. */
export const LEVEL_POINTS = [0, 2, 3] as const
/** QK-30. */
export const HOME_POINTS = 2
/** QK-36a. */
export const RESEARCH_POINTS = 3

/** QK-34a, QK-36a. */
const rolePoints = (state: State, seat: Seat): number => {
  const levels = landsOf(state, seat).flatMap((land) =>
    land.levels.flatMap((built, level) => (built === null ? [] : [level])),
  )
  if (roleOf(state, seat) === 'banker') return sumOf(levels)
  return RESEARCH_POINTS * (state.research[seat]?.length ?? 0)
}

/** QK-28 to QK-31; for beginners only buildings and matches (QK-42). */
export const pointsOf = (state: State, seat: Seat): Points => {
  const sites = landsOf(state, seat).flatMap((land) =>
    land.levels.flatMap((built, level) => (built === null ? [] : [{ land, built, level }])),
  )
  const buildings = sumOf(sites.map(({ built }) => buildingOf(built.building).points))
  const matches = HOME_POINTS * sites.filter(isAtHome).length
  const levels = isBeginner(state) ? 0 : sumOf(sites.map(({ level }) => LEVEL_POINTS[level] ?? 0))
  const role = isBeginner(state) ? 0 : rolePoints(state, seat)
  return { buildings, levels, matches, role, total: buildings + levels + matches + role }
}

/**
 * The points a building brings where it is (QK-28 to QK-30), or brought until it collapsed: its own, those of its level
 * and its district, and what a banker has for its level (QK-34a).
 */
export const worthOf = (
  building: BuildingId,
  at: { readonly card: Card; readonly level: number },
  owner: { readonly beginner: boolean; readonly role: Role | null },
): number => {
  const { points, district } = buildingOf(building)
  const home = district === districtOf(at.card).id ? HOME_POINTS : 0
  if (owner.beginner) return points + home
  const level = (LEVEL_POINTS[at.level] ?? 0) + (owner.role === 'banker' ? at.level : 0)
  return points + home + level
}

/** The points of each seat if the match ended now. */
export const scoreOf = (state: State): readonly number[] =>
  seatsOf(state.seats).map((seat) => pointsOf(state, seat).total)

/** QK-32: most points, then most buildings on the table, then shared. */
export const matchOutcome = (state: State): Outcome => {
  const scores = scoreOf(state)
  const counts = seatsOf(state.seats).map((seat) => buildingsOf(state, seat).length)
  const isAhead = (one: Seat, other: Seat): boolean => {
    const lead = (scores[one] ?? 0) - (scores[other] ?? 0)
    return lead > 0 || (lead === 0 && (counts[one] ?? 0) > (counts[other] ?? 0))
  }
  return { places: placesBy(state.seats, isAhead), scores, ending: 'endCard' }
}

const CHANCE: readonly Task['do'][] = [
  'drawFirst',
  'drawRole',
  'drawDistricts',
  'drawBuildings',
  'turnUp',
  'rollCard',
  'rollShift',
]

export const isChanceTask = (task: Task): boolean => CHANCE.includes(task.do)

export const turnOf = ({ agenda, outcome }: State): Turn => {
  const [task] = agenda
  if (outcome !== null) return { by: 'nobody', outcome }
  if (task === undefined) throw new Error('Nothing is waited for, yet the match is not over')
  return task.do === 'drawFirst' || isChanceTask(task) ? { by: 'chance' } : { by: task.seat }
}

export const momentOf = ({ round, turn }: State): Moment => ({
  part: 1,
  round: Math.max(1, round),
  turn: Math.max(1, turn),
})
