/** The pictures of the README that are of no one game, written to docs/images: `npm run shots -- -g README`. */
import { GAMES } from '../../src/engine/index.ts'
import { fillLibrary } from '../support/filledLibrary.ts'
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openLibrary } from '../support/library.ts'
import { studyOf } from '../support/studiedMatches.ts'
import { keep } from './underWay.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('README: the library', async ({ app }) => {
  await fillLibrary(app)
  for (const { id } of GAMES) {
    const { record, title } = studyOf(id)
    await importRecord(app, record, title)
  }
  await openLibrary(app)
  await expect(app.getByRole('row')).not.toHaveCount(0)
  await expect(app.locator('.thumb svg').first()).toBeVisible()
  await keep(app, 'library')
})
