import { describe, expect, it } from 'vitest'
import { plant } from './testing/rows.ts'
import { apart, keyMomentsOf, type KeyMoment } from './keyMoments.ts'

/** A line, given as the scores of two seats after each step: `00 10 11`. */
const lineOf = (told: string) => {
  const scores = told.split(' ').map((each) => [...each].map(Number))
  const ids = scores.slice(1).map((_, index) => `n${index + 1}`)
  const parents = Object.fromEntries(ids.map((id, index) => [id, ids[index - 1] ?? 'r']))
  return [...plant(parents, (depth) => scores[depth] ?? []).rows.values()]
}
const said = (facts: readonly KeyMoment[]): readonly string[] =>
  facts.map(({ is, seat, from, to }) => `${is} ${seat} ${from}-${to}`)

describe('the key moments of a match', () => {
  it('include who took the lead for good, and the longest lead before', () => {
    expect(said(keyMomentsOf(lineOf('00 10 20 20 20 21 22 23 24 24'), []))).toEqual([
      'ahead 1 7-9',
      'lead 0 1-5',
    ])
  })

  it('mention a single lead once', () => {
    expect(said(keyMomentsOf(lineOf('00 00 10 20 20'), []))).toEqual(['lead 0 2-4'])
  })

  it('leave out short leads, and ties', () => {
    expect(keyMomentsOf(lineOf('00 10 11 12 22'), [])).toEqual([])
    expect(keyMomentsOf(lineOf('00 00 00'), [])).toEqual([])
  })

  it('are what an analysis found, if it found anything', () => {
    const luck = { is: 'luck', seat: 1, step: 'n4', index: 4 } as const
    const line = lineOf('00 10 20 20 20 21 22 23 24 24')
    const moments = keyMomentsOf(line, [
      { ...luck, from: 0.2, to: 0.5 },
      { ...luck, step: 'n6', index: 6, from: 0.5, to: 0.3 },
    ])
    expect(said(moments)).toEqual(['luck 1 4-4', 'unlucky 1 6-6'])
    expect(moments.map(({ by }) => by)).toEqual([0.3, -0.2])
  })
})

it('moves a number only if it would hide another', () => {
  const far = [
    { x: 10, y: 10 },
    { x: 30, y: 10 },
    { x: 12, y: 40 },
  ]
  expect(apart(far, 100)).toEqual(far)
  const near = [
    { x: 50, y: 10 },
    { x: 50, y: 12 },
    { x: 45, y: 5 },
  ]
  expect(apart(near, 100).map(({ x }) => x)).toEqual([50, 70, 25])
  // Nothing is left or right of the graph.
  expect(apart(near, 60).map(({ x }) => x)).toEqual([50, 30, 5])
  const first = near.map(({ x, y }) => ({ x: x - 45, y }))
  expect(apart(first, 100).map(({ x }) => x)).toEqual([5, 25, 60])
})
