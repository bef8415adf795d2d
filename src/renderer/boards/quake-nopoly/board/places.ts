/**
 * The places of the table by their notation: boxes for marks on seats, cards and their levels, and the parts beside
 * them, matching the style sheets; and the places an event touched, or an action aims at.
 */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import { cardText, placeText } from '../../../../engine/games/quake-nopoly/text/notation.ts'
import type { LandView, View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { KINDS } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { Point } from '../../kit/drawing/places.ts'
import type { BoardPlace, BoardPlaces } from '../../kit/kit.ts'
import { choiceHeight, layoutOf, type Layout } from './layout.ts'
import { MAP, MAP_DISTRICTS, type MapDistrict } from './map.ts'

/** A built level is higher than a free one. */
const BUILT = 1.45
/** The border of a card. */
const EDGE = 1
/** The gap between the rows and the map. */
const BESIDE_MAP = 8

const levelName = ({ card }: LandView, { level, built }: LandView['levels'][number]): string =>
  built === null ? `${cardText(card)}:${level + 1}` : built.building

/** `taipei` the card, `taipei101` a building on it, `taipei:2` its free second level. */
const landPlaces = (
  land: LandView,
  box: Omit<BoardPlace, 'name'>,
  heading: number,
): readonly BoardPlace[] => {
  const inside = { x: box.x + EDGE, width: box.width - 2 * EDGE }
  const room = box.height - 2 * EDGE - heading
  const parts = land.levels.map(({ built }) => (built === null ? 1 : BUILT))
  const part = room / parts.reduce((sum, each) => sum + each, 0)
  let bottom = box.y + box.height - EDGE
  return [
    { ...inside, name: cardText(land.card), y: box.y + EDGE, height: heading },
    ...land.levels.map((level, index): BoardPlace => {
      const height = part * (parts[index] ?? 1)
      bottom -= height
      return { ...inside, name: levelName(land, level), y: bottom, height }
    }),
  ]
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Around the map of a narrow board: its edge, and the list of players beside it. */
const [SEA_EDGE, SIDE, PLAYER, GAP] = [4, 128, 56, 6]

/** The maximum extent of a district's words and signs, in the units of the map. */
const LABEL = { width: 60, height: 40, beyond: 1.6 } as const
/** The text over the map's right edge: its width, and how far above the end of the map it begins. */
const DECK = { width: 46, height: 17, above: 62, pitch: 19 } as const
/** The height of a line, and how far above the end of the board the lines end. */
const EVENT = { width: 84, line: 16, above: 118 } as const

/** A letter is above the left half of a district's name, this far from its middle and its line, in CSS pixels. */
const LETTER = { left: 16, above: 22 } as const
const letterBeside = (at: Point, [x, y]: MapDistrict['name'], unit: number): Point => ({
  x: at.x + x * unit - LETTER.left,
  y: at.y + y * unit - LETTER.above,
})

/** The map in review: its districts, the event of the round, the decks, the supply. */
const besidePlaces = (
  { phase, forecasts }: View,
  { map, supply, compact }: Layout,
  size: Size,
): readonly BoardPlace[] => {
  const [gap, edge, top] = compact ? [4, 3, 30] : [6, 6, 33]
  const left = size.width - map
  const end = size.height - supply - gap
  const room = { width: map - 2 * edge, height: end - top - 2 * edge }
  const unit = Math.min(room.width / MAP.width, room.height / MAP.height)
  const at = {
    x: left + edge + (room.width - MAP.width * unit) / 2,
    y: top + edge + (room.height - MAP.height * unit) / 2,
  }
  const districts = MAP_DISTRICTS.map(({ id, ground, name, middle: [x, y] }): BoardPlace => {
    const reach = (axis: 0 | 1, middle: number, most: number): number => {
      const all = ground.map((corner) => corner[axis])
      return Math.min(most, 2 * LABEL.beyond * Math.min(middle - Math.min(...all), Math.max(...all) - middle))
    }
    const [width, height] = [reach(0, x, LABEL.width), reach(1, y, LABEL.height)]
    return {
      name: `map:${id}`,
      x: at.x + (x - width / 2) * unit,
      y: at.y + (y - height / 2) * unit,
      width: width * unit,
      height: height * unit,
      letter: letterBeside(at, name, unit),
      ground: ground.map(([cornerX, cornerY]) => ({ x: at.x + cornerX * unit, y: at.y + cornerY * unit })),
    }
  })
  const lines =
    (phase === 'construction' ? 2 : 1) + [forecasts.weather, forecasts.quake].filter((by) => by !== 0).length
  const textHeight = lines * EVENT.line + 4
  const right = (width: number): number => size.width - 2 - width
  const decks = ['events', 'buildings', 'districts'].map((deck, index): BoardPlace => ({
    name: `deck:${deck}`,
    x: right(DECK.width),
    y: end - DECK.above + index * DECK.pitch,
    width: DECK.width,
    height: DECK.height,
  }))
  const between = compact ? 3 : 5
  const width = (map - (KINDS.length - 1) * between) / KINDS.length
  return [
    ...districts,
    {
      name: 'event',
      x: right(EVENT.width),
      y: size.height - EVENT.above - textHeight,
      width: EVENT.width,
      height: textHeight,
    },
    ...decks,
    ...KINDS.map((kind, index): BoardPlace => ({
      name: `supply:${kind}`,
      x: left + index * (width + between),
      y: size.height - supply,
      width,
      height: supply,
    })),
  ]
}

/** The box of a district's pieces on the picture of the map, in the units of the map. */
const ON_MAP = { width: 62, height: 40 } as const
/** A frame around less would cross the name of the district, in CSS pixels. */
const NAMED = { width: 60, height: 32 } as const

/** The map of a narrow board, matching its styles: cards and buildings where they lie on it, and the seats beside it. */
export const placesOnMap = ({ players }: View, size: Size): BoardPlaces => {
  const top = choiceHeight(size.width)
  const room = { width: size.width - SIDE - GAP - 2 * SEA_EDGE, height: size.height - top - 2 * SEA_EDGE }
  const unit = Math.min(room.width / MAP.width, room.height / MAP.height)
  const at = {
    x: SEA_EDGE + (room.width - MAP.width * unit) / 2,
    y: top + SEA_EDGE + (room.height - MAP.height * unit) / 2,
  }
  const around = (
    [x, y]: MapDistrict['middle'],
    width: number,
    height: number,
  ): Omit<BoardPlace, 'name'> => ({
    x: at.x + x * unit - width / 2,
    y: at.y + y * unit - height / 2,
    width,
    height,
  })
  const [width, height] = [ON_MAP.width * unit, ON_MAP.height * unit]
  const boxes = new Map(MAP_DISTRICTS.map(({ id, middle }) => [id, around(middle, width, height)]))
  const districts = MAP_DISTRICTS.map(({ id, name, middle }) => ({
    ...around(middle, Math.max(NAMED.width, width), Math.max(NAMED.height, height)),
    name: `map:${id}`,
    letter: letterBeside(at, name, unit),
  }))
  return {
    ...size,
    places: [
      ...players.flatMap(({ lands }, seat) => [
        {
          name: String(seat + 1),
          x: size.width - SIDE,
          y: top + (size.height - top - players.length * (PLAYER + GAP) + GAP) / 2 + seat * (PLAYER + GAP),
          width: SIDE,
          height: PLAYER,
        },
        ...lands.flatMap((land) => {
          const box = boxes.get(land.district)
          const names = [cardText(land.card), ...land.levels.map((level) => levelName(land, level))]
          return box === undefined ? [] : names.map((name) => ({ ...box, name }))
        }),
      ]),
      // Last: a press on a district asks about its card.
      ...districts,
    ],
  }
}

/** Seats by their numbers with their cards, on a board that fills its room. */
export const placesIn = (view: View, size: Size, clear = false): BoardPlaces => {
  const layout = layoutOf(view, size, clear)
  const { map, head, above, gap, apart, row, compact } = layout
  const seats = view.players.length
  const choice = choiceHeight(size.width)
  const top = choice + (size.height - choice - seats * row - (seats - 1) * apart) / 2
  const [left, under] = above ? [0, head + gap] : [head + gap, 0]
  // Without a map its column is empty, but the gap before it remains.
  const estate = size.width - map - BESIDE_MAP - left
  return {
    ...size,
    places: [
      ...view.players.flatMap(({ lands }, seat) => {
        const y = top + seat * (row + apart)
        const width = (estate - gap * (lands.length - 1)) / Math.max(1, lands.length)
        return [
          {
            name: String(seat + 1),
            x: 0,
            y,
            ...(above ? { width: estate, height: head } : { width: head, height: row }),
          },
          ...lands.flatMap((land, place) =>
            landPlaces(
              land,
              { x: left + place * (width + gap), y: y + under, width, height: row - under },
              compact ? 16 : 22,
            ),
          ),
        ]
      }),
      ...(map > 0 ? besidePlaces(view, layout, size) : []),
    ],
  }
}

/** A picture of something on a district card shows the whole card. */
export const placesInPicture = (names: readonly string[], { players }: View): readonly string[] => [
  ...players.flatMap(({ lands }) =>
    lands.flatMap((land) => {
      const all = [cardText(land.card), ...land.levels.map((level) => levelName(land, level))]
      return all.some((name) => names.includes(name)) ? all : []
    }),
  ),
  ...names,
]

export const placesOfEvent = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'district.drawn':
    case 'district.returned':
    case 'hit.eased':
    case 'hit.moved':
    case 'hit.stayed':
      return [cardText(event.card)]
    case 'districts.exchanged':
      return [event.card, event.other].map(cardText)
    case 'building.built':
    case 'building.bought':
    case 'building.collapsed':
      // A level with a building is named after the building.
      return [event.building, cardText(event.card), `${cardText(event.card)}:${event.level + 1}`]
    case 'building.strengthened':
    case 'building.returned':
    case 'building.undercut':
    case 'building.worn':
    case 'building.damaged':
    case 'building.produced':
    case 'production.missed':
      return [event.building]
    case 'disaster.struck':
      return event.hits.map(({ card }) => cardText(card))
    default:
      return []
  }
}

/** What a card or a choice aims at: its events are also what a disaster does afterwards, elsewhere too. */
export const placesOfAction = (action: Action): readonly string[] => {
  switch (action.type) {
    case 'play':
    case 'reinforce':
      return action.on === null ? [] : [placeText(action.on)]
    case 'shiftTo':
      return [cardText(action.card)]
    default:
      return []
  }
}
