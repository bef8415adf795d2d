import match from './lesson-match.json' with { type: 'json' }

/** A whole short game without neutral walls: every action once, and the Mongols. */
export const lesson = {
  title: { en: 'Learn Chang Cheng: one wall, two sides', 'zh-Hant': '學長城：一道牆，兩面帳' },
  about: {
    en: 'A whole game: walls, cards, the double wall and the tower, provinces that bring points, and regions that cost them.',
    'zh-Hant': '一整局：築牆、蓋牌、雙牆、塔樓，會得分的省，和會扣分的部落。',
  },
  match,
  notes: [
    {
      at: 6,
      comment: {
        en: 'The numbered spaces are the Great Wall: below them the **provinces**, above them the **regions** of the Mongols; one of each is framed. The sum under a province’s name is what it is worth: its spaces and its prestige. Under your name are the pieces you have left and the cards in your hand, 1 to 6.',
        'zh-Hant':
          '編號的格子就是長城：下方是**省**，上方是蒙古人的**部落**，圖上各框出一個。省名下面的算式是這一省值幾分：格數加聲望。你的名字下面是剩下的牆，和手上的牌 1 到 6。',
      },
      marks: [
        { shape: 'square', at: 'm6', ink: 'seal' },
        { shape: 'square', at: 'p6', ink: 'seal' },
      ],
      task: {
        words: {
          en: 'Begin with one **wall** in the framed province.\nIt counts on both sides: the most walls in a province bring points, the most walls in a region cost points at the end.',
          'zh-Hant':
            '先在框起來的省築一道**牆**。\n一道牆兩邊都算：在省裡牆最多的人得分，在部落裡牆最多的人終局時扣分。',
        },
        hint: {
          en: 'Click a numbered space above the province, then confirm.',
          'zh-Hant': '點這個省上方的一格，再確定。',
        },
        right: { by: 'actions', actions: [22, 23, 24, 25].map((space) => ({ type: 'wall', space })) },
        ifRight: {
          en: 'When you build, you may look at the threat tile opposite: what its region will cost.',
          'zh-Hant': '築牆的人可以看對面的威脅板塊：這個部落會扣幾分。',
        },
        ifWrong: {
          en: 'Build in the framed province: on space 23, 24, 25 or 26.',
          'zh-Hant': '請築在框起來的省：第 23、24、25 或 26 格。',
        },
      },
    },
    {
      at: 8,
      task: {
        words: {
          en: 'Where in province 1 does the **double wall** bring three points?\nFrom now on you choose one of five actions. This one scores at once: a point for every province and every region it stands in.',
          'zh-Hant':
            '**雙牆**放在第 1 省的哪裡，能得三分？\n從現在起，每回合從五種行動選一種。雙牆當場得分：橫跨幾個省、幾個部落就得幾分。',
        },
        hint: {
          en: 'Where a border runs above it: spaces 4 and 5 are one province, but two regions.',
          'zh-Hant': '上方有邊界的地方：第 4、5 格同一省，但分屬兩個部落。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'Three points at once: a border runs through the middle of it.',
          'zh-Hant': '當場三分：有一條邊界從中間穿過。',
        },
        ifWrong: {
          en: 'Not three points yet. Choose the double wall, on two spaces of province 1 with a border above between them.',
          'zh-Hant': '還沒有三分。選雙牆，放在第 1 省、上方有邊界的兩格。',
        },
        answers: [
          {
            actions: [0, 1, 2].map((space) => ({ type: 'double', spaces: [space, space + 1] })),
            words: {
              en: 'That brings two: both spaces lie in one province and in region 1. Look for a border above, between the two.',
              'zh-Hant': '這樣是兩分：兩格同一省，也都在部落 1。找上方有邊界從中間穿過的兩格。',
            },
          },
          {
            actions: [{ type: 'double', spaces: [4, 5] }],
            words: {
              en: 'Three points, too, but half of it stands in province 2. In province 1 the border above runs elsewhere.',
              'zh-Hant': '也是三分，不過有一半在第 2 省。第 1 省上方的邊界在另一處。',
            },
          },
        ],
      },
    },
    {
      at: 10,
      task: {
        words: {
          en: '**Two walls**: build the first on space 1.\nThey go to two different provinces. You lead in province 1; one wall more, and it is hard to catch up.',
          'zh-Hant':
            '**兩道牆**：第一道築在第 1 格。\n兩道要放在不同的省。第 1 省你領先，再多一道就很難追上。',
        },
        hint: {
          en: 'At the left end, in province 1, where you lead.',
          'zh-Hant': '最左邊的一格，屬於你領先的第 1 省。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'Province 1 is as good as yours.',
          'zh-Hant': '第 1 省穩了。',
        },
        ifWrong: {
          en: 'Choose two walls, and build the first on space 1.',
          'zh-Hant': '請選兩道牆，第一道築在第 1 格。',
        },
      },
    },
    {
      at: 11,
      task: {
        words: {
          en: 'The second wall: anywhere in province 2.',
          'zh-Hant': '第二道牆：第 2 省的任何一格。',
        },
        hint: { en: 'Spaces 6, 7 and 8 are province 2.', 'zh-Hant': '第 6、7、8 格是第 2 省。' },
        right: { by: 'actions', actions: [5, 6, 7].map((space) => ({ type: 'wall', space })) },
        ifRight: {
          en: 'A small province is quickly full.',
          'zh-Hant': '小省很快就滿。',
        },
        ifWrong: {
          en: 'Build in province 2: on space 6, 7 or 8.',
          'zh-Hant': '請築在第 2 省：第 6、7 或 8 格。',
        },
      },
    },
    {
      at: 16,
      comment: {
        en: 'Bo’s tower on space 3 **reserves** space 2: only he may build there.',
        'zh-Hant': 'Bo 的塔樓在第 3 格，**保留**了旁邊的第 2 格：只有他能築。',
      },
      task: {
        words: {
          en: 'Answer Bo with **a card and a wall**.\nLay the traitor (2) beside his card in province 3: it may destroy one of his walls. Build on space 11.',
          'zh-Hant':
            '用**一張牌加一道牆**回應 Bo。\n在第 3 省他的牌旁邊蓋叛徒（2），可以摧毀他的一道牆；再築第 11 格。',
        },
        hint: {
          en: 'Choose card and wall, then the 2, then space 11. Point at a card to read what it does.',
          'zh-Hant': '選牌加牆，選 2，再選第 11 格。指著一張牌，就看得到它的作用。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'Cards act when their province is full, from low to high. Equal numbers are struck out before that.',
          'zh-Hant': '一省填滿時，牌由小到大發動；同號的會先一起移除。',
        },
        ifWrong: {
          en: 'Both belong in province 3: the traitor (2), and the wall on space 11. Space 10 lies in region 2, where you already have the most walls.',
          'zh-Hant':
            '兩樣都放在第 3 省：叛徒（2），牆築在第 11 格。第 10 格屬於部落 2，你在那裡的牆已經最多了。',
        },
      },
    },
    {
      at: 18,
      task: {
        words: {
          en: '**Fill** province 2, and lay your official (6) there.\nOne space is still empty, and both of its walls are yours. Once full, it is scored at once.',
          'zh-Hant': '**填滿**第 2 省，同時蓋官吏（6）。\n只剩一格，另外兩格都是你的牆，填滿就立刻計分。',
        },
        hint: { en: 'Card and wall, the 6, then the empty space.', 'zh-Hant': '選牌加牆，選 6，再選空格。' },
        right: {
          by: 'events',
          events: [
            { type: 'province.completed', province: 1 },
            { type: 'card.laid', card: 6 },
          ],
        },
        ifRight: {
          en: 'First the cards are turned up and act, then the most walls win the value of the province. Watch what Bo has laid.',
          'zh-Hant': '先翻開這裡的牌並發動，再由牆最多的人得這一省的分數。看看 Bo 蓋了什麼。',
        },
        ifWrong: {
          en: 'Lay the official (6) in province 2, with a wall on its last empty space.',
          'zh-Hant': '請在第 2 省蓋官吏（6），並築它的最後一個空格。',
        },
      },
    },
    {
      at: 20,
      comment: {
        en: 'In province 2 both officials (6), yours and Bo’s, were struck out as equal. Your three walls won its **7 points**.',
        'zh-Hant': '第 2 省你和 Bo 蓋的都是官吏（6），同號一起移除。你的三道牆贏得 **7 分**。',
      },
      task: {
        words: {
          en: 'Lay **two cards** in two provinces.\nThe warrior (1) in province 3 may remove one of Bo’s cards; the architect (4) in province 5 may count as a wall.',
          'zh-Hant':
            '在兩個省蓋**兩張牌**。\n戰士（1）放第 3 省，可以移除 Bo 的一張牌；建築師（4）放第 5 省，可以多算一道牆。',
        },
        hint: { en: 'The 1 to province 3, the 4 to province 5.', 'zh-Hant': '1 放第 3 省，4 放第 5 省。' },
        right: {
          by: 'events',
          events: [
            { type: 'card.laid', card: 1, province: 2 },
            { type: 'card.laid', card: 4, province: 4 },
          ],
        },
        ifRight: { en: 'Only you know which cards they are.', 'zh-Hant': '只有你知道那是什麼牌。' },
        ifWrong: {
          en: 'Choose two cards: the 1 goes to province 3, the 4 to province 5.',
          'zh-Hant': '請選兩張牌：1 放第 3 省，4 放第 5 省。',
        },
      },
    },
    {
      at: 26,
      comment: {
        en: 'Your last two cards: the great architect (5) in province 1, the flood (3) in province 3.',
        'zh-Hant': '你最後兩張牌：大建築師（5）在第 1 省，洪水（3）在第 3 省。',
      },
      task: {
        words: {
          en: '**Fill** province 3 with a wall, and see the cards.\nSpace 10 gives you the most walls.',
          'zh-Hant': '用一道牆**填滿**第 3 省，看翻牌。\n築了第 10 格，你的牆就最多。',
        },
        hint: { en: 'A wall on space 10.', 'zh-Hant': '在第 10 格築牆。' },
        right: {
          by: 'events',
          events: [{ type: 'province.completed', province: 2 }, { type: 'wall.built' }],
        },
        ifRight: {
          en: 'All five cards are turned up, and equal numbers are struck out. What is left acts, from low to high.',
          'zh-Hant': '五張牌全部翻開，同號的一起移除，剩下的由小到大發動。',
        },
        ifWrong: {
          en: 'A wall on space 10. The tower is needed elsewhere.',
          'zh-Hant': '請在第 10 格築牆；塔樓之後另有用處。',
        },
      },
    },
    {
      at: 27,
      task: {
        words: {
          en: 'Your **flood**: raise or lower the value by 2?\nOnly this card (3) is left: you and Bo had each laid a warrior and a traitor. You have the most walls here: the province will be yours.',
          'zh-Hant':
            '你的**洪水**：加 2 還是減 2？\n只剩這張牌（3）：你和 Bo 都蓋了戰士和叛徒。這裡你的牆最多，這一省會是你的。',
        },
        hint: {
          en: 'If you win a province, you want it to be worth a lot.',
          'zh-Hant': '要贏的人當然希望它值錢。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'It is worth 7 now, and your walls are the most, 3 to 2: you score **7 points**.',
          'zh-Hant': '這一省值 7 分了，你的牆三比二最多：得 **7 分**。',
        },
        ifWrong: {
          en: 'That would cost you two points: you win this province.',
          'zh-Hant': '那會讓你少兩分：這一省是你贏的。',
        },
      },
    },
    {
      at: 32,
      comment: {
        en: 'Bo filled province 1 and raised its value, but your great architect (5) counted as two more walls: **11 points** for you.',
        'zh-Hant':
          'Bo 自己把第 1 省填滿，還提高了分數，卻沒料到你的大建築師（5）多算兩道牆：你得 **11 分**。',
      },
      task: {
        words: {
          en: 'Build the **tower** on space 16.\nIt cannot be destroyed or swapped, and in its region you lose nothing. Here it fills province 4.',
          'zh-Hant':
            '把**塔樓**放在第 16 格。\n塔樓不能被摧毀，也不能被交換，它所在的部落你也不會被扣分。放在那裡剛好填滿第 4 省。',
        },
        hint: { en: 'Choose the tower, then space 16.', 'zh-Hant': '選塔樓，再選第 16 格。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Province 4 is full, and the walls are level: on a tie everyone scores in full, **8 points** each.',
          'zh-Hant': '第 4 省填滿了，牆數相同：平手的人都拿全部分數，各得 **8 分**。',
        },
        ifWrong: { en: 'The tower, on space 16.', 'zh-Hant': '塔樓，第 16 格。' },
      },
    },
    {
      at: 36,
      comment: {
        en: 'Your wall had to fill province 6, where Bo’s great architect (5) counted as two more walls.',
        'zh-Hant': '你只剩第 6 省可築，填滿了它；Bo 蓋在那裡的大建築師（5）多算了兩道牆。',
      },
      task: {
        words: {
          en: 'Fill the **last** space.\nThen the Mongols come, region by region.',
          'zh-Hant': '填滿**最後**一格。\n之後蒙古來襲，各部落依序結算。',
        },
        hint: { en: 'Space 21.', 'zh-Hant': '第 21 格。' },
        right: { by: 'events', events: [{ type: 'map.closed' }] },
        ifRight: { en: 'Now the threat tiles are turned up.', 'zh-Hant': '現在翻開威脅板塊。' },
        ifWrong: { en: 'Space 21 is free.', 'zh-Hant': '第 21 格還空著。' },
      },
    },
    {
      at: 37,
      comment: {
        en: '- You build where a wall brings more than it costs.\n- You use all five actions, and hide your cards well.\n- You know who pays when the Mongols come.\n\nNew in your first match: after a turn you may add a **neutral wall**. Where those are the most, nobody scores or loses.\n\nEach scored province gets an amber **Emperor card**. The third one makes the wall longer by another board.',
        'zh-Hant':
          '- 會把牆築在得多失少的地方。\n- 五種行動都會用，也會藏牌。\n- 知道蒙古來襲時誰扣分。\n\n第一局新出現的：回合最後可以加一道**中立牆**。中立牆最多的地方，誰也不得分、不扣分。\n\n每個計過分的省會放一張琥珀色的**帝皇卡**，第三張讓長城再接一塊圖板。',
      },
    },
  ],
} as const
