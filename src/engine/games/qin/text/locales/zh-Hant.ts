import type { Texts } from '../../../../kernel/text.ts'
import { puzzleTexts } from '../puzzle-texts.ts'

/** 秦的規則，繁體中文，依編號。 */
const rulesZhHant = {
  'QIN-S1': { text: '適合兩人、三人或四人。' },
  'QIN-S2': {
    text: '圖板長寬各 13 格，有兩面：較溫和的鳥面，以及有水域的獅面。格子分成草地、村莊和水域；靠近中央有紅、黃、藍三個起始格。',
    house: '村莊與水域的位置由我們自行繪製：鳥面有 17 座村莊；獅面有 18 座村莊和 15 格水域。',
  },
  'QIN-S3': {
    text: '板塊共 72 塊，每塊佔兩格：紅紅、紅黃、紅藍、黃黃、黃藍、藍藍各 12 塊。',
  },
  'QIN-S4': { text: '每人拿一種顏色的寶塔：兩人時各 24 座，三人 19 座，四人 15 座，其餘用不到。' },
  'QIN-S5': { text: '選一面來玩，也可以兩面各玩一局。' },
  'QIN-S6': {
    text: '板塊面朝下洗勻，每人抽三塊，不給別人看；剩下的是板塊堆。',
    house: '也可以約定全部攤開來玩。',
  },
  'QIN-S7': {
    text: '年紀最小的人先開始，之後順時針輪流。',
    house: '請年紀最小的人坐在座位 1；也可以由別的座位先開始，或抽籤決定。',
  },
  'QIN-T1': { text: '輪到你時，從手上放一塊板塊到圖板上，再抽一塊。' },
  'QIN-T2': {
    text: '能放就一定要放；再也沒有地方可放時，遊戲結束。',
    house:
      '所有人手上的板塊都放不下才算結束。只有你放不下時自動跳過，不必亮出板塊，也不抽板塊；手上沒有板塊的人直接略過。',
  },
  'QIN-P1': { text: '一塊板塊蓋住相鄰的兩格，方向隨你轉。' },
  'QIN-P2': {
    text: '兩格之中至少要有一格，與有顏色的格子共邊：起始格或先前的板塊都行。',
    house: '任何有顏色的格子都算，單獨一格也算；村莊和斜角不算。',
  },
  'QIN-P3': { text: '只能放在空的草地上，不能壓到起始格、村莊、水域或別的板塊。' },
  'QIN-D1': { text: '放完之後抽一塊，把手上補回三塊。' },
  'QIN-D2': { text: '板塊堆用完就不再抽，繼續打手上剩下的。' },
  'QIN-E1': {
    text: '同色的兩格相連就成為省區。原本沒有省區的話，它就歸放板塊的你：蓋上一座寶塔。一塊板塊可以同時建立兩個省區。',
  },
  'QIN-E2': { text: '格子碰到同色的省區就併入其中，主人不變。' },
  'QIN-E3': {
    text: '五格以上就是大型省區，要疊兩座寶塔，再大也不超過兩座。',
    house: '不論是誰放的板塊，都由省區的主人補上第二座；一成立就達五格的，一次蓋兩座。',
  },
  'QIN-E4': {
    text: '每個省區只有一個主人，看寶塔就知道是誰。',
    house: '單獨一格不算省區，不屬於任何人。',
  },
  'QIN-A1': { text: '同色的省區一旦相連，就合為一個。' },
  'QIN-A2': {
    text: '合併後歸原本最大省區的主人，其他人收回自己的寶塔。',
    house: '三、四個省區一起相連時，同樣看其中最大的那一個。',
  },
  'QIN-A3': {
    text: '大小以放下板塊之前為準。',
    house: '一起連進來的單格也不算；同一個主人的幾個省區分開比，不加總。',
  },
  'QIN-A5': { text: '合併後的省區最多留兩座寶塔，多的由主人收回。' },
  'QIN-A6': { text: '大型省區不會被併吞，但可以併吞較小的省區。' },
  'QIN-A7': { text: '會讓兩個同色大型省區相連的放法，一律不行。' },
  'QIN-A8': {
    text: '會讓不同主人、格數相同的省區相連的放法，也不行。',
    house: '超過兩個省區時只看最大的：較小的可以同樣大，同一主人的也可以。',
  },
  'QIN-A10': {
    text: '一塊板塊可以讓兩個以上的同色省區同時相連；開局前也可以約定不行。',
    house: '這是變體：出版規則只談兩個省區相連，沒有規定最多幾個。',
  },
  'QIN-A9': {
    text: '一塊板塊引起的變化，全部都要執行。',
    house:
      '先收回所有該收的寶塔（省區、村莊），再蓋上該補的：先省區、後村莊，各依由左到右、由上到下的順序。村莊以變化後的省區來判斷。',
  },
  'QIN-V1': { text: '你在村莊的勢力，是與它共邊的自家省區上的寶塔總數，每個省區只算一次。' },
  'QIN-V2': { text: '勢力最大的人持有村莊，在上面蓋一座寶塔。' },
  'QIN-V3': { text: '沒有省區碰到的村莊，不屬於任何人。' },
  'QIN-V4': { text: '村莊易主時，原來的寶塔收回主人手邊。' },
  'QIN-V5': {
    text: '勢力最大的不只一人時，村莊不屬於任何人。',
    house: '也可以約定：原本的持有者若在其中，便繼續持有。',
  },
  'QIN-G1': {
    text: '先把自己的寶塔全部蓋到圖板上的人獲勝，遊戲立刻結束。',
    house: '等這塊板塊的變化全部執行完才判斷。若不只一人蓋完，其中有放板塊的人就由他獨贏，否則共享勝利。',
  },
  'QIN-G1a': {
    text: '寶塔可能在執行途中用完。',
    house: '這時依照順序有幾座蓋幾座；計算勢力時，缺少的仍視同已經蓋好。',
  },
  'QIN-G2': { text: '此外，板塊全部放完或誰都放不下時也會結束，圖板上寶塔最多的人獲勝。' },
  'QIN-G3': { text: '平手的人共享勝利。' },
  'QIN-G4': {
    text: '想玩久一點，可以兩面各玩一局，把每局結束時手邊剩下的寶塔加起來，最少的人獲勝。',
    house:
      '先鳥面、後獅面，板塊與寶塔全部重來，第二局由下一個座位先開始。只看總和，就算有人贏了某一局也一樣；平手共享。',
  },
  'QIN-H1': {
    text: '手上的板塊不給別人看；圖板、手邊的寶塔、各人的板塊數和板塊堆的數目都公開。',
    house: '一局結束時亮出所有板塊。公開手牌時，只有板塊堆是未知的。',
  },
} as const satisfies Texts

const reasonZhHant = {
  all: { 1: '這一手可以{a}。', 2: '這一手可以{a}，還能{b}。', 3: '這一手可以{a}、{b}，還能{c}。' },
  wins: { game: '贏得這一局', first: '贏得兩局中的第一局', match: '贏得整場' },
  shares: { game: '並列這一局的贏家', first: '並列兩局中第一局的贏家', match: '並列整場贏家' },
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
  both: {
    takesVillage: '從 {fromSeat} 手中奪下村莊 {at} 和 {other}',
    winsVillage: '取得村莊 {at} 和 {other}',
    breaksVillage: '讓 {fromSeat} 失去村莊 {at} 和 {other}',
    grows: '讓你在 {at} 和 {other} 的省區分別擴大到 {n} 格和 {otherN} 格',
  },
  pagodas: '讓你在圖板上多出 {n} 座寶塔',
  pagodasRather: {
    some: '讓你在圖板上多出 {n} 座寶塔（另一手只有 {other} 座）',
    none: '讓你在圖板上多出 {n} 座寶塔（另一手一座也沒有）',
  },
} as const satisfies Texts

/** 可以跳去看的事件種類。 */
const kindsZhHant = {
  game: {
    started: '第二局開始',
    ended: '一局結束',
  },
  seat: { passed: '跳過' },
  tile: { placed: '放下板塊' },
  hand: { drawn: '抽板塊' },
  province: {
    founded: '建立省區',
    extended: '擴大省區',
    joined: '省區相連',
    absorbed: '併吞省區',
  },
  pagoda: {
    placed: '蓋寶塔',
    returned: '收回寶塔',
  },
  village: {
    won: '取得村莊',
    lost: '失去村莊',
  },
} as const satisfies Texts

/** 秦的棋盤，繁體中文（臺灣用語）。 */
export const boardZhHant = {
  name: '秦的圖板',
  point: '未放',
  points: '未放',
  panel: '板塊',
  stock: '板塊堆',
  help: '按 1 到 3 選板塊，方向鍵移動，R 旋轉，F 兩端對調，Enter 放下，Esc 放回手上，H 顯示哪裡能放。',
  keys: {
    pick: '拿起手上的板塊',
    move: '移到別的格子',
    rotate: '旋轉板塊（或用滾輪、點另一端）',
    swap: '兩端對調',
    press: '先擺在這裡；再按一次就放下',
    place: '放下',
    pass: '都放不下（還有沒看過的板塊時）',
    drop: '放回手上',
    hint: '顯示哪裡能放',
  },
  kind: { RR: '紅紅', RY: '紅黃', RB: '紅藍', YY: '黃黃', YB: '黃藍', BB: '藍藍' },
  row: { drawn: '抽到{tile}' },
  cell: {
    square: '{square}',
    grass: '草地',
    water: '水域',
    start: { R: '紅色起始格', Y: '黃色起始格', B: '藍色起始格' },
    lone: { R: '單獨的紅格', Y: '單獨的黃格', B: '單獨的藍格' },
    province: { R: '{name} 的紅色省區', Y: '{name} 的黃色省區', B: '{name} 的藍色省區' },
    size: '{n} 格',
    major: '大型省區',
    pagodas: '這裡有 {n} 座寶塔',
    village: '村莊',
    holder: '{name} 持有',
    nobody: '無人持有',
    strength: '{name} 勢力 {value}',
    fits: '可以放在這裡',
  },
  seat: {
    built: '{of} 座寶塔已蓋 {n} 座',
    small: '小型省區 {n} 個（不到 5 格）',
    major: '大型省區 {n} 個（5 格以上）',
    villages: '村莊 {n} 座',
    hand: '手上：{tiles}',
    hidden: '{n} 塊看不到的板塊',
    unseen: '{n} 塊沒人看到的板塊',
    earlier: '第一局剩 {n} 座',
  },
  tray: {
    hand: '手牌',
    tile: '第 {n} 塊：{tile}',
    tileWith: '板塊 {n} {remark}：{tile}',
    newest: '剛抽到',
    nowhere: '放不下',
    rotate: '旋轉',
    swap: '兩端對調',
    hint: '顯示哪裡能放',
    place: '放下',
    which: '有 {n} 塊沒看到：放出來時再選是哪一種。',
    pass: '都放不下',
    pick: '{name}，請選一塊板塊。',
    point: '指向圖板，就會看到放下的結果。',
    legal: '可放',
    illegal: '不可放',
    waits: '等 {name} 放板塊。',
    drawing: '正在抽板塊。',
    left: '未放的寶塔',
  },
  hint: {
    pickFirst: '請先拿一塊板塊。',
    mustPlace: '有放得下的板塊就必須放。',
    pointFirst: '請先指向一格。',
    beyond: '板塊必須完全放在圖板上。',
    busy: '請稍候，正在記下上一個行動。',
    over: '對局已經結束。',
    drawing: '正在抽板塊。',
    enter: '請先輸入抽到的板塊。',
    notYourTurn: '還沒輪到你。',
    passOn: '請先把螢幕交給輪到的玩家。',
    unplayable: '這一局不能再下。',
  },
  effect: {
    nothing: '還不成省區',
    ends: '蓋完最後一座寶塔，遊戲結束',
    own: {
      founds: { R: '建立紅色省區', Y: '建立黃色省區', B: '建立藍色省區' },
      extends: {
        R: '自己的紅色省區擴大到 {n} 格',
        Y: '自己的黃色省區擴大到 {n} 格',
        B: '自己的藍色省區擴大到 {n} 格',
      },
      joins: {
        R: '自己的紅色省區連成 {n} 格',
        Y: '自己的黃色省區連成 {n} 格',
        B: '自己的藍色省區連成 {n} 格',
      },
      absorbs: {
        R: '併吞 {from} 的紅色省區，共 {n} 格',
        Y: '併吞 {from} 的黃色省區，共 {n} 格',
        B: '併吞 {from} 的藍色省區，共 {n} 格',
      },
      wins: '取得村莊 {at}',
      loses: '失去村莊 {at}',
    },
    other: {
      founds: {
        R: '{name} 建立紅色省區',
        Y: '{name} 建立黃色省區',
        B: '{name} 建立藍色省區',
      },
      extends: {
        R: '{name} 的紅色省區擴大到 {n} 格',
        Y: '{name} 的黃色省區擴大到 {n} 格',
        B: '{name} 的藍色省區擴大到 {n} 格',
      },
      joins: {
        R: '{name} 的紅色省區連成 {n} 格',
        Y: '{name} 的黃色省區連成 {n} 格',
        B: '{name} 的藍色省區連成 {n} 格',
      },
      absorbs: {
        R: '{name} 併吞 {from} 的紅色省區，共 {n} 格',
        Y: '{name} 併吞 {from} 的黃色省區，共 {n} 格',
        B: '{name} 併吞 {from} 的藍色省區，共 {n} 格',
      },
      wins: '{name} 取得村莊 {at}',
      loses: '{name} 失去村莊 {at}',
    },
  },
  enter: {
    first: '誰先開始？請輸入抽籤的結果。',
    deal: '{name} 拿到的三塊板塊。其他人請移開視線。',
    draw: '{name} 抽到的板塊。',
    tiles: '還可以抽的板塊',
    chosen: '已輸入：{tiles}',
    nothing: '還沒有',
    add: '{tile}，還剩 {n} 塊',
    back: '收回一塊',
    commit: '確定',
    forMe: '幫我抽',
  },
  end: {
    both: '剩下的寶塔：兩局合計最少者獲勝。',
    seat: '座位',
    bird: '鳥面剩餘寶塔',
    lion: '獅面剩餘寶塔',
    scores: { single: '圖板上的寶塔', both: '兩局圖板上的寶塔' },
    won: '贏得這一局',
  },
  tiles: {
    title: '還沒看到的板塊',
    back: '蓋著的板塊',
    note: '每種十二塊當中，還在板塊堆和別人手上的。',
    count: '{tile}：12 塊中的 {n} 塊',
    placed: '圖板上的板塊：72 塊中的 {n} 塊',
  },
} as const satisfies Texts

/** 行動的短句。 */
const actionZhHant = {
  first: '抽到 {seat} 先開始',
  deal: { hidden: '{seat} 拿到三塊板塊', shown: '{seat} 拿到{tiles}' },
  draw: { hidden: '{seat} 抽一塊板塊', shown: '{seat} 抽到{tile}' },
  place: '{tile}放在 {first}、{second}',
  pass: '跳過：沒有板塊放得下',
} as const satisfies Texts

/** 板塊的顏色。 */
const tileZhHant = {
  RR: '紅紅',
  RY: '紅黃',
  RB: '紅藍',
  YY: '黃黃',
  YB: '黃藍',
  BB: '藍藍',
} as const satisfies Texts

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
  turnOfPart: '第 {part} 局第 {turn} 回合',
  scored: {
    more: '{name} 多放了 {n} 座寶塔，共 {total} 座。',
    less: '{name} 收回 {n} 座寶塔，剩 {total} 座。',
    gain: '寶塔 {points} 座',
  },
  graphName: '寶塔',
  graphCount: '{n} 座寶塔',
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
    joinThree: {
      label: '三個省區相連',
      help: '一塊板塊能不能同時連起三個以上的同色省區。不行的話，每種顏色最多只能連起兩個。',
      values: { allowed: '可以', forbidden: '不行' },
    },
  },

  action: actionZhHant,
  tile: tileZhHant,
  firstTile: tileZhHant,

  caption: {
    at: '{at}',
    lost: '讓 {seat} 失去村莊 {at}',
    taken: '奪走 {seat} 的村莊 {at}',
    founded: '在 {at} 建省',
    extended: '讓 {seat} 的省擴大到 {n} 格',
    tile: '在 {at} 放下板塊',
  },

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
        RR: '{seat} 在 {first}、{second} 放下紅紅。',
        RY: '{seat} 在 {first} 放下紅色、{second} 放下黃色。',
        RB: '{seat} 在 {first} 放下紅色、{second} 放下藍色。',
        YY: '{seat} 在 {first}、{second} 放下黃黃。',
        YB: '{seat} 在 {first} 放下黃色、{second} 放下藍色。',
        BB: '{seat} 在 {first}、{second} 放下藍藍。',
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
        tied: '村莊 {at} 勢力相等，{seat} 不再持有。',
      },
      won: '{seat} 取得村莊 {at}。',
    },
  },

  ending: {
    built: '贏家蓋完了所有寶塔。',
    placed: '板塊全部放完，寶塔最多者獲勝。',
    blocked: '板塊都放不下了，寶塔最多者獲勝。',
    both: '兩面都玩完了，剩下寶塔最少者獲勝。',
  },

  change: {
    absorbed: '{bySeat} 併吞了你在 {at} 的省區。',
    village: {
      lost: '你失去了村莊 {at}。',
      taken: '村莊 {at} 從你手中轉到 {toSeat} 手中。',
      gained: '村莊 {at} 現在是你的。',
    },
  },

  reason: reasonZhHant,

  refusal: {
    matchOver: '對局已經結束。',
    luckFirst: '要先發完或抽完板塊。',
    placeFirst: '要先放一塊板塊。',
    noSuchSeat: '只有 {seats} 個座位。',
    notTheirs: '這些板塊是給別的玩家的。',
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
    threeProvinces: '這樣會讓兩個以上的同色省區同時相連，這一局不允許。',
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

  ...puzzleTexts['zh-Hant'],

  kinds: kindsZhHant,
  board: boardZhHant,

  rules: rulesZhHant,
} as const satisfies Texts
