import type { Texts } from '../../../../kernel/text.ts'

/** 行動的短句。 */
export const actionZhHant = {
  drawBoard: '抽到圖板 {face}',
  layThreats: { hidden: '面朝下擺上威脅板塊', shown: '擺上威脅板塊：{values}' },
  layPrestige: '擺上聲望板塊：{values}',
  drawEvents: '抽到事件卡：{cards}',
  drawFirst: '抽到 {seat} 先開始',
  turnThreat: '部 {region} 的威脅板塊是 {value}',
  nameCards: '{seat} 在省 {province} 的行動卡：{cards}',
  wall: '在第 {space} 格築牆',
  cards: '{laid}',
  cardWall: {
    hidden: '蓋一張行動卡，並在第 {space} 格築牆',
    shown: '蓋下{card}，並在第 {space} 格築牆',
  },
  double: '在第 {left}、{right} 格築雙牆',
  tower: '在第 {space} 格建塔樓',
  neutral: '在第 {space} 格放中立牆',
  noNeutral: '不放中立牆',
  open: '先翻省 {province} 的牌',
  join: { left: '把圖板接在最左邊', right: '把圖板接在最右邊' },
  remove: '移除{card}',
  destroy: '摧毀第 {space} 格的牆',
  dismiss: '移走部 {region} 的威脅板塊',
  raise: '讓這一省增加 2 分',
  lower: '讓這一省減少 2 分',
  extraWall: '多算一道牆',
  swap: '交換第 {here}、{there} 格的牆',
  decline: '什麼都不做',
} as const satisfies Texts

/** 行動和事件裡的名稱。 */
export const namedZhHant = {
  card: {
    warrior: '戰士（1）',
    traitor: '叛徒（2）',
    flood: '洪水（3）',
    architect: '建築師（4）',
    greatArchitect: '大建築師（5）',
    official: '官吏（6）',
  },
  value: '{value}',
  laid: { hidden: '在省 {province} 蓋一張行動卡', shown: '在省 {province} 蓋下{card}' },
  event: {
    diplomacy: '外交',
    overlord: '霸主',
    reward: '帝皇獎勵',
    scouting: '偵查',
  },
} as const satisfies Texts
