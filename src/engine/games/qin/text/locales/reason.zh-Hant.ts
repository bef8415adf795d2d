import type { Texts } from '../../../../kernel/text.ts'

export const reasonZhHant = {
  all: { 1: '這一步可以{a}。', 2: '這一步可以{a}，{b}。', 3: '這一步可以{a}，{b}，{c}。' },
  wins: { game: '贏得這一局', match: '贏得整場' },
  shares: { game: '並列這一局的贏家', match: '並列整場贏家' },
  absorbs: '併吞 {fromSeat} 在 {at} 的省區',
  takesVillage: '從 {fromSeat} 手中奪下村莊 {at}',
  winsVillage: '取得村莊 {at}',
  breaksVillage: '讓 {fromSeat} 失去村莊 {at}',
  joins: '把你在 {into} 和 {at} 的省區連成一片',
  founds: {
    one: '在 {at} 建立新省區',
    two: '在 {at} 和 {other} 各建立一個新省區',
  },
  major: '讓你在 {at} 的省區成為 {n} 格的大型省區',
  grows: '讓你在 {at} 的省區擴大到 {n} 格',
  pagodas: '讓你在圖板上多出 {n} 座寶塔',
} as const satisfies Texts
