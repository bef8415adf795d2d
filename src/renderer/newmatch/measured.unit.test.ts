import { describe, expect, it } from 'vitest'
import bots from '../locales/en/bots.json'
import botsInChinese from '../locales/zh-Hant/bots.json'
import english from '../locales/en/later/newMatch.json'
import chinese from '../locales/zh-Hant/later/newMatch.json'
import { addTexts, sayIn } from '../ui/i18n.ts'
import { measuredText, winsText } from './measured.ts'

addTexts('bots', { en: bots, 'zh-Hant': botsInChinese })
addTexts('newMatch', { en: english, 'zh-Hant': chinese })

const pair = (first: string, second: string, share: number, low: number, high: number) => ({
  bots: [first, second] as [string, string],
  share,
  low,
  high,
  matches: 40,
})
const pairs = [
  pair('level1', 'random', 0.996, 0.981, 1),
  pair('level3', 'level1', 0.93, 0.9, 0.95),
  pair('level3', 'level2', 0.793, 0.7, 0.88),
  // Here the lower level turned out to be the stronger one.
  pair('level3', 'level4', 0.62, 0.55, 0.7),
]

describe('how often a level wins', () => {
  it.each([
    [
      1,
      'Wins nearly every match against random play (98% to 100%)',
      '對上隨機亂下，幾乎每局都贏（98% 到 100%）',
    ],
    [
      3,
      'Wins about 8 of 10 against the casual bot (70% to 88%)',
      '對上隨興等級的電腦，十局約贏 8 局（70% 到 88%）',
    ],
    [
      4,
      'Wins about 4 of 10 against the steady bot (30% to 45%)',
      '對上穩健等級的電腦，十局約贏 4 局（30% 到 45%）',
    ],
  ])('says how often level %d wins', (level, en, zh) => {
    const { k = '', p = {} } = winsText({ pairs }, level) ?? {}
    expect([sayIn('en', k, p), sayIn('zh-Hant', k, p)]).toEqual([en, zh])
  })

  it.each([2, 5, 6])('is not told of level %d, which has not met the one below', (level) => {
    expect(winsText({ pairs }, level)).toBeUndefined()
  })

  it('says nothing of other players, or in a game without a ladder', () => {
    expect(measuredText('quorsum', { kind: 'person' })).toBeUndefined()
    expect(measuredText('quorsum', { kind: 'bot', bot: 'program:Greedy', level: 1 })).toBeUndefined()
    expect(measuredText('a-game', { kind: 'bot', bot: 'search', level: 3 })).toBeUndefined()
  })
})
