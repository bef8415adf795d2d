import { describe, expect, it } from 'vitest'
import { grid, position } from '../testing/position.ts'
import { project } from '../view/project.ts'
import { changes } from './changes.ts'

const TILES = grid('#2 .3 #4 .5  .6 #2 .3 #4  #5 .6 #2 .3  .4 #5 .6 #2')
const view = (at: string) => project(position({ tiles: TILES, at }))

describe('what changed for a seat', () => {
  it('QO-18 tells first which pawns of the other seat came nearer home, the nearest first', () => {
    const told = changes(view('A1 C2 A4 D4'), view('A1 C2 A3 B2'), 0)
    expect(told.slice(0, 2)).toEqual([
      { key: 'change.rival.nearer', params: { fromSeat: 1, pawn: 2, n: 2 } },
      { key: 'change.rival.nearer', params: { fromSeat: 1, pawn: 1, n: 5 } },
    ])
    expect(told.slice(2).every(({ key }) => key.startsWith('change.way.'))).toBe(true)
  })

  it('tells nothing of a pawn that moved away', () => {
    expect(changes(view('A1 C2 A3 D4'), view('A1 C2 A4 D4'), 0)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ key: 'change.rival.nearer' })]),
    )
  })

  it('QO-11 tells nothing of the way of a pawn that has gone along it', () => {
    const open = grid('.2 .3 .4 .5  .6 .2 .3 .4  .5 .6 .2 .3  .4 .5 .6 .2')
    const [before, after] = ['A1 C2 A4 D4', 'A2 C2 A4 D4'].map((at) => project(position({ tiles: open, at })))
    expect(changes(before!, after!, 0)).toEqual([])
  })
})
