/** Matches to measure with: random legal play with a seed, so that every run has the same ones. */
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { seededRandom, type Random } from '../src/engine/kernel/random.ts'
import { seatsOf } from '../src/engine/kernel/seat.ts'
import { decideStep, runChance } from '../src/engine/record/play.ts'
import { createPositions, type Positions } from '../src/engine/record/positions.ts'
import { MAIN, type Header, type Step, type StepId } from '../src/engine/record/step.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../src/engine/record/tree.ts'

/** `Math.random` as a source, for figures that need no repeating. */
export const anyRandom: Random = { below: (bound) => Math.floor(Math.random() * bound) }

export const optionsOf = (game: AnyGame, chosen: Header['options'] = {}): Header['options'] => ({
  ...Object.fromEntries(Object.entries(game.fields).map(([name, field]) => [name, field.default])),
  ...chosen,
})

export const headerOf = (game: AnyGame, seed: string, chosen: Header['options'] = {}): Header => ({
  format: 1,
  nonce: Buffer.from(seed.padEnd(16, '.').slice(0, 16)).toString('hex'),
  game: game.id,
  rules: game.version,
  options: optionsOf(game, chosen),
  seats: seatsOf(game.seats.min).map((seat) => ({
    name: `Player ${seat + 1}`,
    // Seats of a bench number at most six, as colours do.
    colour: (seat + 1) as 1 | 2 | 3 | 4 | 5 | 6,
    player: { kind: 'person' },
  })),
  chance: { source: 'seeded', seed },
  undo: 'free',
  startedAt: '2026-01-01T00:00:00.000Z',
})

/** One decision at the end of a line, with the chance steps after it; null when the match is over. */
export const playOn = (
  record: MatchRecord,
  positions: Positions,
  game: AnyGame,
  from: StepId,
  random: Random,
): readonly Step[] | null => {
  const state = positions.at(from)
  const turn = game.turn(state)
  if (turn.by === 'nobody') return null
  if (turn.by === 'chance') return runChance(record, positions, game, from)
  const decided = decideStep(record, positions, game, from, turn.by, game.sample(state, random))
  if (!decided.ok) throw new Error(`a legal action was refused: ${decided.error.code}`)
  addStep(record, decided.value)
  return [decided.value, ...runChance(record, positions, game, decided.value.id)]
}

export interface Played {
  readonly record: MatchRecord
  readonly positions: Positions
  /** Steps in the order they were made. */
  readonly steps: readonly Step[]
}

/**
 * A record of at least `size` steps: a match played to its end, then again and again from a random
 * step of it, so that the tree is deep and has branches.
 */
export const playRecord = (
  game: AnyGame,
  seed: string,
  size: number,
  chosen: Header['options'] = {},
): Played => {
  const record = createRecord(headerOf(game, seed, chosen))
  const positions = createPositions(record, game)
  const random = seededRandom(seed, 0)
  const steps: Step[] = []
  let from = record.root
  for (;;) {
    const made = playOn(record, positions, game, from, random)
    if (made === null || made.length === 0) {
      if (record.steps.size >= size) break
      from = steps[random.below(steps.length)]?.id ?? record.root
      continue
    }
    steps.push(...made)
    from = made.at(-1)?.id ?? from
    if (record.steps.size >= size && size > 0) break
  }
  const main = record.branches.get(MAIN)
  if (main !== undefined) putBranch(record, { ...main, step: from, version: main.version + 1 })
  return { record, positions, steps }
}
