import type { Texts } from '../../../../kernel/text.ts'
import { deckZhHant } from '../../components/deck/locales/texts.zh-Hant.ts'
import { boardZhHant } from './board.zh-Hant.ts'
import { eventZhHant } from './event.zh-Hant.ts'
import { kindsZhHant } from './kinds.zh-Hant.ts'
import { reasonZhHant } from './reason.zh-Hant.ts'
import { refusalZhHant } from './refusal.zh-Hant.ts'
import { rulesZhHant } from './rules.zh-Hant.ts'

/** 嚴震以待，正體中文。 */
export const zhHant = {
  name: '嚴震以待',
  luck: { die: { label: '骰子' } },
  turnOfPart: '第 {turn} 回合',
  tagline: '在臺灣各地蓋房子，撐過颱風和地震。',
  minutes: '60–120',
  graphName: '得分',
  graph: '若此刻結束，各家的得分。',

  option: {
    roles: {
      label: '角色',
      help: '每家有六種角色之一。兩人對局時，建築師和銀行家很強，選的時候請留意。',
      values: { random: '抽取', choose: '輪流選' },
    },
    firstSeat: {
      label: '起始玩家',
      help: '照慣例由最近出遊的人起始，請他坐在座位 1；也可以指定座位，或用抽的。',
      values: {
        1: '座位 1',
        2: '座位 2',
        3: '座位 3',
        4: '座位 4',
        5: '座位 5',
        6: '座位 6',
        random: '抽取',
      },
    },
    variant: {
      label: '變體',
      help: '初學：每張行政區卡只蓋兩棟、不分等級，不計行政區災害值，計分較簡單，事件卡也較少。兩人時第 2 輪就可能結束。',
      values: { standard: '一般規則', beginner: '初學規則' },
    },
  },

  role: {
    landlord: {
      name: '大地主',
      one: '生產時多拿任意 1 個材料。',
      two: '前兩輪可用自己的空行政區卡，換別家同層級的空行政區卡。',
    },
    banker: {
      name: '銀行家',
      one: '每輪可借出 2 個材料，生產時收走對方這些種類的全部材料，再繳三分之一作稅。',
      two: '結算時，發展建築每棟多 1 分，繁榮建築每棟多 2 分。',
    },
    dealer: {
      name: '建材大盤商',
      one: '剛蓋好的建築可立刻用公區材料強化，最多 2 格。',
      two: '每輪一次，付出與別家某建築一項強度等量的材料，該項只留 1 個。',
    },
    seismologist: {
      name: '地震學家',
      one: '翻事件卡前，可將地震傷害加減 1 或 2。',
      two: '地震對自家行政區的傷害超過 4 時可保留該卡，值 3 分。',
    },
    meteorologist: {
      name: '氣象學家',
      one: '翻事件卡前，可將氣象傷害加減 1 或 2。',
      two: '遇氣象災害可擲骰：單數傷害減 1，雙數可轉移到鄰座的行政區卡。',
    },
    architect: {
      name: '建築師',
      one: '規劃只需 2 個材料。',
      two: '可用該建築的兩種材料共 6 個，買下別家的建築。',
    },
  },

  pieces: { brick: '磚 {n}', wood: '木 {n}', stone: '石 {n}', steel: '鋼 {n}' },
  hit: '{seat} 的{district}（{damage}）',

  action: {
    drawFirst: '抽到 {seat} 起始',
    drawRole: '{seat} 抽到{role}',
    drawDistrict: '{seat} 抽到{district}',
    drawBuilding: { hidden: '{seat} 抽一張建築卡', shown: '{seat} 抽到{building}' },
    turnUp: { card: '{seat} 翻到{card}', end: '{seat} 翻到遊戲結束卡' },
    roll: '{seat} 擲出 {die}',
    role: '選擇{role}',
    build: '在{district}蓋{building}',
    swapLand: '放回{district}，換一張行政區卡',
    review: { hidden: '換一張手牌', shown: '放回{building}，換一張手牌' },
    strengthen: '強化{building}的{track} {count} 個',
    trade: '用 {pay} 換 {take}',
    plan: '規劃，付{pay}',
    pass: '略過',
    buy: '用 {pay} 買下{building}，移到{district}',
    exchange: '用{district}換{other}',
    lend: '把 {pieces} 借給 {toSeat}',
    undercut: '對{building}的{track}抽料',
    play: { turn: '打出{card}', hit: '為{place}打出{card}' },
    fitOut: '強化{track} {count} 個',
    forecast: { none: '不作預報', some: '預報傷害 {change}' },
    carryOut: '現在執行這張卡',
    keep: '保留這張卡',
    take: '拿{pieces}',
    pay: '付{pieces}',
    putBack: {
      none: '不放回任何卡',
      hidden: '將 {n} 張卡放到牌堆底',
      shown: '將{buildings}放到牌堆底',
    },
    reinforce: '強化{place}的{track}',
    tryShift: '為氣象災害擲骰',
    shiftTo: '將傷害轉到{district}',
    research: '將這次地震留作研究資料',
    endure: '承受傷害',
    expand: '抽一張行政區卡',
    decline: '放棄',
  },

  event: eventZhHant,

  ending: { endCard: '翻到遊戲結束卡，分數最高者獲勝。' },

  reason: reasonZhHant,

  refusal: refusalZhHant,

  rulesSections: {
    goal: '目標',
    table: '桌上有什麼',
    setup: '開局之前',
    round: '一輪',
    construction: '建設階段',
    disaster: '災害階段',
    production: '生產階段與下一輪',
    end: '結束與計分',
    roles: '角色',
    beginner: '初學變體',
  },

  rules: rulesZhHant,
  deck: deckZhHant,
  kinds: kindsZhHant,
  board: boardZhHant,
} as const satisfies Texts
