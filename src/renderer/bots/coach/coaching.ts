/** What a new player reads: what their last choice led to, and each topic until it is familiar. */
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { StepRow } from '../../../main/api/api.ts'

/** Events about whose turn it is say nothing about the choice. */
const FORMALITIES = /\.(started|due)$/

const isOf = (event: GameEvent, seat: number): boolean => 'seat' in event && event.seat === seat
/** A `revealed` event of the seat's own follows from its choice and tells it nothing new. */
const isOwnTurnedUp = (event: GameEvent, seat: number): boolean =>
  event.type.endsWith('.revealed') && isOf(event, seat)

/** Events the last choice of a seat led to; none before its first choice. */
export const ledTo = (line: readonly StepRow[], seat: number): readonly GameEvent[] => {
  const at = line.findLastIndex(({ actor }) => actor === seat)
  const step = line[at]
  if (step === undefined) return []
  const after = line.slice(at + 1)
  const end = after.findIndex(({ actor }) => actor !== 'chance')
  const luck = end < 0 ? after : after.slice(0, end)
  const events = [step, ...luck]
    .flatMap((row) => row.events)
    .filter((event) => !FORMALITIES.test(event.type) && !isOwnTurnedUp(event, seat))
  // The player knows what they did; only what followed is news.
  const news = events.slice(1)
  // Of events that concern everyone, keep only the seat's own.
  const own = new Set(news.filter((event) => isOf(event, seat)).map(({ type }) => type))
  return news.filter((event) => !own.has(event.type) || isOf(event, seat))
}

/** Coaching state of one game, as the settings store it. */
export interface Coaching {
  readonly on: boolean
  /** How often each topic and each warning was shown. */
  readonly seen: { readonly [topic: string]: number }
}

export const NO_COACHING: Coaching = { on: false, seen: {} }

/** A topic is shown this many times. */
export const ENOUGH = 3

export const isFamiliar = ({ seen }: Coaching, topic: string): boolean => (seen[topic] ?? 0) >= ENOUGH

export const afterTelling = (coaching: Coaching, topic: string): Coaching => ({
  ...coaching,
  seen: { ...coaching.seen, [topic]: Math.min((coaching.seen[topic] ?? 0) + 1, ENOUGH) },
})

/** Warnings are counted beside the topics, under names no topic has. */
const warningKey = (misreading: string): string => `misreading.${misreading}`

/** Whether the player was told what is often played wrong. Once is enough. */
export const isWarned = ({ seen }: Coaching, misreading: string): boolean =>
  (seen[warningKey(misreading)] ?? 0) > 0

export const afterWarning = (coaching: Coaching, misreading: string): Coaching => ({
  ...coaching,
  seen: { ...coaching.seen, [warningKey(misreading)]: 1 },
})
