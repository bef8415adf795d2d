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
        behind: '{n} wall behind | {n} walls behind',
        nobody: 'while nobody leads',
      },
      close: 'Complete province {province} for {value} points, {standing}?',
      closeNeutral: 'Complete province {province} with a neutral wall, {standing}?',
      walls: 'Build a wall on space {a} or {b}?',
      build: 'Build in province {province} or somewhere else?',
      neutral: 'Build a neutral wall in province {province}?',
      double: 'Build a double wall or single walls?',
      tower: 'Build a tower now or later?',
      card: 'Which card should you lay in province {province}?',
      cards: 'Which cards should you lay, and where?',
      warrior: 'Which card should province {province}’s warrior remove?',
      warriors: 'Province {province}’s warrior: remove {a} or {b}?',
      traitor: 'What should province {province}’s traitor do?',
      official: 'Which walls should province {province}’s official swap?',
      act: 'Should you use the card in province {province}?',
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
        behind: '你落後 {n} 道牆',
        nobody: '沒有人領先',
      },
      close: '第 {province} 省值 {value} 分，{standing}，該完成嗎？',
      closeNeutral: '第 {province} 省{standing}，該用中立牆完成嗎？',
      walls: '牆該築在 {a} 還是 {b}？',
      build: '該築在第 {province} 省，還是別處？',
      neutral: '中立牆該築在第 {province} 省嗎？',
      double: '該築雙牆，還是單牆？',
      tower: '現在該建塔樓嗎？',
      card: '第 {province} 省該放哪張牌？',
      cards: '該放哪些牌，放在哪裡？',
      warrior: '第 {province} 省的戰士該移除哪張牌？',
      warriors: '第 {province} 省的戰士該移除{a}還是{b}？',
      traitor: '第 {province} 省的叛徒該對付誰？',
      official: '第 {province} 省的官吏該換哪道牆？',
      act: '第 {province} 省的牌該不該用？',
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
