import { describe, expect, it, onTestFinished } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode } from '../../engine/record/file/encode.ts'
import type { Annotation } from '../../engine/record/step.ts'
import { createRecord, fillRecord, type MatchRecord } from '../../engine/record/tree.ts'
import type { Input } from '../api/api.ts'
import { comment } from '../testing/imports.ts'
import { opened } from '../testing/play.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'

const LAST_MOMENT = '9999-12-31T23:59:59.999Z'
const ME = 'a'.repeat(16)
const BERT = { id: 'b'.repeat(16), name: 'Bert', sign: 'B' }
const MINE = { id: ME, name: 'Ada', sign: 'A' }

const ada = (): { program: TestService; window: TestWindow } => {
  const program = createTestService()
  onTestFinished(() => program.close())
  program.library.saveSettings({ author: 'Ada', person: ME })
  return { program, window: program.window() }
}

/** The match as it would come back with annotations put in, whatever is there under their ids. */
const copyWith = (
  { program }: { program: TestService },
  match: string,
  ...put: readonly Annotation[]
): Input<'library.import'> => {
  const id = program.library.ids().find((each) => each === match)
  const loaded = id === undefined ? undefined : program.library.load(id)
  if (loaded?.ok !== true) return expect.fail('no such match')
  const { header, steps, branches, annotations } = loaded.value
  const all = new Map([...annotations, ...put.map((each) => [each.id, each] as const)])
  const record: MatchRecord = fillRecord(createRecord(header), {
    steps: steps.values(),
    branches: branches.values(),
    annotations: all.values(),
  })
  return { name: 'back.qipu', bytes: Buffer.from(encode(record)).toString('base64') }
}

const note = (step: string, changes: Partial<Annotation> = {}): Annotation => ({
  id: '1'.repeat(16),
  // The id of a match is that of its root.
  step: step as Annotation['step'],
  body: comment('never said'),
  version: 1,
  deleted: false,
  edit: { note: '1'.repeat(16), by: MINE, at: LAST_MOMENT, replaces: [] },
  ...changes,
})

const texts = async (window: TestWindow, match: string): Promise<readonly string[]> =>
  (await window.ask('notes.list', { match })).notes
    .filter(({ deleted }) => !deleted)
    .flatMap(({ body, others }) => [body, ...others.map((other) => other.body)])
    .map((body) => (body.kind === 'comment' ? body.text : ''))
    .sort()

/** What the file of a match says, as another program reads it. */
const exported = async (window: TestWindow, match: string): Promise<readonly string[]> => {
  const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
  const read = decode(Buffer.from(bytes, 'base64'), { games: GAMES })
  if (!read.ok) return expect.fail(read.error.code)
  return [...read.value.record.annotations.values()].map(({ body }) =>
    body.kind === 'comment' ? body.text : '',
  )
}

describe('a note in one’s own name that this library has not written', () => {
  it('is asked about, and can then be edited and deleted, whatever day it is dated', async () => {
    const me = ada()
    const { window } = me
    const { match } = await opened(window)
    const copy = copyWith(me, match, note(match))
    expect(await window.refused('library.import', copy)).toMatchObject({
      code: 'changesOwn',
      details: { notesClaimed: 1, notesChanged: 0 },
    })
    await window.ask('library.import', { ...copy, own: 'keep' })
    expect(await texts(window, match)).toEqual([])
    await window.ask('library.import', { ...copy, own: 'replace' })
    // Known from now on: nothing is asked again.
    await window.ask('library.import', copy)
    const { id } = note(match)
    for (const words of ['one', 'two', 'three']) {
      await window.ask('notes.edit', { match, edits: [{ id, body: comment(words) }] })
      expect(await texts(window, match)).toEqual([words])
      expect(await exported(window, match)).toContain(words)
    }
    await window.ask('notes.edit', { match, edits: [{ id, body: null }] })
    expect(await texts(window, match)).toEqual([])
    await exported(window, match)
    const { versions } = await window.ask('notes.versions', { match })
    expect(versions).toMatchObject([{ body: { text: 'three' } }])
  })

  it('stands beside what one has written only once one has said so', async () => {
    const me = ada()
    const { window } = me
    const { match } = await opened(window)
    const [mine] = (
      await window.ask('notes.edit', { match, edits: [{ step: match, body: comment('mine') }] })
    ).notes
    const edit = { note: mine!.id, by: MINE, at: '2026-01-01T00:00:00.000Z', replaces: [] }
    const copy = copyWith(me, match, note(match, { edit }))
    expect(await window.refused('library.import', copy)).toMatchObject({ details: { notesClaimed: 1 } })
    await window.ask('library.import', { ...copy, own: 'keep' })
    expect(await texts(window, match)).toEqual(['mine'])
    await window.ask('library.import', { ...copy, own: 'replace' })
    expect(await texts(window, match)).toEqual(['mine', 'never said'])
  })
})

describe('a note whose file says that it is somebody else’s, or nobody’s', () => {
  const changes = [
    ['without its author', undefined],
    ['by another author', { by: { ...BERT, id: 'c'.repeat(16), name: 'Carl' } }],
    ['of another note', { note: '2'.repeat(16) }],
    ['of another day', { at: LAST_MOMENT }],
    ['as what replaces another', { replaces: ['3'.repeat(16)] }],
  ] as const

  it.each(changes)('stays whose it is where it comes back %s, and the rest comes in', async (_, change) => {
    const me = ada()
    const { window } = me
    const { match } = await opened(window)
    const theirs = note(match, {
      id: 'f'.repeat(16),
      body: comment('Bert’s'),
      edit: { note: 'f'.repeat(16), by: BERT, at: '2026-01-01T00:00:00.000Z', replaces: [] },
    })
    await window.ask('library.import', copyWith(me, match, theirs))
    const [mine] = (
      await window.ask('notes.edit', { match, edits: [{ step: match, body: comment('mine') }] })
    ).notes
    const own = me.program.library.load(me.program.library.ids()[0]!)
    const stored = own.ok ? own.value.annotations.get(mine!.id) : undefined
    const shown = (await window.ask('notes.list', { match })).notes
    const more = note(match, {
      body: comment('new'),
      edit: { note: '1'.repeat(16), by: BERT, at: '2026-01-02T00:00:00.000Z', replaces: [] },
    })
    const spoiled = [theirs, stored!].map(({ edit, ...each }): Annotation => ({
      ...each,
      version: each.version + 5,
      ...(change === undefined || edit === undefined ? {} : { edit: { ...edit, ...change } }),
    }))
    const came = await window.ask('library.import', copyWith(me, match, ...spoiled, more))
    expect(came.news?.notes).toMatchObject([{ id: '1'.repeat(16), how: 'new', author: 'Bert' }])
    const after = (await window.ask('notes.list', { match })).notes
    for (const each of shown) expect(after).toContainEqual(each)
    expect(await texts(window, match)).toEqual(['Bert’s', 'mine', 'new'])
    expect(await exported(window, match)).toHaveLength(3)
  })
})
