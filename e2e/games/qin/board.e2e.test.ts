/** The board of Qin: a tile under mouse and keys, tips, and the drawing of a hint. */
import { expect, test } from '../../support/fixtures.ts'
import { restOn } from '../../support/longPress.ts'
import { createMatch, openMatch, openUncovered, pressCurtains } from '../../support/screen.ts'
import { hand, matchOf, square } from './driver.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 })

test('a tile taken with the mouse is turned and swapped by its keys, and laid with Enter @sweep', async ({
  app,
}) => {
  await pressCurtains(app)
  await openUncovered(app, await createMatch(app, matchOf({ openHands: 'on' })))
  // A tile whose halves differ.
  const slot = app
    .locator('footer.tray .hand .slot')
    .filter({ has: app.locator('svg') })
    .first()
  const look = (): Promise<string> => slot.innerHTML()
  await slot.click()
  await expect(slot).toHaveAttribute('aria-pressed', 'true')
  const first = await look()
  await app.keyboard.press('r')
  await expect(slot).toHaveClass(/upright/)
  await slot.click()
  await expect(slot).toHaveAttribute('aria-pressed', 'false')
  // It lies in the hand lengthwise again.
  await slot.click()
  await expect(slot).not.toHaveClass(/upright/)
  await app.keyboard.press('r')
  await expect(slot).toHaveClass(/upright/)
  await app.keyboard.press('f')
  await app.keyboard.press('Escape')
  await expect(slot).toHaveAttribute('aria-pressed', 'false')
  expect(first).not.toBe('')
  // Enter and arrows belong to the board too, and do not press the tile again.
  await slot.click()
  await app.keyboard.press('ArrowUp')
  await app.keyboard.press('Enter')
  await expect(slot).toHaveAttribute('aria-pressed', 'true')
  await expect(app.locator('.place :focus')).toHaveCount(1)
})

test('a long press on a village shows the tip a mouse gets @sweep', async ({ app }) => {
  await openMatch(app, matchOf({ openHands: 'on' }))
  const [village, free] = [square(app, 'c2'), square(app, 'a1')]
  const [look, tip] = [app.locator('.place .tip'), app.getByRole('tooltip')]
  await village.hover()
  await expect(look).toHaveText('village, held by nobody')
  await free.hover()
  await expect(look).toBeHidden()
  await restOn(village, () => expect(tip).toHaveText('village, held by nobody'))
  await expect(look).toBeHidden()
  // With a tile in hand a long press lays it.
  await hand(app).first().click()
  await expect(village).not.toHaveAttribute('data-tip')
})

test('a hint draws both halves of the tile @sweep', async ({ app }) => {
  await openMatch(app, matchOf({ openHands: 'on' }))
  await app.keyboard.press('i')
  await expect(app.getByRole('region', { name: 'Hint' })).toContainText('Chance of winning', {
    timeout: 60_000,
  })
  await expect(app.getByTestId('preview').locator('.top')).toHaveCount(2)
})
