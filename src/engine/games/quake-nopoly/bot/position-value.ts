/** Estimates the final points of a position for greedy play, from public information and the seat's own hand. */
import { leadOf } from '../../../kernel/heuristics.ts'
import { repeated } from '../../../kernel/rules/lists.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { buildingOf, DISASTER_IDS, districtOf, quakeOf, type Card } from '../components/cards.ts'
import { KINDS } from '../components/deck/types.ts'
import { coverOf, entryOf, hitOf, trackOf, valueOf } from '../rules/disaster.ts'
import {
  freeLevel,
  handOf,
  isAtHome,
  isBeginner,
  landsOf,
  roleOf,
  stockOfSeat,
  tracksWithRoom,
} from '../position/board-queries.ts'
import { HOME_POINTS, LEVEL_POINTS } from '../rules/status.ts'
import type { Built, DisasterKind, Land, State } from '../state.ts'

/**
 * The value of a piece in stock, of one that can be added to an own building, of a card in hand, and of a piece that
 * can be kept.
 */
const PIECE = 0.2
const USEFUL_PIECE = 0.3
/** The architect's pieces are worth more: six of them buy a building (QK-38a). */
const SAVED = 1.6
const PRODUCT = 0.45
const KEPT = 0.8
/** Rounds before the end in which a destroyed building is not rebuilt, and the earlier cost of rebuilding one. */
const LATE = 1.2
export const REBUILDING = 2
/** The value of a district card's safety. */
const PROMISE = 2
/** Average points of an unknown building card. */
const AVERAGE_POINTS = 3.2

/** A rough estimate of the rest of the match. */
interface PositionValue {
  /** Event cards still to come on average. */
  readonly draws: number
  /** The same in rounds. */
  readonly rounds: number
  /** The chance that a given unseen disaster card comes. */
  readonly chance: number
  readonly unseen: readonly string[]
  /** The value of things that need time: 1 as long as there is enough. */
  readonly time: number
  /** The chance that a building destroyed now cannot be rebuilt. */
  readonly late: number
}

export const positionValueOf = ({ decks: { events }, seats }: State): PositionValue => {
  const before = outlooks.get(events)
  if (before !== undefined) return before
  const outlook = outlookFrom(events, seats)
  outlooks.set(events, outlook)
  return outlook
}

const outlooks = new WeakMap<State['decks']['events'], PositionValue>()

const outlookFrom = (events: State['decks']['events'], seats: number): PositionValue => {
  const left = events.general + events.disaster
  const draws = events.upper + (left - events.upper) / 2
  const unseen = DISASTER_IDS.filter((id) => !events.turned.includes(id))
  const chance = left === 0 ? 0 : (events.disaster / Math.max(1, unseen.length)) * (draws / left)
  const rounds = draws / seats
  return {
    draws,
    rounds,
    chance,
    unseen,
    time: Math.min(1, rounds / 1.5),
    late: Math.min(1, LATE / Math.max(rounds, 0.1)),
  }
}

/** How bad a damage is for a number of pieces: 1 for a collapse, less for wear. */
const harm = (damage: number, pieces: number): number => {
  if (damage <= 0) return 0
  return damage >= pieces ? 1 : 0.4 * (damage / pieces) ** 2
}

/** The chance that pieces on a track survive, by district, kind of disaster and number of pieces. */
type Survival = (card: Card, of: DisasterKind, pieces: number) => number

/** `chance` applies to each unseen disaster card. */
const survivalOf = (state: State, { unseen }: PositionValue, chance: number): Survival => {
  const known = { weather: new Map<number, number>(), quake: new Map<number, number>() }
  return (card, of, pieces) => {
    const { id } = districtOf(card)
    // Both cards of a district are hit alike, and a track holds fewer than a hundred pieces.
    const key = Math.floor(card / 2) * 100 + pieces
    const before = known[of].get(key)
    if (before !== undefined) return before
    const own = valueOf(state, card, of)
    const holds = unseen.reduce((product, event) => {
      if ((quakeOf(event) !== undefined) !== (of === 'quake')) return product
      const entry = entryOf(event, id)
      return entry === 0 ? product : product * (1 - chance * harm(own + entry, pieces))
    }, 1)
    known[of].set(key, holds)
    return holds
  }
}

interface Survivals {
  readonly now: Survival
  /** The survival of what can no longer be rebuilt. */
  readonly late: Survival
}

const survivals = new WeakMap<PositionValue, Survivals>()

/** Cached until an event card is turned up; the options of a match never change. */
const survivalsOf = (state: State, outlook: PositionValue): Survivals => {
  const before = survivals.get(outlook)
  if (before !== undefined) return before
  const { chance, late } = outlook
  const both = { now: survivalOf(state, outlook, chance), late: survivalOf(state, outlook, chance * late) }
  survivals.set(outlook, both)
  return both
}

/** True if the meteorologist's die (QK-37a) protects the seat: it avoids half of its weather and eases the rest. */
export const isShifting = (state: State, seat: Seat, of: DisasterKind): boolean =>
  of === 'weather' && roleOf(state, seat) === 'meteorologist'

type Judge = (state: State, seat: Seat) => number

/** Points of a standing building. */
export const standingPoints = (state: State, seat: Seat, land: Land, level: number, built: Built): number => {
  const home = isAtHome({ built, land }) ? HOME_POINTS : 0
  const points = buildingOf(built.building).points + home
  if (isBeginner(state)) return points
  return points + (LEVEL_POINTS[level] ?? 0) + (roleOf(state, seat) === 'banker' ? level : 0)
}

/** The pieces a building keeps after the current disaster; undefined if it collapses. */
const afterHit = (state: State, seat: Seat, card: Card, built: Built): Built | undefined => {
  const { disaster } = state
  const hit = hitOf(disaster, card)
  if (disaster === null || hit === undefined || disaster.struck.includes(seat)) return built
  const damage = Math.max(0, hit.damage - coverOf(disaster, built.building).less)
  const track = trackOf(disaster.of)
  if (damage > 0 && damage >= built[track]) return undefined
  return { ...built, [track]: built[track] - damage }
}

const holdsBy = (survives: Survival, state: State, seat: Seat, { card }: Land, built: Built): number => {
  const structure = survives(card, 'quake', built.structure)
  if (!isShifting(state, seat, 'weather')) return structure * survives(card, 'weather', built.material)
  return (structure * (1 + survives(card, 'weather', built.material + 1))) / 2
}

/** Values seats in positions that follow from this one. */
export const valueFrom = (from: State): Judge => {
  const outlook = positionValueOf(from)
  const { now: survives, late: survivesEnd } = survivalsOf(from, outlook)
  const { rounds, time } = outlook

  const worthOf = (state: State, seat: Seat, land: Land, level: number, standing: Built): number => {
    const built = afterHit(state, seat, land.card, standing)
    if (built === undefined) {
      const { insured } =
        state.disaster === null ? { insured: 0 } : coverOf(state.disaster, standing.building)
      return insured * PIECE * time
    }
    const points = standingPoints(state, seat, land, level, built)
    const toTheEnd = holdsBy(survivesEnd, state, seat, land, built)
    const earlier = 1 - holdsBy(survives, state, seat, land, built) / toTheEnd
    return toTheEnd * points - earlier * REBUILDING + PRODUCT * rounds * time
  }

  /** The value of a free district card. */
  const promise = (card: Card): number => survives(card, 'weather', 4) * survives(card, 'quake', 4) * time

  const groundOf = (state: State, seat: Seat): number =>
    landsOf(state, seat).reduce((sum, land) => {
      const free = land.levels.filter((level) => level === null).length
      const built = land.levels.reduce(
        (all, here, level) => all + (here === null ? 0 : worthOf(state, seat, land, level, here)),
        0,
      )
      return sum + built + promise(land.card) * (PROMISE + 0.3 * free)
    }, 0)

  const stockWorth = (state: State, seat: Seat): number => {
    const hasRoom = KINDS.map(() => false)
    for (const { levels } of landsOf(state, seat))
      for (const built of levels)
        if (built !== null) for (const { kind } of tracksWithRoom(built)) hasRoom[KINDS.indexOf(kind)] = true
    const saved = roleOf(state, seat) === 'architect' ? SAVED : 1
    return stockOfSeat(state, seat).reduce((sum, count, at) => {
      const each = hasRoom[at] === true ? USEFUL_PIECE : PIECE
      return sum + each * saved * time * ((1 - 0.88 ** count) / 0.12)
    }, 0)
  }

  /** The value of the hand, the best cards first, as far as there is room; cards still to be drawn count as average. */
  const handWorth = (state: State, seat: Seat, drawn: number): number => {
    const lands = landsOf(state, seat)
    const open = lands.filter((land) => freeLevel(land) !== undefined)
    const homes = open.map(({ card }) => districtOf(card).id)
    const room = open.reduce((sum, { levels }) => sum + levels.filter((level) => level === null).length, 0)
    const cards = handOf(state, seat).map((id) => {
      const building = buildingOf(id)
      const pieces = building.material.base + building.structure.base
      return building.points + (homes.includes(building.district) ? HOME_POINTS : 0) + pieces * 0.3
    })
    return [...cards, ...repeated(AVERAGE_POINTS + 2, drawn)]
      .sort((one, other) => other - one)
      .reduce((sum, points, at) => sum + points * time * (at < room ? 0.5 * 0.93 ** at : 0.05), 0)
  }

  return (state, seat) => {
    const drawn = state.agenda.reduce(
      (sum, task) => sum + (task.do === 'drawBuildings' && task.seat === seat ? task.count : 0),
      0,
    )
    const lands = state.agenda.some((task) => task.do === 'drawDistricts' && task.seat === seat)
      ? 1.5 * time
      : 0
    const research = isBeginner(state) ? 0 : 3 * (state.research[seat]?.length ?? 0)
    const kept = KEPT * time * (state.kept[seat]?.length ?? 0)
    return (
      groundOf(state, seat) +
      stockWorth(state, seat) +
      handWorth(state, seat, drawn) +
      lands +
      research +
      kept
    )
  }
}

/** A seat's value against that of the others, above all the strongest. */
export const balanceOf = (seats: number, seat: Seat, worth: (seat: Seat) => number): number =>
  leadOf(seatsOf(seats).map(worth), seat, { strongest: 0.35, all: 0.15 })
