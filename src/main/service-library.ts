/** Requests about the library: the list, the bin, files in and out, and new matches. */
import { err, ok, type Result } from '../engine/kernel/refusal.ts'
import { MAIN, type MatchId } from '../engine/record/step.ts'
import type { ApiError, MatchRow } from './api.ts'
import { exportMatch } from './export.ts'
import type { Deps, Handlers, LibraryMethod } from './handlers.ts'
import { createMatch } from './new-match.ts'
import { receive } from './import.ts'
import { branchOf, hasSecrets, isOver, type OpenMatch } from './table/match.ts'
import { wireJson } from './table/wire.ts'

// Ids in requests have the form the schemas demand; that is all the brand stands for.
const matchId = (id: string): MatchId => id as MatchId
const matchIds = (ids: readonly string[]): MatchId[] => ids.map(matchId)

/** In a game with secrets, what can be read by anybody is made only when nothing is secret any more. */
const mayBeRead = (match: OpenMatch, format: string): boolean =>
  format === 'qipu' || !hasSecrets(match) || isOver(match)

export const libraryHandlers = (deps: Deps): Handlers<LibraryMethod> => {
  const { library, tables, windows } = deps

  const rowOf = (id: MatchId): Result<MatchRow, ApiError> => {
    const row = library.row(id)
    return row === undefined ? err({ code: 'matchUnknown' }) : ok(row)
  }

  const listChanged = (match: MatchId | null): void => windows.announce('library.changed', { match })

  return {
    'library.list': (query) => ok(library.list(query)),
    'library.deals': ({ match }) => ok({ rows: [...library.deals(matchId(match))] }),
    'library.thumbnail': ({ match: id }) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      const { game, positions } = match.value
      return ok({ view: wireJson(game.view(positions.at(branchOf(match.value, MAIN).step), 'public')) })
    },
    'library.rename': ({ match, title }) => {
      const id = matchId(match)
      library.rename(id, title)
      listChanged(id)
      const open = tables.open(id)
      if (open.ok) windows.tellOthers(open.value, title, [])
      return rowOf(id)
    },
    'library.tag': ({ match, tags }) => {
      const id = matchId(match)
      library.setTags(id, tags)
      listChanged(id)
      return rowOf(id)
    },
    'library.bin': ({ matches }) => {
      library.bin(matchIds(matches))
      listChanged(null)
      return ok({})
    },
    'library.restore': ({ matches }) => {
      library.restore(matchIds(matches))
      listChanged(null)
      return ok({})
    },
    'library.emptyBin': () => {
      const removed = library.emptyBin()
      tables.forget()
      listChanged(null)
      return ok({ removed })
    },
    'library.import': (input) => receive(deps, input),
    'library.export': ({ match: id, format, as, language }) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      if (as === 'all' && !mayBeRead(match.value, format)) return err({ code: 'exportAfterMatch' })
      const { title = '', tags = [] } = library.row(match.value.id) ?? {}
      const { record, game } = match.value
      const file = exportMatch(record, game, { format, title, tags, as, language })
      return ok({ name: file.name, type: file.type, bytes: Buffer.from(file.bytes).toString('base64') })
    },
    'match.create': (input) => {
      const made = createMatch(deps, input)
      if (made.ok) listChanged(matchId(made.value.match))
      return made
    },
  }
}
