import { describe, expect, it } from 'vitest'
import { lostIn, percent, signedPercent } from './figures.ts'
import type { Decision } from './types.ts'

const decision = (best: number, played: number): Decision =>
  ({ best: [{ chance: best }], played: { chance: played }, loss: best - played }) as unknown as Decision

describe('chances in words', () => {
  it('has a loss that fits the chances beside it', () => {
    const told = decision(0.777, 0.613)
    expect([percent(0.777), percent(0.613), lostIn(told)]).toEqual(['78%', '61%', '17%'])
    expect(lostIn({ ...told, loss: 0 })).toBe('0%')
  })

  it('tells the sign of a change, but of none', () => {
    expect([signedPercent(0.08), signedPercent(-0.031), signedPercent(0.001)]).toEqual(['+8%', '−3%', '0%'])
  })
})
