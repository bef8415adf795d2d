import { describe, expect, it, onTestFinished } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import { createThinker } from '../../engine/search/levels.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { createThreadPool, type SearchRequest } from './thread-pool.ts'

const quorsum = gameOf('quorsum')!
const options = quorsum.schemas.options.parse({})

const question = (more: Partial<SearchRequest> = {}): SearchRequest => {
  const random = quickRandom('opening')
  let state = quorsum.start({ options, seats: 2 })
  for (let seats = 0; ;) {
    const { by } = quorsum.turn(state)
    if (by !== 'chance' && seats === 2)
      return { game: 'quorsum', options, state, seat: Number(by), level: 3, seed: 'plum', ...more }
    if (by !== 'chance') seats += 1
    const decision = quorsum.decide(
      state,
      by === 'chance' ? quorsum.chance(state, random) : quorsum.sampleLegal(state, random),
    )
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) state = quorsum.evolve(state, event)
  }
}

const pool = (size: number) => {
  const made = createThreadPool(new URL('./worker-thread.ts', import.meta.url), size)
  onTestFinished(() => made.close())
  return made
}

const ENDLESS = 1_000_000_000

describe('a thread pool', () => {
  it('answers as the search does, with many questions on few threads', async () => {
    const { think } = pool(2)
    const questions = ['a', 'b', 'c', 'd', 'e'].map((seed) => question({ seed, playouts: 150 }))
    const thoughts = await Promise.all(questions.map((each) => think(each)))
    for (const [at, { state, seat, level, seed }] of questions.entries()) {
      const thinker = createThinker(quorsum, { options, state, seat }, level, seed)
      thinker.search.run(150)
      expect(thoughts[at]!.action).toStrictEqual(thinker.decision())
      expect(thoughts[at]!.playouts).toBe(150)
      expect(thoughts[at]!.choices).toStrictEqual(thinker.search.choices().slice(0, 20))
    }
  })

  it('stops at once, and is free for the next question', async () => {
    const { think } = pool(1)
    const stop = new AbortController()
    const endless = think(question({ playouts: ENDLESS }), stop.signal)
    const waiting = think(question({ playouts: ENDLESS }), stop.signal)
    const next = think(question({ playouts: 30 }))
    stop.abort(new Error('enough'))
    await expect(endless).rejects.toThrow('enough')
    await expect(waiting).rejects.toThrow('enough')
    expect((await next).playouts).toBe(30)
    await expect(think(question(), stop.signal)).rejects.toThrow('enough')
  })

  it('decides when the time is up', async () => {
    const { think } = pool(1)
    const { action, playouts } = await think(question({ playouts: ENDLESS, within: 30 }))
    expect(quorsum.decide(question().state, action).ok).toBe(true)
    expect(playouts).toBeLessThan(ENDLESS)
  })

  it('reports a failure and goes on', async () => {
    const { think } = pool(1)
    await expect(think(question({ game: 'no such game' }))).rejects.toThrow('There is no game')
    expect((await think(question({ playouts: 20 }))).playouts).toBe(20)
  })

  it('rejects pending questions when it is closed', async () => {
    const { think, close } = pool(1)
    const left = [1, 2].map(() =>
      think(question({ playouts: ENDLESS })).catch((error: Error) => error.message),
    )
    await close()
    expect(await Promise.all(left)).not.toContain(undefined)
    await expect(think(question())).rejects.toThrow('closed')
  })
})
