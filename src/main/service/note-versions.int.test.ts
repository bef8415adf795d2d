import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { comment, contentOf, recordOf, take } from '../testing/imports.ts'
import { wipedCopy } from '../testing/copies.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { annotatedMatch, opened } from '../testing/play.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

/** What a `.qipu` file in base64 says; nothing of none. */
const unpacked = (base64: string): string =>
  base64 === '' ? '' : gunzipSync(Buffer.from(base64, 'base64')).toString()

describe('earlier words of a note', () => {
  it('are kept through edits, deletions and imports, and come back as a new version', async () => {
    const { match } = await opened(window)
    const { notes } = await window.ask('notes.edit', {
      match,
      edits: [{ step: match, body: comment('one') }],
    })
    const id = notes[0]?.id ?? ''
    program = program.restart()
    window = program.window()
    await window.ask('notes.edit', { match, edits: [{ id, body: comment('two') }] })
    await take(window, wipedCopy(recordOf(program, match)))
    const texts = async () =>
      (await window.ask('notes.versions', { match, id })).versions.map(({ body, deleted, reason }) =>
        deleted ? `deleted by ${reason}` : body.kind === 'comment' ? body.text : '',
      )
    expect(await texts()).toEqual(['deleted by import', 'two', 'deleted by import', 'one'])
    const [deleted] = (await window.ask('notes.versions', { match })).versions
    expect(deleted).toMatchObject({ body: comment('two'), stands: false })
    const restored = await window.ask('notes.restore', { match, id, n: 1 })
    expect(restored.notes).toMatchObject([{ id, body: comment('one'), deleted: false }])
    expect(await texts()).toEqual(['one', 'deleted by import', 'two', 'deleted by import', 'one'])
    await window.ask('notes.undo', { match })
    expect((await window.ask('notes.list', { match })).notes).toEqual([])
    expect(await window.refused('notes.restore', { match, id, n: 2 })).toEqual({ code: 'unknownNote' })
    expect(await window.refused('notes.restore', { match, id, n: 99 })).toEqual({ code: 'unknownNote' })
  })

  it('are not kept anew with every letter typed, and no word that was taken out is lost', async () => {
    const { match } = await opened(window)
    const first = await window.ask('notes.edit', { match, edits: [{ step: match, body: comment('w') }] })
    const id = first.notes[0]?.id ?? ''
    const type = async (text: string) =>
      window.ask('notes.edit', { match, edits: [{ id, body: comment(text) }], joins: true })
    const words = 'words typed one letter after the other'
    for (let end = 2; end <= words.length; end += 1) await type(words.slice(0, end))
    for (let end = words.length - 1; end > 3; end -= 1) await type(words.slice(0, end))
    await type('x')
    await type('x, and something else')
    const { versions } = await window.ask('notes.versions', { match, id })
    expect(versions.map(({ body }) => body)).toEqual([comment('x, and something else'), comment(words)])
    expect(versions.map(({ n }) => n)).toEqual([2, 1])
  })

  it('leave with the file of a match, so that nobody’s are lost, and with nothing that is only read', async () => {
    const { match } = await opened(window)
    const secret = 'words that were taken back'
    const { notes } = await window.ask('notes.edit', {
      match,
      edits: [{ step: match, body: comment(secret) }],
    })
    await window.ask('notes.edit', { match, edits: [{ id: notes[0]?.id ?? '', body: null }] })
    for (const format of ['html', 'text', 'events'] as const) {
      const { bytes } = await window.ask('library.export', { match, format })
      const said = Buffer.from(bytes, 'base64').toString()
      const record = /type="application\/x-qipu">([^<]*)</.exec(said)?.[1] ?? ''
      expect(said + unpacked(record)).not.toContain(secret)
    }
    expect(contentOf(program, match)).toContain(secret)
    const without = await window.ask('library.export', { match, format: 'qipu', notes: false })
    expect(unpacked(without.bytes)).not.toContain(secret)
  })

  it('cannot be changed or deleted in the library', async () => {
    const { match } = await annotatedMatch(program, window)
    const [note] = recordOf(program, match).annotations.keys()
    const change = (text: string) =>
      window.ask('notes.edit', { match, edits: [{ id: note ?? '', body: comment(text) }] })
    await change('one')
    await change('two')
    const rival = new Database(program.library.file)
    expect(() => rival.exec('DELETE FROM annotation_version')).toThrow('append-only')
    expect(() => rival.exec("UPDATE annotation_version SET body = '{}'")).toThrow('append-only')
    rival.close()
    expect(recordOf(program, match).annotations.size).toBe(3)
  })
})
