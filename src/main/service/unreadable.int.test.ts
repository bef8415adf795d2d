/** Copies and records of other rules that hold what no game can read. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { quorsum } from '../../engine/games/quorsum/index.ts'
import type { AnyGame, GameEvent } from '../../engine/kernel/game.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { redactedRecord } from '../../engine/record/exchange/redacted.ts'
import type { Header } from '../../engine/record/step.ts'
import { forged } from '../../engine/record/testing/forge.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import { createReader } from '../../page/reader.ts'
import { scoreSheet } from '../sharing/score-sheet.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { storeUnchecked } from '../testing/store-unchecked.ts'

const BAD: readonly unknown[] = [
  { type: 'nothing.known' },
  { type: 'place', tile: 7, at: 'nowhere' },
  { type: 'putBack' },
  { type: 'dealCards', seat: 99, cards: [null, {}] },
]

/** Each step does something no game can read, of which nothing comes. */
const spoilt = (record: MatchRecord, header: Partial<Header> = {}): MatchRecord =>
  forged(record, {
    header,
    change: (_, index) => ({ action: BAD[index % BAD.length], events: [] as GameEvent[] }),
  })

/** A line of bad steps alone. */
const line = (game: AnyGame, header: Partial<Header>): MatchRecord =>
  spoilt(playedRecord(game, { steps: BAD.length }).record, header)

const copyOf = (game: AnyGame): MatchRecord => {
  const { record } = playedRecord(game, { steps: BAD.length })
  return spoilt(redactedRecord(record, game, 'public'))
}

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

/** As an earlier program has taken it in. */
const stored = (record: MatchRecord): string => storeUnchecked(program.library, record)

const all = GAMES.map((game) => ({ id: game.id, game }))

describe.each(all)('actions nobody can read, in $id', ({ game }) => {
  it('are refused in a copy and in a match of older rules, and come in with later ones', () => {
    const read = (record: MatchRecord) => decode(encode(record), { games: GAMES })
    expect(read(copyOf(game))).toMatchObject({ ok: false, error: { code: 'malformedAction', line: 2 } })
    const older = read(line(game, { rules: 1, seenBy: 'public', chance: { source: 'manual' } }))
    expect(older).toMatchObject({ ok: false, error: { code: 'malformedAction' } })
    expect(read(line(game, { rules: game.version + 1 }))).toMatchObject({ ok: true })
  })

  it('are shown as unreadable steps by a library that has them, in rows, sheets, copies and pages', async () => {
    for (const record of [copyOf(game), line(game, { rules: game.version + 1 })]) {
      const match = stored(record)
      const table = await window.ask('table.open', { match })
      const rows = await window.ask('table.rows', { match, viewer: 'public' })
      expect(rows).toHaveLength(record.steps.size + 1)
      expect(rows.slice(1).every(({ unreadable, notation }) => unreadable === true && notation === '')).toBe(
        true,
      )
      expect(rows[0]).not.toHaveProperty('unreadable')
      for (const { id } of rows)
        expect((await window.ask('table.position', { match, step: id, viewer: 'public' })).step).toBe(id)
      expect(await window.ask('library.thumbnail', { match })).toHaveProperty('view')
      expect(await window.ask('analysis.look', { match, step: table.tip })).toMatchObject({ result: null })
      const scope = { lines: 'tree', notes: true, as: 'public' } as const
      const copy = await window.ask('library.export', { match, format: 'qipu', ...scope })
      expect(copy.bytes).not.toBe('')
      // Of an action nobody can read nobody knows what the public may see.
      const told = decode(Buffer.from(copy.bytes, 'base64'), { games: [] })
      if (record.header.seenBy === undefined)
        expect(told.ok && [...told.value.record.steps.values()][1]?.action).toEqual({ type: 'place' })
      for (const language of ['en', 'zh-Hant'] as const) {
        const words = language === 'en' ? 'unreadable step' : '無法辨讀的一手'
        const sheet = scoreSheet(record, game, { title: '', language })
        expect(sheet.split(words)).toHaveLength(record.steps.size + 1)
      }
    }
  })

  it.each(['seeded', 'manual'] as const)(
    'are where a match can last be followed; luck %s',
    async (source) => {
      const { record } = playedRecord(game, { steps: 12 })
      const beyond = forged(record, {
        header: { chance: source === 'seeded' ? { source, seed: 'none' } : { source } },
        change: (_, index) => (index < 6 ? {} : { events: [{ type: 'nothing.known' }] }),
      })
      const match = stored(beyond)
      const { tip, unplayable } = await window.ask('table.open', { match })
      expect(unplayable).toMatchObject({ code: 'recordDamaged', details: { depth: 7 } })
      const rows = await window.ask('table.rows', { match, viewer: 'public' })
      expect(rows).toHaveLength(1 + 6)
      for (const { id } of rows)
        expect((await window.ask('table.position', { match, step: id, viewer: 'public' })).step).toBe(id)
      for (const method of ['table.roll', 'table.undo'] as const)
        expect(await window.refused(method, { match, at: tip })).toMatchObject({ code: 'damaged' })
      const act = { match, at: tip, action: { type: 'place' } }
      expect(await window.refused('table.act', act)).toMatchObject({ code: 'damaged' })
      expect(await window.ask('library.thumbnail', { match })).toHaveProperty('view')
      // What is stored is left as it is.
      const loaded = program.library.load(beyond.root)
      expect(loaded.ok && [...loaded.value.steps.keys()]).toEqual([...beyond.steps.keys()])
    },
  )

  it('are shown as such by a page', async () => {
    const record = line(game, { rules: game.version + 1 })
    const { client, match } = createReader(Buffer.from(encode(record)).toString('base64'))
    const rows = await client.request('table.rows', { match, viewer: 'public' })
    if (!rows.ok) throw new Error(rows.error.code)
    expect(rows.value.slice(1).every(({ unreadable }) => unreadable === true)).toBe(true)
    expect(await client.request('table.open', { match })).toMatchObject({ ok: true })
    const position = await client.request('table.position', { match, step: match, viewer: 'public' })
    expect(position.ok).toBe(true)
  })
})

it('are not asked for odds: what is in a copy may be more than is in the box', async () => {
  const { record } = playedRecord(quorsum as AnyGame, { steps: 20 })
  const oddsOf = async (match: string): Promise<number> => {
    const rows = await window.ask('table.rows', { match, viewer: 'public' })
    const positions = rows.map(({ id }) =>
      window.ask('table.position', { match, step: id, viewer: 'public' }),
    )
    return (await Promise.all(positions)).filter(({ odds }) => odds !== undefined).length
  }
  expect(await oddsOf(stored(record))).toBeGreaterThan(0)
  expect(await oddsOf(stored(redactedRecord(record, quorsum as AnyGame, 'public')))).toBe(0)
})
