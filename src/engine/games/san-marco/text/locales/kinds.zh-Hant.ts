import type { Texts } from '../../../../kernel/text.ts'

/** 可以跳去看的事件種類。 */
export const kindsZhHant = {
  passage: { started: '階段開始' },
  offers: { divided: '分牌' },
  offer: { taken: '選牌' },
  card: {
    played: '打出行動牌',
    givenUp: '棄掉行動牌',
  },
  aristocrat: {
    placed: '放貴族',
    replaced: '轉換貴族',
  },
  bridge: {
    built: '蓋橋',
    taken: '拆橋',
  },
  die: { rolled: '擲骰' },
  aristocrats: { banished: '驅逐' },
  doge: { moved: '總督移動' },
  district: { scored: '區域計分' },
  round: { ended: '一輪結束' },
  bonus: { scored: '時間總和得分' },
} as const satisfies Texts
