import { describe, expect, it } from 'vitest'
import { COLOURS } from '../../engine/record/step.ts'
import type { SeatDraft } from './draft.ts'
import { isStandingName, standingNamesOf } from './standingNames.ts'

const person = { kind: 'person' } as const
const bot = { kind: 'bot', bot: 'search', level: 1 } as const
const seat = (name: string, player: SeatDraft['player'], key: number): SeatDraft => ({
  key,
  name,
  colour: 1,
  player,
})

describe('names nobody typed', () => {
  it('are numbers for people and names for bots', () => {
    const seats = [seat('', person, 0), seat('', bot, 1), seat('', bot, 2)]
    expect(standingNamesOf(seats, 'en')).toEqual(['Player 1', 'Bruno', 'Cleo'])
  })

  it('end in no figure in Chinese, where the next figure would follow at once', () => {
    const seats = COLOURS.map((_, key) => seat('', person, key))
    const names = standingNamesOf(seats, 'zh-Hant')
    expect(names.slice(0, 2)).toEqual(['玩家甲', '玩家乙'])
    expect(new Set(names).size).toBe(COLOURS.length)
    for (const name of names) expect(name).toMatch(/^玩家\D$/)
  })

  it('are none that somebody at the table has', () => {
    const seats = [seat('Bruno', person, 0), seat('', bot, 1), seat('', bot, 2), seat('Cleo', bot, 3)]
    const names = standingNamesOf(seats, 'en')
    expect(names.slice(1, 3)).toEqual(['Dario', 'Elsa'])
  })

  it('are known again for bots, and never taken from a person who has such a name', () => {
    expect(isStandingName('en', 0, bot, 'Ada')).toBe(true)
    expect(isStandingName('en', 0, bot, 'Bruno')).toBe(true)
    expect(isStandingName('zh-Hant', 1, bot, '布諾')).toBe(true)
    expect(isStandingName('en', 1, person, 'Player 2')).toBe(true)
    expect(isStandingName('zh-Hant', 1, person, '玩家乙')).toBe(true)
    expect(isStandingName('zh-Hant', 1, person, '玩家 2')).toBe(true)
    expect(isStandingName('zh-Hant', 0, person, '玩家乙')).toBe(false)
    expect(isStandingName('en', 0, person, 'Ada')).toBe(false)
    expect(isStandingName('en', 0, bot, 'Mira')).toBe(false)
  })
})
