import { describe, expect, it } from 'vitest'
import { plant } from '../match/testing/rows.ts'
import { lineTo } from '../match/tree/tree.ts'
import { isLike, diffOf } from './lineDiff.ts'

//      a - b - c - d
// r <      \ x
const tree = plant({ a: 'r', b: 'a', c: 'b', d: 'c', x: 'b' })
const pair = (left: string, right: string) => diffOf(lineTo(tree, left), lineTo(tree, right))

describe('two lines', () => {
  it('part where their steps differ first', () => {
    expect(pair('d', 'x')).toMatchObject({ shared: 3, longest: 2 })
    expect(pair('x', 'd')).toMatchObject({ shared: 3, longest: 2 })
  })

  it('may be an extension of each other, or equal', () => {
    expect(pair('b', 'd')).toMatchObject({ shared: 3, longest: 2 })
    expect(pair('d', 'b')).toMatchObject({ shared: 3, longest: 2 })
    expect(pair('d', 'd')).toMatchObject({ shared: 5, longest: 0 })
  })

  it('of two matches are alike while actions and events are the same', () => {
    const other = lineTo(tree, 'd').map((row) => ({ ...row, id: `other ${row.id}` }))
    expect(diffOf(lineTo(tree, 'd'), other)).toMatchObject({ shared: 0 })
    expect(diffOf(lineTo(tree, 'd'), other, isLike)).toMatchObject({ shared: 5, longest: 0 })
    const rolled = other.map((row) =>
      row.notation === 'c' ? { ...row, events: [{ type: 'dice.rolled', faces: [6] }] } : row,
    )
    expect(diffOf(lineTo(tree, 'd'), rolled, isLike)).toMatchObject({ shared: 3, longest: 2 })
    const bySomebodyElse = other.map((row) => (row.notation === 'a' ? { ...row, actor: 1 } : row))
    expect(diffOf(lineTo(tree, 'd'), bySomebodyElse, isLike)).toMatchObject({ shared: 1 })
  })
})
