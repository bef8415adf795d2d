import { describe, expect, it } from 'vitest'
import { enteredOutcome, namedCards } from './entering.ts'

describe('what players enter', () => {
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

describe('revealed cards', () => {
  const asked = { is: 'cards', seat: 1, province: 2, count: 3, known: [4], others: [1, 2, 6] } as const

  it('are the known ones and those entered, in ascending order', () => {
    expect(namedCards(asked, [])).toEqual([4])
    expect(namedCards(asked, [6, 1])).toEqual([1, 4, 6])
    expect(namedCards(asked, [5, 2])).toEqual([2, 4])
  })

  it('are all the remaining ones where there is no choice', () => {
    expect(namedCards({ ...asked, others: [2, 6] }, [])).toEqual([2, 4, 6])
  })
})
