import { describe, expect, it } from 'vitest'
import { plant } from '../testing/rows.ts'
import { followedTo, isBefore, lineThrough, meetingOf, onFrom, pathTo, waysTo } from './tree.ts'

//      a - b - c - d
// r <      \ e - f
//      g
const tree = plant({ a: 'r', b: 'a', c: 'b', d: 'c', e: 'b', f: 'e', g: 'r' })

describe('the tree of steps', () => {
  it('finds the way from the root to a step', () => {
    expect(pathTo(tree, 'f')).toEqual(['r', 'a', 'b', 'e', 'f'])
    expect(pathTo(tree, 'nowhere')).toEqual([])
  })

  it('finds where two lines part', () => {
    expect(meetingOf(tree, 'd', 'f')).toBe('b')
    expect(meetingOf(tree, 'd', 'g')).toBe('r')
    expect(meetingOf(tree, 'd', 'c')).toBe('c')
    expect(meetingOf(tree, 'd', 'nowhere')).toBeUndefined()
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

  it('comes back at each branching to the line that was followed there', () => {
    const none = new Map<string, string>()
    const onE = followedTo(tree, none, 'e')
    // Other lines were looked at since; each branching keeps what was followed from it.
    const onG = followedTo(tree, onE, 'g')
    expect(lineThrough(tree, 'r', ['d'], onG)).toEqual(['r', 'g'])
    expect(lineThrough(tree, 'a', ['d'], onG)).toEqual(['r', 'a', 'b', 'e', 'f'])
    expect(lineThrough(tree, 'r', ['d'], followedTo(tree, onG, 'b'))).toEqual(['r', 'a', 'b', 'e', 'f'])
    expect(lineThrough(tree, 'r', ['g'], followedTo(tree, onG, 'c'))).toEqual(['r', 'a', 'b', 'c', 'd'])
    // What is remembered of steps that are not here any more leads nowhere.
    expect(lineThrough(tree, 'b', ['d'], new Map([['b', 'gone']]))).toEqual(['r', 'a', 'b', 'c', 'd'])
  })

  it('knows what lies on the way to a step', () => {
    expect(isBefore(tree, 'a', 'f')).toBe(true)
    expect(isBefore(tree, 'f', 'f')).toBe(true)
    expect(isBefore(tree, 'c', 'f')).toBe(false)
    expect(isBefore(tree, 'f', 'a')).toBe(false)
  })

  it('marks the ways to goals with the first one they lead to', () => {
    const ways = waysTo(tree, ['e', 'd', 'g', 'nowhere'])
    expect(Object.fromEntries(ways)).toEqual({ r: 0, a: 0, b: 0, e: 0, c: 1, d: 1, g: 2 })
    expect(onFrom(tree, 'b', ways)).toEqual(['b', 'e', 'f'])
    expect(onFrom(tree, 'b', waysTo(tree, ['d', 'e']))).toEqual(['b', 'c', 'd'])
    expect(onFrom(tree, 'b', waysTo(tree, []))).toEqual(['b', 'c', 'd'])
  })
})
