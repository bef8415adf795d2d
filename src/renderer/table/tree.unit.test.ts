import { describe, expect, it } from 'vitest'
import { plant } from './testing/rows.ts'
import { isBefore, lineThrough, pathTo } from './tree.ts'

//      a - b - c - d
// r <      \ e - f
//      g
const tree = plant({ a: 'r', b: 'a', c: 'b', d: 'c', e: 'b', f: 'e', g: 'r' })

describe('the tree of steps', () => {
  it('finds the way from the root to a step', () => {
    expect(pathTo(tree, 'f')).toEqual(['r', 'a', 'b', 'e', 'f'])
    expect(pathTo(tree, 'nowhere')).toEqual([])
  })

  it('follows the first step made where nothing else is wanted', () => {
    expect(lineThrough(tree, 'a', [])).toEqual(['r', 'a', 'b', 'c', 'd'])
    expect(lineThrough(tree, 'r', [])).toEqual(['r', 'a', 'b', 'c', 'd'])
  })

  it('goes towards the goals, the earlier one first, and on to the end', () => {
    expect(lineThrough(tree, 'r', ['e', 'd'])).toEqual(['r', 'a', 'b', 'e', 'f'])
    expect(lineThrough(tree, 'r', ['g', 'e'])).toEqual(['r', 'g'])
    expect(lineThrough(tree, 'b', ['g', 'f'])).toEqual(['r', 'a', 'b', 'e', 'f'])
  })

  it('knows what lies on the way to a step', () => {
    expect(isBefore(tree, 'a', 'f')).toBe(true)
    expect(isBefore(tree, 'f', 'f')).toBe(true)
    expect(isBefore(tree, 'c', 'f')).toBe(false)
    expect(isBefore(tree, 'f', 'a')).toBe(false)
  })
})
