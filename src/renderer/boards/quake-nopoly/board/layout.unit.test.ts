import { describe, expect, it } from 'vitest'
import { layOut } from './layout.ts'

const SMALL = { width: 704, height: 504 }
const LARGE = { width: 1068, height: 660 }

describe('the room', () => {
  it('holds six seats with three cards each in the smallest window', () => {
    const { row, gap, track, compact, pips } = layOut(SMALL, 6, 3, 3)
    expect(6 * row + 5 * gap).toBeLessThanOrEqual(SMALL.height)
    expect(compact).toBe(true)
    expect(pips).toBe(false)
    // Two tracks, the border and the heading of the card fit into a third of the row.
    expect(3 * (2 * track + 1)).toBeLessThanOrEqual(row - 16)
  })

  it('drops the pips where a name beside them would be clipped', () => {
    const wider = { ...LARGE, width: LARGE.width + 120 }
    expect(layOut(wider, 6, 3, 3)).toMatchObject({ shape: 'line', pips: true })
    expect(layOut(wider, 6, 4, 3)).toMatchObject({ shape: 'line', pips: false })
    expect(layOut(LARGE, 6, 3, 3)).toMatchObject({ shape: 'line', pips: false })
    expect(layOut(LARGE, 4, 3, 3)).toMatchObject({ shape: 'wide', pips: true })
  })

  it('leaves out the map where cards beside it would be unreadable', () => {
    expect(layOut({ width: 500, height: 440 }, 4, 3, 3).map).toBe(0)
    expect(layOut(SMALL, 6, 4, 3).map).toBeGreaterThan(0)
  })

  it('puts the heads above the cards on a phone, where cards beside them would be unreadable', () => {
    const phone = layOut({ width: 378, height: 478 }, 4, 3, 3)
    expect(phone).toMatchObject({ above: true, map: 0 })
    expect(3 * (2 * phone.track + 1)).toBeLessThanOrEqual(phone.row - phone.head - phone.gap - 16)
    expect(layOut({ width: 500, height: 440 }, 4, 3, 3).above).toBe(false)
  })

  it('puts names above their tracks where neither would fit beside the other, with the maxima', () => {
    expect(layOut(SMALL, 3, 4, 3).shape).toBe('stack')
    for (const cards of [3, 4])
      expect(layOut(SMALL, 6, cards, 3)).toMatchObject({ shape: 'stack', maxima: true })
    // A hit adds a cross to the name, and to its track what would be left.
    expect(layOut(SMALL, 4, 3, 3)).toMatchObject({ shape: 'stack', maxima: true })
    // A lower level holds one line.
    expect(layOut({ ...SMALL, height: 460 }, 6, 4, 3).shape).toBe('line')
    // Too narrow for both tracks in a row: one below the other, or without their maxima.
    expect(layOut(SMALL, 4, 5, 2)).toMatchObject({ shape: 'column', maxima: true, pips: false })
    expect(layOut(SMALL, 4, 5, 3)).toMatchObject({ shape: 'stack', maxima: false })
    const phone = { width: 378, height: 6 * 146 + 5 * 3 }
    expect(layOut(phone, 6, 4, 3)).toMatchObject({ shape: 'stack', pips: false })
    expect(layOut(phone, 6, 3, 3)).toMatchObject({ shape: 'stack', maxima: true })
  })

  it('shows more where there is room', () => {
    expect(layOut(LARGE, 4, 3, 3).shape).toBe('wide')
    expect(layOut(LARGE, 6, 3, 3).shape).toBe('line')
    expect(layOut(SMALL, 2, 3, 3).shape).toBe('tall')
    expect(layOut(LARGE, 4, 3, 3).lines).toBe(1)
    expect(layOut(LARGE, 4, 3, 2).lines).toBe(2)
    expect(layOut(SMALL, 2, 3, 3).lines).toBe(3)
  })

  it('fills with the rows of two seats, and draws buildings where their levels are high enough', () => {
    for (const room of [LARGE, SMALL]) {
      const { row, gap, drawn } = layOut(room, 2, 3, 2)
      expect(2 * row + gap).toBeCloseTo(room.height)
      expect(drawn).toBe(true)
      expect(layOut(room, 4, 3, 2).drawn).toBe(false)
    }
  })

  it('shows in full only names that fit their lines', () => {
    const [short, long, longest] = ['Grand Hotel', 'Taichung Opera House', 'Formosa Boulevard Station']
    const holds = (name: string, ...[seats, levels]: readonly [number, number]): boolean =>
      name.length <= layOut(SMALL, seats, 3, levels).letters
    expect([short, long, longest].map((name) => holds(name, 2, 2))).toEqual([true, true, true])
    expect([short, long, longest].map((name) => holds(name, 3, 2))).toEqual([true, true, false])
    expect([short, long, longest].map((name) => holds(name, 4, 2))).toEqual([true, false, false])
    expect([short, long, longest].map((name) => holds(name, 6, 3))).toEqual([false, false, false])
  })
})
