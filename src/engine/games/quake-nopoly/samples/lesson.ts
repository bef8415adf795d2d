import match from './lesson-match.json' with { type: 'json' }

/** The two pieces paid for the stone of the trade: any but stone. */
const PAID_FOR_STONE = [
  ['brick', 'brick'],
  ['brick', 'wood'],
  ['brick', 'steel'],
  ['wood', 'wood'],
  ['wood', 'steel'],
  ['steel', 'steel'],
] as const
const [YILAN, PINGTUNG, TAICHUNG, PENGHU] = [28, 26, 12, 34]

/**
 * A whole short game of the beginners’ variant, with another action in nearly every task: the Hualien earthquake in the
 * first round, the foehn that a trade has made ready for, and the end card in the third.
 */
export const lesson = {
  title: { en: 'Learn Quake-nopoly: what still stands', 'zh-Hant': '學嚴震以待：最後還站著的' },
  about: {
    en: 'A whole beginners’ game: strengthen, forecast, see who is left standing after an earthquake, then build, trade, plan and swap land.',
    'zh-Hant': '用初學規則玩一整局：強化、預報，地震過後看誰還站著，再建造、交易、規劃、換地。',
  },
  match,
  notes: [
    {
      at: 18,
      task: {
        words: {
          en: '**Strengthen** your inn: an earthquake is coming.\nThe Hot-Spring Inn in Yilan has two tracks: material (the spiral) against weather, structure (the jagged line) against earthquakes. “3/6” means 3 pieces of at most 6. Damage takes that many off, and with none left the inn falls. You may add two. What stands at the end brings points.',
          'zh-Hant':
            '**強化**你的湯屋，地震快來了。\n宜蘭的礁溪湯屋靠兩排撐著：漩渦是建材，抵擋氣象災害；鋸齒線是結構，抵擋地震。「3/6」是有三塊、最多六塊。傷害幾點就失去幾塊，一塊都不剩就倒塌。這次可以加兩塊。最後還站著的才得分。',
        },
        hint: {
          en: 'Choose strengthen, the inn, structure, and two.',
          'zh-Hant': '選強化、礁溪湯屋、結構，兩塊。',
        },
        right: {
          by: 'actions',
          actions: [{ type: 'strengthen', building: 'hotSpringInn', track: 'structure', count: 2 }],
        },
        ifRight: {
          en: 'Five stones against earthquakes: it stands up to a damage of 4.',
          'zh-Hant': '抗震有五塊石材：傷害 4 以內都站得住。',
        },
        ifWrong: {
          en: 'An earthquake tests only the structure: put two stones on that track of the inn.',
          'zh-Hant': '地震只考驗結構：把兩塊石材放到湯屋的那一排。',
        },
      },
    },
    {
      at: 20,
      task: {
        words: {
          en: 'An event card comes up. Does your inn need a **forecast**?\nEach player has a role. As the seismologist you may change the damage of an earthquake, for everyone; by itself it does 4 at most. Your inn has 5 pieces, Bo’s fort 2. “None” is for this card, “none this round” for the next one too; later the lesson chooses none.',
          'zh-Hant':
            '要翻事件卡了，湯屋需要**預報**嗎？\n每個人都有角色。你是地震學家，可以讓地震的傷害增減，對每個人都一樣；不預報的話，最多 4。你的湯屋有 5 塊，Bo 的古堡只有 2 塊。「不預報」只管這一張，「這一輪的牌都不預報」連下一張也算；之後的牌，教學都不預報。',
        },
        hint: {
          en: 'A damage of 4 leaves your inn one stone; 5 would bring it down. None will do.',
          'zh-Hant': '傷害 4，湯屋還剩一塊；5 就倒了。不預報就好。',
        },
        right: {
          by: 'actions',
          actions: [0, -1, -2].map((change) => ({ type: 'forecast', change })),
        },
        ifRight: {
          en: 'Five stones stand up to any earthquake this card can bring. Now the card is turned up.',
          'zh-Hant': '這張牌不論是什麼地震，五塊石材都撐得住。現在翻牌。',
        },
        ifWrong: {
          en: 'Raise it, and the damage may be 5 or more: too much for the inn. Choose none, or lower the damage.',
          'zh-Hant': '調高的話，傷害可能有 5 以上，湯屋的 5 塊撐不住。選「不預報」，或調低。',
        },
      },
    },
    {
      at: 26,
      comment: {
        en: '**The Hualien earthquake**: 3 of your inn’s 5 stones are gone; Bo’s fort had 2 against 4, and needed 5. Then **production**: each building brings the piece beside its star.',
        'zh-Hant':
          '**花蓮縱谷地震**：湯屋 5 塊石材對傷害 3，剩 2 塊；Bo 的古堡只有 2 塊，傷害 4，要剩一塊才不倒。接著**生產**：每棟建築帶來星號旁邊的材料。',
      },
      task: {
        words: {
          en: '**Build** the Pine Garden, the card in your hand.\nBeside the inn or the temple, both are good; a district has two sites. Its first pieces come from the supply below the map. Keep Pingtung empty: you can swap it for another district later.',
          'zh-Hant':
            '把手上的松園別館**蓋**起來。\n蓋在湯屋或龍山寺旁邊都好，每區有兩個位置。開始的材料由地圖下方的公區出。屏東先空著，之後可以換成別的行政區。',
        },
        hint: {
          en: 'Choose build, the Pine Garden, then Taichung or Yilan.',
          'zh-Hant': '選建造、松園別館，再選臺中或宜蘭。',
        },
        right: {
          by: 'actions',
          actions: [TAICHUNG, YILAN].map((card) => ({ type: 'build', building: 'pineGarden', card })),
        },
        ifRight: {
          en: 'Three buildings: 4 points more, and three pieces a round.',
          'zh-Hant': '三棟了：多 4 分，每回合生產三個材料。',
        },
        ifWrong: {
          en: 'A card in hand brings nothing at the end: build the Pine Garden in Taichung or Yilan.',
          'zh-Hant': '留在手上的牌最後沒有分數：把松園別館蓋在臺中或宜蘭。',
        },
      },
    },
    {
      at: 28,
      task: {
        words: {
          en: 'Your temple needs stone, and you have none: **trade**.\nAfter the rain one stone is left on its material; the next storm would bring it down. Any two of your pieces get you one from the supply.',
          'zh-Hant':
            '龍山寺缺石材，你卻沒有：**交易**。\n梅雨過後，它的建材只剩一塊石材，再來一次風雨就倒。任兩個材料可以向公區換一個。',
        },
        hint: {
          en: 'Choose trade, two pieces you have most of, and stone.',
          'zh-Hant': '選交易，付兩個你較多的材料，換石材。',
        },
        right: {
          by: 'actions',
          actions: PAID_FOR_STONE.map((pay) => ({ type: 'trade', pay, take: ['stone'] })),
        },
        ifRight: { en: 'Two pieces for the one that counts.', 'zh-Hant': '兩個換來最要緊的一個。' },
        ifWrong: {
          en: 'That brings no stone. Trade two other pieces for one.',
          'zh-Hant': '這樣拿不到石材。用另外兩個材料換一個。',
        },
      },
    },
    {
      at: 30,
      task: {
        words: {
          en: 'Use the stone **against weather**, before the storm.\nStorms test the material, the track with the spiral.',
          'zh-Hant': '趁風雨還沒來，用石材**抵擋氣象災害**。\n風雨考驗建材，漩渦符號的那一排。',
        },
        hint: {
          en: 'Choose strengthen, the temple, and material.',
          'zh-Hant': '選強化、鹿港龍山寺、建材。',
        },
        right: {
          by: 'events',
          events: [{ type: 'building.strengthened', seat: 0, building: 'longshanLukang', track: 'material' }],
        },
        ifRight: { en: 'Two stones: a damage of 1 leaves one.', 'zh-Hant': '兩塊了：傷害 1 還剩一塊。' },
        ifWrong: {
          en: 'The temple has least against weather: put the stone on its material.',
          'zh-Hant': '抗氣象最弱的是龍山寺：把石材放到它的建材。',
        },
      },
    },
    {
      at: 36,
      comment: {
        en: '**Foehn**, 1 damage in Taichung. Without the second stone your temple would be gone.',
        'zh-Hant': '**焚風**，臺中傷害 1。要不是有第二塊石材，龍山寺就沒了。',
      },
      task: {
        words: {
          en: 'Your **event card** is no disaster, but it costs a piece.\nGeneral cards help or cost, and some can be kept for later. The Disaster Drill rolls a die, which the lesson did for you: a 1, so give up a piece.',
          'zh-Hant':
            '你的**事件卡**不是災害，但要付一個材料。\n一般事件有好有壞，有的可以留著以後用。防災演練要擲骰，教學替你擲出 1：付出一個材料。',
        },
        hint: { en: 'Any piece will do.', 'zh-Hant': '哪一個都可以。' },
        right: { by: 'events', events: [{ type: 'pieces.paid', seat: 0, why: 'event' }] },
        ifRight: {
          en: 'One piece less. Now the round ends with production.',
          'zh-Hant': '少了一個材料。回合結束，輪到生產。',
        },
        ifWrong: { en: 'Choose one piece and give it up.', 'zh-Hant': '選一個材料付出去。' },
      },
    },
    {
      at: 37,
      comment: {
        en: '**Production**: a steel from your inn, a wood each from the temple and the Pine Garden, as the sign beside the star shows.',
        'zh-Hant': '**生產**：湯屋一個鋼材，龍山寺和松園別館各一個木材，就是星號旁邊的那種。',
      },
      task: {
        words: {
          en: 'Your hand is empty: **plan** a new building.\nPay any three pieces and draw from the buildings, the stack on the map. You cannot choose what you draw. Under each name, the sign with two cards shows how many are in hand: you have none. The flag marks the first player of the round.',
          'zh-Hant':
            '手牌空了：**規劃**新的建築。\n付任意三個材料，抽一張建築卡，就是地圖上那一疊。抽到什麼看運氣。名字下面是手牌張數，現在是 0；旗子表示這一輪由誰先玩。',
        },
        hint: {
          en: 'Choose plan, then three pieces you can spare.',
          'zh-Hant': '選規劃，再付三個用不到的材料。',
        },
        right: { by: 'events', events: [{ type: 'pieces.paid', seat: 0, why: 'plan' }] },
        ifRight: { en: 'Three pieces for a card.', 'zh-Hant': '三個材料換一張牌。' },
        ifWrong: {
          en: 'Without a card you cannot build: plan one for three pieces.',
          'zh-Hant': '沒有牌就不能蓋：付三個材料規劃一張。',
        },
      },
    },
    {
      at: 40,
      task: {
        words: {
          en: 'Pingtung lies empty: **swap land** for another district.\nIt goes under the deck of districts, and you draw one for it. In its own district, named on the card, a building brings 2 points more. The Old House is at home in Penghu, two of the 30 cards: that takes luck, and without it you build in what you drew.',
          'zh-Hant':
            '屏東空著：**換地**，換一個別的行政區。\n把屏東放回行政區牌堆底，再抽一張。建築蓋在牌上寫的所屬行政區，多 2 分。二崁古厝的家在澎湖，30 張裡有兩張，要靠運氣；抽不到，就蓋在抽到的那一區。',
        },
        hint: {
          en: 'Choose swap land, then Pingtung, which is empty.',
          'zh-Hant': '選換地，再選屏東，那裡是空的。',
        },
        right: { by: 'events', events: [{ type: 'district.returned', seat: 0, card: PINGTUNG }] },
        ifRight: {
          en: 'Pingtung goes back, and you draw a district.',
          'zh-Hant': '放回屏東，抽一張行政區卡。',
        },
        ifWrong: {
          en: 'Swapped land sends its buildings back to your hand. Pingtung is empty: swap that.',
          'zh-Hant': '換掉的地，上面的建築要收回手上。屏東是空的：換屏東。',
        },
      },
    },
    {
      at: 43,
      comment: {
        en: '**Penghu**: that was luck, do not count on it.',
        'zh-Hant': '**澎湖**，運氣好，可別指望每次都抽到。',
      },
      task: {
        words: {
          en: '**Build** where the Old House brings most.\nThe bold edge of your inn marks a building at home. From now on any event card may end the game, and only what still stands counts.',
          'zh-Hant':
            '把二崁古厝**蓋**在分數最高的地方。\n湯屋左邊的粗線，表示蓋在所屬行政區。接下來哪一張都可能是遊戲結束卡，只計算還站著的。',
        },
        hint: { en: 'Choose build, the Old House, and Penghu.', 'zh-Hant': '選建造、二崁古厝、澎湖。' },
        right: {
          by: 'events',
          events: [{ type: 'building.built', seat: 0, building: 'erkanHouse', card: PENGHU }],
        },
        ifRight: { en: '3 points and 2 for its home.', 'zh-Hant': '3 分，加上所屬行政區 2 分。' },
        ifWrong: {
          en: 'In Penghu it brings 2 points more than anywhere else.',
          'zh-Hant': '蓋在澎湖比別處多 2 分。',
        },
      },
    },
    {
      at: 47,
      comment: {
        en: '- You strengthen before it strikes: structure for earthquakes, material for weather. Only what still stands counts.\n- You build where a building is at home; its first pieces come from the supply.\n- You plan for new cards, swap land for other districts, and trade for the piece you lack.\n\nNew in your first match: **redraw** swaps cards of your hand. Point at a role to read what it can do; the architect, for example, can buy buildings.',
        'zh-Hant':
          '- 會搶先強化：地震看結構，氣象看建材。最後只計算還沒倒的建築。\n- 會蓋在所屬行政區，也知道最初的材料由公區出。\n- 會規劃新的牌、換地、用交易補上缺的材料。\n\n第一局新出現的：**換牌**可以換手牌。指著角色就能看到能力，例如建築師可以買別人的建築。',
      },
    },
  ],
} as const
