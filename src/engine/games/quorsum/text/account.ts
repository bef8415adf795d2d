/** Which events of a step tell in brief what was done. */
import type { Event } from '../event.ts'

/** What a roll, or the end of a turn, comes to. */
const RESULTS: ReadonlySet<Event['type']> = new Set([
  'pawn.moved',
  'move.failed',
  'tile.flipped',
  'flip.failed',
  'dice.voided',
  'game.won',
  'game.stalled',
])

/** The first event, with what came of it. */
export const account = (events: readonly Event[]): readonly Event[] =>
  events.filter(({ type }, index) => index === 0 || RESULTS.has(type))
