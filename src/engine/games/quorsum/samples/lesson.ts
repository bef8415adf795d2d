import match from './lesson-match.json' with { type: 'json' }

/** A whole short game: assigning dice, a run, a flip that fails and one that does not, both pawns home. */
export const lesson = {
  title: { en: 'Learn Quorsum: both pawns home', 'zh-Hant': '學骰棋：兩枚棋子都回家' },
  about: {
    en: 'A whole game: assign dice, run along one colour, flip a tile, wait for a door, and win double.',
    'zh-Hant': '一整局：分配骰子、沿同色奔跑、翻轉板塊、等門打開，最後雙倍獲勝。',
  },
  match,
  notes: [
    {
      at: 0,
      comment: {
        en: 'You are Mei, and Bo plays against you. Each has two pawns, and whoever brings both of them **home** first wins. Press **Go on**.',
        'zh-Hant': '你是 Mei，對手是 Bo。各有兩枚棋子，誰先讓兩枚都**回到家**就贏。按**繼續**。',
      },
    },
    {
      at: 1,
      comment: {
        en: 'Sixteen tiles with numbers from 2 to 6, some dark, some light. A pawn steps onto an empty tile beside it, never diagonally, and only onto one of the **same colour** as the tile it stands on.',
        'zh-Hant':
          '十六塊板塊，點數 2 到 6，有深有淺。棋子走到上下左右的空板塊，而且只能走和腳下**同色**的。',
      },
    },
    {
      at: 3,
      task: {
        words: {
          en: 'You rolled higher and choose: take the first turn, or place the pawns. Here, place the pawns.',
          'zh-Hant': '你擲得比較大，可以選「先手」或「安排棋子」。這裡請選「安排棋子」。',
        },
        hint: {
          en: 'The second of the two buttons below the board.',
          'zh-Hant': '棋盤下方兩個按鈕中的第二個。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'Bo will go first, and you say where all pawns begin.',
          'zh-Hant': 'Bo 先走，而所有棋子從哪裡出發由你決定。',
        },
        ifWrong: {
          en: 'A good choice in many matches; this time place the pawns.',
          'zh-Hant': '很多時候也是好選擇；這次請選「安排棋子」。',
        },
      },
    },
    {
      at: 4,
      task: {
        words: {
          en: 'A pawn’s home is the corner **diagonally opposite**. Put yours on A1 and D1: from A1 there is a road of light tiles, B1, B2, C2, D2, D3.',
          'zh-Hant':
            '棋子的家在**對角**。把你的棋子放在 A1 和 D1：從 A1 出發有一條淺色的路，B1、B2、C2、D2、D3。',
        },
        hint: { en: 'Click A1, then D1.', 'zh-Hant': '點 A1，再點 D1。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Your homes are D4 and A4, framed in your colour. Bo’s pawns stand there now.',
          'zh-Hant': '你的家在 D4 和 A4，角上有你的顏色。現在站著 Bo 的棋子。',
        },
        ifWrong: {
          en: 'Two corners are asked for: A1, where the light road begins, and D1.',
          'zh-Hant': '請放這兩個角：A1（淺色的路從這裡開始）和 D1。',
        },
      },
    },
    {
      at: 12,
      task: {
        words: {
          en: 'Your turn. **Before** any die is rolled you say what each of the four is for: a pawn, or a tile to flip. Give all four to pawn 1.',
          'zh-Hant':
            '輪到你。擲骰**之前**要先講定四顆骰子的用途：給棋子，或用來翻板塊。把四顆都給 1 號棋子。',
        },
        hint: { en: 'Click pawn 1 four times, then confirm.', 'zh-Hant': '點 1 號棋子四次，再確定。' },
        right: { by: 'played' },
        ifRight: { en: 'All on one pawn: it may run far.', 'zh-Hant': '全押一枚棋子：可能跑很遠。' },
        ifWrong: {
          en: 'The rules allow it. Here, all four dice for pawn 1.',
          'zh-Hant': '規則允許；這裡請把四顆都給 1 號棋子。',
        },
      },
    },
    {
      at: 13,
      task: {
        words: {
          en: 'Only B1 can be stepped onto, so it is chosen already. It asks for 2 or more, and **one** such die is enough: press **Roll**.',
          'zh-Hant': '只有 B1 可走，已經替你選好：需要 2 以上，只要有**一顆**骰子達到就成功。按「擲」。',
        },
        hint: { en: 'The button below the board.', 'zh-Hant': '棋盤下方的按鈕。' },
        right: { by: 'played' },
        ifRight: { en: 'Go on, and the dice are rolled.', 'zh-Hant': '按繼續，就會擲骰。' },
        ifWrong: {
          en: 'That ends the turn. Press Roll: pawn 1 tries to step onto B1.',
          'zh-Hant': '這樣回合就結束了。請按「擲」：1 號棋子試著走到 B1。',
        },
      },
    },
    {
      at: 15,
      task: {
        words: {
          en: 'Three dice reached 2, and with these three the pawn may go on at once. Click the tile it is to try next, then **Roll**.',
          'zh-Hant': '三顆達到 2，棋子可以立刻用這三顆接著走。點接下來要走的板塊，再按「擲」。',
        },
        hint: { en: 'Along the light road: B2.', 'zh-Hant': '沿著淺色的路：B2。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Every step costs the dice that fail. The others run on.',
          'zh-Hant': '每一步，沒達到的骰子就用掉，其餘繼續跑。',
        },
        ifWrong: {
          en: 'That leads back. Towards home: B2 is light and empty.',
          'zh-Hant': '那是往回走。往家的方向是 B2：淺色，也空著。',
        },
      },
    },
    {
      at: 17,
      task: {
        words: {
          en: 'One die is left. Stop here, or go on? A roll that fails costs the die, but never the steps already made.',
          'zh-Hant': '只剩一顆。停下還是繼續？失敗只賠上骰子，走過的路不會退。',
        },
        hint: { en: 'C2 asks for 4: an even chance.', 'zh-Hant': 'C2 需要 4：一半的機會。' },
        right: { by: 'played' },
        ifRight: { en: 'Nothing to lose. Watch how far it gets.', 'zh-Hant': '反正沒有損失。看它能走多遠。' },
        ifWrong: {
          en: 'There is nothing to be saved: go on to C2.',
          'zh-Hant': '省下來也沒用：繼續走到 C2。',
        },
      },
    },
    {
      at: 23,
      task: {
        words: {
          en: 'One step from home! But Bo’s pawn still stands on D4, and only an **empty** tile can be entered. The way back is no help: stop here.',
          'zh-Hant':
            '離家一步！但 Bo 的棋子還站在 D4，只有**空的**板塊才能走上去。往回走沒有好處：停在這裡。',
        },
        hint: { en: 'Stop, below the board.', 'zh-Hant': '棋盤下方的「停」。' },
        right: { by: 'actions', actions: [{ type: 'stop' }, { type: 'giveUp' }] },
        ifRight: { en: 'Five steps in one turn is a lot.', 'zh-Hant': '一回合走五步已經很多了。' },
        ifWrong: {
          en: 'That would lead away. Stay on D3, at your door.',
          'zh-Hant': '那樣會走遠。留在 D3，就在家門口。',
        },
      },
    },
    {
      at: 32,
      task: {
        words: {
          en: 'Now pawn 2. It stands on light, and C1 beside it is dark, so it cannot step there. But dice can **flip** a tile to its other side. Two dice for C1, two for pawn 2.',
          'zh-Hant':
            '換 2 號棋子。它站在淺色，旁邊的 C1 是深色：走不過去。但骰子可以把板塊**翻面**。兩顆給 C1，兩顆給 2 號棋子。',
        },
        hint: { en: 'Click C1 twice and pawn 2 twice.', 'zh-Hant': '點 C1 兩次、2 號棋子兩次。' },
        right: { by: 'played' },
        ifRight: { en: 'First the road, then the step.', 'zh-Hant': '先鋪路，再走。' },
        ifWrong: { en: 'Two dice to flip C1, two for pawn 2.', 'zh-Hant': '兩顆翻 C1，兩顆給 2 號棋子。' },
      },
    },
    {
      at: 33,
      task: {
        words: {
          en: 'You carry out your actions in the order you like. The flip has to come first, so C1 is chosen already. Roll for it.',
          'zh-Hant': '執行的順序由你決定。這裡要先翻，所以 C1 已經替你選好。擲吧。',
        },
        hint: { en: 'C1 is chosen already: Roll.', 'zh-Hant': 'C1 已經選好：按「擲」。' },
        right: { by: 'played' },
        ifRight: { en: 'Two dice, and a 5 is needed.', 'zh-Hant': '兩顆骰子，需要 5。' },
        ifWrong: {
          en: 'Pawn 2 can go nowhere before C1 is light.',
          'zh-Hant': 'C1 變淺色之前，2 號棋子哪裡都去不了。',
        },
      },
    },
    {
      at: 35,
      comment: {
        en: 'Missed. The pawn has nowhere to go, so its two dice are lost, too. No pawn ended this turn closer to home than ever before; after six such turns in a row the game would end, and whoever is closer to home would win.',
        'zh-Hant':
          '沒成功。棋子無路可走，那兩顆也跟著作廢。這回合沒有人更接近家；連續六回合都這樣，遊戲就結束，離家近的人獲勝。',
      },
    },
    {
      at: 39,
      task: {
        words: {
          en: 'Bo has left D4: your door is open. Assign the dice so that pawn 1 gets in as surely as can be.',
          'zh-Hant': 'Bo 離開了 D4：你的門開了。怎樣分配骰子，1 號棋子最有把握進去？',
        },
        hint: {
          en: 'D4 asks for 4. Four dice on it succeed 94% of the time.',
          'zh-Hant': 'D4 需要 4。四顆骰子的成功率是 94%。',
        },
        right: { by: 'played' },
        ifRight: { en: 'Four dice: 94%.', 'zh-Hant': '四顆：94%。' },
        ifWrong: {
          en: 'Bo may come back. All four for pawn 1.',
          'zh-Hant': 'Bo 可能會回來。四顆都給 1 號棋子。',
        },
      },
    },
    {
      at: 40,
      task: {
        words: { en: 'Step in: roll for D4.', 'zh-Hant': '走進去：擲 D4。' },
        hint: { en: 'D4 is chosen already: Roll.', 'zh-Hant': 'D4 已經選好：按「擲」。' },
        right: { by: 'played' },
        ifRight: { en: 'One die with 4 or more will do.', 'zh-Hant': '有一顆 4 以上就行。' },
        ifWrong: { en: 'Pawn 1, to D4.', 'zh-Hant': '1 號棋子，走到 D4。' },
      },
    },
    {
      at: 42,
      comment: {
        en: 'One pawn is home. It may be left there: nobody can enter D4, and nobody can flip it.',
        'zh-Hant': '一枚到家了。可以把它留在那裡：沒有人走得進 D4，也沒有人翻得了它。',
      },
    },
    {
      at: 46,
      comment: {
        en: 'Bo flips B4. In your next turn there is a **lock** on it: you may not flip it back at once.',
        'zh-Hant': 'Bo 翻了 B4。你的下一回合，上面會有一把**鎖**：不能馬上把它翻回來。',
      },
    },
    {
      at: 48,
      task: {
        words: {
          en: 'Pawn 2 again, with the same plan as before: two dice for C1, two for the pawn.',
          'zh-Hant': '再輪到 2 號棋子，計畫和之前一樣：兩顆給 C1，兩顆給棋子。',
        },
        hint: { en: 'Click C1 twice and pawn 2 twice.', 'zh-Hant': '點 C1 兩次、2 號棋子兩次。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Two dice reach a 5 in 56% of all rolls.',
          'zh-Hant': '兩顆骰子達到 5 的機率是 56%。',
        },
        ifWrong: {
          en: 'Two dice for C1 and two for pawn 2, as before.',
          'zh-Hant': '和之前一樣：兩顆給 C1，兩顆給 2 號棋子。',
        },
      },
    },
    {
      at: 49,
      task: {
        words: { en: 'First the flip: roll for C1.', 'zh-Hant': '先翻：擲 C1。' },
        hint: { en: 'C1 is chosen already: Roll.', 'zh-Hant': 'C1 已經選好：按「擲」。' },
        right: { by: 'played' },
        ifRight: {
          en: 'If C1 turns light, a light road leads on.',
          'zh-Hant': 'C1 要是變淺色，前面就是一條淺色的路。',
        },
        ifWrong: { en: 'C1 first.', 'zh-Hant': '先翻 C1。' },
      },
    },
    {
      at: 51,
      task: {
        words: {
          en: 'C1 is light. And now the pawn: the way is C1, B1, B2, A2, A3, A4. Roll.',
          'zh-Hant': 'C1 變淺色了。現在走棋子：C1、B1、B2、A2、A3、A4。擲吧。',
        },
        hint: { en: 'Pawn 2 to C1.', 'zh-Hant': '2 號棋子走到 C1。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Every die that reaches the number carries it on. Watch.',
          'zh-Hant': '達標的骰子都會帶它接著走。看好了。',
        },
        ifWrong: { en: 'Pawn 2, to C1.', 'zh-Hant': '2 號棋子，走到 C1。' },
      },
    },
    {
      at: 61,
      task: {
        words: {
          en: 'One step from home with two dice, and a 6 is needed: 31%. Try A4, or stop on A3?',
          'zh-Hant': '離家一步，兩顆骰子，要擲出 6：31%。要試 A4，還是停在 A3？',
        },
        hint: { en: 'A roll that fails costs nothing but the dice.', 'zh-Hant': '失敗也只賠上骰子。' },
        right: { by: 'played' },
        ifRight: { en: 'Nothing to lose.', 'zh-Hant': '反正沒有損失。' },
        ifWrong: {
          en: 'Nothing is lost by trying: click A4, then Roll.',
          'zh-Hant': '試試也沒有損失：點 A4，再按「擲」。',
        },
      },
    },
    {
      at: 63,
      comment: {
        en: 'Both of your pawns are home, and none of Bo’s: the win counts **double**. In a match of your own you decide how to spread the dice: a first match against a beginner is the best next step.',
        'zh-Hant':
          '你的兩枚棋子都到家，Bo 一枚都沒有：這一勝算**雙倍**。自己下的時候，骰子怎麼分由你決定；接下來，和初學的電腦玩第一局吧。',
      },
    },
  ],
} as const
