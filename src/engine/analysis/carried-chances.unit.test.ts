import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../record/analysis.ts'
import { carriedAlong, type CarriedStep } from './carried-chances.ts'

/** Chances of as many seats as there are weights. */
const share = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((one, other) => one + other)
  return weights.map((weight) => weight / sum)
}
const weights = (seats: number) =>
  fc.array(fc.integer({ min: 1, max: 100 }), { minLength: seats, maxLength: seats })
const error = fc.double({ min: 0, max: 0.1, noNaN: true })
const action = { notation: 'x', action: { type: 'x' }, chance: 0.5 }

const step = (seats: number): fc.Arbitrary<CarriedStep> =>
  fc
    .record({
      kind: fc.constantFrom('decision', 'decision', 'luck', 'nothing', 'unknown'),
      from: weights(seats),
      to: weights(seats),
      seat: fc.nat(seats - 1),
      error,
      errors: fc.record({ before: error, loss: error }),
    })
    .map(({ kind, from, to, seat, error: of, errors }): CarriedStep => {
      const [before, after] = [share(from), share(to)]
      const lost = before[seat]! - after[seat]!
      const finding: Finding =
        kind === 'decision'
          ? {
              kind,
              seat,
              before,
              after,
              loss: Math.max(0, lost),
              grade: null,
              best: [action],
              played: action,
              errors,
            }
          : kind === 'luck'
            ? { kind, luck: after.map((chance, at) => (chance - before[at]!) / 4), error: of }
            : kind === 'nothing'
              ? { kind, error: of }
              : { kind: 'nothing' }
      return { finding, isUnknown: kind === 'unknown' }
    })

const lines = fc.integer({ min: 2, max: 6 }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    steps: fc.array(step(seats), { minLength: 1, maxLength: 30 }),
    rewards: fc.option(
      fc.nat(seats - 1).map((first) => Array.from({ length: seats }, (_, seat) => Number(seat === first))),
      { nil: undefined },
    ),
  }),
)

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)

describe('chances carried along a line', () => {
  it('are one account: each step’s change, explained or not, leads to the next chances, and the last is the result', () => {
    fc.assert(
      fc.property(lines, ({ steps, seats, rewards }) => {
        const { chances, changes } = carriedAlong(steps, seats, rewards)
        expect(chances).toHaveLength(steps.length + 1)
        for (const each of chances) {
          expect(Math.abs(sum(each) - 1)).toBeLessThan(1e-9)
          expect(Math.min(...each)).toBeGreaterThanOrEqual(0)
        }
        for (const [at, { explained, unresolved }] of changes.entries())
          for (let seat = 0; seat < seats; seat += 1) {
            const next = chances[at]![seat]! + explained[seat]! + unresolved[seat]!
            expect(Math.abs(next - chances[at + 1]![seat]!)).toBeLessThan(1e-9)
          }
        if (rewards !== undefined) expect(chances.at(-1)).toEqual(rewards)
      }),
    )
  })

  it('explain no more than a finding and twice its error, and nothing of a step that is unknown', () => {
    fc.assert(
      fc.property(lines, ({ steps, seats, rewards }) => {
        const { changes } = carriedAlong(steps, seats, rewards)
        for (const [at, { explained }] of changes.entries()) {
          const { finding, isUnknown } = steps[at]!
          const most = Math.max(...explained.map(Math.abs))
          if (isUnknown) expect(most).toBeLessThan(1e-9)
          else if (finding.kind === 'nothing') expect(most).toBeLessThanOrEqual(2 * finding.error! + 1e-9)
          else if (finding.kind === 'luck')
            for (const [seat, change] of explained.entries())
              expect(Math.abs(change - finding.luck[seat]!)).toBeLessThanOrEqual(2 * finding.error! + 1e-9)
        }
      }),
    )
  })

  it('let nobody gain by deciding', () => {
    fc.assert(
      fc.property(lines, ({ steps, seats, rewards }) => {
        const { changes } = carriedAlong(steps, seats, rewards)
        for (const [at, { explained }] of changes.entries()) {
          const { finding } = steps[at]!
          if (finding.kind === 'decision') expect(explained[finding.seat]).toBeLessThan(1e-3)
        }
      }),
    )
  })

  it('share out what is missing by the errors: the less certain finding takes more of it', () => {
    const luck = (change: number, of: number): CarriedStep => ({
      finding: { kind: 'luck', luck: [change, -change], error: of },
      isUnknown: false,
    })
    const { changes } = carriedAlong([luck(0.1, 0.06), luck(0.1, 0.02), luck(0.1, 0.02)], 2, [0.9, 0.1])
    const [one, two, three] = changes.map(({ explained }) => explained[0]! - 0.1)
    expect(one).toBeGreaterThan(two!)
    expect(two).toBeCloseTo(three!)
  })

  it('leave no part of what is missing to actions that were the only legal ones', () => {
    const forced: CarriedStep = { finding: { kind: 'nothing' }, isUnknown: false }
    const luck: CarriedStep = {
      finding: { kind: 'luck', luck: [0.3, -0.3], error: 0.1 },
      isUnknown: false,
    }
    const line = [...Array.from({ length: 60 }, () => forced), luck]
    const { changes } = carriedAlong(line, 2, [1, 0])
    expect(Math.abs(sum(changes.map(({ unresolved }) => unresolved[0]!)))).toBeLessThan(0.01)
  })

  it('tell no chance much more certain than the search of its position', () => {
    const decision = (before: readonly number[]): CarriedStep => ({
      finding: {
        kind: 'decision',
        seat: 0,
        before,
        after: before,
        loss: 0,
        grade: null,
        best: [action],
        played: action,
        errors: { before: 0.02, loss: 0.005 },
      },
      isUnknown: false,
    })
    // The search finds 70% three times, and the match is won: without a limit 100% would be told.
    const roll: CarriedStep = { finding: { kind: 'luck', luck: [0, 0], error: 0.01 }, isUnknown: false }
    const line = [...Array.from({ length: 3 }, () => decision([0.7, 0.3])), roll]
    const { chances } = carriedAlong(line, 2, [1, 0])
    for (const each of chances.slice(0, -2)) expect(each[0]).toBeLessThan(0.94)
  })
})
