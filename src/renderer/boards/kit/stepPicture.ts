/** Steps that a game draws in a list instead of describing them in words. */
import type { Component } from 'vue'
import type { SeatRow, StepRow } from '../../../main/api/api.ts'
import { kitOf } from './kit.ts'

/** The component, which takes the events, and the seat it is about; null for a step described in words. */
export const stepPictureOf = (
  { events }: Pick<StepRow, 'events'>,
  { game, seats }: { readonly game: string; readonly seats: readonly SeatRow[] },
): { readonly drawing: Component; readonly seat: SeatRow | undefined } | null => {
  const of = kitOf(game)?.StepPicture
  const seat = of?.seat(events) ?? null
  return of && seat !== null ? { drawing: of.Component, seat: seats[seat] } : null
}
