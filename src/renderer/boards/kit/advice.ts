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

/** Where it is known whose action it is. */
type Effects = Omit<Advice, 'seat'> & Partial<Pick<Advice, 'seat'>>

/**
 * False for what only follows from the action: what is about another seat, and what happens of one kind again and again,
 * such as what buildings produce.
 */
const isOfAction = (event: GameEvent, { seat, events }: Effects): boolean =>
  (seat === undefined || !('seat' in event) || event.seat === seat) &&
  events.filter(({ type }) => type === event.type).length === 1

/** The places an action is about: those the board names for it, or else those its effects on the seat touch. */
export const placesOfAdvice = (kit: BoardKit, of: Effects, view: unknown): readonly string[] => {
  const aims = kit.placesOfAction?.(of.action, view) ?? []
  if (aims.length > 0) return aims
  return of.events
    .filter((event) => isOfAction(event, of))
    .flatMap((event) => kit.placesOfEvent?.(event) ?? [])
}
