/** A schematic map of Taiwan: each district as a polygon with positions for its name and its number. */
import { DISTRICT_IDS, type DistrictId } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'

/** The map's own units. */
export const MAP = { width: 310, height: 604 } as const

type Point = readonly [x: number, y: number]

export interface MapDistrict {
  readonly id: DistrictId
  /** Rounded outline, an SVG path. */
  readonly path: string
  /** The middle of its name's line; signs and the damage are below it. */
  readonly name: Point
  readonly mark: Point
  readonly ground: readonly Point[]
  /** The middle of the pieces on it. */
  readonly middle: Point
}

/** Neighbours write their shared corners alike, so that borders meet. */
const OUTLINES: Readonly<Record<DistrictId, readonly Point[]>> = {
  keelung: [
    [253, 27],
    [275, 29],
    [284, 43],
    [268, 53],
    [253, 46],
  ],
  taipei: [
    [222, 43],
    [232, 27],
    [247, 38],
    [253, 55],
    [240, 70],
    [225, 62],
  ],
  newTaipei: [
    [196, 43],
    [217, 24],
    [235, 9],
    [253, 20],
    [253, 27],
    [253, 46],
    [268, 53],
    [284, 43],
    [305, 58],
    [286, 76],
    [256, 93],
    [226, 113],
    [211, 100],
    [208, 70],
  ],
  taoyuan: [
    [196, 43],
    [208, 70],
    [211, 100],
    [226, 113],
    [204, 134],
    [187, 113],
    [169, 86],
    [157, 58],
  ],
  hsinchu: [
    [157, 58],
    [169, 86],
    [187, 113],
    [204, 134],
    [204, 155],
    [187, 155],
    [163, 127],
    [133, 103],
  ],
  miaoli: [
    [133, 103],
    [163, 127],
    [187, 155],
    [160, 179],
    [130, 179],
    [100, 155],
  ],
  taichung: [
    [100, 155],
    [130, 179],
    [160, 179],
    [187, 155],
    [204, 155],
    [220, 162],
    [205, 203],
    [151, 212],
    [124, 227],
    [100, 224],
    [78, 199],
  ],
  changhua: [
    [78, 199],
    [100, 224],
    [106, 246],
    [97, 268],
    [69, 268],
    [39, 260],
    [55, 237],
  ],
  nantou: [
    [100, 224],
    [124, 227],
    [151, 212],
    [205, 203],
    [190, 248],
    [169, 292],
    [151, 327],
    [124, 313],
    [106, 299],
    [97, 268],
    [106, 246],
  ],
  yunlin: [
    [39, 260],
    [69, 268],
    [97, 268],
    [106, 299],
    [82, 304],
    [55, 308],
    [24, 306],
    [22, 285],
  ],
  chiayi: [
    [24, 306],
    [55, 308],
    [82, 304],
    [106, 299],
    [124, 313],
    [151, 327],
    [124, 347],
    [97, 359],
    [58, 349],
    [19, 347],
  ],
  tainan: [
    [19, 347],
    [58, 349],
    [97, 359],
    [91, 397],
    [64, 411],
    [28, 427],
    [7, 389],
  ],
  kaohsiung: [
    [28, 427],
    [64, 411],
    [91, 397],
    [97, 359],
    [124, 347],
    [151, 327],
    [160, 358],
    [136, 392],
    [115, 420],
    [94, 440],
    [76, 464],
    [64, 499],
    [42, 475],
  ],
  pingtung: [
    [64, 499],
    [76, 464],
    [94, 440],
    [115, 420],
    [118, 464],
    [127, 502],
    [142, 533],
    [139, 564],
    [135, 595],
    [118, 595],
    [106, 561],
    [91, 523],
  ],
  taitung: [
    [142, 533],
    [127, 502],
    [118, 464],
    [115, 420],
    [136, 392],
    [160, 358],
    [187, 371],
    [229, 334],
    [208, 389],
    [181, 447],
    [154, 488],
  ],
  hualien: [
    [229, 334],
    [187, 371],
    [160, 358],
    [151, 327],
    [169, 292],
    [190, 248],
    [205, 203],
    [220, 162],
    [244, 172],
    [268, 182],
    [253, 230],
    [247, 275],
  ],
  yilan: [
    [268, 182],
    [244, 172],
    [220, 162],
    [204, 155],
    [204, 134],
    [226, 113],
    [256, 93],
    [286, 76],
    [280, 110],
    [288, 138],
  ],
  penghu: [
    [18, 64],
    [46, 50],
    [74, 62],
    [80, 92],
    [56, 112],
    [26, 100],
  ],
}

/** Positions of names, clear of the signs and the damage of neighbours; Keelung's name is on the sea. */
const NAMES: Readonly<Record<DistrictId, Point>> = {
  keelung: [276, 14],
  taipei: [238, 49],
  newTaipei: [250, 88],
  taoyuan: [180, 73],
  hsinchu: [174, 111],
  miaoli: [143, 149],
  taichung: [150, 188],
  changhua: [76, 236],
  nantou: [146, 258],
  yunlin: [64, 280],
  chiayi: [80, 324],
  tainan: [54, 374],
  kaohsiung: [96, 412],
  pingtung: [108, 490],
  yilan: [250, 128],
  hualien: [212, 262],
  taitung: [164, 416],
  penghu: [49, 74],
}
/** Positions of marks that would be outside the district, or on another, right below the name. */
const MARKS: Readonly<Partial<Record<DistrictId, Point>>> = {
  keelung: [272, 25.5],
  newTaipei: [240, 102],
}
/** Positions of pieces that do not fit between the name and the marks. */
const MIDDLES: Readonly<Partial<Record<DistrictId, Point>>> = {
  keelung: [268, 41],
  newTaipei: [268, 72],
}

const RADIUS = 5

/** A closed outline with its corners rounded. */
const outline = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const towards = ([x, y]: Point, [tx, ty]: Point): string => {
    const length = Math.hypot(tx - x, ty - y)
    const part = Math.min(RADIUS, length / 2) / length
    return `${(x + (tx - x) * part).toFixed(1)} ${(y + (ty - y) * part).toFixed(1)}`
  }
  const corners = points.map((point, index) => {
    const from = towards(point, at(index - 1))
    const to = towards(point, at(index + 1))
    return `${index === 0 ? 'M' : 'L'}${from}Q${point[0]} ${point[1]} ${to}`
  })
  return `${corners.join('')}Z`
}

export const MAP_DISTRICTS: readonly MapDistrict[] = DISTRICT_IDS.map((id) => {
  const name = NAMES[id]
  const ground = OUTLINES[id]
  const middle = MIDDLES[id] ?? ([name[0], name[1] + 5] as const)
  return { id, path: outline(ground), name, mark: MARKS[id] ?? [name[0], name[1] + 14], ground, middle }
})

/** Room around districts shown close up, and the least width and height shown, in the map's units. */
const AROUND = 26
const LEAST = 150
/** The part of the map with these districts. */
export const partOf = (districts: readonly DistrictId[]) => {
  const points = districts.flatMap((id) => OUTLINES[id])
  const span = (along: readonly number[], most: number): readonly [from: number, size: number] => {
    const [low, high] = [Math.min(...along) - AROUND, Math.max(...along) + AROUND]
    const size = Math.min(most, Math.max(LEAST, high - low))
    return [Math.round(Math.max(0, Math.min(most - size, (low + high - size) / 2))), Math.round(size)]
  }
  const [x, width] = span(
    points.map((point) => point[0]),
    MAP.width,
  )
  const [y, height] = span(
    points.map((point) => point[1]),
    MAP.height,
  )
  return { x, y, width, height }
}

/** The steps of the damage shading, 0 to 5; hatched from 3. */
export const stepOf = (damage: number): number => Math.max(0, Math.min(5, damage))
