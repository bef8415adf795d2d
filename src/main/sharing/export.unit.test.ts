import { describe, expect, it } from 'vitest'
import { gameOf, GAMES } from '../../engine/index.ts'
import type { Json } from '../../engine/kernel/json.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { recordInScope } from '../../engine/record/exchange/export-scope.ts'
import { decideStep, runChance } from '../../engine/record/play.ts'
import { programPlayer, SEARCH_PLAYER, type Player } from '../../engine/record/players.ts'
import { replayOf } from '../../engine/record/positions.ts'
import { MAIN, type BranchId, type Header, type StepId } from '../../engine/record/step.ts'
import {
  addStep,
  createRecord,
  lineTo,
  putAnnotation,
  putBranch,
  type MatchRecord,
} from '../../engine/record/tree.ts'
import windowBots from '../../renderer/locales/en/bots.json' with { type: 'json' }
import windowBotsChinese from '../../renderer/locales/zh-Hant/bots.json' with { type: 'json' }
import { exportMatch, type ExportedFile } from './export.ts'
import { changCheng } from '../../engine/games/chang-cheng/index.ts'
import { headerFor } from '../../engine/record/testing/player.ts'
import { scoreSheet, SHEET_WORDS } from './score-sheet.ts'

const quorsum = gameOf('quorsum')!

const HEADER: Header = {
  format: 1,
  nonce: '0'.repeat(32),
  game: 'quorsum',
  rules: quorsum.version,
  options: { raceTo: 1, flipLock: 'reply' },
  seats: [
    { name: '王小明', colour: 1, player: { kind: 'person' } },
    { name: 'Zoë | {seat}', colour: 2, player: { kind: 'bot', bot: 'homer', level: 2 } },
  ],
  chance: { source: 'seeded', seed: 'a' },
  undo: 'free',
  startedAt: '2026-11-20T10:25:00.000Z',
}

const allot = (...allotments: readonly Json[]): Json => ({ type: 'allot', allotments })
const GIVE = allot()

/** A drawn match without real actions, and a side line from the third turn. */
const played = (): { record: MatchRecord; fork: StepId; tip: StepId } => {
  const record = createRecord(HEADER)
  const replay = replayOf(record, quorsum)
  const { positions } = replay
  const settle = (from: StepId): StepId => runChance(replay, from).at(-1)?.id ?? from
  const act = (from: StepId, action: Json): StepId => {
    const { by } = quorsum.turn(positions.at(from))
    if (by === 'nobody') throw new Error('over')
    const decided = decideStep(replay, from, by, action)
    if (!decided.ok) throw new Error(decided.error.code)
    addStep(record, decided.value)
    return settle(decided.value.id)
  }
  let at = settle(record.root)
  at = act(at, { type: 'choose', option: 'place' })
  at = act(at, { type: 'place', corners: [0, 0, 1, 1] })
  const third = act(act(at, GIVE), GIVE)
  at = third
  for (let turn = 3; turn <= 6; turn += 1) at = act(at, GIVE)
  const fork = act(third, allot({ tile: 5, dice: 3 }))
  putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
  const side = '00000000000000aa' as BranchId
  putBranch(record, { id: side, name: 'bolder', step: fork, version: 1, deleted: false })
  const said = { version: 1, deleted: false }
  const text = 'Why not?\nOn a second line.'
  putAnnotation(record, {
    ...said,
    id: 'a'.repeat(16),
    step: fork,
    body: { kind: 'comment', text, author: 'Ada' },
  })
  putAnnotation(record, { ...said, id: 'b'.repeat(16), step: third, body: { kind: 'glyph', glyph: '?!' } })
  putAnnotation(record, {
    ...said,
    id: 'c'.repeat(16),
    step: at,
    deleted: true,
    body: { kind: 'bookmark', name: 'no' },
  })
  return { record, fork, tip: at }
}

const exported = (...of: Parameters<typeof exportMatch>): ExportedFile => {
  const file = exportMatch(...of)
  return file.ok ? file.value : expect.fail(file.error.code)
}

/** The line of a score sheet with the seats, one of them taken by this player. */
const seatsLine = (player: Player, language: Language): string => {
  const seats = HEADER.seats.map((seat, at) => (at === 1 ? { ...seat, player } : seat))
  const sheet = scoreSheet(createRecord({ ...HEADER, seats }), quorsum, { title: '', language })
  return sheet.split('\n').find((line) => /^(Seats|座位)/.test(line)) ?? ''
}

describe('a score sheet', () => {
  it('lists only options that have an effect', () => {
    const optionsOf = (seats: number): string => {
      const record = createRecord(headerFor(changCheng, { seats }))
      const sheet = scoreSheet(record, changCheng, { title: '', language: 'en' })
      return sheet.split('\n').find((line) => line.startsWith('Options')) ?? ''
    }
    expect(optionsOf(2)).toContain('Neutral walls')
    expect(optionsOf(2)).not.toContain('Fourth board')
    expect(optionsOf(4)).toContain('Fourth board')
    expect(optionsOf(4)).not.toContain('Neutral walls')
  })

  it('has head, turns, the match as played at the margin, tried lines indented, and the result', () => {
    const { record, tip } = played()
    const sheet = scoreSheet(record, quorsum, { title: 'An evening', language: 'en' })
    const lines = sheet.split('\n')
    expect(lines.slice(0, 7)).toEqual([
      'An evening',
      '',
      `Game     Quorsum, rules version ${quorsum.version}`,
      'Seats    1. 王小明   2. Zoë | {seat} (bot homer, level 2)',
      expect.stringMatching(/^Options {2}.*Play to: A single game/),
      'Luck     from the seed a',
      'Started  2026-11-20 10:25:00 UTC',
    ])
    // Every step of the played line, in order, at the margin.
    const margin = lines.flatMap((line) => /^ {2,3}(\d+) {2}\S/.exec(line)?.[1] ?? [])
    expect(margin.map(Number)).toEqual(lineTo(record, tip).map((_, index) => index + 1))
    expect(lines.filter((line) => /^Turn \d$/.test(line))).toEqual(
      [1, 2, 3, 4, 5, 6].map((turn) => `Turn ${turn}`),
    )
    const other = lines.findIndex((line) => line.includes('Another line from step'))
    const tried = lines.slice(other).join('\n')
    expect(tried).toMatch(/^ {4,}\d+ {2}\S.* {2}B2×3$/m)
    expect(tried).toMatch(/^ +» Ada: Why not\?\n +On a second line\.$/m)
    expect(tried).toMatch(/Branch: bolder/)
    expect(sheet).toMatch(/ 0 {2}\?!$/m)
    expect(sheet).not.toContain('Bookmark')
    expect(lines.slice(-4)).toEqual([
      'Result  Six turns without progress, and neither player is closer to home: a draw.',
      '        1. 王小明, 1',
      '        1. Zoë | {seat}, 1',
      '',
    ])
  })

  it('keeps user text on its own line, without control characters', () => {
    const { record, fork } = played()
    const forged = 'A\n  99  Mallory  B2×3\u001b[2J\u202e'
    const hostile = createRecord({
      ...record.header,
      seats: record.header.seats.map((seat) => ({ ...seat, name: forged })),
    })
    // Other names give another match with another root.
    for (const step of record.steps.values())
      addStep(hostile, step.parent === record.root ? { ...step, parent: hostile.root } : step)
    for (const branch of record.branches.values()) putBranch(hostile, { ...branch, name: forged })
    const said = { step: fork, version: 1, deleted: false }
    const comment = { kind: 'comment', text: `one\r\ntwo\u2028three ${forged}`, author: forged } as const
    putAnnotation(hostile, { ...said, id: 'a'.repeat(16), body: comment })
    putAnnotation(hostile, { ...said, id: 'b'.repeat(16), body: { kind: 'bookmark', name: forged } })
    const label = { shape: 'label', at: forged, text: forged, ink: 'ink' } as const
    putAnnotation(hostile, { ...said, id: 'c'.repeat(16), body: { kind: 'marks', marks: [label] } })
    for (const game of [quorsum, undefined]) {
      const sheet = scoreSheet(hostile, game, { title: forged, language: 'en' })
      expect(sheet).not.toMatch(/[\p{Cc}--\n]|[\u2028\u202a-\u202e\u2066-\u2069]/v)
      // Only a comment may have several lines, indented under its step.
      expect(sheet.split('\n').filter((line) => /^\s*99 {2}Mallory/.test(line))).toEqual([
        expect.stringMatching(/^ {6,}99 {2}Mallory/),
      ])
    }
  })

  it('writes a giant comment line by line', () => {
    const { record, fork } = played()
    const text = 'x\n'.repeat(25_000)
    const body = { kind: 'comment', text, author: '' } as const
    putAnnotation(record, { id: 'e'.repeat(16), step: fork, body, version: 1, deleted: false })
    const lines = scoreSheet(record, quorsum, { title: '', language: 'en' }).split('\n')
    expect(lines.filter((line) => /^ {6,}x$/.test(line))).toHaveLength(24_999)
  })

  it('speaks Chinese', () => {
    const sheet = scoreSheet(played().record, quorsum, { title: '', language: 'zh-Hant' })
    expect(sheet).toContain('骰棋')
    expect(sheet).toContain('第 6 回合')
    expect(sheet).toContain('» Ada：Why not?')
  })

  it('has Chinese marks in Chinese, in its head and among marks on the board', () => {
    const { record, tip } = played()
    const marks = [
      { shape: 'label', at: 'B2', text: '甲', ink: 'ink' },
      { shape: 'circle', at: 'C3', ink: 'ink' },
    ] as const
    const said = { id: 'd'.repeat(16), step: tip, version: 1, deleted: false }
    putAnnotation(record, { ...said, body: { kind: 'marks', marks } })
    const lines = scoreSheet(record, quorsum, { title: '', language: 'zh-Hant' }).split('\n')
    expect(lines.find((line) => line.startsWith('玩法'))).toMatch(/^玩法[^:;]*：[^:;]+；[^:;]+：[^:;]+$/)
    expect(lines.find((line) => line.includes('盤上標記'))).toMatch(/：B2「甲」、圓 C3$/)
  })

  it.each(LANGUAGES)('names bots and programs as the window does, in %s', (language) => {
    const bots = { en: windowBots, 'zh-Hant': windowBotsChinese }[language]
    for (const [level, called] of Object.entries(bots.level)) {
      const player = { kind: 'bot', bot: SEARCH_PLAYER, level: Number(level) } as const
      expect(seatsLine(player, language)).toContain(called)
      expect(seatsLine(player, language)).not.toContain(SEARCH_PLAYER)
    }
    expect(seatsLine(programPlayer('Hal'), language)).toContain(bots.program.replace('{name}', 'Hal'))
    expect(seatsLine({ kind: 'bot', bot: SEARCH_PLAYER, level: 9 }, language)).toContain(SEARCH_PLAYER)
  })

  it('writes the facts of a game this program does not know', () => {
    const header: Header = { ...HEADER, game: 'chess' }
    const sheet = scoreSheet(createRecord(header), undefined, { title: '', language: 'en' })
    expect(sheet).toContain('chess, a game this program does not know')
  })

  it('writes lines within lines of any depth', () => {
    const record = createRecord({ ...HEADER, game: 'unknown' })
    let at = record.root
    for (let depth = 0; depth < 3000; depth += 1) {
      const step = (suffix: number): StepId => {
        const id = (depth * 2 + suffix).toString(16).padStart(32, '0') as StepId
        addStep(record, { id, parent: at, actor: 0, action: depth, events: [] })
        return id
      }
      step(0)
      at = step(1)
    }
    const lines = scoreSheet(record, undefined, { title: '', language: 'en' }).split('\n')
    expect(lines.filter((line) => /^ *\d+ {2}王小明/.test(line))).toHaveLength(6000)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(120)
  })

  it('has the same words in both languages', () => {
    const keys = (texts: object): unknown[] =>
      Object.entries(texts).map(([key, value]) =>
        typeof value === 'string' ? key : [key, keys(value as object)],
      )
    expect(keys(SHEET_WORDS['zh-Hant'])).toEqual(keys(SHEET_WORDS.en))
  })
})

describe('an exported file', () => {
  it('carries everything as .qipu, with the title and tags', () => {
    const { record } = played()
    const file = exported(record, quorsum, {
      format: 'qipu',
      title: 'An evening',
      tags: ['club'],
      language: 'en',
    })
    expect(file).toMatchObject({ name: 'An evening.qipu', type: 'application/x-qipu' })
    const read = decode(file.bytes, { games: GAMES })
    if (!read.ok) throw new Error(read.error.code)
    expect(read.value.label).toEqual({ title: 'An evening', tags: ['club'] })
    expect([...read.value.record.steps]).toEqual([...record.steps])
    expect(new Map(read.value.record.annotations)).toEqual(new Map(record.annotations))
  })

  it('lists events, one line of JSON each, in the order steps were made', () => {
    const { record } = played()
    const { bytes } = exported(record, quorsum, { format: 'events', title: '', language: 'en' })
    const lines = new TextDecoder()
      .decode(bytes)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const expected = [...record.steps.values()].flatMap((step) =>
      step.events.map((event) => ({ step: step.id, parent: step.parent, actor: step.actor, event })),
    )
    expect(lines).toEqual(expected.map((line) => ({ ...line, depth: expect.any(Number) })))
  })

  it.each([
    ['A/B\\C: "D"?', 'A B C D'],
    ['對局 第一局', '對局 第一局'],
    ['  ..hidden.. ', 'hidden'],
    ['con', 'con_'],
    ['CON.evening', 'CON_.evening'],
    ['com1', 'com1_'],
    ['lpt².x', 'lpt²_.x'],
    ['CONIN$', 'CONIN$_'],
    ['console', 'console'],
    ['evil\u202egpj.exe', 'evilgpj.exe'],
    ['a\u0000b\u009bc\ud800d\u2028e', 'a b c d e'],
    ['../../.ssh/keys', 'ssh keys'],
    ['..\\..\\x', 'x'],
    ['🀄'.repeat(80), '🀄'.repeat(60)],
    ['', 'quorsum 2026-11-20'],
    ['///', 'quorsum 2026-11-20'],
    ['x'.repeat(90), 'x'.repeat(60)],
  ])('has a name every file system takes: %j', (title, stem) => {
    expect(exported(played().record, quorsum, { format: 'text', title, language: 'en' }).name).toBe(
      `${stem}.txt`,
    )
  })

  it('counts what it holds, without deleted branches and notes', () => {
    const { record } = played()
    const all = { format: 'qipu', title: '', language: 'en' } as const
    expect(exported(record, quorsum, all).holds).toEqual({
      steps: record.steps.size,
      branches: 1,
      notes: 2,
      earlier: record.annotations.size - 2,
      analysed: 0,
    })
    const scope = { lines: 'played', notes: false, as: 'all' } as const
    const steps = lineTo(record, record.branches.get(MAIN)!.step).length
    expect(exported(record, quorsum, { ...all, scope }).holds).toEqual({
      steps,
      branches: 0,
      notes: 0,
      earlier: 0,
      analysed: 0,
    })
  })

  it('is refused if no program could read it back, naming the step', () => {
    const { record, tip } = played()
    const by = { id: 'd'.repeat(16), name: 'Ada', sign: 'A' }
    const edit = { note: 'd'.repeat(16), by, at: '+010000-01-01T00:00:00.000Z', replaces: [] }
    const body = { kind: 'glyph', glyph: '!' } as const
    putAnnotation(record, { id: 'd'.repeat(16), step: tip, version: 1, deleted: false, body, edit })
    for (const format of ['qipu', 'html', 'pagePart'] as const) {
      const file = exportMatch(record, quorsum, { format, title: '', language: 'en', template: '{{record}}' })
      expect(file).toMatchObject({
        ok: false,
        error: { code: 'notReadBack', details: { at: 'annotation.edit.at' } },
      })
    }
    expect(exportMatch(record, quorsum, { format: 'text', title: '', language: 'en' }).ok).toBe(true)
  })

  it('is refused to viewers it cannot be made for', () => {
    const { record } = played()
    const as = (viewer: Viewer, of: MatchRecord = record): string | undefined => {
      const scope = { lines: 'tree', notes: true, as: viewer } as const
      const file = exportMatch(of, quorsum, { format: 'qipu', title: '', language: 'en', scope })
      return file.ok ? undefined : file.error.code
    }
    expect(as(1)).toBeUndefined()
    expect(as(2)).toBe('noSuchSeat')
    const stranger = createRecord({ ...HEADER, game: 'chess' })
    // For an unknown game the program cannot tell what to leave out.
    expect(exportMatch(stranger, undefined, { format: 'qipu', title: '', language: 'en' }).ok).toBe(true)
    for (const viewer of ['public', 0] as const) {
      const scope = { lines: 'tree', notes: true, as: viewer } as const
      const file = exportMatch(stranger, undefined, { format: 'qipu', title: '', language: 'en', scope })
      expect(file).toMatchObject({ ok: false, error: { code: 'gameUnknown' } })
    }
    const own = recordInScope(record, quorsum, { lines: 'tree', notes: true, as: 0 })
    expect([as(0, own), as('public', own), as('all', own)]).toEqual([undefined, undefined, undefined])
    expect(as(1, own)).toBe('notInCopy')
  })
})
