import { expect, it } from 'vitest'
import { seededRandom } from '../../engine/kernel/random.ts'
import { crash } from './testing/crashes.ts'
import { libraryIn, temporaryFolder } from './testing/places.ts'

it('keeps every acknowledged step through twelve kills at any moment', async () => {
  const luck = seededRandom('crash', 0)
  const report = await crash({
    file: libraryIn(temporaryFolder()),
    crashes: 12,
    random: () => luck.below(1000) / 1000,
  })
  expect(report.faults).toEqual([])
  // Otherwise nothing was put to the test.
  expect(report.acknowledged).toBeGreaterThan(12)
})
