/** Steps that their game draws in a list, in place of words. */
import type { Component } from 'vue'
import type { SeatRow, StepRow } from '../../../main/api/api.ts'
import { kitOf } from './kit.ts'

/** The drawing, which is handed the events, and whose it is; null where the step is told in words. */
export const stepPictureOf = (
  { events }: Pick<StepRow, 'events'>,
  { game, seats }: { readonly game: string; readonly seats: readonly SeatRow[] },
): { readonly drawing: Component; readonly seat: SeatRow | undefined } | null => {
  const of = kitOf(game)?.StepPicture
  const seat = of?.seat(events) ?? null
  return of && seat !== null ? { drawing: of.Component, seat: seats[seat] } : null
}
