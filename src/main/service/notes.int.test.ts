import { beforeEach, describe, expect, it } from 'vitest'
import type { Note, NoteEdit, Notes, Table } from '../api/api.ts'
import { freshProgram } from '../testing/shared-program.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { opened, playOn } from '../testing/play.ts'

let program: TestService
let window: TestWindow
let table: Table
const restart = freshProgram((fresh) => ({ program, window } = fresh))

beforeEach(async () => {
  table = await playOn(program, window, await opened(window), 3)
})

const comment = (text: string) => ({ kind: 'comment', text, author: '' }) as const
const task: Note['body'] = {
  kind: 'task',
  words: 'Which tile?',
  hint: 'A red one',
  right: { by: 'played' },
  ifRight: 'Yes.',
  ifWrong: 'No.',
  answers: [],
}
const edit = (edits: NoteEdit[], joins = false): Promise<Notes> =>
  window.ask('notes.edit', { match: table.match, edits, joins })
const say = async (text: string): Promise<Note> => {
  const { notes } = await edit([{ step: table.tip, body: comment(text) }])
  return notes[0] ?? expect.fail('no note came back')
}
const listed = async (of: TestWindow = window): Promise<Note[]> =>
  (await of.ask('notes.list', { match: table.match })).notes
const texts = async (): Promise<string[]> =>
  (await listed()).map(({ body }) => (body.kind === 'comment' ? body.text : body.kind))
const undo = (): Promise<Notes> => window.ask('notes.undo', { match: table.match })
const redo = (): Promise<Notes> => window.ask('notes.redo', { match: table.match })

describe('an edit', () => {
  it('of every kind is on disk before the answer', async () => {
    const bodies: Note['body'][] = [
      comment('**well** played'),
      { kind: 'glyph', glyph: '!?' },
      { kind: 'bookmark', name: 'the turn' },
      {
        kind: 'marks',
        marks: [
          { shape: 'arrow', from: 'A1', to: 'B2', ink: 'seal' },
          { shape: 'label', at: 'C3', text: 'A', ink: 'ink' },
        ],
      },
      task,
    ]
    const { notes } = await edit([
      ...bodies.map((body) => ({ step: table.tip, body })),
      { step: table.match, body: comment('about the match') },
    ])
    expect(notes.map(({ body }) => body)).toEqual([...bodies, comment('about the match')])
    // As a power cut would leave it: another program reads the file while this one still runs.
    const other = program.secondProcess()
    expect((await listed(other.window())).toSorted(byId)).toEqual((await listed()).toSorted(byId))
    other.close()
    restart()
    expect((await listed()).toSorted(byId)).toEqual(notes.toSorted(byId))
  })

  it('that makes a note with an id of its own, asked for again, changes that note', async () => {
    const id = '0123456789abcdef'
    await edit([{ step: table.tip, id, body: comment('first') }])
    await edit([{ step: table.tip, id, body: comment('first words') }])
    expect((await listed()).map((note) => note.id)).toEqual([id])
    expect(await texts()).toEqual(['first words'])
  })

  it('soon after another raises its version, deleting is a version of its own', async () => {
    const first = await say('first')
    const { id } = first
    const again = await edit([{ id, body: comment('second') }])
    expect(again.notes).toMatchObject([{ id, annotation: first.annotation, version: 2 }])
    const { notes } = await edit([{ id, body: null }])
    expect(notes).toMatchObject([{ id, version: 1, deleted: true }])
    expect(notes[0]?.annotation).not.toBe(first.annotation)
    expect(await listed()).toEqual([])
    await undo()
    expect(await texts(), 'taking the deletion back').toEqual(['second'])
  })

  it('is done whole or not at all', async () => {
    const { id } = await say('kept')
    const asked = [
      { id, body: comment('lost') },
      { id: '0'.repeat(16), body: null },
    ]
    const refusal = await window.refused('notes.edit', { match: table.match, edits: asked })
    expect(refusal).toEqual({ code: 'unknownNote' })
    expect(await texts()).toEqual(['kept'])
    const nowhere = [{ step: '0'.repeat(32), body: comment('lost') }]
    expect(await window.refused('notes.edit', { match: table.match, edits: nowhere })).toEqual({
      code: 'unknownStep',
    })
  })

  it.each([
    ['a text beyond the format', [{ body: comment('x'.repeat(50_001)) }]],
    ['a glyph there is not', [{ body: { kind: 'glyph', glyph: '!!!' } }]],
    ['a mark of no place', [{ body: { kind: 'marks', marks: [{ shape: 'circle', at: '', ink: 'seal' }] } }]],
    ['something besides', [{ body: { ...comment('x'), html: '<b>' } }]],
    ['nothing', []],
  ])('with %s is refused', async (_, edits) => {
    const asked = edits.map((each) => ({ step: table.tip, ...each })) as NoteEdit[]
    expect(await window.refused('notes.edit', { match: table.match, edits: asked })).toMatchObject({
      code: 'badRequest',
    })
    expect(await listed()).toEqual([])
  })

  it('of one note twice at once is refused', async () => {
    const { id } = await say('once')
    const edits = [
      { id, body: null },
      { id, body: comment('twice') },
    ]
    expect(await window.refused('notes.edit', { match: table.match, edits })).toMatchObject({
      code: 'badRequest',
    })
  })

  it('is told to other windows with the match open, and to no others', async () => {
    const other = program.window()
    const elsewhere = program.window()
    await other.ask('table.open', { match: table.match })
    const note = await say('told')
    expect(other.pushed('notes.changed').at(-1)).toMatchObject({
      match: table.match,
      notes: [note],
      all: false,
    })
    expect(elsewhere.pushed('notes.changed')).toEqual([])
    expect(elsewhere.pushed('library.changed').at(-1)).toEqual({ match: table.match })
    expect(window.pushed('notes.changed')).toEqual([])
  })

  it('of a damaged record is refused, its notes can be read', async () => {
    await say('before')
    const { id } = (await edit([{ step: table.match, body: comment('on the root') }])).notes[0]!
    program.damage(table.match, 2)
    restart()
    expect(await texts()).toEqual(['on the root'])
    expect(await window.refused('notes.edit', { match: table.match, edits: [{ id, body: null }] })).toEqual({
      code: 'damaged',
    })
    expect(await window.refused('notes.undo', { match: table.match })).toEqual({ code: 'damaged' })
  })
})

describe('undo of notes', () => {
  it('takes back edits one by one and brings them back', async () => {
    const { id } = await say('one')
    await edit([{ id, body: comment('two') }])
    await edit([{ id, body: null }])
    const seen: string[][] = [await texts()]
    for (let back = 0; back < 3; back += 1) {
      await undo()
      seen.push(await texts())
    }
    expect(seen).toEqual([[], ['two'], ['one'], []])
    expect(await window.refused('notes.undo', { match: table.match })).toEqual({ code: 'noNoteToUndo' })
    await redo()
    expect(await texts()).toEqual(['one'])
    expect(await redo()).toMatchObject({ undo: true, redo: true })
    expect(await redo()).toMatchObject({ undo: true, redo: false })
    expect(await window.refused('notes.redo', { match: table.match })).toEqual({ code: 'noNoteToRedo' })
  })

  it('is on disk too, and moves no branch', async () => {
    await say('gone')
    const before = await window.ask('table.reflog', { match: table.match })
    await undo()
    expect(await window.ask('table.reflog', { match: table.match })).toEqual(before)
    restart()
    expect(await listed()).toEqual([])
    expect(await window.ask('table.open', { match: table.match })).toMatchObject({ tip: table.tip })
  })

  it('takes what was typed in one go back in one go', async () => {
    const { id } = await say('w')
    await edit([{ id, body: comment('we') }], true)
    await edit([{ id, body: comment('well') }], true)
    await edit([{ id, body: comment('well.') }])
    await undo()
    expect(await texts()).toEqual(['well'])
    await undo()
    expect(await texts()).toEqual([])
    await redo()
    expect(await texts()).toEqual(['well'])
  })

  it('takes edits made together back together', async () => {
    const { notes } = await edit([
      { step: table.tip, body: { kind: 'glyph', glyph: '?' } },
      { step: table.tip, body: comment('a slip') },
    ])
    await edit(notes.map(({ id }) => ({ id, body: null })))
    await undo()
    expect(await texts()).toEqual(['glyph', 'a slip'])
    await undo()
    expect(await texts()).toEqual([])
  })

  it('an edit after an undo leaves nothing to bring back', async () => {
    await say('one')
    await undo()
    expect(await edit([{ step: table.tip, body: comment('other') }])).toMatchObject({ redo: false })
    expect(await texts()).toEqual(['other'])
  })

  it('leaves alone what somebody else has changed since', async () => {
    const { id } = await say('mine')
    const other = program.secondProcess()
    const theirs = other.window()
    await theirs.ask('notes.edit', { match: table.match, edits: [{ id, body: comment('theirs') }] })
    other.close()
    expect(await window.refused('notes.undo', { match: table.match })).toEqual({ code: 'noNoteToUndo' })
    expect(await texts()).toEqual(['theirs'])
  })
})

describe('the library', () => {
  const find = async (text: string): Promise<number> => (await window.ask('library.list', { text })).total

  it('finds what a comment or bookmark says as soon as it is written, and no longer when it is gone', async () => {
    const { id } = await say('A peculiar zwischenzug')
    await edit([{ step: table.match, body: comment('關於這盤棋的感想') }])
    await edit([{ step: table.tip, body: { kind: 'bookmark', name: 'watershed' } }])
    expect(await find('zwischen')).toBe(1)
    expect(await find('watershed peculiar')).toBe(1)
    expect(await find('感想')).toBe(1)
    await edit([{ id, body: comment('plain') }])
    expect(await find('zwischen')).toBe(0)
    await undo()
    expect(await find('zwischen')).toBe(1)
    await edit([{ id, body: null }])
    expect(await find('zwischen')).toBe(0)
  })

  it('counts comments', async () => {
    const { id } = await say('one')
    await edit([{ step: table.tip, body: { kind: 'glyph', glyph: '!' } }])
    expect((await window.ask('library.list', { commented: true })).rows).toMatchObject([{ comments: 1 }])
    await edit([{ id, body: null }])
    expect((await window.ask('library.list', { commented: true })).total).toBe(0)
  })
})

describe('two copies of a match', () => {
  it('annotated apart and exchanged both ways say the same', async () => {
    const file = async (of: TestWindow): Promise<{ name: string; bytes: string }> => {
      const { name, bytes } = await of.ask('library.export', { match: table.match, format: 'qipu' })
      return { name, bytes }
    }
    const { id } = await say('common')
    const far = createTestService()
    try {
      const there = far.window()
      await there.ask('library.import', await file(window))
      await there.ask('table.open', { match: table.match })
      await edit([{ id, body: comment('changed here') }])
      await edit([{ step: table.match, body: { kind: 'bookmark', name: 'here' } }])
      await there.ask('notes.edit', {
        match: table.match,
        edits: [
          { step: table.tip, body: comment('said there') },
          { step: table.tip, body: { kind: 'marks', marks: [{ shape: 'circle', at: 'B2', ink: 'ink' }] } },
        ],
      })
      const [ours, theirs] = [await file(window), await file(there)]
      await window.ask('library.import', theirs)
      await there.ask('library.import', { ...ours, own: 'replace' })
      const both = said(await listed())
      expect(both).toHaveLength(4)
      expect(said(await listed(there))).toEqual(both)
      expect(there.pushed('notes.changed').at(-1)).toMatchObject({ all: true })
      expect(await file(window)).toEqual(await file(there))
    } finally {
      far.close()
    }
  })
})

/** All of it but whose library it is. */
const said = (notes: readonly Note[]): readonly object[] =>
  notes.toSorted(byId).map(({ mine: _, ...note }) => note)

const byId = (one: Note, other: Note): number => (one.id < other.id ? -1 : 1)
