/** Requests about the bots at a table, and advice to people. */
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError, Bots } from '../../api/api.ts'
import { hintAt } from '../../bots/hint.ts'
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
  /** What a window is being advised about: one thing at a time. */
  const advising = new WeakMap<Window, AbortController>()

  const onMatch = forMatches(tables)
  const look = ({ id }: OpenMatch): Result<Bots, ApiError> => ok(bots.look(id))

  return {
    'bots.look': onMatch(look),
    'bots.pause': onMatch((match, { paused }) => {
      bots.pause(match, paused)
      return look(match)
    }),
    'bots.retry': onMatch((match) => {
      bots.retry(match.id)
      return look(match)
    }),
    'bots.substitute': onMatch((match, { seat, by }) => {
      // Whoever plays for a seat sees what it sees: only where its bot cannot play.
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
        return await hintAt(match, at, pool, stop.signal, (part) =>
          window.push('bots.thought', { match: match.id, part }),
        )
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
