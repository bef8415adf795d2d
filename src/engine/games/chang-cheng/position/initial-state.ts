/** The position before anything is drawn. */
import type { Setup } from '../../../kernel/game.ts'
import { repeated } from '../../../kernel/rules/lists.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { hasNeutrals, namedFaces, OPENING, setupStage } from './boards.ts'
import { PARTS, SPACES } from '../components/faces.ts'
import {
  CARDS,
  EVENT_PAIRS,
  NEUTRALS,
  PRESTIGE_COPIES,
  PRESTIGES,
  THREAT_COPIES,
  THREATS,
  WALLS,
  type EventCard,
} from '../components/pieces.ts'
import type { Options, Plan, State } from '../state.ts'
import type { Joined } from '../components/layout.ts'

/** A turn in which nothing is done yet. */
export const NO_PLAN: Plan = { action: null, provinces: [], omitted: false, neutral: false }

const eventsIn = ({ events }: Options): readonly EventCard[] | null => {
  if (events === 'random') return null
  return EVENT_PAIRS.find((pair) => pair.join('-') === events) ?? []
}

/** The boards on the table from the start: the named ones, up to the first that chance draws. */
const openingBoards = (match: Setup<Options>): readonly Joined[] => {
  const boards: Joined[] = []
  for (const [slot, face] of namedFaces(match).slice(0, OPENING).entries()) {
    if (face === null) break
    boards.push({ slot, face })
  }
  return boards
}

export const start = (match: Setup<Options>): State => {
  const { options, seats, partialEntry: unseen } = match
  const boards = openingBoards(match)
  // Options count seats from 1; a fourth seat of three is the first again.
  const first = options.firstSeat === 'random' ? null : (options.firstSeat - 1) % seats
  const opening = {
    boards,
    threats: [],
    prestige: [],
    events: eventsIn(options),
    first,
  }
  return {
    ...opening,
    options,
    seats,
    ...(unseen === true ? { unseen } : {}),
    pieces: repeated(null, boards.length * SPACES),
    threatStock: repeated(THREAT_COPIES, THREATS.length),
    prestigeStock: repeated(PRESTIGE_COPIES, PRESTIGES.length),
    walls: repeated(WALLS, seats),
    doubles: repeated(1, seats),
    towers: repeated(1, seats),
    neutrals: hasNeutrals(match) ? NEUTRALS : 0,
    keeps: [],
    hands: seatsOf(seats).map(() => CARDS),
    lying: [],
    looks: seatsOf(seats).map(() => []),
    veiled: [],
    scores: repeated(0, seats),
    results: repeated(null, boards.length * PARTS),
    emperors: [],
    reveal: null,
    mover: first ?? 0,
    turn: 0,
    plan: NO_PLAN,
    stage: setupStage(opening),
  }
}
