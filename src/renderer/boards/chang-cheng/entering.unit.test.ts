import { describe, expect, it } from 'vitest'
import { enteredOutcome } from './entering.ts'

describe('what people enter', () => {
  it.each([
    ['threats', [-2, -4], null],
    ['threats', [-2, -4, -4], { type: 'layThreats', values: [-2, -4, -4] }],
    ['prestige', [0, 4, 1], { type: 'layPrestige', values: [0, 4, 1] }],
    ['events', [3, 1], { type: 'drawEvents', cards: ['overlord', 'scouting'] }],
    ['events', [3], null],
    ['act', [1, 2, 3], null],
  ] as const)('%s %j', (stage, entered, outcome) => {
    expect(enteredOutcome(stage, entered)).toEqual(outcome)
  })
})
