import type { Texts } from '../../../../kernel/text.ts'

/** 行動的短句。 */
export const actionZhHant = {
  lay: '擺好十六塊板塊',
  roll: '擲出 {dice}',
  choose: { first: '選擇先手', place: '選擇安排棋子' },
  place: '擺棋子：{firstSeat} 在 {a}、{b}，{secondSeat} 在 {c}、{d}',
  allot: { some: '分配骰子：{allotments}', none: '放棄這個回合' },
  step: '{pawn} 號棋子走到 {to}',
  flip: '翻轉 {tile}',
  stop: '讓棋子停下',
  giveUp: '放棄本回合剩下的骰子',
} as const satisfies Texts

/** 分給一枚棋子或一塊板塊的骰子。 */
export const allotmentZhHant = {
  pawn: '{pawn} 號棋子 {n} 顆',
  tile: '{tile} 板塊 {n} 顆',
} as const satisfies Texts
