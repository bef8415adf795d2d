import { describe, expect, it } from 'vitest'
import type { StepRow } from '../../../main/api/api.ts'
import { treeOf, type Tree } from '../tree/tree.ts'
import { completed, linkAt, stepLink, stepOf } from './links.ts'

const id = (letter: string): string => letter.repeat(32)
const row = (letter: string, parent: string | null, depth: number): StepRow => ({
  id: id(letter),
  parent: parent === null ? null : id(parent),
  depth,
  actor: null,
  chosen: false,
  action: null,
  notation: letter,
  events: [],
  moment: { part: 1, round: 1, turn: 1 },
  scores: [],
  turn: { by: 0 },
})
//     a - b - c
// 0 <     \ d
const rows = [row('0', null, 0), row('a', '0', 1), row('b', 'a', 2), row('c', 'b', 3), row('d', 'a', 2)]
const tree: Tree = treeOf(new Map(rows.map((each) => [each.id, each])))

describe('a link to a step', () => {
  it('is found where it begins', () => {
    expect(linkAt('x [[#2]]', 2)).toEqual({
      jump: { to: 'step', number: 2, id: null },
      text: '#2',
      length: 6,
    })
    expect(linkAt('x [[#2]]', 1)).toBeUndefined()
    expect(linkAt('[[#2@dddddddd|there]]', 0)).toMatchObject({ jump: { id: 'dddddddd' }, text: 'there' })
  })

  it('leads by its id to whatever line it is on', () => {
    expect(stepOf(tree, id('c'), { number: 2, id: 'dddddddd' })).toBe(id('d'))
    expect(stepOf(tree, id('c'), { number: 2, id: 'bbbbbbbb' })).toBe(id('b'))
  })

  it('leads by its number along the line of the comment', () => {
    expect(stepOf(tree, id('c'), { number: 2, id: null })).toBe(id('b'))
    expect(stepOf(tree, id('d'), { number: 2, id: null })).toBe(id('d'))
    expect(stepOf(tree, id('a'), { number: 3, id: null })).toBe(id('c'))
    expect(stepOf(tree, id('d'), { number: 3, id: null })).toBeUndefined()
  })

  it('leads by its number where its id is another, as in a copy made for others', () => {
    expect(stepOf(tree, id('c'), { number: 1, id: 'eeeeeeee' })).toBe(id('a'))
  })

  it('gets its id when the comment is left', () => {
    expect(completed('[[#2]] or [[#2|this]], not [[#9]]', tree, id('d'))).toBe(
      '[[#2@dddddddd]] or [[#2@dddddddd|this]], not [[#9]]',
    )
    const whole = '[[#2@bbbbbbbb]] and QIN-A7'
    expect(completed(whole, tree, id('d'))).toBe(whole)
    expect(stepLink({ id: id('b'), depth: 2 })).toBe('[[#2@bbbbbbbb]]')
  })
})
