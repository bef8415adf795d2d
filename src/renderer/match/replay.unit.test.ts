import { describe, expect, it } from 'vitest'
import { plant, branch } from './testing/rows.ts'
import {
  firstDecision,
  firstTelling,
  graphOf,
  indexAt,
  rangeOf,
  shareOf,
  spaced,
  spanOf,
  turnBack,
  turnBegun,
  turnForward,
  turnStarts,
  hideFuture,
} from './replay.ts'
import { layOut } from './tree/layout.ts'
import { lineThrough } from './tree/tree.ts'

describe('hiding what comes later', () => {
  const tree = plant({ a: 'r', b: 'a', c: 'b', x: 'a' })
  const branches = [branch('main', 'c'), branch('side', 'x')]
  const line = lineThrough(tree, 'c', ['c']).flatMap((id) => tree.rows.get(id) ?? [])

  it('shows the record as if it had come no further: no later step, no other line', () => {
    const { line: past, tree: bare, standing } = hideFuture(line, 2, branches)
    expect(past.map(({ id }) => id)).toEqual(['r', 'a', 'b'])
    const items = layOut(bare, standing)
    expect(items.flatMap((item) => (item.is === 'step' ? [item.row.id] : []))).toEqual(['a', 'b'])
    expect(items.some(({ is }) => is === 'box')).toBe(false)
  })

  it('names no step as taken back', () => {
    const { tree: bare, standing } = hideFuture(line, 1, branches)
    for (const item of layOut(bare, standing)) if (item.is === 'step') expect(item.left).toBe(false)
  })

  it('shows nothing but the start at the start', () => {
    const { tree: bare, standing } = hideFuture(line, 0, branches)
    expect(layOut(bare, standing)).toEqual([])
  })
})

const line = [
  ...plant({ a: 'r', b: 'a', c: 'b', d: 'c', e: 'd' }, (depth) => [depth, depth > 2 ? 6 : 0]).rows.values(),
]

describe('going along a line', () => {
  it('jumps to the beginnings of turns', () => {
    expect(turnStarts(line)).toEqual([0, 3, 5])
    expect(turnForward(line, 0)).toBe(3)
    expect(turnForward(line, 4)).toBe(5)
    expect(turnForward(line, 5)).toBe(5)
    expect(turnBack(line, 4)).toBe(3)
    expect(turnBack(line, 3)).toBe(0)
    expect(turnBack(line, 0)).toBe(0)
  })

  it('knows where whoever is to act began the turn', () => {
    const by = (...all: (number | 'chance' | 'nobody')[]) =>
      all.map((each, index) => ({ ...line[index]!, turn: { by: each } }))
    // Turns of this line begin at 0, 3 and 5.
    expect(turnBegun(by(0, 0, 0))).toBe(0)
    expect(turnBegun(by(1, 0, 0))).toBe(1)
    expect(turnBegun(by(1, 'chance', 0))).toBeNull()
    expect(turnBegun(by(0, 'chance', 0))).toBe(0)
    expect(turnBegun(by(0, 0, 0, 0))).toBeNull()
    expect(turnBegun(by(0, 0, 'chance'))).toBeNull()
    expect(turnBegun(by(0, 0, 0, 0, 'nobody'))).toBeNull()
    expect(turnBegun([])).toBeNull()
  })

  it('finds the step under a place on the scrubber and back', () => {
    expect([-1, 0, 0.49, 0.51, 1, 2].map((share) => indexAt(6, share))).toEqual([0, 0, 2, 3, 5, 5])
    for (let index = 0; index < 6; index += 1) expect(indexAt(6, shareOf(6, index))).toBe(index)
    expect(shareOf(1, 0)).toBe(0)
  })

  it('shows the flags that have room, bookmarks first', () => {
    const flag = (index: number, bookmark = false) => ({ index, bookmark, name: '' })
    const flags = [flag(0), flag(4), flag(5, true), flag(50), flag(51), flag(90)]
    expect(spaced(flags, 101, 0.1).map(({ index }) => index)).toEqual([5, 50, 90])
    expect(spaced(flags, 101, 0)).toEqual(flags)
  })

  it('has zero and some height in its range', () => {
    expect(rangeOf([])).toEqual({ low: 0, high: 1 })
    expect(rangeOf(line)).toEqual({ low: 0, high: 6 })
  })

  it('draws a curve for each seat, level until its score changes', () => {
    const graph = graphOf(line, 2, 100, 60)
    expect(graph).toMatchObject({ low: 0, high: 6 })
    expect(graph.curves[1]).toEqual({ seat: 1, path: 'M0.0 60.0H60.0V0.0H100.0V0.0', end: 6 })
    expect(graph.curves[0]?.end).toBe(5)
  })

  it('lets the last scores run on where the width stands for more steps', () => {
    expect(graphOf(line, 2, 100, 60, line.length + 2).curves[1]?.path).toMatch(/V0\.0H100\.0$/)
  })

  it('stands for more steps than the line has once the match is over', () => {
    const [start] = plant({}).rows.values()
    if (start === undefined) throw new Error('no rows')
    const over = {
      ...start,
      turn: { by: 'nobody' as const, outcome: { places: [1, 2], scores: [3, 1], ending: 'end' } },
    }
    const long = Array.from({ length: 100 }, () => start)
    expect(spanOf(long)).toBe(100)
    expect(spanOf([start, over])).toBe(3)
    expect(spanOf([...long, over])).toBe(104)
  })

  it('ends a curve where its scores end', () => {
    const cut = line.map((row, index) => (index > 3 ? { ...row, scores: [] } : row))
    expect(graphOf(cut, 2, 100, 60).curves[1]).toEqual({ seat: 1, path: 'M0.0 60.0H60.0V0.0', end: 6 })
  })
})

it('the first decision comes after what chance has set up', () => {
  const lineOf = (...actors: readonly (number | 'chance' | null)[]) => actors.map((actor) => ({ actor }))
  expect(firstDecision(lineOf(null, 'chance', 'chance', 1, 0))).toBe(3)
  expect(firstDecision(lineOf(null, 'chance'))).toBe(0)
})

describe('where a first look back starts', () => {
  const decided = plant({ a: 'r', b: 'a', c: 'b', d: 'c' }).rows
  const acted = [...decided.values()].map((row, index) => ({
    ...row,
    actor: index === 0 ? null : index === 1 ? ('chance' as const) : index % 2,
  }))
  const seats = (['bot', 'person'] as const).map((kind) => ({
    name: kind,
    colour: 1 as const,
    player: kind === 'bot' ? { kind, bot: 'search', level: 1 as const } : { kind },
  }))

  it('is the first decision of a person that tells something', () => {
    expect(firstTelling(acted, seats, () => true)).toBe(3)
    expect(firstTelling(acted, seats.toReversed(), ({ id }) => id === 'd')).toBe(4)
  })

  it('is the first decision where none does', () => {
    expect(firstTelling(acted, seats, () => false)).toBe(firstDecision(acted))
  })
})
