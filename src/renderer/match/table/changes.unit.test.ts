import { expect, it } from 'vitest'
import type { Answer, ApiError, Change } from '../../../main/api/api.ts'
import { useChanges } from './changes.ts'

it('a change that had to wait is for the match it was meant for, and its refusal is not told at another', async () => {
  let match = 'a'
  const told: (ApiError | null)[] = []
  const changes = useChanges({
    at: () => ({ match, at: 's' }),
    take: async (_, done) => done(),
    failed: (error) => void told.push(error),
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
  expect(told).toEqual([null])
})
