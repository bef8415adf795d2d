/** Requests about what came with an import and was not looked at yet. */
import { err, ok } from '../../engine/kernel/refusal.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { Deps, UnreadMethod, Handlers } from './handlers.ts'

// Ids in requests have the form the schemas demand; that is all the brand stands for.
const matchId = (id: string): MatchId => id as MatchId

export const unreadHandlers = ({ library, windows }: Deps): Handlers<UnreadMethod> => ({
  'fresh.list': ({ match }) => ok({ match, ids: [...library.fresh(matchId(match))] }),
  'fresh.seen': ({ match, ids }) => {
    if (library.row(matchId(match)) === undefined) return err({ code: 'matchUnknown' })
    library.seeFresh(matchId(match), ids)
    windows.announce('fresh.changed', { match })
    return ok({})
  },
})
