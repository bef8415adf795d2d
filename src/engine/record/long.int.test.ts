import { describe, expect, it } from 'vitest'
import { quorsum } from '../games/quorsum/index.ts'
import { seededRandom } from '../kernel/random.ts'
import { decode } from './file/decode.ts'
import { encode } from './file/encode.ts'
import { createPositions, foldStep, startOf } from './positions.ts'
import { anyStep, longRecord } from './testing/player.ts'
import { comparableRecord } from './testing/comparable-record.ts'
import { lineTo } from './tree.ts'
import { verify } from './verify.ts'

describe('a record of 5,000 steps of Quorsum', () => {
  const { record } = longRecord(quorsum, { steps: 5_000, options: { raceTo: 11 } })

  it('verifies on every line', () => {
    expect(record.steps.size).toBe(5_000)
    expect(verify(record, quorsum)).toEqual({ steps: 5_000, decided: true, chosen: 0, damage: null })
  })

  it('comes back complete from a file', () => {
    const read = decode(encode(record), { games: [quorsum] })
    expect(read.ok && comparableRecord(read.value.record)).toEqual(comparableRecord(record))
  })

  it('gives every position as folding from the start does', () => {
    const positions = createPositions(record, quorsum)
    const random = seededRandom('positions', 0)
    for (let turn = 0; turn < 100; turn += 1) {
      const id = anyStep(record, random)
      let state = startOf(record, quorsum)
      for (const step of lineTo(record, id)) state = foldStep(quorsum, state, step)
      expect(positions.at(id)).toEqual(state)
    }
  })
})
