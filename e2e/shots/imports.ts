/** Pictures of undoing imports, and of earlier versions of a note. */
import { encode } from '../../src/engine/record/file/encode.ts'
import { LAST_VERSION, type Annotation } from '../../src/engine/record/step.ts'
import { playedRecord } from '../../src/engine/record/testing/player.ts'
import { setAnnotation, type MatchRecord } from '../../src/engine/record/tree.ts'
import { expect, test } from '../support/fixtures.ts'
import { importDialog, openTable, pickFiles } from '../support/library.ts'
import { ask } from '../support/apiRequest.ts'
import { sample } from '../support/sampleMatch.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pictures of undone imports', async ({ app }) => {
  const { record } = playedRecord(sample, { steps: 14, changes: 0 })
  const note = (id: string, text: string): Annotation => ({
    id: id.repeat(16),
    step: record.root,
    body: { kind: 'comment', text, author: 'Ada' },
    version: 1,
    deleted: false,
  })
  setAnnotation(record, note('a', 'What I thought of it.'))
  setAnnotation(record, note('b', 'And what I thought later.'))
  const file = (name: string, from: MatchRecord, title: string) => ({
    name,
    buffer: Buffer.from(encode(from, { label: { title, tags: [] } })),
  })
  await shoot(app, 'imports-fresh')
  await pickFiles(app, [file('mine.qipu', record, '春分決賽')])
  await expect(importDialog(app)).toContainText('Now in your library.')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await pickFiles(
    app,
    ['c', 'd', 'e'].map((each) =>
      file(
        `${each} evening at the club.qipu`,
        playedRecord(sample, { steps: 6, nonce: each.repeat(32) }).record,
        `Club night ${each}`,
      ),
    ),
  )
  await expect(importDialog(app).getByText('Now in your library.')).toHaveCount(3)
  await shoot(app, 'imports-three')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  const { record: copy } = playedRecord(sample, { steps: 18, changes: 0 })
  for (const each of record.annotations.values())
    setAnnotation(copy, { ...each, deleted: true, version: LAST_VERSION })
  setAnnotation(copy, note('c', 'Nothing to see here.'))
  await pickFiles(app, [file('copy of Grace.qipu', copy, '')])
  await importDialog(app).getByRole('button', { name: 'Take all of it' }).click()
  const undo = importDialog(app).getByRole('button', { name: /^Undo this import/ })
  await expect(undo).toBeVisible()
  await shoot(app, 'imports-merged')
  await undo.click()
  await expect(importDialog(app)).toContainText('What was yours is as it was.')
  await shoot(app, 'imports-undone')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await shoot(app, 'imports-library')
  await app.getByRole('button', { name: 'Past imports…' }).click()
  const past = app.getByRole('dialog', { name: 'Past imports' })
  await expect(past.locator('li')).toHaveCount(5)
  await past.getByRole('button', { name: /Undo this import: d evening/ }).click()
  await expect(past).toContainText('is in the bin')
  await shoot(app, 'imports-past')
  await app.keyboard.press('Escape')

  for (const text of ['What I thought of it, once more.', 'It was the third die that decided it.'])
    await ask(app, 'notes.edit', {
      match: record.root,
      edits: [{ id: 'a'.repeat(16), body: { kind: 'comment', text, author: 'Ada' } }],
    })
  await ask(app, 'notes.edit', { match: record.root, edits: [{ id: 'b'.repeat(16), body: null }] })
  await openTable(app, `${record.root}?review=1&step=${record.root}`)
  await app.getByRole('button', { name: 'Earlier versions…' }).first().click()
  await expect(app.getByRole('dialog')).toBeVisible()
  await shoot(app, 'notes-earlier')
  await app.keyboard.press('Escape')
  await app.getByRole('tab', { name: 'Notes' }).click()
  await shoot(app, 'notes-list')
  await app.getByRole('button', { name: 'Deleted notes…' }).click()
  await expect(app.getByRole('dialog')).toBeVisible()
  await shoot(app, 'notes-deleted')
})
