import { expect, it } from 'vitest'
import { accept, err, ok, refuse } from './refusal.ts'

it('a refusal has only the given members, so that JSON keeps it unchanged', () => {
  expect(refuse('late')).toStrictEqual({ ok: false, refusal: { code: 'late' } })
  expect(refuse('late', 'X-1')).toStrictEqual({ ok: false, refusal: { code: 'late', rule: 'X-1' } })
  expect(refuse('late', 'X-1', { by: 2 })).toStrictEqual({
    ok: false,
    refusal: { code: 'late', rule: 'X-1', details: { by: 2 } },
  })
})

it('accepts events in their order, or none', () => {
  expect(accept()).toStrictEqual({ ok: true, events: [] })
  expect(accept(1, 2)).toStrictEqual({ ok: true, events: [1, 2] })
})

it('distinguishes ok from err', () => {
  expect(ok(1)).toStrictEqual({ ok: true, value: 1 })
  expect(err('no')).toStrictEqual({ ok: false, error: 'no' })
})
