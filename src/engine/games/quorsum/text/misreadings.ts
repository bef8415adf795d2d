import type { Misreading } from '../../../kernel/misreadings.ts'
import type { View } from '../view/schema.ts'

/** What people often get wrong about Quorsum, the most frequent first. */
export const misreadings: readonly Misreading<View>[] = [
  {
    id: 'beforeRolling',
    rules: ['QO-8', 'QO-10'],
    matters: ({ stage }) => stage === 'allot',
    texts: {
      en: {
        wrong: 'You roll the dice, then decide what each of them is for.',
        right:
          'You say what all four dice are for before you roll any of them. Only the order of your actions stays open.',
      },
      'zh-Hant': {
        wrong: '先擲骰，再決定每顆骰子做什麼。',
        right: '四顆骰子的用途，要在擲第一顆之前全部講定。之後能選的只有執行的順序。',
      },
    },
  },
  {
    id: 'notAdded',
    rules: ['QO-12', 'QO-15'],
    matters: ({ stage, open }) => stage === 'carry' && open.some(({ allotment }) => allotment.dice > 1),
    texts: {
      en: {
        wrong: 'The dice of one action are added up.',
        right: 'Dice are not added up: one of them has to reach the tile’s value by itself.',
      },
      'zh-Hant': {
        wrong: '同一個動作的骰子，點數可以相加。',
        right: '點數不相加：至少要有一顆自己就達到板塊的點數。',
      },
    },
  },
  {
    id: 'tileColour',
    rules: ['QO-11'],
    matters: ({ stage, open }) => stage === 'carry' && open.some(({ allotment }) => 'pawn' in allotment),
    texts: {
      en: {
        wrong: 'A pawn moves onto tiles of its own colour.',
        right:
          'A pawn moves onto tiles of the colour it is standing on, dark or light. The pawn’s own colour only says whose it is.',
      },
      'zh-Hant': {
        wrong: '棋子只能走自己顏色的板塊。',
        right: '棋子走的是和腳下同色的板塊，深色或淺色。棋子自己的顏色只代表是誰的。',
      },
    },
  },
  {
    id: 'reachedOnly',
    rules: ['QO-13', 'QO-14'],
    matters: ({ stage }) => stage === 'chain',
    texts: {
      en: {
        wrong: 'After a step that worked, all dice of the pawn are rolled again.',
        right: 'Only the dice that reached the value go on. The others are spent.',
      },
      'zh-Hant': {
        wrong: '走成功之後，那枚棋子的骰子全部再擲一次。',
        right: '只有達到點數的骰子才能繼續用，其他的已經用掉。',
      },
    },
  },
  {
    id: 'ownCorner',
    rules: ['QO-5'],
    matters: ({ stage }) => stage === 'place',
    texts: {
      en: {
        wrong: 'Both pawns run to the opponent’s side.',
        right: 'Each pawn has a home of its own: the corner diagonally across from where it starts.',
      },
      'zh-Hant': {
        wrong: '兩枚棋子都要跑到對手那一邊。',
        right: '每枚棋子各有自己的家：起點斜對面的角落。',
      },
    },
  },
  {
    id: 'replyLock',
    rules: ['QO-16'],
    matters: ({ stage, locked }) => stage === 'allot' && locked.length > 0,
    texts: {
      en: {
        wrong: 'A flipped tile stays locked, or can be flipped back at once.',
        right:
          'A flipped tile is locked for one turn, the opponent’s next, so that nobody flips it straight back. Then it is free again.',
      },
      'zh-Hant': {
        wrong: '翻過的板塊就一直鎖著，或可以馬上翻回來。',
        right: '選「鎖定一回合」時，翻過的板塊只在對手的下一回合鎖定，之後就自由了。',
      },
    },
  },
  {
    id: 'doubleWin',
    rules: ['QO-19'],
    matters: ({ stage, by, doubleFor, pawns }) =>
      stage === 'allot' &&
      doubleFor.some((seat) => seat === by) &&
      pawns.some(({ seat, distance }) => seat === by && distance === 0),
    texts: {
      en: {
        wrong: 'A win counts double if the opponent is far behind.',
        right:
          'A win counts double if no pawn of the opponent is home at that moment. How far they are does not matter.',
      },
      'zh-Hant': {
        wrong: '對手落後很多，就算雙倍勝。',
        right: '那一刻對手沒有任何棋子在家，才算雙倍勝；離家多遠沒有關係。',
      },
    },
  },
]
