/** Printed studies as PDF files, and the form in which they are chosen. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openTable, shareDialog } from '../support/library.ts'
import { ask } from '../support/apiRequest.ts'
import { sampleGame } from '../support/requireGame.ts'
import { studyOf } from '../support/studiedMatches.ts'
import { FOLDER, shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const id of [sampleGame(1), sampleGame(3)])
  test(`a study of ${id} on paper`, async ({ app }) => {
    const { record, title } = studyOf(id)
    await importRecord(app, record, title)
    await openTable(app, `${record.root}?review`)
    await expect(app.locator('.place').first()).toBeVisible()
    await app.keyboard.press('Control+p')
    await mkdir(FOLDER, { recursive: true })
    for (const language of ['zh-Hant', 'en'] as const) {
      await ask(app, 'settings.set', { language })
      await expect(app.locator('html')).toHaveAttribute('lang', language)
      await expect(shareDialog(app).or(app.getByRole('dialog')).locator('.btn.primary')).toBeEnabled()
      await app.pdf({ path: join(FOLDER, `print-${id}-${language}.pdf`), preferCSSPageSize: true })
    }
    await shoot(app, `print-form-${id}`)
  })
