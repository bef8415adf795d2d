/** Imports can be undone: at once, from the menu of a match, and from the list of all imports. */
import type { Page } from '@playwright/test'
import { encode } from '../src/engine/record/file/encode.ts'
import { LAST_VERSION, type Annotation } from '../src/engine/record/step.ts'
import { playedRecord } from '../src/engine/record/testing/player.ts'
import { setAnnotation, type MatchRecord } from '../src/engine/record/tree.ts'
import { axeViolations } from './support/accessibility.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { importDialog, openLibrary, openTable, pickFiles, rowOf, type PickedFile } from './support/library.ts'
import { createMatch, matchOf } from './support/screen.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TITLE = 'Evening with Grace'
const comment = (id: string, text: string): Annotation => ({
  id: id.repeat(16),
  step: record.root,
  body: { kind: 'comment', text, author: 'Ada' },
  version: 1,
  deleted: false,
})
const { record } = playedRecord(requireGame(sampleGame()), { steps: 14, changes: 0 })
for (const [id, text] of [
  ['a', 'What I thought of it.'],
  ['b', 'And what I thought later.'],
] as const)
  setAnnotation(record, comment(id, text))

const file = (name: string, from: MatchRecord, title = TITLE): PickedFile => ({
  name,
  buffer: Buffer.from(encode(from, { label: { title, tags: [] } })),
})
/** A copy that was continued elsewhere, and whose latest version deletes every note. */
const wiping = (): PickedFile => {
  const { record: copy } = playedRecord(requireGame(sampleGame()), { steps: 18, changes: 0 })
  for (const note of record.annotations.values())
    setAnnotation(copy, { ...note, deleted: true, version: LAST_VERSION })
  setAnnotation(copy, comment('c', 'Nothing to see here.'))
  return file('copy of Grace.qipu', copy)
}
const exported = (page: Page): Promise<unknown> =>
  ask(page, 'library.export', { match: record.root, format: 'qipu' })
const past = (page: Page) => page.getByRole('dialog', { name: 'Past imports' })

test('a copy that deletes own notes asks first, and its message can undo everything @sweep', async ({
  app,
}) => {
  await pickFiles(app, [file('mine.qipu', record)])
  await expect(importDialog(app)).toContainText('Now in your library.')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  const before = await exported(app)
  await pickFiles(app, [wiping()])
  const dialog = importDialog(app)
  await expect(dialog).toContainText('2 of your notes would be deleted')
  await dialog.getByRole('button', { name: 'Take all of it' }).click()
  const undo = dialog.getByRole('button', { name: 'Undo this import: copy of Grace.qipu' })
  await undo.focus()
  expect(await axeViolations(app)).toEqual([])
  expect(await exported(app)).not.toEqual(before)
  await app.keyboard.press('Enter')
  await expect(dialog).toContainText('What was yours is as it was.')
  await expect(dialog).toContainText('4 steps')
  await expect(dialog.locator('.files > li').last(), 'focus stays where the button was').toBeFocused()
  expect(await axeViolations(app)).toEqual([])
  expect(await exported(app)).toEqual(before)
})

test('past imports of a match are in its menu and at its table, and later changes survive @sweep', async ({
  app,
}) => {
  await pickFiles(app, [file('mine.qipu', record)])
  await expect(importDialog(app)).toContainText('Now in your library.')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await pickFiles(app, [wiping()])
  await importDialog(app).getByRole('button', { name: 'Take all of it' }).click()
  await expect(importDialog(app)).toContainText('4 steps were merged in')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  const edits = [{ id: 'c'.repeat(16), body: { kind: 'comment' as const, text: 'I disagree.', author: '' } }]
  await ask(app, 'notes.edit', { match: record.root, edits })

  await app.getByRole('button', { name: `More for “${TITLE}”` }).click()
  await app.getByRole('menuitem', { name: 'Past imports…' }).click()
  await expect(past(app).locator('li')).toHaveCount(2)
  await expect(past(app).locator('li').first()).toContainText('copy of Grace.qipu')
  await expect(past(app).locator('li').first()).toContainText('4 steps, 1 branch, 3 notes')
  await expect(past(app).locator('li').last()).toContainText('new match')
  expect(await axeViolations(app)).toEqual([])
  await app.keyboard.press('Escape')

  await openTable(app, record.root)
  await app.getByRole('tab', { name: 'Match', exact: true }).click()
  await app.getByRole('button', { name: 'Past imports…' }).click()
  await past(app).getByRole('button', { name: 'Undo this import: copy of Grace.qipu' }).click()
  // An edit of an imported note is a version of its own.
  await expect(past(app).locator('li').first()).toContainText('What was yours is as it was.')
  await expect(past(app).locator('li').first()).toBeFocused()
  const { notes } = await ask(app, 'notes.list', { match: record.root })
  expect(notes.map(({ body }) => (body as { text: string }).text).toSorted()).toEqual([
    'And what I thought later.',
    'I disagree.',
    'What I thought of it.',
  ])
})

test('a menu in the list stays while another match is inserted above, and past imports while theirs is removed @sweep', async ({
  app,
}) => {
  await pickFiles(app, [file('mine.qipu', record)])
  await expect(importDialog(app)).toContainText('Now in your library.')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await app.getByRole('button', { name: `More for “${TITLE}”` }).click()
  const item = app.getByRole('menuitem', { name: 'Past imports…' })
  await expect(item).toBeVisible()
  await createMatch(app, matchOf(sampleGame(), 2, {}, { title: 'Another' }))
  await expect(app.getByRole('heading', { name: 'Another' }), 'main has answered anew').toBeVisible()
  await item.click()

  const undo = past(app).getByRole('button', { name: 'Undo this import: mine.qipu' })
  await expect(undo).toBeVisible()
  // Elements behind a dialog have no roles.
  const rows = app.locator('.rec')
  await expect(rows, 'once the menu has closed').toHaveText([/Another/, new RegExp(TITLE)])
  await undo.click()
  await expect(rows).toHaveText([/Another/])
  await expect(past(app).locator('li')).toContainText('the match is in the bin')
  await app.keyboard.press('Escape')
  await expect(past(app)).toHaveCount(0)
  await expect(app.locator('.rec:focus')).toHaveText(/Another/)
})

test('files imported together are undone together or singly, and matches return from the bin @sweep', async ({
  app,
}) => {
  const names = ['a', 'b', 'c']
  await pickFiles(
    app,
    names.map((name) =>
      file(
        `${name}.qipu`,
        playedRecord(requireGame(sampleGame()), { steps: 6, nonce: name.repeat(32) }).record,
        `Match ${name}`,
      ),
    ),
  )
  await expect(importDialog(app).getByText('Now in your library.')).toHaveCount(3)
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await app.getByRole('button', { name: 'Past imports…' }).click()
  await expect(past(app)).toContainText('3 files, imported together')
  await past(app).getByRole('button', { name: 'Undo this import: b.qipu' }).click()
  await expect(past(app)).toContainText('the match is in the bin')
  await past(app).getByRole('button', { name: 'Undo all 2' }).click()
  await expect(past(app).getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  await past(app).getByRole('button', { name: 'Done' }).click()
  await expect(app.getByRole('row')).toHaveCount(0)
  await app.getByRole('button', { name: /^Bin 3/ }).click()
  await rowOf(app, 'Match a').getByRole('button', { name: 'Restore' }).click()
  await openLibrary(app)
  await app.getByRole('button', { name: 'Past imports…' }).click()
  await expect(past(app).getByRole('button', { name: /^Undo this import/ })).toHaveCount(1)
})
