import type { Texts } from '../../../../kernel/text.ts'

/** 可以跳去看的事件種類。 */
export const kindsZhHant = {
  game: {
    started: '第二局開始',
    ended: '一局結束',
  },
  seat: { passed: '跳過' },
  tile: { placed: '放下板塊' },
  hand: { drawn: '抽板塊' },
  province: {
    founded: '建立省區',
    extended: '擴大省區',
    joined: '省區相連',
    absorbed: '併吞省區',
  },
  pagoda: {
    placed: '蓋寶塔',
    returned: '收回寶塔',
  },
  village: {
    won: '取得村莊',
    lost: '失去村莊',
  },
} as const satisfies Texts
