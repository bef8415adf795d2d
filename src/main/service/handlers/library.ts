/** Requests about the library: the list, the bin, saved searches, statistics, files in and out, and new matches. */
import { readFileSync } from 'node:fs'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import { LANGUAGES } from '../../../engine/kernel/text.ts'
import { tryRead } from '../../../engine/record/readable.ts'
import { MAIN, MAX_TAGS, type MatchId } from '../../../engine/record/step.ts'
import { namedAuthorOf } from '../../table/author.ts'
import { branchOf } from '../../table/match.ts'
import { wireJson } from '../../table/view/redacted-values.ts'
import type { ApiError, MatchRow, Output, Parsed } from '../../api/api.ts'
import { type ExportedFile, type ExportOptions, mayDisclose } from '../../sharing/export.ts'
import type { PageRecord, Wording } from '../../../archive/page.ts'
import type { libraryRequests } from '../../api/requests-library.ts'
import type { Deps, Handlers } from './handler.ts'
import { createMatch } from '../new-match.ts'
import { importFile } from '../import-file.ts'

export const libraryHandlers = (deps: Deps): Handlers<typeof libraryRequests> => {
  const { library, tables, windows, recordWorker, statisticsWorker, bots, samples } = deps

  /** The built template of pages; code pageMissing if this program was not built. */
  const pageTemplate = (): Result<{ readonly template: string }, ApiError> => {
    try {
      return ok({ template: readFileSync(deps.page, 'utf8') })
    } catch (thrown) {
      console.error('The template of pages cannot be read:', thrown)
      return err({ code: 'pageMissing' })
    }
  }

  /** The findings of analyses, if they are wanted. */
  const findingsOf = (id: MatchId, isWanted: boolean): Pick<ExportOptions, 'analysed'> =>
    isWanted ? { analysed: library.analysed(id) } : {}

  /** Whether a copy of the match with all seats visible may contain findings of analyses, and there are some. */
  const mayAddAnalysis = ({ match: id, format }: Parsed<'library.export'>): boolean => {
    const match = tables.open(id)
    if (!match.ok || !mayDisclose(match.value, { format, as: 'all', withHidden: false }).ok) return false
    const { record } = match.value
    return (
      record.header.seenBy === undefined && library.analysed(id).some(({ step }) => record.steps.has(step))
    )
  }

  const rowOf = (id: MatchId): Result<MatchRow, ApiError> => {
    const row = library.row(id)
    return row === undefined ? err({ code: 'matchUnknown' }) : ok(row)
  }

  /** Announces a change of several matches, or of saved searches. */
  const listChanged = (): void => windows.announce('library.changed', { match: null })
  const searchesChanged = (): Result<Output<'library.searches'>, ApiError> => {
    listChanged()
    return ok([...library.searches()])
  }

  /** A sample in all its other languages, each exported with the same scope, for the page that contains it. */
  const wordingsOf = async (
    id: MatchId,
    scope: Required<ExportOptions>['scope'],
  ): Promise<Result<readonly Wording[], ApiError>> => {
    const sample = library.row(id) === undefined ? samples.find(id) : undefined
    if (sample === undefined) return ok([])
    const wordings: Wording[] = []
    for (const language of LANGUAGES) {
      if (language === sample.language) continue
      const { title, record, names } = sample.worded(language)
      const part = await recordWorker.write(record, { format: 'pagePart', language, title, scope })
      if (!part.ok) return part
      // The record worker writes a page part as the JSON of a PageRecord.
      const packed = JSON.parse(new TextDecoder().decode(part.value.bytes)) as PageRecord
      wordings.push({ language, record: packed.record, names })
    }
    return ok(wordings)
  }

  const written = async ({
    match: id,
    format,
    language,
    analysis,
    withHidden,
    ...scope
  }: Parsed<'library.export'>): Promise<Result<ExportedFile, ApiError>> => {
    const match = tables.open(id)
    if (!match.ok) return err(match.error)
    const allowed = mayDisclose(match.value, { format, as: scope.as, withHidden })
    if (!allowed.ok) return allowed
    const template = format === 'html' ? pageTemplate() : ok({})
    if (!template.ok) return template
    const wordings = format === 'html' ? await wordingsOf(match.value.id, scope) : ok([])
    if (!wordings.ok) return wordings
    const { title = match.value.sampleTitle ?? '', tags = [] } = library.row(match.value.id) ?? {}
    const from = namedAuthorOf(library)
    return recordWorker.write(match.value.record, {
      format,
      language,
      scope,
      title,
      tags,
      ...(from === undefined ? {} : { from }),
      ...template.value,
      wordings: wordings.value,
      ...findingsOf(match.value.id, analysis),
    })
  }

  return {
    'library.list': (query) => ok(library.list(query)),
    'library.deals': ({ match }) => ok({ rows: [...library.deals(match)] }),
    'library.rename': ({ match, title }) => {
      library.rename(match, title)
      tables.changed({ kind: 'title', match })
      return rowOf(match)
    },
    'library.tag': ({ match, tags }) => {
      library.setTags(match, tags)
      tables.changed({ kind: 'row', match })
      return rowOf(match)
    },
    'library.tagMany': ({ matches, tag, on }) => {
      const changed = library.tagMany(matches, tag, on, MAX_TAGS)
      listChanged()
      return ok(changed)
    },
    'library.bin': ({ matches }) => {
      library.bin(matches)
      listChanged()
      return ok({})
    },
    'library.restore': ({ matches }) => {
      library.restore(matches)
      listChanged()
      return ok({})
    },
    'library.emptyBin': () => {
      const removed = library.emptyBin()
      tables.forget()
      // Stops the bots of deleted matches.
      bots.update()
      listChanged()
      return ok({ removed })
    },
    'library.import': (input) => importFile(deps, input),
    'library.export': async (wish) => {
      const file = await written(wish)
      if (!file.ok) return file
      const { name, type, bytes } = file.value
      return ok({ name, type, bytes: Buffer.from(bytes).toString('base64') })
    },
    'library.pageTemplate': pageTemplate,
    'library.disclosure': ({ match: id, as }) => {
      const match = tables.open(id)
      if (!match.ok) return err(match.error)
      const allowed = mayDisclose(match.value, { format: 'drawn', as, withHidden: false })
      return allowed.ok ? ok({}) : allowed
    },
    'library.exportSize': async (wish) => {
      const file = await written(wish)
      if (!file.ok) return file
      return ok({ bytes: file.value.bytes.length, ...file.value.holds, isAnalysed: mayAddAnalysis(wish) })
    },
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
    'library.course': async ({ match }) => {
      const course = await statisticsWorker.query(library.file, { about: 'course', match })
      return course.ok ? ok({ scores: course.value.map((each) => [...each]) }) : course
    },
    'library.statistics': (filter) => statisticsWorker.query(library.file, { about: 'statistics', filter }),
    'library.names': async ({ text }) => {
      const names = await statisticsWorker.query(library.file, { about: 'names', text })
      return names.ok ? ok([...names.value]) : names
    },
    'library.searches': () => ok([...library.searches()]),
    'library.saveSearch': ({ name, filter }) => {
      library.saveSearch(name, filter)
      return searchesChanged()
    },
    'library.renameSearch': ({ id, name }) =>
      library.renameSearch(id, name)
        ? searchesChanged()
        : err({ code: 'searchNameTaken', details: { name } }),
    'library.dropSearch': ({ id }) => {
      library.dropSearch(id)
      return searchesChanged()
    },
    'match.create': async (input) => {
      const made = await createMatch(deps, input)
      if (!made.ok) return made
      // A person who seats a program in a new match wants it started.
      bots.allowPrograms(made.value.match)
      tables.changed({ kind: 'row', match: made.value.match })
      return made
    },
  }
}
