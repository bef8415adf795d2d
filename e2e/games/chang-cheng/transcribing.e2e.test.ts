/** Cards and tiles of Chang Cheng are left open at a real table and named when they are turned up. */
import { axeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { rowAt } from '../../support/moves.ts'
import { liftCurtain, ready } from '../../support/screen.ts'
import { OWN_BOARD } from './driver.ts'
import { beginChangCheng } from './partialMatch.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('unseen cards and tiles are named when they are turned up @sweep', async ({ app }) => {
  await beginChangCheng(app)
  await liftCurtain(app, 'pointer', OWN_BOARD)
  await expect(app.getByRole('grid', { name: 'Chang Cheng board' })).toBeFocused()
  for (const key of ['c', 'u']) await app.keyboard.press(key)
  await expect(app.getByRole('button', { name: 'Not seen' })).toHaveAttribute('aria-pressed', 'true')
  await app.getByRole('gridcell', { name: /^space 5,/ }).click()
  await ready(app.locator('[data-cc-commit]'))
  await app.keyboard.press('Enter')

  await expect(app.getByText('The threat tile of region 1 is turned up. What is it?')).toBeVisible()
  await app.keyboard.press('4')
  await expect(app.getByText('Player 1’s card in province 2: which is it?')).toBeVisible()
  await app.keyboard.press('6')
  await expect(app.getByText('Player 2’s 2 cards in province 2: which are they?')).toBeVisible()
  expect(await axeViolations(app)).toEqual([])
  for (const key of ['3', '6', 'Enter']) await app.keyboard.press(key)
  await expect(app.getByRole('region', { name: 'Province 2 is complete' })).toBeVisible()
  for (const [step, notation] of [
    [18, '?+5'],
    [19, 'm1=-4'],
    [20, '1p2=6'],
    [21, '2p2=36'],
  ] as const)
    await expect(rowAt(app, step).locator('.notation')).toHaveText(notation)
})
