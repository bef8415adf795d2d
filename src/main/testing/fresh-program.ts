import { afterEach, beforeEach } from 'vitest'
import type { Shared } from './shared-program.ts'
import { createTestService, type TestService, type TestServiceOptions } from './test-service.ts'

/**
 * A program and a library of its own for each test of a file, with a window.
 * Answers how to end the program and start it again on the same file.
 */
export const freshProgram = (
  hand: (fresh: Shared) => void,
  options: TestServiceOptions = {},
): (() => void) => {
  let program: TestService
  const open = (): void => hand({ program, window: program.window() })
  beforeEach(() => {
    program = createTestService(options)
    open()
  })
  afterEach(() => program.close())
  return () => {
    program = program.restart()
    open()
  }
}
