import { describe, expect, it } from 'vitest'
import type { StepRow } from '../../main/api/api.ts'
import { plant } from './testing/rows.ts'
import { treeOf } from './tree/tree.ts'
import { NOTHING, type StepNotes } from './notes/stepNotes.ts'
import { jumpTargetsIn, hitFrom, hitsOf, stepTyped, type JumpTarget } from './jumpTargets.ts'

const CHANGES: Readonly<Record<string, Partial<StepRow>>> = {
  b: { actor: 'chance', events: [{ type: 'die.rolled', die: 3 }] },
  c: { actor: 1, events: [{ type: 'tile.drawn', seat: 1, tile: null }] },
  d: {
    actor: 1,
    events: [
      { type: 'die.rolled', die: 1 },
      { type: 'die.rolled', die: 2 },
    ],
  },
}
//      a - b - c - d
// r <      \ x
const planted = plant({ a: 'r', b: 'a', c: 'b', d: 'c', x: 'b' })
const rows = [...planted.rows.values()].map((row): StepRow => ({
  ...row,
  moment: { part: row.depth > 3 ? 2 : 1, round: row.depth > 2 && row.depth < 4 ? 2 : 1, turn: 1 },
  ...CHANGES[row.id],
}))
const tree = treeOf(new Map(rows.map((row) => [row.id, row])))
const comment = { comments: [{}], bookmarks: [], glyphs: [], marks: [] } as unknown as StepNotes
const context = {
  line: rows.filter(({ id }) => id !== 'x'),
  tree,
  saidOf: (step: string) => (step === 'c' ? comment : NOTHING),
  isMistake: (step: string) => step === 'b' || step === 'd',
}

describe('jumping along a line', () => {
  const CASES: readonly (readonly [JumpTarget, readonly number[]])[] = [
    ['round', [0, 3, 4]],
    ['branching', [2]],
    ['comment', [3]],
    ['bookmark', []],
    ['mistake', [2, 4]],
    ['chance', [2]],
    ['seat:0', [1]],
    ['seat:1', [3, 4]],
    ['event:die.rolled', [2, 4]],
    // Nobody lands where what happened is not to be seen.
    ['event:tile.drawn', []],
  ]
  it.each(CASES)('%s leads to %j', (target, places) => {
    expect(hitsOf(target, context)).toEqual(places)
  })

  it('goes to the nearest hit either way, never to where one stands', () => {
    expect(hitFrom([0, 3, 4], 3, 1)).toBe(4)
    expect(hitFrom([0, 3, 4], 3, -1)).toBe(0)
    expect(hitFrom([0, 3, 4], 2, 1)).toBe(3)
    expect(hitFrom([0, 3, 4], 4, 1)).toBeUndefined()
  })

  it('offers only what the line has, and of events those with a name', () => {
    const targets = jumpTargetsIn(context, 3, (type) => type === 'die.rolled')
    expect(targets).toEqual([
      { target: 'round', count: 3 },
      { target: 'branching', count: 1 },
      { target: 'comment', count: 1 },
      { target: 'mistake', count: 2 },
      { target: 'chance', count: 1 },
      { target: 'seat:0', count: 1 },
      { target: 'seat:1', count: 2 },
      { target: 'event:die.rolled', count: 2 },
    ])
  })

  it('reads a typed step', () => {
    expect(['3', ' #2 ', '99', '0', '-1', 'b3', ''].map((text) => stepTyped(text, 5))).toEqual([
      3,
      2,
      4,
      0,
      undefined,
      undefined,
      undefined,
    ])
  })
})
