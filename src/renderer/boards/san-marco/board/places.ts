/**
 * The places of the map by their notation, districts `4` and the borders between them `1-4`: their boxes for marks, and
 * those an event touched or an action would touch.
 */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import {
  DISTRICT_NUMBERS,
  type Border,
  type District,
} from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
import type { BoardPlace, BoardPlaces } from '../../kit/kit.ts'
import { scaledPlaces, type Extent } from '../../kit/drawing/places.ts'
import { EACH_BORDER, HEIGHT, quayOf, spanOf, WIDTH } from './geometry.ts'
import { boxesOf } from './rows.ts'
import { middleOf, sightOf, type Sight } from './viewport.ts'

/** The side of the square in the middle of a canal that counts as its border. */
const BORDER = 58

/** The boxes on the whole map, in its own units. */
const BOXES: readonly Omit<BoardPlace, 'ground'>[] = [
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
]

/** The boxes on a map as large as fits the room, or on the part of it that is visible; `look` moves to another middle. */
export const placesIn = (
  room: Extent,
  sight: Sight = sightOf(room, WIDTH / 2),
  look: (middle: number) => void = () => {},
): BoardPlaces => {
  const { scale, left, width, isNear } = sight
  const boxes = BOXES.map(({ x, edge, ...box }) => ({
    ...box,
    x: x - left,
    ...(edge && { edge: edge.map((point) => ({ ...point, x: point.x - left })) }),
  }))
  const drawing = { width, height: HEIGHT }
  const places = scaledPlaces({ width: width * scale, height: HEIGHT * scale }, drawing, boxes)
  if (!isNear) return places
  return {
    ...places,
    window: { x: 0, y: 0, width: places.width, height: places.height },
    pan: (by) => look(left + width / 2 + by / scale),
    show(name) {
      const middle = middleOf([name])
      if (middle !== null) look(middle)
    },
  }
}

/** Of the districts only their rankings: an island is mostly empty. */
export const rankingsIn = ({ districts }: View, room: Extent): BoardPlaces => {
  const { scale } = sightOf(room, WIDTH / 2, false)
  const boxes = BOXES.map((box) => {
    const found = districts.find(({ district }) => place(district) === box.name)
    if (found === undefined) return box
    const parts = boxesOf(found)
    const [x, y] = [Math.min(...parts.map(({ left }) => left)), Math.min(...parts.map(({ top }) => top))]
    const [right, bottom] = [
      Math.max(...parts.map((part) => part.right)),
      Math.max(...parts.map((part) => part.bottom)),
    ]
    return { name: box.name, x, y, width: right - x, height: bottom - y }
  })
  return scaledPlaces(
    { width: WIDTH * scale, height: HEIGHT * scale },
    { width: WIDTH, height: HEIGHT },
    boxes,
  )
}

const place = (district: District): string => String(district + 1)
const between = (border: Border): string => border.map(place).join('-')

/** A bridge is taken from one canal and put over another one; the board draws the walk of the Doge itself. */
export const pathOfAction = (action: Action): readonly string[] =>
  action.type === 'bridge' && action.take !== null ? [action.take.at, action.at].map(between) : []

/** What `placesOfAction` reads of a view: where the Doge is, and where a banishment is due. */
interface Shown {
  readonly doge: View['doge']
  readonly possible: { readonly remove: { readonly district: District } | null }
}

export const placesOfAction = (action: Action, { doge, possible }: Shown): readonly string[] => {
  switch (action.type) {
    case 'place':
      return [place(action.to)]
    case 'bridge':
      return [action.at, ...(action.take === null ? [] : [action.take.at])].map(between)
    case 'transfer':
    case 'banish':
    case 'dogePlace':
      return [place(action.district)]
    case 'remove':
      return possible.remove === null ? [] : [place(possible.remove.district)]
    case 'doge': {
      // The district where the Doge stops: his walk there is drawn.
      const stop = action.steps.at(-1)?.to ?? doge
      return stop === null ? [] : [place(stop)]
    }
    default:
      return []
  }
}

const district = (each: number | null): readonly string[] => (each === null ? [] : [String(each + 1)])

export const placesOfEvent = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'aristocrats.settled':
    case 'aristocrats.banished':
    case 'banishment.named':
    case 'doge.placed':
    case 'doge.stayed':
    case 'district.scored':
      return district(event.district)
    case 'aristocrat.placed':
    case 'aristocrat.replaced':
      return [event.district, event.from].flatMap(district)
    case 'doge.moved':
      return [event.from, event.to].flatMap(district)
    case 'bridge.built':
    case 'bridge.taken':
      return [event.at.flatMap(district).join('-'), ...('from' in event ? district(event.from) : [])]
    default:
      return []
  }
}
