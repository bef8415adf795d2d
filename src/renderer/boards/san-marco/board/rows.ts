/** Layout of a district's ranking on its island: the heading, a row for each seat, the Doge beside it. */
import type { DistrictView } from '../../../../engine/games/san-marco/view/schema.ts'
import type { District } from '../../../../engine/games/san-marco/components/districts.ts'
import { quayOf, siteOf, type Point } from './geometry.ts'
import { rankingOf, type Rank } from './ranking.ts'
import type { Box } from './walk/route.ts'
import { districtName } from '../words/labels.ts'

const FIGURE = 22
const FIRST_FIGURE = 46
const FIRST_ROW = 47
/** What the figures of a row leave to a change beside its points. */
const CHANGE = 20

export interface Row extends Rank {
  /** Visible figures, including those that the draft adds or removes. */
  readonly figures: readonly { readonly x: number; readonly is: 'here' | 'coming' | 'going' }[]
  /** Its middle, and the right end of its figures, from the corner of the ranking. */
  readonly y: number
  readonly end: number
}

export const pitchOf = (seats: number): number => (seats > 3 ? 27 : 34)
/** Where the rows are close, figures are smaller, so that no hat touches the feet above it. */
export const figureScaleOf = (seats: number): number => (seats > 3 ? 0.76 : 0.86)

/** The rows of a ranking; `foreseen` is the ranking after the draft. */
export const rowsOf = (
  district: DistrictView,
  foreseen?: Pick<DistrictView, 'aristocrats' | 'scores'>,
): readonly Row[] => {
  const site = siteOf(district.district)
  const pitch = pitchOf(district.aristocrats.length)
  return rankingOf({ ...district, ...foreseen }, district.aristocrats).map((rank, index) => {
    const shown = Math.max(rank.count, rank.count - rank.change)
    const room = site.figures - FIGURE - (rank.change === 0 ? 0 : CHANGE)
    const step = shown > 1 ? Math.min(19, room / (shown - 1)) : 0
    return {
      ...rank,
      y: FIRST_ROW + index * pitch,
      figures: Array.from({ length: shown }, (_, figure) => ({
        x: FIRST_FIGURE + figure * step,
        // Figures to be removed come last, those to be added too.
        is: figure < shown - Math.abs(rank.change) ? 'here' : rank.change > 0 ? 'coming' : 'going',
      })),
      end: FIRST_FIGURE + FIGURE / 2 + 6 + (shown - 1) * step,
    }
  })
}

/** The maximum width of a name, in the larger of its two sizes. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 18 : 10), 0)

/** Boxes of everything written or standing on an island, except the Doge. */
export const boxesOf = (district: DistrictView): readonly Box[] => {
  const { x, y } = siteOf(district.district)
  return [
    { left: x, top: y, right: x + 70, bottom: y + 22 },
    { left: x + 77, top: y + 4, right: x + 77 + widthOf(districtName(district.district)), bottom: y + 20 },
    ...rowsOf(district).map((row) => ({
      left: x + 2,
      top: y + row.y - 14,
      right: x + row.end + (row.worth === 'none' ? -4 : 38),
      bottom: y + row.y + 14,
    })),
  ]
}

/** From a ranking to the quay of its island and to the edge of what is visible. */
const ASHORE = 14
/**
 * How far a ranking stands east of its place on a map of which a part is seen, so that it can be read whole; null where
 * that part shows too little of its island.
 */
export const shiftInto = (district: DistrictView, seen: Box): number | null => {
  const boxes = boxesOf(district)
  const [west, east] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
  const [north, south] = [
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
  ]
  const quay = quayOf(district.district, ASHORE).map(({ x }) => x)
  const start = Math.max(seen.left + ASHORE, Math.min(west, ...quay))
  const end = Math.min(seen.right - ASHORE, Math.max(east, ...quay))
  if (end - start < east - west || north < seen.top || south > seen.bottom) return null
  return Math.max(0, start - west) + Math.min(0, end - east)
}

/** How far the Doge's foot is below his position. */
export const FOOT = 25
/** The Doge, cap and robe. */
export const dogeBox = (district: District): Box => {
  const { doge } = siteOf(district)
  return { left: doge.x - 17, top: doge.y - FOOT, right: doge.x + 17, bottom: doge.y + FOOT }
}
/** Where a walk to or from the Doge ends: before the robe, never at the face. */
export const besideDoge = (district: District, margin: number): readonly Point[] => {
  const { doge } = siteOf(district)
  const aside = 17 + margin
  return [
    { x: doge.x - aside, y: doge.y + 14 },
    { x: doge.x + aside, y: doge.y + 14 },
    { x: doge.x, y: doge.y + FOOT + margin },
  ]
}
