/**
 * Waits while a whole match is played: checks in every frame that the page paints, where a locator would check only now
 * and then.
 */
import type { Page } from '@playwright/test'

/** In milliseconds. */
const PATIENCE = 30_000

/** The value of an expression evaluated in the page, as soon as it is not false, null or undefined. */
export const soon = <T>(page: Page, expression: string): Promise<T> =>
  page.evaluate<T>(`new Promise((resolve, reject) => {
    const end = performance.now() + ${PATIENCE}
    const look = () => {
      const seen = ${expression}
      if (seen) resolve(seen)
      else if (performance.now() < end) requestAnimationFrame(look)
      else reject(new Error(${JSON.stringify(`not to be seen: ${expression}`)}))
    }
    look()
  })`)

/** Source text of an expression: whether an element with such words is visible. */
export const sees = (selector: string, words = /^/): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some(
    (each) => each.checkVisibility() && ${String(words)}.test(each.textContent),
  )`

export const inSight = (page: Page, selector: string): Promise<boolean> => soon(page, sees(selector))
