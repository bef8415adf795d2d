/** The last placement as an animation, beat by beat in the order of the rules. */
import type { Event, EventOf } from '../../../../engine/games/qin/event.ts'
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { View } from '../../../../engine/games/qin/view/schema.ts'

/** A change in a seat's pagodas on a square. */
export interface Shift {
  readonly at: Square
  readonly seat: number
  readonly before: number
  readonly after: number
  /** The beat: 0 is the first after the tile. */
  readonly beat: number
  /** The square a pagoda moved from, if it moved. */
  readonly from: Square | null
}

export interface Replay {
  readonly tile: EventOf<'tile.placed'>
  readonly shifts: readonly Shift[]
  /** New or grown provinces, by the square of their pagodas. */
  readonly changed: readonly Square[]
}

const isMatchEvent = ({ type }: Event): boolean => type === 'game.started' || type === 'match.ended'

/** The events of the last placement on the shown board; empty if there is none. */
export const lastPlacement = (story: readonly Event[], view: View): readonly Event[] => {
  const start = story.findLastIndex(({ type }) => type === 'tile.placed')
  const tile = story[start]
  const newest = view.tiles.at(-1)
  if (tile?.type !== 'tile.placed' || newest === undefined) return []
  // On a board cleared for the next game the newest tile is a different one, or none.
  if (newest.at[0] !== tile.at[0] || newest.at[1] !== tile.at[1]) return []
  const end = story.findIndex((event, index) => index > start && isMatchEvent(event))
  return story.slice(start, end < 0 ? undefined : end)
}

const countAt = (view: View, at: Square, seat: number): number => {
  const province = view.provinces.find((each) => each.at === at && each.owner === seat)
  const village = view.villages.find((each) => each.at === at && each.holder === seat)
  return province?.pagodas ?? village?.pagodas ?? 0
}

/** A placement in beats; null if these events contain none. */
export const replayOf = (events: readonly Event[], view: View): Replay | null => {
  const [tile] = events
  if (tile?.type !== 'tile.placed') return null
  const changes = new Map<
    string,
    { at: Square; seat: number; change: number; beat: number; from: Square | null }
  >()
  let beat = 0
  const note = (seat: number, at: Square, change: number, from: Square | null = null): void => {
    const key = `${seat},${at}`
    const sofar = changes.get(key)
    changes.set(key, { at, seat, change: (sofar?.change ?? 0) + change, beat, from: sofar?.from ?? from })
  }
  const changed: Square[] = []
  for (const event of events) {
    switch (event.type) {
      case 'province.founded':
      case 'province.extended':
        changed.push(event.at)
        break
      case 'pagoda.returned':
        note(event.seat, event.at, -1)
        beat += 1
        break
      case 'pagoda.placed':
        note(event.seat, event.at, 1)
        beat += 1
        break
      case 'pagoda.moved':
        note(event.seat, event.from, -1)
        note(event.seat, event.to, 1, event.from)
        beat += 1
        break
      default:
    }
  }
  const shifts = [...changes.values()].map(({ at, seat, change, beat: when, from }): Shift => {
    const after = countAt(view, at, seat)
    return { at, seat, before: after - change, after, beat: when, from }
  })
  return { tile, shifts, changed }
}
