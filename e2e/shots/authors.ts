/** Pictures of a match annotated by two people: the author of each note, and a note edited in two places. */
import { encode } from '../../src/engine/record/file/encode.ts'
import type { AnnotationBody, Author } from '../../src/engine/record/step.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { putAnnotation } from '../../src/engine/record/tree.ts'
import { ask } from '../support/apiRequest.ts'
import { expect, test } from '../support/fixtures.ts'
import { importFile } from '../support/imports.ts'
import { openTable, pickFiles } from '../support/library.ts'
import { chooserOf } from '../support/choosers.ts'
import { played } from '../support/playedMatch.ts'
import { requireGame, sampleGame } from '../support/requireGame.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BERT: Author = { id: 'b'.repeat(16), name: 'Bert', sign: '柏' }

test('a match of two authors', async ({ app }) => {
  const game = requireGame(sampleGame(1))
  const header = headerFor(game, { seats: 2, chance: { source: 'seeded', seed: 'notes' } })
  const record = played(game, header, chooserOf(game))
  const file = (name: string) => ({
    name,
    mimeType: 'application/x-qipu',
    buffer: Buffer.from(encode(record, { label: { title: 'J12 那一口', tags: [], from: BERT } })),
  })
  await ask(app, 'settings.set', { author: '雅婷' })
  await importFile(app, file('first.qipu').buffer)
  const { me } = await ask(app, 'notes.list', { match: record.root })
  const step = [...record.steps.keys()][35] ?? record.root
  let count = 0
  const say = (by: Author, body: AnnotationBody, replaces: readonly string[] = []): string => {
    count += 1
    const id = count.toString(16).padStart(16, '0')
    const at = new Date(Date.UTC(2026, 10, 20) + count * 60_000).toISOString()
    const note = replaces[0] ?? id
    putAnnotation(record, { id, step, body, version: 1, deleted: false, edit: { note, by, at, replaces } })
    return id
  }
  const comment = (text: string) => ({ kind: 'comment', text, author: '' }) as const
  const first = say(me, comment('六格成大省。'))
  say(me, comment('六格成大省，連村一起翻（見 QIN-A7）。'), [first])
  say(me, comment('六格成大省。若改下 **A**，同樣多兩座塔。'), [first])
  say(me, { kind: 'glyph', glyph: '!!' })
  say(BERT, comment('Too greedy: the village on the left falls two turns later. See [[#41]].'))
  say(BERT, { kind: 'glyph', glyph: '?!' })
  say(BERT, { kind: 'marks', marks: [{ shape: 'circle', at: 'g12', ink: 'seal' }] })
  await pickFiles(app, [file('notes of Bert.qipu')])
  await expect(app.getByRole('dialog')).toContainText('Bert')
  await shoot(app, 'authors-import')
  await app.getByRole('button', { name: 'Take all of it' }).click()
  await app.getByRole('button', { name: 'Done' }).click()
  await openTable(app, record.root)
  await app.goto(`${app.url()}?review`)
  await app.reload()
  await app.getByRole('tab', { name: /^Notes/ }).click()
  await app
    .getByRole('tabpanel', { name: /^Notes/ })
    .getByRole('button', { name: /Too greedy/ })
    .click()
  await shoot(app, 'authors-list')
  await app.getByRole('tab', { name: /^Moves/ }).click()
  await shoot(app, 'authors')
  await app.locator('.dock').getByRole('button', { name: 'Earlier versions…' }).first().click()
  await shoot(app, 'authors-earlier')
})
