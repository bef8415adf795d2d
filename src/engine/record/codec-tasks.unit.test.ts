import { expect, describe, it } from 'vitest'
import { decode } from './file/decode.ts'
import { encode } from './file/encode.ts'
import { NO_TASK, type TaskBody } from './task.ts'
import { playedRecord } from './testing/player.ts'
import { race } from './testing/race.ts'
import { putAnnotation, type MatchRecord } from './tree.ts'

const read = (record: MatchRecord) => decode(encode(record), { games: [race] })
const good = (record: MatchRecord): MatchRecord => {
  const found = read(record)
  return found.ok ? found.value.record : expect.fail(found.error.code)
}
const fault = (record: MatchRecord) => {
  const found = read(record)
  return found.ok ? undefined : found.error
}

describe('a file', () => {
  it('with a task needs a newer program, one without stays readable for older ones', () => {
    const { record } = playedRecord(race, { steps: 6 })
    const bytes = (): string => new TextDecoder().decode(encode(record, { gzip: false }))
    expect(bytes()).toContain('{"qipu":1,')
    const note = { step: record.root, version: 1, deleted: false }
    const by = { id: '1'.repeat(16), name: 'Ada', sign: 'A' }
    const edit = { note: 'a'.repeat(16), by, at: '2026-11-01T00:00:00.000Z', replaces: [] }
    const comment = { kind: 'comment', text: 'see', author: '' } as const
    putAnnotation(record, { ...note, id: 'a'.repeat(16), body: comment, edit })
    expect(bytes()).toContain('{"qipu":2,')
    const body: TaskBody = {
      kind: 'task',
      words: 'What now?',
      hint: 'One die',
      right: { by: 'events', events: [{ type: 'dice.called', dice: 1 }] },
      ifRight: 'Yes',
      ifWrong: 'No',
      answers: [{ action: { type: 'reach' }, words: 'Later' }],
    }
    putAnnotation(record, { ...note, id: 'b'.repeat(16), body })
    expect(bytes()).toContain('{"qipu":3,')
    expect(good(record).annotations.get('b'.repeat(16))?.body).toEqual(body)
  })

  it('is refused with too much text in its tasks or with a malformed task', () => {
    const { record } = playedRecord(race, { steps: 6 })
    const put = (number: number, body: TaskBody): unknown =>
      putAnnotation(record, {
        id: number.toString(16).padStart(16, '0'),
        step: record.root,
        body,
        version: 1,
        deleted: false,
      })
    put(0, { ...NO_TASK, right: { by: 'actions', actions: [] } })
    expect(fault(record)).toMatchObject({ code: 'badLine' })
    for (let number = 0; number < 70; number += 1) put(number, { ...NO_TASK, words: 'x'.repeat(4_000) })
    expect(fault(record)).toMatchObject({ code: 'tooMuchSaid' })
  })
})
