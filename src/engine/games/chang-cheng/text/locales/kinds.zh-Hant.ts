import type { Texts } from '../../../../kernel/text.ts'

/** 可以跳去看的事件種類。 */
export const kindsZhHant = {
  wall: {
    built: '築牆',
    destroyed: '摧毀城牆',
  },
  double: { built: '築雙牆' },
  tower: { built: '建塔樓' },
  neutral: { built: '中立牆' },
  card: {
    laid: '放行動卡',
    removed: '戰士除牌',
  },
  province: {
    completed: '省分完成',
    won: '贏得省分',
  },
  cards: {
    revealed: '翻開行動卡',
    struck: '同號移除',
  },
  threat: {
    removed: '移除威脅',
    seen: '察看威脅',
    turned: '翻開威脅',
  },
  value: { changed: '改變價值' },
  walls: { swapped: '交換城牆' },
  emperor: { laid: '帝皇卡' },
  board: { joined: '接上圖板' },
  region: { raided: '蒙古入侵' },
  event: { scored: '事件卡得分' },
} as const satisfies Texts
