/** Plays matches between bots and searches them for puzzles. */
import type { AnyGame } from '../kernel/game.ts'
import { quickRandom } from '../kernel/random.ts'
import { decideStep, runChance } from '../record/play.ts'
import { replayOf } from '../record/positions.ts'
import { addStep, createRecord } from '../record/tree.ts'
import type { StepId } from '../record/step.ts'
import { decisionOf, type Level } from '../search/levels.ts'
import { sampleHeader, type Sample } from '../samples/sample.ts'
import { puzzleIn } from './examine.ts'
import { CHINESE_NAMES } from './player-names.ts'
import { type Puzzle, puzzleSample } from './puzzle.ts'

/** How the matches of a game are played and searched. */
export interface PuzzleSearch {
  /** Numbers of seats, by turns. */
  readonly seats: readonly number[]
  readonly options: Sample['match']['options']
  readonly level: Level
  /** Playouts of a thorough search. */
  readonly playouts: number
  /** The share of decisions that are searched. */
  readonly share: number
}

const NAMES = Object.keys(CHINESE_NAMES)
/** The most puzzles from one match. */
const MAX_PUZZLES = 3
/** Decisions each seat must have made before: openings are a matter of taste. */
const OPENED = 3
/** Decisions between two puzzles of a match, so that they are not alike. */
const APART = 6

/** The puzzles of one match by its number; their own numbers start at `from`. */
export function* puzzlesIn(
  game: AnyGame,
  number: number,
  search: PuzzleSearch,
  from: number,
): Generator<Puzzle> {
  const seats = search.seats[number % search.seats.length] ?? game.seats.min
  const seed = `puzzles ${game.id} ${number}`
  const actions: unknown[] = []
  const match = {
    options: search.options,
    names: NAMES.slice(0, seats),
    level: search.level,
    seed,
    actions,
  }
  const sample = puzzleSample({ number: 0, match, at: 0, seat: 0, candidates: [], playouts: 0 })
  const record = createRecord(sampleHeader(game, sample, 'en'))
  const replay = replayOf(record, game)
  const { positions } = replay
  const { options } = record.header
  let tip: StepId = record.root
  let [steps, found, last] = [0, 0, OPENED * seats - APART]
  const random = quickRandom(seed)
  for (;;) {
    const drawn = runChance(replay, tip)
    steps += drawn.length
    tip = drawn.at(-1)?.id ?? tip
    const state = positions.at(tip)
    const { by } = game.turn(state)
    if (typeof by !== 'number') return
    const position = { game, options, state, seat: by }
    const isLookedAt = random.below(1000) < 1000 * search.share && actions.length - last >= APART
    const candidates = isLookedAt
      ? puzzleIn(position, search.playouts, `${seed} ${actions.length}`)
      : undefined
    const best = candidates?.[0]
    if (candidates !== undefined && best !== undefined) {
      last = actions.length
      yield {
        number: from + found,
        match: { ...match, actions: [...actions, best.action] },
        at: steps,
        seat: by,
        candidates,
        playouts: search.playouts,
      }
      found += 1
      if (found === MAX_PUZZLES) return
    }
    const action = decisionOf(game, position, search.level, `${seed} ${actions.length}`)
    const step = decideStep(replay, tip, by, action)
    if (!step.ok) throw new Error(`${game.id} refuses what a bot does: ${step.error.code}`)
    addStep(record, step.value)
    actions.push(step.value.action)
    steps += 1
    tip = step.value.id
  }
}
