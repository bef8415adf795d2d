import type { Texts } from '../../../../kernel/text.ts'

/** 每個事件的句子。 */
export const eventZhHant = {
  first: { drawn: '抽到 {seat} 起始。' },
  role: { drawn: '{seat} 抽到{role}。', taken: '{seat} 選了{role}。' },
  district: {
    drawn: '{seat} 抽到行政區{district}。',
    returned: '{seat} 將{district}放到行政區牌堆底。',
  },
  round: { started: '第 {round} 輪開始，{seat} 起始。' },
  phase: {
    started: {
      disaster: '第 {round} 輪：災害階段。',
      production: '第 {round} 輪：生產階段。',
      expansion: '第 {round} 輪：蓋滿的人可以擴張。',
    },
  },
  turn: { started: '第 {turn} 回合，第 {pass} 巡：{seat}。', passed: '{seat} 略過。' },
  building: {
    drawn: {
      hidden: '{seat} 抽一張建築卡。',
      shown: '{seat} 抽到{building}。',
    },
    putBack: {
      hidden: '{seat} 將一張建築卡放到牌堆底。',
      shown: '{seat} 將{building}放到牌堆底。',
    },
    built: {
      0: '{seat} 在{district}蓋{building}，建材 {material}、結構 {structure}。',
      1: '{seat} 在{district}蓋{building}（該卡第 2 棟），建材 {material}、結構 {structure}。',
      2: '{seat} 在{district}蓋{building}（該卡第 3 棟），建材 {material}、結構 {structure}。',
    },
    strengthened: {
      own: '{seat} 強化{building}的{track}，加 {pieces} 個{kind}，共 {left}。',
      supply: '{seat} 用公區材料強化{building}的{track}，加 {pieces} 個{kind}，共 {left}。',
    },
    returned: '{seat} 將{building}收回手中。',
    bought: '{seat} 向 {ownerSeat} 買下{building}，移到{district}。',
    undercut: '{seat} 對 {ownerSeat} 的{building}抽料：{track}少 {removed} 個，只留 1 個。',
    worn: '{seat} 的{building}{track}少 {removed} 個{kind}，剩 {left}。',
    damaged: '{seat} 的{building}{track}損失 {removed} 個{kind}，剩 {left}。',
    collapsed: '{seat} 在{district}的{building}受 {damage} 點傷害，倒塌。',
    produced: '{seat} 的{building}生產 1 個{kind}。',
  },
  production: { missed: '{kind}用完了，{seat} 的{building}沒有生產。' },
  pieces: {
    paid: {
      trade: '{seat} 交出{pieces}。',
      plan: '{seat} 規劃，付{pieces}。',
      undercut: '{seat} 付{pieces}。',
      tax: '{seat} 繳 {pieces} 作稅。',
      event: '{seat} 將 {pieces} 還給公區。',
      inspection: '{seat} 因檢查付{pieces}。',
    },
    taken: {
      trade: '{seat} 換得{pieces}。',
      landlord: '{seat} 以大地主身分多拿{pieces}。',
      event: '{seat} 從公區拿{pieces}。',
      insurance: '{seat} 獲保險給付{pieces}。',
    },
    given: {
      purchase: '{seat} 把 {pieces} 付給 {toSeat}。',
      event: '{seat} 把 {pieces} 交給 {toSeat}。',
    },
    lent: '{seat} 把 {pieces} 借給 {toSeat}。',
  },
  loan: {
    collected: {
      some: '{seat} 向 {fromSeat} 收回{pieces}。',
      none: '{seat} 向 {fromSeat} 收不到任何材料。',
    },
  },
  districts: { exchanged: '{seat} 用{district}換 {otherSeat} 的{other}。' },
  forecast: {
    set: {
      weather: {
        none: '{seat} 不作氣象預報。',
        some: '{seat} 預報氣象傷害 {change}。',
      },
      quake: {
        none: '{seat} 不作地震預報。',
        some: '{seat} 預報地震傷害 {change}。',
      },
    },
  },
  card: {
    turned: {
      general: '{seat} 翻到{card}。',
      weather: '{seat} 翻到災害：{card}。',
      quake: '{seat} 翻到地震：{card}。',
      end: '{seat} 翻到遊戲結束卡。',
    },
    kept: '{seat} 保留{card}。',
    played: {
      turn: '{seat} 打出{card}。',
      hit: '{seat} 為{place}打出{card}。',
    },
  },
  effect: {
    lapsed: '{card}：{seat} 沒有可做的事。',
    declined: '{card}：{seat} 放棄。',
  },
  die: {
    rolled: {
      event: '{seat} 擲出 {die}。',
      shift: '{seat} 為氣象災害擲出 {die}。',
    },
  },
  disaster: {
    struck: {
      some: '{card}侵襲{places}。',
      nobody: '{card}沒有波及任何人。',
    },
  },
  hit: {
    eased: '{seat} 的{district}傷害降為 {damage}。',
    moved: '傷害從 {seat} 的{district}轉到 {toSeat} 的{other}（{damage}）。',
    stayed: '{seat} 的{district}仍受傷害。',
  },
  event: { researched: '{seat} 將{card}留作研究資料。' },
  damage: {
    taken: {
      held: '{seat} 沒有建築倒塌。',
      lost: '{seat} 倒了 {n} 棟。',
    },
  },
  choice: {
    declined: {
      fitOut: '{seat} 不強化新蓋的建築。',
      shift: '{seat} 不擲骰。',
      research: '{seat} 不保留這次地震。',
      extra: '{seat} 不多拿材料。',
      expand: '{seat} 不抽行政區卡。',
    },
  },
  step: {
    due: {
      nothing: '沒有事要做了。',
      drawFirst: '接著抽起始玩家。',
      drawRole: '接著為 {seat} 抽角色。',
      drawDistricts: '接著為 {seat} 抽行政區卡。',
      drawBuildings: '接著為 {seat} 抽建築卡。',
      turnUp: '接著 {seat} 翻事件卡。',
      rollCard: '接著 {seat} 擲骰。',
      rollShift: '接著 {seat} 為氣象災害擲骰。',
      role: '接著 {seat} 選角色。',
      act: '接著 {seat} 執行建設行動。',
      fitOut: '接著 {seat} 可強化新蓋的建築。',
      forecast: '接著 {seat} 可以預報。',
      keep: '接著 {seat} 決定執行或保留。',
      effect: '接著 {seat} 做選擇。',
      shift: '接著 {seat} 可為氣象災害擲骰。',
      shiftTo: '接著 {seat} 可將傷害轉給鄰座。',
      research: '接著 {seat} 可保留地震作研究資料。',
      hit: '接著 {seat} 可打出保留的卡。',
      claim: '接著 {seat} 領取保險給付。',
      extra: '接著 {seat} 可多拿 1 個材料。',
      tax: '接著 {seat} 繳稅。',
      expand: '接著 {seat} 可抽行政區卡。',
      produce: '接著 {seat} 生產。',
      collect: '接著 {seat} 收回借出的材料。',
    },
  },
  match: {
    won: { alone: '{seat} 以 {score} 分獲勝。', shared: '{seat} 以 {score} 分並列獲勝。' },
    ended: '對局結束，{scores}。',
  },
} as const satisfies Texts
