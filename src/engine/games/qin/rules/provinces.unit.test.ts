import { describe, expect, it } from 'vitest'
import { MAPS } from '../components/maps.ts'
import { after, position, provinceOn, square, standing, villageOn } from '../testing/position.ts'

const at = (names: string): readonly number[] => names.split(' ').map(square)

describe('founding', () => {
  it('QIN-E1 two provinces at once, and the village between them', () => {
    const { events } = after(position(), 'R-Y f7-f8')
    expect(events).toEqual([
      { type: 'tile.placed', seat: 0, tile: 'RY', at: at('f7 f8') },
      { type: 'province.founded', seat: 0, colour: 'R', at: square('f7'), squares: at('f6 f7') },
      { type: 'province.founded', seat: 0, colour: 'Y', at: square('f8'), squares: at('f8 g8') },
      { type: 'pagoda.placed', seat: 0, at: square('f7'), on: 'province', left: 23 },
      { type: 'pagoda.placed', seat: 0, at: square('f8'), on: 'province', left: 22 },
      { type: 'village.won', seat: 0, at: square('g7') },
      { type: 'pagoda.placed', seat: 0, at: square('g7'), on: 'village', left: 21 },
    ])
  })

  it('QIN-E1 the province is the seat’s that placed, whoever laid the squares it joins', () => {
    const { state } = after(position({ laid: '2 R-B a1-a2' }), 'R-Y b1-b2')
    expect(standing(state, 'a1')).toBe('1 2 1')
    expect(provinceOn(state, 'a1')?.at).toBe(square('b1'))
  })

  it('QIN-E1 one province, and another extended', () => {
    const { state, types } = after(position({ laid: '2 B-B h4-h5' }), 'R-B g6-g5')
    expect(types.slice(0, 3)).toEqual(['tile.placed', 'province.extended', 'province.founded'])
    expect(standing(state, 'g6')).toBe('1 2 1')
    expect(standing(state, 'g5')).toBe('2 4 1')
  })

  it('QIN-E1 QIN-E3 a province of five squares at once gets both pagodas', () => {
    const laid = '2 R-Y d1-c1, 2 R-B g1-h1, 2 R-B e2-e3'
    const { state, events } = after(position({ laid }), 'R-R e1-f1')
    expect(standing(state, 'e1')).toBe('1 5 2')
    expect(events.slice(1)).toEqual([
      { type: 'province.founded', seat: 0, colour: 'R', at: square('e1'), squares: at('d1 e1 f1 g1 e2') },
      { type: 'pagoda.placed', seat: 0, at: square('e1'), on: 'province', left: 23 },
      { type: 'pagoda.placed', seat: 0, at: square('e1'), on: 'province', left: 22 },
    ])
  })

  it('QIN-E4 a lone square is no province and nobody’s', () => {
    const { state, types } = after(position(), 'Y-B e6-e7')
    expect(types).toEqual(['tile.placed'])
    expect(state.provinces).toEqual([])
    expect(state.supplies).toEqual([24, 24])
  })

  it('QIN-E4 squares that meet at a corner only are not connected', () => {
    const { types } = after(position({ laid: '2 R-B a1-b1' }), 'R-Y b2-b3')
    expect(types).toEqual(['tile.placed'])
  })

  it('QIN-E4 a tile of one colour is a province by itself', () => {
    const { state } = after(position({ laid: '2 Y-B a1-b1' }), 'R-R a2-a3')
    expect(standing(state, 'a2')).toBe('1 2 1')
  })
})

describe('extending', () => {
  const laid = '2 R-R e5-e6'

  it('QIN-E2 squares that touch an owned province join it; the owner stays', () => {
    const { state, events } = after(position({ laid }), 'R-B f5-f4')
    expect(standing(state, 'f5')).toBe('2 4 1')
    expect(events.slice(1)).toEqual([
      {
        type: 'province.extended',
        seat: 1,
        colour: 'R',
        at: square('e5'),
        squares: at('f5'),
        size: 4,
      },
    ])
    expect(state.supplies).toEqual([24, 23])
  })

  it('QIN-E2 lone squares come along', () => {
    const { state } = after(position({ laid: `${laid}, 1 R-B e3-e2` }), 'R-Y e4-f4')
    expect(provinceOn(state, 'e3')?.squares).toEqual(at('e3 e4 e5 e6 f6'))
  })

  it('QIN-E3 to five squares: the owner adds the second pagoda, whoever placed', () => {
    const { state, events } = after(position({ laid }), 'R-R f4-f5')
    expect(standing(state, 'f4')).toBe('2 5 2')
    expect(events.at(-1)).toEqual({
      type: 'pagoda.placed',
      seat: 1,
      at: square('e5'),
      on: 'province',
      left: 22,
    })
    expect(state.supplies).toEqual([24, 22])
  })

  it('QIN-E3 no third pagoda, however large', () => {
    const { state, types } = after(position({ laid: `${laid}, 1 R-R f4-f5` }), 'R-R f2-f3')
    expect(standing(state, 'f4')).toBe('2 7 2')
    expect(types.filter((type) => type === 'pagoda.placed')).toHaveLength(1)
    // It is on the village that the province now touches.
    expect(villageOn(state, MAPS.bird.villages, 'g3')).toEqual({ holder: 1, pagodas: 1 })
  })
})
