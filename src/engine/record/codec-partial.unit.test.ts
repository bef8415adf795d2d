import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../kernel/game.ts'
import { seededRandom } from '../kernel/random.ts'
import { decode } from './file/decode.ts'
import { encode } from './file/encode.ts'
import { MAIN, type BranchId } from './step.ts'
import { forged, openLines, sealed } from './testing/forge.ts'
import { playedRecord, playOn } from './testing/player.ts'
import { race } from './testing/race.ts'
import { lineTo, putAnnotation, putBranch } from './tree.ts'

const games: readonly AnyGame[] = [race]
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a file taken up to the last good step', () => {
  const upTo = 'lastGood' as const
  const { record, tip } = playedRecord(race, { steps: 40, options: { goal: 1_000_000 } })
  const line = lineTo(record, tip)
  putBranch(record, {
    id: 'b'.repeat(16) as BranchId,
    name: 'early',
    step: line[9]!.id,
    version: 1,
    deleted: false,
  })
  const comment = (digit: string, step: number) =>
    putAnnotation(record, {
      id: digit.repeat(16),
      step: line[step]!.id,
      body: { kind: 'comment', text: digit, author: '' },
      version: 1,
      deleted: false,
    })
  comment('1', 5)
  comment('2', 35)
  const lines = openLines(encode(record, { gzip: false }))

  const taken = (bytes: Uint8Array) => {
    const read = decode(bytes, { games, upTo })
    if (!read.ok) throw new Error(read.error.code)
    const { steps, branches, annotations } = read.value.record
    return {
      steps: steps.size,
      main: line.findIndex(({ id }) => id === branches.get(MAIN)?.step) + 1,
      branches: branches.size,
      comments: [...annotations.values()].map(({ id }) => id[0]),
      code: read.value.damage?.code,
      line: read.value.damage?.line,
    }
  }

  it('takes all of a good file and reports no damage', () => {
    expect(taken(sealed(lines))).toMatchObject({ steps: 40, main: 40, comments: ['1', '2'], code: undefined })
  })

  it.each([
    ['a line that is no JSON', lines.with(20, '{'), 'badJson'],
    ['a line that is lost', lines.toSpliced(20, 1), 'unknownParent'],
    [
      'a wrong id',
      lines.with(20, lines[20]!.replace('"id":"', '"id":"0').replace(/.","parent/, '","parent')),
      'badId',
    ],
  ])('ends at %s and moves the branches back', (_, damaged, code) => {
    // Line 21 holds step 20; the 19 before it are good.
    const { code: found, ...rest } = taken(sealed(damaged))
    expect(found).toBe(code)
    expect(rest).toMatchObject({ steps: 19, main: 19, branches: 2, comments: ['1'], line: 21 })
  })

  it('moves a branch back along its own line', () => {
    const side = playedRecord(race, { steps: 10, options: { goal: 1_000_000 } })
    const fork = lineTo(side.record, side.tip)[3]!.id
    const end = playOn(
      { record: side.record, positions: side.positions, game: race },
      fork,
      16,
      seededRandom('side', 0),
    )
    putBranch(side.record, {
      id: 'e'.repeat(16) as BranchId,
      name: 'side',
      step: end,
      version: 1,
      deleted: false,
    })
    const text = openLines(encode(side.record, { gzip: false }))
    // Line 12 holds the first step of the side line, whose parent is in line 5.
    const read = decode(sealed(text.with(11, text[11]!.replace('"events":', '"events":[],"events":'))), {
      games,
      upTo,
    })
    expect(read.ok && read.value.damage).toBeNull()
    const lost = decode(
      sealed(text.with(11, text[11]!.replace('"id":"', '"id":"0').replace(/.","parent/, '","parent'))),
      {
        games,
        upTo,
      },
    )
    expect(lost.ok && lost.value.record.steps.size).toBe(10)
    expect(lost.ok && lost.value.record.branches.get('e'.repeat(16) as BranchId)?.step).toBe(fork)
    expect(lost.ok && lost.value.record.branches.get(MAIN)?.step).toBe(side.tip)
  })

  it('reports the first fault, whichever check finds it', () => {
    const altered = openLines(
      encode(forged(record, { change: (_step, index) => (index === 9 ? { events: [] } : {}) }), {
        gzip: false,
      }),
    )
    expect(taken(sealed(altered.with(30, '{')))).toMatchObject({ steps: 9, code: 'differs', line: 11 })
    expect(taken(sealed(altered.with(5, '{')))).toMatchObject({ steps: 4, code: 'badJson', line: 6 })
  })

  it('ends where the rules refuse', () => {
    const altered = forged(record, { change: (_step, index) => (index === 19 ? { events: [] } : {}) })
    expect(taken(encode(altered))).toMatchObject({ steps: 19, main: 19, code: 'differs', line: 21 })
  })

  it('takes a truncated file, with main at the last step', () => {
    const cut = bytesOf(lines.slice(0, 21).join('\n') + '\n{"step":{"id"')
    expect(taken(cut)).toMatchObject({
      steps: 20,
      main: 20,
      branches: 1,
      comments: [],
      code: 'badJson',
      line: 22,
    })
    const packed = encode(record)
    const most = taken(packed.slice(0, packed.length >> 1))
    expect(most.steps).toBeGreaterThan(0)
    expect(most.steps).toBeLessThan(40)
    expect(most).toMatchObject({ main: most.steps, code: 'badGzip' })
  })

  it('takes all of a file that only lacks its end', () => {
    expect(taken(bytesOf(lines.join('\n') + '\n'))).toMatchObject({
      steps: 40,
      main: 40,
      comments: ['1', '2'],
      code: 'noEnd',
      line: lines.length + 1,
    })
  })

  it('drops a bad comment and keeps the rest', () => {
    const at = lines.findIndex((text) => text.startsWith('{"annotation"'))
    expect(taken(sealed(lines.with(at, lines[at]!.replace('"version":1', '"version":-1'))))).toMatchObject({
      steps: 40,
      main: 40,
      comments: ['2'],
      code: 'badLine',
      line: at + 1,
    })
  })

  it('cannot read a file without a header', () => {
    const others = lines.with(0, lines[0]!.replace('1000000', '7'))
    const [none, unfit] = [lines.slice(1), others].map((each) => decode(sealed(each), { games, upTo }))
    expect(none).toMatchObject({ ok: false, error: { code: 'notQipu', line: 1 } })
    expect(unfit).toMatchObject({ ok: false, error: { code: 'badOptions', line: 1 } })
  })

  it('is fast on pointers that form endless chains', () => {
    const random = seededRandom('pointers', 0)
    const steps = lines.slice(0, 41).with(2, '{')
    const branches = Array.from(
      { length: 3_000 },
      (_, index) =>
        `{"branch":{"id":"${index.toString(16).padStart(16, '0')}","name":"","step":${1 + random.below(1e9)},"version":1,"deleted":false}}`,
    )
    const read = decode(sealed([...steps, ...branches]), { games, upTo, budgets: { branches: 4_000 } })
    expect(read.ok && read.value.record.branches.size).toBe(3_001)
    expect(read.ok && read.value.record.steps.size).toBe(1)
  })
})

describe('part of a file whose notes fill the budget', () => {
  const by = { id: 'a'.repeat(16), name: 'Ada', sign: 'A' }
  const at = (second: number): string => new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString()
  const noted = (says: readonly (readonly [length: number, replaces?: number, step?: number])[]) => {
    const { record, tip } = playedRecord(race, { steps: 20, options: { goal: 1_000_000 } })
    const line = lineTo(record, tip)
    for (const [number, [length, replaces, step = 2]] of says.entries())
      putAnnotation(record, {
        id: number.toString(16).padStart(16, '0'),
        step: line[step]!.id,
        body: { kind: 'comment', text: 'x'.repeat(length), author: '' },
        version: 1,
        deleted: false,
        edit: {
          note: (replaces ?? number).toString(16).padStart(16, '0'),
          by,
          at: at(number),
          replaces: replaces === undefined ? [] : [replaces.toString(16).padStart(16, '0')],
        },
      })
    return openLines(encode(record, { gzip: false }))
  }
  const most = 100
  const budgets = { said: most }

  it.each([
    ['the end is lost', noted([[90], [90]]), 1],
    ['a line is no annotation', noted([[60], [60], [1]]).with(-1, '{"annotation":{}}'), 1],
    // The whole says little; without the step of the edit, the version it replaced counts.
    ['the step of an edit is lost', noted([[90], [5, 0, 18], [20]]).with(18, '{'), 1],
  ])('is not more than may be, where %s', (_what, lines, notes) => {
    const part = decode(bytesOf(`${lines.join('\n')}\n`), { games, upTo: 'lastGood', budgets })
    if (!part.ok) return expect.fail(part.error.code)
    expect(part.value.record.annotations.size).toBe(notes)
    expect(decode(encode(part.value.record), { games, budgets })).toMatchObject({ ok: true })
  })
})
