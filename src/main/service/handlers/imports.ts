/** Requests about past imports: listing and undoing them, and their steps and notes that the reader has not seen. */
import { err, ok } from '../../../engine/kernel/refusal.ts'
import type { ApiError, UndoneImport } from '../../api/api.ts'
import { failureOf } from '../../library/sqlite/errors.ts'
import { summaryBy } from '../../sharing/import-record.ts'
import type { importRequests } from '../../api/requests-library.ts'
import type { Deps, Handlers } from './handler.ts'

export const importsHandlers = ({
  library,
  tables,
  windows,
  gameOf,
}: Pick<Deps, 'library' | 'tables' | 'windows' | 'gameOf'>): Handlers<typeof importRequests> => {
  const summary = summaryBy(gameOf)
  /** A failure of the disk becomes an error of this import alone, because earlier ones are undone already. */
  const undoOne = (number: number): ReturnType<typeof library.undoImport> => {
    try {
      return library.undoImport(number, summary)
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure === undefined) throw thrown
      return err(failure)
    }
  }
  return {
    'imports.list': ({ match, before, limit }) => {
      const found = library.imports({ match, before, limit: limit + 1 })
      return ok({ imports: found.slice(0, limit).map((each) => ({ ...each })), more: found.length > limit })
    },
    'imports.undo': async ({ imports }) => {
      const undone: UndoneImport[] = []
      let refusal: ApiError | undefined
      // The last import is undone first, so that each is undone as if nothing had come after it.
      for (const number of [...new Set(imports)].sort((one, other) => other - one)) {
        const answer = undoOne(number)
        if (answer.ok) {
          undone.push({ import: number, ...answer.value })
          windows.announce('unread.changed', { match: answer.value.match })
          tables.changed({ kind: 'replaced', match: answer.value.match })
        } else refusal ??= answer.error
        // Other requests get a turn between two matches.
        await new Promise((resolve) => setImmediate(resolve))
      }
      return undone.length === 0 && refusal !== undefined ? err(refusal) : ok({ undone })
    },
    'unread.list': ({ match }) => ok({ match, ids: [...library.unread(match)] }),
    'unread.seen': ({ match, ids }) => {
      if (library.row(match) === undefined) return err({ code: 'matchUnknown' })
      library.markRead(match, ids)
      windows.announce('unread.changed', { match })
      return ok({})
    },
  }
}
