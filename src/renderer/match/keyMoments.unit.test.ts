import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllTexts } from '../ui/testing/texts.ts'
import { plant } from './testing/rows.ts'
import type { StepRow } from '../../main/api/api.ts'
import {
  apart,
  causeOf,
  causesOf,
  headingKeyOf,
  keyMomentsOf,
  moreKeyOf,
  paramsOf,
  titleKeyOf,
  useOfDraw,
  type KeyMoment,
} from './keyMoments.ts'

beforeAll(loadAllTexts)

/** A line, given as the scores of two seats after each step: `00 10 11`. */
const lineOf = (told: string) => {
  const scores = told.split(' ').map((each) => [...each].map(Number))
  const ids = scores.slice(1).map((_, index) => `n${index + 1}`)
  const parents = Object.fromEntries(ids.map((id, index) => [id, ids[index - 1] ?? 'r']))
  return [...plant(parents, (depth) => scores[depth] ?? []).rows.values()]
}
const said = (facts: readonly KeyMoment[]): readonly string[] =>
  facts.map(({ is, seat, from, to }) => `${is} ${seat} ${from}-${to}`)

const table = { game: 'san-marco', options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } as never

describe('the key moments of a match', () => {
  // A turn has two steps.
  it('are the longest lead, the biggest gain and who took the lead for good, in the order of the match', () => {
    expect(said(keyMomentsOf(lineOf('00 10 30 30 30 31 32 33 34 34'), []))).toEqual([
      'lead 0 1-6',
      'gain 0 2-2',
      'ahead 1 8-9',
    ])
  })

  it('are called so only if an analysis found them', () => {
    const luck = { is: 'luck', seat: 0, step: 'n1', index: 1, from: 0.2, to: 0.5 } as never
    expect(headingKeyOf(keyMomentsOf(lineOf('00 10 30'), [luck]))).toBe('table.end.moments.title')
    expect(headingKeyOf(keyMomentsOf(lineOf('00 10 30'), []))).toBe('table.end.moments.course')
  })

  it('say which lead was the longest before a longer one that was for good', () => {
    expect(said(keyMomentsOf(lineOf('00 10 10 10 10 12 13 13 13 13 13 13 13'), []))).toEqual([
      'earlier 0 1-4',
      // Its gain is not told once more.
      'ahead 1 5-12',
    ])
  })

  it('include a lead for good that came with the last step', () => {
    expect(said(keyMomentsOf(lineOf('00 10 10 10 10 10 15'), []))).toContain('ahead 1 6-6')
  })

  it('count a gain by turns: it may come in several steps, the largest of which it names', () => {
    const [gain] = keyMomentsOf(lineOf('00 40 40 60 90 90 90'), []).filter(({ is }) => is === 'gain')
    expect(gain).toMatchObject({ seat: 0, from: 4, points: 5, brought: ['n3', 'n4'] })
  })

  it('include the largest fall where it is as large as a gain, or there is room for it', () => {
    expect(said(keyMomentsOf(lineOf('00 50 50 90 90 90 95 95 93 93 95'), []))).toEqual([
      'ahead 0 1-10',
      'gain 1 6-6',
    ])
    expect(said(keyMomentsOf(lineOf('00 50 50 90 90 90 95 95 90 90 92'), []))).toEqual([
      'ahead 0 1-10',
      'gain 1 6-6',
      'fall 1 8-8',
    ])
    const fewer = said(keyMomentsOf(lineOf('00 10 30 30 30 31 32 36 36 31 31 33 35'), []))
    expect(fewer).toHaveLength(3)
    expect(fewer).toContain('fall 1 9-9')
  })

  it('count what a step cost as a fall, though it scored as much', () => {
    const line = lineOf('00 20 20 20 24')
    const events = [4, -9, -3].map((points) => ({ type: 'region.lost', seat: 0, points }))
    const last = { ...line.at(-1)!, events }
    const fall = keyMomentsOf([...line.slice(0, -1), last], []).find(({ is }) => is === 'fall')
    expect(fall).toMatchObject({ seat: 0, from: 4, points: 12 })
    expect(fall && causeOf(fall, last, line.at(-2))).toBe(events[1])
    // What is told comes to the points of the title.
    expect(fall && causesOf(fall, last, line.at(-2))).toEqual([events[1], events[2]])
  })

  it('include what the winner loses in the step that ends the match', () => {
    const line = lineOf('00 50 50 55 55 99 99 46')
    const events = [
      { type: 'points.lost', seat: 0, points: -2 },
      { type: 'points.lost', seat: 0, points: -3 },
      { type: 'points.lost', seat: 1, points: -3 },
      { type: 'match.won', seat: 0 },
    ]
    const last = { ...line.at(-1)!, actor: 1, events }
    const fall = keyMomentsOf([...line.slice(0, -1), last], []).find(({ is }) => is === 'fall')
    expect(fall).toMatchObject({ seat: 0, points: 5 })
    expect(fall && causeOf(fall, last, line.at(-2))).toBe(events[1])
  })

  it('name all who gained as much at once', () => {
    const shared = keyMomentsOf(lineOf('00 00 00 77 77'), []).find(({ is }) => is === 'gain')
    expect(shared && paramsOf(shared, table)('en').name).toBe('Ann, Bo')
  })

  it('mention a single lead once, also where the scores were level for a while', () => {
    expect(said(keyMomentsOf(lineOf('00 00 10 20 20'), []))).toEqual(['ahead 0 2-4', 'gain 0 3-3'])
    const [lead, ...others] = keyMomentsOf(lineOf('00 00 10 20 20 22 22 32 42'), [])
    expect(lead && said([lead])).toEqual(['ahead 0 2-8'])
    expect(lead && moreKeyOf(lead)).toBe('table.end.moments.ahead.level')
    expect(lead && titleKeyOf(lead)).toBe('table.end.moments.ahead.never')
    expect(titleKeyOf({ is: 'ahead' })).toBe('table.end.moments.ahead.is')
    expect(others.map(({ is }) => is)).toEqual(['gain'])
  })

  it('say how far ahead somebody was: at the end, or at most', () => {
    const moments = keyMomentsOf(lineOf('00 10 30 30 30 31 32 33 34 36'), [])
    const by = moments.filter(({ is }) => is !== 'gain').map(({ is, points }) => [is, points])
    expect(by).toEqual([
      ['lead', 3],
      ['ahead', 3],
    ])
  })

  it('tell a lead that the final scoring brought with it', () => {
    const line = lineOf('00 01 01 02 02 90')
    const events = [3, 4].map((points) => ({ type: 'district.scored', points: [points, 0] }))
    const last = { ...line.at(-1)!, events: [...events, { type: 'match.won', seat: 0 }] }
    const moments = keyMomentsOf([...line.slice(0, -1), last], [])
    expect(said(moments)).toEqual(['lead 1 1-4', 'final 0 5-5'])
    expect(moments.map(moreKeyOf)).toEqual(['table.end.moments.lead.more', 'table.end.moments.final.lead'])
  })

  it('call the final scoring so, and leave out what only counts a win', () => {
    const line = lineOf('00 10 10 10 20 20 90')
    const ending = (...events: StepRow['events']) =>
      keyMomentsOf([...line.slice(0, -1), { ...line.at(-1)!, events }], []).map(({ is, points }) => [
        is,
        points,
      ])
    const scored = { type: 'district.scored', points: [3, 0] }
    expect(ending(scored, scored, { type: 'match.won', seat: 0 })).toContainEqual(['final', 7])
    expect(ending({ type: 'game.stalled', points: [1, 0] })).toContainEqual(['gain', 1])
  })

  it('leave out leads of one turn, what changes within a turn, ties and matches without points', () => {
    expect(said(keyMomentsOf(lineOf('00 10 11 12 22'), []))).toEqual(['gain 1 3-3'])
    expect(said(keyMomentsOf(lineOf('00 10 10 12 20 20'), []))).not.toContain('ahead 0 4-5')
    expect(keyMomentsOf(lineOf('00 00 00'), [])).toEqual([])
  })

  it('are told in words of turns', () => {
    const [lead] = keyMomentsOf(lineOf('00 10 10 20 20'), [])
    expect(lead && paramsOf(lead, table)('en')).toMatchObject({
      name: 'Ann',
      turn: 'passage 1, turn 1',
      until: 'turn 2',
      by: '2 points',
    })
    // The step that ends a turn is of that turn, although the position after it is of the next.
    const gain = keyMomentsOf(lineOf('00 10 50 50 50'), []).find(({ is }) => is === 'gain')
    expect(gain && paramsOf(gain, table)('en')).toMatchObject({ n: 2, turn: 'passage 1, turn 1' })
  })

  it('are what an analysis found, if it found anything', () => {
    const luck = { is: 'luck', seat: 1, step: 'n4', index: 4 } as const
    const line = lineOf('00 10 20 20 20 21 22 23 24 24')
    const moments = keyMomentsOf(line, [
      { ...luck, from: 0.2, to: 0.5 },
      { ...luck, step: 'n6', index: 6, from: 0.5, to: 0.3 },
    ])
    expect(said(moments)).toEqual(['luck 1 4-4', 'unlucky 1 6-6'])
    const words = moments.map((moment) => paramsOf(moment, table)('en'))
    expect(words).toMatchObject([
      { before: '20%', after: '50%' },
      { before: '50%', after: '30%' },
    ])
  })
})

it('moves a number only if it would hide another, and keeps their order', () => {
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
  expect(apart(near, 100).map(({ x }) => x)).toEqual([50, 70, 90])
  // Nothing is left or right of the graph.
  expect(apart(near, 60).map(({ x }) => x)).toEqual([20, 40, 60])
  const first = near.map(({ x, y }) => ({ x: x - 45, y }))
  expect(apart(first, 100).map(({ x }) => x)).toEqual([5, 25, 45])
})

describe('what brought a key moment', () => {
  const scored = (seat: number, points: number) => ({ type: 'province.won', seat, points })
  const step = (actor: 0 | 1 | 'chance', scores: readonly number[], ...events: StepRow['events']) => ({
    actor,
    scores: [...scores],
    events,
  })
  const before = { scores: [10, 10] }
  const moment = (is: KeyMoment['is'], seat: number) => ({ is, seat })

  it('is the event that brought most of the points, whoever acted', () => {
    const events = [{ type: 'effect.declined', seat: 1 }, scored(0, 3), scored(0, 8), scored(1, 9)]
    expect(causeOf(moment('gain', 0), step(1, [21, 19], ...events), before)).toBe(events[2])
    const district = { type: 'district.scored', points: [6, 0] }
    expect(causeOf(moment('gain', 0), step(0, [16, 10], district), before)).toBe(district)
  })

  it('is the final scoring where the match ends with it', () => {
    const events = [scored(0, 6), scored(0, 8), { type: 'match.won', seat: 0 }]
    expect(causeOf(moment('gain', 0), step(1, [24, 10], ...events), before)).toBe('final')
  })

  it('is what befell another where that brought the lead', () => {
    const fallen = { type: 'building.collapsed', seat: 1 }
    const events = [{ type: 'building.drawn', seat: 0 }, fallen, { type: 'turn.started', seat: 1 }]
    expect(causeOf(moment('ahead', 0), step('chance', [10, 4], ...events), before)).toBe(fallen)
  })

  it('is what a roll did, not what may follow', () => {
    const moved = { type: 'pawn.moved', seat: 0 }
    const events = [{ type: 'dice.rolled', seat: 0 }, moved, { type: 'chain.opened', seat: 0 }]
    expect(causeOf(moment('gain', 0), step('chance', [13, 10], ...events), before)).toBe(moved)
  })

  it('is the action itself where that says it, or an analysis tells more', () => {
    const built = step(0, [14, 10], { type: 'building.built', seat: 0 })
    expect(causeOf(moment('gain', 0), built, before)).toBeUndefined()
    expect(causeOf(moment('find', 0), step(0, [14, 10], scored(0, 4)), before)).toBeUndefined()
    expect(causesOf(moment('gain', 0), built, before)).toEqual([])
    const hit = [scored(0, -3), scored(1, -3)]
    expect(causesOf({ ...moment('fall', 0), others: [1] }, step(0, [7, 7], ...hit), before)).toEqual(hit)
  })

  it('is told with all that came to the same gain', () => {
    const events = [scored(0, 2), scored(1, 4), scored(0, 10)]
    const gain = moment('gain', 0)
    expect(causesOf(gain, step(0, [22, 14], ...events), before)).toEqual([events[0], events[2]])
    // A sum of points beside them is told alone.
    const ended = { type: 'match.ended', points: [22, 14] }
    expect(causesOf(gain, step(0, [22, 14], ...events, ended), before)).toEqual([ended])
  })
})

describe('the use of what was drawn', () => {
  const step = (actor: 0 | 1 | 'chance', ...events: StepRow['events']) => ({ actor, events })
  const drawn = step('chance', { type: 'hand.drawn', seat: 1, tile: 4 }, { type: 'turn.started', seat: 0 })
  const placed = (seat: 0 | 1, tile: number) => step(seat, { type: 'tile.placed', seat, tile })

  it('is the first step of the same seat that names it', () => {
    const [others, another, own] = [placed(0, 4), placed(1, 2), placed(1, 4)]
    expect(useOfDraw(drawn, others, another, own, placed(1, 4))).toBe(own)
  })

  it('is none if it never is, if nobody knows what it was, or if nothing was drawn', () => {
    expect(useOfDraw(drawn, placed(0, 4), placed(1, 2))).toBeUndefined()
    const hidden = step('chance', { type: 'hand.drawn', seat: 1, tile: null })
    expect(useOfDraw(hidden, placed(1, 4))).toBeUndefined()
    expect(useOfDraw(step('chance', { type: 'die.rolled', seat: 1, tile: 4 }), placed(1, 4))).toBeUndefined()
  })
})
