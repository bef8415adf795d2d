import { describe, expect, it } from 'vitest'
import { refuse } from '../../engine/kernel/refusal.ts'
import { carried, endsMatch, onwards, shownEstimate } from './hint.ts'

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

describe('the chance of a hint whose action ends the match', () => {
  it('is certain, whatever was expected before', () => {
    const [expected, won] = [
      { chance: 0.9, error: 0.02 },
      { chance: 1, error: 0.001 },
    ]
    expect(shownEstimate(expected, won, true)).toEqual(won)
    expect(shownEstimate(expected, won, false)).toEqual(carried(expected, won))
    expect(shownEstimate(undefined, won, false)).toEqual(won)
  })

  it('is so only where nobody is to act after all that the action causes', () => {
    const game = {
      decide: (_: unknown, action: unknown) =>
        action === 'refused'
          ? refuse('no', 'X-1')
          : { ok: true as const, events: [{ type: String(action) }] },
      evolve: (_: unknown, { type }: { readonly type: string }) => type,
      turn: (state: unknown) =>
        state === 'end'
          ? { by: 'nobody' as const, outcome: { places: [1, 2], scores: [1, 0], ending: 'end' } }
          : { by: 0 },
    }
    expect(['end', 'step', 'refused'].map((action) => endsMatch(game, 'start', action))).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the action a hint advises', () => {
  const [step, other, end] = [{ type: 'step' }, { type: 'other' }, { type: 'end' }]
  /** Actions turn into an event of their own type; `points` says what each is worth to both seats. */
  const gameOf = (
    points: { readonly [type: string]: readonly [number, number] } = {},
    sensible?: (state: unknown, list: readonly unknown[]) => readonly unknown[],
  ) => ({
    heuristics: { candidates: () => [step, other, end], ...(sensible && { sensible }) },
    decide: (_: unknown, action: unknown) => ({ ok: true as const, events: [action as { type: string }] }),
    evolve: (_: unknown, { type }: { readonly type: string }) => type,
    reveals: () => false,
    score: (state: unknown) => points[String(state)] ?? [0, 0],
  })
  const seen = (action: unknown, chance: number, error = 0.005) => ({
    action,
    visits: 100,
    values: [chance, 1 - chance],
    error,
  })
  type Seen = ReturnType<typeof seen>
  const advisedIn = (game: ReturnType<typeof gameOf>, ...choices: readonly Seen[]) =>
    onwards(game, { state: null, seat: 0, seed: 'plum' }, { action: choices[0]?.action, choices })
  const advised = (...choices: readonly Seen[]) => advisedIn(gameOf(), ...choices)

  it('gets on, of those that are the same to the search', () => {
    expect(advised(seen(end, 0.982), seen(other, 0.98), seen(step, 0.975))).toBe(step)
    expect(advised(seen(end, 0.982), seen(other, 0.98), seen(step, 0.9))).toBe(other)
  })

  it('is the one the search found where the others are worse or not certain enough', () => {
    expect(advised(seen(end, 0.6), seen(step, 0.58))).toBe(end)
    expect(advised(seen(end, 0.6), seen(step, 0.6, 0.03))).toBe(end)
    expect(advised(seen(end, 0.6, 0.03), seen(step, 0.6))).toBe(end)
  })

  it('brings points of its own and none to others, of those that are the same to the search', () => {
    const [own, theirs] = [gameOf({ end: [3, 0] }), gameOf({ step: [0, 9], other: [2, 9] })]
    expect(advisedIn(own, seen(step, 0.46), seen(other, 0.46), seen(end, 0.455))).toBe(end)
    expect(advisedIn(own, seen(step, 0.46), seen(end, 0.44))).toBe(step)
    expect(advisedIn(theirs, seen(step, 1), seen(other, 1), seen(end, 1))).toBe(end)
  })

  it('keeps to an order that is worth something', () => {
    const game = gameOf({ end: [3, 0] })
    const ranked = { ...game, heuristics: { ...game.heuristics, orderWorth: 0.003 } }
    expect(advisedIn(ranked, seen(end, 0.46), seen(other, 0.46))).toBe(other)
    expect(advisedIn(game, seen(end, 0.46), seen(other, 0.46))).toBe(end)
  })

  it('throws nothing away, of those that are the same to the search', () => {
    const game = gameOf({ step: [3, 0] }, (_, list) => list.filter((each) => each !== step))
    expect(advisedIn(game, seen(step, 1), seen(other, 1), seen(end, 1))).toBe(other)
    expect(advisedIn(game, seen(step, 1), seen(end, 0.9))).toBe(step)
  })

  it('does not depend on what it would reveal', () => {
    const game = { ...gameOf({ end: [3, 0] }), reveals: () => true }
    expect(advisedIn(game, seen(step, 0.5), seen(end, 0.5))).toBe(step)
  })
})
