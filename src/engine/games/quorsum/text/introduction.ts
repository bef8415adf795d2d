import type { Introduction } from '../../../kernel/introduction.ts'
import { eventMatchers } from '../../../kernel/rules/rule-list.ts'
import type { Event } from '../event.ts'

const on = eventMatchers<Event>()

/** Quorsum for newcomers: a turn that moves a pawn and flips a tile. */
export const introduction: Introduction = {
  difficulty: 2,
  firstMatch: { seats: 2, options: {} },
  within: 5,
  pictures: [
    { shows: on('dice.allotted', ({ allotments }) => allotments.length > 1) },
    { shows: on('tile.flipped'), sameSeat: 0 },
    { shows: on('move.announced'), sameSeat: 0 },
    { shows: on('pawn.moved'), sameSeat: 0 },
  ],
  texts: {
    en: {
      lead: 'Decide what your four dice are for, then roll them: they move pawns and flip tiles. The first to bring both pawns home wins.',
      does: 'A pawn steps onto an empty neighbouring tile of the colour it stands on. A roll succeeds if a die shows the tile’s value or more; every die that succeeds can be rolled again to move on.',
      won: 'Home is the corner diagonally opposite. With both pawns home you win at once, and it counts double if your opponent has none home. After six turns in a row without progress the game stops: whoever is closer to home wins.',
      turn: { title: 'One turn', text: 'Assign the dice, then carry out the actions in any order' },
      pictures: [
        { title: 'Assign', text: 'Before any die is rolled, say which pawn or which tile each one is for.' },
        {
          title: 'Flip',
          text: 'One die that shows the value of an empty tile or more turns the tile over to its other colour.',
        },
        {
          title: 'Aim',
          text: 'Name the tile the pawn will step onto: empty, beside it, of the same colour.',
        },
        {
          title: 'Step',
          text: 'One die that shows the tile’s value or more is enough here, too: the pawn steps.',
        },
      ],
    },
    'zh-Hant': {
      lead: '先講定四顆骰子的用途，再擲：移動棋子，翻轉板塊。誰先讓兩枚棋子都回到家就贏。',
      does: '棋子走到旁邊同色的空板塊上。只要有一顆骰子達到板塊的點數就成功，達標的骰子還可以讓棋子接著走。',
      won: '家在起點斜對面的角落。兩枚棋子都到家就立刻獲勝；對手一枚都沒到家的話，這一勝算雙倍。連續六個回合沒有進展，這一局就停止，離家較近的人獲勝。',
      turn: { title: '一回合', text: '先分配骰子，再依自訂的順序執行' },
      pictures: [
        { title: '分配', text: '擲骰之前，先講定每顆骰子用在哪枚棋子或哪塊板塊上。' },
        { title: '翻轉', text: '只要有一顆骰子達到空板塊的點數，就把它翻成另一個顏色。' },
        { title: '指定', text: '說出棋子要走到哪一塊：在旁邊、空的、與腳下同色。' },
        { title: '走', text: '同樣只要有一顆骰子達到板塊的點數，棋子就走過去。' },
      ],
    },
  },
}
