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
      at: 12,
      task: {
        words: {
          en: 'Build your first **bridge**: from Cannaregio to San Marco or Santa Croce.\nWhoever has the most aristocrats in a district gets its high number when the **Doge** visits it. Over your own bridges he walks for free; others pay you a point.',
          'zh-Hant':
            '蓋第一座**橋**：從卡納雷吉歐到聖馬可，或到聖十字。\n**總督**來訪時，那一區貴族最多的人得高分。帶他走自己的橋不用錢，別人走你的橋要付你一分。',
        },
        hint: { en: 'Click the canal between the two districts.', 'zh-Hant': '點這兩區之間的運河。' },
        right: {
          by: 'actions',
          actions: [
            { type: 'bridge', at: [0, 3], take: null, from: null },
            { type: 'bridge', at: [0, 1], take: null, from: null },
          ],
        },
        ifRight: {
          en: 'Your Doge crosses it for nothing.',
          'zh-Hant': '你帶總督走這座橋，不用錢。',
        },
        ifWrong: {
          en: 'From Cannaregio, and to San Marco or Santa Croce.',
          'zh-Hant': '從卡納雷吉歐，到聖馬可或聖十字。',
        },
      },
    },
    {
      at: 21,
      task: {
        words: {
          en: '**Divide** your cards into these three offers.\nYou are the **distributor**: Cleo chooses first, then Bo; the last offer is yours. Dark limit cards fill the bar by a name; once you reach ten you take no more cards in this **passage**, a third of the match.\n\n- limit 3 and 3: Cannaregio, Santa Croce, Dorsoduro\n- limit 1 and 2: Dorsoduro, transfer\n- no limit: San Marco',
          'zh-Hant':
            '把牌**分成**這三組。\n你是**分牌者**：Cleo 先選，再來 Bo，剩下的歸你。深色的時間牌會填滿名字旁的橫條，到十的人在這個**階段**（整局的三分之一）就不再拿牌。\n\n- 時間 3、3：卡納雷吉歐、聖十字、多爾索杜羅\n- 時間 1、2：多爾索杜羅、轉換\n- 沒有時間牌：聖馬可',
        },
        hint: {
          en: 'Click a card, then the offer it belongs to. Which of the three boxes you take does not matter.',
          'zh-Hant': '點一張牌，再點它的那一組。三組放哪一格都一樣。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'Three cards for 6, two for 3, or one for nothing: see what the others leave you.',
          'zh-Hant': '三張配 6，兩張配 3，一張不用時間：看看別人留給你什麼。',
        },
        ifWrong: {
          en: 'Compare your offers with the three in the list.',
          'zh-Hant': '請和題目列出的三組比一比。',
        },
      },
    },
    {
      at: 28,
      task: {
        words: {
          en: 'Where does your **transfer** change the most points?\nIt replaces another player’s aristocrat with one of yours.',
          'zh-Hant': '**轉換**用在哪一區，分數變動最大？\n它把別人的一位貴族換成你的。',
        },
        hint: {
          en: 'Cleo has just put the only aristocrat into Santa Croce.',
          'zh-Hant': 'Cleo 剛在聖十字放了唯一的貴族。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'The district changes hands: its six points are yours instead of Cleo’s.',
          'zh-Hant': '整區易手：那裡的六分不再歸 Cleo，而是歸你。',
        },
        ifWrong: {
          en: 'Play the transfer where someone is all alone: all their points there become yours.',
          'zh-Hant': '把轉換用在只有一位貴族的那一區：那裡的分數就全歸你。',
        },
      },
    },
    {
      at: 29,
      task: {
        words: {
          en: 'Now the **district card**: Dorsoduro.\nPut one of your aristocrats there.',
          'zh-Hant': '再打**區域牌**：多爾索杜羅。\n把你的一位貴族放進去。',
        },
        hint: { en: 'Click Dorsoduro, then Place.', 'zh-Hant': '點多爾索杜羅，再按「放下」。' },
        right: { by: 'events', events: [{ type: 'aristocrat.placed', seat: 0 }] },
        ifRight: {
          en: 'Level with Cleo there. Your cards are played, and the round is over.',
          'zh-Hant': '在那裡和 Cleo 平手。牌打完了，這一輪結束。',
        },
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
          en: 'Bo has divided. **Choose** the offer with the Doge.\nIts limit 7 takes you to ten: no more cards for you in this passage. But moving the Doge now brings you 8 points.',
          'zh-Hant':
            '這次是 Bo 分牌。**選**有總督的那組。\n時間 7：拿了就到十，這個階段不再拿牌。但現在有總督就值 8 分。',
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
          en: 'Where does the **Doge** bring you the most points?\nThe first Doge card of a match puts him into any district, and that one is scored at once.',
          'zh-Hant':
            '**總督**放在哪裡，你得分最多？\n整局的第一張總督牌可以把他放到任何一區，那一區立刻計分。',
        },
        hint: {
          en: 'San Marco is worth 8, and no one else is there.',
          'zh-Hant': '聖馬可值 8 分，而且沒有別人。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'Eight points. Your other three cards are played for you.',
          'zh-Hant': '八分。其餘三張牌這裡替你打。',
        },
        ifWrong: {
          en: 'There is a district that brings you 8 points and no one else any.',
          'zh-Hant': '有一區讓你得 8 分，別人一分都沒有。',
        },
      },
    },
    {
      at: 58,
      comment: {
        en: 'At ten you sat out; Bo **walked** the Doge over your bridges and paid you two points. When a passage ends, everyone below ten gets the difference from the highest total: Bo 6.',
        'zh-Hant':
          '到十的你先退場，總督繼續**走**，Bo 走你的橋付了你兩分。一個階段結束時，未滿十的人得到和最高總和的差距：Bo 得六分。',
      },
      task: {
        words: {
          en: '**Divide** so that the three transfers are left to you.\nThey choose before you: make the transfers dear. **Banishment**: the die says how many must leave a district.\n\n- limit 2, 3 and 3: all three transfers\n- limit 2: Santa Croce, banishment\n- no limit: Dorsoduro',
          'zh-Hant':
            '**分牌**，讓三張轉換留給你。\n別人先選，所以要讓轉換貴到他們不要。**驅逐**依骰子的點數把貴族趕出一區。\n\n- 時間 2、3、3：三張轉換\n- 時間 2：聖十字、驅逐\n- 沒有時間牌：多爾索杜羅',
        },
        hint: {
          en: 'An offer with 8 brings you close to ten, and at ten you take no more cards.',
          'zh-Hant': '拿了 8 就快到十，很快就不能再拿牌。',
        },
        right: { by: 'played' },
        ifRight: { en: 'Nobody else pays 8 for them.', 'zh-Hant': '沒有人願意為它們拿 8。' },
        ifWrong: {
          en: 'Compare your offers with the three in the list.',
          'zh-Hant': '請和題目列出的三組比一比。',
        },
      },
    },
    {
      at: 66,
      task: {
        words: {
          en: 'Cleo has banished all four of yours from San Polo. **Transfer** back.\nReplace one of hers there. Your other two transfers then go there, too.',
          'zh-Hant':
            'Cleo 把你的四位都趕出聖保羅：用**轉換**回去。\n換掉她在那裡的一位；另外兩張轉換，這裡也替你用在那裡。',
        },
        hint: {
          en: 'Choose a transfer, then San Polo and Cleo’s aristocrats.',
          'zh-Hant': '選轉換，再選聖保羅裡 Cleo 的貴族。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'With the other two you lead there again: three of yours, one of Cleo’s and one of Bo’s.',
          'zh-Hant': '加上另外兩張，那裡又由你領先：你三位，Cleo 和 Bo 各一位。',
        },
        ifWrong: {
          en: 'In San Polo, and one of Cleo’s: she has four there.',
          'zh-Hant': '請在聖保羅換掉 Cleo 的一位：她在那裡有四位。',
        },
      },
    },
    {
      at: 79,
      task: {
        words: {
          en: 'Two offers are left. **Which one?**\nSan Marco with limit 3, or limit 5 and no action card at all. You have 8 already: with either you reach ten and take no more cards in this passage.',
          'zh-Hant':
            '剩下兩組，**選哪一組？**\n聖馬可，時間 3；或一張行動牌也沒有，時間 5。你已經有 8，怎麼選都會到十，這個階段不再拿牌。',
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
      at: 109,
      comment: {
        en: 'You lost three: with the lowest total of the passage Cleo **banished** two of yours from Dorsoduro for free, and later replaced the one in Santa Croce. Your total was the highest, 11: Bo and Cleo score the difference, 3 points and 5.',
        'zh-Hant':
          '你少了三位：Cleo 在這個階段總和最低，免費**驅逐**了你在多爾索杜羅的兩位，後來又換掉聖十字的那一位。你的總和 11 最高，Bo 和她各得差距的分：3 分和 5 分。',
      },
      task: {
        words: {
          en: 'You choose first. **Which offer?**\nCannaregio, a bridge and a Doge with limit 2; San Polo with none; or two transfers with limit 9.',
          'zh-Hant':
            '由你先選：**選哪一組？**\n卡納雷吉歐、橋和總督，時間 2；聖保羅，不用時間；或兩張轉換，時間 9。',
        },
        hint: { en: 'Three cards for 2, one of them the Doge.', 'zh-Hant': '三張牌只要 2，其中一張是總督。' },
        right: { by: 'played' },
        ifRight: {
          en: 'Cheap, and with a Doge.',
          'zh-Hant': '便宜，而且有總督。',
        },
        ifWrong: { en: 'Another one has three cards for 2.', 'zh-Hant': '另一組三張牌只要 2。' },
      },
    },
    {
      at: 110,
      task: {
        words: {
          en: 'Walk the **Doge** to Castello, where only you have an aristocrat.\nPlay the Doge card, then click each district on his way. He walks from Santa Croce over bridges: your own are free, each one of another player costs you a point, paid to its owner.',
          'zh-Hant':
            '帶**總督**走到卡斯泰洛，那裡只有你有貴族。\n打總督牌，再依序點他經過的每一區。他從聖十字過橋走去：你的橋不用錢，別人的橋每座要付橋主一分。',
        },
        hint: {
          en: 'By way of Cannaregio and San Marco he crosses only one bridge that is not yours.',
          'zh-Hant': '經卡納雷吉歐和聖馬可走，只有一座橋不是你的。',
        },
        right: {
          by: 'events',
          events: [{ type: 'district.scored', district: 5, why: 'doge' }],
        },
        ifRight: { en: 'Castello is scored: six points for you.', 'zh-Hant': '卡斯泰洛計分：你得六分。' },
        ifWrong: {
          en: 'First the Doge, to Castello at the upper right.',
          'zh-Hant': '先打總督，走到右上方的卡斯泰洛。',
        },
      },
    },
    {
      at: 112,
      task: {
        words: {
          en: 'Build the **bridge** wherever you like.\nThink of the Doge’s next walk: he stands in Castello.',
          'zh-Hant': '打**橋**，蓋在你喜歡的地方。\n想想總督下一趟怎麼走：他現在在卡斯泰洛。',
        },
        hint: { en: 'Choose the bridge card, then a canal.', 'zh-Hant': '選橋牌，再點一條運河。' },
        right: { by: 'events', events: [{ type: 'bridge.built', seat: 0 }] },
        ifRight: {
          en: 'One more canal that your Doge crosses for nothing.',
          'zh-Hant': '你帶總督又多一條不用錢的路。',
        },
        ifWrong: { en: 'Build the bridge first.', 'zh-Hant': '先蓋橋。' },
      },
    },
    {
      at: 124,
      task: {
        words: {
          en: 'Your last **Doge** card: let him walk wherever you like, or stay.\nHe stands in Castello and may walk over any bridges, each district once; those of others cost a point each.',
          'zh-Hant':
            '最後一張**總督**牌：讓他走到你喜歡的地方，或留在原地。\n他在卡斯泰洛，可以走過任何橋，每區最多經過一次；別人的橋各付一分。',
        },
        hint: { en: 'Choose the Doge card, then a district.', 'zh-Hant': '選總督牌，再選一區。' },
        right: { by: 'events', events: [{ type: 'card.played', seat: 0, card: 'doge' }] },
        ifRight: {
          en: 'Where he stops is scored.',
          'zh-Hant': '他停下的那一區計分。',
        },
        ifWrong: { en: 'Play the Doge now.', 'zh-Hant': '現在打總督。' },
      },
    },
    {
      at: 127,
      comment: {
        en: 'In the final scoring San Marco, Dorsoduro and Castello are yours.\n\n- You divide so that nobody gets it all, and choose with an eye on the limit.\n- You walk the Doge to where you are strong, over your own bridges.\n- A low limit total brings points: 11 in the last passage.',
        'zh-Hant':
          '終局計分，聖馬可、多爾索杜羅、卡斯泰洛都是你的。\n\n- 會分牌，不讓誰獨得；選牌時會留意時間。\n- 會帶總督走自己的橋，到自己最強的地方。\n- 時間總和低也有分：最後一個階段就得了 11 分。',
      },
    },
  ],
} as const
