/**
 * Slow questions about the whole library, answered on a read-only connection in a thread (service/record-worker), so
 * that boards stay responsive.
 */
import Database from 'better-sqlite3'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import { createPositions, type Positions } from '../../../engine/record/positions.ts'
import { tryRead } from '../../../engine/record/readable.ts'
import { MAIN, type MatchId, type StepId } from '../../../engine/record/step.ts'
import { lineTo, type MatchRecord } from '../../../engine/record/tree.ts'
import type { ApiError } from '../../api/values.ts'
import type { Statistics } from '../../api/values-library.ts'
import { failureOf } from '../sqlite/errors.ts'
import type { Filter } from './filter.ts'
import { createReader } from '../rows/records.ts'
import { fold } from '../sqlite/fold.ts'
import { createStatistics } from './statistics.ts'

export type LibraryQuestion =
  | { readonly about: 'statistics'; readonly filter: Filter }
  /** Players' names that contain the text. */
  | { readonly about: 'names'; readonly text: string }
  /** The public view at the end of a match's played line. */
  | { readonly about: 'sketch'; readonly match: MatchId }
  /** The running scores of a finished match. */
  | { readonly about: 'course'; readonly match: MatchId }

export interface Answers {
  readonly statistics: Statistics
  readonly names: readonly string[]
  readonly sketch: unknown
  /** By step of the played line, from its beginning, and seat; empty for an unfinished match. */
  readonly course: readonly (readonly number[])[]
}
export type About = LibraryQuestion['about']

export interface LibraryQueries {
  answer(question: LibraryQuestion): Result<Answers[About], ApiError>
  close(): void
}

const MAX_NAMES = 20

/** Opens a library that this program has opened, and so migrated, elsewhere. */
export const openLibraryQueries = (
  file: string,
  gameOf: (id: string) => AnyGame | undefined,
): LibraryQueries => {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  db.pragma('temp_store = MEMORY')
  const statistics = createStatistics(db, gameOf)
  const load = createReader(db)
  db.function('fold', { deterministic: true }, (text) => fold(String(text)))
  const names = db
    .prepare<[string, number], string>(
      String.raw`SELECT name FROM (SELECT name, count(*) AS seats FROM player GROUP BY name)
        WHERE fold(name) LIKE ? ESCAPE '\' ORDER BY seats DESC, name LIMIT ?`,
    )
    .pluck()

  /** Answers with what `work` reads of a match's played line; code unreadableStep if it cannot be read. */
  const onLine = <T>(
    match: MatchId,
    work: (line: { game: AnyGame; positions: Positions; record: MatchRecord; tip: StepId }) => T,
  ): Result<T, ApiError> => {
    const loaded = load(match)
    if (!loaded.ok) return loaded
    const record = loaded.value
    const game = gameOf(record.header.game)
    if (game === undefined) return err({ code: 'gameUnknown', details: { game: record.header.game } })
    const tip = record.branches.get(MAIN)?.step ?? record.root
    const read = tryRead(() => ({
      value: work({ game, positions: createPositions(record, game), record, tip }),
    }))
    return read === undefined ? err({ code: 'unreadableStep' }) : ok(read.value)
  }
  const sketch = (match: MatchId): Result<unknown, ApiError> =>
    onLine(match, ({ game, positions, tip }) => game.view(positions.at(tip), 'public'))
  const course = (match: MatchId): Result<Answers['course'], ApiError> =>
    onLine(match, ({ game, positions, record, tip }) => {
      if (game.turn(positions.at(tip)).by !== 'nobody') return []
      return [record.root, ...lineTo(record, tip).map(({ id }) => id)].map((step) => [
        ...game.score(positions.at(step)),
      ])
    })

  const answer = (question: LibraryQuestion): Result<Answers[About], ApiError> => {
    switch (question.about) {
      case 'statistics':
        return ok(statistics(question.filter))
      case 'names':
        return ok(names.all(`%${fold(question.text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, MAX_NAMES))
      case 'sketch':
        return sketch(question.match)
      case 'course':
        return course(question.match)
    }
  }

  return {
    answer(question) {
      try {
        return answer(question)
      } catch (thrown) {
        const error = failureOf(thrown)
        if (error === undefined) throw thrown
        return err(error)
      }
    },
    close: () => void db.close(),
  }
}
