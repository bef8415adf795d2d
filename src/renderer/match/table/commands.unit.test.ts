import { afterEach, expect, it, vi } from 'vitest'
import type { Answer, ApiError, Change } from '../../../main/api/api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a waiting change is dropped when another match is opened, and the refusal before it is not shown there', async () => {
  vi.stubGlobal('window', { qipu: {} })
  const { useChanges } = await import('./commands.ts')
  let match = 'a'
  const failures: (ApiError | null)[] = []
  const changes = useChanges({
    at: () => ({ match, at: 's' }),
    take: async (_, done) => done(),
    failed: (error) => void failures.push(error),
  })
  const asked: string[] = []
  let refuse = (): void => undefined
  const first = changes.change(
    (now) =>
      new Promise<Answer<Change>>((resolve) => {
        asked.push(`first ${now.match}`)
        refuse = () => resolve({ ok: false, error: { code: 'busy' } })
      }),
  )
  const later = changes.changeLater(async (now) => {
    asked.push(`later ${now.match}`)
    return { ok: false, error: { code: 'badRequest' } }
  })
  match = 'b'
  refuse()
  expect(await Promise.all([first, later])).toEqual([false, false])
  expect(asked).toEqual(['first a'])
  expect(failures).toEqual([null])
})

it('shows only a change that takes long, and no longer than it is under way', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { qipu: {} })
  const { useChanges } = await import('./commands.ts')
  const changes = useChanges({
    at: () => ({ match: 'a', at: 's' }),
    take: async (_, done) => done(),
    failed: () => undefined,
  })
  let answer = (): void => undefined
  const asked = (): Promise<boolean> =>
    changes.change(
      () => new Promise((resolve) => (answer = () => resolve({ ok: false, error: { code: 'badRequest' } }))),
    )
  const quick = asked()
  expect([changes.busy.value, changes.isSlow.value]).toEqual([true, false])
  answer()
  await quick
  vi.advanceTimersByTime(10_000)
  expect(changes.isSlow.value).toBe(false)

  const slow = asked()
  vi.advanceTimersByTime(10_000)
  expect(changes.isSlow.value).toBe(true)
  answer()
  await slow
  expect([changes.busy.value, changes.isSlow.value]).toEqual([false, false])
})
