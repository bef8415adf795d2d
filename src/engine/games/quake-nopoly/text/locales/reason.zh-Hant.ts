import type { Texts } from '../../../../kernel/text.ts'

export const reasonZhHant = {
  all: { 1: '這一步{a}。', 2: '這一步{a}，{b}。', 3: '這一步{a}，{b}，{c}。' },
  points: '帶來 {n} 分',
  costs: '讓 {fromSeat} 少 {n} 分',
  home: '蓋在所屬行政區多 {n} 分',
  level: { 1: '發展等級多 {n} 分', 2: '繁榮等級多 {n} 分' },
  holds: '撐得住之後所有災害（預報不計）',
  yields: '每次生產可得{kind}',
  safe: {
    weather: '讓{building}撐得住之後所有氣象災害（預報不計）',
    quake: '讓{building}撐得住之後所有地震（預報不計）',
  },
  safer: {
    weather: '讓{building}多撐得住 {n} 張還沒出現的氣象卡',
    quake: '讓{building}多撐得住 {n} 張還沒出現的地震卡',
  },
  exposes: {
    weather: '讓 {fromSeat} 的{building}多怕 {n} 張還沒出現的氣象卡',
    quake: '讓 {fromSeat} 的{building}多怕 {n} 張還沒出現的地震卡',
  },
  shelters: {
    weather: '讓你有 {n} 棟建築不再怕接下來的氣象災害',
    quake: '讓你有 {n} 棟建築不再怕接下來的地震',
  },
  reaches: {
    weather: '讓別人多 {others} 棟、你多 {own} 棟建築可能毀於氣象災害',
    quake: '讓別人多 {others} 棟、你多 {own} 棟建築可能毀於地震',
  },
  moves: '把你{district}的傷害轉給 {toSeat}',
  saves: '讓{building}免於倒塌',
  noneFalls: '不會讓你失去任何建築',
  homeFor: '換來手上{building}所屬的{district}',
} as const satisfies Texts
