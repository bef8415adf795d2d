/** Pictures of the library's screens and dialogs: empty, filled, filtered, with statistics, and importing. */
import { gunzipSync, gzipSync } from 'node:zlib'
import { GAMES } from '../../src/engine/index.ts'
import { encode } from '../../src/engine/record/file/encode.ts'
import { MAIN } from '../../src/engine/record/step.ts'
import { putAnnotation, putBranch } from '../../src/engine/record/tree.ts'
import { expect, test } from '../support/fixtures.ts'
import { importFile } from '../support/imports.ts'
import { importDialog, openLibrary, openTable, pickFiles } from '../support/library.ts'
import { go } from '../support/screen.ts'
import { fillLibrary } from '../support/filledLibrary.ts'
import { aside, studyOf, type Studied } from '../support/studiedMatches.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pictures of the library', async ({ app }) => {
  await expect(app.getByRole('heading', { name: /every move kept/ })).toBeVisible()
  await shoot(app, 'library-empty')
  await fillLibrary(app)
  const studies = GAMES.map(({ id }) => studyOf(id))
  const bytesOf = ({ record, title }: Studied): Buffer =>
    Buffer.from(encode(record, { label: { title, tags: ['名局'] } }))
  for (const each of studies) await importFile(app, bytesOf(each))
  const rows = app.getByRole('row')
  await expect(rows).not.toHaveCount(0)
  await rows.nth(1).focus()
  await shoot(app, 'library-filled')
  await app.keyboard.press('?')
  await shoot(app, 'library-keys')
  await app.keyboard.press('Escape')

  await app.keyboard.press('f')
  await expect(app.getByRole('dialog')).toBeVisible()
  await app.keyboard.type('Mira')
  await app.keyboard.press('Enter')
  await shoot(app, 'library-filters')
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Save…' }).click()
  await app.keyboard.type('Mira 的對局')
  await shoot(app, 'library-save-search')
  await app.keyboard.press('Enter')
  await expect(app.getByText('Saved search: Mira 的對局')).toBeVisible()
  await app.keyboard.press('s')
  await shoot(app, 'library-saved')
  await app.getByRole('menuitem', { name: 'Rename or delete…' }).click()
  await shoot(app, 'library-manage')
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Clear all' }).click()
  await app.keyboard.press('/')
  await app.keyboard.type('nothing of the kind')
  await expect(app.getByText('No matches found.')).toBeVisible()
  await shoot(app, 'library-nothing')
  await app.keyboard.press('Escape')
  await app.keyboard.press('Escape')

  await rows
    .nth(1)
    .getByRole('button', { name: /^More for/ })
    .click()
  await expect(app.getByRole('menu')).toBeVisible()
  await shoot(app, 'library-menu')
  await app.getByRole('menuitem', { name: 'Tags' }).click()
  await shoot(app, 'library-tags')
  await app.keyboard.press('Escape')
  await rows.nth(1).focus()
  await app.keyboard.press('F2')
  await shoot(app, 'library-rename')
  await app.keyboard.press('Escape')
  await rows.nth(1).focus()
  for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowDown']) await app.keyboard.press(key)
  await shoot(app, 'library-selected')
  await app.getByRole('button', { name: 'Share as one file…' }).click()
  await shoot(app, 'library-bundle')
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Clear selection' }).click()

  await rows.last().focus()
  await app.keyboard.press('Delete')
  await app.getByRole('button', { name: /^Bin \d/ }).click()
  await shoot(app, 'library-bin')
  await app.getByRole('button', { name: 'Empty the bin…' }).click()
  await shoot(app, 'library-empty-bin')
  await app.keyboard.press('Escape')
  await openLibrary(app)
  await app.reload()

  await expect(rows).not.toHaveCount(0)
  const [one] = studies
  if (!one) throw new Error('nothing was studied')
  const { record, at, game } = one
  const said = { version: 1, deleted: false } as const
  putBranch(record, { ...said, id: MAIN, name: 'main', step: aside(record, game, at, 9), version: 3 })
  putAnnotation(record, {
    ...said,
    id: 'f'.repeat(16),
    step: at,
    body: { kind: 'comment', text: 'Or here?', author: 'Zoë' },
  })
  const lines = gunzipSync(bytesOf(one)).toString('utf8').trimEnd().split('\n')
  await pickFiles(app, [
    { name: 'theirs.qipu', buffer: bytesOf(one) },
    { name: 'cut short.qipu', buffer: gzipSync(`${lines.slice(0, -1).join('\n')}\n`) },
    { name: 'later.qipu', buffer: gzipSync(`${(lines[0] ?? '').replace('"format":1', '"format":9')}\n`) },
    { name: 'holiday.jpg', buffer: Buffer.from('nothing of the kind') },
  ])
  await expect(importDialog(app).locator('.files > li')).toHaveCount(4)
  await expect(importDialog(app).getByText('Checking')).toHaveCount(0)
  await shoot(app, 'import-news')
  await app.keyboard.press('Escape')

  await app.keyboard.press('t')
  await expect(app.getByRole('table').first()).toBeVisible()
  await shoot(app, 'statistics')
  await app.mouse.move(700, 500)
  await app.mouse.wheel(0, 600)
  await shoot(app, 'statistics-below')
  await openTable(app, 'f'.repeat(32))
  await expect(app.locator('main.lost')).toBeVisible()
  await shoot(app, 'lost-match')
})

test('pictures of setting up and of rules', async ({ app }) => {
  await fillLibrary(app)
  for (const { id } of GAMES) {
    await go(app, `/new/${id}`)
    await expect(app.getByLabel('Name of seat 1')).toBeVisible()
    await shoot(app, `new-match-${id}`)
    await app.getByRole('button', { name: 'Rules' }).first().click()
    await expect(app.getByRole('dialog')).toBeVisible()
    await shoot(app, `rules-${id}`)
    await app.keyboard.press('Escape')
  }
})
