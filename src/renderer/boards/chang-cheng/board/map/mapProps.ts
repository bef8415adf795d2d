import type { View } from '../../../../../engine/games/chang-cheng/view/types.ts'
import type { SeatRow } from '../../../../../main/api/api.ts'
import type { Bands } from '../geometry.ts'

/** What every layer of the map that shows pieces is drawn from. */
export interface MapProps {
  readonly view: View
  readonly seats: readonly SeatRow[]
  /** The width of a space of the wall. */
  readonly unit: number
  readonly bands: Bands
}
