import { describe, expect, it } from 'vitest'
import type { Answer, Position } from '../../../main/api/api.ts'
import { createPositionCache } from './positionCache.ts'

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

describe('the shelf of positions', () => {
  it('asks for a position once, also while it is on its way', async () => {
    const shelf = createPositionCache()
    let asked = 0
    const fetch = (step: string): Promise<Answer<Position>> => {
      asked += 1
      return Promise.resolve({ ok: true, value: position(step) })
    }
    await Promise.all([shelf.get('a', fetch), shelf.get('a', fetch)])
    await shelf.get('a', fetch)
    expect(asked).toBe(1)
    expect(shelf.held('a')?.step).toBe('a')
  })

  it('keeps nothing of what fails, and asks again', async () => {
    const shelf = createPositionCache()
    const answers: Answer<Position>[] = [
      { ok: false, error: { code: 'gone' } },
      { ok: true, value: position('a') },
    ]
    const fetch = (): Promise<Answer<Position>> => Promise.resolve(answers.shift()!)
    expect(await shelf.get('a', fetch)).toMatchObject({ ok: false })
    expect(await shelf.get('a', fetch)).toMatchObject({ ok: true })
  })

  it('throws away what was asked for through other eyes', async () => {
    const shelf = createPositionCache()
    const late = shelf.get('a', (step) => Promise.resolve({ ok: true, value: position(step) }))
    shelf.clear()
    expect(await late).toBeNull()
    expect(shelf.held('a')).toBeUndefined()
  })
})
