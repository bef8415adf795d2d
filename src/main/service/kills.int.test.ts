import { expect, it } from 'vitest'
import { seededRandom } from '../../engine/kernel/random.ts'
import { temporaryFolder } from '../library/testing/temporary-library.ts'
import { kill } from '../testing/kills.ts'

it('leaves each match as it was said to be stored, whatever is done when the program is killed', async () => {
  const luck = seededRandom('kills', 0)
  const report = await kill({
    folder: temporaryFolder(),
    kills: 8,
    // Otherwise nothing would be put to the test.
    acknowledged: 9,
    seed: 'int',
    random: () => luck.below(1_000) / 1_000,
  })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(8)
  expect(report.migrations).toBeGreaterThan(0)
})
