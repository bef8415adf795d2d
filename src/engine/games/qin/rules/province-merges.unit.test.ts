import { describe, expect, it } from 'vitest'
import { legal } from './legal.ts'
import { after, position, provinceOn, put, refusalOf, square, standing } from '../testing/position.ts'

const at = (names: string): readonly number[] => names.split(' ').map(square)

/** Two squares of seat 1 and three of seat 2, with g13 between them. */
const TWO_AND_THREE = '1 R-R e13-f13, 2 R-R h13-i13, 2 R-B j13-j12'
/** Five squares in the first row; i1 is between them and the squares i2 and i3. */
const major = (owner: number): string => `${owner} R-R d1-e1, ${owner} R-R f1-g1, ${owner} R-B h1-h2`
/** Three provinces around f2 and g2. */
const three = (a: number, c: number, b: number): string =>
  `${a} R-R e2-e3, ${c} R-R f1-g1, ${b} R-R h2-i2, ${b} R-B i3-i4`

describe('joining', () => {
  it('QIN-A1 QIN-A2 makes one province of the larger’s owner; the other takes its pagoda back', () => {
    const { state, events } = after(position({ laid: TWO_AND_THREE }), 'R-Y g13-g12')
    expect(events.slice(1)).toEqual([
      { type: 'province.extended', seat: 1, colour: 'R', at: square('h13'), squares: at('g13'), size: 4 },
      {
        type: 'province.absorbed',
        seat: 0,
        bySeat: 1,
        colour: 'R',
        at: square('e13'),
        into: square('h13'),
        size: 6,
      },
      { type: 'pagoda.returned', seat: 0, at: square('e13'), on: 'province', left: 24 },
      { type: 'pagoda.placed', seat: 1, at: square('h13'), on: 'province', left: 22 },
    ])
    expect(standing(state, 'e13')).toBe('2 6 2')
    expect(state.provinces.filter(({ colour }) => colour === 'R')).toHaveLength(1)
  })

  it('QIN-A2 whoever placed the tile: its own larger province absorbs the other’s', () => {
    const { state } = after(position({ laid: TWO_AND_THREE, mover: 1 }), 'R-Y g13-g12')
    expect(standing(state, 'g13')).toBe('2 6 2')
  })

  it('QIN-A2 QIN-A3 of three the largest single one, even against two of one owner', () => {
    const { state, events } = after(position({ laid: three(1, 1, 2) }), 'R-R f2-g2')
    expect(standing(state, 'f2')).toBe('2 9 2')
    expect(events.slice(1)).toEqual([
      { type: 'province.extended', seat: 1, colour: 'R', at: square('h2'), squares: at('f2 g2'), size: 5 },
      ...[
        ['f1', 7],
        ['e2', 9],
      ].map(([name, size]) => ({
        type: 'province.absorbed',
        seat: 0,
        bySeat: 1,
        colour: 'R',
        at: square(String(name)),
        into: square('h2'),
        size,
      })),
      { type: 'pagoda.returned', seat: 0, at: square('f1'), on: 'province', left: 23 },
      { type: 'pagoda.returned', seat: 0, at: square('e2'), on: 'province', left: 24 },
      { type: 'pagoda.placed', seat: 1, at: square('h2'), on: 'province', left: 22 },
      { type: 'village.won', seat: 1, at: square('g3') },
      { type: 'pagoda.placed', seat: 1, at: square('g3'), on: 'village', left: 21 },
    ])
  })

  it('QIN-A3 neither the new squares nor lone ones make a province larger', () => {
    // The lone h12 touches the tile on seat 2's side; the tile touches both provinces.
    const apart = '1 R-R e13-f13, 2 R-R i13-j13, 2 R-B h12-h11'
    expect(refusalOf(position({ laid: apart }), 'R-R g13-h13')).toMatchObject({ rule: 'QIN-A8' })
  })

  it('QIN-A5 two small provinces of one owner keep both pagodas; one moves', () => {
    const { state, events } = after(position({ laid: '1 R-R e13-f13, 1 R-R h13-i13' }), 'R-Y g13-g12')
    expect(events.slice(2)).toEqual([
      {
        type: 'province.joined',
        seat: 0,
        colour: 'R',
        at: square('h13'),
        into: square('e13'),
        size: 5,
      },
      { type: 'pagoda.moved', seat: 0, from: square('h13'), to: square('e13') },
    ])
    expect(standing(state, 'i13')).toBe('1 5 2')
    expect(state.supplies).toEqual([22, 24])
  })

  it('QIN-A5 a surplus pagoda goes back when a major province joins another of its owner', () => {
    const { state, events } = after(position({ laid: `${major(1)}, 1 R-R i2-i3` }), 'R-Y i1-j1')
    expect(events.slice(3)).toEqual([
      { type: 'pagoda.returned', seat: 0, at: square('i2'), on: 'province', left: 22 },
    ])
    expect(standing(state, 'i2')).toBe('1 8 2')
  })

  it('QIN-A5 of three small ones of one owner two pagodas stay, in reading order', () => {
    const { state, types } = after(position({ laid: three(1, 1, 1) }), 'R-R f2-g2')
    expect(types.filter((type) => type.startsWith('pagoda'))).toEqual([
      'pagoda.returned',
      'pagoda.moved',
      'pagoda.placed',
    ])
    expect(standing(state, 'f2')).toBe('1 9 2')
    expect(provinceOn(state, 'f2')?.at).toBe(square('h2'))
    expect(state.supplies).toEqual([21, 24])
  })

  it('QIN-A6 a major province absorbs smaller ones of others', () => {
    const { state, types } = after(position({ laid: `${major(2)}, 1 R-R i2-i3` }), 'R-Y i1-j1')
    expect(types.slice(1)).toEqual(['province.extended', 'province.absorbed', 'pagoda.returned'])
    expect(standing(state, 'i2')).toBe('2 8 2')
    expect(state.supplies).toEqual([24, 22])
  })

  it('QIN-A6 and is never absorbed: nothing larger may meet it', () => {
    const larger = '1 R-R i2-i3, 1 R-R i4-i5, 1 R-R j5-k5'
    expect(refusalOf(position({ laid: `${major(2)}, ${larger}` }), 'R-Y i1-j1')?.rule).toBe('QIN-A7')
  })
})

describe('joins that are forbidden', () => {
  const second = (owner: number): string => `${owner} R-R i2-i3, ${owner} R-R i4-i5, ${owner} R-Y i6-j6`

  it.each([
    ['of two owners', 1, 2],
    ['of one owner', 1, 1],
    ['of others', 2, 2],
  ])('QIN-A7 two major provinces %s', (_, one, other) => {
    const state = position({ laid: `${major(one)}, ${second(other)}` })
    expect(refusalOf(state, 'R-Y i1-j1')).toEqual({
      code: 'twoMajors',
      rule: 'QIN-A7',
      details: {
        colour: 'R',
        first: 'd1',
        second: 'i2',
        size: 5,
        provinces: [at('d1 e1 f1 g1 h1'), at('i2 i3 i4 i5 i6')],
      },
    })
    expect(refusalOf(state, 'Y-B i1-j1')).toBeUndefined()
    expect([...legal(state)]).toContainEqual(put('Y-B i1-j1'))
    expect([...legal(state)]).not.toContainEqual(put('R-Y i1-j1'))
  })

  it('QIN-A8 provinces of equal size of different owners', () => {
    const state = position({ laid: '1 R-R e13-f13, 2 R-R h13-i13' })
    expect(refusalOf(state, 'R-Y g13-g12')).toEqual({
      code: 'equalProvinces',
      rule: 'QIN-A8',
      details: {
        colour: 'R',
        first: 'e13',
        second: 'h13',
        size: 2,
        provinces: [at('e13 f13'), at('h13 i13')],
      },
    })
    expect(refusalOf(state, 'Y-B g13-g12')).toBeUndefined()
  })

  it('QIN-A8 but a tie of smaller ones is no obstacle', () => {
    const { state } = after(position({ seats: 3, laid: three(1, 2, 3) }), 'R-R f2-g2')
    expect(standing(state, 'f2')).toBe('3 9 2')
    expect(state.supplies).toEqual([19, 19, 16])
  })

  it('QIN-A8 with a third, smaller one the tie of the largest still counts', () => {
    const laid = '1 R-R e2-e3, 1 R-B e4-f4, 2 R-R f1-g1, 2 R-R h2-i2, 2 R-B i3-h3'
    expect(refusalOf(position({ laid }), 'R-R f2-g2')).toMatchObject({
      code: 'equalProvinces',
      details: { first: 'e2', second: 'h2', size: 3 },
    })
  })

  it('QIN-A7 is looked at for both halves before QIN-A8', () => {
    const reds = '1 R-R e13-f13, 2 R-R h13-i13'
    const left = '1 B-B e12-f12, 1 B-B e11-f11, 1 Y-B d12-d11'
    const right = '2 B-B h12-i12, 2 B-B h11-i11, 2 Y-B j12-j11'
    const equal = position({ laid: reds })
    expect(refusalOf(equal, 'R-B g13-g12')?.rule).toBe('QIN-A8')
    const both = position({ laid: `${reds}, ${left}, ${right}` })
    expect(refusalOf(both, 'R-B g13-g12')).toMatchObject({ rule: 'QIN-A7', details: { colour: 'B' } })
  })
})

describe('the variant that forbids joining three provinces', () => {
  const variant = (laid: string) => position({ laid, options: { joinThree: 'forbidden' } })

  it('QIN-A10 refuses a tile that would join three provinces of one colour', () => {
    const state = variant(three(1, 1, 2))
    expect(refusalOf(state, 'R-R f2-g2')).toMatchObject({
      code: 'threeProvinces',
      rule: 'QIN-A10',
      details: { colour: 'R' },
    })
    expect([...legal(state)]).not.toContainEqual(put('R-R f2-g2'))
  })

  it('QIN-A10 without it the same tile joins them', () => {
    const state = position({ laid: three(1, 1, 2) })
    expect(refusalOf(state, 'R-R f2-g2')).toBeUndefined()
    expect([...legal(state)]).toContainEqual(put('R-R f2-g2'))
  })

  it('QIN-A10 counts each colour by itself and leaves two of a colour to the other rules', () => {
    const reds = '1 R-R e13-f13, 2 R-R h13-i13, 2 R-B j13-j12'
    const blues = '1 B-B e12-f12, 2 B-B h12-i12, 2 Y-B j11-i11'
    const state = variant(`${reds}, ${blues}`)
    expect(refusalOf(state, 'R-B g13-g12')).toBeUndefined()
    expect([...legal(state)]).toContainEqual(put('R-B g13-g12'))
  })

  it('QIN-A10 is looked at after the rules on sizes and owners', () => {
    expect(refusalOf(variant(three(1, 2, 2)), 'R-R f2-g2')?.rule).toBe('QIN-A10')
    const equal = '1 R-R e2-e3, 1 R-B e4-f4, 2 R-R f1-g1, 2 R-R h2-i2, 2 R-B i3-h3'
    expect(refusalOf(variant(equal), 'R-R f2-g2')?.rule).toBe('QIN-A8')
  })
})

describe('the order', () => {
  it('QIN-A9 first all pagodas go back, then the owed ones are placed, provinces before villages', () => {
    // Seat 2 is absorbed and loses the village d10 with its province; seat 1 owes a pagoda to each.
    const laid = '2 R-R e11-e12, 2 R-B e10-f10, 1 R-R f13-g13, 1 R-R h13-i13'
    const { events } = after(position({ laid }), 'R-B e13-d13')
    expect(
      events.map((event) => ('seat' in event ? [event.type, event.seat, 'on' in event && event.on] : [])),
    ).toEqual([
      ['tile.placed', 0, false],
      ['province.extended', 0, false],
      ['province.absorbed', 1, false],
      ['pagoda.returned', 1, 'province'],
      ['village.lost', 1, false],
      ['pagoda.returned', 1, 'village'],
      ['pagoda.placed', 0, 'province'],
      ['village.won', 0, false],
      ['pagoda.placed', 0, 'village'],
    ])
  })

  it('QIN-A9 owed pagodas come in reading order, whatever the colours', () => {
    const { events } = after(position(), 'Y-B h8-h7')
    const places = events.flatMap((event) => (event.type === 'pagoda.placed' ? [event.at] : []))
    expect(places).toEqual(at('h7 h8 g7'))
  })
})
