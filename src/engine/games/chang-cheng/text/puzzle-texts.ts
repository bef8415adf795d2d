/**
 * What puzzles of Chang Cheng ask, and what a wrong move misses, without telling the better one, by the fact of its reason.
 * Pages leave these texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const puzzleTexts = {
  en: {
    ask: {
      standing: {
        leading: 'while leading',
        tied: 'while tied',
        behind: '{n} behind',
        nobody: 'while nobody leads',
      },
      close: 'Close province {province} for {value}, {standing}?',
      closeNeutral: 'Neutral wall: close province {province} {standing}?',
      walls: 'A wall on {a} or on {b}?',
      build: 'Province {province}, or build elsewhere?',
      neutral: 'A neutral wall in province {province}?',
      double: 'Double wall or single walls?',
      tower: 'A tower now, or later?',
      card: 'Which card for province {province}?',
      cards: 'Which cards, and where?',
      warrior: 'Province {province}: the warrior’s target?',
      warriors: 'Province {province}’s warrior: {a} or {b}?',
      traitor: 'Province {province}: the traitor’s target?',
      official: 'Province {province}: the official’s swap?',
      act: 'Province {province}: act or hold back?',
    },
    missed: {
      completes: {
        wins: 'A province can be completed and won now.',
        shares: 'A province can be completed now for a share of its points.',
        ahead: 'A province can be completed while you are ahead in it.',
      },
      cards: {
        wins: 'A card can win you a province.',
        shares: 'A card can give you a share of a province.',
      },
      leads: 'There is a province where you can go ahead.',
      extends: 'There is a province where your lead can grow.',
      level: 'There is a province where you can draw level.',
      nobody: 'Others can be kept from scoring a province.',
      lowers: 'Others can be made to score less.',
      scores: 'More points can be scored at once.',
      safe: 'Think of the points you can lose.',
      dismisses: 'Think of the points you can lose.',
      looks: 'There is a threat tile you can look at.',
      removes: '{fromSeat} still has a card to act.',
      lays: 'A card can be made ready where it will count.',
    },
  },
  'zh-Hant': {
    ask: {
      standing: {
        leading: '你領先',
        tied: '平手',
        behind: '你落後 {n}',
        nobody: '沒有人領先',
      },
      close: '第 {province} 省值 {value} 分，{standing}：要完成嗎？',
      closeNeutral: '第 {province} 省{standing}：用中立牆完成嗎？',
      walls: '牆築在 {a} 還是 {b}？',
      build: '築在第 {province} 省，還是別處？',
      neutral: '中立牆放第 {province} 省嗎？',
      double: '築雙牆，還是單牆？',
      tower: '現在建塔樓嗎？',
      card: '第 {province} 省該放哪張牌？',
      cards: '放哪些牌，放哪裡？',
      warrior: '第 {province} 省：戰士移除哪張牌？',
      warriors: '第 {province} 省的戰士移除{a}還是{b}？',
      traitor: '第 {province} 省：叛徒對付誰？',
      official: '第 {province} 省：官吏換哪道牆？',
      act: '第 {province} 省：用還是不用？',
    },
    missed: {
      completes: {
        wins: '有一省現在就能完成並獨得分數。',
        shares: '有一省現在就能完成並分到分數。',
        ahead: '有一省可以趁你領先時完成。',
      },
      cards: {
        wins: '有一張牌能讓你獨得一省。',
        shares: '有一張牌能讓你分到一省的分數。',
      },
      leads: '有一省可以取得領先。',
      extends: '有一省可以擴大領先。',
      level: '有一省可以追平。',
      nobody: '可以讓別人在一省得不到分。',
      lowers: '可以讓別人少得分。',
      scores: '可以立刻得到更多分。',
      safe: '想想你可能會失去的分數。',
      dismisses: '想想你可能會失去的分數。',
      looks: '有一塊威脅板塊可以察看。',
      removes: '{fromSeat} 還有牌可以發動。',
      lays: '可以在用得上的省先備好一張牌。',
    },
  },
} as const satisfies { readonly [L in Language]: Texts }
