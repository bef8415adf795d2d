import { describe, expect, it } from 'vitest'
import { legal } from '../rules/legal.ts'
import { momentOf } from '../rules/status.ts'
import { project } from './project.ts'
import { crowded } from '../testing/crowded.ts'
import { after, dealt, position, square } from '../testing/position.ts'

const LAID = '1 R-Y f7-f8, 2 B-B h4-h5, 2 B-B i5-i6'

describe('the view', () => {
  it('has the land, the tiles in their order, provinces and villages with their pagodas', () => {
    const view = project(position({ laid: LAID }), 0)
    expect(view.land.charAt(square('f6'))).toBe('R')
    expect(view.land.charAt(square('g7'))).toBe('V')
    expect(view.tiles.map(({ tile, seat }) => `${tile} ${seat}`)).toEqual(['RY 0', 'BB 1', 'BB 1'])
    expect(
      view.provinces.map(({ colour, owner, major, pagodas, squares }) => [
        colour,
        owner,
        major,
        pagodas,
        squares.length,
      ]),
    ).toEqual([
      ['B', 1, true, 2, 5],
      ['R', 0, false, 1, 2],
      ['Y', 0, false, 1, 2],
    ])
    expect(view.villages.find(({ at }) => at === square('g7'))).toEqual({
      at: square('g7'),
      holder: 0,
      pagodas: 1,
      strengths: [2, 0],
    })
    expect(view).toMatchObject({ pagodas: 24, supplies: [21, 22], onBoard: [3, 2], by: 0, mover: 0 })
  })

  it('tells where each kind in the own hand fits, also before the own turn', () => {
    const state = position({ laid: LAID, hands: ['R-R R-B R-R', 'Y-Y'] })
    const mine = project(state, 0).fits
    expect(mine.map(({ tile }) => tile)).toEqual(['RR', 'RB'])
    const all = mine.flatMap(({ tile, at }) => at.map((pair) => ({ type: 'place', tile, at: pair })))
    expect(all).toEqual([...legal(state)])
    expect(project(state, 1).fits.map(({ tile }) => tile)).toEqual(['YY'])
    expect(project(state, 'all').fits).toEqual(mine)
    expect(project(state, 'public').fits).toEqual([])
    expect(
      project(position({ hands: ['R-R', ''], options: { openHands: 'on' } }), 'public').fits,
    ).toHaveLength(1)
  })

  it('names a kind that fits nowhere, with no placements', () => {
    const state = crowded('', { hands: ['R-R Y-B', 'R-R'] })
    expect(project(state, 0).fits).toEqual([
      { tile: 'RR', at: [] },
      {
        tile: 'YB',
        at: [
          [0, 1],
          [1, 0],
        ],
      },
    ])
  })

  it('says whom chance deals or draws for', () => {
    const drawing = after(position({ mover: 1 }), 'R-B e6-e5').state
    expect(project(drawing, 'public')).toMatchObject({ stage: 'draw', by: 'chance', awaits: 1, fits: [] })
    const dealing = position({ turn: 0, stage: { is: 'deal', seat: 1 } })
    expect(project(dealing, 'public')).toMatchObject({ stage: 'deal', awaits: 1, mover: null })
    expect(project(position(), 0).awaits).toBeNull()
  })

  it('keeps the finished game when the second begins', () => {
    const ended = after(position({ supplies: [1, 9], options: { side: 'both' } }), 'R-R e5-e6').state
    expect(project(ended, 0)).toMatchObject({ stage: 'interval', side: 'bird', awaits: 1, stock: 72 })
    const begun = project(after(ended, dealt(1, 'R-R R-R R-R')).state, 0)
    expect(begun).toMatchObject({ game: 2, side: 'lion', tiles: [], villages: { length: 18 } })
    expect(begun.finished).toEqual([{ side: 'bird', pagodas: [24, 15], winners: [0] }])
  })
})

describe('the moment', () => {
  it('counts a turn of each seat as a round', () => {
    const at = (turn: number, seats: number) => momentOf(position({ turn, seats }))
    expect(at(0, 3)).toEqual({ part: 1, round: 1, turn: 1 })
    expect(at(3, 3)).toEqual({ part: 1, round: 1, turn: 3 })
    expect(at(4, 3)).toEqual({ part: 1, round: 2, turn: 4 })
    expect(momentOf(position({ game: 2 })).part).toBe(2)
  })
})
