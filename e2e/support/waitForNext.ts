/**
 * Waiting for what shows next while a whole match is played: looked for in every picture the page paints,
 * where a locator would look only now and then.
 */
import type { Page } from '@playwright/test'

/** In milliseconds. */
const PATIENCE = 30_000

/** What an expression said in the page comes to, as soon as that is not false, null or undefined. */
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

/** Text of an expression: whether something with such words is in sight. */
export const sees = (selector: string, words = /^/): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some(
    (each) => each.checkVisibility() && ${String(words)}.test(each.textContent),
  )`

export const inSight = (page: Page, selector: string): Promise<boolean> => soon(page, sees(selector))
