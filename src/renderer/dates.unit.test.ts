import { describe, expect, it } from 'vitest'
import { whenWords } from './dates.ts'

const at = (text: string): number => new Date(text).getTime()
const now = at('2026-11-20T21:00:00')

describe('whenWords', () => {
  it.each([
    ['2026-11-20T20:41:00', '今天 20:41', 'today 20:41'],
    ['2026-11-19T23:59:00', '昨天 23:59', 'yesterday 23:59'],
    ['2026-11-02T08:00:00', '11月2日', '2 November'],
    ['2025-11-02T08:00:00', '2025年11月2日', '2 November 2025'],
  ])('says %s as %s and %s', (text, zh, en) => {
    expect([whenWords(at(text), now, 'zh-Hant'), whenWords(at(text), now, 'en')]).toEqual([zh, en])
  })
})
