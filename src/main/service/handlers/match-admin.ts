/** Requests about the library as a whole: saved searches, names, statistics and small pictures. */
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import { tryRead } from '../../../engine/record/readable.ts'
import { MAIN } from '../../../engine/record/step.ts'
import type { ApiError, Output } from '../../api/api.ts'
import type { Deps, Handlers, MatchAdminMethod } from './handler.ts'
import { branchOf } from '../../table/match.ts'
import { wireJson } from '../../table/view/redacted-values.ts'

type Searches = Output<'library.searches'>

export const matchAdminHandlers = ({
  library,
  tables,
  windows,
  statisticsWorker,
}: Pick<Deps, 'library' | 'tables' | 'windows' | 'statisticsWorker'>): Handlers<MatchAdminMethod> => {
  const changed = (): Result<Searches, ApiError> => {
    windows.announce('library.changed', { match: null })
    return ok([...library.searches()])
  }

  return {
    'library.thumbnail': async ({ match }) => {
      const open = tables.peek(match)
      if (open !== undefined) {
        const { game, positions } = open
        const shown = tryRead(() => ({
          view: wireJson(game.view(positions.at(branchOf(open, MAIN).step), 'public')),
        }))
        return shown === undefined ? err({ code: 'unreadableStep' }) : ok(shown)
      }
      const sketch = await statisticsWorker.query(library.file, { about: 'sketch', match })
      return sketch.ok ? ok({ view: wireJson(sketch.value) }) : sketch
    },
    'library.statistics': (filter) => statisticsWorker.query(library.file, { about: 'statistics', filter }),
    'library.names': async ({ text }) => {
      const names = await statisticsWorker.query(library.file, { about: 'names', text })
      return names.ok ? ok([...names.value]) : names
    },
    'library.searches': () => ok([...library.searches()]),
    'library.saveSearch': ({ name, filter }) => {
      library.saveSearch(name, filter)
      return changed()
    },
    'library.renameSearch': ({ id, name }) =>
      library.renameSearch(id, name) ? changed() : err({ code: 'searchNameTaken', details: { name } }),
    'library.dropSearch': ({ id }) => {
      library.dropSearch(id)
      return changed()
    },
  }
}
