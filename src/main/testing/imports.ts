/** Imports and undoes copies of a match, and describes a match before and after. */
import { expect } from 'vitest'
import type { Analysed } from '../../engine/record/analysis.ts'
import { encode } from '../../engine/record/file/encode.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { MatchRow, Output, UndoneImport } from '../api/api.ts'
import type { TestService, TestWindow } from './test-service.ts'

export const comment = (text: string) => ({ kind: 'comment', text, author: '' }) as const

/** The record as stored. */
export const recordOf = (program: TestService, match: string): MatchRecord => {
  const loaded = program.library.load(match as MatchId)
  return loaded.ok && loaded.damage === null ? loaded.value : expect.fail('the record cannot be read')
}

/** A whole match as text: its record, title and findings of analyses. */
export const contentOf = (program: TestService, match: string): string => {
  const { title = '', tags = [] } = program.library.row(match as MatchId) ?? {}
  const analysed = program.library.analysed(match as MatchId)
  const options = { gzip: false, label: { title, tags }, analysed }
  return Buffer.from(encode(recordOf(program, match), options)).toString()
}

export const rowOf = async (window: TestWindow, match: string): Promise<MatchRow | undefined> =>
  (await window.ask('library.list', {})).rows.find(({ id }) => id === match)

interface Wish {
  readonly name?: string
  readonly batch?: string
  readonly own?: 'ask' | 'keep' | 'replace'
  readonly analysed?: readonly Analysed[]
}

/** Imports a record as another person's file. */
export const take = (
  window: TestWindow,
  record: MatchRecord,
  { analysed = [], name = 'theirs.qipu', own = 'replace', ...rest }: Wish = {},
): Promise<Output<'library.import'>> => {
  const label = { title: 'Theirs', tags: ['theirs'] }
  const bytes = Buffer.from(encode(record, { label, analysed })).toString('base64')
  return window.ask('library.import', { name, bytes, own, ...rest })
}

export const undoImport = async (window: TestWindow, number: number | null): Promise<UndoneImport> => {
  const { undone } = await window.ask('imports.undo', { imports: [number ?? expect.fail('nothing came')] })
  return undone[0] ?? expect.fail('nothing was undone')
}
