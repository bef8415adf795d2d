import { describe, expect, it } from 'vitest'
import { MAPS } from '../components/maps.ts'
import { after, position, square, villageOn } from '../testing/position.ts'
import { holderOf } from './villages.ts'
import type { State } from '../state.ts'

/** The holder of c2, as the seat plus one; 0 for nobody. */
const c2 = (state: State): number => {
  const { holder, pagodas } = villageOn(state, MAPS.bird.villages, 'c2')
  expect(pagodas).toBe(holder === null ? 0 : 1)
  return holder === null ? 0 : holder + 1
}

const ONE = '1 R-R b1-b2'
const TWO = '2 Y-Y d1-d2'

describe('holding a village', () => {
  it.each([
    ['one province', ONE, 1],
    ['a province against none', TWO, 2],
    ['two provinces against one', `${ONE}, ${TWO}, 2 B-B c3-b3`, 2],
    ['a major province against one', `${ONE}, 2 Y-Y d1-d2, 2 Y-Y e1-e2, 2 Y-B f1-f2`, 2],
    ['a major province against two', `${ONE}, 1 B-B b3-c3, 2 Y-Y d1-d2, 2 Y-Y e1-e2, 2 R-Y f2-f1`, 0],
  ])('QIN-V1 QIN-V2 by %s', (_, laid, holder) => {
    expect(c2(position({ laid: laid }))).toBe(holder)
  })

  it('QIN-V1 a province that touches it twice counts once', () => {
    expect(c2(position({ laid: `${ONE}, 1 R-B c1-d1, 2 Y-Y d2-e2` }))).toBe(0)
  })

  it('QIN-V1 corners and lone squares do not count', () => {
    expect(c2(position({ laid: '1 R-R a1-b1' }))).toBe(0)
    expect(c2(position({ laid: '1 R-B c1-d1' }))).toBe(0)
  })

  it('QIN-V3 nobody holds what no province touches', () => {
    expect(position().holders).toEqual(MAPS.bird.villages.map(() => null))
    expect(holderOf([0, 0], null, { villageTie: 'keep' })).toEqual({ holder: null, tied: false })
    expect(holderOf([0, 0], 1, { villageTie: 'keep' }).holder).toBeNull()
  })

  it('QIN-V2 it is won with one pagoda from the supply', () => {
    const { state, events } = after(position({ laid: '2 Y-B a1-a2' }), 'R-R b1-b2')
    expect(events.slice(-2)).toEqual([
      { type: 'village.won', seat: 0, at: square('c2') },
      { type: 'pagoda.placed', seat: 0, at: square('c2'), on: 'village', left: 22 },
    ])
    expect(c2(state)).toBe(1)
  })

  it('QIN-V4 when it changes hands the old pagoda goes back', () => {
    // Seat 2's major province reaches the village with d2.
    const laid = `${ONE}, 2 Y-Y d1-e1, 2 Y-Y f1-f2, 2 Y-B e2-e3`
    const { state, events } = after(position({ laid }), 'R-Y d3-d2')
    expect(events.slice(2)).toEqual([
      { type: 'village.lost', seat: 0, at: square('c2'), why: 'outdone' },
      { type: 'pagoda.returned', seat: 0, at: square('c2'), on: 'village', left: 23 },
      { type: 'village.won', seat: 1, at: square('c2') },
      { type: 'pagoda.placed', seat: 1, at: square('c2'), on: 'village', left: 21 },
    ])
    expect(c2(state)).toBe(2)
  })

  it('QIN-V4 an absorbed province takes its village with it', () => {
    const laid = `${ONE}, 2 R-R a3-a4, 2 R-B b4-c4`
    const { state } = after(position({ laid }), 'R-Y b3-c3')
    expect(c2(state)).toBe(2)
  })
})

describe('a tie', () => {
  it('QIN-V5 leaves it to nobody', () => {
    const { state, events } = after(position({ laid: ONE, mover: 1 }), 'Y-Y c1-d1')
    expect(events.slice(2)).toEqual([
      { type: 'village.lost', seat: 0, at: square('c2'), why: 'tied' },
      { type: 'pagoda.returned', seat: 0, at: square('c2'), on: 'village', left: 23 },
      { type: 'pagoda.placed', seat: 1, at: square('c1'), on: 'province', left: 23 },
    ])
    expect(c2(state)).toBe(0)
  })

  it('QIN-V5 with the option the holder keeps it', () => {
    const state = position({ laid: ONE, mover: 1, options: { villageTie: 'keep' } })
    const tied = after(state, 'Y-Y c1-d1')
    expect(tied.types).not.toContain('village.lost')
    expect(c2(tied.state)).toBe(1)
  })

  it.each([
    { strengths: [2, 2, 1], before: 2, keep: null },
    { strengths: [2, 2, 1], before: 1, keep: 1 },
    { strengths: [2, 2, 1], before: null, keep: null },
    { strengths: [1, 2, 1], before: 0, keep: 1 },
  ])('QIN-V5 strengths $strengths held by $before: kept by $keep', ({ strengths, before, keep }) => {
    expect(holderOf(strengths, before, { villageTie: 'keep' }).holder).toBe(keep)
    const alone = strengths.filter((each) => each === Math.max(...strengths)).length === 1
    expect(holderOf(strengths, before, { villageTie: 'neutral' }).holder).toBe(alone ? 1 : null)
  })
})
