import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { createPositions } from '../../engine/record/positions.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import type { BotPosition } from './bot.ts'
import { continued } from './continuation.ts'
import { createThreadPool, type ThreadPool } from './thread-pool.ts'

let pool: ThreadPool
beforeAll(() => {
  pool = createThreadPool(new URL('./worker-thread.ts', import.meta.url), 1)
})
afterAll(() => pool.close())

/** A position in the middle of a match in which a seat decides, and a legal action of it. */
const decisionIn = (game: (typeof GAMES)[number]) => {
  const { record } = playedRecord(game, { steps: 40, changes: 0 })
  const step = [...record.steps.values()].findLast(({ actor }) => actor !== 'chance')!
  const position: BotPosition = {
    game,
    options: game.schemas.options.parse(record.header.options),
    state: createPositions(record, game).at(step.parent),
    seat: step.actor as number,
    seed: 'plum',
  }
  return { position, action: step.action }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('how a match of %s may go on', (_id, game) => {
  const { position, action } = decisionIn(game)
  const viewer = position.seat

  it('begins with the action, and gives reasons only for its own seat', async () => {
    const { steps } = await continued(position, { action, viewer }, pool)
    expect(steps[0]).toMatchObject({ actor: position.seat, action, reason: null })
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.length).toBeLessThanOrEqual(12)
    for (const { actor, notation, reason } of steps) {
      expect(notation).not.toBe('')
      if (actor !== position.seat) expect(reason).toBeNull()
    }
  }, 60_000)

  it.runIf(hasSecrets(game))(
    'is the same whatever its seat cannot see',
    async () => {
      const { state, seat } = position
      const deals = ['pear', 'fig', 'date'].map((seed) => game.conceal(state, seat).deal(quickRandom(seed)))
      const other = deals.find((deal) => JSON.stringify(deal) !== JSON.stringify(state))
      expect(await continued({ ...position, state: other ?? state }, { action, viewer }, pool)).toStrictEqual(
        await continued(position, { action, viewer }, pool),
      )
    },
    60_000,
  )
})
