import match from './annotated-match.json' with { type: 'json' }

/** Three players within six points, and a banishment that removes too many. */
export const annotatedMatch = {
  title: { en: 'One aristocrat too many', 'zh-Hant': '多趕走了一個' },
  about: {
    en: 'Dividing and choosing, what limit cards are worth, the Doge’s tolls, and a last roll of the die.',
    'zh-Hant': '分牌與選牌、時間牌的代價、總督過橋的過路費，還有最後擲的那顆骰子。',
  },
  match,
  notes: [
    {
      at: 12,
      comment: {
        en: 'Eight aristocrats each, where the die has put them. Yu has six in San Marco, the richest district: 8 points for most, 6 for second.',
        'zh-Hant':
          '每人八位貴族，由骰子決定落在哪一區。Yu 有六位在聖馬可，那是最值錢的一區：最多的 8 分，次多的 6 分。',
      },
    },
    {
      at: 18,
      comment: {
        en: 'Bridges are roads for the Doge, and doors for aristocrats: a card of one district may place its aristocrat in the next one, over your own bridge.',
        'zh-Hant': '橋既是總督的路，也是貴族的門：打出一區的牌時，可以走自己的橋，把貴族放到隔壁那一區。',
      },
    },
    {
      at: 22,
      comment: {
        en: 'The heart of the game. Bianca divides six cards into three offers; two others choose first, and she gets what is left. Limit cards go with them, and they are the price: a player whose total reaches ten drops out of the rest of the passage.',
        'zh-Hant':
          '這個遊戲的核心。Bianca 把六張牌分成三組，另外兩人先選，剩下的才是她的。每組可以附時間牌，那就是價錢：總和到十的人，這個階段就提早退場。',
      },
      bookmark: { en: 'The first division', 'zh-Hant': '第一次分牌' },
    },
    {
      at: 24,
      glyph: '!',
      comment: {
        en: 'The first Doge card puts him anywhere, free of charge. Yu scores San Marco at once: 8, and 6 for Bianca, who is second there.',
        'zh-Hant':
          '第一張總督牌可以把他放到任何一區，不花半分。Yu 立刻讓聖馬可計分：自己 8 分，次多的 Bianca 6 分。',
      },
    },
    {
      at: 29,
      comment: {
        en: 'The Doge walks to Castello over a bridge of Tom’s, which costs Bianca a point that goes to him. 6 − 1 = 5: still a good walk.',
        'zh-Hant': '總督走 Tom 的橋到卡斯泰洛，Bianca 要付他 1 分過路費。6 − 1 = 5，還是划算。',
      },
    },
    {
      at: 39,
      comment: {
        en: 'A banishment names a district first, then rolls: exactly that many must go, of any colours. A 2, and both are Bianca’s.',
        'zh-Hant': '驅逐要先指定一區再擲骰：擲出幾點就得趕走幾個，顏色自己挑。擲出 2，兩個都是 Bianca 的。',
      },
    },
    {
      at: 57,
      glyph: '?!',
      comment: {
        en: 'A Doge card **must** be played. The last offer of the round was two of them, and wherever the Doge stands somebody scores: San Polo twice, 12 for Tom and 10 for Yu.',
        'zh-Hant':
          '總督牌**一定要執行**。最後剩下的那組就是兩張總督，他停在哪裡，哪裡就計分：聖保羅兩次，Tom 得 12 分，Yu 得 10 分。',
      },
    },
    {
      at: 58,
      glyph: '!',
      comment: {
        en: 'Why Yu took cheap offers all passage long: a limit total of 2 against the highest of 11 is worth 9 points, and a free banishment on top.',
        'zh-Hant':
          'Yu 整個階段都拿便宜的牌組，原因在這裡：時間總和只有 2，和最高的 11 相差 9，就是 9 分，還多一次免費驅逐。',
      },
      bookmark: { en: 'What patience pays', 'zh-Hant': '耐心的報酬' },
    },
    {
      at: 64,
      comment: {
        en: 'Tom takes three cards with limit 8 in the first round. He gets much done, and will be out of the passage soon.',
        'zh-Hant': 'Tom 第一輪就拿了三張牌和 8 點時間。做得多，也很快就要退場。',
      },
    },
    {
      at: 86,
      comment: {
        en: 'Tom has ten and sits out; the two others play one more round. With two players, one makes two offers.',
        'zh-Hant': 'Tom 滿十退場，另外兩人再玩一輪。只剩兩人時，一人分成兩組，另一人先選。',
      },
    },
    {
      at: 90,
      glyph: '!',
      comment: {
        en: 'Two bridges of his own, nothing to pay, and San Marco for 8 points with nobody second.',
        'zh-Hant': '連走兩座自己的橋，一毛不花，聖馬可獨得 8 分，沒有人排第二。',
      },
    },
    {
      at: 92,
      comment: {
        en: 'This time it is Bianca with 2 against 13: 11 points.',
        'zh-Hant': '這次輪到 Bianca：2 對 13，11 分。',
      },
    },
    {
      at: 115,
      glyph: '!',
      comment: {
        en: 'The full number must go, and a 6 is a storm: two of Tom’s and four of Yu’s leave Dorsoduro. One card later it is Bianca’s.',
        'zh-Hant':
          '點數一定要趕滿，擲出 6 就是一場風暴：Tom 兩個、Yu 四個離開多爾索杜羅。再一張牌，那一區就是 Bianca 的。',
      },
    },
    {
      at: 147,
      glyph: '?!',
      comment: {
        en: 'The Doge has to be played again. San Polo gives Bianca 5, but Tom 6.',
        'zh-Hant': '又是非走不可的總督。聖保羅讓 Bianca 得 5 分，Tom 卻得 6 分。',
      },
    },
    {
      at: 149,
      glyph: '?',
      comment: {
        en: 'The turning point, and it is a die. Cannaregio holds one of Tom’s, one of Bianca’s and two of Yu’s. With a 3 Tom stays there alone and has 6 points; a 2 leaves a tie at worst. He rolls a 4: **everyone** goes, his own too, and nobody scores. He loses the match by two points.',
        'zh-Hant':
          '勝負就在這顆骰子。卡納雷吉歐有 Tom 一個、Bianca 一個、Yu 兩個。擲出 3，Tom 就獨佔拿 6 分；擲出 2，最差也是平手。結果擲出 4：**全部**趕走，連自己的也不剩，誰都不得分。最後他只輸兩分。',
      },
      bookmark: { en: 'One too many', 'zh-Hant': '多了一個' },
    },
  ],
} as const
