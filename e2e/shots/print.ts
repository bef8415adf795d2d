/** Studies as they go on paper, as PDF files, and the form they are chosen in. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gameOf } from '../../src/engine/index.ts'
import { encode } from '../../src/engine/record/codec.ts'
import { expect, test } from '../support/fixtures.ts'
import { openTable, shareDialog } from '../support/library.ts'
import { request } from '../support/apiRequest.ts'
import { STUDIES, studied } from './studied.ts'
import { FOLDER, shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const id of ['qin', 'san-marco'])
  test(`a study of ${id} on paper`, async ({ app }) => {
    const [game, study] = [gameOf(id), STUDIES[id]]
    if (!game || !study) throw new Error(`no study of ${id}`)
    const { record } = studied(game, study)
    const bytes = Buffer.from(encode(record, { label: { title: study.title, tags: [] } })).toString('base64')
    expect(await request(app, 'library.import', { name: 'a.qipu', bytes })).toMatchObject({ ok: true })
    await openTable(app, `${record.root}?review`)
    await expect(app.locator('.place').first()).toBeVisible()
    await app.keyboard.press('Control+p')
    await mkdir(FOLDER, { recursive: true })
    for (const language of ['zh-Hant', 'en'] as const) {
      await request(app, 'settings.set', { language })
      await expect(app.locator('html')).toHaveAttribute('lang', language)
      await expect(shareDialog(app).or(app.getByRole('dialog')).locator('.btn.primary')).toBeEnabled()
      await app.pdf({ path: join(FOLDER, `print-${id}-${language}.pdf`), preferCSSPageSize: true })
    }
    await shoot(app, `print-form-${id}`)
  })
