import { describe, expect, it } from 'vitest'
import { MAP, MAP_DISTRICTS, partOf } from './map.ts'

interface Box {
  readonly of: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const boxAround = (
  of: string,
  [x, y]: readonly [number, number],
  side: number,
  above: number,
  below: number,
): Box => ({
  of,
  left: x - side,
  right: x + side,
  top: y - above,
  bottom: y + below,
})

/** Names of two characters, at the size of a small window. */
const names = MAP_DISTRICTS.map(({ id, name }) => boxAround(`${id}, name`, name, 18, 14, 1.5))
/** Two seats and the damage. */
const marks = MAP_DISTRICTS.map(({ id, mark }) => boxAround(`${id}, marks`, mark, 30, 9.5, 9.5))

describe('the map', () => {
  it('draws no name or damage over another', () => {
    const all = [...names, ...marks]
    const covers = all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.of} and ${other.of}`),
    )
    expect(covers).toEqual([])
  })

  it('keeps all of them inside', () => {
    const beyond = [...names, ...marks].filter(
      ({ left, right, top, bottom }) => left < 0 || right > MAP.width || top < 0 || bottom > MAP.height,
    )
    expect(beyond.map(({ of }) => of)).toEqual([])
  })
})

describe('a part of the map', () => {
  it('holds the districts it is about, and stays on the map', () => {
    for (const { id, ground } of MAP_DISTRICTS) {
      const { x, y, width, height } = partOf([id])
      expect(width * height, id).toBeLessThan((MAP.width * MAP.height) / 2)
      expect(Math.min(x, y, MAP.width - x - width, MAP.height - y - height), id).toBeGreaterThanOrEqual(0)
      for (const [left, top] of ground) {
        expect(left >= x && left <= x + width, id).toBe(true)
        expect(top >= y && top <= y + height, id).toBe(true)
      }
    }
  })
})
