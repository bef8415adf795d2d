/** Language, theme and motion take effect at once and are stored. */
import { expect, test } from './support/fixtures.ts'
import { startMatch } from './support/library.ts'
import { board } from './support/quorsum.ts'

test('settings take effect at once, on every screen, and survive a reload', async ({ app }) => {
  const html = app.locator('html')
  await expect(app.getByRole('heading', { name: /every move kept/ })).toBeVisible()
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
  await expect(app.getByRole('heading', { name: '骰棋 Quorsum' })).toBeVisible()
})

test('the table changes to a language chosen while it is open @sweep', async ({ app }) => {
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

test('a key is changed, with a question if another command has it, shown everywhere, and stored', async ({
  app,
}) => {
  const settings = app.getByRole('dialog', { name: 'Settings' })
  const statistics = settings.getByRole('button', { name: /^Statistics: / })
  await expect(app.getByRole('heading', { name: 'Good games, one table, every move kept.' })).toBeVisible()
  await app.keyboard.press('Control+,')
  await settings.getByRole('button', { name: 'Change keys…' }).click()
  const filter = settings.getByRole('button', { name: /^Filters: / })
  await filter.click()
  await app.keyboard.press('n')
  await expect(settings.getByRole('alert')).toContainText('N already does “New match”.')
  await settings.getByRole('button', { name: 'Leave it' }).click()
  await expect(filter).toBeFocused()
  await filter.press('Enter')
  await app.keyboard.press('Control+c')
  await expect(settings.getByText('Ctrl C is used for editing text.').last()).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(settings).toBeVisible()
  await settings.getByRole('button', { name: /^New match: N/ }).click()
  await app.keyboard.press('u')
  await expect(settings.getByRole('button', { name: /^New match: U/ })).toBeFocused()
  await expect(statistics).toBeVisible()
  await app.keyboard.press('Escape')
  await app.reload()
  await expect(app.getByRole('heading', { name: 'Good games, one table, every move kept.' })).toBeVisible()
  await app.keyboard.press('?')
  await expect(app.getByRole('dialog', { name: 'Keyboard' }).getByText('U', { exact: true })).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(app.getByRole('dialog', { name: 'Keyboard' })).toBeHidden()
  await app.keyboard.press('u')
  await expect(app).toHaveURL(/new/)
  await expect(app.getByRole('group', { name: 'Seats' })).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(app.getByRole('heading', { name: 'Good games, one table, every move kept.' })).toBeVisible()
  // The help has loaded by now, so N would lead to it before the keys are shown.
  await app.keyboard.press('n')
  await app.keyboard.press('?')
  await expect(app.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(app).not.toHaveURL(/new/)
})

test.describe('in a browser whose reader prefers Chinese to English', () => {
  test.use({ locale: 'zh-TW' })

  test('System means the language of the browser, not the one the program was started with', async ({
    app,
  }) => {
    const html = app.locator('html')
    await expect(app.getByRole('heading', { name: /^五/ })).toBeVisible()
    await expect(html).toHaveAttribute('data-lang', 'zh-Hant')
    // The served page is in that language before any script has run.
    expect(await (await app.reload())?.text()).toContain('<html lang="zh-Hant">')
    await expect(app.getByRole('heading', { name: /^五/ })).toBeVisible()
    await app.keyboard.press('Control+,')
    await expect(app.getByRole('dialog', { name: '設定' })).toBeVisible()
    await app.getByRole('radio', { name: 'English' }).click()
    await expect(html).toHaveAttribute('lang', 'en')
    await app.getByRole('radio', { name: 'System' }).first().click()
    await expect(html).toHaveAttribute('lang', 'zh-Hant')
  })
})
