import type { Texts } from '../../../../kernel/text.ts'

/** 行動的短句。 */
export const actionZhHant = {
  first: '抽到 {seat} 先開始',
  deal: { hidden: '{seat} 拿到三塊板塊', shown: '{seat} 拿到{tiles}' },
  draw: { hidden: '{seat} 抽一塊板塊', shown: '{seat} 抽到{tile}' },
  place: '把{tile}放在 {first}、{second}',
  pass: '跳過：沒有板塊放得下',
} as const satisfies Texts

/** 板塊的顏色。 */
export const tileZhHant = {
  RR: '紅紅',
  RY: '紅黃',
  RB: '紅藍',
  YY: '黃黃',
  YB: '黃藍',
  BB: '藍藍',
} as const satisfies Texts
