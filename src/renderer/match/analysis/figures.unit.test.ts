import { describe, expect, it } from 'vitest'
import {
  averageLoss,
  chanceRange,
  changeParams,
  isAboutEqual,
  lostIn,
  percent,
  percents,
  signedPoints,
} from './figures.ts'
import type { Decision } from './types.ts'

const decision = (best: number, played: number): Decision =>
  ({ best: [{ chance: best }], played: { chance: played }, loss: best - played }) as unknown as Decision

describe('chances in words', () => {
  it('has a loss that fits the chances beside it', () => {
    const told = decision(0.777, 0.613)
    expect([percent(0.777), percent(0.613), lostIn(told)]).toEqual(['78%', '61%', 17])
    expect(lostIn({ ...told, loss: 0 })).toBe(0)
  })

  it.each([
    [0.54, 0.015, undefined],
    [0.54, 0.03, [50, 55]],
    [0.54, 0.06, [50, 60]],
    [0.5, 0.016, [50, 55]],
    [0.549, 0.016, [50, 55]],
    [0.02, 0.05, [0, 5]],
    [1, 0.02, [95, 100]],
    [0.42, 0.12, [30, 55]],
  ])('gives a chance of %d with an error of %d as a range of %j', (chance, error, expected) => {
    expect(chanceRange({ chance, error })?.map((each) => Math.round(each * 100))).toEqual(expected)
  })

  it.each([
    [0.09, 0.01, true],
    [0.08, 0.01, true],
    [0.07, 0.01, true],
    [0.06, 0.01, false],
    [0.09, 0.03, false],
  ])('takes 9% and a chance of %d with an error of %d for about equal: %j', (chance, error, expected) => {
    expect(isAboutEqual({ chance: 0.09, error: 0.01 }, { chance, error })).toBe(expected)
  })

  it.each([
    [
      [0.625, 0.375],
      ['63%', '37%'],
    ],
    [
      [0.335, 0.335, 0.33],
      ['34%', '33%', '33%'],
    ],
    [
      [1, 0],
      ['100%', '0%'],
    ],
    // A draw counts for nobody.
    [
      [0.625, 0.275],
      ['63%', '28%'],
    ],
  ])('gives chances of %j in percents that add up: %j', (chances, expected) => {
    expect(percents(chances)).toEqual(expected)
  })

  it('rounds the chances of seats that words tell as those do', () => {
    const chances = [0.2352, 0.351, 0.2069, 0.2069]
    expect(percents(chances)).toEqual(['23%', '35%', '21%', '21%'])
    expect(percents(chances, [0])).toEqual(['24%', '35%', '21%', '20%'])
    expect(percents([0.335, 0.335, 0.33], [0, 1])).toEqual(['34%', '34%', '32%'])
    expect(percents([0.625, 0.375], [1, 0])).toEqual(['62%', '38%'])
  })

  it('tells the sign of a change, but of none', () => {
    expect([signedPoints(0.08), signedPoints(-0.031), signedPoints(0.001)]).toEqual(['+8', '−3', '0'])
    expect([changeParams(-0.012), changeParams(-0.001)]).toEqual([
      { change: '−1', count: 1 },
      { change: '0', count: 0 },
    ])
  })

  it('averages losses with one decimal, and has none without decisions', () => {
    expect([averageLoss({ loss: 0.56, decisions: 40 }), averageLoss({ loss: 0, decisions: 0 })]).toEqual([
      '1.4',
      '–',
    ])
  })
})
