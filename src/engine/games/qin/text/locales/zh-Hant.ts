import type { Texts } from '../../../../kernel/text.ts'
import { actionZhHant, tileZhHant } from './action.zh-Hant.ts'
import { boardZhHant } from './board.zh-Hant.ts'
import { kindsZhHant } from './kinds.zh-Hant.ts'
import { reasonZhHant } from './reason.zh-Hant.ts'
import { rulesZhHant } from './rules.zh-Hant.ts'

/** 秦，繁體中文（臺灣用語）。 */
export const zhHant = {
  name: '秦',
  luck: {
    tiles: {
      label: '抽到的板塊',
      faces: { RR: '紅紅', RY: '紅黃', RB: '紅藍', YY: '黃黃', YB: '黃藍', BB: '藍藍' },
    },
  },
  tagline: '擴張省區、併吞鄰居，先蓋完寶塔就贏。',
  minutes: '20–30',
  graphName: '寶塔',
  graph: '圖板上的寶塔數；玩兩局時，加上第一局的寶塔。',

  option: {
    side: {
      label: '圖板',
      help: '鳥面地勢開闊；獅面有水域，空間較小。兩面都玩時，兩局合計剩下的寶塔最少者獲勝。',
      values: { bird: '鳥面', lion: '獅面', both: '兩面各一局' },
    },
    firstSeat: {
      label: '起始玩家',
      help: '習慣上由年紀最小的先開始，請他坐在座位 1；也可以指定別的座位，或由抽籤決定。',
      values: { 1: '座位 1', 2: '座位 2', 3: '座位 3', 4: '座位 4', random: '抽籤' },
    },
    villageTie: {
      label: '村莊平手',
      help: '數人在同一座村莊勢力相等時，村莊不屬於任何人；或者約定，原本的持有者若在其中便可保留。',
      values: { neutral: '無人持有', keep: '原持有者保留' },
    },
    openHands: {
      label: '手牌',
      help: '隱藏時，手上的板塊到終局前只有自己看得到；公開時，除了板塊堆以外大家都看得到。',
      values: { off: '隱藏', on: '全部公開' },
    },
  },

  action: actionZhHant,
  tile: tileZhHant,

  event: {
    first: { drawn: '抽籤由 {seat} 先開始。' },
    game: {
      started: {
        bird: '第 {game} 局：鳥面，{seat} 先開始。',
        lion: '第 {game} 局：獅面，{seat} 先開始。',
      },
      ended: {
        built: '有一家的寶塔全部蓋完，第 {game} 局結束。圖板上的寶塔：{pagodas}。',
        placed: '板塊全部放完，第 {game} 局結束。圖板上的寶塔：{pagodas}。',
        blocked: '所有人的板塊都放不下了，第 {game} 局結束。圖板上的寶塔：{pagodas}。',
      },
      won: { alone: '{seat} 贏得這一局。', shared: '{seat} 並列這一局的贏家。' },
    },
    match: {
      won: {
        alone: '{seat} 兩局合計只剩 {left} 座寶塔，贏得整場。',
        shared: '{seat} 兩局合計剩 {left} 座寶塔，並列整場贏家。',
      },
      ended: '對局結束，{scores}。',
    },
    hand: {
      dealt: { hidden: '{seat} 拿到三塊板塊。', shown: '{seat} 拿到 {tiles}。' },
      drawn: {
        hidden: '{seat} 抽了一塊板塊。',
        RR: '{seat} 抽到紅紅。',
        RY: '{seat} 抽到紅黃。',
        RB: '{seat} 抽到紅藍。',
        YY: '{seat} 抽到黃黃。',
        YB: '{seat} 抽到黃藍。',
        BB: '{seat} 抽到藍藍。',
      },
    },
    turn: { started: '第 {turn} 回合：{seat}。' },
    seat: { passed: '第 {turn} 回合：{seat} 沒有地方可放，跳過。' },
    tile: {
      placed: {
        RR: '{seat} 在 {first}、{second} 放下紅色。',
        RY: '{seat} 在 {first} 放下紅色、{second} 放下黃色。',
        RB: '{seat} 在 {first} 放下紅色、{second} 放下藍色。',
        YY: '{seat} 在 {first}、{second} 放下黃色。',
        YB: '{seat} 在 {first} 放下黃色、{second} 放下藍色。',
        BB: '{seat} 在 {first}、{second} 放下藍色。',
      },
    },
    province: {
      founded: {
        R: '{seat} 在 {at} 建立紅色省區，共 {n} 格。',
        Y: '{seat} 在 {at} 建立黃色省區，共 {n} 格。',
        B: '{seat} 在 {at} 建立藍色省區，共 {n} 格。',
      },
      extended: {
        R: '{seat} 在 {at} 的紅色省區擴大到 {n} 格。',
        Y: '{seat} 在 {at} 的黃色省區擴大到 {n} 格。',
        B: '{seat} 在 {at} 的藍色省區擴大到 {n} 格。',
      },
      joined: {
        R: '{seat} 在 {into} 和 {at} 的紅色省區連成一片，共 {n} 格。',
        Y: '{seat} 在 {into} 和 {at} 的黃色省區連成一片，共 {n} 格。',
        B: '{seat} 在 {into} 和 {at} 的藍色省區連成一片，共 {n} 格。',
      },
      absorbed: {
        R: '{bySeat} 在 {into} 的紅色省區併吞 {seat} 在 {at} 的省區，共 {n} 格。',
        Y: '{bySeat} 在 {into} 的黃色省區併吞 {seat} 在 {at} 的省區，共 {n} 格。',
        B: '{bySeat} 在 {into} 的藍色省區併吞 {seat} 在 {at} 的省區，共 {n} 格。',
      },
    },
    pagoda: {
      returned: {
        province: '{seat} 從 {at} 的省區收回一座寶塔（手邊 {left} 座）。',
        village: '{seat} 從村莊 {at} 收回寶塔（手邊 {left} 座）。',
      },
      moved: '{seat} 把 {from} 的寶塔移到 {to}。',
      placed: {
        province: '{seat} 在 {at} 的省區蓋一座寶塔（還剩 {left} 座）。',
        village: '{seat} 在村莊 {at} 蓋一座寶塔（還剩 {left} 座）。',
      },
    },
    village: {
      lost: {
        outdone: '{seat} 在村莊 {at} 的勢力被超越。',
        tied: '村莊 {at} 勢均力敵，{seat} 失去持有權。',
      },
      won: '{seat} 取得村莊 {at}。',
    },
  },

  ending: {
    built: '贏家的寶塔全部蓋上了圖板。',
    placed: '板塊全部放完，寶塔最多者獲勝。',
    blocked: '板塊都放不下了，寶塔最多者獲勝。',
    both: '兩面都玩完了，剩下寶塔最少者獲勝。',
  },

  reason: reasonZhHant,

  refusal: {
    matchOver: '對局已經結束。',
    luckFirst: '要先發完或抽完板塊。',
    placeFirst: '要先放一塊板塊。',
    noSuchSeat: '只有 {seats} 個座位。',
    notTheirs: '這些板塊是給別的座位的。',
    tileUnknown: '請說明是哪些板塊。',
    handNotInOrder: '手上的板塊請依紅紅、紅黃、紅藍、黃黃、黃藍、藍藍的順序排列。',
    notInStock: '已經沒有 {tile} 可抽：每種板塊只有十二塊。',
    tileFits: '手上有放得下的板塊，必須放一塊。',
    notInHand: '手上沒有 {tile}。',
    notAdjacent: '{first} 和 {second} 沒有相鄰。',
    notInOrder: '兩半同色，請先列 {second} 再列 {first}。',
    onStart: '{square} 是起始格。',
    onVillage: '{square} 是村莊。',
    onWater: '{square} 是水域。',
    squareCovered: '{square} 上已經有板塊。',
    notTouching: '{first} 和 {second} 都沒有與有顏色的格子共邊。',
    twoMajors: '這樣會讓 {first} 和 {second} 的兩個大型省區相連。',
    equalProvinces: '這樣會讓 {first} 和 {second} 兩個同為 {size} 格、分屬不同人的省區相連。',
  },

  rulesSections: {
    goal: '目標',
    table: '桌上有什麼',
    setup: '開局之前',
    turn: '回合',
    provinces: '省區',
    villages: '村莊',
    joining: '省區相連',
    end: '終局',
  },

  kinds: kindsZhHant,
  board: boardZhHant,

  rules: rulesZhHant,
} as const satisfies Texts
