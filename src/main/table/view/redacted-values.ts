/** Values of a game as the api carries them: plain JSON, and only what a viewer may see. */
import type { GameEvent, Turn } from '../../../engine/kernel/game.ts'
import type { Json } from '../../../engine/kernel/json.ts'
import type { Refusal } from '../../../engine/kernel/refusal.ts'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { tryRead } from '../../../engine/record/readable.ts'
import type { ApiError, StepRow } from '../../api/api.ts'
import type { OpenMatch } from '../match.ts'

export type WireTurn = StepRow['turn']
export type WireEvent = StepRow['events'][number]
type WireJson = NonNullable<ApiError['details']>[string]

/**
 * A game's own values are plain JSON by contract (and its tests); the api's schema types say the
 * same with mutable arrays.
 */
export const wireJson = (value: unknown): WireJson => value as WireJson

export const wireTurn = (turn: Turn): WireTurn =>
  turn.by === 'nobody'
    ? {
        by: 'nobody',
        outcome: {
          places: [...turn.outcome.places],
          scores: [...turn.outcome.scores],
          ending: turn.outcome.ending,
        },
      }
    : { by: turn.by }

/** An action of the game, which has a type. */
export const wireAction = (action: unknown): WireEvent => ({ ...(action as WireEvent) })

/** Unreadable events are left out, as it is unknown what of them a viewer may see. */
export const wireEvents = ({ game }: OpenMatch, events: readonly GameEvent[], viewer: Viewer): WireEvent[] =>
  events.flatMap((event) => tryRead(() => ({ ...game.redactEvent(event, viewer) })) ?? [])

/** The same while they happen, when the viewer may see what the record does not remind it of later. */
export const witnessedEvents = (
  { game }: OpenMatch,
  events: readonly GameEvent[],
  viewer: Viewer,
): WireEvent[] =>
  events.flatMap(
    (event) =>
      tryRead(() => ({ ...(game.witnessEvent?.(event, viewer) ?? game.redactEvent(event, viewer)) })) ?? [],
  )

export const wireError = ({ code, rule, details }: Refusal): ApiError => ({
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(details === undefined ? {} : { details: wireDetails(details) }),
})

const wireDetails = (details: { readonly [key: string]: Json }): Record<string, WireJson> =>
  Object.fromEntries(Object.entries(details).map(([key, value]) => [key, wireJson(value)]))
