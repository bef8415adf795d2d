import type { Texts } from '../../../../kernel/text.ts'
import { puzzleTexts } from '../puzzle-texts.ts'

/** 可以跳去看的事件種類。 */
const kindsZhHant = {
  option: { chosen: '開局選擇' },
  pawns: { placed: '擺棋子' },
  dice: {
    allotted: '分配骰子',
    rolled: '擲骰',
    voided: '骰子作廢',
    givenUp: '提早結束回合',
  },
  pawn: { moved: '棋子移動' },
  move: { failed: '移動失敗' },
  tile: { flipped: '翻轉板塊' },
  flip: { failed: '翻轉失敗' },
  chain: { opened: '續走' },
  game: {
    started: '新的一局',
    won: '贏得一局',
    stalled: '僵局',
  },
} as const satisfies Texts

/** 骰棋棋盤上的文字，繁體中文。 */
const boardZhHant = {
  name: '骰棋棋盤',
  point: '勝分',
  points: '勝分',
  panel: '機率',
  help: '方向鍵逐格移動。分配骰子時：1 到 4 設定骰數，加減鍵增減一顆，T 切換棋子與板塊。空白鍵選取，Enter 確定，Esc 重新選擇。',
  cell: {
    place: '{place}',
    dark: '深色 {value}',
    light: '淺色 {value}',
    empty: '尚無板塊',
    pawn: '{name} 的 {number} 號棋子',
    home: '{name} 的 {number} 號棋子的家',
    locked: '剛翻過，本回合鎖定',
    dice: '行動 {letter}，{n} 顆骰子',
    stuck: '行動 {letter}，目前無法執行',
    aim: '{letter} 選定的目標，需要 {value}+，機率 {chance}',
    target: '{letter} 的目標，需要 {value}+，機率 {chance}',
    reach: '有棋子可以走到這裡',
  },
  hint: {
    chainFirst: '先處理正在前進的棋子：續走、停下，或結束回合。',
    cornersOnly: '棋子只能從四個角出發。請點兩個角放自己的棋子。',
    tileLocked: '對手剛翻過這塊，本回合鎖定：放在這裡的骰子會作廢。',
    tileHeld: '對手的棋子在你的回合不會離開：放在這塊的骰子會作廢。',
    noDieFree: '四顆骰子都已分配。按卡片上的 − 或按右鍵，可以收回一顆。',
    chooseFirst: '請先在棋盤下方選擇 A 或 B。',
    over: '對局已經結束。想試別的走法，可從著法列表退回去。',
    busy: '請稍候，正在記下上一個行動。',
    rolling: '要先擲骰。',
    notYourTurn: '這個局面不是輪到你。',
    passOn: '請先把螢幕交給輪到的玩家。',
    unplayable: '這一局不能再下。',
    noFlips: '這一局是衝刺賽，不翻板塊：骰子只能分給自己的棋子。',
    noDiceOnPawn: '這枚棋子本回合沒有骰子。',
    layAll: '要擺滿十六塊板塊才能開始。',
    enterDice: '請輸入每顆擲出的骰子，或由程式代擲。',
    pickCorners: '請點兩個角放自己的棋子，或從六個圖中選一個。',
    pickAction: '請先選要執行的行動：點卡片或它的板塊。',
    pickTarget: '請點要走到的板塊：虛線框的其中一塊。',
    dragDie: '把骰子拖到自己的棋子或板塊上，直接點那裡也可以。',
  },
  keys: {
    move: '逐格移動',
    dice: '在這裡放幾顆骰子',
    noDice: '這裡不放骰子',
    oneDie: '增減一顆骰子',
    part: '棋子，或它腳下的板塊',
    press: '選取這一格',
    commit: '確定、擲骰',
    clear: '重新選擇',
    card: '執行這個行動；開局時選 A 或 B',
    stop: '棋子停下',
    giveUp: '結束回合',
  },
  card: {
    pawn: '{number} 號棋子',
    flip: '翻 {place}',
    state: {
      waits: '待擲',
      stuck: '暫不可行',
      chain: '可續走',
      rolls: '擲骰中',
      done: '完成',
      failed: '未達',
      stopped: '停下',
      void: '作廢',
      givenUp: '沒用',
    },
    need: '需',
    next: '下一步 {place}',
    notYet: '目前做不到，可以晚點再做。',
    missed: '沒有一顆達標',
    onward: '成功，{n} 顆續走',
    hit: '成功',
  },
  tray: {
    carry: '接下來執行哪個行動？',
    onlyOne: '剩下一個行動。',
    chain: '續走，還是停下？',
    chainOrOther: '續走，或選別的行動讓棋子停下。',
    giveUp: '結束回合',
    nameTarget: '請點要走到的板塊',
    whereTo: '{number} 號棋子：請選要走到的板塊',
    stop: '停',
    roll: '擲',
    free: '未分配 {n} 顆',
    howToAllot:
      '先說好四顆骰子各做什麼。點自己的棋子就是走棋，點板塊就是翻面：每點一下加一顆，按卡片上的 − 收回一顆。',
    howToSprint:
      '先說好四顆骰子怎麼分給棋子：點自己的棋子，每點一下加一顆，按卡片上的 − 收回一顆。板塊不翻面。',
    allots: '{name} 正在分配四顆骰子。',
    noneAllotted: '請先分配骰子。',
    someLost: '還有 {n} 顆沒有分配，將會作廢。',
    lost: '將有 {n} 顆作廢。',
    allAllotted: '四顆都用上了',
    giveUpAll: '跳過這個回合',
    commit: '分配骰子',
    less: '少一顆',
    more: '多一顆',
    take: '選這個',
    placeThem: '擺好了',
  },
  obstacleShort: {
    noTarget: '目前無路',
    noWay: '無路',
    tileOccupied: '有棋子',
    tileLocked: '鎖定：作廢',
    tileHeld: '對手在此：作廢',
  },
  obstacle: {
    noTarget: '目前無路可走；翻面也許能開路。',
    noWay: '目前無路可走：旁邊沒有同色的空板塊。',
    tileOccupied: '目前有棋子；等棋子離開就能翻。',
    tileLocked: '對手剛翻過，本回合鎖定：骰子會作廢。',
    tileHeld: '對手的棋子在這裡：骰子會作廢。',
  },
  well: {
    title: '這一回合的骰子',
    dice: '這一回合的四顆骰子；字母是骰子分配給的行動。',
    pawn: '{number} 號棋子到 {place}，需要 {value}+',
    flip: '翻 {place}，需要 {value}+',
    reached: '{n} 顆達標',
    missed: '沒有一顆達標',
    then: {
      onward: '棋子還可以再走',
      pawnDone: '棋子走一步',
      pawnHome: '棋子到家了',
      pawnMissed: '棋子留在原地',
      flipDone: '板塊翻面',
      flipMissed: '板塊沒翻',
    },
    waits: {
      allot: '擲之前都還能改',
      roll: '還沒擲骰',
      carry: '還沒擲骰',
      chain: '棋子還可以再走',
      opening: '擲得高的人先選',
      choose: '擲得高的人先選',
      place: '正在擺棋子',
      lay: '正在擺板塊',
      over: '對局結束',
    },
  },
  row: { reached: '{n} 顆達到 {value}', missed: '沒有達到 {value}', opening: '開局擲骰' },
  last: {
    voided: '{name} 剩下的骰子用不上，作廢。',
    allVoid: '{name} 分配的行動都做不到，骰子作廢。',
  },
  choose: {
    title: '由 {name} 選擇',
    first: '先手',
    firstWhy: '你先走。棋子站哪幾個角由對方決定。',
    place: '安排棋子',
    placeWhy: '你決定四枚棋子站哪個角，也就決定了四個家。由對方先走。',
  },
  place: {
    title: '六種擺法',
    how: '{name}：點兩個角放自己的棋子，或從六個圖中選一個。每枚棋子的家在斜對角。',
    names: {
      0: '{name} 在 A1、D1',
      1: '{name} 在 A1、A4',
      2: '{name} 在 A1、D4',
      3: '{name} 在 D1、A4',
      4: '{name} 在 D1、D4',
      5: '{name} 在 A4、D4',
    },
  },
  enter: {
    lay: '照實際擺法輸入板塊：先選格子，再選顏色與點數。按鍵：D 深色、L 淺色、2 到 6 點數。',
    side: '下一塊的顏色',
    dark: '深色',
    light: '淺色',
    value: '板塊點數',
    valueLeft: '{value} 點，剩 {n} 塊',
    opening: '{name} 擲一顆骰子比大小。',
    roll: '{name} 擲 {n} 顆骰子，擲出多少？',
    entered: '已輸入：{dice}',
    face: '骰子點數',
    back: '收回最後一顆',
    missing: '板塊都輸入好了。 | 還差 {n} 塊。 | 還差 {n} 塊。',
    commit: '就是這樣',
    layForMe: '由程式擺',
    rollForMe: '由程式擲',
  },
  seat: {
    home: '到家',
    away: '差 {n} 步',
    double: '現在獲勝算雙倍',
    doubleWhy: '對手還沒有棋子到家。',
    pawn: '{number} 號棋子離家的角落 {n} 步',
    pawnHome: '{number} 號棋子已在家的角落',
  },
  end: {
    caption: '最後一局結束時的棋子',
    points: '得分',
    seat: '座位',
    pawn: '{number} 號棋子',
  },
  idle: '連續沒有進展的回合：{n}，滿 6 即止',
  idleShort: '無進展 {n} 回合',
  idleSoon: '再 {n} 次結束',
  chances: {
    title: '成功機率',
    value: '點數',
    dice: '{n} 骰',
    note: '至少一顆骰子達到板塊點數就成功。續走時只用達標的那幾顆。',
  },
} as const satisfies Texts

/** 行動的短句。 */
const actionZhHant = {
  lay: '擺好十六塊板塊',
  roll: '擲出 {dice}',
  choose: { first: '選擇先手', place: '選擇安排棋子' },
  place: '擺棋子：{firstSeat} 在 {a}、{b}，{secondSeat} 在 {c}、{d}',
  allot: { some: '骰子：{allotments}', none: '跳過這個回合' },
  step: '{pawn} 號棋子往 {to}',
  flip: '翻轉 {tile}',
  stop: '讓棋子停下',
  giveUp: '結束回合',
} as const satisfies Texts

/** 分給一枚棋子或一塊板塊的骰子。 */
const allotmentZhHant = {
  pawn: '{pawn} 號棋子 {n} 顆',
  tile: '{tile} {n} 顆',
  more: { pawn: '{pawn} 號棋子 {n} 顆', tile: '{tile} {n} 顆' },
  each: '{targets} 各 {n} 顆',
  targets: { 2: '{a}、{b}', 3: '{a}、{b}、{c}', 4: '{a}、{b}、{c}、{d}' },
  target: { pawn: '{pawn} 號棋子', tile: '{tile}' },
} as const satisfies Texts

/** 骰棋，繁體中文（臺灣用語）。 */
export const zhHant = {
  name: '骰棋',
  luck: { dice: { label: '骰子' } },
  tagline: '四顆骰子怎麼分？先把兩枚棋子送回家。',
  minutes: '10–20',
  turnOfPart: '第 {part} 局第 {turn} 回合',
  graphName: '進度',
  graphCount: '{n} 步',
  graph: '進度：兩枚棋子已朝家前進的步數；一場比好幾局時，每 1 分勝分再加 12。',

  option: {
    raceTo: {
      label: '賽制',
      help: '單局可能和局；否則一局接一局，直到有人達到這個分數：獲勝 1 分、雙倍勝 2 分、和局各 1 分。',
      values: { 1: '單局', 3: '3 分', 5: '5 分', 7: '7 分', 11: '11 分' },
    },
    flipLock: {
      label: '翻過的板塊',
      help: '採用鎖定時，你翻過的板塊，對手在下一回合不能翻回來。',
      values: { reply: '鎖定一回合', none: '不鎖定' },
    },
    sprint: {
      label: '衝刺賽',
      help: '衝刺賽不翻板塊：骰子全都分給棋子，棋子只能沿著同色的路回家。',
      values: { off: '否：可以翻面', on: '是：不翻面' },
    },
  },

  action: actionZhHant,
  numbers: { 1: '{a}', 2: '{a} 和 {b}', 3: '{a}、{b} 和 {c}', 4: '{a}、{b}、{c} 和 {d}' },
  allotment: allotmentZhHant,

  event: {
    tiles: { laid: '第 {game} 局：擺好十六塊板塊。' },
    opening: {
      rolled: '{seat} 擲出 {die}，比大小決定誰先選。',
      tied: '雙方都擲出 {die}，重擲。',
    },
    choice: {
      given: {
        roll: '{seat} 點數較大，取得選擇權。',
        alternation: '這一局輪到 {seat} 選擇。',
      },
    },
    option: {
      chosen: {
        first: '{seat} 選擇先手，由對方安排棋子。',
        place: '{seat} 選擇安排棋子，由對方先手。',
      },
    },
    pawns: { placed: '{seat} 擺好棋子：{firstSeat} 在 {a}、{b}，{secondSeat} 在 {c}、{d}。' },
    turn: {
      started: '第 {turn} 回合：{seat}。',
      ended: {
        progress: '{seat} 從來沒有離家這麼近。',
        idle: '{seat} 的回合結束，沒有進展（連續第 {n} 回合，滿 6 為僵局）。',
      },
    },
    dice: {
      allotted: {
        all: '{seat} 分配全部四顆骰子：{allotments}。',
        some: '{seat} 分配 {allotments}，留下 {n} 顆不用。',
        none: '{seat} 跳過這個回合。',
      },
      rolled: {
        hit: '{seat} 擲出 {dice}，其中 {n} 顆達到 {value}。',
        missed: '{seat} 擲出 {dice}，沒有一顆達到 {value}。',
      },
      voided: '{allotments} 已經用不上，這些骰子作廢。',
      givenUp: '{seat} 結束回合。',
    },
    move: {
      announced: '{seat} 想讓 {pawn} 號棋子從 {from} 走到 {to}：{n} 顆骰子，需要 {value}+。',
      failed: '{seat} 的 {pawn} 號棋子沒能走到 {to}。',
    },
    flip: {
      announced: '{seat} 想翻轉 {tile}：{n} 顆骰子，需要 {value}+。',
      failed: '{tile} 沒有翻成。',
    },
    pawn: {
      moved: {
        onward: '{seat} 的 {pawn} 號棋子從 {from} 走到 {to}，離家還有 {n} 步。',
        home: '{seat} 的 {pawn} 號棋子從 {from} 走到 {to}，到家了。',
      },
    },
    tile: {
      flipped: {
        dark: '{seat} 把 {tile} 翻成深色。',
        light: '{seat} 把 {tile} 翻成淺色。',
      },
    },
    chain: {
      opened: '{seat} 的 {pawn} 號棋子可以用 {n} 顆骰子續走。',
      ended: {
        stopped: '{seat} 讓 {pawn} 號棋子停在這裡。',
        noTarget: '{seat} 的 {pawn} 號棋子已經無路可走。',
      },
    },
    game: {
      won: {
        single:
          '{seat} 的兩枚棋子都到家，贏得這一局。{firstSeat} 勝分 {firstPoints}，{secondSeat} 勝分 {secondPoints}。',
        double:
          '{seat} 的兩枚棋子都到家，對手卻還沒有任何一枚到家：雙倍勝！{firstSeat} 勝分 {firstPoints}，{secondSeat} 勝分 {secondPoints}。',
      },
      stalled: {
        nearer:
          '連續六回合沒有進展。{firstSeat} 離家 {first} 步，{secondSeat} 離家 {second} 步。先比較近的棋子，{seat} 贏得這一局。{firstSeat} 勝分 {firstPoints}，{secondSeat} 勝分 {secondPoints}。',
        draw: '連續六回合沒有進展。{firstSeat} 離家 {first} 步，{secondSeat} 離家 {second} 步；這一局和局。{firstSeat} 勝分 {firstPoints}，{secondSeat} 勝分 {secondPoints}。',
      },
      started: '第 {game} 局開始，板塊收回盒中。',
    },
    match: {
      ended: {
        won: '{seat} 贏得整場對局，{points}。',
        drawn: '整場對局以 {points} 和局。',
      },
    },
  },

  ending: {
    home: '兩枚棋子都到家。',
    double: '兩枚棋子都到家，對手一枚也沒有：雙倍勝。',
    stalemate: '連續六回合沒有進展：較近的棋子離家近的獲勝，相同再比另一枚。',
    draw: '連續六回合沒有進展，雙方離家一樣近：和局。',
    points: '達到約定的分數。',
  },

  change: {
    rival: {
      home: '{fromSeat} 的 {pawn} 號棋子到家了。',
      nearer: '{fromSeat} 的 {pawn} 號棋子離家只剩 {n} 步。',
    },
    way: {
      shut: '你的 {pawn} 號棋子現在沒有路可以往家走。',
      shorter: '你的 {pawn} 號棋子現在往家只通 {n} 步。',
      longer: '你的 {pawn} 號棋子現在往家通 {n} 步。',
    },
  },

  reason: {
    all: { 1: '這一手{a}。', 2: '這一手{a}，{b}。', 3: '這一手{a}，{b}，{c}。' },
    home: '讓 {pawn} 號棋子到家（{chance}%）',
    homeRather: '讓 {pawn} 號棋子到家（{chance}%，次佳的分法是 {other}%）',
    wins: '讓 {pawn} 號棋子到家，贏得這一局（{chance}%）',
    winsRather: '讓 {pawn} 號棋子到家，贏得這一局（{chance}%，次佳的分法是 {other}%）',
    staysHome: '讓 {pawn} 號棋子留在家裡',
    nearer: '讓 {pawn} 號棋子離家只剩 {n} 步（{chance}%）',
    easier: '只要擲到 {value}，走 {other} 要擲到 {harder}',
    opens: '讓你的 {pawn} 號棋子往家的 {n} 步暢通（{chance}%）',
    opensAll: '讓你的 {pawn} 號棋子一路通到家（{chance}%）',
    clears: '讓你的 {pawn} 號棋子回家少翻 {n} 塊，還要翻 {left} 塊（{chance}%）',
    clearsAll: '讓你的 {pawn} 號棋子回家不必再翻板塊（{chance}%）',
    shortens: '讓 {fromSeat} 的 {pawn} 號棋子只能往家走 {n} 步，不再是 {was} 步（{chance}%）',
    shuts: '讓 {fromSeat} 的 {pawn} 號棋子一步也不能往家走（{chance}%）',
    obstructs: '讓 {fromSeat} 的 {pawn} 號棋子要翻 {n} 塊才能回家（{chance}%）',
    leadsOn: '到了那裡還能再往前走 {n} 步',
    staysAhead: '繼續擋住 {fromSeat} 的 {pawn} 號棋子',
    frees: '讓出你的 {pawn} 號棋子回家路上的 {tile}（{chance}%）',
    occupies: '在 {tile} 擋住 {fromSeat} 的 {pawn} 號棋子（{chance}%）',
    bars: '讓 {pawn} 號棋子留在 {tile}，擋住 {fromSeat} 的 {otherPawn} 號棋子',
    keepsFree: '讓你的 {pawn} 號棋子回家路上的 {tile} 繼續空著',
    stepsBack: '讓 {pawn} 號棋子退一步（離家 {n} 步）',
    takesBack: '讓這回合不算有進展（{chance}%）：連續六回合沒有進展就結束，這是第 {n} 回合，而{why}',
    sparesOwn: '保住你的 {pawn} 號棋子回家的路：翻 {tile} 反而更難走',
    sparesTheirs: '不去動 {tile}：翻過來反而幫 {toSeat} 的 {pawn} 號棋子回家',
    sparesStep: '讓 {pawn} 號棋子留在原地：走到 {to} 離家不會更近',
    stepsOnto: '讓 {pawn} 號棋子在 {tile} 翻過來後踩上去，離家更近（{chance}%）',
    steps: '讓 {pawn} 號棋子往家走一步（{chance}%）',
    stepsRather: '讓 {pawn} 號棋子往家走一步（{chance}%，次佳的分法是 {other}%）',
    stepsBetter: '讓 {pawn} 號棋子往家走一步（{chance}%，{otherPawn} 號棋子只有 {other}%）',
    moreWays: '讓你的 {pawn} 號棋子多出別的路回家（{chance}%）',
    fewerWays: '讓 {fromSeat} 的 {pawn} 號棋子回家的路變少（{chance}%）',
    both: {
      steps: '讓 {pawn} 號（{chance}%）和 {otherPawn} 號棋子（{otherChance}%）各往家走一步',
    },
    each: {
      steps: '讓兩枚棋子各往家走一步（機會都是 {chance}%）',
      opens: '讓你的兩枚棋子往家各有 {n} 步暢通（{chance}%）',
      opensAll: '讓你的兩枚棋子都一路通到家（{chance}%）',
      clears: '讓你的兩枚棋子回家各少翻 {n} 塊，各還要翻 {left} 塊（{chance}%）',
      clearsAll: '讓你的兩枚棋子回家都不必再翻板塊（{chance}%）',
      shortens: '讓 {fromSeat} 的兩枚棋子都只能往家走 {n} 步，不再是 {was} 步（{chance}%）',
      shuts: '讓 {fromSeat} 的兩枚棋子都一步也不能往家走（{chance}%）',
      obstructs: '讓 {fromSeat} 的兩枚棋子都要翻 {n} 塊才能回家（{chance}%）',
      moreWays: '讓你的兩枚棋子都多出別的路回家（{chance}%）',
      fewerWays: '讓 {fromSeat} 的兩枚棋子回家的路都變少（{chance}%）',
    },
    nothing: '不會錯過什麼：剩下的骰子都不能讓棋子離家更近，也不能讓路更好走',
    nothingOf: '不會錯過什麼：{pawn} 號棋子沒有離家更近的一步',
    waits: '等這一局結束（{fromSeat} 也沒有進展的話，連續六回合就結束，這是第 {n} 回合，而{why}）',
    waitsOut: '讓你贏下這一局（連續六回合沒有進展，而{why}）',
    nearsDraw: '沒有進展：連續六回合就結束，這是第 {n} 回合，照現在的位置是和局',
    draws: '讓這一局以和局結束（連續六回合沒有進展，雙方離家一樣近）',
    hurries: '力求進展：已經連續 {n} 回合沒有進展，滿六回合你就輸了（{why}）',
    apart: {
      closer: '較近的棋子，你離家 {own} 步，{fromSeat} 離家 {other} 步',
      home: '你有一枚棋子到家，{fromSeat} 較近的一枚離家 {other} 步',
      theirsHome: '{fromSeat} 有一枚棋子到家，你較近的一枚離家 {own} 步',
      bothHome: '雙方都有一枚棋子到家，另一枚你離家 {own} 步，{fromSeat} 離家 {other} 步',
      other: '較近的棋子都離家 {near} 步，另一枚你離家 {own} 步，{fromSeat} 離家 {other} 步',
    },
    corners: {
      chosen: '讓你挑角落：你的棋子往家有 {own} 步暢通，{fromSeat} 只有 {other} 步',
      placed: '讓你的棋子往家有 {own} 步暢通，{fromSeat} 只有 {other} 步',
      left: '讓 {toSeat} 不論怎麼選角落，往家暢通的步數最多只比你多一步',
      before: '讓你先走，趕在 {toSeat} 用上角落的好處之前',
    },
  },

  refusal: {
    matchOver: '對局已經結束。',
    luckFirst: '要先擲骰或擺好板塊。',
    notNow: '現在不能這樣做。',
    allotFirst: '請先分配骰子；一顆都不分配，就是跳過這個回合。',
    alreadyAllotted: '本回合的骰子已經分配好了。',
    tilesDoNotFit: '點數 {value} 的板塊只有五塊。',
    wrongDiceCount: '這一擲要一次擲 {dice} 顆骰子。',
    notTwoEach: '雙方各佔兩個角落，不能多也不能少。',
    tooManyDice: '這樣要 {dice} 顆骰子，但只有 {most} 顆。',
    duplicateTarget: '同一枚棋子或同一塊板塊只算一個行動，請把骰子合在一起。',
    notInOrder: '請先列棋子、再列板塊，各依順序排列。',
    notYourPawn: '那是對手的棋子。',
    pawnNotAllotted: '{pawn} 號棋子在本回合沒有可用的骰子。',
    tileNotAllotted: '板塊 {tile} 在本回合沒有分到骰子。',
    notAdjacent: '{to} 不在 {from} 旁邊：棋子每次直走或橫走一格。',
    placeOccupied: '{to} 上已經有棋子。',
    wrongColour: '{from} 和 {to} 顏色不同：棋子只能走同色的板塊。',
    noTarget: '這枚棋子無路可走：旁邊沒有同色的空板塊。',
    tileOccupied: '{tile} 上有棋子，只有空的板塊才能翻轉。',
    tileLocked: '對手剛翻過 {tile}，本回合不能翻。',
    noFlips: '這一局是衝刺賽，{tile} 不能翻。',
    chainRunning: '{pawn} 號棋子還在行進中：請續走、停下，或結束回合。',
    noChain: '目前沒有棋子在行進中。',
  },

  rulesSections: {
    goal: '目標',
    table: '桌上有什麼',
    setup: '開局之前',
    turn: '回合',
    moving: '移動棋子',
    flipping: '翻轉板塊',
    end: '都沒有進展時',
    match: '約定分數',
  },

  rules: {
    'QO-1': {
      text: '板塊共 25 塊，點數 2 到 6 各五塊；每塊都有深色面和淺色面，兩面點數相同。另有四顆骰子，雙方各兩枚棋子。',
    },
    'QO-2': {
      text: '暗抽 16 塊板塊，排成四乘四的方陣，哪一面朝上全憑運氣。其餘 9 塊留在盒中，不公開。',
    },
    'QO-3': {
      text: '雙方各擲一顆骰子，相同就重擲。點數大的人挑一項：A 先手，或 B 安排棋子；另一項歸對方。',
    },
    'QO-4': {
      text: '拿到 B 的人把四枚棋子放上四個角落，一角一枚。同一方的兩枚棋子沒有分別，所以共有六種擺法；己方兩枚也可以互為對角。',
    },
    'QO-5': { text: '棋子的家，是起點斜對面的那個角落。棋盤上的棋子一律以尖角指向自己的家。' },
    'QO-6': { text: '沒有安排棋子的一方先走，之後雙方輪流。' },
    'QO-7': { text: '搶先讓自己的兩枚棋子都站上各自的家。' },
    'QO-8': {
      text: '每回合有四顆骰子。任何一顆擲出之前，要先講定全部的用途：幾顆移動這枚棋子，幾顆翻轉那塊板塊。一枚棋子或一塊板塊算一個行動，骰子可以疊加。沒分配的骰子，本回合就作廢。',
    },
    'QO-9': {
      text: '骰子怎麼分都行：四顆全押一個行動、同時翻好幾塊、兩枚棋子都動。自己的任何棋子、場上的任何板塊都能分，就算板塊上有棋子或被鎖定也無妨。',
      house: '行動能不能做，等輪到它時才判斷。',
    },
    'QO-10': {
      text: '行動的先後自己決定，做完一個再做下一個。眼前做不到的可以先擱著；剩下的全都做不到時，那些骰子作廢。',
      house: '做不到的行動不會列出來選，這時回合也會自動結束。',
    },
    'QO-11': {
      text: '移動是往上下左右走一格，只能走到與腳下同色的空板塊。要遠離家、甚至離開家都可以。',
    },
    'QO-12': {
      text: '先指定要走到哪一塊，再把這個行動的骰子一起擲出；只要有一顆達到板塊的點數，棋子就過去。',
    },
    'QO-13': {
      text: '走成之後，同一枚棋子可以馬上再走，但只能用剛才達標的那幾顆骰子；一樣要先指定目標再擲。',
    },
    'QO-14': {
      text: '棋子可以一路這樣走下去，直到擲骰失敗、無路可走，或你決定見好就收。',
      house: '你可以只讓這枚棋子停下（只損失它的骰子），也可以結束回合。',
    },
    'QO-15': {
      text: '只有空的板塊能翻轉。分到的骰子一次擲完，有一顆達到點數就翻成。',
    },
    'QO-16': {
      text: '採用鎖定時，剛被翻過的板塊，對手在緊接著的回合不能翻；之後就恢復自由。翻轉失敗不會鎖定。不採用鎖定時，板塊隨時可翻。',
      house: '出版規則只說不能馬上翻回來，我們解讀為鎖住對手的下一個回合。',
    },
    'QO-17': {
      text: '自己棋子腳下的板塊也能先分配骰子，只要翻的時候已經空出來就行。先翻一塊、再走上去，也是可以的。',
    },
    'QO-24': {
      text: '開局前可以約定打衝刺賽：不翻板塊，骰子只能分給棋子。',
      house: '這是我們的變體。其他規則不變；同色的路走不到家的棋子，也照原來的規則。',
    },
    'QO-18': { text: '分配的骰子用完或作廢，或你決定結束，回合就結束。四顆都還沒擲就結束也行。' },
    'QO-19': {
      text: '一方的兩枚棋子一到家，這一局立刻獲勝。若當下對手沒有任何棋子在家，就算贏兩局。',
      house: '到家的判定先於僵局，剩下的骰子不影響結果。',
    },
    'QO-20': {
      text: '連續六個回合（雙方各三回合）沒有進展，這一局立即停止。距離以直走橫走的步數計算，不管中間的顏色和棋子。',
      house: '回合結束時，自己有一枚棋子比本局先前任何回合結束時都更接近家，才算有進展；來回踱步不算。',
    },
    'QO-21': {
      text: '這樣停止時，先比雙方較近的那枚棋子，步數少的獲勝；相同再比另一枚；還是相同就和局。這種勝利不會加倍。',
    },
    'QO-22': {
      text: '想玩久一點，就先約定分數：贏一局 1 分，雙倍勝 2 分，和局各得 1 分。每一局重新擺板塊，選 A 或 B 的權利輪流。',
      house: '可選 3、5、7、11 分，或只玩一局（可能和局）。總分高的獲勝，同分就是和局。',
    },
    'QO-23': {
      text: '沒有祕密：桌上的一切，雙方都看得見。',
      house: '只有還沒擺出的板塊，以及留在盒中的 9 塊，誰也不知道。',
    },
  },

  ...puzzleTexts['zh-Hant'],

  kinds: kindsZhHant,
  board: boardZhHant,
} as const satisfies Texts
