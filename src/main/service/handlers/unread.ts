/** Requests about what came with an import and was not looked at yet. */
import { err, ok } from '../../../engine/kernel/refusal.ts'
import type { Deps, UnreadMethod, Handlers } from './handler.ts'

export const unreadHandlers = ({
  library,
  windows,
}: Pick<Deps, 'library' | 'windows'>): Handlers<UnreadMethod> => ({
  'unread.list': ({ match }) => ok({ match, ids: [...library.unread(match)] }),
  'unread.seen': ({ match, ids }) => {
    if (library.row(match) === undefined) return err({ code: 'matchUnknown' })
    library.markRead(match, ids)
    windows.announce('unread.changed', { match })
    return ok({})
  },
})
