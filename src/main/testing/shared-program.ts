import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import {
  createTestService,
  type TestService,
  type TestWindow,
  type TestServiceOptions,
} from './test-service.ts'

export interface Shared {
  readonly program: TestService
  readonly window: TestWindow
}

/**
 * One program for all tests of a file, as each would start its threads anew, and a window of its own for each test:
 * what a closed window looked at goes on no more. Answers how to end the program and start it again on the same file.
 */
export const shareProgram = (
  hand: (shared: Shared) => void,
  make: () => TestService | Promise<TestService> = createTestService,
): (() => void) => {
  let program: TestService
  let window: TestWindow
  beforeAll(async () => {
    program = await make()
  })
  const open = (): void => {
    window = program.window()
    hand({ program, window })
  }
  beforeEach(open)
  afterEach(() => window.close())
  afterAll(() => program.close())
  return () => {
    program = program.restart()
    open()
  }
}

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
