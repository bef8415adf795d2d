/** Requests about the bots of a match, and hints for people. */
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError, Bots } from '../../api/api.ts'
import { continuationAfter } from '../../bots/continuation.ts'
import { hintAt, type HintFindings } from '../../bots/hint.ts'
import { SEARCH_PLAYER } from '../../../engine/record/players.ts'
import type { botRequests } from '../../api/requests-study.ts'
import { forMatches, type Deps, type Handlers } from './handler.ts'
import type { OpenMatch } from '../../table/match.ts'
import type { Window } from '../../table/windows.ts'

export const botsHandlers = ({
  tables,
  bots,
  pool,
}: Pick<Deps, 'tables' | 'bots' | 'pool'>): Handlers<typeof botRequests> => {
  /** The search for a hint or a continuation under way for each window; a new request aborts it. */
  const searching = new WeakMap<Window, AbortController>()
  /** What the last hint of each window found out. */
  const found = new WeakMap<Window, HintFindings>()

  const onMatch = forMatches(tables)
  const look = ({ id }: OpenMatch): Result<Bots, ApiError> => ok(bots.look(id))

  /** Runs a search for a window, in place of its last one; code hintStopped if it is stopped. */
  const searched = async <T>(
    { id }: OpenMatch,
    window: Window,
    search: (signal: AbortSignal, onProgress: (part: number) => void) => Promise<Result<T, ApiError>>,
  ): Promise<Result<T, ApiError>> => {
    searching.get(window)?.abort(new Error('Another search is asked for'))
    const stop = new AbortController()
    searching.set(window, stop)
    try {
      return await search(stop.signal, (part) => window.push('bots.thought', { match: id, part }))
    } catch (thrown) {
      if (stop.signal.aborted) return err({ code: 'hintStopped' })
      throw thrown
    } finally {
      if (searching.get(window) === stop) searching.delete(window)
    }
  }

  return {
    'bots.look': onMatch(look),
    'bots.pause': onMatch((match, { paused }) => {
      bots.pause(match, paused)
      return look(match)
    }),
    'bots.hold': onMatch(({ id }, { held }, window) => {
      bots.hold(id, window, held)
      return ok({})
    }),
    'bots.retry': onMatch((match) => {
      bots.retry(match.id)
      return look(match)
    }),
    'bots.substitute': onMatch((match, { seat, by }) => {
      // A substitute sees what the seat sees, so it may only replace a bot that cannot play.
      if (bots.look(match.id).trouble?.seat !== seat) return err({ code: 'botPlays' })
      bots.substitute(
        match,
        seat,
        by === 'person' ? { kind: by } : { kind: 'bot', bot: SEARCH_PLAYER, level: by },
      )
      return look(match)
    }),
    'bots.hint': onMatch(async (match, { at }, window) => {
      const given = await searched(match, window, (signal, onProgress) =>
        hintAt(match, at, pool, found.get(window), signal, onProgress),
      )
      if (!given.ok) return given
      found.set(window, given.value.findings)
      return ok(given.value.hint)
    }),
    'bots.continuation': onMatch((match, { at, action }, window) =>
      searched(match, window, (signal, onProgress) =>
        continuationAfter(match, at, action, pool, signal, onProgress),
      ),
    ),
    'bots.stopHint': (_, window) => {
      searching.get(window)?.abort(new Error('The search is not wanted any more'))
      return ok({})
    },
  }
}
