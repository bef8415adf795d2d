import { expect, it, onTestFinished } from 'vitest'
import { api, type Method } from '../api/api.ts'
import { fixedLocation } from '../library/testing/fixed-location.ts'
import { libraryIn, temporaryFolder } from '../library/testing/temporary-library.ts'
import { WORKER } from '../testing/threads.ts'
import { createService } from './service.ts'

const program = { host: 'browser', version: '0.0.0', languages: [] } as const
const METHODS = Object.keys(api) as Method[] // the table has no other keys

/** One connection to a program whose library is open. */
const connected = () => {
  const service = createService({
    ...program,
    location: fixedLocation(libraryIn(temporaryFolder())),
    now: Date.now,
    worker: WORKER,
    page: '',
    thinker: '',
  })
  onTestFinished(() => service.close())
  return service.connect(() => undefined)
}

it('every declared request has a handler, which is asked with what its schema lets in', async () => {
  const connection = connected()
  for (const method of METHODS) {
    const answer = await connection.handle(method, 'no request is asked with a text')
    expect(answer, method).toMatchObject({ ok: false, error: { code: 'badRequest' } })
    expect(answer.ok || answer.error.details?.['at'], method).not.toBe('method')
  }
  for (const method of ['table.unknown', 'toString', ''])
    expect(await connection.handle(method, {})).toEqual({
      ok: false,
      error: { code: 'badRequest', details: { at: 'method' } },
    })
})

it('what moves a table, a match or a library is not repeated after a loss', () => {
  const once = METHODS.filter((method) => 'once' in api[method])
  expect(once).toEqual(expect.arrayContaining(['match.create', 'table.act', 'notes.undo', 'library.open']))
  // A note stays one by its id, and without being asked again it would be lost.
  expect(once).not.toContain('notes.edit')
})
