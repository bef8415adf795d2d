/** Checks of the threads of a built program, wherever its files are. */
import assert from 'node:assert/strict'
import { GAMES } from '../../../engine/index.ts'
import { quickRandom } from '../../../engine/kernel/random.ts'
import { filterSchema } from '../../api/api.ts'
import { createThreadPool } from '../../bots/thread-pool.ts'
import { opened, playOn } from '../../testing/play.ts'
import { createTestService } from '../../testing/test-service.ts'
import { createRecordWorker } from '../../service/record-worker/record-worker.ts'
import { hasSecrets } from '../../../engine/kernel/testing/has-secrets.ts'

export const readsAndVerifies = async (worker: string): Promise<void> => {
  const program = createTestService()
  const window = program.window()
  const table = await playOn(program, window, await opened(window), 5)
  const { bytes } = await window.ask('library.export', { match: table.match, format: 'qipu' })
  program.close()
  const recordWorker = createRecordWorker(worker)
  const read = await recordWorker.read(Buffer.from(bytes, 'base64'), 'all')
  assert(read.ok)
  assert.equal(read.value.record.root, table.match)
  const verified = await recordWorker.verify(read.value.record)
  assert.deepEqual([verified.steps, verified.decided, verified.damage], [table.size - 1, true, null])
  await recordWorker.close()
}

/** Checks that the thread finds SQLite's native library. */
export const looksIntoLibrary = async (worker: string): Promise<void> => {
  const program = createTestService()
  const window = program.window()
  await playOn(program, window, await opened(window), 5)
  const recordWorker = createRecordWorker(worker)
  const filter = filterSchema.parse({})
  const figures = await recordWorker.query(program.library.file, { about: 'statistics', filter })
  assert(figures.ok)
  assert.equal(figures.value.matches, 1)
  await recordWorker.close()
  program.close()
}

export const thinks = async (thinker: string): Promise<void> => {
  const pool = createThreadPool(thinker, 1)
  const game = GAMES.find(hasSecrets)
  assert(game !== undefined)
  const options = game.schemas.options.parse({})
  let state = game.start({ options, seats: game.seats.min })
  while (game.turn(state).by === 'chance') {
    const decision = game.decide(state, game.chance(state, quickRandom('built')))
    assert(decision.ok)
    for (const event of decision.events) state = game.evolve(state, event)
  }
  const seat = Number(game.turn(state).by)
  const thought = await pool.think({ game: game.id, options, state, seat, level: 1, seed: 'built' })
  assert(game.decide(state, thought.action).ok)
  await pool.close()
}
