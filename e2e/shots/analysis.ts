/** Pictures of finished matches of every game: result, moments, review, analysis, and mistakes gone over. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openTable } from '../support/library.ts'
import { openTab } from '../support/moves.ts'
import { finishedOf } from '../support/finishedMatches.ts'
import { shoot } from './take.ts'
import { GAMES } from '../../src/engine/index.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const panel = (page: Page) => page.locator('.pages.scroll')

for (const { id } of GAMES)
  test(`pictures of the analysis of ${id}`, async ({ app }) => {
    await openTable(app, await importRecord(app, finishedOf(id), id))
    await expect(app.getByRole('button', { name: 'Review the match' })).toBeVisible()
    await shoot(app, `${id}-result`)
    await app.getByRole('button', { name: 'See the key moments' }).click()
    await expect(app.getByRole('region', { name: /key moment|No single/ }).last()).toBeVisible({
      timeout: 200_000,
    })
    await shoot(app, `${id}-moments`)
    await app.keyboard.press('Escape')
    await app.getByRole('button', { name: 'Review the match' }).click()
    await app.keyboard.press('ArrowRight')
    await openTab(app, 'Moves')
    await shoot(app, `${id}-review`)
    await app.keyboard.press('a')
    await expect(panel(app)).toBeVisible()
    await app.keyboard.press('k')
    await shoot(app, `${id}-analysis`)
    await panel(app).evaluate((e) => e.scrollTo(0, 1e6))
    await shoot(app, `${id}-analysis-end`)
    await app.keyboard.press('o')
    await shoot(app, `${id}-mistake`)
    await app.keyboard.press('s')
    await shoot(app, `${id}-mistake-answer`)
  })
