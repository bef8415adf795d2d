/** The controls of a screen and the elements covering them, found by hit tests. */
import type { Page } from '@playwright/test'
import { detect } from './layoutFaults.ts'

/** The names of all visible controls, each with the element that covers a part of it, if any. */
type Pressable = Readonly<Record<string, string | null>>

const pressable = (page: Page): Promise<Pressable> => detect(page, 'pressable()')

/** Controls that were free `before` and are now covered wholly or in part; and the names of those still free. */
export class Presses {
  private before: Pressable = {}
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async look(): Promise<void> {
    this.before = await pressable(this.page)
  }
  /** Newly covered controls since the last check, in words. */
  async covered(): Promise<readonly string[]> {
    const now = await pressable(this.page)
    return Object.entries(now).flatMap(([name, over]) =>
      over === null || (name in this.before && this.before[name] !== null) ? [] : [`${name} under ${over}`],
    )
  }
}
