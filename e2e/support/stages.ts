/** Matches played without a window and opened at each of their stages, to show every tray. */
import { expect, type Page } from '@playwright/test'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import { decideStep } from '../../src/engine/record/play.ts'
import { replayOf } from '../../src/engine/record/positions.ts'
import { MAIN, type Header, type StepId } from '../../src/engine/record/step.ts'
import { playStep } from '../../src/engine/record/testing/player.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../../src/engine/record/tree.ts'
import { openLibrary } from './library.ts'
import { chooserOf, namedHeader } from './choosers.ts'
import { ask } from './apiRequest.ts'
import { openUncovered } from './screen.ts'

export interface Course {
  readonly seats: number
  readonly options?: Header['options']
  /** Luck is entered by hand. */
  readonly manual?: boolean
}

/** A position of a match: its prompt, and the step that led there. */
export interface Stop {
  readonly waits: string
  readonly step: StepId
}

export interface Staged {
  readonly record: MatchRecord
  /** The first and the last position of each stage. */
  readonly stops: readonly Stop[]
}

/** The prompt of a position, by the game's own names. */
const waitsFor = (game: AnyGame, state: unknown): string => {
  // Positions have a stage, or an agenda with phases.
  const { stage, phase, agenda } = state as {
    readonly stage?: { readonly is: string }
    readonly phase?: string
    readonly agenda?: readonly { readonly do: string }[]
  }
  const { by } = game.turn(state)
  if (by === 'nobody') return 'over'
  return `${by === 'chance' ? 'luck ' : ''}${stage?.is ?? agenda?.[0]?.do ?? phase ?? ''}`
}

/** A match of sensible players, to its end. */
export const staged = (game: AnyGame, { seats, options = {}, manual = false }: Course): Staged => {
  const chance = manual ? ({ source: 'manual' } as const) : ({ source: 'seeded', seed: 'sweep' } as const)
  const header = namedHeader(game, {
    seats,
    options,
    chance,
    nonce: `${seats}`.padStart(32, manual ? 'a' : 'b'),
  })
  const record = createRecord(header)
  const replay = replayOf(record, game)
  const { positions } = replay
  const random = seededRandom('sweep', 0)
  const choose = chooserOf(game)
  const first = new Map<string, StepId>()
  const last = new Map<string, StepId>()
  let at = record.root
  for (;;) {
    const state = positions.at(at)
    const { by } = game.turn(state)
    const waits = waitsFor(game, state)
    if (!first.has(waits)) first.set(waits, at)
    last.set(waits, at)
    if (by === 'nobody') break
    if (by === 'chance') {
      at = playStep(replay, at, random)?.id ?? at
      continue
    }
    const made = decideStep(replay, at, by, choose(state))
    if (!made.ok) throw new Error(`${game.id}: ${made.error.code}`)
    addStep(record, made.value)
    at = made.value.id
  }
  putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
  const stops = [...first].flatMap(([waits, step]) => {
    const late = last.get(waits)
    return late === undefined || late === step
      ? [{ waits, step }]
      : [
          { waits: `first ${waits}`, step },
          { waits: `last ${waits}`, step: late },
        ]
  })
  return { record, stops }
}

/** Opens the table at a step of the record, with the curtain lifted for the seat to act. */
export const standAt = async (page: Page, record: MatchRecord, step: StepId): Promise<void> => {
  await openLibrary(page)
  // Leave the table, so that nothing moves during the check.
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeAttached()
  const match = record.root
  const { tip } = await ask(page, 'table.open', { match })
  // The steps of a match with secrets have names of their own; its rows are in the order of the record.
  const rows = await ask(page, 'table.rows', { match, viewer: 'public' })
  const at = [match, ...record.steps.keys()].indexOf(step)
  const there = rows[at]?.id ?? step
  if (tip !== there) await ask(page, 'table.goto', { match, at: tip, step: there })
  await openUncovered(page, match)
}
