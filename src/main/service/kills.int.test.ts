import { expect, it } from 'vitest'
import { seededRandom } from '../../engine/kernel/random.ts'
import { libraryIn, temporaryFolder } from '../library/testing/places.ts'
import { kill } from '../testing/kills.ts'

it('leaves each match as it was said to be stored, whatever is done when the program is killed', async () => {
  const luck = seededRandom('kills', 0)
  const report = await kill({
    file: libraryIn(temporaryFolder()),
    kills: 3,
    seed: 'int',
    random: () => luck.below(1_000) / 1_000,
  })
  expect(report.faults).toEqual([])
  // Otherwise nothing was put to the test.
  expect(report.acknowledged).toBeGreaterThan(3)
})
