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
      at: 12,
      task: {
        words: {
          en: 'Give pawn 1 **all four dice**.\nA pawn steps onto an empty tile beside it of the **same colour** if one of its dice reaches the number there. Pawn 1 is going **home**, to the opposite corner D4: four dice for a long run. Whoever has both pawns home first wins. Press **Assign dice**, and they roll.',
          'zh-Hant':
            '把**四顆骰子**全給 1 號棋子。\n棋子走到旁邊**同色**的空板塊，只要一顆骰子達到上面的點數。1 號棋子要回對角的**家** D4：四顆骰子，一口氣跑一段。誰先讓兩枚棋子都回家，誰就獲勝。按「**分配骰子**」就擲。',
        },
        hint: {
          en: 'Click pawn 1, in the corner A1, four times, then press Assign dice.',
          'zh-Hant': '點角落 A1 的 1 號棋子四次，再按「分配骰子」。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'All four roll for B1, the only tile pawn 1 can step onto: 2 or more will do.',
          'zh-Hant': '四顆一起擲，走到 B1：只有 B1 可走，2 以上就行。',
        },
        ifWrong: {
          en: 'In a match you may split the dice in any way. For a long run, all four go to pawn 1.',
          'zh-Hant': '對局裡怎麼分都可以。想跑得遠，就四顆都給 1 號棋子。',
        },
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
          'zh-Hant':
            '差一步到家：**停**在這裡。\nBo 的棋子還站在 D4，只有空的板塊才能走上去。往回走沒有好處。',
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
          en: 'First the road, then the step: C1 is rolled for first, and 5 or 6 will do.',
          'zh-Hant': '先鋪路，再走：先擲 C1，需要 5 以上。',
        },
        ifWrong: { en: 'Two dice to flip C1, two for pawn 2.', 'zh-Hant': '兩顆翻 C1，兩顆給 2 號棋子。' },
      },
    },
    {
      at: 39,
      comment: {
        en: 'Missed, and the pawn had nowhere to go: its two dice were lost, too. If no pawn of yours gets closer to home than it has been before, your turn is idle; six idle turns in a row end the game.',
        'zh-Hant':
          '沒成功，棋子也無路可走，那兩顆跟著作廢。一回合裡沒有棋子比先前更接近家，就算沒有進展；連續六回合，遊戲就結束。',
      },
      task: {
        words: {
          en: 'Your door is open. Give pawn 1 the best chance to get in.\nBo has left D4. How many dice are for pawn 1?',
          'zh-Hant': '門開了：讓 1 號棋子最有把握進去。\nBo 離開了 D4。1 號棋子要幾顆骰子？',
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
        en: 'One pawn is home: nobody can enter D4, and nobody can flip it. A win now counts **double**, as long as Bo has no pawn home. Bo has flipped B4, and there is a **lock** on it: you may not flip it back at once.',
        'zh-Hant':
          '一枚到家了：沒有人走得進 D4，也沒有人翻得了它。只要 Bo 還沒有棋子到家，現在獲勝就算**雙倍**。Bo 翻了 B4，上面有一把**鎖**：不能馬上把它翻回來。',
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
          en: 'C1 is light, and pawn 2 is on it. **Run** for home, to A4.\nBoth dice made it. B1 is next: 2 or more. From there the run goes on by itself, as far as the dice carry it.',
          'zh-Hant':
            'C1 變淺色，2 號棋子走上去了。**跑**回家吧，家在 A4。\n兩顆都達標。下一塊是 B1：2 以上就行。之後會自己跑下去，看骰子能帶它走多遠。',
        },
        hint: { en: 'Click B1, then Roll.', 'zh-Hant': '點 B1，再按「擲」。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Every die that makes it rolls again for the next tile.',
          'zh-Hant': '達標的骰子都可以再擲，走下一塊。',
        },
        ifWrong: {
          en: 'Home is A4, at the lower left: go on to B1.',
          'zh-Hant': '家是左下角的 A4：往 B1 走。',
        },
      },
    },
    {
      at: 61,
      task: {
        words: {
          en: 'One step from home: **try** A4.\nFive steps this turn, and both dice are still left. A **6** is needed: 31%.',
          'zh-Hant': '差一步到家：**試試** A4。\n這一回合走了五步，兩顆骰子都還在。要擲出 **6**：31%。',
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
        en: '- You spread the dice before you roll.\n- You keep moving with the dice that succeed.\n- You flip a tile to clear the way.\n\nBefore a match both roll a die, and the higher roll chooses: take the first turn, or place all the pawns.',
        'zh-Hant':
          '- 會在擲骰前分配骰子。\n- 會用達標的骰子接著走。\n- 會翻板塊來鋪路。\n\n對局從一個選擇開始：擲得大的人可以先走，或是安排所有棋子的起點、後走。',
      },
    },
  ],
} as const
