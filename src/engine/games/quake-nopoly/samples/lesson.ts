import match from './lesson-match.json' with { type: 'json' }

/** A whole short game of the beginners' variant: the Chi-Chi earthquake in the first round, and the end card. */
export const lesson = {
  title: { en: 'Learn Quake-nopoly: what still stands', 'zh-Hant': '學嚴震以待：最後還站著的' },
  about: {
    en: 'A whole beginners’ game: make a building safe, forecast, see who is left standing after an earthquake, and build again.',
    'zh-Hant': '用初學規則玩一整局：補強、預報，地震過後看誰還站著，再蓋新的。',
  },
  match,
  notes: [
    {
      at: 16,
      task: {
        words: {
          en: '**Strengthen** your chapel: an earthquake is coming.\nYou have built it in Taichung. Two tracks hold it up: one against weather (material), one against earthquakes (structure). Damage takes that many pieces off its track; with none left there, it falls. You can add two. What stands at the end brings points.',
          'zh-Hant':
            '**強化**你的教堂，地震快來了。\n你把它蓋在臺中。它靠兩排撐著：一排抵擋氣象災害（建材），一排抵擋地震（結構）。傷害幾點，那一排就失去幾塊，一塊都不剩就倒塌。這次可以加兩塊。最後還站著的才得分。',
        },
        hint: {
          en: 'Choose strengthen, the chapel, structure, and two.',
          'zh-Hant': '選強化、路思義教堂、結構，兩塊。',
        },
        right: {
          by: 'actions',
          actions: [{ type: 'strengthen', building: 'luceChapel', track: 'structure', count: 2 }],
        },
        ifRight: {
          en: 'Five bricks against earthquakes: it stands up to a damage of 4.',
          'zh-Hant': '抗震有五塊磚：傷害 4 以內都站得住。',
        },
        ifWrong: {
          en: 'An earthquake tests only the track against earthquakes: put two bricks on the chapel’s structure.',
          'zh-Hant': '地震只考驗抗震的那一排：把兩塊磚放到教堂的結構。',
        },
      },
    },
    {
      at: 20,
      task: {
        words: {
          en: 'Now an event card is turned up. Make your **forecast**.\nYou are the seismologist: you may raise or lower the damage of an earthquake, for everyone. By itself it does 4 at most. Against earthquakes your chapel has 5, Bo’s monastery only 4. What is best for you?',
          'zh-Hant':
            '接下來要翻事件卡了，請**預報**。\n你是地震學家，可以讓地震的傷害增減，對每個人都一樣。不預報的話，地震的傷害最多 4。教堂抗震有 5 塊，Bo 的中台禪寺只有 4 塊。怎樣對你最有利？',
        },
        hint: {
          en: 'Even a damage of 4 spares the chapel, but not the monastery. Leave it as it is: none.',
          'zh-Hant': '就算傷害是 4，教堂也撐得住，中台禪寺撐不住。維持不變：不預報。',
        },
        right: { by: 'actions', actions: [{ type: 'forecast', change: 0 }] },
        ifRight: {
          en: 'At most 4: your chapel has 5 and stands, Bo’s monastery has 4 and may fall. The card is turned up …',
          'zh-Hant': '最多 4：教堂有 5 塊撐得住，Bo 的中台禪寺只有 4 塊，可能會倒。翻牌……',
        },
        ifWrong: {
          en: 'Lower, and the monastery is safe, too; higher, and your chapel may fall. Choose none.',
          'zh-Hant': '調低，中台禪寺也安全；調高，你的教堂可能會倒。選「不預報」。',
        },
      },
    },
    {
      at: 27,
      comment: {
        en: '**The Chi-Chi earthquake.** Four against four, and Bo’s monastery fell: a building stands only if it has more pieces than the damage. Each that stood then brought its owner a piece.',
        'zh-Hant':
          '**集集地震**。Bo 的中台禪寺四塊對四點，倒了：抗震的塊數比傷害多才站得住。接著，還站著的建築各生產一塊。',
      },
      task: {
        words: {
          en: 'A new round. Which building can you **save**?\nWith one piece left against earthquakes it falls at the next tremor. You can only add what you have.',
          'zh-Hant': '新的一輪。哪一棟還**救**得了？\n抗震只剩一塊的，再震一次就倒。只能補自己手上有的。',
        },
        hint: {
          en: 'Your wood goes on the structure of the temple in Keelung.',
          'zh-Hant': '基隆城隍廟的結構用木材，你有。',
        },
        right: {
          by: 'events',
          events: [{ type: 'building.strengthened', seat: 0, building: 'cityGodTemple', track: 'structure' }],
        },
        ifRight: { en: 'Repaired in time.', 'zh-Hant': '及時補強。' },
        ifWrong: {
          en: 'Against earthquakes the temple is down to one piece: strengthen its structure.',
          'zh-Hant': '城隍廟的抗震只剩一塊：補強它的結構。',
        },
      },
    },
    {
      at: 29,
      task: {
        words: {
          en: '**Build** the tower, the card in your hand.\nAny district will do, as long as it has room: two buildings each in the beginners’ game. In its own district, named on the card, a building brings 2 points more.',
          'zh-Hant':
            '把手上的 85 大樓**蓋**起來。\n哪一區都可以，有空位就行：初學規則每區兩棟。蓋在牌上寫的所屬行政區，再多 2 分。',
        },
        hint: {
          en: 'Choose the tower, then a district of yours.',
          'zh-Hant': '選 85 大樓，再選你的行政區。',
        },
        right: { by: 'events', events: [{ type: 'building.built', seat: 0 }] },
        ifRight: {
          en: 'Three buildings. In the full game there are three levels, and the higher ones bring 2 and 3 points more.',
          'zh-Hant': '三棟了。一般規則有三個等級，較高的兩級多 2 分和 3 分。',
        },
        ifWrong: {
          en: 'A card in your hand brings nothing at the end: put the tower on one of your districts.',
          'zh-Hant': '留在手上的牌，最後沒有分數：把 85 大樓蓋到你的行政區。',
        },
      },
    },
    {
      at: 31,
      task: {
        words: {
          en: 'Next time it may be a **typhoon**.\nTyphoons test the track against weather (material). Which of your buildings has least there? Strengthen that one.',
          'zh-Hant': '下次來的也許是**颱風**。\n颱風考驗抗氣象的那一排（建材）。你哪一棟最少？補強那一棟。',
        },
        hint: {
          en: 'Against weather the temple has only 2; it takes stone.',
          'zh-Hant': '城隍廟抗氣象只有 2 塊，用石材。',
        },
        right: {
          by: 'events',
          events: [{ type: 'building.strengthened', seat: 0, building: 'cityGodTemple', track: 'material' }],
        },
        ifRight: { en: 'It will stand a stronger storm now.', 'zh-Hant': '這樣撐得過更強的風雨。' },
        ifWrong: {
          en: 'Against weather the temple has least: strengthen its material.',
          'zh-Hant': '抗氣象最少的是城隍廟，補強它的建材。',
        },
      },
    },
    {
      at: 36,
      comment: {
        en: 'Salty wind has cost Bo a piece of steel. With a forecast of 2 less the **Meinong earthquake**, 1 in Yunlin, did nothing: with more to lose than Bo, you want weak earthquakes.',
        'zh-Hant':
          '海風鏽蝕了 Bo 的一塊鋼材。預報減 2，**美濃地震**在雲林原本有 1，結果毫無傷害：家當比 Bo 多的人，希望地震弱一點。',
      },
      task: {
        words: {
          en: 'The end may come any time now. **Strengthen** what you like.\nThe end card is never among the first few, but after those any card may be it.',
          'zh-Hant': '遊戲隨時會結束。**強化**你想保住的。\n遊戲結束卡不會在最前面幾張，但之後隨時會來。',
        },
        hint: {
          en: 'Stone strengthens the chapel against weather.',
          'zh-Hant': '石材可以補強教堂，抵擋氣象災害。',
        },
        right: { by: 'events', events: [{ type: 'building.strengthened', seat: 0 }] },
        ifRight: { en: 'Ready. Now watch who turns it up.', 'zh-Hant': '準備好了。看誰會翻到。' },
        ifWrong: {
          en: 'That makes no building safer. Choose strengthen, a building, and one of its tracks.',
          'zh-Hant': '這樣沒有哪一棟更安全。請選強化、一棟建築，再選其中一排。',
        },
      },
    },
    {
      at: 45,
      comment: {
        en: 'Only what still stands counts.\n\n- You build, above all in a building’s own district.\n- You strengthen against what threatens: earthquakes or weather.\n- You read an event: more on the track than the damage, and it stands.',
        'zh-Hant':
          '只計算還沒倒的建築。\n\n- 會蓋，而且盡量蓋在所屬行政區。\n- 會看準威脅補強：抗震，或抗氣象。\n- 會看事件：那一排比傷害多就站得住。',
      },
    },
  ],
} as const
