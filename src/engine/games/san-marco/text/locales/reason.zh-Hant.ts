import type { Texts } from '../../../../kernel/text.ts'

export const reasonZhHant = {
  all: { 1: '這一步{a}。', 2: '這一步{a}，{b}。', 3: '這一步{a}，{b}，{c}。' },
  most: '讓你以 {own} 比 {other} 成為{district}貴族最多的人',
  worth: '讓{district}對你值 {points} 分',
  less: '讓{district}對 {fromSeat} 少值 {n} 分',
  scores: {
    alone: '讓你在{district}得 {points} 分（別人都不得分）',
    others: '讓你在{district}得 {points} 分（別人最多得 {other} 分）',
  },
  pays: '路上要付 {cost} 分',
  free: '只走自己的橋',
  bridges: '讓你的{one}和{other}區域牌互通兩區',
  unbridges: '拆掉 {fromSeat} 在{one}和{other}之間的橋',
  onlyOthers: '針對{district}的 {others} 位貴族（沒有一位是你的）',
  mostlyOthers: '針對別人有 {others} 位、你有 {own} 位貴族的{district}',
  stays: '讓你的時間總和保持在十以下（{total}）',
  mostForLeast: '選了行動牌最多（{cards} 張）、時間牌合計最低（{n}）的牌組',
  mostCards: '選了行動牌最多（{cards} 張）的牌組',
  leastLimits: '選了時間牌合計最低（{n}）的牌組',
  onlyDoge: '選了唯一有總督牌的牌組',
} as const satisfies Texts
