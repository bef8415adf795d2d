import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../index.ts'
import { valuesFor } from '../kernel/options.ts'
import { headerFault, isStanding, RECORD_BUDGETS, sizeFault, sizeOf, stepFault } from './validation.ts'
import { decode } from './file/decode.ts'
import { encode } from './file/encode.ts'
import { invalidRecords } from './testing/invalid-records.ts'
import { playedRecord } from './testing/player.ts'
import { race } from './testing/race.ts'
import { comparableRecord } from './testing/comparable-record.ts'
import { verify } from './verify.ts'

const games = [race, ...GAMES]
const each = games.map((game) => ({ id: game.id, game }))

describe.each(each)('records of $id that people can make', ({ game }) => {
  it('pass every check and come back from a file', () => {
    const { min, max } = game.seats
    fc.assert(
      fc.property(
        fc.integer({ min, max }),
        fc.nat(),
        fc.string({ maxLength: 8 }),
        fc.boolean(),
        (seats, choice, luck, seeded) => {
          const options = Object.fromEntries(
            Object.entries(game.fields).map(([name, field]) => {
              const values = valuesFor(field, seats)
              return [name, values[choice % values.length] ?? field.default]
            }),
          )
          const chance = seeded
            ? ({ source: 'seeded', seed: 'jade' } as const)
            : ({ source: 'manual' } as const)
          const { record, positions } = playedRecord(game, {
            steps: 30,
            changes: 20,
            luck,
            seats,
            options,
            chance,
          })
          expect(headerFault(record.header, game)).toBeUndefined()
          for (const step of record.steps.values()) {
            expect(stepFault(record.header, step)).toBeUndefined()
            expect(isStanding(game, positions.at(step.id), seats)).toBe(true)
          }
          expect(sizeFault(sizeOf(record))).toBeUndefined()
          const read = decode(encode(record), { games })
          expect(read.ok ? comparableRecord(read.value.record) : read.error).toEqual(comparableRecord(record))
        },
      ),
      { numRuns: 8 },
    )
  })
})

describe.each(each)('a record of $id', ({ game }) => {
  it.each(invalidRecords(game))('is refused with $code for $what', ({ code, record, tooMuch }) => {
    for (const known of [games, []]) {
      // Without the game, options and seats cannot be checked.
      if (known.length === 0 && ['badOptions', 'badSeats'].includes(code)) continue
      expect(decode(encode(record), { games: known })).toMatchObject({ ok: false, error: { code } })
    }
    const { damage } = verify(record, game)
    if (tooMuch) expect(damage).toBeNull()
    else expect(damage?.code).toBe(code === 'badLine' ? 'illegal' : code)
  })
})

describe('a record with too much', () => {
  it('is read up to the budget when only the good part is wanted', () => {
    for (const { code, record, tooMuch } of invalidRecords(race)) {
      if (!tooMuch) continue
      const read = decode(encode(record), { games, upTo: 'lastGood' })
      if (!read.ok) throw new Error(read.error.code)
      expect(read.value.damage?.code).toBe(code)
      const good = read.value.record
      expect([...good.steps.keys()]).toEqual([...record.steps.keys()])
      expect(good.branches.get('main' as never)).toEqual(record.branches.get('main' as never))
      expect(sizeFault(sizeOf(good))).toBeUndefined()
      expect(decode(encode(good), { games })).toMatchObject({ ok: true })
    }
  })

  it('may stay or shrink, but not grow', () => {
    const { branches: most } = RECORD_BUDGETS
    const of = (branches: number) => ({ steps: 1, branches, annotations: 1, said: 1, everSaid: 1, marks: 1 })
    const before = of(most + 5)
    expect(sizeFault(of(most))).toBeUndefined()
    expect(sizeFault(of(most + 1))).toEqual({ code: 'tooManyBranches', details: { most } })
    expect(sizeFault(of(most + 5), { before })).toBeUndefined()
    expect(sizeFault(of(most + 4), { before })).toBeUndefined()
    expect(sizeFault(of(most + 6), { before })).toMatchObject({ code: 'tooManyBranches' })
  })

  it('ignores the content of deleted notes', () => {
    const { record } = playedRecord(race, { steps: 3 })
    expect(sizeOf(record).said).toBe(0)
  })
})

describe('a position that was folded', () => {
  const { positions, tip } = playedRecord(race, { steps: 10 })
  const state = positions.at(tip)
  const moment = race.moment(state as never)
  it.each([
    ['a round that is no number', { moment: () => ({ ...moment, round: Number.NaN }) }],
    ['a turn before the first', { moment: () => ({ ...moment, turn: 0 }) }],
    ['half a part', { moment: () => ({ ...moment, part: 1.5 }) }],
    ['a score too few', { score: () => [1] }],
    ['an endless score', { score: () => [1, Infinity] }],
    ['the turn of a seat that is not there', { turn: () => ({ by: 2 as never }) }],
    [
      'an ending with places for nobody',
      { turn: () => ({ by: 'nobody' as const, outcome: { places: [], scores: [1, 2], ending: 'x' } }) },
    ],
  ])('is none with %s', (_, change) => {
    expect(isStanding(race as never, state, 2)).toBe(true)
    expect(isStanding({ ...race, ...change } as never, state, 2)).toBe(false)
  })
})
