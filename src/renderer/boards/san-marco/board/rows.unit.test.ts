import { describe, expect, it } from 'vitest'
import { sanMarco } from '../../../../engine/games/san-marco/index.ts'
import { viewAfter } from '../../../notes/marks/testing/places.ts'
import { loadAllTexts } from '../../../ui/testing/texts.ts'
import { HEIGHT, WIDTH } from './geometry.ts'
import { boxesOf, shiftInto } from './rows.ts'

// A ranking's heading is as wide as the name of its district.
await loadAllTexts()

describe('a ranking on a part of the map', () => {
  const { districts } = viewAfter(sanMarco, 3, 60)
  const seen = (left: number, right: number) => ({ left, top: 0, right, bottom: HEIGHT })

  it('stays in its place where the whole map is seen', () => {
    for (const district of districts) expect(shiftInto(district, seen(0, WIDTH))).toBe(0)
  })

  it.each([100, 180, 260, 340])('is read whole or left out at an edge %d into the map', (left) => {
    const part = seen(left, left + 620)
    const shifts = districts.map((district) => shiftInto(district, part))
    for (const [index, shift] of shifts.entries()) {
      if (shift === null) continue
      for (const box of boxesOf(districts[index]!)) {
        expect(box.left + shift).toBeGreaterThan(part.left)
        expect(box.right + shift).toBeLessThan(part.right)
      }
    }
    expect(shifts.filter((shift) => shift !== null).length).toBeGreaterThan(2)
  })

  it('is left out where it is cut above or below', () => {
    const [cannaregio] = districts
    expect(shiftInto(cannaregio!, { left: 0, top: 60, right: WIDTH, bottom: HEIGHT })).toBeNull()
  })
})
