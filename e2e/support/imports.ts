/** Imports into the library without the window's dialog. */
import { expect, type Page } from '@playwright/test'
import { encode } from '../../src/engine/record/file/encode.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { ask } from './apiRequest.ts'

/** Returns the match in the file. */
export const importFile = async (page: Page, file: Uint8Array): Promise<string> => {
  const bytes = Buffer.from(file).toString('base64')
  const { match } = await ask(page, 'library.import', { name: 'match.qipu', bytes })
  return match
}

export const importRecord = (page: Page, record: MatchRecord, title?: string): Promise<string> =>
  importFile(page, encode(record, title === undefined ? {} : { label: { title, tags: [] } }))

/** Imports files into an empty library and waits until its list shows all of them. */
export const importMatches = async (
  page: Page,
  matches: readonly { readonly record: MatchRecord; readonly title: string }[],
): Promise<void> => {
  for (const { record, title } of matches) await importRecord(page, record, title)
  await expect(page.getByRole('row')).toHaveCount(matches.length)
}
