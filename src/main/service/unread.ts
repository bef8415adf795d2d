/** Requests about what came with an import and was not looked at yet. */
import { err, ok } from '../../engine/kernel/refusal.ts'
import type { Deps, UnreadMethod, Handlers } from './handlers.ts'

export const unreadHandlers = ({
  library,
  windows,
}: Pick<Deps, 'library' | 'windows'>): Handlers<UnreadMethod> => ({
  'fresh.list': ({ match }) => ok({ match, ids: [...library.fresh(match)] }),
  'fresh.seen': ({ match, ids }) => {
    if (library.row(match) === undefined) return err({ code: 'matchUnknown' })
    library.seeFresh(match, ids)
    windows.announce('fresh.changed', { match })
    return ok({})
  },
})
