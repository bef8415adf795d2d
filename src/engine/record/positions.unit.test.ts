import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../kernel/game.ts'
import { seededRandom } from '../kernel/random.ts'
import { createPositions, foldStep, startOf } from './positions.ts'
import type { StepId } from './step.ts'
import { playedRecord, playOn } from './testing/player.ts'
import { race } from './testing/race.ts'
import { depthOf, lineTo } from './tree.ts'

const long = { seats: 3, options: { goal: 1_000_000 } }

/** The test game, counting the events it folds. */
const counting = (): { readonly game: AnyGame; folded: number } => {
  const counter = {
    folded: 0,
    game: {
      ...race,
      evolve: (state, event) => {
        counter.folded += 1
        return (race as AnyGame).evolve(state, event)
      },
    } as AnyGame,
  }
  return counter
}

describe('positions', () => {
  it('equal folding the whole line from the start, in any order', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(400), { maxLength: 20 }), (luck, picks) => {
        const { record } = playedRecord(race, { ...long, steps: 100, luck, changes: 40 })
        const positions = createPositions(record, race)
        const ids = [record.root, ...record.steps.keys()]
        for (const pick of picks) {
          const id = ids[pick % ids.length]!
          let state = startOf(record, race)
          for (const step of lineTo(record, id)) state = foldStep(race, state, step)
          expect(positions.at(id)).toEqual(state)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are never more than 31 steps from a cached one', () => {
    const { record, tip } = playedRecord(race, { ...long, steps: 1_000 })
    const counter = counting()
    const positions = createPositions(record, counter.game)
    positions.at(tip)
    const line = lineTo(record, tip)
    for (let index = line.length - 1; index >= 0; index -= 7) {
      const before = counter.folded
      positions.at(line[index]!.id)
      const most = line
        .slice(Math.max(0, index - 30), index + 1)
        .reduce((sum, step) => sum + step.events.length, 0)
      expect(counter.folded - before).toBeLessThanOrEqual(most)
    }
  })

  it('follow a record that grows', () => {
    const { record, positions, tip } = playedRecord(race, { ...long, steps: 50 })
    positions.at(tip)
    const grown = playOn({ record, positions, game: race }, tip, 90, seededRandom('on', 0))
    expect(depthOf(record, grown)).toBe(90)
    expect(positions.at(grown)).toEqual(createPositions(record, race).at(grown))
  })

  it('throw for a step of another match', () => {
    const { positions } = playedRecord(race, { ...long, steps: 5 })
    expect(() => positions.at('0'.repeat(32) as StepId)).toThrow(RangeError)
  })
})
