import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import { sanMarco } from '../../../../engine/games/san-marco/index.ts'
import type { SeatRow } from '../../../../main/api/api.ts'
import { accountFormatter } from '../../../match/words/sentences.ts'
import { loadAllTexts } from '../../../ui/testing/texts.ts'

await loadAllTexts()

describe('a step in brief', () => {
  const seats: readonly SeatRow[] = ['甲', '乙', '丙'].map((name, at) => ({
    name,
    colour: at === 0 ? 1 : 2,
    player: { kind: 'person' },
  }))
  const told = accountFormatter({ game: sanMarco.id, seats })
  const placed: readonly Event[] = [
    { type: 'card.played', seat: 0, card: '4' },
    { type: 'aristocrat.placed', seat: 0, card: 3, district: 3, from: null, left: 16 },
  ]

  it('is told by the first of its events', () => {
    const settled: readonly Event[] = [
      { type: 'aristocrats.settled', seat: 0, district: 3, left: 17 },
      { type: 'bridge.due', seat: 1 },
    ]
    expect(told(settled, 'zh-Hant')).toBe('甲在聖馬可放兩位貴族（保留區剩 17 位）。')
  })
  it('is told by others where its game says so', () => {
    expect(told(placed, 'en')).toBe('甲 places an aristocrat in San Marco.')
    expect(told(placed, 'zh-Hant')).toBe('甲在聖馬可放一位貴族。')
  })
  it('tells in one sentence what its game tells so', () => {
    const stretch = { type: 'doge.moved', seat: 0 } as const
    const walk: readonly Event[] = [
      { type: 'card.played', seat: 0, card: 'doge' },
      { ...stretch, from: 5, to: 3, overSeat: 0, cost: 0, score: 7 },
      { ...stretch, from: 3, to: 2, overSeat: 1, cost: 1, score: 6 },
      { ...stretch, from: 2, to: 1, overSeat: null, cost: 2, score: 4 },
    ]
    expect(told(walk, 'en')).toBe(
      '甲 moves the Doge from Castello over 甲’s own bridge to San Marco, over 乙’s bridge to San Polo, by water to Santa Croce, at a cost of 3 in all, score now 4.',
    )
    expect(told(walk, 'zh-Hant')).toBe(
      '甲讓總督從卡斯泰洛走甲自己的橋到聖馬可、走乙的橋到聖保羅、走水路到聖十字，共花 3 分，剩 4 分。',
    )
  })
})
