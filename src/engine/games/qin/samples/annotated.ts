import match from './annotated-match.json' with { type: 'json' }

/** A race to place pagodas, decided by two absorbed provinces. */
export const annotatedMatch = {
  title: { en: 'Swallowed twice', 'zh-Hant': '兩口吞下的江山' },
  about: {
    en: 'Founding fast, tying villages, and the two joins that turn a race around.',
    'zh-Hant': '快速開疆、把村莊打成平手，還有扭轉局勢的兩次併吞。',
  },
  match,
  notes: [
    {
      at: 2,
      comment: {
        en: 'Each player has 24 pagodas and wins by getting rid of **all** of them. On your turn you place a tile and draw another; every new province of yours and every village you lead at takes a pagoda.',
        'zh-Hant':
          '每人有 24 座寶塔，先**全部**蓋出去的人獲勝。一回合放一塊板塊、抽一塊；新建立的省區、佔上風的村莊，各蓋一座寶塔。',
      },
    },
    {
      at: 3,
      glyph: '!',
      comment: {
        en: 'A fine opening: the red half touches the red start square, the yellow half the yellow one. Two provinces with one tile, and the village g7 beside both: three pagodas at once. A first turn hardly gets better.',
        'zh-Hant':
          '漂亮的開局：紅色那一格接紅色起始格，黃色那一格接黃色起始格。一塊板塊建立兩個省區，旁邊的村莊 g7 也到手：一次三座寶塔，第一回合很難更好了。',
      },
      bookmark: { en: 'Three pagodas in one turn', 'zh-Hant': '一回合三座寶塔' },
    },
    {
      at: 5,
      comment: {
        en: 'Two squares of one colour are a province of their own, anywhere beside what lies there. The village g11 comes with it.',
        'zh-Hant': '同色兩格就是一個新的省區，只要挨著已有的格子，放哪裡都行。村莊 g11 也順手拿下。',
      },
    },
    {
      at: 13,
      comment: {
        en: 'No pagoda this time: both provinces only **grow**. Growing looks slow, but a large province is safe and dangerous: when provinces of one colour meet, the larger one takes all. Keep an eye on the blue one at h7.',
        'zh-Hant':
          '這一手沒有寶塔，兩個省區只是**擴張**。看起來慢，但大的省區既安全又危險：同色省區一旦相接，大的那個全拿。請留意 h7 的藍色省區。',
      },
      marks: [{ shape: 'circle', at: 'h7', ink: 'seal' }],
    },
    {
      at: 15,
      glyph: '!',
      comment: {
        en: 'A province between two villages: one founding, three pagodas.',
        'zh-Hant': '蓋在兩座村莊之間：建立一個省區，放下三座寶塔。',
      },
    },
    {
      at: 17,
      glyph: '!',
      comment: {
        en: 'The answer. k8 touches two villages Mei holds; now both have one pagoda of each player beside them. On a tie **nobody** holds a village, so two pagodas go back to Mei. One up for Jonas, two back for Mei: as good as three.',
        'zh-Hant':
          '這是回擊。k8 碰到 Mei 的兩座村莊，現在兩邊勢力各一。平手時村莊**不屬於任何人**，Mei 收回兩座寶塔。自己放一座、對手收兩座，等於賺三座。',
      },
      bookmark: { en: 'A tie costs two villages', 'zh-Hant': '一個平手丟兩村' },
    },
    {
      at: 23,
      comment: {
        en: 'Mei does the same to Jonas: two villages tied, two pagodas back. But look where the new blue province lies: two squares of grass away from Jonas’s blue.',
        'zh-Hant':
          'Mei 以牙還牙：兩座村莊打平，對手收回兩座。但看看新的藍色省區在哪裡：離 Jonas 的藍色只隔著兩格草地。',
      },
      marks: [
        { shape: 'circle', at: 'k6', ink: 'ink' },
        { shape: 'circle', at: 'h7', ink: 'seal' },
      ],
    },
    {
      at: 25,
      glyph: '!!',
      comment: {
        en: 'The first swallowing. Blue on i6 and j6 joins three squares of Jonas with two of Mei: the largest single province before the tile owns it all. Seven squares are a **major** province, which carries two pagodas, counts double at villages and can never be swallowed again. Three pagodas down for Jonas, two back for Mei.',
        'zh-Hant':
          '第一次併吞。i6、j6 的藍色把 Jonas 的三格和 Mei 的兩格連在一起：放之前最大的那個省區通吃。七格成為**大型省區**，放兩座寶塔、對村莊的勢力加倍，而且再也不會被併吞。Jonas 放下三座，Mei 收回兩座。',
      },
      bookmark: { en: 'The first swallowing', 'zh-Hant': '第一次併吞' },
    },
    {
      at: 35,
      comment: {
        en: 'Mei joins her own: two yellow provinces become one of five squares. It costs no pagoda, for the major one carries both, and it wins g7 back with double weight.',
        'zh-Hant': 'Mei 把自己的兩個黃色省區連成五格。寶塔一座不少，都疊到大型省區上，還用雙倍勢力拿回 g7。',
      },
    },
    {
      at: 43,
      comment: {
        en: 'The major province reaches g11 with its weight of two and takes it from Jonas.',
        'zh-Hant': '大型省區帶著兩份勢力碰到 g11，從 Jonas 手中搶走這座村莊。',
      },
    },
    {
      at: 47,
      comment: {
        en: 'Eight left against eleven: Mei leads the race again. But her small blue province at k10 lies beside the blue of k8…',
        'zh-Hant': '剩 8 座對 11 座，Mei 又領先了。可是她在 k10 的小藍色省區，就在 k8 的藍色旁邊……',
      },
      marks: [
        { shape: 'circle', at: 'k10', ink: 'ink' },
        { shape: 'circle', at: 'k8', ink: 'seal' },
      ],
    },
    {
      at: 49,
      glyph: '!!',
      comment: {
        en: 'The second swallowing, and the tile that wins the match. Jonas’s blue grows and swallows k10: one province and two villages gone for Mei, three pagodas for Jonas. Before it 8 to 11, after it 11 to 8. The analysis calls it luck: the blue tile he had drawn at step 46 was worth 37% to him.',
        'zh-Hant':
          '第二次併吞，也是決定勝負的一手。Jonas 的藍色向外擴張並吞下 k10：Mei 失去一個省區和兩座村莊，Jonas 放下三座。之前是 8 對 11，之後是 11 對 8。分析說這是運氣：他在第 46 手抽到的那塊藍藍，值 37% 的勝率。',
      },
      bookmark: { en: 'The second swallowing', 'zh-Hant': '第二次併吞' },
    },
    {
      at: 55,
      glyph: '!',
      comment: {
        en: 'Mei fights on: a province between two villages again.',
        'zh-Hant': 'Mei 還在拚：又是一個夾在兩座村莊之間的省區。',
      },
    },
    {
      at: 61,
      comment: {
        en: 'Four left. From here on Jonas only has to found a province a turn where nobody can undo it.',
        'zh-Hant': '剩四座。接下來 Jonas 只要每回合在沒人動得了的地方建立一個省區就好。',
      },
    },
  ],
} as const
