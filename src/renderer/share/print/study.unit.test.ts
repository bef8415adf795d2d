import { noteOn } from '../../notes/testing/note.ts'
import { describe, expect, it } from 'vitest'
import type { Note, StepRow } from '../../../main/api/api.ts'
import { row } from '../../match/testing/rows.ts'
import { treeOf } from '../../match/tree/tree.ts'
import { notesByStep, taken } from '../../match/notes/stepNotes.ts'
import { entriesOf, hasNotesOffLine } from './study.ts'

/** Turns of two steps each: the next turn begins after the second step. */
const at = (id: string, parent: string | null, depth: number): StepRow =>
  row(id, parent, depth, { turn: Math.floor(depth / 2) + 1, scores: [] })
//         / e - f
// 0 - a - b - c - d
//   \ g
const rows = [
  at('0', null, 0),
  at('a', '0', 1),
  at('b', 'a', 2),
  at('c', 'b', 3),
  at('d', 'c', 4),
  at('e', 'a', 2),
  at('f', 'e', 3),
  at('g', '0', 1),
]
const tree = treeOf(new Map(rows.map((each) => [each.id, each])))
const line = rows.slice(0, 5)
const note = (id: string, step: string, body: Note['body']): Note => noteOn(id, body, { step })
const sayings = notesByStep(
  taken(new Map(), [
    note('1', 'b', { kind: 'comment', text: 'Well', author: 'Mira' }),
    note('2', 'b', { kind: 'comment', text: ' ', author: 'Jonas' }),
    note('3', 'c', { kind: 'bookmark', name: 'here' }),
    note('4', 'f', { kind: 'marks', marks: [{ shape: 'circle', at: 'A1', ink: 'ink' }] }),
  ]),
)
const entries = (asked: Partial<Parameters<typeof entriesOf>[3]>) =>
  entriesOf(tree, line, sayings, { lines: 'tree', diagrams: 'noted', comments: true, ...asked }, [
    { name: 'bolder', step: 'f' },
  ])
const ids = (asked: Partial<Parameters<typeof entriesOf>[3]>, of = entries(asked)): string =>
  of.map(({ row: { id }, level }) => id.repeat(level + 1)).join(' ')

describe('a study on paper', () => {
  it('has the line alone, or also the lines that leave it, each after the step it replaces', () => {
    expect(ids({ lines: 'line' })).toBe('a b c d')
    expect(ids({})).toBe('a gg b ee ff c d')
    expect(entries({}).map(({ opens }) => opens)).toEqual([
      'turn',
      { from: 0 },
      null,
      { from: 1 },
      'turn',
      'turn',
      null,
    ])
    expect(entries({}).flatMap(({ branches }) => branches)).toEqual(['bolder'])
  })

  it.each([
    ['noted', 'b ff c'],
    ['bookmarks', 'c'],
    ['comments', 'b'],
    ['turns', 'gg b ee ff d'],
    ['none', ''],
  ] as const)('shows the board at %s', (diagrams, expected) => {
    const of = entries({ diagrams }).filter(({ diagram }) => diagram)
    expect(ids({}, of)).toBe(expected)
  })

  it('has each author’s comments, if they are included', () => {
    const said = (comments: boolean) =>
      entries({ comments }).flatMap((each) => each.comments.map(({ author, text }) => `${author}: ${text}`))
    expect(said(true)).toEqual(['Mira: Well'])
    expect(said(false)).toEqual([])
  })

  it('knows whether steps off the line have notes', () => {
    expect(hasNotesOffLine(tree, line, sayings)).toBe(true)
    expect(hasNotesOffLine(tree, [...line, ...rows.slice(5)], sayings)).toBe(false)
  })
})
