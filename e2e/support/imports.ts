/** What a test brings into the library, past the window's own dialog. */
import type { Page } from '@playwright/test'
import { encode } from '../../src/engine/record/codec.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { request } from './apiRequest.ts'

/** Answers the match that is in the file. */
export const importFile = async (page: Page, file: Uint8Array, name = 'match.qipu'): Promise<string> => {
  const bytes = Buffer.from(file).toString('base64')
  const answer = (await request(page, 'library.import', { name, bytes })) as {
    readonly ok: boolean
    readonly value: { readonly match: string }
  }
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value.match
}

export const importRecord = (page: Page, record: MatchRecord, title?: string): Promise<string> =>
  importFile(page, encode(record, title === undefined ? {} : { label: { title, tags: [] } }))
