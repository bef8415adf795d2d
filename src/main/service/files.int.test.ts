import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../engine/kernel/random.ts'
import type { Table } from '../api/api.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { shareProgram } from '../testing/shared-program.ts'
import { choiceAt, newMatch, opened, playOn, rowsOf } from '../testing/play.ts'

let program: TestService
let window: TestWindow
const restart = shareProgram((shared) => ({ program, window } = shared))

const exported = async (table: Table, format: 'qipu' | 'text' | 'events' = 'qipu'): Promise<string> =>
  (await window.ask('library.export', { match: table.match, format })).bytes

describe('files', () => {
  it('a match exported and imported elsewhere is the same match', async () => {
    let table = await playOn(program, window, await opened(window), 8)
    await window.ask('library.tag', { match: table.match, tags: ['keep'] })
    await window.ask('table.branch', { match: table.match, step: table.match, name: 'Bold' })
    table = (await window.ask('table.switch', { match: table.match, branch: 'main' })).table
    const bytes = await exported(table)
    const elsewhere = createTestService()
    const far = elsewhere.window()
    expect(await far.ask('library.import', { name: 'x.qipu', bytes })).toEqual({
      match: table.match,
      import: expect.any(Number) as number,
      isNew: true,
      addedSteps: table.size - 1,
      news: null,
      damage: null,
    })
    const arrived = await far.ask('table.open', { match: table.match })
    expect(arrived).toEqual({ ...table, imported: true })
    expect(await rowsOf(far, arrived)).toEqual(await rowsOf(window, table))
    const summary = async (from: TestWindow): Promise<unknown> => {
      const row = (await from.ask('library.list', {})).rows.find(({ id }) => id === table.match)
      return { ...row, createdAt: 0, updatedAt: 0, importedAt: null }
    }
    expect(await summary(far)).toEqual(await summary(window))
    elsewhere.close()
  })

  it('a copy played on elsewhere merges, and windows that have it open see it', async () => {
    const table = await playOn(program, window, await opened(window), 3)
    const elsewhere = createTestService()
    const far = elsewhere.window()
    await far.ask('library.import', { name: 'x.qipu', bytes: await exported(table) })
    const theirs = await playOn(elsewhere, far, await far.ask('table.open', { match: table.match }), 2)
    const { bytes } = await far.ask('library.export', { match: table.match, format: 'qipu' })
    elsewhere.close()
    const merged = await window.ask('library.import', { name: 'x.qipu', bytes })
    expect(merged).toMatchObject({ isNew: false, addedSteps: theirs.size - table.size })
    const now = await window.ask('table.open', { match: table.match })
    expect(now).toMatchObject({ tip: table.tip, size: theirs.size })
    expect(now.branches).toMatchObject([{ id: 'main', step: table.tip }, { step: theirs.tip }])
    expect(window.pushed('table.changed').at(-1)?.table).toEqual(now)
    const again = await window.ask('library.import', { name: 'x.qipu', bytes })
    expect(again).toMatchObject({ addedSteps: 0, news: { counts: { lines: 0, branches: 0, notes: 0 } } })
  })

  it('a copy tells what it brings: lines by their first step, branches, notes', async () => {
    const table = await playOn(program, window, await opened(window), 4)
    const elsewhere = createTestService()
    const far = elsewhere.window()
    await far.ask('library.import', { name: 'x.qipu', bytes: await exported(table) })
    const [, , fork] = await rowsOf(far, table)
    const branched = await far.ask('table.branch', { match: table.match, step: fork!.id, name: 'bolder' })
    let theirs = branched.table
    // Until something else is chosen there than in the match.
    for (let luck = 0; theirs.size === table.size; luck += 1) {
      const action = choiceAt(elsewhere, theirs, seededRandom('another', luck))
      theirs = (await far.ask('table.act', { match: table.match, at: theirs.tip, action })).table
    }
    const glyph = { kind: 'glyph', glyph: '!?' } as const
    const { notes } = await far.ask('notes.edit', {
      match: table.match,
      edits: [
        { step: theirs.tip, body: glyph },
        { step: table.match, body: { kind: 'comment', text: 'A good one', author: '' } },
      ],
    })
    const { bytes } = await far.ask('library.export', { match: table.match, format: 'qipu' })
    const { news, addedSteps } = await window.ask('library.import', { name: 'x.qipu', bytes })
    const added = (await rowsOf(far, theirs)).slice(table.size)
    const ends = added.at(-1)!
    expect(addedSteps).toBe(added.length)
    expect(news?.lines.reduce((total, { steps }) => total + steps, 0)).toBe(addedSteps)
    expect(news).toMatchObject({
      lines: [{ step: added[0]?.id, depth: added[0]?.depth }],
      branches: [{ name: 'bolder', step: theirs.tip, depth: ends.depth, how: 'new' }],
      counts: { lines: 1, branches: 1, notes: 2 },
      marked: { steps: added.map(({ id }) => id) },
    })
    // In the order of the file, which is that of their ids.
    expect(news?.marked.notes).toEqual(notes.map(({ id }) => id).toSorted())
    expect(news?.notes.map(({ kind, how, depth }) => [kind, how, depth]).toSorted()).toEqual([
      ['comment', 'new', 0],
      ['glyph', 'new', ends.depth],
    ])

    // What came is new until it was looked at, for every window and after a restart.
    const ids = [...added.map(({ id }) => id), ...notes.map(({ id }) => id)]
    const marks = async (): Promise<readonly string[]> =>
      (await window.ask('unread.list', { match: table.match })).ids
    expect((await marks()).toSorted()).toEqual(ids.toSorted())
    expect(window.pushed('unread.changed')).toEqual([{ match: table.match }])
    await window.ask('unread.seen', { match: table.match, ids: ids.slice(1) })
    await window.ask('unread.seen', { match: table.match, ids: ids.slice(1) })
    restart()
    expect(await marks()).toEqual(ids.slice(0, 1))

    // An edit, a deletion and a new name are told as such; again, nothing is.
    await far.ask('notes.edit', {
      match: table.match,
      edits: [
        { id: notes[0]!.id, body: null },
        { id: notes[1]!.id, body: { kind: 'comment', text: 'Better', author: '' } },
      ],
    })
    const { branch } = branched.table
    await far.ask('table.renameBranch', { match: table.match, branch, name: 'boldest' })
    const later = await far.ask('library.export', { match: table.match, format: 'qipu' })
    elsewhere.close()
    const copy = { name: 'x.qipu', bytes: later.bytes, own: 'replace' } as const
    const again = await window.ask('library.import', copy)
    expect(again.news).toMatchObject({
      lines: [],
      branches: [{ name: 'boldest', how: 'renamed' }],
      marked: { steps: [], notes: [notes[1]!.id] },
    })
    expect(again.news?.notes.map(({ kind, how }) => [kind, how]).toSorted()).toEqual([
      ['comment', 'changed'],
      ['glyph', 'deleted'],
    ])
    const nothing = await window.ask('library.import', { name: 'x.qipu', bytes: later.bytes })
    expect(nothing.news).toMatchObject({ counts: { lines: 0, branches: 0, notes: 0 } })
  })

  it('as a seat saw it: weighed, exported, opened with those eyes and seen in every position', async () => {
    const { match, size, curtain } = await opened(window, { game: 'qin', options: {} })
    await window.ask('table.liftCurtain', { match, seat: curtain ?? 0 })
    const own = await window.ask('library.exportSize', {
      match,
      format: 'qipu',
      as: 0,
      lines: 'played',
      notes: false,
    })
    expect(own).toMatchObject({ steps: size - 1, branches: 0, notes: 0 })
    expect(await window.refused('library.exportSize', { match, format: 'qipu', as: 5 })).toMatchObject({
      code: 'noSuchSeat',
    })
    // It is told only to the seat whose screen it is.
    for (const format of ['text', 'qipu'] as const)
      expect(await window.refused('library.export', { match, format, as: 1 })).toEqual({
        code: 'exportAfterMatch',
      })
    const { bytes } = await window.ask('library.export', { match, format: 'qipu', as: 0 })
    const elsewhere = createTestService()
    const far = elsewhere.window()
    const { match: copy } = await far.ask('library.import', { name: 'seen.qipu', bytes })
    const table = await far.ask('table.open', { match: copy })
    expect(table).toMatchObject({ viewer: 0, curtain: null, unplayable: { code: 'seenOnly' } })
    for (const row of await far.ask('table.rows', { match: copy, viewer: 0 }))
      expect(await far.ask('table.position', { match: copy, step: row.id, viewer: 0 })).toMatchObject({
        viewer: 0,
      })
    expect(await far.ask('table.verify', { match: copy })).toMatchObject({ decided: false, damage: null })
    const other = { match: copy, format: 'qipu', as: 1 } as const
    expect(await far.refused('library.export', other)).toEqual({ code: 'notInCopy' })
    elsewhere.close()
  })

  it('a copy for others to see tells nothing hidden, opens, and cannot be played on', async () => {
    const { match } = await window.ask('match.create', newMatch({ game: 'qin', options: {} }))
    const { bytes } = await window.ask('library.export', { match, format: 'qipu', as: 'public' })
    const text = gunzipSync(Buffer.from(bytes, 'base64')).toString()
    expect(text).toContain('"hand.dealt"')
    expect(text).not.toMatch(/"[RYB]{2}"|"seed"/)
    const copy = await window.ask('library.import', { name: 'seen.qipu', bytes })
    expect(copy).toMatchObject({ isNew: true, damage: null })
    const table = await window.ask('table.open', { match: copy.match })
    expect(table).toMatchObject({
      curtain: null,
      viewer: 'all',
      unplayable: { code: 'seenOnly' },
      undoTo: { refused: { code: 'seenOnly' } },
    })
    const at = { match: copy.match, at: table.tip }
    expect(
      await window.refused('table.act', { ...at, action: { type: 'place', tile: 'RR', at: [69, 70] } }),
    ).toEqual({
      code: 'seenOnly',
    })
    expect(await window.refused('table.branch', { match: copy.match, step: table.tip })).toEqual({
      code: 'seenOnly',
    })
    expect(await window.ask('table.verify', { match: copy.match })).toMatchObject({
      decided: false,
      damage: null,
    })
  })

  it('what is no record, or not a whole one, is refused and stores nothing', async () => {
    const table = await playOn(program, window, await opened(window), 4)
    const whole = Buffer.from(await exported(table), 'base64')
    const elsewhere = createTestService()
    const far = elsewhere.window()
    const take = (bytes: Buffer): Promise<unknown> =>
      far.refused('library.import', { name: 'x.qipu', bytes: bytes.toString('base64') })
    expect(await take(Buffer.from('hello\n'))).toMatchObject({ code: 'notQipu', details: { line: 1 } })
    expect(await take(whole.subarray(0, whole.length - 20))).toMatchObject({ code: expect.any(String) })
    expect((await far.ask('library.list', {})).total).toBe(0)
    elsewhere.close()
  })

  it('a damaged one can be taken up to its last good step', async () => {
    const table = await playOn(program, window, await opened(window), 4)
    const text = await window.ask('library.export', { match: table.match, format: 'qipu' })
    const lines = gunzipSync(Buffer.from(text.bytes, 'base64')).toString('utf8').split('\n')
    // The last action of a seat loses its events.
    const last = lines.findLastIndex((line) => /^\{"step".*"by":\d/.test(line))
    lines[last] = (lines[last] ?? '').replace(/"events":\[.*\]/, '"events":[]')
    const bytes = Buffer.from(lines.join('\n')).toString('base64')
    const elsewhere = createTestService()
    const far = elsewhere.window()
    expect(await far.refused('library.import', { name: 'x.qipu', bytes })).toMatchObject({ code: 'wrongEnd' })
    const taken = await far.ask('library.import', { name: 'x.qipu', bytes, upTo: 'lastGood' })
    expect(taken).toMatchObject({ isNew: true, damage: { code: 'badId', details: { line: last + 1 } } })
    const rows = await rowsOf(far, await far.ask('table.open', { match: table.match }))
    expect(rows).toEqual((await rowsOf(window, table)).slice(0, rows.length))
    expect(rows.length).toBeLessThan(table.size)
    elsewhere.close()
  })

  it('readable formats come in the asked language', async () => {
    const table = await playOn(program, window, await opened(window), 4)
    const sheet = async (language: 'en' | 'zh-Hant'): Promise<string> => {
      const file = await window.ask('library.export', { match: table.match, format: 'text', language })
      return Buffer.from(file.bytes, 'base64').toString('utf8')
    }
    expect(await sheet('en')).toContain('Quorsum')
    expect(await sheet('zh-Hant')).toContain('骰棋')
    const events = Buffer.from(await exported(table, 'events'), 'base64')
      .toString('utf8')
      .trim()
      .split('\n')
    const told = (await rowsOf(window, table)).flatMap((row) => row.events)
    expect(events.map((line) => (JSON.parse(line) as { event: unknown }).event)).toEqual(told)
  })
})
