import { describe, expect, it } from 'vitest'
import { spanOf } from '../board/geometry.ts'
import { recordedPositions } from '../testing/positions.ts'
import { boxPlace, stretchesOf } from './boxPlace.ts'

const { view } = recordedPositions({})
const spanned = (province: number) => spanOf(view, view.provinces[province]?.spaces ?? [], 26)

describe('the place of the box that tells a province', () => {
  it('counts the provinces beside it in', () => {
    const [west, own, east] = [0, 1, 2].map(spanned) as [
      { left: number; width: number },
      { left: number; width: number },
      { left: number; width: number },
    ]
    expect(west.left + west.width).toBe(own.left)
    expect(stretchesOf(view, 1, 26)).toEqual([
      { left: west.left, width: east.left + east.width - west.left },
      own,
    ])
    expect(stretchesOf(view, 0, 26)).toEqual([{ left: 0, width: own.left + own.width }, west])
  })

  it('is beside them on the side with more room, as wide as fits', () => {
    expect(boxPlace([{ left: 100, width: 300 }], { room: 900 }, 0, 30)).toEqual({
      left: '438px',
      minWidth: '330px',
      maxWidth: '484px',
    })
    expect(boxPlace([{ left: 600, width: 300 }], { room: 900 }, 0, 30)).toMatchObject({ right: '316px' })
  })

  it('is beside the province alone where its neighbours leave too little room, and to the north at worst', () => {
    const wide = { left: 500, width: 600 }
    expect(boxPlace([wide, { left: 500, width: 200 }], { room: 600 }, 500, 30)).toMatchObject({
      left: '238px',
    })
    expect(boxPlace([wide, { left: 600, width: 300 }], { room: 600 }, 500, 30)).toEqual({
      top: '8px',
      bottom: 'auto',
      right: '8px',
    })
  })

  it('counts only the part of the wall in view', () => {
    expect(boxPlace([{ left: 600, width: 300 }], { room: 600 }, 700, 30)).toMatchObject({ left: '238px' })
  })
})
