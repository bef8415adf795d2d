/**
 * Dialogs: their initial focus, closing with the screen they were opened over, and full-width digits of an input
 * method.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { reviewGenerated } from './support/generatedRecords.ts'
import { openLibrary, openShare, rowOf } from './support/library.ts'
import { expectStep, scrubber } from './support/review.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 })

const cross = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })
/** Expects an open dialog with the focus inside, but not on its close button. */
const expectUsefulFocus = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1)
  await expect(cross(page)).not.toBeFocused()
}

test('no dialog begins on its close button, and one closes with the screen it was opened over', async ({
  app,
}) => {
  await reviewGenerated(app, requireGame(sampleGame()), { names: ['Ada', 'Bo'], main: 24 })
  for (const keys of ['?', 'Control+,', 'Control+o', 'Control+e', 'Control+p']) {
    await app.keyboard.press(keys)
    await expectUsefulFocus(app)
    await app.keyboard.press('Escape')
    await expect(app.getByRole('dialog')).toHaveCount(0)
  }
  await openLibrary(app)
  await expect(rowOf(app, `${sampleGame()} grown`)).toBeVisible()
  const choosing = app.waitForEvent('filechooser')
  await app.keyboard.press('Control+o')
  await expectUsefulFocus(app)
  await app.keyboard.press('Enter')
  await choosing
  await expect(app.getByRole('dialog')).toBeVisible()
  // Back leads to the table, and the dialog stays in the library.
  await app.goBack()
  await expect(app.locator('main.view')).toBeVisible()
  await expect(app.getByRole('dialog')).toHaveCount(0)
  await app.keyboard.press('?')
  await expect(app.getByRole('dialog')).toBeVisible()
  await app.evaluate("location.hash = '#/statistics'")
  await expect(app.getByRole('heading', { name: 'Statistics', exact: true })).toBeAttached()
  await expect(app.getByRole('dialog')).toHaveCount(0)
})

test('full-width digits and letters count as ordinary ones', async ({ app }) => {
  await reviewGenerated(app, requireGame(sampleGame()), { names: ['Ada', 'Bo'], main: 24 })
  await app.keyboard.press('g')
  await app.keyboard.insertText('１２')
  await app.keyboard.press('Enter')
  await expectStep(app, 12)
  const input = await app.context().newCDPSession(app)
  /** Types as an input method in full-width mode does, without composing. */
  const strike = async (key: string): Promise<void> => {
    await input.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await input.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
  await scrubber(app).focus()
  await strike('３')
  await expect(app.getByRole('button', { name: 'interesting' })).toHaveAttribute('aria-pressed', 'true')
  await strike('ｇ')
  await expect(app.getByRole('textbox', { name: 'Go to a step by its number' })).toBeFocused()
  await app.keyboard.press('Escape')

  await openLibrary(app)
  await openShare(app, `${sampleGame()} grown`)
  await app.getByRole('dialog').getByRole('tab', { name: 'Film' }).click()
  await expect(app.getByLabel('From step')).toBeVisible()
  for (const field of await app.getByRole('dialog').locator('input[type=number]').all()) {
    await field.selectText()
    await app.keyboard.insertText('７')
    await expect(field).toHaveValue('7')
  }
  await app.keyboard.press('Escape')
  await app.keyboard.press('f')
  const least = app.locator('input[type=number]').first()
  await least.click()
  await app.keyboard.insertText('１２')
  await expect(least).toHaveValue('12')
})
