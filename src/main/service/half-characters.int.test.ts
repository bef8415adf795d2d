import { describe, expect, it, onTestFinished } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode, type Label } from '../../engine/record/file/encode.ts'
import type { Annotation, BranchId } from '../../engine/record/step.ts'
import {
  createRecord,
  fillRecord,
  setAnnotation,
  setBranch,
  type MatchRecord,
} from '../../engine/record/tree.ts'
import { comment, contentOf, recordOf, rowOf, undoImport } from '../testing/imports.ts'
import { annotatedMatch, matchWithLongerCopy, opened } from '../testing/play.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'

/** Half of 😀, as it is left by a cut at a count of UTF-16 code units. */
const HALF = '\ud83d'
const REPAIRED = '\ufffd'
const BERT = { id: 'b'.repeat(16), name: `Bert ${HALF}`, sign: HALF }

const program = (): { program: TestService; window: TestWindow } => {
  const service = createTestService()
  onTestFinished(() => service.close())
  return { program: service, window: service.window() }
}

const copyOf = ({ header, steps, branches, annotations }: MatchRecord): MatchRecord =>
  fillRecord(createRecord(header), {
    steps: steps.values(),
    branches: branches.values(),
    annotations: annotations.values(),
  })
const bytesOf = (record: MatchRecord, label: Label): string =>
  Buffer.from(encode(record, { label })).toString('base64')

describe('half characters', () => {
  it.each([
    ['a name that is cut', '😀'.repeat(40)],
    ['a name that ends in one', `${'😀'.repeat(20)}${HALF}`],
  ])('of a sender: %s; the import is undone whole', async (_, name) => {
    const { program: service, window } = program()
    const { table, bytes } = await matchWithLongerCopy(service, window)
    const { match } = table
    const before = contentOf(service, match)
    const longer = decode(Buffer.from(bytes, 'base64'), { games: GAMES })
    if (!longer.ok) return expect.fail(longer.error.code)
    const came = await window.ask('library.import', {
      name: 'theirs.qipu',
      bytes: bytesOf(longer.value.record, { title: '', tags: [], from: { ...BERT, name } }),
      copyNameBy: 'Main line by {name}',
    })
    expect(came.news?.branches).toMatchObject([{ how: 'copyMain' }])
    expect(came.news?.branches[0]?.name).toMatch(/^Main line by (😀)+\ufffd?$/u)
    expect(await undoImport(window, came.import)).toMatchObject({
      branches: 1,
      kept: { steps: 0, branches: 0, notes: 0 },
    })
    expect(contentOf(service, match)).toBe(before)
  })

  it('in a stranger’s branches and notes are repaired before anything is stored; undone whole', async () => {
    const { program: service, window } = program()
    const { match, tip } = await annotatedMatch(service, window, 4, [])
    const before = contentOf(service, match)
    const copy = copyOf(recordOf(service, match))
    const step = [...copy.steps.keys()].find((id) => id === tip) ?? copy.root
    setBranch(copy, {
      ...{ id: 'b'.repeat(16) as BranchId, name: `bold ${HALF}`, step, version: 1, deleted: false },
      by: BERT,
    })
    const note = (digit: string, body: Annotation['body']): void =>
      setAnnotation(copy, {
        ...{ id: digit.repeat(16), step, version: 1, deleted: false, body },
        edit: { note: digit.repeat(16), by: BERT, at: '2026-01-01T00:00:00.000Z', replaces: [] },
      })
    note('1', comment(`said ${HALF}`))
    note('2', { kind: 'bookmark', name: `here ${HALF}` })
    note('3', { kind: 'marks', marks: [{ shape: 'label', at: 'A1', text: HALF, ink: 'ink' }] })
    const label = { title: '', tags: [] }
    const file = { name: 'theirs.qipu', bytes: bytesOf(copy, label) }
    const came = await window.ask('library.import', file)
    expect(contentOf(service, match)).not.toContain('\\ud83d')
    expect(recordOf(service, match).branches.get('b'.repeat(16) as BranchId)).toMatchObject({
      name: `bold ${REPAIRED}`,
      by: { name: `Bert ${REPAIRED}`, sign: REPAIRED },
    })
    // The same file again brings nothing.
    expect(await window.ask('library.import', file)).toMatchObject({ import: null })
    expect(await undoImport(window, came.import)).toMatchObject({
      branches: 1,
      notes: 3,
      kept: { branches: 0, notes: 0 },
    })
    expect(contentOf(service, match)).toBe(before)
  })

  it('do not come from a file’s name or a title that is too long', async () => {
    const one = program()
    const { match } = await opened(one.window)
    const record = recordOf(one.program, match)
    const other = program()
    const bytes = Buffer.from(encode(record)).toString('base64')
    const came = await other.window.ask('library.import', { name: `a${'😀'.repeat(60)}.qipu`, bytes })
    expect((await rowOf(other.window, match))?.title).toBe(`a${'😀'.repeat(39)}`)
    const { imports } = await other.window.ask('imports.list', { match, limit: 10 })
    expect(imports.find((each) => each.import === came.import)?.file).not.toMatch(/[\ufffd\p{Cs}]/u)
  })

  it('in what a match is named by stay, so that files of before open as the match they were', async () => {
    const one = program()
    const { match } = await opened(one.window)
    const { header } = recordOf(one.program, match)
    const record = createRecord({ ...header, seats: header.seats.map((seat) => ({ ...seat, name: HALF })) })
    const bytes = bytesOf(record, { title: `Evening ${HALF}`, tags: [`tag ${HALF}`] })
    expect(await one.window.ask('library.import', { name: 'old.qipu', bytes })).toMatchObject({
      match: record.root,
      isNew: true,
    })
    expect(await rowOf(one.window, record.root)).toMatchObject({
      title: `Evening ${REPAIRED}`,
      tags: [`tag ${REPAIRED}`],
    })
    const again = await one.window.ask('library.export', { match: record.root, format: 'qipu' })
    const read = decode(Buffer.from(again.bytes, 'base64'), { games: GAMES })
    expect(read.ok && read.value.record.root).toBe(record.root)
  })

  it('are repaired in whatever a window asks for', async () => {
    const { program: service, window } = program()
    const { match } = await opened(window, { title: `Evening ${HALF}` })
    expect((await rowOf(window, match))?.title).toBe(`Evening ${REPAIRED}`)
    const seats = [HALF, 'Zoë'].map((name, at) => ({
      name: `${name}!`,
      colour: at === 0 ? (1 as const) : (2 as const),
      player: { kind: 'person' as const },
    }))
    const another = await opened(window, { seats })
    expect(recordOf(service, another.match).header.seats[0]?.name).toBe(`${REPAIRED}!`)
    await window.ask('library.tag', { match, tags: [`tag ${HALF}`] })
    expect((await rowOf(window, match))?.tags).toEqual([`tag ${REPAIRED}`])
    const { notes } = await window.ask('notes.edit', { match, edits: [{ step: match, body: comment(HALF) }] })
    expect(notes[0]?.body).toEqual(comment(REPAIRED))
    expect(await window.ask('settings.set', { author: `Ada ${HALF}` })).toMatchObject({
      author: `Ada ${REPAIRED}`,
    })
  })
})
