import { describe, expect, it } from 'vitest'
import { dayField, shortDayWords, startOfDay, whenWords } from './dates.ts'

const at = (text: string): number => new Date(text).getTime()
const now = at('2026-11-20T21:00:00')

describe('whenWords', () => {
  it.each([
    ['2026-11-20T20:41:00', '今天 20:41', 'today 20:41'],
    ['2026-11-20T00:05:00', '今天 00:05', 'today 00:05'],
    ['2026-11-19T23:59:00', '昨天 23:59', 'yesterday 23:59'],
    ['2026-11-02T08:00:00', '11月2日', '2 November'],
    ['2025-11-02T08:00:00', '2025年11月2日', '2 November 2025'],
    // From a clock that was ahead.
    ['2026-11-20T22:00:00', '今天 22:00', 'today 22:00'],
    ['2026-11-22T08:00:00', '2026年11月22日', '22 November 2026'],
  ])('says %s as %s and %s', (text, zh, en) => {
    expect([whenWords(at(text), now, 'zh-Hant'), whenWords(at(text), now, 'en')]).toEqual([zh, en])
  })
})

describe('shortDayWords', () => {
  it.each([
    ['2026-11-20T00:05:00', '今天', 'today'],
    ['2026-11-19T23:59:00', '11月19日', '19 Nov'],
    ['2025-11-20T21:00:00', '2025年11月20日', '20 Nov 2025'],
  ])('says %s as %s and %s', (text, zh, en) => {
    expect([shortDayWords(at(text), now, 'zh-Hant'), shortDayWords(at(text), now, 'en')]).toEqual([zh, en])
  })
})

describe('days of a date field', () => {
  it('start at local midnight, and survive a round trip', () => {
    const day = startOfDay('2026-11-21')
    expect(day).toBe(new Date(2026, 10, 21).getTime())
    expect(dayField(day)).toBe('2026-11-21')
    // The end of a day is the start of the next, whatever the clock does in between.
    expect(startOfDay('2026-12-31', 1)).toBe(new Date(2027, 0, 1).getTime())
    expect(dayField((startOfDay('2026-03-29', 1) ?? 0) - 1)).toBe('2026-03-29')
  })

  it('are null when the field is empty', () => {
    expect(startOfDay('')).toBeNull()
    expect(dayField(null)).toBe('')
  })
})
