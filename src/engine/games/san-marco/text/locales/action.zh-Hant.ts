import type { Texts } from '../../../../kernel/text.ts'

/** 行動的短句。 */
export const actionZhHant = {
  first: '抽到 {seat} 先開始',
  roll: '擲出 {face}',
  dealCards: { hidden: '{seat} 抽行動牌', shown: '{seat} 抽到{cards}' },
  dealLimits: { hidden: '{seat} 抽時間牌', shown: '{seat} 抽到時間牌 {limits}' },
  divide: { hidden: '分牌', shown: '分牌：{offers}' },
  choose: '選第 {offer} 組',
  place: {
    here: {
      reserve: '在{district}放一位貴族',
      district: '把一位貴族從{from}移到{district}',
    },
    over: {
      reserve: '從{card}過橋到{district}放一位貴族',
      district: '把一位貴族從{from}經{card}過橋移到{district}',
    },
  },
  bridge: {
    new: {
      reserve: '蓋橋連起{one}和{other}',
      district: '用{from}的貴族蓋橋，連起{one}和{other}',
    },
    moved: {
      reserve: '把 {ownerSeat} 在{oldOne}和{oldOther}之間的橋，移到{one}和{other}之間',
      district: '用{from}的貴族，把 {ownerSeat} 在{oldOne}和{oldOther}之間的橋，移到{one}和{other}之間',
    },
  },
  transfer: {
    reserve: '在{district}換掉 {ownerSeat} 的一位貴族',
    district: '用{from}的貴族，在{district}換掉 {ownerSeat} 的一位貴族',
  },
  banish: '驅逐{district}的貴族',
  remove: { some: '驅逐 {banished}', none: '不驅逐任何人' },
  dogePlace: '把總督放在{district}',
  doge: { stays: '讓總督留在原地', walks: '總督{way}' },
  giveUp: '棄掉{card}',
  decline: '不驅逐任何人',
} as const satisfies Texts

/** 行動和事件裡的名稱：區、牌、牌組、總督的每一步。 */
export const namedZhHant = {
  district: {
    1: '卡納雷吉歐',
    2: '聖十字',
    3: '聖保羅',
    4: '聖馬可',
    5: '多爾索杜羅',
    6: '卡斯泰洛',
  },
  short: { 1: '卡納雷', 2: '聖十字', 3: '聖保羅', 4: '聖馬可', 5: '多爾索', 6: '卡斯泰' },
  shorter: { 1: '卡納', 2: '十字', 3: '保羅', 4: '馬可', 5: '多爾', 6: '卡斯' },
  card: { bridge: '橋牌', transfer: '轉換牌', doge: '總督牌', banishment: '驅逐牌' },
  several: '{card} {n} 張',
  pile: { cards: '{cards}', limits: '時間牌 {limits}', both: '{cards}、時間牌 {limits}' },
  offers: { 2: '{one}／{two}', 3: '{one}／{two}／{three}' },
  banished: '{seat} 的 {n} 位',
  total: '{seat}（{value}）',
  way: { own: '走自己的橋到{to}', bridge: '走 {overSeat} 的橋到{to}', water: '走水路到{to}' },
} as const satisfies Texts
