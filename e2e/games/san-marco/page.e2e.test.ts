/** Pages of San Marco, whose steps take more lines in the list than there is room for in a small window. */
import { expect, test } from '../../support/fixtures.ts'
import { opening } from '../../support/sharedPage.ts'
import { studyOf } from '../../support/studiedMatches.ts'

test('the list of a page opened at a step stands at that step', async ({ browser, home }) => {
  const { record, number } = studyOf('san-marco')
  const page = await opening(browser, home, record, { width: 1024, height: 700 })
  await page.evaluate(`location.hash = 'at=${number}'`)
  await expect(page.locator('.opening')).toHaveCount(0)
  const step = page.getByRole('tree').getByRole('treeitem', { selected: true })
  await expect(step).toBeInViewport()
  await expect(step).toContainText(String(number))
  await page.context().close()
})
