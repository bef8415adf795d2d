/** Language, theme and motion take effect at once and are remembered. */
import { expect, test } from './support/fixtures.ts'
import { startMatch } from './support/library.ts'
import { board } from './support/quorsum.ts'

test('settings take effect at once, on every screen, and are there after a reload', async ({ app }) => {
  const html = app.locator('html')
  await expect(app.getByRole('heading', { name: 'Your first match' })).toBeVisible()
  await app.keyboard.press('Control+,')
  const dialog = (name: string) => app.getByRole('dialog', { name })
  await dialog('Settings').getByRole('radio', { name: 'Night' }).click()
  await expect(html).toHaveAttribute('data-theme', 'night')
  await dialog('Settings').getByRole('radio', { name: 'Reduced' }).click()
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  await dialog('Settings').getByRole('radio', { name: '中文' }).click()
  await expect(html).toHaveAttribute('lang', 'zh-Hant')
  await expect(dialog('設定').getByRole('radio', { name: '夜' })).toBeChecked()
  await app.keyboard.press('Escape')
  await app.reload()
  await expect(html).toHaveAttribute('data-theme', 'night')
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  await expect(html).toHaveAttribute('lang', 'zh-Hant')
  const ground = (): Promise<unknown> =>
    app
      .locator('main')
      .evaluate((main) => main.ownerDocument.defaultView?.getComputedStyle(main).backgroundColor)
  const night = await ground()

  await app.keyboard.press('Control+,')
  await dialog('設定').getByRole('radio', { name: '中＋EN' }).click()
  await expect(html).toHaveAttribute('data-lang', 'both')
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: /白/ }).click()
  await expect(html).toHaveAttribute('data-theme', 'paper')
  expect(await ground()).not.toBe(night)
  await app.reload()
  await expect(html).toHaveAttribute('data-theme', 'paper')
  await expect(html).toHaveAttribute('data-lang', 'both')
  await expect(app.getByRole('link', { name: /^骰棋 Quorsum/ })).toBeVisible()
})

test('the table speaks the language chosen while it is open', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'languages' })
  const cells = board(app).getByRole('gridcell')
  await expect(cells.first()).toHaveAccessibleName(/^A1, (?:dark|light) \d/)
  await app.getByRole('radio', { name: '中', exact: true }).click()
  const chinese = app.locator('[data-quorsum-board] [role=gridcell]').first()
  await expect(chinese).toHaveAccessibleName(/^A1，/)
  await expect(app.locator('footer')).not.toContainText(/[a-z]{4}/)
  await app.getByRole('radio', { name: '中＋EN' }).click()
  await expect(app.locator('footer').getByText('Take the first turn')).toBeVisible()
  await app.getByRole('radio', { name: 'EN', exact: true }).click()
  await expect(cells.first()).toHaveAccessibleName(/^A1, (?:dark|light) \d/)
})
