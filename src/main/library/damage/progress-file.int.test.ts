import { expect, it } from 'vitest'
import { qin } from '../../../engine/games/qin/index.ts'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import { longRecord } from '../../../engine/record/testing/player.ts'
import { exampleHeader, exampleSummary } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'
import { readProgressFile } from './progress-file.ts'

const game: AnyGame = qin

it('records what happens after an import', async () => {
  const file = libraryIn(temporaryFolder())
  const first = opened(file)
  const match = first.create(exampleHeader(1), 'An evening')
  first.close()
  const known = (): readonly string[] =>
    [...readProgressFile(file).matches.keys()].map((id) => id.toLowerCase())
  expect(known()).toEqual([match])

  const library = opened(file)
  // Long enough to be staged in temporary tables.
  const { record } = longRecord(game, { steps: 300 })
  await library.receiveRecord(record, { title: 'From a file', summary: exampleSummary() })
  // Recorded at once, before the removal is committed.
  library.bin([match])
  library.emptyBin()
  expect(known()).not.toContain(match)
  library.close()
  expect(known()).toEqual([record.root])
})
