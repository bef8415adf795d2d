/** What the page of a match opens on. */
import { expect, test } from '../../support/fixtures.ts'
import { openPage } from '../../support/phonePage.ts'

test('the page opens on a phone on the map, and in a wide window on the cards, too', async ({
  browser,
  home,
}) => {
  const page = await openPage(browser, home, 'quake-nopoly')
  await page.evaluate("location.hash = ''")
  await expect(page.locator('.opening [data-qk-map]')).toBeInViewport({ ratio: 0.99 })
  await expect(page.locator('[data-qk-row]')).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('.opening [data-qk-row]')).not.toHaveCount(0)
  await page.context().close()
})
