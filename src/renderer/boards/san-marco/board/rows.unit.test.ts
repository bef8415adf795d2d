import { describe, expect, it } from 'vitest'
import { sanMarco } from '../../../../engine/games/san-marco/index.ts'
import { viewAfter } from '../../../notes/marks/testing/places.ts'
import { loadAllTexts } from '../../../ui/testing/texts.ts'
import { HEIGHT, quayOf, WIDTH } from './geometry.ts'
import { boxesOf, rowsOf, shiftInto } from './rows.ts'

// A ranking's heading is as wide as the name of its district.
await loadAllTexts()

/** From the points of a row to the coast. */
const FROM_COAST = 8
/** The easternmost point of an outline at a height. */
const eastAt = (outline: readonly { readonly x: number; readonly y: number }[], y: number): number =>
  Math.max(
    ...outline.flatMap((one, at) => {
      const other = outline[(at + 1) % outline.length]!
      const [low, high] = [Math.min(one.y, other.y), Math.max(one.y, other.y)]
      return y < low || y > high || low === high
        ? []
        : [one.x + ((other.x - one.x) * (y - one.y)) / (other.y - one.y)]
    }),
  )

it('the points of a row stand clear of the coast, however many aristocrats it has', () => {
  const { districts } = viewAfter(sanMarco, 4, 60)
  for (const each of districts) {
    const district = { ...each, aristocrats: [12, 9, 0, 0], scores: [each.high, each.low, 0, 0] }
    const boxes = boxesOf(district).slice(-rowsOf(district).length)
    for (const { right, top, bottom } of boxes)
      for (const y of [top, bottom])
        expect(right, `${each.district}`).toBeLessThan(eastAt(quayOf(each.district, FROM_COAST), y))
  }
})

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
