/** Where marks go on the map: districts by their die faces, and the borders bridges span. */
import { EACH } from '../../../../engine/games/san-marco/components/districts.ts'
import type { BoardPlace, BoardPlaces } from '../../kit/kit.ts'
import { EACH_BORDER, HEIGHT, quayOf, spanOf, WIDTH } from './geometry.ts'

/** The side of the square in the middle of a canal that counts as its border. */
const BORDER = 58

/** `4` a district, `1-4` the border between two, as in the notation, on a map as large as fits. */
export const placesIn = ({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): BoardPlaces => {
  const unit = Math.min(width / WIDTH, height / HEIGHT)
  const box = (name: string, x: number, y: number, right: number, bottom: number): BoardPlace => ({
    name,
    x: x * unit,
    y: y * unit,
    width: (right - x) * unit,
    height: (bottom - y) * unit,
  })
  const districts = EACH.map((district) => {
    const quay = quayOf(district)
    const [xs, ys] = [quay.map(({ x }) => x), quay.map(({ y }) => y)]
    return {
      ...box(String(district + 1), Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
      edge: quay.map(({ x, y }) => ({ x: x * unit, y: y * unit })),
    }
  })
  const borders = EACH_BORDER.map((border) => {
    const { x, y } = spanOf(border, 0)
    const half = BORDER / 2
    return box(border.map((district) => district + 1).join('-'), x - half, y - half, x + half, y + half)
  })
  return { width: WIDTH * unit, height: HEIGHT * unit, places: [...districts, ...borders] }
}
