import { describe, expect, it } from 'vitest'
import { durationOf, minutesOf, nextOf, watchedIn } from './watching.ts'

const rows = [
  { id: 'a' as never, played: 40 },
  { id: 'b' as never, played: 10 },
]

describe('the matches of a collection', () => {
  it('are watched once their last step was reached', () => {
    expect(watchedIn(rows[0]!, {})).toEqual({ at: 0, isDone: false })
    expect(watchedIn(rows[0]!, { a: 39 })).toEqual({ at: 39, isDone: false })
    expect(watchedIn(rows[0]!, { a: 45 })).toEqual({ at: 40, isDone: true })
  })

  it('go on with the first that was not watched to its end', () => {
    expect(nextOf(rows, { a: 3 })?.id).toBe('a')
    expect(nextOf(rows, { a: 40 })?.id).toBe('b')
    expect(nextOf(rows, { a: 40, b: 10 })).toBeUndefined()
  })

  it('take hours once minutes say too little', () => {
    expect(durationOf(119, 'takes')).toEqual({ k: 'collections.takes.minutes', p: { n: 119 } })
    expect(durationOf(504, 'left')).toEqual({ k: 'collections.left.hours', p: { n: 8 } })
  })

  it('take at least a minute each', () => {
    expect(minutesOf(3)).toBe(1)
    expect(minutesOf(90)).toBe(9)
  })
})
