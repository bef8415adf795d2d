import type { Texts } from '../../../../kernel/text.ts'
import { actionZhHant, namedZhHant } from './action.zh-Hant.ts'
import { boardZhHant } from './board.zh-Hant.ts'
import { kindsZhHant } from './kinds.zh-Hant.ts'
import { reasonZhHant } from './reason.zh-Hant.ts'
import { rulesZhHant } from './rules.zh-Hant.ts'

const faces = {
  random: '抽取',
  '1A': '一號圖板 A 面：4–5–4',
  '1B': '一號圖板 B 面：3–6–4',
  '2A': '二號圖板 A 面：5–4–4',
  '2B': '二號圖板 B 面：3–5–5',
  '3A': '三號圖板 A 面：4–4–5',
  '3B': '三號圖板 B 面：6–3–4',
  '4A': '四號圖板 A 面：5–3–5',
  '4B': '四號圖板 B 面：4–3–6',
} as const

/** 長城，繁體中文（臺灣用語）。 */
export const zhHant = {
  name: '長城',
  turnOfPart: '第 {turn} 回合',
  tagline: '一起築城、各自搶分，還得防蒙古人。',
  minutes: '45–60',
  graphName: '得分',
  graph: '目前的分數；蒙古來襲後可能跌破零分。',

  option: {
    board1: {
      label: '第一塊圖板',
      help: '開局時放在左邊。數字是由左到右各省的格數。',
      values: faces,
    },
    board2: {
      label: '第二塊圖板',
      help: '開局時放在右邊。同一塊圖板只能用一次，後面重複指定的改為抽取。',
      values: faces,
    },
    board3: {
      label: '第三塊圖板',
      help: '第三張帝皇卡之後接上。兩人不用中立牆時用不到。',
      values: faces,
    },
    board4: {
      label: '第四塊圖板',
      help: '再放滿三張帝皇卡之後接上，只有四人時用得到。',
      values: faces,
    },
    firstSeat: {
      label: '起始玩家',
      help: '習慣上由最年長的先開始，請他坐在座位 1；也可以指定別的座位，或由抽籤決定。',
      values: { 1: '座位 1', 2: '座位 2', 3: '座位 3', 4: '座位 4', random: '抽籤' },
    },
    memory: {
      label: '看過的威脅板塊',
      help: '選擇記錄時，看過的板塊會一直顯示給你；否則只顯示到你的回合結束，之後全憑記憶。',
      values: { notes: '代為記錄', once: '自己記住' },
    },
    neutral: {
      label: '中立牆',
      help: '僅限兩人：用第三種顏色幫忙填滿長城。不用的話地圖始終只有兩塊圖板。',
      values: { on: '使用', off: '不使用' },
    },
    events: {
      label: '事件卡',
      help: '兩張事件卡攤開。外交：立足省分最多得 4 分。霸主：連得最長的得分。帝皇獎勵：手上每張牌 2 分。偵查：只要有人建造，威脅板塊就翻開。',
      values: {
        none: '不用',
        random: '抽兩張',
        'diplomacy-overlord': '外交、霸主',
        'diplomacy-reward': '外交、帝皇獎勵',
        'diplomacy-scouting': '外交、偵查',
        'overlord-reward': '霸主、帝皇獎勵',
        'overlord-scouting': '霸主、偵查',
        'reward-scouting': '帝皇獎勵、偵查',
      },
    },
  },

  action: actionZhHant,
  named: namedZhHant,

  event: {
    board: {
      joined: {
        start: '擺上圖板 {face}。',
        left: '{seat} 把圖板 {face} 接在最左邊。',
        right: '{seat} 把圖板 {face} 接在最右邊。',
      },
      due: '三張帝皇卡到齊，地圖擴展。',
      drawn: '接下來是圖板 {face}，由 {seat} 決定接在哪一端。',
    },
    threats: {
      laid: {
        hidden: '面朝下擺上三塊威脅板塊。',
        shown: '面朝下擺上威脅板塊：{values}。',
      },
    },
    prestige: { laid: '擺上聲望板塊：{values}。' },
    events: {
      drawn: {
        'diplomacy-overlord': '事件卡是外交和霸主。',
        'diplomacy-reward': '事件卡是外交和帝皇獎勵。',
        'diplomacy-scouting': '事件卡是外交和偵查。',
        'overlord-reward': '事件卡是霸主和帝皇獎勵。',
        'overlord-scouting': '事件卡是霸主和偵查。',
        'reward-scouting': '事件卡是帝皇獎勵和偵查。',
      },
    },
    first: { drawn: '抽籤由 {seat} 先開始。' },
    turn: { started: '第 {turn} 回合：{seat}。' },
    seat: { skipped: '第 {turn} 回合：{seat} 什麼都做不了，跳過。' },
    action: {
      chosen: {
        W: '{seat} 先築一道牆。',
        A: '{seat} 築兩道牆。',
        B: '{seat} 放行動卡。',
        C: '{seat} 放一張行動卡並築一道牆。',
        D: '{seat} 選雙牆。',
        E: '{seat} 選塔樓。',
        N: '{seat} 只能放一道中立牆。',
      },
    },
    wall: {
      built: '{seat} 在第 {space} 格築牆（剩 {left} 道）。',
      omitted: '{seat} 沒有第二道牆可築。',
      destroyed: {
        owned: '{seat} 的叛徒摧毀 {ownerSeat} 在第 {space} 格的牆。',
        neutral: '{seat} 的叛徒摧毀第 {space} 格的中立牆。',
      },
    },
    double: {
      built: '{seat} 在第 {left}、{right} 格築雙牆。',
      scored: '雙牆讓 {seat} 得 {points} 分，共 {score} 分。',
    },
    tower: { built: '{seat} 在第 {space} 格建塔樓。' },
    neutral: {
      built: '{seat} 在第 {space} 格放中立牆（剩 {left} 道）。',
      declined: '{seat} 不放中立牆。',
    },
    card: {
      laid: {
        hidden: '{seat} 在省 {province} 蓋一張行動卡。',
        warrior: '{seat} 在省 {province} 蓋下戰士（1）。',
        traitor: '{seat} 在省 {province} 蓋下叛徒（2）。',
        flood: '{seat} 在省 {province} 蓋下洪水（3）。',
        architect: '{seat} 在省 {province} 蓋下建築師（4）。',
        greatArchitect: '{seat} 在省 {province} 蓋下大建築師（5）。',
        official: '{seat} 在省 {province} 蓋下官吏（6）。',
      },
      due: {
        warrior: '由 {seat} 決定戰士（1）做什麼。',
        traitor: '由 {seat} 決定叛徒（2）做什麼。',
        flood: '由 {seat} 決定洪水（3）做什麼。',
        architect: '由 {seat} 決定建築師（4）做什麼。',
        greatArchitect: '由 {seat} 決定大建築師（5）做什麼。',
        official: '由 {seat} 決定官吏（6）做什麼。',
      },
      declined: {
        warrior: '{seat} 的戰士按兵不動。',
        traitor: '{seat} 的叛徒按兵不動。',
        flood: '{seat} 的洪水沒有動靜。',
        architect: '{seat} 的建築師沒有動作。',
        greatArchitect: '{seat} 的大建築師沒有動作。',
        official: '{seat} 的官吏不交換任何牆。',
      },
      lapsed: {
        warrior: '{seat} 的戰士找不到別的牌，失效。',
        traitor: '{seat} 的叛徒無從下手，失效。',
        flood: '{seat} 的洪水失效。',
        architect: '{seat} 的建築師失效。',
        greatArchitect: '{seat} 的大建築師失效。',
        official: '{seat} 的官吏沒有牆可換，失效。',
      },
      removed: {
        warrior: '{seat} 的戰士移除 {ownerSeat} 的戰士（1）。',
        traitor: '{seat} 的戰士移除 {ownerSeat} 的叛徒（2）。',
        flood: '{seat} 的戰士移除 {ownerSeat} 的洪水（3）。',
        architect: '{seat} 的戰士移除 {ownerSeat} 的建築師（4）。',
        greatArchitect: '{seat} 的戰士移除 {ownerSeat} 的大建築師（5）。',
        official: '{seat} 的戰士移除 {ownerSeat} 的官吏（6）。',
      },
    },
    cards: {
      due: '翻開 {seat} 在省 {province} 的行動卡：是幾號？',
      named: '{seat} 在省 {province} 的行動卡：{cards}。',
      revealed: {
        none: '省 {province} 沒有行動卡。',
        some: '翻開省 {province} 的行動卡：{cards}。',
      },
      struck: '省 {province} 同號的牌一起移除：{cards}。',
    },
    reservation: {
      ended: {
        used: '{seat} 已在第 {space} 格的塔樓旁建造，不再保留空格。',
        lapsed: '{seat} 的牆用完了，第 {space} 格的塔樓不再保留空格。',
      },
    },
    threat: {
      seen: {
        hidden: '{seat} 察看部 {region} 的威脅板塊。',
        shown: '{seat} 察看部 {region} 的威脅板塊：{value}。',
      },
      due: '翻開部 {region} 的威脅板塊：是多少？',
      turned: '部 {region} 的威脅板塊翻開：{value}。',
      removed: '{seat} 的叛徒移走部 {region} 的威脅板塊。',
    },
    choice: {
      due: {
        second: '{seat} 接著築第二道牆。',
        open: '{seat} 決定哪一省先翻牌。',
        neutral: '{seat} 可以放一道中立牆。',
      },
    },
    value: {
      changed: {
        raised: '{seat} 讓省 {province} 增加 2 分。',
        lowered: '{seat} 讓省 {province} 減少 2 分。',
      },
    },
    extra: {
      gained: {
        one: '{seat} 在省 {province} 多算一道牆。',
        two: '{seat} 在省 {province} 多算兩道牆。',
      },
    },
    walls: { swapped: '{seat} 的官吏交換第 {here}、{there} 格的牆。' },
    province: {
      completed: '省 {province} 完成。',
      scored: {
        one: '省 {province} 值 {value} 分；牆數 {walls}。',
        tied: '省 {province} 值 {value} 分，平手者都得全分；牆數 {walls}。',
        nobody: '省 {province} 值 {value} 分，但無人得分；牆數 {walls}。',
      },
      won: '{seat} 從省 {province} 得 {points} 分，共 {score} 分。',
    },
    emperor: { laid: '省 {province} 放上帝皇卡（{n}／3）。' },
    map: {
      closed: {
        filled: '長城填滿了，蒙古來襲。',
        stuck: '再也沒有人能行動，蒙古來襲。',
      },
    },
    region: {
      raided: '部 {region} 來襲：{value}。',
      lost: '{seat} 不敵部 {region}，{points} 分，共 {score} 分。',
      spared: '{seat} 的塔樓擋住部 {region}。',
    },
    event: {
      scored: {
        diplomacy: '外交：{seat} 立足 {n} 省，得 {points} 分，共 {score} 分。',
        overlord: '霸主：{seat} 連得 {n} 格，得 {points} 分，共 {score} 分。',
        reward: '帝皇獎勵：{seat} 留下 {n} 張牌，得 {points} 分，共 {score} 分。',
        scouting: '偵查：{seat} 計 {n}，得 {points} 分，共 {score} 分。',
      },
    },
    match: {
      won: {
        alone: '{seat} 以 {score} 分獲勝。',
        shared: '{seat} 以 {score} 分並列贏家。',
      },
      ended: '對局結束，{scores}。',
    },
  },

  ending: {
    filled: '長城完工，分數最高者獲勝。',
    stuck: '再也沒有人能建造，分數最高者獲勝。',
  },

  reason: reasonZhHant,

  refusal: {
    matchOver: '對局已經結束。',
    luckFirst: '要先抽完圖板、板塊或卡片。',
    actFirst: '要先從行動 A 到 E 選一項。',
    wallFirst: '要先築第二道牆。',
    provinceFirst: '要先選哪一個完成的省先翻牌。',
    sideFirst: '要先選圖板接在哪一端。',
    neutralFirst: '要先放中立牆，或表示不放。',
    turnFirst: '請先輸入部 {region} 的威脅板塊是多少。',
    nameFirst: '請先輸入這位玩家在省 {province} 的行動卡是哪些。',
    cardsNotLeft: '這位玩家在省 {province} 的行動卡不可能是這些。',
    effectFirst: '要先決定正在發動的牌。',
    cardFirst: '要先決定 {card} 號牌。',
    oneWallFirst: '你的第一回合只能築一道單牆。',
    noSuchSeat: '只有 {seats} 個座位。',
    noSuchSpace: '地圖上沒有第 {space} 格。',
    noSuchProvince: '地圖上沒有省 {province}。',
    boardTaken: '抽不到 {face} 這塊圖板。',
    tilesUnknown: '請說明是哪些板塊。',
    tilesNotLeft: '剩下的板塊沒有這麼多。',
    notAPairOfCards: '請依順序指定兩張不同的事件卡。',
    spaceTaken: '第 {space} 格已經有建築。',
    spaceKept: '第 {space} 格旁的塔樓把這格保留給塔主。',
    sameProvince: '省 {province} 已經用過，請選別的省。',
    noWallLeft: '單牆已經用完。',
    noDoubleLeft: '雙牆已經築過了。',
    noTowerLeft: '塔樓已經建過了。',
    noCardLeft: '行動卡已經用完。',
    wrongCardCount: '要放的行動卡數是 {n}。',
    provinceComplete: '省 {province} 已經完成，不能再放行動卡。',
    notInOrder: '請依省的編號由小到大排列。',
    cardUnknown: '請說明是哪一張行動卡。',
    notInHand: '手上沒有 {card} 號牌。',
    notAPair: '第 {left}、{right} 格不是由左到右相鄰的兩格。',
    besideTower: '第 {space} 格旁邊已有塔樓。',
    noNeutrals: '這一局沒有中立牆。',
    neutralElsewhere: '中立牆要放在剛才築牆或放牌的省，不能放在省 {province}。',
    neutralNotHere: '中立牆不能放在剛才用過的省 {province}。',
    notCompleted: '省 {province} 並沒有等著翻牌。',
    notThisCard: '{card} 號牌沒有這種效果。',
    noSuchCard: '沒有另一張尚未發動的 {card} 號牌。',
    noWallHere: '第 {space} 格沒有省 {province} 的單牆。',
    noWallThere: '第 {space} 格沒有省 {province} 以外的單牆。',
    noTileFacing: '部 {region} 沒有面對省 {province} 的威脅板塊。',
    mustChoose: '{card} 號牌一定要選一種效果。',
  },

  rulesSections: {
    goal: '目標',
    table: '桌上有什麼',
    setup: '誰先，什麼看不到',
    turn: '回合',
    pieces: '雙牆與塔樓',
    province: '省分完成',
    scoring: '計分與擴展',
    cards: '行動卡',
    end: '終局',
    two: '兩人遊戲',
    events: '事件卡',
  },

  rules: rulesZhHant,

  kinds: kindsZhHant,
  board: boardZhHant,
} as const satisfies Texts
