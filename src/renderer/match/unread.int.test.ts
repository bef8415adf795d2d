import { afterEach, expect, it, vi } from 'vitest'
import { matchWithLongerCopy } from '../../main/testing/play.ts'
import { freshProgram } from '../../main/testing/shared-program.ts'
import type { TestService, TestWindow } from '../../main/testing/test-service.ts'
import { storesOn } from './testing/storesOn.ts'

let program: TestService
let other: TestWindow

freshProgram((fresh) => ({ program, window: other } = fresh))
afterEach(() => vi.unstubAllGlobals())

it('takes a step as seen once one goes on from it, not when its match changes meanwhile', async () => {
  const { table, longer, bytes } = await matchWithLongerCopy(program, other)
  const { match } = table
  await other.ask('library.import', { name: 'theirs.qipu', bytes })

  const { useTable, useUnread } = await storesOn(program, async () => ({
    ...(await import('./table.ts')),
    ...(await import('./unread.ts')),
  }))
  const store = useTable()
  const unread = useUnread()
  await store.open(match)
  await vi.waitFor(() => expect(unread.isFresh(longer.tip)).toBe(true))
  store.review(longer.tip)
  await vi.waitFor(() => expect(store.position?.step).toBe(longer.tip))

  await other.ask('library.rename', { match, title: 'Rainy night' })
  await vi.waitFor(() => expect(store.table?.title).toBe('Rainy night'))
  expect(unread.isFresh(longer.tip)).toBe(true)

  store.review(table.tip)
  await vi.waitFor(() => expect(unread.isFresh(longer.tip)).toBe(false))
  await vi.waitFor(async () =>
    expect((await other.ask('unread.list', { match })).ids).not.toContain(longer.tip),
  )
})
