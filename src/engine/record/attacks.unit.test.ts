import { describe, expect, it } from 'vitest'
import { qin } from '../games/qin/index.ts'
import { quorsum } from '../games/quorsum/index.ts'
import type { AnyGame } from '../kernel/game.ts'
import { seededRandom } from '../kernel/random.ts'
import { decode } from './file/decode.ts'
import { encode } from './file/encode.ts'
import { redactedRecord } from './exchange/redacted.ts'
import { DAMAGE_KINDS, damagedFiles } from './testing/damage.ts'
import { forged } from './testing/forge.ts'
import { decodeFault } from './testing/decode-fault.ts'
import { playedRecord } from './testing/player.ts'
import { race } from './testing/race.ts'
import { verify } from './verify.ts'

const games: readonly AnyGame[] = [race, quorsum]

describe('damaged and hostile files', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    'of %s are all refused, each by code and line',
    (_, game) => {
      const { record } = playedRecord(game, { steps: 24, changes: 12 })
      const kinds = new Set<string>()
      for (const file of damagedFiles(record, game, 120, 'attack')) {
        kinds.add(file.kind)
        expect(decodeFault(file, record, games)).toBeUndefined()
      }
      expect([...kinds].sort()).toEqual([...DAMAGE_KINDS].sort())
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  it('with a missing seat, where events are only folded, end before it', () => {
    const game = qin as AnyGame
    const { record } = playedRecord(game, { steps: 20 })
    const copy = redactedRecord(record, game, 0)
    const dealt = [...copy.steps.values()].findIndex(({ events }) => 'seat' in (events[0] ?? {}))
    const missing = forged(copy, {
      change: ({ events }, at) =>
        at === dealt
          ? { events: events.map((event) => ({ ...event, seat: copy.header.seats.length + 1 })) }
          : {},
    })
    expect(verify(missing, game).damage).toMatchObject({ code: 'foldFailed' })
  })

  it('never crash the reader, whatever is overwritten', () => {
    const { record } = playedRecord(race, { steps: 25, changes: 15 })
    const plain = encode(record, { gzip: false })
    const random = seededRandom('overwrite', 0)
    const marks = [...'{}[]",:\\0e-u_\n'].map((mark) => mark.charCodeAt(0))
    for (let turn = 0; turn < 300; turn += 1) {
      const bytes = plain.slice()
      for (let change = 0; change < 4; change += 1)
        bytes[random.below(bytes.length)] = marks[random.below(marks.length)]!
      const read = decode(bytes, { games, upTo: 'lastGood' })
      if (read.ok) expect([...read.value.record.steps.keys()].every((id) => record.steps.has(id))).toBe(true)
      else expect(read.error.line).toBeGreaterThanOrEqual(1)
    }
  })
})
