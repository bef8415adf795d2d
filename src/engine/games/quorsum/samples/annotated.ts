import match from './annotated-match.json' with { type: 'json' }

/** A race in which both players block each other. */
export const annotatedMatch = {
  title: { en: 'Who leaves the corner first?', 'zh-Hant': '誰先讓出角落？' },
  about: {
    en: 'Long runs, flips that make a path, and two pawns that stand on each other’s homes.',
    'zh-Hant': '一口氣連走好幾步、先翻板塊再上路，還有兩枚棋子互相站在對方的家裡。',
  },
  match,
  notes: [
    {
      at: 1,
      comment: {
        en: 'Sixteen tiles, dark and light, from 2 to 6. A pawn only steps onto a tile of the **same colour** as the one it stands on, so look for roads of one colour. Column B, dark from end to end with its 2, 2, 2 and 3, will be the motorway of this match.',
        'zh-Hant':
          '十六塊板塊，有深有淺，點數從 2 到 6。棋子只能走上和腳下**同色**的板塊，所以先找同色的路。B 直行從頭到尾都是深色，點數是 2、2、2、3，就是這一局的高速公路。',
      },
    },
    {
      at: 4,
      comment: {
        en: 'Marco won the roll and may either go first or place the pawns. He places them, and gives the first turn away.',
        'zh-Hant': 'Marco 比大小贏了，可以先走，也可以擺棋子。他選擇擺棋子，把先手讓出去。',
      },
    },
    {
      at: 5,
      comment: {
        en: 'Every pawn goes home to the corner **diagonally opposite**. So each pawn begins on the home of an opponent’s pawn: A1 and D4 face each other, and so do D1 and A4. Nobody gets home before the other has left. Remember D4 for the end.',
        'zh-Hant':
          '每枚棋子的家都在**對角**。也就是說，每枚棋子一開始就站在對方某枚棋子的家上：A1 對 D4，D1 對 A4。對方不走，你就回不了家。請先記住 D4，最後會用到。',
      },
      marks: [
        { shape: 'arrow', from: 'A1', to: 'D4', ink: 'seal' },
        { shape: 'arrow', from: 'A4', to: 'D1', ink: 'ink' },
      ],
    },
    {
      at: 6,
      glyph: '?!',
      comment: {
        en: 'All dice are assigned **before** the first roll: two to flip B4, two to walk onto it. The plan is sound, but two dice on one flip that needs a 3 succeed 89% of the time, and even one die 67%. One die each to pawn 1, B2, B3 and B4 would have built a longer road: 15% more chance to win, says the analysis.',
        'zh-Hant':
          '骰子要在第一次擲之前**全部分配好**：兩顆翻 B4，兩顆讓棋子走上去。想法沒錯，但翻一塊 3 用兩顆的成功率是 89%，一顆也有 67%。若把四顆分給 1 號棋子、B2、B3 和 B4，路會更長；照分析的算法，勝率多 15%。',
      },
    },
    {
      at: 11,
      comment: {
        en: 'She stops: around B4 nothing else is light yet.',
        'zh-Hant': '她停下來：B4 旁邊還沒有別的淺色板塊。',
      },
    },
    {
      at: 12,
      comment: {
        en: 'Four dice on one pawn: the opposite plan. Dice that reach the number go on, those that miss are lost.',
        'zh-Hant': '四顆全押在一枚棋子上，是相反的打法。達到點數的骰子可以繼續用，沒達到的就沒了。',
      },
    },
    {
      at: 22,
      glyph: '!',
      comment: {
        en: 'Five steps in one turn! Four dice became two, two, two, one, and the last one rolled the 5 it needed. With four dice a path of 2, 2, 2, 4 and 5 works about one time in three.',
        'zh-Hant':
          '一回合走了五步！四顆骰子剩兩顆、兩顆、兩顆、一顆，最後一顆還擲出了需要的 5。四顆骰子連過 2、2、2、4、5，大約三次才成一次。',
      },
      bookmark: { en: 'Five steps at once', 'zh-Hant': '一口氣五步' },
    },
    {
      at: 23,
      comment: {
        en: 'One step from home, and yet he stops: Ines’s second pawn still stands on D4. Only an **empty** tile can be entered or flipped.',
        'zh-Hant':
          '離家只剩一步，他卻停了：Ines 的另一枚棋子還站在 D4。只有**空的**板塊才能走上去，也才能翻。',
      },
      marks: [{ shape: 'circle', at: 'D4', ink: 'seal' }],
    },
    {
      at: 37,
      comment: {
        en: 'Flip, then step: Ines makes her road as she goes, two dice for each. It is slow, but hardly ever fails.',
        'zh-Hant': '先翻再走：Ines 邊走邊鋪路，翻和走各用兩顆。慢，但幾乎不會失手。',
      },
    },
    {
      at: 44,
      comment: {
        en: 'Four dice, a 5 needed, and nothing. That happens in one turn in five.',
        'zh-Hant': '四顆骰子要一個 5，全部落空。這種事五次裡會有一次。',
      },
    },
    {
      at: 48,
      comment: {
        en: 'Now Ines waits before a door of her own: Marco’s pawn 2 has not left D1. Both are one step from home, and both homes are taken. Who has to move the other pawn first?',
        'zh-Hant':
          '現在換 Ines 站在自家門口：Marco 的 2 號棋子還沒離開 D1。兩人都離家一步，兩個家都被佔著。誰得先動另一枚棋子？',
      },
      marks: [
        { shape: 'circle', at: 'D1', ink: 'seal' },
        { shape: 'circle', at: 'D4', ink: 'ink' },
      ],
      bookmark: { en: 'Both doors are shut', 'zh-Hant': '兩扇門都關著' },
    },
    {
      at: 51,
      comment: {
        en: 'Marco moves it, which opens D1 for Ines. The way home for pawn 2 is long, so he cannot wait.',
        'zh-Hant': 'Marco 先動了，D1 因此空出來。他的 2 號棋子離家還遠，等不起。',
      },
    },
    {
      at: 54,
      glyph: '?',
      comment: {
        en: 'All four dice on the 6 before her: 52%. If it fails, the whole turn is gone. The analysis would have sent one die there and the others to pawn 2 and C4, because that pawn still has its whole way before it.',
        'zh-Hant':
          '四顆全押前面那個 6：成功率 52%。一失敗，整回合就白費。分析建議這裡只放一顆，其餘給 2 號棋子和 C4，因為那枚棋子一步都還沒走。',
      },
    },
    {
      at: 67,
      glyph: '!',
      comment: {
        en: 'The same bet on the other side of the board, and the 6 comes. A single die then carries the pawn home through 2, 2, 3 and 5, which works 15% of the time, and along B2, B3 and B4: the very road Ines had flipped to light for herself.',
        'zh-Hant':
          '棋盤另一頭也是同樣的賭注，6 來了。接著只靠一顆骰子連過 2、2、3、5 回到家，機率 15%，走的還是 B2、B3、B4：Ines 為自己翻成淺色的那條路。',
      },
      bookmark: { en: 'One die, four steps', 'zh-Hant': '一顆骰子走四步' },
    },
    {
      at: 73,
      comment: {
        en: 'Nothing to do but wait: his last pawn stands before D4, and Ines is on it. A turn in which nobody gets closer to home than ever before counts towards a stalemate; after six in a row the player closer to home wins. That would be Marco: 0 and 1 steps against 0 and 6. So Ines **must** leave.',
        'zh-Hant':
          '除了等沒有別的事：最後一枚棋子就在 D4 門口，Ines 站在上面。沒有人比先前更近的回合會累計，連續六回合就算僵局，離家近的獲勝，那就是 Marco：0 步和 1 步對 0 步和 6 步。所以 Ines **非走不可**。',
      },
    },
    {
      at: 78,
      comment: {
        en: 'She leaves D4, and the door is open.',
        'zh-Hant': '她離開 D4，門開了。',
      },
      marks: [{ shape: 'circle', at: 'D4', ink: 'seal' }],
    },
    {
      at: 83,
      comment: {
        en: 'D4 shows its light side, and Marco comes from a dark tile. Two dice flip it, two walk in: each succeeds 97% of the time.',
        'zh-Hant': 'D4 是淺色，Marco 腳下是深色。兩顆翻、兩顆走，各有 97% 的把握。',
      },
    },
    {
      at: 85,
      comment: {
        en: 'Both pawns home. Had Ines had none at home, the win would have counted double. What decided it: not the dice, but who could afford to stay in the other’s corner.',
        'zh-Hant':
          '兩枚棋子都到家。要是 Ines 一枚都沒到家，這一勝就算雙倍。決定勝負的不是骰子，而是誰能賴在對方的角落不走。',
      },
    },
  ],
} as const
