import { describe, expect, it } from 'vitest'
import { carried, onwards } from './hint.ts'

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

describe('the action a hint advises', () => {
  const [step, other, end] = [{ type: 'step' }, { type: 'other' }, { type: 'end' }]
  const game = { heuristics: { candidates: () => [step, other, end] } }
  const seen = (action: unknown, chance: number, error = 0.005) => ({
    action,
    visits: 100,
    values: [chance, 1 - chance],
    error,
  })
  const advised = (...choices: readonly ReturnType<typeof seen>[]) =>
    onwards(game, { state: null, seat: 0, seed: 'plum' }, { action: choices[0]?.action, choices })

  it('gets on, of those that are the same to the search', () => {
    expect(advised(seen(end, 0.982), seen(other, 0.98), seen(step, 0.975))).toBe(step)
    expect(advised(seen(end, 0.982), seen(other, 0.98), seen(step, 0.9))).toBe(other)
  })

  it('is the one the search found where the others are worse or not certain enough', () => {
    expect(advised(seen(end, 0.6), seen(step, 0.58))).toBe(end)
    expect(advised(seen(end, 0.6), seen(step, 0.6, 0.03))).toBe(end)
    expect(advised(seen(end, 0.6, 0.03), seen(step, 0.6))).toBe(end)
  })
})
