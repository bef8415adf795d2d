import { describe, expect, it } from 'vitest'
import type { Rows } from './tree.ts'
import { stepsForward } from './recentSteps.ts'
import { plant } from '../testing/rows.ts'

/** r - a - A - b - c and r - x; what is in capitals chance did. */
const { rows: planted } = plant({ a: 'r', A: 'a', b: 'A', c: 'b', x: 'r' })
const rows: Rows = new Map(
  [...planted].map(([id, row]) => [id, /[A-Z]/.test(id) ? { ...row, actor: 'chance' } : row]),
)
const gone = (from: string, to: string): string =>
  stepsForward(rows, from, to)
    .map(({ id }) => id)
    .join('')

describe('going forward', () => {
  it.each([
    ['a step', 'b', 'c', 'c'],
    ['an action and what chance did to it', 'r', 'A', 'aA'],
    ['what chance did', 'a', 'A', 'A'],
    ['an action after what chance did', 'a', 'b', 'Ab'],
  ])('is going on by %s', (_, from, to, steps) => {
    expect(gone(from, to)).toBe(steps)
  })

  it.each([
    ['back by an undo', 'b', 'A'],
    ['back to the start', 'c', 'r'],
    ['to another branch', 'c', 'x'],
    ['by more than one decision', 'r', 'b'],
    ['nowhere', 'b', 'b'],
    ['to a match that is opened', '', 'c'],
    ['to its start', '', 'r'],
  ])('is not going %s', (_, from, to) => {
    expect(gone(from, to)).toBe('')
  })
})
