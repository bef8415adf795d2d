/**
 * Computes any position of a record by folding events, without the rules. It caches every 32nd position of a line, so
 * that no position is more than 31 steps away.
 */
import { allowsPartialEntry, tryRead } from './readable.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Step, StepId } from './step.ts'
import { childrenOf, createRecord, depthOf, fillRecord, parentOf, type MatchRecord } from './tree.ts'

/** Steps between cached positions. */
const CHECKPOINT_EVERY = 32
/** How many more positions are cached, the most recently used: a table asks for the same few again and again. */
const RECENT = 64

/** The positions of a record. */
export interface Positions {
  /** The state after the line up to `id`; for the root the start. Throws if `id` is not in the record. */
  at(id: StepId): unknown
}

/** The position before any step. Throws if the options are not this game's. */
export const startOf = (record: MatchRecord, game: AnyGame): unknown =>
  game.start({
    options: game.schemas.options.parse(record.header.options),
    seats: record.header.seats.length,
    ...(allowsPartialEntry(record.header, game) ? { partialEntry: true } : {}),
  })

/** The state after a step's events. */
export const foldStep = (game: AnyGame, state: unknown, step: Step): unknown => {
  let next = state
  for (const event of step.events) next = game.evolve(next, event)
  return next
}

/** Positions of a record that may go on growing. `game` is the one its header names. */
export const createPositions = (record: MatchRecord, game: AnyGame): Positions => {
  const kept = new Map<StepId, unknown>()
  const recent = new Map<StepId, unknown>()

  const known = (id: StepId): { readonly state: unknown } | undefined => {
    const states = kept.has(id) ? kept : recent
    return states.has(id) ? { state: states.get(id) } : undefined
  }

  const remember = (id: StepId, state: unknown): void => {
    recent.delete(id)
    recent.set(id, state)
    if (recent.size <= RECENT) return
    for (const oldest of recent.keys()) {
      recent.delete(oldest)
      break
    }
  }

  return {
    at(id) {
      const path: Step[] = []
      let at = id
      let from = known(at)
      while (from === undefined) {
        const parent = parentOf(record, at)
        if (parent === null) {
          from = { state: startOf(record, game) }
          kept.set(at, from.state)
          break
        }
        const step = record.steps.get(at)
        if (step === undefined) throw new RangeError(`No step ${at}`)
        path.push(step)
        at = parent
        from = known(at)
      }
      let state = from.state
      for (let index = path.length - 1; index >= 0; index -= 1) {
        const step = path[index]
        if (step === undefined) break
        state = foldStep(game, state, step)
        if (depthOf(record, step.id) % CHECKPOINT_EVERY === 0) kept.set(step.id, state)
      }
      remember(id, state)
      return state
    },
  }
}

/** A record with its game and its positions, as everything that plays on needs them together. */
export interface Replay {
  readonly game: AnyGame
  readonly record: MatchRecord
  /** Of this record. */
  readonly positions: Positions
}

export const replayOf = (record: MatchRecord, game: AnyGame): Replay => ({
  game,
  record,
  positions: createPositions(record, game),
})

export interface ReadablePart {
  /** The steps the game can read; branches end at their last readable step, and later notes are dropped. */
  readonly record: MatchRecord
  /** The first unreadable step. */
  readonly step: StepId
  readonly depth: number
}

/**
 * The part of a record that the game can fold; undefined if it can fold all of it. Events stored without verification
 * may not fold.
 */
export const readablePart = (
  record: MatchRecord,
  game: AnyGame,
  positions = createPositions(record, game),
): ReadablePart | undefined => {
  const isReadable = (id: StepId): boolean => tryRead(() => game.turn(positions.at(id))) !== undefined
  // If the end of a line is readable, so is the whole line.
  const isWhole = [...record.steps.keys()].every((id) => childrenOf(record, id).length > 0 || isReadable(id))
  if (isWhole) return undefined
  const good = new Set<StepId>([record.root])
  const bad: StepId[] = []
  for (const [id, { parent }] of record.steps)
    if (good.has(parent) && isReadable(id)) good.add(id)
    else bad.push(id)
  const standOf = (id: StepId): StepId => {
    let at = id
    while (!good.has(at)) at = parentOf(record, at) ?? record.root
    return at
  }
  const [step = record.root] = bad
  return {
    record: fillRecord(createRecord(record.header), {
      steps: [...record.steps.values()].filter(({ id }) => good.has(id)),
      branches: [...record.branches.values()].map((branch) => ({ ...branch, step: standOf(branch.step) })),
      annotations: [...record.annotations.values()].filter((note) => good.has(note.step)),
    }),
    step,
    depth: depthOf(record, step),
  }
}
