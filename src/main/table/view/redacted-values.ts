/** Converts values of a game to those of the api: plain JSON, with only what a viewer may see. */
import type { GameEvent, Turn } from '../../../engine/kernel/game.ts'
import type { Json } from '../../../engine/kernel/json.ts'
import type { Refusal } from '../../../engine/kernel/refusal.ts'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { Message } from '../../../engine/kernel/text.ts'
import { tryRead } from '../../../engine/record/readable.ts'
import type { ApiError, GameMessage, StepRow } from '../../api/api.ts'
import type { OpenMatch } from '../match.ts'

export type WireTurn = StepRow['turn']
export type WireEvent = StepRow['events'][number]
type WireJson = NonNullable<ApiError['details']>[string]

/**
 * The contract of games, and its tests, require values to be plain JSON; the types differ only in that those of the api
 * are mutable.
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

/** Every action of a game has a `type`, as the api requires. */
export const wireAction = (action: unknown): WireEvent => ({ ...(action as WireEvent) })

/** Redacts events for a viewer. Unreadable ones are left out, because what a viewer may see of them is unknown. */
export const wireEvents = (
  { game }: Pick<OpenMatch, 'game'>,
  events: readonly GameEvent[],
  viewer: Viewer,
): WireEvent[] => events.flatMap((event) => tryRead(() => ({ ...game.redactEvent(event, viewer) })) ?? [])

/** Redacts events as their witness sees them when they happen, which can be more than the record shows later. */
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
  ...(details === undefined ? {} : { details: wireRecord(details) }),
})

export const wireMessage = ({ key, params }: Message): GameMessage => ({ key, params: wireRecord(params) })

const wireRecord = (values: { readonly [key: string]: Json }): Record<string, WireJson> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, wireJson(value)]))
