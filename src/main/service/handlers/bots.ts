/** Requests about the bots of a match, and hints for people. */
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError, Bots } from '../../api/api.ts'
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
  /** The search for a hint under way for each window; a new request aborts it. */
  const advising = new WeakMap<Window, AbortController>()
  /** What the last hint of each window found out. */
  const found = new WeakMap<Window, HintFindings>()

  const onMatch = forMatches(tables)
  const look = ({ id }: OpenMatch): Result<Bots, ApiError> => ok(bots.look(id))

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
      advising.get(window)?.abort(new Error('Another hint is asked for'))
      const stop = new AbortController()
      advising.set(window, stop)
      try {
        const given = await hintAt(match, at, pool, found.get(window), stop.signal, (part) =>
          window.push('bots.thought', { match: match.id, part }),
        )
        if (!given.ok) return given
        found.set(window, given.value.findings)
        return ok(given.value.hint)
      } catch (thrown) {
        if (stop.signal.aborted) return err({ code: 'hintStopped' })
        throw thrown
      } finally {
        if (advising.get(window) === stop) advising.delete(window)
      }
    }),
    'bots.stopHint': (_, window) => {
      advising.get(window)?.abort(new Error('The hint is not wanted any more'))
      return ok({})
    },
  }
}
