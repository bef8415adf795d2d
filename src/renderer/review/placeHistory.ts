/** What happened at a place of the board: the steps of a line with events about it. */
import type { GameEvent } from '../../engine/kernel/game.ts'
import type { StepRow } from '../../main/api/api.ts'

export type PlacesOfEvent = (event: GameEvent) => readonly string[]

export interface PlaceVisit {
  /** Index of the step on the line. */
  readonly index: number
  readonly row: StepRow
  /** The step's events about the place. */
  readonly events: readonly GameEvent[]
}

/** The steps that touched each place of a line, in order. */
export const historiesOf = (
  line: readonly StepRow[],
  touches: PlacesOfEvent,
): ReadonlyMap<string, readonly PlaceVisit[]> => {
  const histories = new Map<string, PlaceVisit[]>()
  for (const [index, row] of line.entries()) {
    const about = new Map<string, GameEvent[]>()
    for (const event of row.events)
      for (const place of new Set(touches(event))) {
        const events = about.get(place)
        if (events) events.push(event)
        else about.set(place, [event])
      }
    for (const [place, events] of about) {
      const history = histories.get(place)
      if (history) history.push({ index, row, events })
      else histories.set(place, [{ index, row, events }])
    }
  }
  return histories
}

/** The first place touched by a step, or by the nearest step before it; undefined if none. */
export const lastTouched = (
  line: readonly StepRow[],
  index: number,
  touches: PlacesOfEvent,
): string | undefined => {
  for (let at = index; at >= 0; at -= 1) {
    const place = line[at]?.events.flatMap((event) => touches(event))[0]
    if (place !== undefined) return place
  }
  return undefined
}
