/** Makes a match of its own from the example of a rule, to play on from there. */
import type { AnyGame } from '../kernel/game.ts'
import { exampleOptions, type ExampleMatch } from '../kernel/rules/examples.ts'
import { decideStep } from './play.ts'
import { createPositions } from './positions.ts'
import { COLOURS, MAIN, type SeatHeader, type StepId } from './step.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from './tree.ts'

interface Wish {
  readonly seats: readonly Pick<SeatHeader, 'name' | 'player'>[]
  /** 32 hex digits. */
  readonly nonce: string
  /** The seed of the luck from there on. */
  readonly seed: string
  /** ISO 8601 in UTC. */
  readonly startedAt: string
}

/** The record of the example match after some actions. Throws if the game refuses one of them. */
export const exampleRecord = (
  game: AnyGame,
  match: ExampleMatch,
  count: number,
  { seats, nonce, seed, startedAt }: Wish,
): MatchRecord => {
  const record = createRecord({
    format: 1,
    nonce,
    game: game.id,
    rules: game.version,
    options: exampleOptions(game, match),
    seats: seats.map(({ name, player }, seat) => ({ name, colour: COLOURS[seat] ?? 1, player })),
    chance: { source: 'seeded', seed },
    undo: 'free',
    startedAt,
  })
  const positions = createPositions(record, game)
  let tip: StepId = record.root
  for (const action of match.actions.slice(0, count)) {
    const { by } = game.turn(positions.at(tip))
    if (by === 'nobody') break
    const step = decideStep({ record, positions, game }, tip, by, action, by === 'chance')
    if (!step.ok) throw new Error(`${game.id} refuses an action of an example: ${step.error.code}`)
    addStep(record, step.value)
    tip = step.value.id
  }
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
  return record
}
