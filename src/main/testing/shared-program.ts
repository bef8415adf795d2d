import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createTestService, type TestService, type TestWindow } from './test-service.ts'

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
