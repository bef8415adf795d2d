/**
 * What puzzles of Quake-nopoly ask, and what a wrong move misses, without telling the better one, by the fact of its reason.
 * Pages leave these texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const puzzleTexts = {
  en: {
    ask: {
      either: 'Build in {a} or {b}?',
      which: 'Build {a} or {b} in {district}?',
      build: {
        swapLand: 'Build {building} in {district} or swap land?',
        review: 'Build {building} in {district} or redraw?',
        strengthen: 'Build {building} in {district} or strengthen?',
        trade: 'Build {building} in {district} or trade?',
        plan: 'Build {building} in {district} or plan?',
        pass: 'Build {building} in {district} or pass?',
        play: 'Build {building} or play {card}{does}?',
        else: 'Build {building} in {district} or wait?',
      },
      play: 'Play {card}{does} or wait?',
      playOn: 'Play {card} for {a} or {b}?',
      playOr: 'Play {card}{does} or build {building}?',
      playOrPlan: 'Play {card}{does} or plan?',
      does: {
        urbanRenewal: ' (build at once)',
        fastPermit: ' (draw a card and build)',
        retrofitSubsidy: ' (3 pieces on a structure)',
        volunteers: ' (strengthen a district)',
        materialExchange: ' (3 pieces for 4)',
        designCompetition: ' (new cards for old)',
      },
      shift: 'Which district should take the damage?',
      act: 'Which action helps you most now?',
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
      either: '該蓋在{a}還是{b}？',
      which: '{district}該蓋{a}還是{b}？',
      build: {
        swapLand: '該在{district}蓋{building}，還是換地？',
        review: '該在{district}蓋{building}，還是換牌？',
        strengthen: '該在{district}蓋{building}，還是強化？',
        trade: '該在{district}蓋{building}，還是換材料？',
        plan: '該在{district}蓋{building}，還是規劃？',
        pass: '該在{district}蓋{building}，還是跳過？',
        play: '該蓋{building}，還是打出{card}{does}？',
        else: '該在{district}蓋{building}，還是等？',
      },
      play: '該打出{card}{does}，還是等？',
      playOn: '{card}該用在{a}還是{b}？',
      playOr: '該打出{card}{does}，還是蓋{building}？',
      playOrPlan: '該打出{card}{does}，還是規劃？',
      does: {
        urbanRenewal: '（立刻建造）',
        fastPermit: '（抽牌並建造）',
        retrofitSubsidy: '（結構加三塊）',
        volunteers: '（強化一區）',
        materialExchange: '（三換四）',
        designCompetition: '（換手牌）',
      },
      shift: '該讓哪個行政區受災？',
      act: '現在哪個行動最有用？',
    },
    missed: {
      points: '可以立刻得到更多分。',
      costs: '可以讓 {fromSeat} 少得分。',
      moves: '傷害可以轉給別人。',
      saves: '有一棟自己的建築可以保住。',
    },
  },
} as const satisfies { readonly [L in Language]: Texts }
