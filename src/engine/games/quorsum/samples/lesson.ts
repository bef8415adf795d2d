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
      at: 3,
      task: {
        words: {
          en: 'Go first, or **place the pawns**?\nYou rolled higher. The first to bring both pawns **home**, to the opposite corners, wins. Either choice is fine; the lesson goes on as if you had placed the pawns.',
          'zh-Hant':
            '要先走，還是**安排棋子**？\n你擲得比較大，由你決定。先讓兩枚棋子都走到對角的**家**，就贏得一分或兩分。選哪個都行，教學接下來由你安排棋子。',
        },
        hint: {
          en: 'The second of the two buttons below the board places the pawns.',
          'zh-Hant': '棋盤下方第二個按鈕是安排棋子。',
        },
        right: { by: 'events', events: [{ type: 'option.chosen', seat: 0 }] },
        ifRight: {
          en: 'Bo will go first, and you say where all pawns begin.',
          'zh-Hant': 'Bo 先走，而所有棋子從哪裡出發由你決定。',
        },
        ifWrong: { en: 'Choose one of the two.', 'zh-Hant': '請選一個。' },
      },
    },
    {
      at: 4,
      task: {
        words: {
          en: 'Put your pawns on A1 and D1.\nHome is the corner **diagonally opposite**, and a pawn steps only onto an empty tile of the **same colour** beside it. From A1 a road of light tiles leads on: B1, B2, C2, D2, D3.',
          'zh-Hant':
            '把棋子放在 A1 和 D1。\n家在**對角**；棋子只能走到旁邊**同色**的空板塊。從 A1 出發有一條淺色的路：B1、B2、C2、D2、D3。',
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
          en: 'Give your **four dice** something to do.\n**Before** any die is rolled you say what each is for: a pawn, or a tile to flip. One die that reaches the number on the next tile is enough for a step. Any split will do; the lesson goes on with all four on pawn 1, for a long run.',
          'zh-Hant':
            '分配你的**四顆骰子**。\n擲骰**之前**要先講定每顆骰子的用途：給棋子，或用來翻板塊。只要一顆達到下一塊的點數，就能走一步。怎麼分都可以；這一局接著四顆都給 1 號棋子，跑一次長的。',
        },
        hint: {
          en: 'For a long run, click pawn 1 four times, then confirm.',
          'zh-Hant': '想跑得遠，就點 1 號棋子四次，再確定。',
        },
        right: { by: 'events', events: [{ type: 'dice.allotted', seat: 0 }] },
        ifRight: {
          en: 'All four roll for B1, the only tile it can step onto: 2 or more will do.',
          'zh-Hant': '四顆一起擲，走到 B1：只有 B1 可走，2 以上就行。',
        },
        ifWrong: { en: 'Give each die something to do.', 'zh-Hant': '請分配骰子。' },
      },
    },
    {
      at: 15,
      task: {
        words: {
          en: 'Three dice made it. Run **on** with them.\nDice that reached the number may go on at once: click the tile the pawn is to try next, then Roll.',
          'zh-Hant': '三顆達標，**接著**走。\n達標的骰子可以立刻再用：點接下來要走的板塊，再按「擲」。',
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
          en: 'One die is left. Stop, or go on?\nA roll that fails costs the die, but never the steps already made.',
          'zh-Hant': '只剩一顆。停下，還是繼續？\n失敗只賠上骰子，走過的路不會退。',
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
          en: 'One step from home: **stop** here.\nBo’s pawn still stands on D4, and only an empty tile can be entered. The way back is no help.',
          'zh-Hant': '離家一步：**停**在這裡。\nBo 的棋子還站在 D4，只有空的板塊才能走上去。往回走沒有好處。',
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
          en: 'Two dice to **flip** C1, two for pawn 2.\nPawn 2 stands on light, and C1 beside it is dark, so it cannot step there. Dice can turn a tile to its other side.',
          'zh-Hant':
            '兩顆**翻** C1，兩顆給 2 號棋子。\n2 號棋子站在淺色，旁邊的 C1 是深色，走不過去。骰子可以把板塊翻面。',
        },
        hint: { en: 'Click C1 twice and pawn 2 twice.', 'zh-Hant': '點 C1 兩次、2 號棋子兩次。' },
        right: { by: 'played' },
        ifRight: {
          en: 'First the road, then the step: C1 is rolled for first, and a 5 is needed.',
          'zh-Hant': '先鋪路，再走：先擲 C1，需要 5。',
        },
        ifWrong: { en: 'Two dice to flip C1, two for pawn 2.', 'zh-Hant': '兩顆翻 C1，兩顆給 2 號棋子。' },
      },
    },
    {
      at: 39,
      comment: {
        en: 'Missed, and the pawn had nowhere to go: its two dice were lost, too. A turn in which no pawn gets closer to home than ever before is an idle turn, without progress; six in a row end the game.',
        'zh-Hant':
          '沒成功，棋子也無路可走，那兩顆跟著作廢。一回合裡沒有棋子比先前更接近家，就算沒有進展；連續六回合，遊戲就結束。',
      },
      task: {
        words: {
          en: 'Your door is open. Give pawn 1 the best chance to get in.\nBo has left D4. How do you spread the dice?',
          'zh-Hant': '門開了：讓 1 號棋子最有把握進去。\nBo 離開了 D4。骰子怎麼分？',
        },
        hint: {
          en: 'D4 asks for 4. Four dice on it succeed 94% of the time.',
          'zh-Hant': 'D4 需要 4。四顆骰子的成功率是 94%。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'One die with 4 or more will do: 94%.',
          'zh-Hant': '有一顆 4 以上就行：94%。',
        },
        ifWrong: {
          en: 'Bo may come back. All four for pawn 1.',
          'zh-Hant': 'Bo 可能會回來。四顆都給 1 號棋子。',
        },
      },
    },
    {
      at: 48,
      comment: {
        en: 'One pawn is home: nobody can enter D4, and nobody can flip it. Bo has flipped B4, and there is a **lock** on it: you may not flip it back at once.',
        'zh-Hant':
          '一枚到家了：沒有人走得進 D4，也沒有人翻得了它。Bo 翻了 B4，上面有一把**鎖**：不能馬上把它翻回來。',
      },
      task: {
        words: {
          en: 'Pawn 2 again, with the same **plan**.\nTwo dice for C1, two for the pawn.',
          'zh-Hant': '再輪到 2 號棋子，**計畫**一樣。\n兩顆給 C1，兩顆給棋子。',
        },
        hint: { en: 'Click C1 twice and pawn 2 twice.', 'zh-Hant': '點 C1 兩次、2 號棋子兩次。' },
        right: { by: 'played' },
        ifRight: {
          en: 'C1 first: two dice roll a 5 or more 56% of the time.',
          'zh-Hant': '先翻 C1：兩顆骰子達到 5 的機率是 56%。',
        },
        ifWrong: {
          en: 'Two dice for C1 and two for pawn 2, as before.',
          'zh-Hant': '和之前一樣：兩顆給 C1，兩顆給 2 號棋子。',
        },
      },
    },
    {
      at: 53,
      task: {
        words: {
          en: 'C1 is light, and pawn 2 is on it. **Run** for home.\nBoth dice made it. Along the light road, B1 is next: 2 or more.',
          'zh-Hant':
            'C1 變淺色，2 號棋子走上去了。**跑**回家吧。\n兩顆都達標。淺色的路上，下一塊是 B1：2 以上就行。',
        },
        hint: { en: 'Click B1, then Roll.', 'zh-Hant': '點 B1，再按「擲」。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Every die that makes it may be rolled again to move on.',
          'zh-Hant': '達標的骰子都可以再擲，繼續走。',
        },
        ifWrong: {
          en: 'Home is A4, at the lower left: go on to B1.',
          'zh-Hant': '家是左下角的 A4：往 B1 走。',
        },
      },
    },
    {
      at: 55,
      task: {
        words: {
          en: '**On** to B2.\nOne of the two dice has to show 4 or more: 75%.',
          'zh-Hant': '**接著**走 B2。\n兩顆裡有一顆 4 以上就行：75%。',
        },
        hint: { en: 'Click B2, then Roll.', 'zh-Hant': '點 B2，再按「擲」。' },
        right: { by: 'played' },
        ifRight: { en: 'Three steps, and still two dice.', 'zh-Hant': '三步了，骰子還有兩顆。' },
        ifWrong: { en: 'B2 is the way home.', 'zh-Hant': 'B2 才是回家的路。' },
      },
    },
    {
      at: 57,
      task: {
        words: {
          en: 'Now A2: a **5** is needed.\nThat is 56% with two dice. Stopping saves nothing.',
          'zh-Hant': '再來是 A2：要擲出 **5**。\n兩顆骰子有 56%。停下來也省不了什麼。',
        },
        hint: { en: 'Click A2, then Roll.', 'zh-Hant': '點 A2，再按「擲」。' },
        right: { by: 'played' },
        ifRight: { en: 'What a run.', 'zh-Hant': '跑得真遠。' },
        ifWrong: {
          en: 'Go on to A2: a roll that fails costs nothing but the dice.',
          'zh-Hant': '繼續走到 A2：失敗也只賠上骰子。',
        },
      },
    },
    {
      at: 59,
      task: {
        words: {
          en: 'A3 asks for a **5**, too.\nA4, your home, lies below it.',
          'zh-Hant': 'A3 也要擲出 **5**。\n下面就是你的家 A4。',
        },
        hint: { en: 'Click A3, then Roll.', 'zh-Hant': '點 A3，再按「擲」。' },
        right: { by: 'played' },
        ifRight: { en: 'Five steps in one turn.', 'zh-Hant': '一回合走了五步。' },
        ifWrong: { en: 'A3 is one step from home.', 'zh-Hant': '走到 A3，離家只差一步。' },
      },
    },
    {
      at: 61,
      task: {
        words: {
          en: 'One step from home. Try A4, or stop?\nBoth dice are left, and a 6 is needed: 31%.',
          'zh-Hant': '離家一步。要試 A4，還是停下？\n兩顆骰子都還在，要擲出 6：31%。',
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
        en: '- You spread the dice before you roll.\n- You keep moving with the dice that succeed.\n- You flip a tile to clear the way.',
        'zh-Hant': '- 會在擲骰前分配骰子。\n- 會用達標的骰子接著走。\n- 會翻板塊來鋪路。',
      },
    },
  ],
} as const
