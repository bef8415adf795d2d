import { describe, expect, it } from 'vitest'
import { carried } from './hint.ts'

describe('the chance of a hint after another in the same turn', () => {
  it('lies between what was expected and what is found, nearer to the more certain', () => {
    const { chance, error } = carried({ chance: 0.5, error: 0.02 }, { chance: 0.56, error: 0.04 })
    expect(chance).toBeCloseTo(0.512)
    expect(error).toBeCloseTo(0.03)
  })

  it('is less certain the further the two are apart, whatever each says of itself', () => {
    const { chance, error } = carried({ chance: 0.54, error: 0.01 }, { chance: 0.31, error: 0.01 })
    expect(chance).toBeCloseTo(0.425)
    expect(error).toBeCloseTo(0.115)
  })

  it('gets more certain where they agree', () => {
    expect(carried({ chance: 0.4, error: 0.03 }, { chance: 0.4, error: 0.03 }).error).toBeLessThan(0.03)
  })
})
