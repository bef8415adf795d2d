import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPage } from './game-page.ts'

describe('the page of a game', () => {
  const page = readPage(
    readFileSync(new URL('../../../../../docs/games/quake-nopoly.md', import.meta.url), 'utf8'),
  )

  it('has the members of what it refers to, and of objects by name', () => {
    expect(() =>
      page.checkView({ next: [{ do: 'tax', seat: 1, taken: [0, 0, 0, 3], count: 1 }] }),
    ).not.toThrow()
    expect(() =>
      page.checkView({ players: [{ lands: [{ levels: [{ built: { threat: { quake: { hits: 1 } } } }] }] }] }),
    ).not.toThrow()
  })

  it('does not have other members, at any depth', () => {
    expect(() => page.checkView({ mood: 1 })).toThrow('mood is not in the document')
    expect(() => page.checkView({ next: [{ do: 'act', mood: 1 }] })).toThrow('next[].mood')
    expect(() => page.checkAction({ type: 'pass', mood: 1 })).toThrow('mood')
    expect(() => page.checkEvent({ type: 'hit.moved', hit: { mood: 1 } })).toThrow('hit.mood')
    expect(() => page.checkEvent({ type: 'mood.changed' })).toThrow('mood.changed')
    expect(() => page.checkOutcome({ mood: 1 })).toThrow('mood')
  })

  it('has refusals with their rules and details', () => {
    const max = { max: 4 }
    expect(() => page.checkRefusal({ code: 'aboveMaximum', rule: 'QK-13', details: max })).not.toThrow()
    expect(() => page.checkRefusal({ code: 'aboveMaximum', rule: 'QK-14', details: max })).toThrow('QK-14')
    expect(() => page.checkRefusal({ code: 'aboveMaximum', details: { mood: 4 } })).toThrow('mood')
    expect(() => page.checkRefusal({ code: 'badMood' })).toThrow('badMood')
  })
})
