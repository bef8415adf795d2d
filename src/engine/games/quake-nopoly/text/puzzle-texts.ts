/**
 * What puzzles of Quake-nopoly ask, and what a wrong move misses, without telling the better one, by the fact of its reason.
 * Pages leave these texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const puzzleTexts = {
  en: {
    ask: {
      either: 'Build in {a} or {b}?',
      which: '{a} or {b} in {district}?',
      build: {
        swapLand: '{building} in {district}, or swap districts?',
        review: '{building} in {district}, or redraw?',
        strengthen: '{building} in {district}, or strengthen?',
        trade: '{building} in {district}, or trade?',
        plan: '{building} in {district}, or plan?',
        pass: '{building} in {district}, or pass?',
        play: 'Build {building}, or play {card}?',
        else: '{building} in {district}, or wait?',
      },
      play: 'Play {card} now?',
      playOr: 'Play {card}, or build {building}?',
      playOrPlan: 'Play {card}, or plan?',
      shift: 'Which district takes the hit?',
      act: 'What helps you most now?',
    },
    missed: {
      points: 'More points can be had at once.',
      costs: '{fromSeat} can be made to lose points.',
      moves: 'The damage can be passed on.',
      saves: 'One of your buildings can be saved.',
    },
  },
  'zh-Hant': {
    ask: {
      either: '蓋在{a}還是{b}？',
      which: '{district}蓋{a}還是{b}？',
      build: {
        swapLand: '在{district}蓋{building}，還是換行政區？',
        review: '在{district}蓋{building}，還是換手牌？',
        strengthen: '在{district}蓋{building}，還是強化？',
        trade: '在{district}蓋{building}，還是換材料？',
        plan: '在{district}蓋{building}，還是規劃？',
        pass: '在{district}蓋{building}，還是略過？',
        play: '蓋{building}，還是打出{card}？',
        else: '在{district}蓋{building}，還是等？',
      },
      play: '現在打出{card}嗎？',
      playOr: '打出{card}，還是蓋{building}？',
      playOrPlan: '打出{card}，還是規劃？',
      shift: '讓哪個行政區受災？',
      act: '現在什麼最有用？',
    },
    missed: {
      points: '可以立刻得到更多分。',
      costs: '可以讓 {fromSeat} 少得分。',
      moves: '傷害可以轉給別人。',
      saves: '有一棟自己的建築可以保住。',
    },
  },
} as const satisfies { readonly [L in Language]: Texts }
