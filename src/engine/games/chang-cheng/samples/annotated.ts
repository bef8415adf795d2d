import match from './annotated-match.json' with { type: 'json' }

/** Two officials win a province each, and the Mongols take their toll. */
export const annotatedMatch = {
  title: { en: 'Two officials and a bill from the north', 'zh-Hant': '兩位官吏與北方的帳單' },
  about: {
    en: 'Bluffing with face-down cards, the double wall, neutral walls, and what the Mongols take at the end.',
    'zh-Hant': '蓋牌的虛實、雙牆的時機、中立牆的用處，還有最後蒙古來襲的那筆帳。',
  },
  match,
  notes: [
    {
      at: 6,
      comment: {
        en: 'One wall, two sides. Each space stands in a Chinese **province** below, which brings points to whoever has the most walls when it is full, and in a Mongol **region** above, which costs points at the end: again whoever has the most walls there. The threat tiles are −2 to −4, face down.',
        'zh-Hant':
          '一道牆，兩面帳。每一格都屬於牆南的一個**省**：填滿時牆最多的人得分；也屬於牆北的一個**部落**：終局時牆最多的人扣分。威脅板塊是 −2 到 −4，面朝下。',
      },
    },
    {
      at: 7,
      comment: {
        en: 'The first turn is one wall. The builder looks at the threat tile opposite, so Yu knows now that region 1 costs 3.',
        'zh-Hant': '第一個回合只築一道牆。築牆的人可以偷看對面的威脅板塊：Yu 現在知道部落 1 值 −3。',
      },
    },
    {
      at: 11,
      glyph: '!?',
      comment: {
        en: 'Each has laid an official and a great architect, in the same two provinces, crosswise, and neither knows it. The great architect counts as two walls. The official swaps a wall with one of another province.',
        'zh-Hant':
          '兩人都蓋了官吏和大建築師，放在同樣兩個省，剛好交叉，而且彼此都不知道。大建築師多算兩道牆；官吏把這一省的一道牆和別省的對調。',
      },
      bookmark: { en: 'The same idea twice', 'zh-Hant': '不謀而合' },
    },
    {
      at: 18,
      glyph: '!',
      comment: {
        en: 'Province 1 is full, and Clara leads with two extra walls. Yu cannot win it any more, so her official saves what can be saved: her wall on space 1 goes to space 9, in province 3, where her own great architect waits. A lost wall becomes a good one.',
        'zh-Hant':
          '第 1 省填滿，Clara 多算兩道牆，Yu 已經贏不了。她的官吏把損失變成本錢：把第 1 格的牆換到第 9 格，也就是第 3 省，自己的大建築師正等在那裡。',
      },
    },
    {
      at: 19,
      glyph: '?',
      comment: {
        en: 'This neutral wall fills province 3, and Yu takes it with 5 to 0. Placing none would have kept it open: 10% better, says the analysis. You need not place a neutral wall.',
        'zh-Hant':
          '這道中立牆填滿了第 3 省，Yu 以 5 比 0 拿下。分析認為這裡不放比較好，勝率高 10%。中立牆可放可不放。',
      },
    },
    {
      at: 25,
      comment: {
        en: 'The double wall scores at once: one point for each province and each region it stands in. Here it is two, since spaces 6 and 7 share both.',
        'zh-Hant': '雙牆當場得分：橫跨幾個省、幾個部落就得幾分。第 6、7 格同省也同部落，所以是 2 分。',
      },
    },
    {
      at: 28,
      glyph: '!',
      comment: {
        en: 'Cards act from low to high, so Clara’s traitor comes first. She does not destroy a wall: she removes the threat tile of region 1, where three walls of hers stand. Three points saved, though nobody sees it before the end.',
        'zh-Hant':
          '牌由小到大發動，Clara 的叛徒先來。她不拆牆，而是移走部落 1 的威脅板塊：那裡有她三道牆。到終局才看得出來，這一手省了 3 分。',
      },
      bookmark: { en: 'The traitor opens a back door', 'zh-Hant': '叛徒先留後路' },
    },
    {
      at: 29,
      comment: {
        en: 'The third province, the third Emperor card: the map grows. Whoever’s turn it is chooses the end, and Clara takes the left one, beside the region without a tile.',
        'zh-Hant':
          '第三個省，第三張帝皇卡：地圖要擴展了。輪到的人選哪一端，Clara 選左邊，緊鄰那個沒有威脅的部落。',
      },
    },
    {
      at: 36,
      glyph: '?',
      comment: {
        en: 'The costliest choice of the match: 20%. Two cards laid, no wall built: meanwhile Clara goes on filling province 9 and scores it. Building on space 35 at once was better.',
        'zh-Hant':
          '全局代價最大的一手：20%。放了兩張牌卻沒有築牆，Clara 趁機把第 9 省填滿得分。當下直接築在第 35 格比較好。',
      },
    },
    {
      at: 41,
      comment: {
        en: 'The warrior removes a card that is still to act: Clara’s flood would have raised the province by two.',
        'zh-Hant': '戰士可以移除還沒發動的牌：Clara 的洪水本來能讓這一省加 2 分。',
      },
    },
    {
      at: 44,
      glyph: '!',
      comment: {
        en: 'A better place for a double wall: spaces 21 and 22 lie in two provinces, and share a region. Three points.',
        'zh-Hant': '雙牆更好的位置：第 21、22 格分屬兩省、同在一個部落，得 3 分。',
      },
    },
    {
      at: 46,
      comment: {
        en: 'The tower cannot be destroyed or swapped, reserves a space beside it for its owner, and in its region its owner loses nothing to the Mongols. Region 7 costs only 2, which is little to insure.',
        'zh-Hant':
          '塔樓不能拆也不能換，旁邊替你保留一格，而且你在那個部落不會被扣分。部落 7 只有 −2，這份保險買得有點貴。',
      },
    },
    {
      at: 53,
      comment: {
        en: 'Yu’s traitor destroys the neutral wall. The space stays filled but counts for nobody, and the province loses a point.',
        'zh-Hant': 'Yu 的叛徒摧毀中立牆。那一格仍算填滿，但不算任何人的，這一省也少 1 分。',
      },
    },
    {
      at: 54,
      glyph: '!',
      comment: {
        en: 'And Clara’s architect, which acts after it, counts as the wall she needs: 1 to 2.',
        'zh-Hant': '接著才輪到 Clara 的建築師，正好補上缺的那道牆：1 比 2。',
      },
    },
    {
      at: 61,
      comment: {
        en: 'Neutral walls vote, too. In province 8 they had the most, so nobody scored; in province 6 they only tie, and Clara scores all six.',
        'zh-Hant': '中立牆也算數。第 8 省是中立最多，誰都不得分；第 6 省只是打平，Clara 照拿 6 分。',
      },
    },
    {
      at: 65,
      comment: {
        en: 'The last space, and the Mongols come. Before the attack it is 26 to 32. They take 9 points from Yu, who leads in regions 2, 3 and 8, and 6 from Clara. Neutral walls guard regions 4 and 6, towers regions 7 and 5; and in region 1 there is no tile left to turn. 17 to 26.',
        'zh-Hant':
          '最後一格填滿，蒙古來襲。之前是 26 比 32：Yu 在部落 2、3、8 牆最多，共扣 9 分；Clara 扣 6 分。部落 4、6 有中立牆擋著，部落 7、5 各有一座塔樓，部落 1 根本沒有威脅板塊可翻。最後 17 比 26。',
      },
      bookmark: { en: 'The Mongols', 'zh-Hant': '蒙古來襲' },
    },
  ],
} as const
