import { describe, expect, it } from 'vitest'
import type { Analysed, Finding } from './analysis.ts'
import { decode } from './file/decode.ts'
import { encode } from './file/encode.ts'
import { redactedRecord } from './exchange/redacted.ts'
import { race } from './testing/race.ts'
import { playedRecord } from './testing/player.ts'
import type { MatchRecord } from './tree.ts'

const { record } = playedRecord(race, { steps: 30, changes: 0 })
const seats = record.header.seats.length
const steps = [...record.steps.values()]
const decided = steps.find(({ actor }) => actor !== 'chance')!
const rolled = steps.find(({ actor }) => actor === 'chance')!
const even = Array.from({ length: seats }, () => 1 / seats)
const considered = { notation: 'go', action: { type: 'go' }, chance: 0.5 }
const decision = (more: object = {}): Finding => ({
  kind: 'decision',
  seat: Number(decided.actor),
  before: even,
  after: even,
  loss: 0.1,
  grade: 'mistake',
  best: [considered],
  played: considered,
  ...more,
})
const settings = { strength: 'usual', version: 1, rules: 1, playouts: 10, samples: 10 } as const
const about = (step: Analysed['step'], finding: Finding): Analysed => ({ step, settings, finding })
const luck: Finding = { kind: 'luck', luck: even.map(() => 0) }
const all = [about(decided.id, decision()), about(rolled.id, luck)]

const read = (of: MatchRecord, analysed: readonly Analysed[]) =>
  decode(encode(of, { analysed }), { games: [race] })
const codeOf = (analysed: readonly Analysed[], of = record): string | undefined => {
  const decoded = read(of, analysed)
  return decoded.ok ? undefined : decoded.error.code
}

describe('the findings of an analysis in a file', () => {
  it('come back unchanged, in any order', () => {
    const decoded = read(record, all)
    if (!decoded.ok) return expect.fail(decoded.error.code)
    expect(new Set(decoded.value.analysed)).toEqual(new Set(all))
    expect(encode(record, { analysed: [...all].reverse() })).toEqual(encode(record, { analysed: all }))
    expect(decoded.value.record).toEqual(read(record, []).ok ? decoded.value.record : undefined)
  })

  it('of steps outside the record are dropped', () => {
    const decoded = read(record, [about('f'.repeat(32) as Analysed['step'], luck)])
    expect(decoded.ok && decoded.value.analysed).toEqual([])
  })

  it.each([
    ['a decision of another seat', about(decided.id, decision({ seat: (Number(decided.actor) + 1) % 4 }))],
    ['a decision by chance', about(rolled.id, decision())],
    ['luck in a decision', about(decided.id, luck)],
    ['chances of more seats than there are', about(decided.id, decision({ before: [...even, 0] }))],
    ['luck of fewer seats than there are', about(rolled.id, { kind: 'luck', luck: [] })],
    ['chances beyond one', about(decided.id, decision({ after: even.map(() => 2) }))],
    ['a grade nobody gives', about(decided.id, decision({ grade: 'crime' }))],
    [
      'a notation without end',
      about(decided.id, decision({ played: { ...considered, notation: 'x'.repeat(401) } })),
    ],
    [
      'more best actions than are kept',
      about(decided.id, decision({ best: Array.from({ length: 4 }, () => considered) })),
    ],
  ])('is refused with %s', (_what, one) => {
    expect(codeOf([one])).toBe('badLine')
  })

  it('are refused twice about one step with the same settings', () => {
    expect(codeOf([all[0]!, all[0]!])).toBe('duplicate')
  })

  it('are refused in a redacted copy', () => {
    const seen = redactedRecord(record, race, 0)
    const [step] = seen.steps.keys()
    expect(codeOf([about(step!, { kind: 'nothing' })], seen)).toBe('badLine')
  })
})
