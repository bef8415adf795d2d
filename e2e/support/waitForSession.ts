import { expect, type Page } from '@playwright/test'
import { SESSION } from '../../src/renderer/ui/client/session.ts'

/** Waits until a page has a session: navigating it before would lose the token in its address. */
export const waitForSession = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(name), SESSION)).not.toBeNull()
