import type { Texts } from '../../../../kernel/text.ts'

export const reasonZhHant = {
  all: { 1: '這一步可以{a}。', 2: '這一步可以{a}，{b}。', 3: '這一步可以{a}，{b}，{c}。' },
  completes: {
    wins: '完成省 {province} 並獨得 {points} 分',
    shares: '完成省 {province} 並與人各得 {points} 分',
    ahead: '趁你以 {own} 比 {other} 的牆數領先時完成省 {province}',
  },
  cards: {
    wins: '讓你獨得省 {province} 的 {points} 分',
    shares: '讓你與人各得省 {province} 的 {points} 分',
  },
  leads: '讓你在省 {province} 以 {own} 比 {other} 的牆數領先',
  level: '讓你在省 {province} 以 {own} 比 {other} 的牆數追平',
  nobody: '讓省 {province} 沒有人得分',
  lowers: '讓別人在省 {province} 只得 {points} 分',
  scores: '立刻得 {points} 分',
  safe: '讓你在部 {region} 不會失分',
  keeps: '替你保留塔樓旁的一格',
  looks: '察看部 {region} 的威脅板塊',
  dismisses: '移走你牆數最多的部 {region} 的威脅板塊',
  removes: '讓 {fromSeat} 的一張牌無法發動',
} as const satisfies Texts
