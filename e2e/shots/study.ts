/** Pictures of the study room: each game in review, and its dialogs. */
import { expect, test } from '../support/fixtures.ts'
import { openTab } from '../support/moves.ts'
import { openStudy } from './openStudy.ts'
import { LANGUAGES, shoot } from './take.ts'
import { GAMES } from '../../src/engine/index.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { id } of GAMES)
  test(`pictures of studying ${id}`, async ({ app }) => {
    const row = await openStudy(app, id)
    await shoot(app, `review-${id}`)
    await openTab(app, 'Notes')
    await shoot(app, `review-notes-${id}`)
    await openTab(app, 'Match')
    await shoot(app, `review-match-${id}`)
    await openTab(app, 'Moves')
    await app.keyboard.press('m')
    await app.keyboard.type('其實 **還有** 一手')
    await shoot(app, `review-writing-${id}`)
    await app.keyboard.press('Control+a')
    await app.keyboard.press('Delete')
    await app.keyboard.press('Escape')
    await app.keyboard.press('l')
    await expect(app.getByRole('menu')).toBeVisible()
    await shoot(app, `review-jump-${id}`)
    await app.keyboard.press('Escape')
    await expect(app.getByRole('menu')).toBeHidden()
    // The menu may still be returning the focus, which closes an element that opens meanwhile.
    await expect(async () => {
      await app.keyboard.press('p')
      await expect(app.getByRole('dialog', { name: /^Steps at/ })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await shoot(app, `review-place-${id}`)
    await app.keyboard.press('Escape')
    await expect(app.getByRole('dialog', { name: /^Steps at/ })).toBeHidden()
    await shoot(app, `review-menu-${id}`, LANGUAGES, async () => {
      const menu = app.getByRole('menu')
      if (await menu.isVisible()) await app.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await row.click({ button: 'right' })
      await expect(menu).toBeVisible()
    })
    await app.keyboard.press('Escape')
    await expect(app.getByRole('menu')).toBeHidden()
    await app.keyboard.press('c')
    await expect(app.getByRole('group', { name: 'Both lines' })).toBeVisible()
    await app.keyboard.press('ArrowRight')
    await app.keyboard.press('ArrowRight')
    await shoot(app, `compare-${id}`)
    await app.keyboard.press('Escape')
    await app.keyboard.press('?')
    await expect(app.getByRole('dialog')).toBeVisible()
    await shoot(app, `keys-${id}`)
  })
