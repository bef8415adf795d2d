import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LESSONS } from '../engine/samples/index.ts'
import { playerNames, renamed } from '../engine/samples/sample.ts'
import type { PageRecord, Wording } from '../archive/page.ts'
import { settingsFor } from '../engine/analysis/strength.ts'
import { qin } from '../engine/games/qin/index.ts'
import { GAMES } from '../engine/index.ts'
import { hasSecrets } from '../engine/kernel/testing/has-secrets.ts'
import type { AnyGame } from '../engine/kernel/game.ts'
import type { Viewer } from '../engine/kernel/seat.ts'
import { decode } from '../engine/record/file/decode.ts'
import { encode } from '../engine/record/file/encode.ts'
import { redactedRecord } from '../engine/record/exchange/redacted.ts'
import { headerFor, midwayRecord, playedRecord } from '../engine/record/testing/player.ts'
import { MAIN } from '../engine/record/step.ts'
import { createRecord, putBranch, type MatchRecord } from '../engine/record/tree.ts'
import { handlesIn } from '../main/testing/handles.ts'
import { createTestService, type TestService, type TestWindow } from '../main/testing/test-service.ts'
import type { Client, Input, Method, Output } from '../main/api/api.ts'
import { createCollectionReader, createReader } from './reader.ts'

let program: TestService
let window: TestWindow

// All tests share one library and worker thread, because starting them takes longer than most tests run.
beforeAll(() => {
  program = createTestService()
})
beforeEach(() => {
  window = program.window()
})
afterEach(() => window.close())
afterAll(() => program.close())

let matches = 0
/** A header that no other test uses. */
const freshNonce = (): string => (matches += 1).toString(16).padStart(32, '0')

/** Imports a record as a file into the library. */
const stored = async (record: MatchRecord): Promise<void> => {
  const bytes = Buffer.from(encode(record, { label: { title: 'A match', tags: [] } })).toString('base64')
  await window.ask('library.import', { name: 'a.qipu', bytes })
}

/** The base64 record inside the exported page of a match. */
const inPage = async (record: MatchRecord, as: Viewer): Promise<string> => {
  const file = await window.ask('library.export', { match: record.root, format: 'html', as })
  return /x-qipu">([^<]*)</.exec(Buffer.from(file.bytes, 'base64').toString('utf8'))?.[1] ?? ''
}

const asked = async <M extends Method>(client: Client, method: M, input: Input<M>): Promise<Output<M>> => {
  const answer = await client.request(method, input)
  return answer.ok ? answer.value : expect.fail(`${method}: ${answer.error.code}`)
}

/** A finished match with other lines and notes. */
const finished = (game: AnyGame): MatchRecord => {
  const { record, tip } = playedRecord(game, { steps: Infinity, changes: 60, nonce: freshNonce() })
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1_000, deleted: false })
  return record
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a page of %s', (_id, game) => {
  it('answers for every step and every viewer what main answers', async () => {
    const record = finished(game)
    await stored(record)
    const { match, client } = createReader(await inPage(record, 'all'))
    expect(match).toBe(record.root)
    const table = await window.ask('table.open', { match })
    expect(table.turn.by).toBe('nobody')
    // The library gives the steps of a match with secrets ids of its own.
    const named = <T>(value: T): T => handlesIn(program.library).outgoing(value, record.root)
    const shown = await asked(client, 'table.open', { match })
    const kept = table.branches.filter(({ deleted }) => !deleted)
    expect(named(shown)).toEqual({ ...table, branches: kept })
    // Readers of a page cannot write in it.
    const { me } = await asked(client, 'notes.list', { match })
    expect(named(await asked(client, 'notes.list', { match }))).toEqual({
      ...(await window.ask('notes.list', { match })),
      me,
    })
    for (const viewer of ['all', 'public', ...record.header.seats.keys()] as const) {
      const rows = await window.ask('table.rows', { match, viewer })
      expect(rows).toHaveLength(record.steps.size + 1)
      expect(named(await asked(client, 'table.rows', { match, viewer }))).toEqual(rows)
    }
    for (const [index, step] of [record.root, ...record.steps.keys()].entries())
      for (const viewer of index % 4 === 0 ? (['all', 'public', 0] as const) : (['all'] as const)) {
        const position = await window.ask('table.position', { match, step, viewer })
        expect(named(await asked(client, 'table.position', { match, step, viewer }))).toEqual(position)
      }
  })

  it('made for everybody holds what everybody saw and nothing else', async () => {
    const { record, tip } = midwayRecord(game, { steps: 20, changes: 20, nonce: freshNonce() })
    putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1_000, deleted: false })
    await stored(record)
    const secret = game.hasHiddenInformation(game.schemas.options.parse(record.header.options))
    if (secret)
      expect(
        await window.refused('library.export', { match: record.root, format: 'html', as: 'all' }),
      ).toEqual({ code: 'exportAfterMatch' })
    const read = decode(Buffer.from(await inPage(record, 'public'), 'base64'), { games: GAMES })
    if (!read.ok) return expect.fail(read.error.code)
    expect([...read.value.record.steps]).toEqual([...redactedRecord(record, game, 'public').steps])
    expect(read.value.record.header).toMatchObject({ chance: { source: 'manual' }, seenBy: 'public' })
    // Explicitly: no event with secrets is in the page in its original form.
    const text = new TextDecoder().decode(encode(read.value.record, { gzip: false }))
    const hiding = [...record.steps.values()]
      .flatMap(({ events }) => events)
      .filter((event) => JSON.stringify(game.redactEvent(event, 'public')) !== JSON.stringify(event))
    expect(hiding.length > 0).toBe(secret)
    for (const event of hiding) expect(text).not.toContain(JSON.stringify(event))
    expect(text).not.toContain('jade')
  })
})

describe.each(GAMES.filter(hasSecrets).map((game) => [game.id, game] as const))(
  'a page of what one seat of %s saw',
  (_id, game) => {
    it('is looked at as that seat, as main would show the copy', async () => {
      const record = finished(game)
      await stored(record)
      const packed = await inPage(record, 1)
      const { match } = await window.ask('library.import', { name: 'seen.qipu', bytes: packed })
      expect(match).not.toBe(record.root)
      const { client } = createReader(packed)
      const table = await asked(client, 'table.open', { match })
      expect(table).toEqual(await window.ask('table.open', { match }))
      expect(table).toMatchObject({ viewer: 1, unplayable: { code: 'seenOnly' } })
      const rows = await window.ask('table.rows', { match, viewer: 1 })
      expect(await asked(client, 'table.rows', { match, viewer: 1 })).toEqual(rows)
      for (const { id: step } of rows.filter((_, index) => index % 7 === 0))
        expect(await asked(client, 'table.position', { match, step, viewer: 1 })).toEqual(
          await window.ask('table.position', { match, step, viewer: 1 }),
        )
    })
  },
)

describe('a page', () => {
  it('leaves out what was deleted', async () => {
    const record = finished(GAMES[0]!)
    await stored(record)
    const deleted = [...record.annotations.values()].filter((note) => note.deleted)
    expect(deleted.length).toBeGreaterThan(0)
    const read = decode(Buffer.from(await inPage(record, 'all'), 'base64'), { games: GAMES })
    if (!read.ok) return expect.fail(read.error.code)
    for (const { id } of deleted) expect(read.value.record.annotations.has(id)).toBe(false)
    expect(read.value.record.steps.size).toBe(record.steps.size)
  })

  it('refuses what would change something', async () => {
    const record = finished(GAMES[0]!)
    await stored(record)
    const { match, client } = createReader(await inPage(record, 'all'))
    const at = { match, at: match }
    for (const answer of [
      await client.request('table.undo', at),
      await client.request('table.act', { ...at, action: { type: 'allot' } }),
      await client.request('notes.edit', { match, edits: [] }),
      await client.request('library.emptyBin', {}),
      await client.request('library.export', { match, format: 'text' }),
    ])
      expect(answer).toEqual({ ok: false, error: { code: 'readOnly' } })
  })

  it('gives its record away as a file that opens where it came from', async () => {
    const record = finished(GAMES[0]!)
    await stored(record)
    const { match, client } = createReader(await inPage(record, 'all'))
    const { bytes } = await asked(client, 'library.export', { match, format: 'qipu' })
    const result = await window.ask('library.import', { name: 'from-a-page.qipu', bytes })
    expect(result).toMatchObject({ match, isNew: false, addedSteps: 0 })
  })

  it('checks its record', async () => {
    const record = finished(GAMES[0]!)
    await stored(record)
    const { match, client } = createReader(await inPage(record, 'all'))
    expect(await asked(client, 'table.verify', { match })).toMatchObject({ damage: null, decided: true })
  })

  it.each([
    ['nothing', ''],
    ['no base64', '<script>'],
    ['no record', btoa('hello')],
  ])('says so where its record is %s', async (_what, text) => {
    const { match, client } = createReader(text)
    expect(match).toBe('')
    expect(await client.request('table.open', { match: headerFor(GAMES[0]!).nonce })).toEqual({
      ok: false,
      error: { code: 'pageDamaged' },
    })
  })
})

describe('a page of what everybody saw', () => {
  it.each([
    [{ source: 'seeded', seed: 'rain' }, 'withheld'],
    [{ source: 'manual' }, 'manual'],
  ] as const)('of a match whose luck is %j says that it is %s', async (chance, luck) => {
    const record = createRecord(headerFor(qin, { seats: 2, chance, nonce: freshNonce() }))
    await stored(record)
    const file = await window.ask('library.export', { match: record.root, format: 'html', as: 'public' })
    const page = Buffer.from(file.bytes, 'base64').toString('utf8')
    expect(page).not.toContain('rain')
    const told = /<meta name="qipu-luck" content="(\w*)">/.exec(page)?.[1]
    const packed = /x-qipu">([^<]*)</.exec(page)?.[1] ?? ''
    const opened = async (said?: string): Promise<string> => {
      const { match, client } = createReader(packed, said)
      return (await asked(client, 'table.open', { match })).luck
    }
    expect(await opened(told)).toBe(luck)
    // Pages of earlier versions do not name a viewer, and the copy has no place for one.
    expect(await opened()).toBe('untold')
    const { match } = await window.ask('library.import', { name: 'copy.qipu', bytes: packed })
    expect((await window.ask('table.open', { match })).luck).toBe('untold')
  })
})

describe('a page with an analysis', () => {
  it('tells of it what main tells, and starts none', async () => {
    const [game] = GAMES
    const record = finished(game!)
    await stored(record)
    const settings = settingsFor(game!, 'usual')
    const luck = record.header.seats.map((_, seat) => (seat === 0 ? 0.1 : seat === 1 ? -0.1 : 0))
    program.library.putAnalysed(
      record.root,
      [...record.steps.values()].map(({ id: step, actor }) => ({
        step,
        settings,
        finding: actor === 'chance' ? { kind: 'luck', luck } : { kind: 'nothing' },
      })),
    )
    const page = async (analysis: boolean): Promise<Client> => {
      const file = await window.ask('library.export', { match: record.root, format: 'html', analysis })
      const text = Buffer.from(file.bytes, 'base64').toString('utf8')
      return createReader(/x-qipu">([^<]*)</.exec(text)?.[1] ?? '').client
    }
    const match = record.root
    const told = await window.ask('analysis.look', { match })
    expect(told.result?.luck.length).toBeGreaterThan(0)
    const refusal = { code: 'readOnly' }
    expect(await asked(await page(true), 'analysis.look', { match })).toEqual({ ...told, refusal })
    expect(await asked(await page(false), 'analysis.look', { match })).toMatchObject({
      result: null,
      refusal,
    })
    expect(await (await page(true)).request('analysis.start', { match })).toMatchObject({ ok: false })
  })
})

describe('a page of what comes with the program', () => {
  it('is told in the language of the page, where one has come as far', async () => {
    for (const { id } of GAMES) {
      const { samples } = await window.ask('samples.list', { language: 'zh-Hant' })
      const { match } =
        samples.find((each) => each.kind === 'lesson' && each.game === id) ??
        expect.fail('there is no lesson')
      const file = await window.ask('library.export', { match, format: 'html' })
      const text = Buffer.from(file.bytes, 'base64').toString('utf8')
      const wordings = JSON.parse(/id="wordings">([^<]*)</.exec(text)?.[1] ?? '') as Wording[]
      expect(wordings.map(({ language }) => language)).toEqual(['en'])
      const { client } = createReader(/x-qipu">([^<]*)</.exec(text)?.[1] ?? '', 'seeded', wordings)
      const lesson = LESSONS[id] ?? expect.fail('there is no lesson')
      const first = lesson.notes.find(({ task }) => task !== undefined) ?? expect.fail('there is no task')
      const wordsIn = async (language: 'en' | 'zh-Hant') => {
        await asked(client, 'settings.set', { language })
        const { title, seats } = await asked(client, 'table.open', { match })
        const { notes } = await asked(client, 'notes.list', { match })
        const { task } = await asked(client, 'practice.look', { match, at: first.at })
        expect(title).toBe(lesson.title[language])
        expect(seats.map(({ name }) => name)).toEqual(playerNames(lesson, language))
        expect(task?.words).toBe(renamed(first.task?.words[language] ?? '', lesson, language))
        expect(await asked(client, 'table.verify', { match })).toMatchObject({ damage: null })
        expect(await asked(client, 'samples.edition', { match, language })).toEqual({ match })
        return {
          ids: notes.map((note) => note.id).toSorted(),
          lesson: await asked(client, 'practice.open', { match }),
        }
      }
      await asked(client, 'settings.set', { language: 'zh-Hant' })
      const { reached } = await asked(client, 'practice.open', { match })
      expect(reached).toBe(Math.min(...lesson.notes.map(({ at }) => at)))
      expect(await asked(client, 'practice.restart', { match })).toMatchObject({ reached })
      for (let at = reached; at < first.at; at += 1) await asked(client, 'practice.next', { match, at })
      await asked(client, 'practice.show', { match, at: first.at })
      const [chinese, english] = [await wordsIn('zh-Hant'), await wordsIn('en')]
      expect(english.ids).toEqual(chinese.ids)
      expect(english.lesson.tasks[0]).toBe('shown')
      const worded = { title: '', seats: [] }
      expect({ ...english.lesson, ...worded }).toEqual({ ...chinese.lesson, ...worded })
    }
  })

  it('holds one language once it has been copied, as it may have been changed since', async () => {
    const { samples } = await window.ask('samples.list', { language: 'en' })
    const { match } = samples[0] ?? expect.fail('there is no sample')
    await window.ask('samples.keep', { match })
    const file = await window.ask('library.export', { match, format: 'html' })
    expect(Buffer.from(file.bytes, 'base64').toString('utf8')).toContain('id="wordings"></script>')
  })
})

describe('a page of several matches', () => {
  const part = async (record: MatchRecord, as: Viewer): Promise<PageRecord> => {
    const file = await window.ask('library.export', { match: record.root, format: 'pagePart', as })
    return JSON.parse(Buffer.from(file.bytes, 'base64').toString('utf8')) as PageRecord
  }

  it('answers for each of them what a page of its own answers, by number and then by id', async () => {
    const records = GAMES.map(finished)
    for (const record of records) await stored(record)
    const parts = await Promise.all(
      records.map((record, index) => part(record, index === 0 ? 'public' : 'all')),
    )
    // More records than the reader caches, so that it decodes the first again.
    const client = createCollectionReader([...parts, ...parts.slice(1), ...parts.slice(1)])
    for (const round of [1, 2])
      for (const [index, { record, luck }] of parts.entries()) {
        const alone = createReader(record, luck)
        const number = String(round === 1 ? index + 1 : 2 * parts.length - 1 + index)
        if (round === 2 && index === 0) continue
        const table = await asked(client, 'table.open', { match: number })
        expect(table).toEqual(await asked(alone.client, 'table.open', { match: alone.match }))
        const { match, viewer, tip: step } = table
        for (const each of [number, match]) {
          const thumbnail = await asked(client, 'library.thumbnail', { match: each })
          expect(thumbnail).toEqual(await asked(alone.client, 'library.thumbnail', { match }))
          const position = await asked(client, 'table.position', { match: each, step, viewer })
          expect(position).toEqual(await asked(alone.client, 'table.position', { match, step, viewer }))
        }
      }
    expect(await asked(client, 'table.open', { match: '1' })).toMatchObject({ luck: 'withheld' })
  })

  it('shows the others where one cannot be read', async () => {
    const record = finished(GAMES[0]!)
    await stored(record)
    const client = createCollectionReader([{ record: 'AAAA', luck: 'seeded' }, await part(record, 'all')])
    expect(await client.request('table.open', { match: '1' })).toMatchObject({
      error: { code: 'pageDamaged' },
    })
    expect(await client.request('library.thumbnail', { match: '1' })).toMatchObject({ ok: false })
    expect(await client.request('table.open', { match: '3' })).toMatchObject({ ok: false })
    expect(await asked(client, 'table.open', { match: '2' })).toMatchObject({ match: record.root })
  })
})
