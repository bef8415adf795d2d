/** Half-transcribed matches of a real table; those of each game are in `e2e/games/<id>/partialMatch.ts`. */
import type { Page } from '@playwright/test'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import { decideStep } from '../../src/engine/record/play.ts'
import { replayOf } from '../../src/engine/record/positions.ts'
import { MAIN, type Header } from '../../src/engine/record/step.ts'
import { headerFor, playStep } from '../../src/engine/record/testing/player.ts'
import { addStep, createRecord, putBranch } from '../../src/engine/record/tree.ts'
import { importRecord } from './imports.ts'
import { openTable } from './library.ts'

/** Any possible action. */
export const ANY = 'any'
/** Stop here. */
export const HERE = 'here'

/** A match that continues as long as `next` returns an action, opened at the table. */
export const begin = async (
  page: Page,
  game: AnyGame,
  wish: { readonly seats: number; readonly options?: Header['options']; readonly nonce?: string },
  next: (state: unknown) => unknown,
): Promise<void> => {
  const record = createRecord(headerFor(game, { ...wish, chance: { source: 'manual' } }))
  const replay = replayOf(record, game)
  const { positions } = replay
  const random = seededRandom('begun', 0)
  let at = record.root
  for (;;) {
    const state = positions.at(at)
    const action = next(state)
    const { by } = game.turn(state)
    if (action === HERE || by === 'nobody') break
    if (action === ANY) {
      at = playStep(replay, at, random)?.id ?? at
      continue
    }
    const made = decideStep(replay, at, by, action)
    if (!made.ok) throw new Error(`${JSON.stringify(action)}: ${made.error.code}`)
    addStep(record, made.value)
    at = made.value.id
  }
  putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
  await importRecord(page, record)
  await openTable(page, record.root)
}
