import { describe, expect, it } from 'vitest'
import { createRecordDraft } from './draft.ts'
import { createPositions } from './positions.ts'
import { playedRecord, changeAtRandom } from './testing/player.ts'
import { race } from './testing/race.ts'
import { childrenOf, depthOf, isOnLine, chanceStepsTo, type MatchRecord } from './tree.ts'

const begun = () => playedRecord(race, { steps: 60, changes: 20 })

/** Everything that can be read from a record. */
const contentOf = (record: MatchRecord) => ({
  steps: [...record.steps],
  count: record.steps.size,
  branches: [...record.branches.entries()],
  annotations: [...record.annotations.values()],
  nodes: [record.root, ...record.steps.keys()].map((id) => [
    childrenOf(record, id),
    depthOf(record, id),
    chanceStepsTo(record, id),
    isOnLine(record, id, [...record.steps.keys()].at(-1) ?? record.root),
  ]),
})

describe('a draft', () => {
  it('grows like the record, which changes only when the draft is applied', () => {
    const { record, positions } = begun()
    const before = contentOf(record)
    const draft = createRecordDraft({ record, positions, game: race })
    expect(contentOf(draft.record)).toEqual(before)

    const grown = begun()
    changeAtRandom({ record: grown.record, positions: grown.positions, game: race }, 'more', 100)
    changeAtRandom({ record: draft.record, positions: draft.positions, game: race }, 'more', 100)
    expect(contentOf(draft.record)).toEqual(contentOf(grown.record))
    expect(contentOf(record)).toEqual(before)
    expect(draft.added()).toEqual([...grown.record.steps.values()].slice(record.steps.size))
    for (const id of grown.record.steps.keys()) expect(draft.positions.at(id)).toEqual(grown.positions.at(id))

    draft.apply()
    expect(contentOf(record)).toEqual(contentOf(grown.record))
    const anew = createPositions(record, race)
    for (const id of record.steps.keys()) expect(positions.at(id)).toEqual(anew.at(id))
  })
})
