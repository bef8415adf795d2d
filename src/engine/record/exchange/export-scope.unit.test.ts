import { describe, expect, it } from 'vitest'
import { qin } from '../../games/qin/index.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { decode } from '../file/decode.ts'
import { encode } from '../file/encode.ts'
import { isInScope, recordInScope, type ExportScope } from './export-scope.ts'
import { mergeInto } from './merge.ts'
import { MAIN } from '../step.ts'
import { playedRecord } from '../testing/player.ts'
import { comparableRecord } from '../testing/comparable-record.ts'
import { createRecord, lineTo, putAnnotation, type MatchRecord } from '../tree.ts'
import { verify } from '../verify.ts'

const game: AnyGame = qin
const { record } = playedRecord(game, { steps: 60, changes: 60 })
const ALL: ExportScope = { lines: 'tree', notes: true, as: 'all' }

const merged = (...records: readonly MatchRecord[]): MatchRecord => {
  const whole = createRecord(record.header)
  for (const each of records) mergeInto(whole, each)
  return whole
}

describe('the content of a copy', () => {
  it('is everything by default', () => {
    expect(comparableRecord(recordInScope(record, game, ALL))).toEqual(comparableRecord(record))
  })

  it('only the played line: its steps and notes, no other branch', () => {
    const line = lineTo(record, record.branches.get(MAIN)!.step)
    const copy = recordInScope(record, game, { ...ALL, lines: 'played' })
    expect(line.length).toBeLessThan(record.steps.size)
    expect([...copy.steps.values()]).toEqual(line)
    expect([...copy.branches.keys()]).toEqual([MAIN])
    const on = new Set([record.root, ...line.map(({ id }) => id)])
    const notes = [...record.annotations.values()].filter(({ step }) => on.has(step))
    expect(notes.length).toBeLessThan(record.annotations.size)
    expect([...copy.annotations.values()]).toEqual(notes)
    expect(verify(copy, game)).toMatchObject({ damage: null, decided: true })
  })

  it('without notes: not even deleted ones', () => {
    expect([...record.annotations.values()].some(({ deleted }) => deleted)).toBe(true)
    const copy = recordInScope(record, game, { ...ALL, notes: false })
    expect(copy.annotations.size).toBe(0)
    expect(new TextDecoder().decode(encode(copy, { gzip: false }))).not.toContain('"annotation"')
    expect([...copy.steps.keys()]).toEqual([...record.steps.keys()])
  })

  it.each<ExportScope>([
    { lines: 'played', notes: true, as: 'all' },
    { lines: 'tree', notes: false, as: 'all' },
    { lines: 'played', notes: false, as: 'all' },
  ])('merged back, adds and takes nothing: %j', (scope) => {
    const copy = recordInScope(record, game, scope)
    const read = decode(encode(copy), { games: [game] })
    if (!read.ok) throw new Error(read.error.code)
    expect(comparableRecord(read.value.record)).toEqual(comparableRecord(copy))
    expect(comparableRecord(merged(record, read.value.record))).toEqual(comparableRecord(record))
    expect(comparableRecord(merged(read.value.record, record))).toEqual(comparableRecord(record))
  })

  it('does not change the record', () => {
    const before = JSON.stringify(comparableRecord(record))
    recordInScope(record, game, { lines: 'played', notes: false, as: 0 })
    expect(JSON.stringify(comparableRecord(record))).toBe(before)
  })

  it('a copy redacted for one seat cannot give one for another', () => {
    const own = recordInScope(record, game, { ...ALL, as: 0 })
    expect([isInScope(own, 0), isInScope(own, 'public'), isInScope(own, 'all')]).toEqual([true, true, true])
    expect(isInScope(own, 1)).toBe(false)
    expect(() => recordInScope(own, game, { ...ALL, as: 1 })).toThrow(RangeError)
    expect(isInScope(record, 2)).toBe(false)
    // The public part of it equals the public's copy of the whole match.
    const direct = recordInScope(record, game, { ...ALL, as: 'public' })
    expect(comparableRecord(recordInScope(own, game, { ...ALL, as: 'public' }))).toEqual(
      comparableRecord(direct),
    )
  })

  it('links in comments name the steps of the copy, so that no original id leaks', () => {
    const { record: whole, tip } = playedRecord(game, { steps: 30 })
    const line = lineTo(whole, tip)
    const linked = line[20]!
    putAnnotation(whole, {
      id: 'a'.repeat(16),
      step: tip,
      body: {
        kind: 'comment',
        text: `See [[#21@${linked.id.slice(0, 8)}]], [[#21@${linked.id}|there]], [[#3@${'0'.repeat(8)}]] and [[#4]].`,
        author: '',
      },
      version: 1,
      deleted: false,
    })
    const copy = recordInScope(whole, game, { ...ALL, as: 0 })
    const id = lineTo(copy, copy.branches.get(MAIN)!.step)[20]!.id
    const { body } = [...copy.annotations.values()][0]!
    expect(body).toMatchObject({
      text: `See [[#21@${id.slice(0, 8)}]], [[#21@${id}|there]], [[#3]] and [[#4]].`,
    })
    const told = new TextDecoder().decode(encode(copy, { gzip: false }))
    for (const step of line.slice(5)) expect(told).not.toContain(step.id.slice(0, 8))
  })
})
