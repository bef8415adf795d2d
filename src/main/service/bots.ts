/** Requests about the bots at a table, and advice to people. */
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import type { ApiError, Bots } from '../api/api.ts'
import { hintAt } from '../bots/hint.ts'
import { SEARCH } from '../bots/factory.ts'
import type { BotsMethod, Deps, Handlers } from './handlers.ts'
import type { OpenMatch } from '../table/match.ts'
import type { Window } from './windows.ts'

export const botsHandlers = ({ tables, bots, pool }: Deps): Handlers<BotsMethod> => {
  /** What a window is being advised about: one thing at a time. */
  const advising = new WeakMap<Window, AbortController>()

  const seenTo = (id: string, see: (match: OpenMatch) => ApiError | undefined): Result<Bots, ApiError> => {
    const match = tables.open(id as MatchId) // the schema has checked its form
    if (!match.ok) return match
    const problem = see(match.value)
    return problem === undefined ? ok(bots.look(match.value.id)) : err(problem)
  }

  return {
    'bots.look': ({ match }) => seenTo(match, () => undefined),
    'bots.hold': ({ match, held }) => seenTo(match, ({ id }) => void bots.hold(id, held)),
    'bots.again': ({ match }) => seenTo(match, ({ id }) => void bots.again(id)),
    'bots.relieve': ({ match, seat, by }) =>
      seenTo(match, (open) => {
        // Whoever plays for a seat sees what it sees: only where its bot cannot play.
        if (bots.look(open.id).trouble?.seat !== seat) return { code: 'botPlays' }
        const level = by === 'person' ? undefined : by
        bots.relieve(
          open,
          seat,
          level === undefined ? { kind: 'person' } : { kind: 'bot', bot: SEARCH, level },
        )
        return undefined
      }),
    'bots.hint': async ({ match: id, at }, window) => {
      const match = tables.open(id as MatchId) // as above
      if (!match.ok) return match
      advising.get(window)?.abort(new Error('Another hint is asked for'))
      const stop = new AbortController()
      advising.set(window, stop)
      try {
        return await hintAt(match.value, at as StepId, pool, stop.signal, (part) =>
          window.push('bots.thought', { match: match.value.id, part }),
        )
      } catch (thrown) {
        if (stop.signal.aborted) return err({ code: 'hintStopped' })
        throw thrown
      } finally {
        if (advising.get(window) === stop) advising.delete(window)
      }
    },
    'bots.stopHint': (_, window) => {
      advising.get(window)?.abort(new Error('The hint is not wanted any more'))
      return ok({})
    },
  }
}
