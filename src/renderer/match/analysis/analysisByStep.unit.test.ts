import { describe, expect, it } from 'vitest'
import type { StepRow } from '../../../main/api/api.ts'
import { plant } from '../testing/rows.ts'
import {
  chancesAlong,
  leaderOf,
  marksAlong,
  analysisByStep,
  swingsAlong,
  findingOn,
  worthOf,
} from './analysisByStep.ts'
import type { Analysis, Decision } from './types.ts'

const line = [...plant({ a: 'r', b: 'a', c: 'b', d: 'c', e: 'd' }).rows.values()]
const decision = (step: string, before: number[], after: number[], grade: Decision['grade'] = null) =>
  ({ step, seat: 0, before, after, loss: 0, grade, best: [], played: 0 }) as unknown as Decision
const reading = analysisByStep({
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.3, 0.7],
  ],
  decisions: [decision('b', [0.6, 0.4], [0.3, 0.7], 'blunder'), decision('d', [0.5, 0.5], [0.5, 0.5])],
  luck: [
    { step: 'a', luck: [0.1, -0.1] },
    { step: 'c', luck: [0.2, -0.2] },
    { step: 'e', luck: [-0.25, 0.25] },
  ],
  skipped: ['f'],
} as unknown as Analysis)

describe('an analysis laid along a line', () => {
  it('has chances after every step, and none beyond what was analysed', () => {
    expect(chancesAlong(line, reading, 3)).toEqual([[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], null, null, null])
  })

  it('marks what was graded, and the luck that changed something', () => {
    expect(marksAlong(line, reading)).toMatchObject([{ index: 2, grade: 'blunder' }])
    expect(swingsAlong(line, reading)).toMatchObject([
      { index: 1, seat: 0, most: 0.1 },
      { index: 3, seat: 0, most: 0.2 },
      { index: 5, seat: 1, most: 0.25 },
    ])
  })

  it('names a leader only when one is clearly ahead', () => {
    expect(leaderOf([0.2, -0.1, 0.1], 0.05)).toBe(0)
    expect(leaderOf([0.2, 0.18], 0.05)).toBeUndefined()
    expect(leaderOf([1], 0)).toBeUndefined()
  })
})

describe('what a decision was worth', () => {
  const action = (notation: string, chance: number) => ({ notation, chance, action: { type: 'x' } })
  const of = (played: string, loss: number, grade: Decision['grade'] = null): Decision => ({
    ...decision('b', [0.6, 0.4], [0.5, 0.5], grade),
    best: [action('A', 0.6), action('B', 0.58)],
    played: action(played, played === 'A' ? 0.6 : 0.5),
    loss,
  })

  it('is the best only for the best action itself', () => {
    expect(worthOf(of('A', 0))).toBe('best')
  })

  it('is not clearly less where the difference is no more than the error, however many are better', () => {
    expect(worthOf(of('B', 0))).toBe('unclear')
    expect(worthOf(of('C', 0))).toBe('unclear')
  })

  it('is less where the difference is more, and has a grade where it is much', () => {
    expect(worthOf(of('C', 0.03))).toBe('fine')
    expect(worthOf(of('C', 0.1, 'mistake'))).toBe('mistake')
  })
})

describe('what is known of a step', () => {
  const on = (id: string, actor: StepRow['actor'], isReached = true) =>
    findingOn({ id, actor }, reading, isReached)

  it('is nothing of a step that was not analysed', () => {
    expect(on('b', 0, false)).toBe('notReached')
    expect(on('z', 0, false)).toBe('notReached')
    expect(on('f', 'chance')).toBe('skipped')
    expect(on('f', 1)).toBe('skipped')
  })

  it('is a decision, luck, or that nothing depended on it', () => {
    expect(on('b', 0)).toBe('decision')
    expect(on('a', 'chance')).toBe('luck')
    expect(on('z', 'chance')).toBe('unclearLuck')
    expect(on('z', 1)).toBe('nothing')
  })
})
