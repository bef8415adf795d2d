import { describe, expect, it } from 'vitest'
import { plant } from './testing/rows.ts'
import { apart, storyOf, type Fact } from './story.ts'

/** A line, given as the scores of two seats after each step: `00 10 11`. */
const lineOf = (told: string) => {
  const scores = told.split(' ').map((each) => [...each].map(Number))
  const ids = scores.slice(1).map((_, index) => `n${index + 1}`)
  const parents = Object.fromEntries(ids.map((id, index) => [id, ids[index - 1] ?? 'r']))
  return [...plant(parents, (depth) => scores[depth] ?? []).rows.values()]
}
const said = (facts: readonly Fact[]): readonly string[] =>
  facts.map(({ is, seat, from, to }) => `${is} ${seat} ${from}-${to}`)
const luck = (step: string, ...by: number[]) => ({ step, luck: by })

describe('highlights of a match', () => {
  it('include who took the lead for good, and the longest lead before', () => {
    expect(said(storyOf(lineOf('00 10 20 20 20 21 22 23 24 24'), null))).toEqual([
      'ahead 1 7-9',
      'lead 0 1-5',
    ])
  })

  it('mention a single lead once', () => {
    expect(said(storyOf(lineOf('00 00 10 20 20'), null))).toEqual(['lead 0 2-4'])
  })

  it('leave out short leads, and ties', () => {
    expect(storyOf(lineOf('00 10 11 12 22'), null)).toEqual([])
    expect(storyOf(lineOf('00 00 00'), null)).toEqual([])
  })

  it('start with those of the analysis, and are never more than three', () => {
    const analysis = {
      decisions: [],
      luck: [luck('n2', 0.1, -0.1), luck('n4', -0.3, 0.3), luck('elsewhere', 0.9, -0.9)].slice(0, 2),
    }
    const facts = storyOf(lineOf('00 10 20 20 20 21 22 23 24 24'), analysis)
    expect(said(facts)).toEqual(['luck 1 4-4', 'ahead 1 7-9', 'lead 0 1-5'])
    expect(facts[0]?.by).toBe(0.3)
  })

  it('leave out luck that hardly mattered', () => {
    expect(storyOf(lineOf('00 00'), { decisions: [], luck: [luck('n1', 0.01, -0.01)] })).toEqual([])
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
