import { existsSync, readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { comment, contentOf, recordOf, take } from '../testing/imports.ts'
import { wipedCopy } from '../testing/copies.ts'
import { freshProgram } from '../testing/fresh-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { annotatedMatch, opened } from '../testing/play.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

describe('earlier words of a note', () => {
  it('are kept through edits, deletions and imports, and come back as a new version', async () => {
    const { match } = await opened(window)
    const { notes } = await window.ask('notes.edit', {
      match,
      edits: [{ step: match, body: comment('one') }],
    })
    const id = notes[0]?.id ?? ''
    await window.ask('notes.edit', { match, edits: [{ id, body: comment('two') }] })
    await take(window, wipedCopy(recordOf(program, match)))
    const texts = async () =>
      (await window.ask('notes.versions', { match, id })).versions.map(({ body, deleted, reason }) =>
        deleted ? `deleted by ${reason}` : body.kind === 'comment' ? body.text : '',
      )
    expect(await texts()).toEqual(['deleted by import', 'two', 'one'])
    expect((await window.ask('notes.versions', { match })).versions).toMatchObject([
      { id, body: comment('two') },
    ])
    const restored = await window.ask('notes.restore', { match, id, n: 1 })
    expect(restored.notes).toMatchObject([{ id, body: comment('one'), deleted: false }])
    expect(await texts()).toEqual(['one', 'deleted by import', 'two', 'one'])
    await window.ask('notes.undo', { match })
    expect((await window.ask('notes.list', { match })).notes).toEqual([])
    expect(await window.refused('notes.restore', { match, id, n: 3 })).toEqual({ code: 'unknownNote' })
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

  it('do not leave with files', async () => {
    const { match } = await opened(window)
    const secret = 'words that were taken back'
    const { notes } = await window.ask('notes.edit', {
      match,
      edits: [{ step: match, body: comment(secret) }],
    })
    await window.ask('notes.edit', { match, edits: [{ id: notes[0]?.id ?? '', body: null }] })
    for (const format of ['qipu', 'html', 'text', 'events'] as const) {
      const { bytes } = await window.ask('library.export', { match, format })
      expect(Buffer.from(bytes, 'base64').toString()).not.toContain(secret)
    }
    expect(contentOf(program, match)).not.toContain(secret)
    expect(existsSync(program.library.file)).toBe(true)
    expect(readFileSync(program.library.file).length).toBeGreaterThan(0)
  })

  it('cannot be changed or deleted in the library', async () => {
    const { match } = await annotatedMatch(program, window)
    const [note] = recordOf(program, match).annotations.keys()
    await window.ask('notes.edit', { match, edits: [{ id: note ?? '', body: null }] })
    const rival = new Database(program.library.file)
    expect(() => rival.exec('DELETE FROM annotation_version')).toThrow('append-only')
    expect(() => rival.exec("UPDATE annotation_version SET body = '{}'")).toThrow('append-only')
    rival.close()
    expect(recordOf(program, match).annotations.size).toBe(3)
  })
})
