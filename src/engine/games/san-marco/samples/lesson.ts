import match from './lesson-match.json' with { type: 'json' }

/** A bridge, dividing, choosing, the Doge and his tolls, limit cards, and in the last round a division that counts. */
export const lesson = {
  title: { en: 'Learn San Marco: divide and choose', 'zh-Hant': '學聖馬可：分牌與選牌' },
  about: {
    en: 'A whole game with three players: build bridges, divide and choose cards, move the Doge, end a passage with few limit cards, and divide the last round, which decides.',
    'zh-Hant':
      '三人的一整局：蓋橋、分牌和選牌、請總督走動，階段結束時還要夠節省，最後一輪也由你分牌，決定勝負。',
  },
  match,
  notes: [
    {
      at: 12,
      marks: [
        { shape: 'square', at: '1-2', ink: 'seal' },
        { shape: 'square', at: '1-4', ink: 'seal' },
      ],
      task: {
        words: {
          en: 'Build your first **bridge** over one of the framed canals.\nThe most points win. A district scores when the **Doge** visits it: in San Marco the most aristocrats bring 8 points, the second most 6. You are alone there, so he would bring you +8. When you move him, your own bridges are free; crossing another player’s costs you a point, paid to its owner.',
          'zh-Hant':
            '在框起來的運河上蓋第一座**橋**。\n分數最多的人獲勝。**總督**走到哪一區，那一區就計分。在聖馬可，貴族最多的人得 8 分，第二多的得 6 分。那裡只有你，所以他來就給你 +8。他走你自己的橋不用錢，走別人的橋，你要付橋主一分。',
        },
        hint: {
          en: 'Click a framed canal, then Build. The one to San Marco leads to your 8 points.',
          'zh-Hant': '點框起來的運河，再按「蓋橋」。通往聖馬可的那一條，通往你的 8 分。',
        },
        right: {
          by: 'actions',
          actions: [
            { type: 'bridge', at: [0, 3], take: null, from: null },
            { type: 'bridge', at: [0, 1], take: null, from: null },
          ],
        },
        ifRight: {
          en: 'Your aristocrats may cross it too. The lesson builds your second bridge.',
          'zh-Hant': '你的貴族也能過這座橋。第二座橋由教學替你蓋。',
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
          en: '**Divide** the cards into three offers.\nCleo takes one, then Bo; the last is yours. A die places an aristocrat in that district; the arrows put one of yours in place of another’s. Dark **limit cards** count against you: at ten you are out for the rest of this **passage**, a third of the match. Your round is played out; then the lesson goes on from its own.',
          'zh-Hant':
            '由你**分牌**，別人先選：分成三組。\nCleo 先選一組，再來是 Bo，剩下的歸你。畫骰子的牌放一位貴族到那一區，雙箭頭用你的一位換掉別人的。深色的**時間牌**是代價：總和到十，這個**階段**（整局的三分之一）就不再拿牌。這一輪照你分的打完，再接到教學的那一輪。',
        },
        hint: {
          en: 'A transfer puts one of yours in the place of another player’s, which is strong: give it company that costs something. Click a card, then an offer; each offer needs a card.',
          'zh-Hant':
            '轉換是把別人的一位換成你的，很有用，配上要花代價的牌。點一張牌，再點一組；每一組至少要有一張。',
        },
        right: { by: 'events', events: [{ type: 'offers.divided', seat: 0 }] },
        ifRight: {
          en: 'Now Cleo and Bo choose, and you play what is left.',
          'zh-Hant': '現在由 Cleo 和 Bo 選，剩下的由你打。',
        },
        ifWrong: {
          en: 'Lay every card into one of the three offers.',
          'zh-Hant': '把每張牌都放進三組之一。',
        },
      },
    },
    {
      at: 36,
      comment: {
        en: 'The board after the lesson’s own first round: you have limit 3. Now Bo has divided, and Cleo has taken a bridge.',
        'zh-Hant': '這是教學的第一輪打完後的盤面，你的時間是 3。這一輪由 Bo 分牌，Cleo 拿走了一座橋。',
      },
      task: {
        words: {
          en: '**Which offer** brings you more?\nOne card and no limit, or four with limit 7, the Doge among them? Your 3 and 7 make ten: you would sit out the rest of the passage.',
          'zh-Hant':
            '**選哪一組**比較好？\n一張牌，不用時間；或四張牌，其中有總督，時間 7。加上你的 3 就到十，這個階段剩下的部分你都不參加。',
        },
        hint: {
          en: 'Bo and Cleo are ahead of you in Cannaregio. In San Marco you are alone, and the Doge scores a district at once.',
          'zh-Hant': '在卡納雷吉歐，Bo 和 Cleo 都比你多。在聖馬可只有你，總督一去就計分。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'Four cards at once. The price is the rest of the passage.',
          'zh-Hant': '一次四張，代價是這個階段剩下的部分。',
        },
        ifWrong: {
          en: 'One more in Cannaregio scores nothing yet: Bo and Cleo have more there. With the Doge you score this turn.',
          'zh-Hant': '卡納雷吉歐多一位還得不到分：Bo 和 Cleo 在那裡都比你多。有總督，這一手就得分。',
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
          en: 'Eight points for you, and none for anyone else.',
          'zh-Hant': '你得八分，別人一分也沒有。',
        },
        ifWrong: {
          en: 'There is a district that brings you 8 points and no one else any.',
          'zh-Hant': '有一區讓你得 8 分，別人一分都沒有。',
        },
      },
    },
    {
      at: 38,
      task: {
        words: {
          en: 'Now a **district card**: place an aristocrat.\nThe card names the district, Cannaregio or San Marco; over a bridge of your own from there he may go on into the next one. The small figures under your name: 13 more to place, and 10 in the districts.',
          'zh-Hant':
            '再打一張**區域牌**，放一位貴族。\n牌上寫著是哪一區：卡納雷吉歐或聖馬可；那裡有你的橋，也可以過橋放到隔壁那一區。你名字下面的小數字：還有 13 位可以放，10 位已經在各區。',
        },
        hint: {
          en: 'Click the card, then a framed district, then Place.',
          'zh-Hant': '點那張牌，再點框起來的一區，然後按「放下」。',
        },
        right: { by: 'events', events: [{ type: 'aristocrat.placed', seat: 0 }] },
        ifRight: {
          en: 'The lesson plays your other two cards: the other aristocrat and a bridge.',
          'zh-Hant': '另外兩張由教學替你打：另一位貴族，和一座橋。',
        },
        ifWrong: {
          en: 'You may do that as well, but here an aristocrat comes first: with the Cannaregio or the San Marco card.',
          'zh-Hant': '這樣也合規則，不過這裡先放貴族：打卡納雷吉歐或聖馬可的牌。',
        },
      },
    },
    {
      at: 66,
      comment: {
        en: '- The **passage** is over; you sat out its end. Everyone under ten scores the difference from the highest limit total, Bo 6. Limits go back to 0.\n- A **banishment**: a die says how many must leave a district. All four of yours did.',
        'zh-Hant':
          '- **階段**結束，到十的你沒參加最後的部分。未滿十的人每比最高的人少 1，就得 1 分：Bo 得 6 分。接著時間歸零。\n- **驅逐**：骰子的點數就是一區裡要離開的人數，你的四位都走了。',
      },
      task: {
        words: {
          en: 'Cleo banished you from San Polo. **Transfer** back.\nReplace one of Cleo’s four there; your other two transfers follow.',
          'zh-Hant':
            'Cleo 把你的四位都趕出聖保羅：用**轉換**回去。\n換掉 Cleo 在聖保羅四位中的一位；另外兩張轉換也接著用在那裡。',
        },
        hint: {
          en: 'Choose a transfer, then San Polo and Cleo’s aristocrats.',
          'zh-Hant': '選轉換，再選聖保羅裡 Cleo 的貴族。',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'With the other two you lead there again, with three.',
          'zh-Hant': '加上另外兩張，那裡你有三位，又領先了。',
        },
        ifWrong: {
          en: 'In San Polo, and one of Cleo’s: she has four there.',
          'zh-Hant': '請在聖保羅換掉 Cleo 的一位：她在那裡有四位。',
        },
      },
    },
    {
      at: 78,
      task: {
        words: {
          en: 'Where is **one more** aristocrat worth more?\nSan Marco with limit 6, or Castello with limit 2? You have 8, so either takes you out of this passage; each limit point beyond ten gives Bo and Cleo one more point.',
          'zh-Hant':
            '多一位貴族，放**哪一區**比較好？\n聖馬可，時間 6；或卡斯泰洛，時間 2。你已經有 8，怎麼選都會到十，這個階段不再拿牌；超過十的每 1 點，Bo 和 Cleo 各多得 1 分。',
        },
        hint: {
          en: 'In San Marco you lead already, three to none. Who is in Castello?',
          'zh-Hant': '聖馬可已經是你領先，三比零。卡斯泰洛有誰？',
        },
        right: { by: 'played' },
        ifRight: {
          en: 'Castello is empty: a single aristocrat leads there, and that is worth six points.',
          'zh-Hant': '卡斯泰洛沒有人：放一位就領先，值六分。',
        },
        ifWrong: {
          en: 'A fourth in San Marco brings you no more than three do: 8. In empty Castello one brings you 6, and that offer costs 4 less.',
          'zh-Hant': '聖馬可第四位帶來的不比三位多：都是 8 分。卡斯泰洛沒有人，一位就有 6 分，時間還少 4。',
        },
      },
    },
    {
      at: 109,
      comment: {
        en: 'Your limit total, 10, was the highest: Bo and Cleo scored the difference, 1 and 4. The lowest total also **banishes** for free: Cleo did, in Dorsoduro. The last passage has begun, and Bo has divided its second round.',
        'zh-Hant':
          '這個階段你的總和 10 最高，Bo 和 Cleo 各得差距的分：1 分和 4 分。總和最低的人還能免費**驅逐**一次：Cleo 用在多爾索杜羅。最後一個階段已經開始，第二輪由 Bo 分好了牌。',
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
          en: 'Three cards for limit 2, and a Doge among them.',
          'zh-Hant': '三張牌只要時間 2，其中還有總督。',
        },
        ifWrong: { en: 'Another one has three cards for 2.', 'zh-Hant': '另一組三張牌只要 2。' },
      },
    },
    {
      at: 110,
      task: {
        words: {
          en: 'Prepare the Doge’s way: build a **bridge**.\nHe stands in Santa Croce. Next you walk him to a district where you score and nobody else does: which one is it, and which canals does he cross? A bridge of your own on his way saves you the toll.',
          'zh-Hant':
            '替總督鋪路：蓋一座**橋**。\n他在聖十字。接著由你帶他走到只有你得分、別人都不得分的區：是哪一區？會過哪幾條運河？路上有自己的橋，就省下過橋費。',
        },
        hint: {
          en: 'Only in Castello you are alone. From Santa Croce to Cannaregio he has a bridge of yours already; from there to Castello none.',
          'zh-Hant': '只有卡斯泰洛單單有你。從聖十字到卡納雷吉歐已經有你的橋，從那裡到卡斯泰洛還沒有。',
        },
        right: { by: 'events', events: [{ type: 'bridge.built', seat: 0 }] },
        ifRight: {
          en: 'One more canal that costs you nothing.',
          'zh-Hant': '你帶總督又多一條不用錢的路。',
        },
        ifWrong: { en: 'Build the bridge first.', 'zh-Hant': '先蓋橋。' },
      },
    },
    {
      at: 111,
      task: {
        words: {
          en: 'Walk the **Doge** to where you score and nobody else does.\nPlay the Doge card, then click the districts on his way, or only where he is to go: then he takes the cheapest way. Your own bridges are free; each one of another player costs you a point, paid to its owner.',
          'zh-Hant':
            '帶**總督**走到只有你得分的那一區。\n打總督牌，再依序點他經過的每一區；直接點終點，他就走最便宜的路。你的橋不用錢，別人的橋每座要付橋主一分。',
        },
        hint: {
          en: 'To Castello by way of Cannaregio, over your own bridges where you have them.',
          'zh-Hant': '經卡納雷吉歐走到卡斯泰洛，盡量走自己的橋。',
        },
        right: {
          by: 'events',
          events: [{ type: 'district.scored', district: 5, why: 'doge' }],
        },
        ifRight: { en: 'Castello is scored: six points for you.', 'zh-Hant': '卡斯泰洛計分：你得六分。' },
        ifWrong: {
          en: 'First the Doge, and to a district where only you have aristocrats: look at the upper right.',
          'zh-Hant': '先打總督，走到只有你有貴族的那一區：看看右上方。',
        },
      },
    },
    {
      at: 119,
      task: {
        words: {
          en: 'The last round: **divide** the cards as you like.\nCleo has reached ten. Bo takes one of the two offers, the other is yours, and the lesson plays out both. Then every district scores once more. A limit card of 2 costs whoever takes it 2 points at the end, and the lower total of you two banishes for free before the districts score: you have 2, Bo 3, Cleo 13.',
          'zh-Hant':
            '最後一輪：照你喜歡的方式**分牌**。\nCleo 已經到十。Bo 先拿一組，另一組歸你，兩組都由教學打完，然後每一區再計分一次。一張時間 2，誰拿了終局就少 2 分；你們兩人總和較低的，各區計分前還能免費驅逐一次：目前你 2，Bo 3，Cleo 13。',
        },
        hint: {
          en: 'Make two offers of which you would gladly have either: Bo takes the better one. Click a card, then an offer.',
          'zh-Hant': '分成兩組都拿得下手的牌：好的那一組 Bo 會拿走。點一張牌，再點一組。',
        },
        right: { by: 'events', events: [{ type: 'offers.divided', seat: 0 }] },
        ifRight: {
          en: 'The closer the two offers are, the better the one left for you. Bo takes what is best for him; the rest is yours, and the lesson plays it.',
          'zh-Hant': '兩組越接近，剩給你的就越好。Bo 拿對他最好的那組，剩下的歸你，由教學替你打。',
        },
        ifWrong: {
          en: 'Divide the cards into two offers.',
          'zh-Hant': '請把牌分成兩組。',
        },
      },
    },
    {
      at: 127,
      comment: {
        en: '- You divide so that either offer is good for you, and choose with an eye on the limit.\n- You walk the Doge over your own bridges.\n- You stay under ten: each point below the highest limit total scores one, and the lowest banishes for free.',
        'zh-Hant':
          '- 會分牌，讓兩組對你都不差；選牌會留意時間。\n- 會帶總督走自己的橋，到自己最強的地方。\n- 會讓時間總和不到十：階段結束時，每比最高的人少 1，就得 1 分；最低的還能免費驅逐。',
      },
    },
  ],
} as const
