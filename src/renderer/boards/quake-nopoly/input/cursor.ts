/** The position of the keyboard cursor, and how arrows move it: seats are rows, levels are in each card. */
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import type { Arrow } from '../../kit/keys.ts'

/** A level of a district card of a seat. */
export interface Stop {
  readonly row: number
  readonly land: number
  readonly level: number
}

const levelsAt = (view: View, row: number, land: number): number =>
  view.players[row]?.lands[land]?.levels.length ?? 0

/** The nearest existing stop; the first one on an empty table. */
export const nearestStop = (view: View, { row, land, level }: Stop): Stop => {
  const seat = Math.max(0, Math.min(view.players.length - 1, row))
  const lands = view.players[seat]?.lands.length ?? 0
  const at = Math.max(0, Math.min(lands - 1, land))
  return { row: seat, land: at, level: Math.max(0, Math.min(levelsAt(view, seat, at) - 1, level)) }
}

/** Up and down go through the levels as drawn, the highest on top, and on to the next seat. */
export const moved = (view: View, from: Stop, arrow: Arrow): Stop => {
  const stop = nearestStop(view, from)
  const { row, land, level } = stop
  if (arrow === 'ArrowLeft') return nearestStop(view, { ...stop, land: land - 1 })
  if (arrow === 'ArrowRight') return nearestStop(view, { ...stop, land: land + 1 })
  const next = level + (arrow === 'ArrowUp' ? 1 : -1)
  if (next >= 0 && next < levelsAt(view, row, land)) return { ...stop, level: next }
  const beside = row + (arrow === 'ArrowUp' ? -1 : 1)
  // Skip seats without a card.
  for (let at = beside; at >= 0 && at < view.players.length; at += arrow === 'ArrowUp' ? -1 : 1)
    if ((view.players[at]?.lands.length ?? 0) > 0)
      return nearestStop(view, { row: at, land, level: arrow === 'ArrowUp' ? 0 : 9 })
  return stop
}

export const stopId = (prefix: string, { row, land, level }: Stop): string =>
  `${prefix}s${row}-${land}-${level}`
