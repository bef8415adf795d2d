import { expect, it } from 'vitest'
import type { PageRecord } from '../archive/page.ts'
import { gameOf } from '../engine/index.ts'
import { encode } from '../engine/record/file/encode.ts'
import { createSamples } from '../main/samples/samples.ts'
import { createCollectionReader } from './reader.ts'

type Contained = Omit<PageRecord, 'needs'>

it('a page of several matches remembers how far one has come in each, however many are read', async () => {
  const [lesson, other] = createSamples(gameOf)
    .all()
    .filter(({ kind }) => kind === 'lesson')
    .map((sample): Contained => ({
      record: Buffer.from(encode(sample.record())).toString('base64'),
      luck: 'seeded',
    }))
  // More records than the reader caches.
  const client = createCollectionReader([lesson!, ...Array<Contained>(20).fill(other!)])
  const opened = await client.request('table.open', { match: '1' })
  const match = opened.ok ? opened.value.match : expect.fail(opened.error.code)
  const next = await client.request('practice.next', { match, at: 0 })
  expect(next).toMatchObject({ ok: true })
  for (let number = 2; number <= 21; number += 1)
    await client.request('table.open', { match: String(number) })
  expect(await client.request('practice.open', { match })).toMatchObject({ value: { reached: 1 } })
})
