import type { Texts } from '../../../../kernel/text.ts'
import { actionZhHant, namedZhHant } from './action.zh-Hant.ts'
import { boardZhHant } from './board.zh-Hant.ts'
import { kindsZhHant } from './kinds.zh-Hant.ts'
import { reasonZhHant } from './reason.zh-Hant.ts'
import { rulesZhHant } from './rules.zh-Hant.ts'

/** 聖馬可，繁體中文（臺灣用語）。 */
export const zhHant = {
  name: '聖馬可',
  luck: { die: { label: '骰子' } },
  tagline: '一人分牌，別人先挑；在威尼斯爭地盤。',
  minutes: '60–75',
  turnOfPart: '第 {part} 階段，第 {turn} 回合',
  graphName: '得分',
  graph: '目前得分；付過路費可能變成負分。',

  option: {
    firstSeat: {
      label: '起始玩家',
      help: '習慣上由最年長的先開始，請他坐在座位 1；也可以指定別的座位，或由抽籤決定。',
      values: { 1: '座位 1', 2: '座位 2', 3: '座位 3', 4: '座位 4', random: '抽籤' },
    },
    bridgeLimit: {
      label: '兩區之間的橋',
      help: '同樣兩區之間最多可以有幾座橋，而且必須屬於不同的人。通常三人玩兩座、四人玩三座。',
      values: { auto: '依人數', 2: '兩座', 3: '三座' },
    },
  },

  action: actionZhHant,
  named: namedZhHant,

  event: {
    first: { drawn: '抽籤由 {seat} 先開始。' },
    settling: { started: '{seat} 擲骰安置貴族。' },
    die: {
      rolled: {
        settling: '{seat} 擲出 {face}。',
        role: '{seat} 擲出 {face}，決定角色。',
        banishment: '{seat} 擲出 {face}，決定驅逐人數。',
      },
    },
    roll: { voided: '四次都是 {face}，{seat} 重擲第四次。' },
    aristocrats: {
      settled: '{seat} 在{district}放兩位貴族（保留區剩 {left} 位）。',
      banished: {
        none: '{district}沒有貴族，{seat} 沒有驅逐任何人。',
        all: '{seat} 驅逐{district}的全部貴族：{banished}。',
        some: '{seat} 從{district}驅逐 {banished}。',
      },
    },
    bridge: {
      due: '輪到 {seat} 蓋橋。',
      built: {
        reserve: '{seat} 在{one}和{other}之間蓋橋（剩 {supply} 座）。',
        district: '{seat} 在{one}和{other}之間蓋橋，貴族來自{from}（剩 {supply} 座）。',
      },
      taken: {
        own: '{seat} 拆掉自己在{one}和{other}之間的橋。',
        other: '{seat} 拆掉 {ownerSeat} 在{one}和{other}之間的橋。',
      },
    },
    passage: {
      started: '第 {passage} 階段開始，時間牌全部收回重洗。',
      ended: '第 {passage} 階段結束。',
    },
    round: {
      started: {
        full: '第 {passage} 階段第 {round} 輪開始。',
        last: '第 {passage} 階段最後一輪，只有時間總和未滿十的人參加。',
      },
      ended: '這一輪結束。時間總和：{totals}。',
    },
    role: {
      assigned: {
        firstDistributor: '{seat} 是第一分牌者。',
        firstChooser: '{seat} 是第一選牌者。',
        secondDistributor: '{seat} 是第二分牌者。',
        secondChooser: '{seat} 是第二選牌者。',
      },
    },
    dealing: { started: '{seat} 抽牌準備分牌。' },
    deck: { reshuffled: '棄掉的 {cards} 張行動牌洗成新的牌堆。' },
    cards: {
      dealt: {
        hidden: '{seat} 抽了 {count} 張行動牌。',
        shown: '{seat} 抽到行動牌{cards}。',
      },
    },
    limits: {
      dealt: {
        hidden: '{seat} 抽了 {count} 張時間牌。',
        shown: '{seat} 抽到時間牌 {limits}。',
      },
    },
    division: { due: '輪到 {seat} 分牌。' },
    offers: {
      divided: '{seat} 分好牌了。',
      revealed: '翻開 {seat} 分的牌組：{offers}。',
    },
    choice: { due: '輪到 {seat} 選牌組。' },
    offer: {
      taken: {
        own: '{seat} 拿剩下的牌組：{offer}；時間總和 {total}。',
        other: '{seat} 選了 {fromSeat} 分的牌組：{offer}；時間總和 {total}。',
      },
    },
    card: {
      played: {
        district: '{seat} 打出{district}區域牌。',
        bridge: '{seat} 打出橋牌。',
        transfer: '{seat} 打出轉換牌。',
        doge: '{seat} 打出總督牌。',
        banishment: '{seat} 打出驅逐牌。',
      },
      givenUp: {
        district: '{seat} 棄掉{district}區域牌。',
        bridge: '{seat} 棄掉橋牌。',
        transfer: '{seat} 棄掉轉換牌。',
        doge: '{seat} 棄掉總督牌。',
        banishment: '{seat} 棄掉驅逐牌。',
      },
    },
    aristocrat: {
      placed: {
        here: {
          reserve: '{seat} 在{district}放一位貴族。',
          district: '{seat} 把一位貴族從{from}移到{district}。',
        },
        over: {
          reserve: '{seat} 的貴族從{card}過橋到{district}。',
          district: '{seat} 把一位貴族從{from}經{card}過橋移到{district}。',
        },
      },
      replaced: {
        reserve: '{seat} 在{district}換掉 {ownerSeat} 的一位貴族。',
        district: '{seat} 用{from}的貴族，在{district}換掉 {ownerSeat} 的一位貴族。',
      },
    },
    banishment: {
      named: {
        card: '{seat} 要驅逐{district}的貴族。',
        bonus: '{seat} 用階段獎勵驅逐{district}的貴族。',
      },
    },
    doge: {
      placed: '{seat} 把總督放在{district}。',
      stayed: '{seat} 讓總督留在{district}。',
      moved: {
        own: '{seat} 讓總督從{from}走自己的橋到{to}。',
        other: '{seat} 讓總督從{from}走 {overSeat} 的橋到{to}，付 {cost} 分，剩 {score} 分。',
        water: '{seat} 讓總督從{from}走水路到{to}，扣 {cost} 分，剩 {score} 分。',
      },
      walked: {
        free: '{seat} 讓總督從{from}{way}。',
        paid: '{seat} 讓總督從{from}{way}，共花 {cost} 分，剩 {score} 分。',
      },
    },
    district: {
      scored: {
        doge: {
          nobody: '{district}計分：無人得分。',
          alone: '{district}計分：{leadSeat} 得 {high} 分。',
          two: '{district}計分：{leadSeat} 得 {high} 分，{nextSeat} 得 {low} 分。',
          tied2: '{district}計分，平手：{leadSeat}、{nextSeat} 各得 {low} 分。',
          tied3: '{district}計分，平手：{leadSeat}、{nextSeat}、{thirdSeat} 各得 {low} 分。',
          tied4: '{district}計分，平手：{leadSeat}、{nextSeat}、{thirdSeat}、{fourthSeat} 各得 {low} 分。',
        },
        final: {
          nobody: '{district}終局計分：無人得分。',
          alone: '{district}終局計分：{leadSeat} 得 {high} 分。',
          two: '{district}終局計分：{leadSeat} 得 {high} 分，{nextSeat} 得 {low} 分。',
          tied2: '{district}終局計分，平手：{leadSeat}、{nextSeat} 各得 {low} 分。',
          tied3: '{district}終局計分，平手：{leadSeat}、{nextSeat}、{thirdSeat} 各得 {low} 分。',
          tied4:
            '{district}終局計分，平手：{leadSeat}、{nextSeat}、{thirdSeat}、{fourthSeat} 各得 {low} 分。',
        },
      },
    },
    bonus: {
      scored: '{seat} 的時間總和只有 {total}，得 {points} 分，共 {score} 分。',
      tied: '時間總和最低者不只一人，沒有人可以驅逐。',
      due: '{seat} 的時間總和最低，可以驅逐一次。',
      declined: '{seat} 放棄驅逐。',
    },
    match: {
      won: { alone: '{seat} 以 {score} 分獲勝。', shared: '{seat} 以 {score} 分並列贏家。' },
      ended: '對局結束，{scores}。',
    },
  },

  ending: { passages: '三個階段都結束了，分數最高者獲勝。' },

  reason: reasonZhHant,

  refusal: {
    matchOver: '對局已經結束。',
    luckFirst: '要先擲骰或抽牌。',
    bridgeFirst: '要先蓋橋。',
    divideFirst: '要先分牌。',
    chooseFirst: '要先選牌組。',
    playFirst: '要先打完手上的牌。',
    removeFirst: '要先決定驅逐誰。',
    bonusFirst: '要先決定是否使用獎勵的驅逐。',
    noSuchSeat: '只有 {seats} 個座位。',
    notTheirs: '這些牌是給別的座位的。',
    cardsUnknown: '請說明是哪些牌。',
    cardsMiscounted: '要抽 {count} 張牌。',
    notInOrder: '請依順序列出：區域牌一到六、橋、轉換、總督、驅逐；時間牌由小到大。',
    notInDeck: '牌堆裡沒有這麼多張這種牌。',
    offersMiscounted: '要分成 {count} 組。',
    otherCards: '只能分剛才抽到的牌，而且要全部分完。',
    emptyOffer: '每組至少要有一張牌。',
    offersNotInOrder: '請依順序列出各組。',
    noSuchOffer: '沒有這一組牌。',
    offerTaken: '這組牌已經被拿走了。',
    noDistrictCard: '手上沒有{district}區域牌。',
    noBridgeCard: '手上沒有橋牌。',
    noTransferCard: '手上沒有轉換牌。',
    noDogeCard: '手上沒有總督牌。',
    noBanishmentCard: '手上沒有驅逐牌。',
    noOwnBridge: '自己沒有從{from}通往{to}的橋。',
    fromReserve: '保留區還有貴族，請從保留區拿。',
    reserveEmpty: '保留區沒有貴族了，請說明從哪一區拿。',
    noneThere: '{district}沒有自己的貴族。',
    supplyLeft: '公共保留區還有 {count} 座橋。',
    supplyEmpty: '公共保留區沒有橋了，請從圖板上拆一座。',
    noSuchBridge: '圖板上沒有這座橋。',
    notABorder: '{from}和{to}不是依此順序相鄰的兩區。',
    ownBridgeThere: '{from}和{to}之間已經有自己的橋。',
    borderFull: '{from}和{to}之間已經有 {count} 座橋。',
    ownAristocrat: '轉換牌只能換掉對手的貴族。',
    noOpponentThere: '那位玩家在{district}沒有貴族。',
    dogeMustAct: '總督牌一定要執行。',
    dogeStands: '總督已經在{district}，只能從那裡出發。',
    dogeAway: '總督還沒上圖板，請先放進一區。',
    noSuchWay: '{from}沒有這座通往{to}的橋。',
    notByWater: '{from}有橋，總督要過橋，不能走水路到{to}。',
    notNeighbours: '總督無法從{from}走到{to}。',
    twiceThere: '總督一趟路不能走到{district}兩次。',
    notSoManyThere: '那位玩家在那裡沒有這麼多貴族。',
    exactNumber: '剛好要驅逐 {count} 位。',
  },

  rulesSections: {
    goal: '目標',
    table: '桌上有什麼',
    setup: '開局之前',
    roles: '每輪的角色',
    offers: '分牌與選牌',
    cards: '行動牌',
    doge: '總督',
    scoring: '區域計分',
    passages: '一輪與一個階段的結束',
    end: '終局',
  },

  kinds: kindsZhHant,
  board: boardZhHant,

  rules: rulesZhHant,
} as const satisfies Texts
