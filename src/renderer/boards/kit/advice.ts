/** Where an action is drawn on a board that does not draw it itself: a hint, a better action, or the one played. */
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { Act, BoardKit } from './kit.ts'

export const isAct = (value: unknown): value is Act =>
  typeof value === 'object' && value !== null && 'type' in value

export interface Advice {
  readonly seat: number
  readonly action: Act
  /** The effects of the action. */
  readonly events: readonly GameEvent[]
}

/** False for what only follows from the action and is about another seat, such as what its buildings produce. */
const isOfSeat = (event: GameEvent, seat: number): boolean => !('seat' in event) || event.seat === seat

/** The places an action is about: those the board names for it, or else those its effects on the seat touch. */
export const placesOfAdvice = (
  kit: BoardKit,
  { seat, action, events }: Advice,
  view: unknown,
): readonly string[] => {
  const aims = kit.placesOfAction?.(action, view) ?? []
  if (aims.length > 0) return aims
  return events.filter((event) => isOfSeat(event, seat)).flatMap((event) => kit.placesOfEvent?.(event) ?? [])
}
