/** The words of the game in Chinese, under the same keys as in English. */
import type { Texts } from '#kernel/text.ts'

export const zhHant = {
  name: '骰子井字棋',
  tagline: '骰子和手牌決定能下哪裡，先連成一線就贏。',
  minutes: '2–3',

  words: {
    square: {
      0: '左上格',
      1: '上方格',
      2: '右上格',
      3: '左邊格',
      4: '中央格',
      5: '右邊格',
      6: '左下格',
      7: '下方格',
      8: '右下格',
    },
    card: { again: '「重擲」', anywhere: '「任選」' },
  },
  action: {
    deal: { shown: '發給 {seat} {card}', hidden: '發給 {seat} 一張牌' },
    roll: '擲出 {die}',
    mark: '在 {square} 做記號',
    play: { again: '打出 {card}，重擲骰子', anywhere: '打出 {card}，任選一格' },
  },
  event: {
    card: {
      dealt: { shown: '{seat} 拿到 {card}。', hidden: '{seat} 拿到一張牌。' },
      played: '{seat} 打出 {card}。',
    },
    die: { rolled: '{seat} 擲出 {die}。' },
    square: { marked: '{seat} 在 {square} 做記號。' },
    turn: { passed: '{seat} 的回合結束。' },
    match: { ended: '對局結束。' },
  },
  ending: { line: '三個記號連成一線。', full: '所有格子都有記號：平手。' },
  refusal: {
    taken: '那一格已經有記號了。',
    notInLine: '骰子指的是另一條線：1 到 3 是由上而下的橫列，4 到 6 是由左而右的直行。',
    noSuchCard: '沒有那張牌。',
  },
} as const satisfies Texts
