import { expect, it } from 'vitest'
import { reliabilityOf } from './reliability.ts'

const told = (chance: number, wins: number, of: number) =>
  Array.from({ length: of }, (_, at) => ({ told: chance, won: at < wins ? 1 : 0 }))

it('finds no calibration error where seven of ten are won that were given 70 %', () => {
  const { calibrationError, tenths } = reliabilityOf([...told(0.7, 7, 10), ...told(0.3, 3, 10)], 0.5)
  expect(calibrationError).toBeCloseTo(0, 12)
  expect(tenths.map(({ from, forecasts, won }) => [from, forecasts, won])).toEqual([
    [0.3, 10, 0.3],
    [0.7, 10, 0.7],
  ])
})

it('weighs the tenths by how many forecasts they have', () => {
  const { calibrationError, brier, brierAlike } = reliabilityOf(
    [...told(0.65, 27, 30), ...told(0.35, 1, 10)],
    0.5,
  )
  expect(calibrationError).toBeCloseTo((30 * 0.25 + 10 * 0.25) / 40, 12)
  expect(brier).toBeCloseTo((27 * 0.35 ** 2 + 3 * 0.65 ** 2 + 0.65 ** 2 + 9 * 0.35 ** 2) / 40, 12)
  expect(brierAlike).toBeCloseTo(0.25, 12)
})

it('puts certainty into the last tenth', () => {
  expect(reliabilityOf(told(1, 3, 3), 0.5).tenths).toEqual([{ from: 0.9, forecasts: 3, told: 1, won: 1 }])
})
