/**
 * What puzzles of San Marco ask, and what a wrong move misses, without telling the better one, by the fact of its reason.
 * Pages leave these texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const puzzleTexts = {
  en: {
    ask: {
      after: {
        leading: 'You lead: {ask}',
        level: 'You are level: {ask}',
        behind: '{n} point behind: {ask} | {n} points behind: {ask}',
      },
      choose: 'which of {n} offers should you take?',
      doge: 'take the Doge (limit {limit}) or another offer?',
      either: 'place in {a} or {b}?',
      place: 'place in {district} or keep the aristocrat?',
      banish: 'Which aristocrat should leave {district}? | Which {n} aristocrats should leave {district}?',
      transfer: 'whose aristocrat in {district} should make way?',
      walk: 'Where should the Doge walk?',
      start: 'Should the Doge start in {a} or {b}?',
      anyStart: 'Where should the Doge start?',
      bridge: 'Which canal should your bridge cross?',
    },
    missed: {
      most: 'There is a district where you can have the most aristocrats.',
      worth: 'There is a district that can be worth more to you.',
      less: '{fromSeat} can be made to lose more points.',
      scores: {
        alone: 'The Doge can score for you alone.',
        others: 'The Doge can score more for you than for others.',
      },
      mostForLeast: 'There are more cards to be had for a lower limit.',
      mostCards: 'There are more action cards to be had.',
      leastLimits: 'There is less to add to your limit total.',
      stays: 'Your limit total can stay under ten.',
      onlyDoge: 'There is a Doge to be had.',
      doge: 'There is a Doge to be had.',
      keepsDoge: 'There is a Doge to be had.',
    },
  },
  'zh-Hant': {
    ask: {
      after: {
        leading: '你領先：{ask}',
        level: '同分：{ask}',
        behind: '落後 {n} 分：{ask}',
      },
      choose: '{n} 組牌，該選哪一組？',
      doge: '該選有總督的牌組（時間 {limit}），還是別組？',
      either: '貴族該放到{a}還是{b}？',
      place: '該放貴族到{district}，還是留著？',
      banish: '{district}要趕走 {n} 位，該趕走誰？',
      transfer: '{district}該換下誰的貴族？',
      walk: '總督該走去哪裡？',
      start: '總督該從{a}還是{b}開始？',
      anyStart: '總督該從哪裡開始？',
      bridge: '橋該蓋在哪條運河上？',
    },
    missed: {
      most: '有一區可以讓你的貴族成為最多。',
      worth: '有一區可以讓你得到更多分。',
      less: '可以讓 {fromSeat} 少得更多分。',
      scores: {
        alone: '總督可以只替你一個人計分。',
        others: '總督可以讓你得分比別人多。',
      },
      mostForLeast: '可以用更少的時間拿到更多行動牌。',
      mostCards: '可以拿到更多行動牌。',
      leastLimits: '時間總和可以加得更少。',
      stays: '時間總和可以不到十。',
      onlyDoge: '有總督牌可以拿。',
      doge: '有總督牌可以拿。',
      keepsDoge: '有總督牌可以拿。',
    },
  },
} as const satisfies { readonly [L in Language]: Texts }
