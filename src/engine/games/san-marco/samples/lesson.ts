import match from './lesson-match.json' with { type: 'json' }

/** Divide, choose, place, the Doge and his tolls, limit cards, and the end of three passages. */
export const lesson = {
  title: { en: 'Learn San Marco: divide and choose', 'zh-Hant': '學聖馬可：分牌與選牌' },
  about: {
    en: 'A whole game with three players: build bridges, divide and choose cards, move the Doge, and end a passage with few limit cards.',
    'zh-Hant': '三人的一整局：蓋橋、分牌與選牌、請總督走動，階段結束時還要夠節省。',
  },
  match,
  notes: [
    {
      at: 0,
      comment: {
        en: 'You are Mei; Bo and Cleo play with you. Six districts of Venice: whoever has the most aristocrats in one gets its high number when the **Doge** visits it, the second most its low one. Press **Go on**.',
        'zh-Hant':
          '你是 Mei，和 Bo、Cleo 一起玩。威尼斯有六區：**總督**來訪時，貴族最多的人得高分，次多的得低分。按**繼續**。',
      },
    },
    {
      at: 12,
      task: {
        words: {
          en: 'The die has placed eight aristocrats for each of you. Now you build **bridges** between districts in turn, two each. Moving the Doge over your own is free; others pay you a point. Build your first anywhere.',
          'zh-Hant':
            '骰子替每人放好八位貴族。現在輪流在兩區之間蓋**橋**，每人兩座。你帶總督走自己的橋不用錢，別人走要付你一分。蓋哪裡都可以。',
        },
        hint: { en: 'Click a canal between two districts.', 'zh-Hant': '點兩區之間的運河。' },
        right: { by: 'events', events: [{ type: 'bridge.built', seat: 0 }] },
        ifRight: {
          en: 'In this match it stands between Cannaregio and San Marco.',
          'zh-Hant': '這一局蓋在卡納雷吉歐和聖馬可之間。',
        },
        ifWrong: { en: 'Build a bridge now.', 'zh-Hant': '現在要蓋橋。' },
      },
    },
    {
      at: 21,
      task: {
        words: {
          en: 'The heart of the game: you have drawn six action cards and four limit cards and **divide** them into three offers. Cleo chooses first, then Bo, and you get what is left. Make three offers as you like.',
          'zh-Hant':
            '這個遊戲的核心：你抽了六張行動牌和四張時間牌，把它們**分成**三組。Cleo 先選，再來 Bo，剩下的歸你。分成你喜歡的三組。',
        },
        hint: {
          en: 'Limit cards make an offer dear: whoever reaches a total of ten drops out of the passage.',
          'zh-Hant': '時間牌讓一組變貴：總和到十的人，這個階段就退場。',
        },
        right: { by: 'events', events: [{ type: 'offers.divided', seat: 0 }] },
        ifRight: {
          en: 'In this match: three district cards with no limit card, a Dorsoduro and a transfer with limit 3, and a Dorsoduro with limit 6.',
          'zh-Hant': '這一局分成：三張區域牌，沒有時間牌；多爾索杜羅加轉換，時間 3；一張多爾索杜羅，時間 6。',
        },
        ifWrong: { en: 'Three offers, each with at least one card.', 'zh-Hant': '三組，每組至少一張。' },
      },
    },
    {
      at: 28,
      task: {
        words: {
          en: 'You have got Dorsoduro and a **transfer**, which replaces another player’s aristocrat with one of yours. In which district does that change the most points?',
          'zh-Hant': '你拿到多爾索杜羅和**轉換**：把別人的一位貴族換成你的。換在哪一區，分數變動最大？',
        },
        hint: {
          en: 'Bo has just put the only aristocrat into Santa Croce.',
          'zh-Hant': 'Bo 剛在聖十字放了唯一的貴族。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'The district changes hands: its six points are yours instead of Bo’s.',
          'zh-Hant': '整區易手：那裡的六分不再歸 Bo，而是歸你。',
        },
        ifWrong: {
          en: 'Play the transfer where somebody stands all alone: all their points there become yours.',
          'zh-Hant': '把轉換用在只有一位貴族的那一區：那裡的分數就全歸你。',
        },
      },
    },
    {
      at: 29,
      task: {
        words: {
          en: 'Now the **district card**: put one of your aristocrats into Dorsoduro.',
          'zh-Hant': '再打**區域牌**：把你的一位貴族放進多爾索杜羅。',
        },
        hint: { en: 'Click Dorsoduro, then Place.', 'zh-Hant': '點多爾索杜羅，再按「放下」。' },
        right: { by: 'events', events: [{ type: 'aristocrat.placed', seat: 0 }] },
        ifRight: { en: 'Your cards are played, and the round is over.', 'zh-Hant': '牌打完了，這一輪結束。' },
        ifWrong: {
          en: 'It may be discarded; but place an aristocrat.',
          'zh-Hant': '可以棄掉，但這裡請放一位貴族。',
        },
      },
    },
    {
      at: 36,
      task: {
        words: {
          en: 'This time Bo has divided, and you **choose** between two offers. The large one has a Doge and limit 7: it takes you to ten, and you drop out of the rest of this passage, the first of three. Take it: a Doge now is worth 8 points to you.',
          'zh-Hant':
            '這次是 Bo 分牌，你從兩組中**選**一組。大的那組有總督，時間 7：拿了就到十，這個階段（共三個）就提早退場。現在有總督就值 8 分，拿吧。',
        },
        hint: { en: 'The first offer.', 'zh-Hant': '第一組。' },
        right: { by: 'played' },
        ifRight: { en: 'Four cards at once.', 'zh-Hant': '一次四張。' },
        ifWrong: {
          en: 'This one has no Doge; take the large one.',
          'zh-Hant': '這一組沒有總督，請拿大的那組。',
        },
      },
    },
    {
      at: 37,
      task: {
        words: {
          en: 'The first **Doge** card of a match puts him into any district, and that one is scored at once. Where does that bring you the most points?',
          'zh-Hant': '整局的第一張**總督**牌可以把他放到任何一區，那一區立刻計分。放在哪裡你得分最多？',
        },
        hint: {
          en: 'San Marco is worth 8, and nobody else is there.',
          'zh-Hant': '聖馬可值 8 分，而且沒有別人。',
        },
        right: { by: 'played' },
        ifRight: { en: 'Eight points.', 'zh-Hant': '八分。' },
        ifWrong: {
          en: 'There is a district that brings you 8 points and nobody else anything.',
          'zh-Hant': '有一區讓你得 8 分，別人一分都沒有。',
        },
      },
    },
    {
      at: 38,
      comment: {
        en: 'Your other three cards are played for you here. With ten you sit the rest of the passage out: Bo and Cleo go on, and from now on the Doge **walks** over bridges.',
        'zh-Hant':
          '其餘三張牌這裡替你打。你的時間總和到十，這個階段剩下的你就不參加了：Bo 和 Cleo 繼續，總督從此要**走**過橋。',
      },
    },
    {
      at: 53,
      comment: {
        en: 'The Doge has walked: Bo crossed your bridges twice and paid you two points. Now the passage ends. Whoever stayed under ten gets the difference from the highest total: Bo, with 6 against 12, six points. After three passages every district is scored once more. Much of what follows goes on by itself; where it counts, you are asked.',
        'zh-Hant':
          '總督走動了，Bo 兩次走你的橋，付了你兩分。現在階段結束。未滿十的人得到和最高總和的差距：Bo 是 6 對 12，得六分。三個階段之後，每一區再計分一次。接下來大多自動進行，重要的地方再請你決定。',
      },
    },
    {
      at: 58,
      task: {
        words: {
          en: 'The second passage, and you **divide** again. A **banishment** drives out of a district as many as the die says, your own too if need be, as just happened to Bo in Castello. Make three offers as you like.',
          'zh-Hant':
            '第二個階段，又輪到你**分牌**。**驅逐**依骰子的點數把貴族趕出一區，不得已時連自己的也得走，像剛才 Bo 在卡斯泰洛那樣。分成你喜歡的三組。',
        },
        hint: {
          en: 'What you would like to keep should look dear to the others.',
          'zh-Hant': '想留給自己的那一組，要讓別人覺得太貴。',
        },
        right: { by: 'events', events: [{ type: 'offers.divided', seat: 0 }] },
        ifRight: {
          en: 'In this match: Santa Croce and the banishment for 2, Dorsoduro for 8, and three transfers for nothing.',
          'zh-Hant': '這一局分成：聖十字加驅逐，時間 2；多爾索杜羅，時間 8；三張轉換不用時間。',
        },
        ifWrong: { en: 'Three offers, each with at least one card.', 'zh-Hant': '三組，每組至少一張。' },
      },
    },
    {
      at: 79,
      task: {
        words: {
          en: 'Cleo has taken five action cards, and two offers are left: San Marco with limit 3, or limit 5 and no action card at all. You have 8 already and drop out of the passage either way. Which one?',
          'zh-Hant':
            'Cleo 拿走五張行動牌，剩下兩組：聖馬可，時間 3；或一張行動牌也沒有，時間 5。你已經有 8，這個階段怎麼選都會退場。選哪一組？',
        },
        hint: { en: 'An action card is better than none.', 'zh-Hant': '有行動牌總比沒有好。' },
        right: { by: 'played' },
        ifRight: {
          en: 'One more aristocrat in San Marco, where there is most to gain.',
          'zh-Hant': '聖馬可再多一位貴族，那一區分數最高。',
        },
        ifWrong: {
          en: 'That one has no action card and costs more.',
          'zh-Hant': '那一組沒有行動牌，時間還更多。',
        },
      },
    },
    {
      at: 90,
      comment: {
        en: 'The second passage is over. You have 11; Bo with 8 and Cleo with 6 get the difference from your total, 3 points and 5. Cleo has the lowest total and may **banish** for free. Then the third passage begins, and your cards are divided for you.',
        'zh-Hant':
          '第二個階段結束。你是 11；Bo 是 8，Cleo 是 6，各得和最高總和的差：3 分和 5 分。Cleo 總和最低，可以免費**驅逐**一次。接著是第三個階段，你的牌這次替你分好。',
      },
    },
    {
      at: 109,
      task: {
        words: {
          en: 'The third passage, and you choose first: Cannaregio, a bridge and a Doge with limit 2, San Polo with none, or two transfers with limit 9. Which one?',
          'zh-Hant':
            '第三個階段，由你先選：卡納雷吉歐、橋和總督，時間 2；聖保羅，不用時間；或兩張轉換，時間 9。選哪一組？',
        },
        hint: { en: 'Three cards for 2, one of them the Doge.', 'zh-Hant': '三張牌只要 2，其中一張是總督。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Cheap, and with a Doge: watch where he walks.',
          'zh-Hant': '便宜，而且有總督：看他往哪裡走。',
        },
        ifWrong: { en: 'Another one has three cards for 2.', 'zh-Hant': '另一組三張牌只要 2。' },
      },
    },
    {
      at: 112,
      task: {
        words: {
          en: 'Your Doge and your Cannaregio card have been played for you: he walked over two bridges of your own and one of Cleo’s to Castello. Now the **bridge**: build it wherever you like.',
          'zh-Hant':
            '總督和卡納雷吉歐已替你打出：總督走你的兩座橋和 Cleo 的一座橋，到了卡斯泰洛。現在打**橋**：蓋在你喜歡的地方。',
        },
        hint: { en: 'Choose the bridge card, then a canal.', 'zh-Hant': '選橋牌，再點一條運河。' },
        right: { by: 'events', events: [{ type: 'bridge.built', seat: 0 }] },
        ifRight: {
          en: 'In this match between Cannaregio and Castello, where there was none yet.',
          'zh-Hant': '這一局蓋在卡納雷吉歐和卡斯泰洛之間，那裡本來沒有橋。',
        },
        ifWrong: { en: 'Build the bridge first.', 'zh-Hant': '先蓋橋。' },
      },
    },
    {
      at: 124,
      task: {
        words: {
          en: 'The last round, and your last Doge card. He stands in Castello and may walk over any bridges, each district once; those of others cost a point each. Let him walk wherever you like, or stay.',
          'zh-Hant':
            '最後一輪，你的最後一張總督牌。他在卡斯泰洛，可以走過任何橋，每區最多經過一次；別人的橋各付一分。讓他走到你喜歡的地方，或留在原地。',
        },
        hint: { en: 'Choose the Doge card, then a district.', 'zh-Hant': '選總督牌，再選一區。' },
        right: { by: 'events', events: [{ type: 'card.played', seat: 0, card: 'doge' }] },
        ifRight: {
          en: 'Where he stops is scored. In this match he walks to San Marco over two bridges of your own, for nothing: eight points for you, six for Bo.',
          'zh-Hant': '他停下的那一區計分。這一局他走你自己的兩座橋到聖馬可，不用付分：你得八分，Bo 得六分。',
        },
        ifWrong: { en: 'Play the Doge now.', 'zh-Hant': '現在打總督。' },
      },
    },
    {
      at: 127,
      comment: {
        en: 'The final scoring: San Marco, Dorsoduro and Castello are yours. 79 to 44 to 22, not least thanks to 11 points for a limit total of only 2. A first match against beginner bots is the best next step.',
        'zh-Hant':
          '終局計分：聖馬可、多爾索杜羅、卡斯泰洛都是你的。79 比 44 比 22，時間總和只有 2 所得的 11 分也功不可沒。接下來，和初學的電腦玩第一局吧。',
      },
    },
  ],
} as const
