import { onTestFinished } from 'vitest'
import { gameOf } from '../../../engine/index.ts'
import { filterSchema, statisticsSchema, type Filter, type Statistics } from '../../api/values-library.ts'
import type { Library } from '../library.ts'
import { openLibraryQueries } from '../queries/queries.ts'

/** The statistics of a library, as a window gets them. */
export const figures = (library: Library, filter: Partial<Filter> = {}): Statistics => {
  const study = openLibraryQueries(library.file, gameOf)
  onTestFinished(() => study.close())
  const answer = study.answer({ about: 'statistics', filter: filterSchema.parse(filter) })
  if (!answer.ok) throw new Error(answer.error.code)
  return statisticsSchema.parse(answer.value)
}
