import match from './lesson-match.json' with { type: 'json' }

/** A whole short game of the beginners' variant: build, plan, forecast, the weather, the end card. */
export const lesson = {
  title: { en: 'Learn Quake-nopoly: what still stands', 'zh-Hant': '學嚴震以待：最後還站著的' },
  about: {
    en: 'A whole beginners’ game: build, plan for more, forecast, see the weather strike, and be ready for the end card.',
    'zh-Hant': '用初學規則玩一整局：蓋房子、規劃、預報、遇上災害，還要隨時準備遊戲結束。',
  },
  match,
  notes: [
    {
      at: 0,
      comment: {
        en: 'You are Mei. You and Bo each have three districts of Taiwan to build on; disasters come every round. At the end, what still stands brings points. Everyone also has a role: you will be the **seismologist**, who may forecast how strong an earthquake would be. Press **Go on**.',
        'zh-Hant':
          '你是 Mei。你和 Bo 各有臺灣的三個行政區，要在上面蓋房子；每一輪都有災害。最後還站著的才算分。每人還有一個角色：你會是**地震學家**，可以預報地震的強弱。按**繼續**。',
      },
    },
    {
      at: 14,
      task: {
        words: {
          en: 'A round has three actions for each of you. **Build** one of the three cards in your hand on one of your districts.',
          'zh-Hant': '一輪之中每人有三次行動。把手上三張建築卡的一張**蓋**在你的行政區。',
        },
        hint: {
          en: 'Choose a card in your hand, then a district of yours, then confirm.',
          'zh-Hant': '選手牌，再選你的行政區，再確定。',
        },
        right: { by: 'events', events: [{ type: 'building.built', seat: 0 }] },
        ifRight: {
          en: 'Its first pieces come from the supply. In this match it is the Marine Science Museum in Keelung, its own district: 2 points more.',
          'zh-Hant': '開始的材料由公區提供。這一局蓋的是基隆的海科館，正好在所屬行政區，多 2 分。',
        },
        ifWrong: { en: 'Build something first.', 'zh-Hant': '先蓋一棟吧。' },
      },
    },
    {
      at: 17,
      task: {
        words: {
          en: 'Build another one. It has two tracks: **material** against weather, **structure** against earthquakes. Each point of damage takes a piece; with none left, it falls.',
          'zh-Hant':
            '再蓋一棟。每棟建築有兩排材料：**建材**抵擋氣象災害，**結構**抵擋地震。傷害幾點就失去幾個，一個都不剩就倒塌。',
        },
        hint: { en: 'Taichung is still empty.', 'zh-Hant': '臺中還空著。' },
        right: { by: 'events', events: [{ type: 'building.built', seat: 0 }] },
        ifRight: {
          en: 'Every building also produces a piece each round.',
          'zh-Hant': '每棟建築每一輪還會生產一個材料。',
        },
        ifWrong: { en: 'One more building, please.', 'zh-Hant': '請再蓋一棟。' },
      },
    },
    {
      at: 19,
      task: {
        words: {
          en: 'Bo has strengthened: two of his pieces went on a track of his building. You buy a building card instead, for any three pieces: **plan**.',
          'zh-Hant':
            'Bo 選了強化：把自己的兩個材料加到建築的其中一排。你改用任意三個材料換一張建築卡：**規劃**。',
        },
        hint: { en: 'Choose plan, then any three pieces.', 'zh-Hant': '選規劃，再選三個材料。' },
        right: { by: 'events', events: [{ type: 'pieces.paid', seat: 0, why: 'plan' }] },
        ifRight: { en: 'A new card comes into your hand.', 'zh-Hant': '手上多了一張新的建築卡。' },
        ifWrong: { en: 'Plan this time.', 'zh-Hant': '這次請選規劃。' },
      },
    },
    {
      at: 22,
      task: {
        words: {
          en: 'The disaster phase: everyone turns up an event card. Before each of them you may use your power: raise or lower the damage an **earthquake** would do, for everyone it hits. Nobody knows what comes: forecast whatever you like.',
          'zh-Hant':
            '災害階段：每人翻一張事件卡。每張翻開之前，你都可以用你的能力：讓**地震**的傷害增加或減少，對每個受災的人都一樣。沒人知道會翻出什麼，隨你預報。',
        },
        hint: {
          en: 'Choose a number, or none, and confirm.',
          'zh-Hant': '選一個數字，或選不預報，再確定。',
        },
        right: { by: 'events', events: [{ type: 'forecast.set', seat: 0 }] },
        ifRight: {
          en: 'Now the card is turned up. It need not be an earthquake at all.',
          'zh-Hant': '現在翻牌。不一定是地震。',
        },
        ifWrong: { en: 'Choose a number between −2 and +2.', 'zh-Hant': '在 −2 到 +2 之間選一個。' },
      },
    },
    {
      at: 30,
      comment: {
        en: 'Your card had each of you put a building card back and draw another. Bo’s is a disaster, plum rains over Taichung: damage 1 against a material of 4. The chapel loses a stone and stands with 3. After that every building produces. In a match of your own the tab **Event** beside the board shows what a disaster does to each building.',
        'zh-Hant':
          '你翻到的事件讓每人換一張建築卡；Bo 翻的是災害，臺中遇上梅雨：傷害 1，建材有 4。路思義教堂失去一個石，還剩 3，站得住。接著所有建築生產。自己玩的時候，圖板旁的**事件**分頁會列出災害對每棟建築的影響。',
      },
    },
    {
      at: 31,
      task: {
        words: {
          en: 'A new round. Neither card in your hand belongs to a district of yours, where it would bring 2 points more: **plan** for another one.',
          'zh-Hant': '新的一輪。手上兩張都不屬於你的行政區，拿不到額外的 2 分：再**規劃**一張。',
        },
        hint: { en: 'Plan, three pieces.', 'zh-Hant': '規劃，三個材料。' },
        right: { by: 'events', events: [{ type: 'pieces.paid', seat: 0, why: 'plan' }] },
        ifRight: { en: 'One more card to choose from.', 'zh-Hant': '又多一張可以選。' },
        ifWrong: { en: 'Plan, please.', 'zh-Hant': '請選規劃。' },
      },
    },
    {
      at: 34,
      task: {
        words: {
          en: 'The new card is from no district of yours either. **Build** one all the same: in the beginners’ game each district has room for two.',
          'zh-Hant': '新抽的這張也不屬於你的行政區。還是**蓋**一棟吧：初學規則中，每個行政區可以蓋兩棟。',
        },
        hint: {
          en: 'Any card in your hand, on a district with room.',
          'zh-Hant': '手上任何一張，蓋在還有空位的行政區。',
        },
        right: { by: 'events', events: [{ type: 'building.built', seat: 0 }] },
        ifRight: {
          en: 'In the full game a district has three levels, and the higher ones bring 2 and 3 points more.',
          'zh-Hant': '一般規則中，每個行政區有三個等級，較高的兩級多 2 分和 3 分。',
        },
        ifWrong: { en: 'Build, please.', 'zh-Hant': '請蓋一棟。' },
      },
    },
    {
      at: 38,
      task: {
        words: {
          en: 'You have three buildings, Bo has one. Which forecast is good for you now?',
          'zh-Hant': '你有三棟，Bo 只有一棟。現在哪一種預報對你有利？',
        },
        hint: {
          en: 'Whoever has more to lose wants a weak earthquake.',
          'zh-Hant': '家當多的人希望地震弱一點。',
        },
        right: {
          by: 'actions',
          actions: [
            { type: 'forecast', change: -1 },
            { type: 'forecast', change: -2 },
          ],
        },
        ifRight: { en: 'That protects you more than him.', 'zh-Hant': '這樣保護你比保護他多。' },
        ifWrong: { en: 'You have more to lose than Bo: lower it.', 'zh-Hant': '你的家當比 Bo 多：調低吧。' },
      },
    },
    {
      at: 44,
      comment: {
        en: 'The **end card**: the match is over at once, and only what stands counts. 14 to 3. It is never among the first few cards, but after those any card may be it: be ready early. A first match against a beginner is the best next step.',
        'zh-Hant':
          '**遊戲結束卡**：立刻結束，只算還站著的。14 比 3。它不會在最前面幾張，但之後隨時會來，要早點準備。接下來，和初學的電腦玩第一局吧。',
      },
    },
  ],
} as const
