import type { Texts } from '../../../../kernel/text.ts'

/** How the Mongols' attack is told, in Chinese. */
export const attackZhHant = {
  result: '直接看結果',
  attack: '蒙古由左到右來襲',
  play: '播放',
  pause: '暫停',
  back: '上一步',
  next: '下一步',
  start: '長城完工，這是來襲前的分數。',
  lost: '部 {n}（{value}）：{names}',
  nobody: '部 {n}（{value}）：無人扣分',
  noTile: '部 {n} 沒有威脅板塊：無人扣分',
  spared: '塔樓保護：{names}',
  event: '{event}：{list}',
  nothing: '{event}：無人得分',
  because: {
    diplomacy: '{name} +{points}（立足 {n} 省）',
    overlord: '{name} +{points}（連續 {n} 格）',
    reward: '{name} +{points}（{n} 張牌）',
    scouting: '{name} +{points}',
  },
} as const satisfies Texts
