import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../kernel/game.ts'
import { expectSame } from '../kernel/testing/same.ts'
import { decode, type DecodeOptions } from './file/decode.ts'
import { encode } from './file/encode.ts'
import type { FileError } from './file/fault.ts'
import { createPositions } from './positions.ts'
import { decideStep } from './play.ts'
import { LAST_VERSION } from './step.ts'
import { openLines, sealed } from './testing/forge.ts'
import { playedRecord } from './testing/player.ts'
import { race } from './testing/race.ts'
import { comparableRecord } from './testing/comparable-record.ts'
import { addStep, createRecord, fillRecord, putAnnotation, type MatchRecord } from './tree.ts'

const games: readonly AnyGame[] = [race]
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const good = (bytes: Uint8Array, options: Partial<DecodeOptions> = {}): MatchRecord => {
  const read = decode(bytes, { games, ...options })
  if (!read.ok) throw new Error(`${read.error.code} in line ${read.error.line}`)
  return read.value.record
}

const fault = (bytes: Uint8Array, options: Partial<DecodeOptions> = {}): FileError | undefined => {
  const read = decode(bytes, { games, ...options })
  return read.ok ? undefined : read.error
}

const played = (): MatchRecord => playedRecord(race, { steps: 20, changes: 12 }).record

/** One file after the other. */
const both = (one: Uint8Array, other: Uint8Array): Uint8Array => Buffer.concat([one, other])

describe('a file', () => {
  it('gives back every position, branch and annotation', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.boolean(), (luck, gzip, seeded) => {
        const chance = seeded
          ? ({ source: 'seeded', seed: 'jade' } as const)
          : ({ source: 'manual' } as const)
        const { record, positions } = playedRecord(race, { steps: 60, luck, changes: 40, chance, seats: 3 })
        const copy = good(encode(record, { gzip }))
        expect(comparableRecord(copy)).toEqual(comparableRecord(record))
        expect([...copy.steps.keys()]).toEqual([...record.steps.keys()])
        const again = createPositions(copy, race)
        for (const id of [record.root, ...record.steps.keys()]) expectSame(again.at(id), positions.at(id))
      }),
      { numRuns: 15 },
    )
  })

  it('does not depend on the order of branches and annotations', () => {
    const record = played()
    expect(record.branches.size + record.annotations.size).toBeGreaterThan(3)
    const turned = fillRecord(createRecord(record.header), {
      steps: record.steps.values(),
      branches: [...record.branches.values()].toReversed(),
      annotations: [...record.annotations.values()].toReversed(),
    })
    expect(encode(turned)).toEqual(encode(record))
  })

  it('keeps any text people write', () => {
    const record = played()
    let version = 0
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        version += 1
        putAnnotation(record, {
          id: 'c'.repeat(16),
          step: record.root,
          body: { kind: 'comment', text, author: '阿明' },
          version,
          deleted: false,
        })
        expect(record.annotations.get('c'.repeat(16))?.body).toMatchObject({ text })
        expect(good(encode(record)).annotations).toEqual(record.annotations)
      }),
    )
  })

  it('keeps the mark of outcomes picked by hand', () => {
    const { record, positions } = playedRecord(race, { steps: 1, options: { goal: 1_000_000 } })
    const at = [...record.steps.keys()][0]!
    const asked = (record.steps.get(at)!.action as { readonly dice?: number }).dice
    const action =
      asked === undefined ? { type: 'draw', charm: 2 } : { type: 'roll', dice: Array(asked).fill(6) }
    const picked = decideStep({ record, positions, game: race }, at, 'chance', action, true)
    if (!picked.ok) throw new Error(picked.error.code)
    addStep(record, picked.value)
    const read = decode(encode(record), { games })
    expect(read.ok && read.value.record.steps.get(picked.value.id)).toEqual(picked.value)
  })

  it('is the same for the same record, and readable after gunzip and gzip', () => {
    const record = played()
    const packed = encode(record)
    expect(encode(record)).toEqual(packed)
    expect(new Uint8Array(gunzipSync(packed))).toEqual(encode(record, { gzip: false }))
    expect(comparableRecord(good(gzipSync(encode(record, { gzip: false }), { level: 9 })))).toEqual(
      comparableRecord(record),
    )
    // A view into a larger buffer, as reading a file in one go often gives.
    const wide = new Uint8Array(packed.length + 64)
    wide.set(packed, 32)
    expect(comparableRecord(good(wide.subarray(32, 32 + packed.length)))).toEqual(comparableRecord(record))
  })

  const text = new TextDecoder().decode(encode(played(), { gzip: false }))
  const windows = text.replaceAll('\n', '\r\n')
  const bigEndian = (said: string): Uint8Array => Buffer.from(`\ufeff${said}`, 'utf16le').swap16()
  it.each<[string, Uint8Array]>([
    ['a byte order mark before it', Buffer.from(`\ufeff${text}`)],
    ['lines ended as on Windows', Buffer.from(windows)],
    ['both', Buffer.from(`\ufeff${windows}`)],
    ['the last line alone ended as on Windows', Buffer.from(`${text.trimEnd()}\r\n`)],
    ['every other line ended as on Windows', Buffer.from(text.replaceAll(/(.*\n.*)\n/g, '$1\r\n'))],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the higher byte first', bigEndian(text)],
    ['UTF-16 with lines as on Windows', Buffer.from(`\ufeff${windows}`, 'utf16le')],
  ])('is read as other programs save it: %s', (_, bytes) => {
    expect(comparableRecord(good(bytes))).toEqual(comparableRecord(played()))
    expect(comparableRecord(good(gzipSync(bytes)))).toEqual(comparableRecord(played()))
  })

  it('is refused if UTF-16 ends within a character or has a lone surrogate', () => {
    const whole = Buffer.from(`\ufeff${text}`, 'utf16le')
    expect(fault(whole.subarray(0, whole.length - 1))).toMatchObject({ code: 'notUtf8' })
    const half = Buffer.from(`\ufeff${text.replace('{"step', '\ud800{"step')}`, 'utf16le')
    expect(fault(half)).toMatchObject({ code: 'notUtf8' })
    expect(fault(Buffer.from([0xff, 0xfe]))).toMatchObject({ code: 'notQipu' })
  })

  it('carries the title and tags of the match', () => {
    const label = { title: '週五「快」棋', tags: ['club', '快棋'] }
    const read = decode(encode(played(), { label }), { games })
    expect(read.ok && read.value.label).toEqual(label)
    const bare = decode(encode(played()), { games })
    expect(bare.ok && bare.value.label).toBeNull()
  })

  it('of an unknown game is read by its ids', () => {
    const record = played()
    expect(comparableRecord(good(encode(record), { games: [] }))).toEqual(comparableRecord(record))
    const lines = openLines(encode(record, { gzip: false }))
    const altered = lines.map((line, index) => (index === 3 ? line.replace('"type":"', '"type":"x') : line))
    expect(fault(sealed(altered), { games: [] })).toMatchObject({ code: 'badId', line: 4 })
  })
})

describe('a file is refused', () => {
  const plain = encode(played(), { gzip: false })
  const lines = openLines(plain)
  const stepLines = lines.filter((line) => line.startsWith('{"step"')).length
  const changed = (index: number, change: (line: string) => string): Uint8Array =>
    sealed(lines.map((line, at) => (at === index - 1 ? change(line) : line)))
  const more = (...added: readonly string[]): Uint8Array => sealed([...lines, ...added])
  const after = lines.length + 1

  const marked = (bytes: Uint8Array): Uint8Array => Buffer.concat([Uint8Array.of(0xef, 0xbb, 0xbf), bytes])

  const cases: readonly [string, Uint8Array, Partial<FileError>, Partial<DecodeOptions>?][] = [
    ['begun by two byte order marks', marked(marked(plain)), { code: 'notQipu', line: 1 }],
    ['empty', new Uint8Array(0), { code: 'notQipu', line: 1 }],
    ['as prose', bytesOf('Dear Sir,\n'), { code: 'notQipu', line: 1 }],
    ['as other JSON', bytesOf('{"name":"x"}\n'), { code: 'notQipu', line: 1 }],
    ['as a bare number', bytesOf('1\n'), { code: 'notQipu', line: 1 }],
    [
      'of a later format',
      changed(1, (line) => line.replace(/"qipu":\d/, '"qipu":4')),
      { code: 'newerFormat', line: 1 },
    ],
    [
      'with a later header',
      changed(1, (line) => line.replace('"format":1', '"format":7')),
      { code: 'newerFormat', line: 1 },
    ],
    [
      'with a header not to the schema',
      changed(1, (line) => line.replace('"undo":"free"', '"undo":"maybe"')),
      {
        code: 'badLine',
        line: 1,
        details: { at: 'header.undo', problem: 'invalid_value' },
      },
    ],
    [
      'with unknown members',
      changed(3, (line) => line.replace('"step":{', '"step":{"x":1,')),
      { code: 'badLine', line: 3 },
    ],
    [
      'with a seat nobody sits in',
      changed(2, (line) => line.replace('"by":0', '"by":2')),
      { code: 'badLine', line: 2, details: { at: 'step.by', problem: 'noSuchSeat' } },
      { games: [] },
    ],
    ['with unknown lines', more('{"note":"hello"}'), { code: 'badLine', line: after }],
    ['with empty lines', more(''), { code: 'badJson', line: after }],
    [
      'with options of no game',
      changed(1, (line) => line.replace('"goal":40', '"goal":41')),
      { code: 'badOptions', line: 1 },
    ],
    ['with steps after branches', more(lines[1]!), { code: 'outOfOrder', line: after }],
    ['with a step twice', sealed([...lines.slice(0, 2), ...lines.slice(1)]), { code: 'duplicate', line: 3 }],
    [
      'with a branch twice',
      sealed([...lines.slice(0, stepLines + 2), ...lines.slice(stepLines + 1)]),
      {
        code: 'duplicate',
        line: stepLines + 3,
      },
    ],
    [
      'with two titles',
      more('{"title":"a","tags":[]}', '{"title":"b","tags":[]}'),
      { code: 'duplicate', line: after + 1 },
    ],
    [
      'with a parent of a later line',
      changed(3, (line) => line.replace(/"parent":\d+/, '"parent":4')),
      {
        code: 'unknownParent',
        line: 3,
      },
    ],
    [
      'with a comment to a branch',
      more(
        `{"annotation":{"id":"0000000000000000","step":${stepLines + 2},"body":{"kind":"glyph","glyph":"!"},"version":1,"deleted":false}}`,
      ),
      { code: 'unknownStep', line: after },
    ],
    [
      'with main deleted',
      changed(stepLines + 2, (line) => line.replace('"deleted":false', '"deleted":true')),
      {
        code: 'badMain',
        line: stepLines + 2,
      },
    ],
    [
      'with main moved and not counted',
      changed(stepLines + 2, (line) => line.replace(/"version":\d+/, '"version":0')),
      {
        code: 'badMain',
        line: stepLines + 2,
      },
    ],
    [
      'with a branch whose version nobody can follow',
      changed(stepLines + 2, (line) => line.replace(/"version":\d+/, `"version":${LAST_VERSION + 1}`)),
      { code: 'versionTooHigh', line: stepLines + 2, details: { most: LAST_VERSION } },
    ],
    [
      'with a comment whose version is where counting ends',
      more(
        `{"annotation":{"id":"0000000000000000","step":1,"body":{"kind":"glyph","glyph":"!"},"version":${Number.MAX_SAFE_INTEGER},"deleted":false}}`,
      ),
      { code: 'versionTooHigh', line: after },
    ],
    [
      'with numbers beyond the doubles',
      changed(2, (line) => line.replace('"events":[', '"events":[{"type":"x","n":1e400},')),
      {
        code: 'notFinite',
        line: 2,
      },
    ],
    [
      'naming a prototype',
      changed(1, (line) => line.replace('"options":{', '"options":{"__proto__":1,')),
      {
        code: 'forbiddenName',
        line: 1,
      },
    ],
    ['nested too deep', more('['.repeat(65) + ']'.repeat(65)), { code: 'tooDeep', line: after }],
    [
      'closed by another hash',
      bytesOf(
        [...lines, '{"end":{"lines":' + lines.length + ',"sha256":"' + '0'.repeat(64) + '"}}'].join('\n'),
      ),
      {
        code: 'wrongEnd',
        line: after,
      },
    ],
    [
      'closed by another count',
      bytesOf(new TextDecoder().decode(plain).replace('"end":{"lines":', '"end":{"lines":1')),
      {
        code: 'wrongEnd',
        line: after,
      },
    ],
    ['not closed', bytesOf(lines.join('\n') + '\n'), { code: 'noEnd', line: after }],
    [
      'with more after the end',
      bytesOf(new TextDecoder().decode(plain) + '\n'),
      { code: 'afterEnd', line: after + 1 },
    ],
    ['larger than allowed', plain, { code: 'tooLarge', line: 1 }, { budgets: { packed: 1_000 } }],
    ['larger unpacked than allowed', gzipSync(plain), { code: 'tooLarge' }, { budgets: { unpacked: 1_000 } }],
    ['with lines longer than allowed', plain, { code: 'lineTooLong', line: 1 }, { budgets: { line: 100 } }],
    ['with more lines than allowed', plain, { code: 'tooManyLines', line: 6 }, { budgets: { lines: 5 } }],
    ['with more steps than allowed', plain, { code: 'tooManySteps', line: 7 }, { budgets: { steps: 5 } }],
    ['packed twice, one after the other', both(gzipSync(plain), gzipSync(plain)), { code: 'badGzip' }],
    [
      'with something else packed behind it',
      both(gzipSync(plain), gzipSync('{"more":1}\n')),
      { code: 'badGzip' },
    ],
    [
      'with too much packed behind a part of it',
      both(gzipSync(plain.subarray(0, -20)), gzipSync('x'.repeat(5_000_000))),
      { code: 'badGzip' },
    ],
    [
      'with bytes behind its packing',
      both(gzipSync(plain), Buffer.alloc(30, 7)),
      { code: 'badGzip', line: after + 1 },
    ],
    ['cut in its packing', encode(played()).slice(0, -9), { code: 'badGzip' }],
    [
      'with a wrong checksum',
      encode(played()).map((byte, at, all) => (at === all.length - 5 ? byte ^ 1 : byte)),
      {
        code: 'badGzip',
      },
    ],
  ]
  it.each(cases)('%s', (_, bytes, error, options) => {
    expect(fault(bytes, options)).toMatchObject(error)
  })

  it('when reading takes too long', () => {
    let clock = 0
    const now = (): number => (clock += 400)
    expect(fault(plain, { now, budgets: { time: 10_000 } })).toBeUndefined()
    expect(fault(plain, { now, budgets: { time: 300 } })).toMatchObject({ code: 'timeUp' })
  })
})
