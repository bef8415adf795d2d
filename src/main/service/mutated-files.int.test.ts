import { expect, it } from 'vitest'
import { gameOf, GAMES } from '../../engine/index.ts'
import { mutantFiles } from '../../engine/record/testing/mutants.ts'
import { survive } from '../testing/survival.ts'
import { createTestService } from '../testing/test-service.ts'

it('takes files whose makers know the format, or refuses them, and shows, writes and plays on what it took', async () => {
  const program = createTestService()
  const connection = program.service.connect(() => undefined)
  const { library } = program
  const report = await survive({ connection, library, gameOf }, mutantFiles(GAMES, 120, 'int'))
  program.close()
  expect(report.faults).toEqual([])
  // Otherwise nothing was put to the test.
  for (const figure of [report.taken, report.partly, report.refused, report.playedOn])
    expect(figure).toBeGreaterThan(10)
})
