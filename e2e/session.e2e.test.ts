/** Access: only the browser that used the printed address, with all its tabs, gets in. */
import type { Page } from '@playwright/test'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { startHost } from './support/host.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const empty = (page: Page) => page.getByRole('heading', { name: /every move kept/ })
const refused = (page: Page) => page.getByRole('heading', { name: 'Please start again' })

test('a reload and a second tab get in, and the address shows no token', async ({ app, host, context }) => {
  await expect(empty(app)).toBeVisible()
  const plain = new URL('/', host.url).href
  await expect(app).toHaveURL(new RegExp(`^${plain}(#/)?$`))
  await app.reload()
  await expect(empty(app)).toBeVisible()
  for (const address of [plain, host.url]) {
    const tab = await context.newPage()
    await tab.goto(address)
    await expect(empty(tab)).toBeVisible()
    await tab.close()
  }
  expect(await context.cookies(), 'no cookie goes to other ports').toEqual([])
})

test('a used address tells another browser what to do, in both languages @sweep', async ({
  app,
  host,
  browser,
}) => {
  await expect(empty(app)).toBeVisible()
  for (const [locale, lang] of [
    ['en-GB', 'en'],
    ['zh-TW', 'zh-Hant'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(host.url)
    await expect(refused(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: '請重新啟動' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('npm start')
    await expect(page.getByRole('main')).toContainText('在終端機按 Ctrl+C')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('main').locator('section').first()).toHaveAttribute('lang', lang)
    await expect(empty(page)).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await context.close()
  }
})

test('after a restart the old tab shows a message, and goes on when the new address is opened beside it', async ({
  page,
  context,
  home,
}) => {
  const first = await startHost(home)
  const { port } = new URL(first.url)
  await page.goto(first.url)
  await expect(empty(page)).toBeVisible()
  await first.stop()
  const again = await startHost(home, port)
  try {
    await expect(refused(page)).toBeVisible()
    const tab = await context.newPage()
    await tab.goto(again.url)
    await expect(empty(tab)).toBeVisible()
    await expect(empty(page)).toBeVisible()
  } finally {
    await again.stop()
  }
})

test('a page of another port reaches neither the table nor the session key', async ({ app, context }) => {
  await expect(empty(app)).toBeVisible()
  const { host } = new URL(app.url())
  const elsewhere = await context.newPage()
  await elsewhere.route('http://127.0.0.1:1/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
  )
  await elsewhere.goto('http://127.0.0.1:1/')
  const seen = await elsewhere.evaluate(
    (target) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${target}/socket`)
        socket.onopen = () => resolve('open')
        socket.onclose = () => resolve({ keys: localStorage.length })
      }),
    host,
  )
  expect(seen).toEqual({ keys: 0 })
})
