import type { Texts } from '../../../../kernel/text.ts'

/** 可以跳去看的事件種類。 */
export const kindsZhHant = {
  building: {
    built: '蓋建築',
    strengthened: '強化建築',
    bought: '買下建築',
    undercut: '抽料',
    damaged: '建築受損',
    collapsed: '建築倒塌',
    returned: '收回建築',
    drawn: '抽建築卡',
    produced: '生產',
  },
  districts: { exchanged: '交換行政區' },
  district: { drawn: '抽行政區' },
  pieces: { lent: '借出材料' },
  loan: { collected: '收回放款' },
  forecast: { set: '預報' },
  card: {
    turned: '翻事件卡',
    kept: '保留卡',
    played: '打出保留的卡',
  },
  die: { rolled: '擲骰' },
  disaster: { struck: '災害侵襲' },
  hit: {
    eased: '減輕傷害',
    moved: '轉移傷害',
  },
  phase: { started: '階段開始' },
} as const satisfies Texts
