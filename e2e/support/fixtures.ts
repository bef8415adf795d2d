/** A test's own library and main process, and a page with the app. */
import { test as base, expect, type Page } from '@playwright/test'
import { passTheatres } from './screen.ts'
import { waitForSession } from './waitForSession.ts'
import { lateAnswers } from './networkDelay.ts'
import { type Host, makeHome, removeHome, startHost } from './host.ts'
import { ROOT } from './root.ts'

/** The maximum delay of answers in milliseconds, to find tests and screens that rely on quick answers. */
const LAG = Number(process.env['QIPU_LAG'] ?? 0)

interface Fixtures {
  readonly home: string
  /** Whether the host may start programs that take seats. */
  readonly programs: boolean
  readonly host: Host
  /** The app, opened at the library. */
  readonly app: Page
}

export const test = base.extend<Fixtures>({
  // Playwright requires the first argument to be a destructured object, even an empty one.
  // eslint-disable-next-line no-empty-pattern
  home: async ({}, use) => {
    const home = await makeHome()
    await use(home)
    await removeHome(home)
  },
  programs: [false, { option: true }],
  host: async ({ home, programs }, use) => {
    const host = await startHost(home, '0', ROOT, { programs })
    await use(host)
    await host.stop()
  },
  app: async ({ host, page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    const foreign: string[] = []
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      if (hostname !== '127.0.0.1' && !['data:', 'blob:'].includes(protocol)) foreign.push(request.url())
    })
    if (LAG > 0) await lateAnswers(page.context(), LAG)
    await passTheatres(page)
    await page.goto(host.url)
    await waitForSession(page)
    // Keys pressed before the app is there reach nobody.
    await page.locator('main').waitFor()
    await use(page)
    expect(foreign, 'no request leaves the machine').toEqual([])
    expect(problems, 'nothing is written to the console as an error').toEqual([])
  },
})

export { expect }
