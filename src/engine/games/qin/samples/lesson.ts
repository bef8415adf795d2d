import match from './lesson-match.json' with { type: 'json' }

/** A whole short game: provinces, villages, a tie, a major province, swallowing, the last pagodas. */
export const lesson = {
  title: { en: 'Learn Qin: 24 pagodas', 'zh-Hant': '學秦：二十四座寶塔' },
  about: {
    en: 'A whole game in nine turns: found provinces, take villages, lose them to a tie, swallow a province, and build the last pagodas.',
    'zh-Hant': '九個回合的一整局：建立省區、拿下村莊、被打成平手、併吞別人的省區，再蓋完最後兩座寶塔。',
  },
  match,
  notes: [
    {
      at: 2,
      task: {
        words: {
          en: 'Found **two** provinces with one tile.\nTwo squares of one colour together are a province of yours and carry a pagoda. The first to build all 24 wins. Whichever way you turn it, a tile has to touch a square that is coloured already. Click a square to try it out there; **Turn** and **Swap ends** change how it lies. Click it again, or press **Place**, to build.',
          'zh-Hant':
            '用一塊板塊建立**兩個**省區。\n同色兩格相連就是你的省區，可以蓋一座寶塔；先把 24 座全部蓋完的人獲勝。板塊可以任意轉向，但要碰到已有顏色的格子。點一格先擺擺看，「**旋轉**」和「**兩端對調**」可以換方向；再點一次，或按「**放下**」，就真的放下。',
        },
        hint: {
          en: 'The red start square is f6, the yellow one g8. Lay red–yellow so that each half touches its own colour; the arrows beside your tiles turn it.',
          'zh-Hant': '紅色起始格在 f6，黃色在 g8。放下紅黃，讓兩半各自碰到自己的顏色；板塊旁的箭頭可以轉向。',
        },
        right: {
          by: 'events',
          events: [
            { type: 'province.founded', seat: 0, colour: 'R' },
            { type: 'province.founded', seat: 0, colour: 'Y' },
          ],
        },
        ifRight: {
          en: 'Two provinces. On f7 and f8 the village g7 lies beside both, so that makes three pagodas in one turn.',
          'zh-Hant': '兩個省區。放在 f7 和 f8 的話，旁邊還有村莊 g7，一回合就是三座寶塔。',
        },
        ifWrong: {
          en: 'That may be done, but it does not found two provinces. Each half should touch a start square of its own colour.',
          'zh-Hant': '可以這樣放，但沒有建立兩個省區。兩半各要碰到同色的起始格。',
        },
      },
    },
    {
      at: 6,
      task: {
        words: {
          en: '**Red–yellow**: found a province beside a **village** that nobody holds.\nWhoever has the most pagodas on the provinces beside a village wins it, and places one there as well. Bo has left a yellow square that is nobody’s yet. Keep yellow–yellow for your next turn. There are several answers; the lesson may go on with another of them.',
          'zh-Hant':
            '用**紅黃**在**無主村莊**旁建立省區。\n村莊也可以蓋寶塔：誰在相鄰的省區寶塔最多，村莊就歸誰。Bo 留下了一格還沒有主人的黃色。黃黃留到下一回合。答案不只一種，課程可能接著走另一種。',
        },
        hint: {
          en: 'Bo has left a single yellow square at e7. It is nobody’s yet: with a yellow half on d7 it becomes a province of yours, beside the village c7. With the red half on d8, red lies close to two more villages, for later.',
          'zh-Hant':
            'Bo 在 e7 留下一格黃色，還不是任何人的。把黃色那一格放在 d7，就和它連成你的省區，緊鄰村莊 c7。紅色放在 d8 的話，離另外兩座村莊也近，以後用得到。',
        },
        // Yellow on d7, and red on d8 or d6.
        right: {
          by: 'actions',
          actions: [
            { type: 'place', tile: 'RY', at: [94, 81] },
            { type: 'place', tile: 'RY', at: [68, 81] },
          ],
        },
        ifRight: {
          en: 'A province and a village: two pagodas. Red on d8 lies close to the villages b9 and d10, for later.',
          'zh-Hant': '一個省區、一座村莊：兩座寶塔。紅色在 d8，離村莊 b9 和 d10 很近，以後用得到。',
        },
        ifWrong: {
          en: 'No new province with a village yet. Yellow beside Bo’s single square at e7 founds one; on which side of it is a village?',
          'zh-Hant': '還沒有同時得到新的省區和村莊。黃色接上 Bo 在 e7 的那一格就是新省區；哪一側有村莊？',
        },
        // Yellow–yellow on e4–e5, d5–e5, d5–d6, c6–d6, d6–d7, and d7–d8.
        answers: [
          {
            actions: [
              { type: 'place', tile: 'YY', at: [43, 56] },
              { type: 'place', tile: 'YY', at: [55, 56] },
              { type: 'place', tile: 'YY', at: [55, 68] },
              { type: 'place', tile: 'YY', at: [67, 68] },
              { type: 'place', tile: 'YY', at: [68, 81] },
              { type: 'place', tile: 'YY', at: [81, 94] },
            ],
            words: {
              en: 'A province and a village: that is it. But red–yellow can do it, too, and yellow–yellow will bring more next turn.',
              'zh-Hant': '有省區也有村莊，沒錯。不過用紅黃也辦得到，黃黃留到下一回合更有用。',
            },
          },
        ],
      },
    },
    {
      at: 10,
      task: {
        words: {
          en: 'Where does yellow–yellow bring **three** pagodas at once?\nBo has left another yellow square, at c6, and some places lie between two villages. There are several answers; the lesson may go on with another of them.',
          'zh-Hant':
            '黃黃板塊放在哪裡，一次能蓋**三座**寶塔？\nBo 在 c6 又留下一格黃色；有些地方夾在兩座村莊之間。答案不只一種，課程可能接著走另一種。',
        },
        hint: {
          en: 'Make c6 part of the province, and lay your squares between the villages b5 and d4.',
          'zh-Hant': '把 c6 連進來，新的兩格放在村莊 b5 和 d4 之間。',
        },
        // On c5 and d5, on c4 and c5, or on c9 and d9.
        right: {
          by: 'actions',
          actions: [
            { type: 'place', tile: 'YY', at: [54, 55] },
            { type: 'place', tile: 'YY', at: [41, 54] },
            { type: 'place', tile: 'YY', at: [106, 107] },
          ],
        },
        ifRight: { en: 'The province and two villages.', 'zh-Hant': '一個省區加兩座村莊。' },
        ifWrong: {
          en: 'Fewer than three. Bring c6 into it: from there a province reaches both villages, b5 and d4.',
          'zh-Hant': '還不到三座。把 c6 連進來：從那裡，一個省區就碰得到 b5 和 d4 兩座村莊。',
        },
      },
    },
    {
      at: 14,
      task: {
        words: {
          en: '**Three** more pagodas, on the other side of the board.\nThere, too, is a single yellow square, still free, close to two villages. There are several answers; the lesson may go on with another of them.',
          'zh-Hant':
            '圖板另一邊，再蓋三座。\n那裡也有一格無主的黃色，附近有兩座村莊。答案不只一種，課程可能接著走另一種。',
        },
        hint: {
          en: 'The square is i5, the villages are j4 and l5.',
          'zh-Hant': '那一格是 i5，村莊是 j4 和 l5。',
        },
        // Yellow–yellow or red–red on j5 and k5, or red–yellow on h4 and i4.
        right: {
          by: 'actions',
          actions: [
            { type: 'place', tile: 'YY', at: [61, 62] },
            { type: 'place', tile: 'RR', at: [61, 62] },
            { type: 'place', tile: 'RY', at: [46, 47] },
          ],
        },
        ifRight: {
          en: 'Three pagodas at once: eleven are built.',
          'zh-Hant': '一次三座寶塔：已經蓋了十一座。',
        },
        ifWrong: {
          en: 'Fewer than three. Look at i5: what would two more yellow squares beside it reach?',
          'zh-Hant': '還不到三座。看看 i5：旁邊再放兩格黃色，會碰到什麼？',
        },
        // On c9 and d9.
        answers: [
          {
            actions: [
              { type: 'place', tile: 'YY', at: [106, 107] },
              { type: 'place', tile: 'RR', at: [106, 107] },
            ],
            words: {
              en: 'Three, but on your own side, where Bo is far away and they can wait. First the other side: look at i5.',
              'zh-Hant': '是三座，不過在你這一邊，Bo 離得遠，可以等。先去另一邊：看看 i5。',
            },
          },
        ],
      },
    },
    {
      at: 18,
      comment: {
        en: 'Bo strikes back: his red province touches two of your villages, j4 and l5. One pagoda against one: **on a tie nobody holds the village**, and two pagodas come back to your supply.',
        'zh-Hant':
          'Bo 反擊了：他的紅色省區碰到你的村莊 j4 和 l5，一座對一座。**平手就誰都不能持有**，兩座寶塔回到你手邊。',
      },
      task: {
        words: {
          en: 'Build far away from him: **three** pagodas at the lower left.\nWhich tile does it, and where? There are several answers; the lesson may go on with another of them.',
          'zh-Hant':
            '離他遠一點，在左下方一次蓋**三座**。\n用哪一塊、放哪裡？答案不只一種，課程可能接著走另一種。',
        },
        hint: {
          en: 'Red–red: there is a lone red square at d8. The villages are b9 and d10.',
          'zh-Hant': '用紅紅：d8 有一格紅色，目前落單。村莊是 b9 和 d10。',
        },
        // Red–red or blue–blue on c9 and d9.
        right: {
          by: 'actions',
          actions: [
            { type: 'place', tile: 'RR', at: [106, 107] },
            { type: 'place', tile: 'BB', at: [106, 107] },
          ],
        },
        ifRight: {
          en: 'A province and two villages. With red–red the lone square at d8 joins in, too: three squares.',
          'zh-Hant': '一個省區加兩座村莊。用紅紅的話，d8 落單的那格也連進來：一共三格。',
        },
        ifWrong: {
          en: 'Fewer than three. A red province has to take in d8 and touch both villages below it, b9 and d10.',
          'zh-Hant': '還不到三座。紅色省區要連上 d8，並碰到下方的兩座村莊：b9 和 d10。',
        },
        // On k6 and l6, or on j3 and k3.
        answers: [
          {
            actions: [
              { type: 'place', tile: 'RR', at: [75, 76] },
              { type: 'place', tile: 'BB', at: [75, 76] },
              { type: 'place', tile: 'BB', at: [35, 36] },
            ],
            words: {
              en: 'Three, but close to Bo’s red province, where he can bring the villages to a tie again. Build at the lower left: at d8 there is a lone red square.',
              'zh-Hant':
                '是三座，不過離 Bo 的紅色省區太近，村莊又會被他打成平手。蓋在左下方：d8 有一格落單的紅色。',
            },
          },
        ],
      },
    },
    {
      at: 22,
      comment: {
        en: 'Bo’s red squares joined your red province: it stays yours, whoever lays the tile.',
        'zh-Hant': 'Bo 的紅色接上了你的紅色省區：不管是誰放的，省區還是你的。',
      },
      task: {
        words: {
          en: 'Bring your yellow province to **five squares** and reach the village k7.\nGo by way of j6. From five squares on a province is **major**: it carries two pagodas, counts double at villages, and no larger province of its colour can **swallow** it.',
          'zh-Hant':
            '把 j5 的黃色省區擴到**五格**，並碰到村莊 k7。\n要經過 j6。五格以上就是**大型省區**：蓋兩座寶塔，對村莊的勢力加倍，也不會再被更大的同色省區**併吞**。',
        },
        hint: {
          en: 'Yellow–yellow below it: on j6 and k6 it reaches the village, too.',
          'zh-Hant': '把黃黃放在它下面：放在 j6 和 k6，也會碰到村莊。',
        },
        // On j6 and k6, or on j6 and j7.
        right: {
          by: 'actions',
          actions: [
            { type: 'place', tile: 'YY', at: [74, 75] },
            { type: 'place', tile: 'YY', at: [74, 87] },
          ],
        },
        ifRight: {
          en: 'Its second pagoda, and with double weight two villages are yours again. With k7 that makes four pagodas in one turn.',
          'zh-Hant': '蓋上第二座，勢力加倍，兩座村莊都拿回來了。加上 k7，一回合就是四座。',
        },
        ifWrong: {
          en: 'Add two yellow squares to the province at j5: one on j6, and one beside the village k7.',
          'zh-Hant': '要再有兩格黃色連上 j5 的省區，一格在 j6，而且有一格碰到村莊 k7。',
        },
      },
    },
    {
      at: 26,
      comment: {
        en: 'Bo has founded a yellow province beside the village g3, one square away from your large one.',
        'zh-Hant': 'Bo 在村莊 g3 旁邊建立了黃色省區，離你的大型省區只差一格。',
      },
      task: {
        words: {
          en: '**Swallow** Bo’s yellow province.\nWhen provinces of one colour are joined, the owner of the largest takes them all. The pagodas of the others go back. Which square joins his to yours?',
          'zh-Hant':
            '**併吞** Bo 的黃色省區。\n同色省區連在一起時，全歸原本最大那個省區的主人，其他人的寶塔都要拿走。哪一格能把他的和你的連起來？',
        },
        hint: {
          en: 'Yellow on i4 touches his h4 and your i5. Take red–yellow, with red on i3.',
          'zh-Hant': 'i4 放黃色，就碰到他的 h4 和你的 i5。用紅黃，紅色放在 i3。',
        },
        right: { by: 'events', events: [{ type: 'province.absorbed', seat: 1, bySeat: 0 }] },
        ifRight: {
          en: 'Five squares against two: all are yours. Both of his pagodas are gone, and the village g3 is yours, too.',
          'zh-Hant': '五格對兩格，全歸你。他的兩座寶塔都沒了，村莊 g3 也是你的。',
        },
        ifWrong: {
          en: 'His province is still his. A yellow half has to touch both his province and yours: look at i4.',
          'zh-Hant': '他的省區還是他的。要有一半黃色同時碰到他的和你的省區：看看 i4。',
        },
      },
    },
    {
      at: 30,
      task: {
        words: {
          en: 'On your own now: **three** pagodas with one tile.\nWhich of your tiles, and where? Look for two villages that nobody holds, close to one another.',
          'zh-Hant': '現在靠自己：一塊板塊蓋**三座**。\n用哪一塊、放哪裡？找找兩座靠得很近、無人持有的村莊。',
        },
        hint: {
          en: 'Blue–blue, between the villages j10 and l9.',
          'zh-Hant': '藍藍，放在村莊 j10 和 l9 之間。',
        },
        right: { by: 'actions', actions: [{ type: 'place', tile: 'BB', at: [113, 114] }] },
        ifRight: { en: 'A province and two villages.', 'zh-Hant': '一個省區加兩座村莊。' },
        ifWrong: {
          en: 'That is fewer than three. A new province should touch two free villages: look around j9.',
          'zh-Hant': '還不到三座。新省區要碰到兩座無人持有的村莊：看看 j9 一帶。',
        },
      },
    },
    {
      at: 34,
      comment: {
        en: 'Whoever places a tile, the **owner** of the province builds: Bo’s yellow squares made your province at c5 a major one, and brought you the village c2 as well.',
        'zh-Hant':
          '不管是誰放的板塊，寶塔都由省區的**主人**蓋：Bo 的黃色讓你在 c5 的省區變成大型省區，連村莊 c2 也歸你。',
      },
      task: {
        words: {
          en: 'Build your **last two** pagodas with one tile.\nEach half can do something: enlarge a province to five squares, or found a new one beside a lone square.',
          'zh-Hant':
            '**最後兩座**寶塔，用一塊板塊蓋完。\n兩半可以各做一件事：把一個省區擴成五格，或在落單的一格旁建立新的省區。',
        },
        hint: {
          en: 'Red–blue: red on g5 beside your red province, blue on g6 beside the start square h6.',
          'zh-Hant': '用紅藍：紅色放 g5，接上你的紅色省區；藍色放 g6，緊鄰起始格 h6。',
        },
        right: { by: 'events', events: [{ type: 'game.won', seat: 0 }] },
        ifRight: {
          en: 'The game ends as soon as a player places their last pagoda, and that player wins.',
          'zh-Hant': '最後一座寶塔蓋好，遊戲立刻結束，蓋的人獲勝。',
        },
        ifWrong: {
          en: 'One tile has to bring two pagodas: try red–blue between your red province and h6.',
          'zh-Hant': '要一塊板塊蓋兩座：試試把紅藍放在你的紅色省區和 h6 之間。',
        },
      },
    },
    {
      at: 35,
      comment: {
        en: '- You found provinces and take the villages beside them.\n- You know what a tie does, and what a major province is worth.\n- You swallow a smaller province by joining it to a larger one of yours.',
        'zh-Hant':
          '- 會建立省區，拿下旁邊的村莊。\n- 知道平手會怎樣，大型省區值多少。\n- 會把較小的同色省區連過來併吞。',
      },
    },
  ],
} as const
