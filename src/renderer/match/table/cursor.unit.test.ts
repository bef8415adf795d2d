import { describe, expect, it } from 'vitest'
import type { Answer, Position } from '../../../main/api/api.ts'
import { createPositionCache } from './cursor.ts'

const position = (step: string): Position => ({
  match: 'm',
  step,
  viewer: 'all',
  view: null,
  turn: { by: 0 },
  moment: { part: 1, round: 1, turn: 1 },
  scores: [],
  events: [],
})

describe('the cache of positions', () => {
  it('asks for a position once, also while it is on its way', async () => {
    const cache = createPositionCache()
    let asked = 0
    const fetch = (step: string): Promise<Answer<Position>> => {
      asked += 1
      return Promise.resolve({ ok: true, value: position(step) })
    }
    await Promise.all([cache.get('a', fetch), cache.get('a', fetch)])
    await cache.get('a', fetch)
    expect(asked).toBe(1)
    expect(cache.held('a')?.step).toBe('a')
  })

  it('keeps nothing of what fails, and asks again', async () => {
    const cache = createPositionCache()
    const answers: Answer<Position>[] = [
      { ok: false, error: { code: 'gone' } },
      { ok: true, value: position('a') },
    ]
    const fetch = (): Promise<Answer<Position>> => Promise.resolve(answers.shift()!)
    expect(await cache.get('a', fetch)).toMatchObject({ ok: false })
    expect(await cache.get('a', fetch)).toMatchObject({ ok: true })
  })

  it('throws away what was asked for through other eyes', async () => {
    const cache = createPositionCache()
    const late = cache.get('a', (step) => Promise.resolve({ ok: true, value: position(step) }))
    cache.clear()
    expect(await late).toBeNull()
    expect(cache.held('a')).toBeUndefined()
  })
})
