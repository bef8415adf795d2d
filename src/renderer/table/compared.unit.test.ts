import { describe, expect, it } from 'vitest'
import { lineTo, pairOf, stepAfter } from './compared.ts'
import { plant } from './testing/rows.ts'

//      a - b - c - d
// r <      \ x
const tree = plant({ a: 'r', b: 'a', c: 'b', d: 'c', x: 'b' })
const pair = (left: string, right: string) => pairOf(lineTo(tree, left), lineTo(tree, right))
const ids = (shared: ReturnType<typeof pair>, ahead: number) =>
  [shared.left, shared.right].map((line) => stepAfter(line, shared.shared, ahead)?.id)

describe('two lines beside each other', () => {
  it('part where their steps differ first', () => {
    expect(pair('d', 'x')).toMatchObject({ shared: 3, longest: 2 })
    expect(pair('x', 'd')).toMatchObject({ shared: 3, longest: 2 })
  })

  it('are gone along together; the shorter one waits at its end', () => {
    const both = pair('d', 'x')
    expect([0, 1, 2].map((ahead) => ids(both, ahead))).toEqual([
      ['b', 'b'],
      ['c', 'x'],
      ['d', 'x'],
    ])
  })

  it('may be one that goes on from the other, or the same', () => {
    expect(pair('b', 'd')).toMatchObject({ shared: 3, longest: 2 })
    expect(ids(pair('b', 'd'), 1)).toEqual(['b', 'c'])
    expect(pair('d', 'd')).toMatchObject({ shared: 5, longest: 0 })
  })
})
