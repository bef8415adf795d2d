import { describe, expect, it } from 'vitest'
import { ENOUGH, isFamiliar, isWarned, NO_COACHING, afterTelling, afterWarning } from './coaching.ts'

describe('a topic', () => {
  it('is familiar once it was shown often enough, and no other with it', () => {
    let coaching = { ...NO_COACHING, on: true }
    for (let time = 0; time < ENOUGH; time += 1) {
      expect(isFamiliar(coaching, 'assign')).toBe(false)
      coaching = afterTelling(coaching, 'assign')
    }
    expect(isFamiliar(coaching, 'assign')).toBe(true)
    expect(isFamiliar(coaching, 'carry')).toBe(false)
    expect(afterTelling(coaching, 'assign').seen).toEqual({ assign: ENOUGH })
  })
})

describe('what is often played wrong', () => {
  it('is said once, and apart from a topic of the same name', () => {
    const warned = afterWarning({ ...NO_COACHING, on: true }, 'assign')
    expect(isWarned(NO_COACHING, 'assign')).toBe(false)
    expect(isWarned(warned, 'assign')).toBe(true)
    expect(isWarned(warned, 'carry')).toBe(false)
    expect(isFamiliar(afterTelling(warned, 'carry'), 'assign')).toBe(false)
    expect(isWarned(afterTelling(warned, 'carry'), 'assign')).toBe(true)
  })
})
