import { describe, expect, it } from 'vitest'
import { failureOf } from './errors.ts'

const systemError = (code: string): Error =>
  Object.assign(new Error('Unknown error: Input/output error'), { code, errno: -4094, syscall: 'rm' })

describe('the outside cause of an exception', () => {
  it.each([
    ['ENOSPC', 'libraryFull'],
    ['EIO', 'libraryFailing'],
    // What `rmSync` throws on a failing disk.
    ['', 'libraryFailing'],
    ['EBUSY', 'libraryFailing'],
  ])('is found where the system says %j', (code, known) => {
    expect(failureOf(systemError(code))?.code).toBe(known)
  })

  it('is none for a bug', () => {
    expect(failureOf(new TypeError('nothing is not a function'))).toBeUndefined()
    expect(failureOf(Object.assign(new Error('no'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeUndefined()
  })
})
