import type { Texts } from '../../../../kernel/text.ts'

/** 可以跳去看的事件種類。 */
export const kindsZhHant = {
  option: { chosen: '開局選擇' },
  pawns: { placed: '擺棋子' },
  dice: {
    allotted: '分配骰子',
    rolled: '擲骰',
    voided: '骰子作廢',
    givenUp: '放棄剩下的骰子',
  },
  pawn: { moved: '棋子移動' },
  move: { failed: '移動失敗' },
  tile: { flipped: '翻轉板塊' },
  flip: { failed: '翻轉失敗' },
  chain: { opened: '續走' },
  game: {
    started: '新的一局',
    won: '贏得一局',
    stalled: '僵局',
  },
} as const satisfies Texts
