import { describe, expect, it } from 'vitest'
import { layOut } from './tree/layout.ts'
import { branch, plant } from './testing/rows.ts'
import { lineThrough } from './tree/tree.ts'
import { hideFuture } from './replay.ts'

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
