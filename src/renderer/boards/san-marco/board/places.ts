/** The places for marks: districts by their die faces, and the borders that bridges span. */
import { DISTRICT_NUMBERS } from '../../../../engine/games/san-marco/components/districts.ts'
import type { BoardPlaces } from '../../kit/kit.ts'
import { EACH_BORDER, HEIGHT, quayOf, spanOf, WIDTH } from './geometry.ts'
import { scaledPlaces, type Extent } from '../../kit/drawing/places.ts'

/** The side of the square in the middle of a canal that counts as its border. */
const BORDER = 58

/** Districts as `4` and borders as `1-4`, as in the notation, on a map as large as fits the room. */
export const placesIn = (room: Extent): BoardPlaces =>
  scaledPlaces(room, { width: WIDTH, height: HEIGHT }, [
    ...DISTRICT_NUMBERS.map((district) => {
      const edge = quayOf(district)
      const [xs, ys] = [edge.map(({ x }) => x), edge.map(({ y }) => y)]
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y]
      return { name: String(district + 1), x, y, width, height, edge }
    }),
    ...EACH_BORDER.map((border) => {
      const { x, y } = spanOf(border, 0)
      const name = border.map((district) => district + 1).join('-')
      return { name, x: x - BORDER / 2, y: y - BORDER / 2, width: BORDER, height: BORDER }
    }),
  ])
