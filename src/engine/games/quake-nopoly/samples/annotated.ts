import match from './annotated-match.json' with { type: 'json' }

/** A seismologist lets the earth shake at the right moment. */
export const annotatedMatch = {
  title: { en: 'The forecast that came true', 'zh-Hant': '說中的預報' },
  about: {
    en: 'Two quakes on one district, a forecast that decides, buildings bought by a rival, and the end card.',
    'zh-Hant': '同一行政區的兩次地震、決定命運的預報、被買走的建築，還有突如其來的遊戲結束卡。',
  },
  match,
  notes: [
    {
      at: 2,
      comment: {
        en: 'Lin is the architect: plans are cheaper for her, and she may **buy** buildings of others. Sander is the seismologist: before every event card he may add to the damage of an earthquake, or take from it.',
        'zh-Hant':
          'Lin 是建築師：規劃比較便宜，還能**買下**別人的建築。Sander 是地震學家：每張事件卡翻開之前，他可以讓地震的傷害增加或減少。',
      },
    },
    {
      at: 15,
      comment: {
        en: 'A building in its own district: Huwei lies in Yunlin. That is worth 2 points at the end. Material 2, structure 2: the first number stands against the weather, the second against earthquakes.',
        'zh-Hant':
          '蓋在所屬行政區：虎尾糖廠就在雲林，終局多 2 分。建材 2、結構 2：前者抵擋氣象災害，後者抵擋地震。',
      },
    },
    {
      at: 19,
      glyph: '?!',
      comment: {
        en: 'Three levels full in three turns. Higher levels bring more points (0, 2, 3), but everything stands on one card, with a structure of 2.',
        'zh-Hant':
          '三回合就蓋滿三級。等級越高分數越多（0、2、3），但全部家當都在同一張行政區卡上，結構都只有 2。',
      },
    },
    {
      at: 21,
      comment: {
        en: 'The forecast. Nobody knows what the card will be; if it is an earthquake, everyone who is hit takes 2 more.',
        'zh-Hant': '預報。誰也不知道下一張是什麼；如果是地震，被震到的都多受 2 點傷害。',
      },
    },
    {
      at: 22,
      comment: {
        en: 'Meishan 1906, right under Yunlin: 7 damage against a structure of 2. Even without the forecast all three would be gone. Whoever loses buildings draws as many new ones: nobody is out of this game.',
        'zh-Hant':
          '1906 年梅山地震，震央就在雲林旁：7 點傷害對結構 2。就算沒有預報，三棟也一樣保不住。倒幾棟就補抽幾張建築卡：這個遊戲不會有人出局。',
      },
      bookmark: { en: 'The first quake', 'zh-Hant': '第一次地震' },
    },
    {
      at: 37,
      comment: {
        en: 'Sander builds nothing this round: three plans, three new cards for nine pieces. He saves them for higher levels later.',
        'zh-Hant': 'Sander 這一輪什麼都沒蓋：三次規劃，用九個材料換三張新卡，留著以後蓋。',
      },
    },
    {
      at: 39,
      comment: {
        en: 'Lin has rebuilt Yunlin, sturdier: structure 3 everywhere. Against a damage of 2 all of it would stand.',
        'zh-Hant': 'Lin 把雲林重建起來，而且更堅固：結構都是 3。只受 2 點傷害的話，全都撐得住。',
      },
    },
    {
      at: 42,
      glyph: '!!',
      comment: {
        en: 'Sander forecasts +2 again. His own buildings stand in Hsinchu; Taitung, where a quake would hit him, is still empty.',
        'zh-Hant': 'Sander 再次預報 +2。他的建築都在新竹；會被震到的臺東還是空地。',
      },
    },
    {
      at: 44,
      glyph: '!!',
      comment: {
        en: 'And it comes true. Yunlin takes 2 plus the forecast: 4. All three buildings collapse, where without it all three would have stood. Empty Taitung takes 5, more than 4, so that Sander may keep the card as research: 3 points at the end. Remember that number.',
        'zh-Hant':
          '說中了。雲林本來是 2，加上預報變成 4：三棟全倒；沒有預報的話三棟都會站著。空地臺東受 5 點，超過 4，Sander 可以把這張卡留作研究資料：終局 3 分。請記住這個數字。',
      },
      bookmark: { en: 'The forecast comes true', 'zh-Hant': '預報成真' },
    },
    {
      at: 63,
      comment: {
        en: 'Two full cards, six buildings. Everything in Taipei depends on building material, 4, 4 and 3 pieces: watch the weather.',
        'zh-Hant': '兩張行政區卡蓋滿，六棟建築。不過臺北這三棟，建材只有 3、4、4，要看天吃飯。',
      },
    },
    {
      at: 64,
      glyph: '!',
      comment: {
        en: 'The architect’s answer: six pieces, and Sander’s temple moves to Kaohsiung. He gets the pieces, but loses a prosperous building. One more for Lin, one fewer for him.',
        'zh-Hant':
          '建築師的反擊：付六個材料，Sander 的天后宮就搬到高雄。他拿到材料，卻少了一棟繁榮級。一來一往，差了兩棟。',
      },
      bookmark: { en: 'Bought out', 'zh-Hant': '買走' },
    },
    {
      at: 78,
      comment: {
        en: 'And again, as soon as he has filled the gap.',
        'zh-Hant': '他才剛補上，又被買走一棟。',
      },
    },
    {
      at: 92,
      comment: {
        en: 'Typhoon Gloria, 1963. A typhoon asks for **material**: 3 damage takes down the Great Buddha with its 3, and leaves the two others a single piece each. As many pieces as damage is too few.',
        'zh-Hant':
          '1963 年葛樂禮颱風。颱風看的是**建材**：3 點傷害讓建材剛好 3 的大佛倒下，另外兩棟各只剩一個。和傷害一樣多，是不夠的。',
      },
    },
    {
      at: 98,
      comment: {
        en: 'Three turns, three buildings in Taitung. The end card can come any moment now, so points on the table count more than pieces in hand.',
        'zh-Hant': '三回合在臺東蓋了三棟。遊戲結束卡隨時會來，現在桌上的分數比手上的材料要緊。',
      },
    },
    {
      at: 99,
      glyph: '?!',
      comment: {
        en: 'Lin has a free level in Taipei and no building card left for it: nothing she can do brings points now.',
        'zh-Hant': 'Lin 在臺北還有一級空著，手上卻沒有建築卡了，這一手怎麼走都得不到分。',
      },
    },
    {
      at: 101,
      comment: {
        en: 'The end card, and the match is over at once: 39 to 42. The difference is exactly the 3 points of the earthquake that Sander had forecast.',
        'zh-Hant': '遊戲結束卡，立刻結束：39 比 42。相差的 3 分，正好是 Sander 預報過的那場地震。',
      },
    },
  ],
} as const
