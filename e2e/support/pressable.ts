/** What can be pressed on a screen, and what covers it: found by where a press would land. */
import type { Page } from '@playwright/test'
import { detect } from './layoutFaults.ts'

/** The names of all that can be seen and pressed, each with what lies over a part of it, if anything does. */
type Pressable = Readonly<Record<string, string | null>>

const pressable = (page: Page): Promise<Pressable> => detect(page, 'pressable()')

/** What could be pressed `before` and can no more, or only in part, since something came up; and what of that can. */
export class Presses {
  private before: Pressable = {}
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async look(): Promise<void> {
    this.before = await pressable(this.page)
  }
  /** What is covered now and was not when it was last looked at, in words. */
  async covered(): Promise<readonly string[]> {
    const now = await pressable(this.page)
    return Object.entries(now).flatMap(([name, over]) =>
      over === null || (name in this.before && this.before[name] !== null) ? [] : [`${name} under ${over}`],
    )
  }
}
