/** Pictures of the analysis of a match: started, running, read, and its mistakes reviewed. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { importFile } from '../support/imports.ts'
import { openTable } from '../support/library.ts'
import { simulated } from '../support/simulated.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const panel = (page: Page) => page.locator('.pages.scroll')

test('pictures of the analysis', async ({ app }) => {
  const [file] = await simulated(1, 'analysis pictures', 3)
  if (!file) throw new Error('no match')
  await openTable(app, `${await importFile(app, file.buffer)}?review=1`)
  await expect(app.getByRole('slider')).toBeVisible()
  await app.keyboard.press('a')
  await expect(panel(app)).toBeVisible()
  await shoot(app, 'analysis-none')
  await app.getByRole('button', { name: 'Analyse this match' }).click()
  await expect(app.getByRole('progressbar')).toBeVisible()
  await app.getByRole('button', { name: 'Pause' }).click()
  await shoot(app, 'analysis-paused')
  await app.getByRole('button', { name: 'Go on' }).click()
  await expect(app.getByRole('heading', { name: 'Skill and luck' })).toBeVisible({ timeout: 200_000 })
  await app.keyboard.press('k')
  await shoot(app, 'analysis')
  await app.keyboard.press('o')
  await shoot(app, 'analysis-study')
  await app.keyboard.press('s')
  await shoot(app, 'analysis-answer')
  await app.keyboard.press('Escape')
  await app.getByRole('tab').first().click()
  await app.keyboard.press('k')
  await shoot(app, 'analysis-moves')
})
