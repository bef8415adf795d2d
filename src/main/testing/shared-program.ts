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
 * One program for all tests of a file, because each would start its own threads, and a new window for each test, so
 * that no work of an earlier window continues. Returns a function that restarts the program on the same file.
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
 * A new program and library for each test of a file, with a window. Returns a function that restarts the program on
 * the same file.
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
