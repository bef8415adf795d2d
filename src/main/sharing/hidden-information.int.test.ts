/** Every format a match is shared in reveals no hidden information to its viewer. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import type { AnyGame, GameEvent } from '../../engine/kernel/game.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { LANGUAGES } from '../../engine/kernel/text.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { SCOPE_LINES } from '../../engine/record/exchange/export-scope.ts'
import { MAIN } from '../../engine/record/step.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { lineTo, putAnnotation, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { exportMatch, type ExportOptions } from './export.ts'
import { gameTranslator } from './translator.ts'

const TEMPLATE = '<title>{{title}}</title><script id="record">{{record}}</script>'
const SAID = 'Nobody could have foreseen it.'

/** A match played at random, with side lines, and a comment on the last step of the played line. */
const samples = (game: AnyGame): readonly MatchRecord[] =>
  ['a', 'b'].map((luck) => {
    const { record, tip } = playedRecord(game, {
      steps: 120,
      seats: Math.min(3, game.seats.max),
      luck,
      changes: 12,
    })
    putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1_000, deleted: false })
    const body = { kind: 'comment', text: SAID, author: 'Ada' } as const
    putAnnotation(record, { id: 'a'.repeat(16), step: tip, body, version: 1, deleted: false })
    return record
  })

const written = (
  record: MatchRecord,
  game: AnyGame,
  options: Pick<ExportOptions, 'format' | 'scope'> & Partial<ExportOptions>,
): string => {
  const file = exportMatch(record, game, { title: 'x', language: 'en', template: TEMPLATE, ...options })
  return file.ok ? new TextDecoder().decode(file.value.bytes) : expect.fail(file.error.code)
}

/** The record in a page. */
const inPage = (page: string): MatchRecord => {
  const packed = /id="record">([^<]*)</.exec(page)?.[1] ?? ''
  const read = decode(Buffer.from(packed, 'base64'), { games: GAMES })
  return read.ok ? read.value.record : expect.fail(read.error.code)
}

interface Line {
  readonly step: string
  readonly actor: unknown
  readonly event: GameEvent
}
const linesOf = (text: string): readonly Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

const eventsOf = (record: MatchRecord): readonly GameEvent[] =>
  [...record.steps.values()].flatMap(({ events }) => events)

/** Events that the viewer knows only in part. */
const hiddenFrom = (record: MatchRecord, game: AnyGame, viewer: Viewer): readonly GameEvent[] =>
  eventsOf(record).filter((event) => canonicalJson(game.redactEvent(event, viewer)) !== canonicalJson(event))

const viewersOf = (record: MatchRecord): readonly Viewer[] => ['public', ...record.header.seats.keys()]

describe.each(GAMES.map((game) => [game.id, game] as const))('%s shared with somebody', (_id, game) => {
  const records = samples(game)
  const secretive = hasSecrets(game)

  it('hides something from every viewer, so that there is something to find', () => {
    for (const viewer of viewersOf(records[0]!))
      expect(records.flatMap((record) => hiddenFrom(record, game, viewer)).length > 0).toBe(secretive)
  })

  it('as events: each as that viewer saw it, under ids that reveal nothing', () => {
    for (const record of records)
      for (const as of viewersOf(record)) {
        const text = written(record, game, { format: 'events', scope: { lines: 'tree', notes: true, as } })
        const seen = new Set(eventsOf(record).map((event) => canonicalJson(game.redactEvent(event, as))))
        expect(new Set(linesOf(text).map(({ event }) => canonicalJson(event)))).toEqual(seen)
        for (const { id: step } of record.steps.values()) expect(text).not.toContain(step)
      }
  })

  it('as a score sheet: only sentences and notation that viewer could read', () => {
    for (const record of records)
      for (const as of viewersOf(record))
        for (const language of LANGUAGES) {
          const sheet = written(record, game, {
            format: 'text',
            language,
            scope: { lines: 'tree', notes: true, as },
          })
          const texts = gameTranslator(
            game,
            language,
            record.header.seats.map(({ name }) => name),
          )
          const sentence = (event: GameEvent): string => texts.say(game.text.sentence(event))
          const open = new Set(eventsOf(record).map((event) => sentence(game.redactEvent(event, as))))
          for (const event of hiddenFrom(record, game, as))
            // A hidden event may have no sentence; if it has one, it is another one.
            if (!open.has(sentence(event))) expect(sheet).not.toContain(`      ${sentence(event)}\n`)
          expect(sheet).not.toMatch(/undefined|\[object|NaN/)
          expect(sheet).not.toContain('jade')
        }
  })

  it('as a page: the redacted record, without the seed', () => {
    const [record] = records
    for (const as of viewersOf(record!)) {
      const scope = { lines: 'tree', notes: true, as } as const
      const carried = inPage(written(record!, game, { format: 'html', scope }))
      const seen = new Set(eventsOf(record!).map((event) => canonicalJson(game.redactEvent(event, as))))
      expect(new Set(eventsOf(carried).map((event) => canonicalJson(event)))).toEqual(seen)
      expect(carried.header).toMatchObject({ seenBy: as, chance: { source: 'manual' } })
    }
  })

  it('takes the same options in every format: the played line alone, with or without notes', () => {
    const [record] = records
    const main = lineTo(record!, record!.branches.get(MAIN)!.step)
    const other = [...record!.branches.values()].find(({ name, deleted }) => name !== 'main' && !deleted)
    for (const lines of SCOPE_LINES)
      for (const notes of [true, false]) {
        const scope = { lines, notes, as: 'all' } as const
        const steps = lines === 'played' ? main : [...record!.steps.values()]
        const page = inPage(written(record!, game, { format: 'html', scope }))
        expect([...page.steps.keys()]).toEqual(steps.map((step) => step.id))
        expect(page.annotations.size > 0).toBe(notes)
        const events = written(record!, game, { format: 'events', scope })
        expect(linesOf(events).map(({ event }) => event)).toEqual(steps.flatMap((step) => step.events))
        const sheet = written(record!, game, { format: 'text', scope })
        expect(sheet.match(/^ *\d+ {2}\S/gm) ?? []).toHaveLength(steps.length)
        expect(sheet.includes(SAID)).toBe(notes)
        expect(sheet.includes('Another line')).toBe(lines === 'tree')
        if (other !== undefined) expect(sheet.includes(other.name)).toBe(lines === 'tree')
      }
  })
})

it('a score sheet says which viewer it is for, and not where luck came from', () => {
  const qin = GAMES.find(({ id }) => id === 'qin')!
  const [record] = samples(qin)
  const sheet = (as: Viewer, language: 'en' | 'zh-Hant'): string =>
    written(record!, qin, { format: 'text', language, scope: { lines: 'tree', notes: true, as } })
  expect(sheet('all', 'en')).not.toContain('As seen by')
  expect(sheet('public', 'en')).toMatch(/^As seen by {2}spectators$/m)
  expect(sheet(1, 'en')).toMatch(/^As seen by {2}Player 2$/m)
  expect(sheet(1, 'en')).toMatch(/^Luck {8}not recorded in this copy$/m)
  expect(sheet(1, 'zh-Hant')).toMatch(/^視角 {2}Player 2$/m)
})
