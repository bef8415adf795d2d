/**
 * What puzzles of Quorsum ask, and what a wrong move misses, without telling the better one, by the fact of its reason.
 * Pages leave these texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const puzzleTexts = {
  en: {
    ask: {
      flip: 'Flip tile {tile} or move pawn {pawn}?',
      two: 'From {from} to {home}, {n} die: step to {a} or {b}? | From {from} to {home}, {n} dice: step to {a} or {b}?',
      twoOrStop:
        'From {from} to {home}, {n} die: {a}, {b} or stop? | From {from} to {home}, {n} dice: {a}, {b} or stop?',
      three:
        'From {from} to {home}, {n} die: step to {a}, {b} or {c}? | From {from} to {home}, {n} dice: step to {a}, {b} or {c}?',
      way: 'From {from} to {home}, {n} die: which way? | From {from} to {home}, {n} dice: which way?',
      on: 'Pawn {pawn} on {at}: move on or stop?',
      step: 'Pawn {pawn} on {at}: step or end the turn?',
      pawns: 'Step with pawn {pawn} on {a}, or pawn {otherPawn} on {b}?',
      dice: 'What should each die be for?',
    },
    missed: {
      home: 'A pawn can get home.',
      homeRather: 'The step home can be surer.',
      wins: 'A pawn can get home, which wins the game.',
      winsRather: 'The step that wins the game can be surer.',
      nearer: 'There is a shorter or surer way home.',
      opens: 'A way home can be opened for one of your pawns.',
      opensAll: 'A way home can be opened for one of your pawns.',
      clears: 'One of your pawns can be left fewer tiles to flip.',
      clearsAll: 'One of your pawns can be left nothing to flip.',
      shortens: '{fromSeat}’s way home can be made longer.',
      obstructs: '{fromSeat}’s way home can be made longer.',
      shuts: '{fromSeat} can be shut off from home.',
      hurries: 'Turns without progress lose the game.',
      frees: 'A tile on your other pawn’s way home can be freed.',
      takesBack: 'A turn without progress would help you.',
      each: {
        opens: 'A way home can be opened for both of your pawns.',
        opensAll: 'A way home can be opened for both of your pawns.',
        clears: 'Both of your pawns can be left fewer tiles to flip.',
        clearsAll: 'Both of your pawns can be left nothing to flip.',
        shuts: '{fromSeat} can be shut off from home.',
      },
    },
  },
  'zh-Hant': {
    ask: {
      flip: '該翻 {tile}，還是走 {pawn} 號棋子？',
      two: '從 {from} 回 {home}，{n} 顆骰子：該走 {a} 還是 {b}？',
      twoOrStop: '從 {from} 回 {home}，{n} 顆骰子：該走 {a}、走 {b}，還是停下？',
      three: '從 {from} 回 {home}，{n} 顆骰子：該走 {a}、{b} 還是 {c}？',
      way: '從 {from} 回 {home}，{n} 顆骰子：該往哪裡走？',
      on: '{at} 的 {pawn} 號棋子該繼續走，還是停下？',
      step: '{at} 的 {pawn} 號棋子該走一步，還是結束回合？',
      pawns: '該走 {a} 的 {pawn} 號棋子，還是 {b} 的 {otherPawn} 號棋子？',
      dice: '每顆骰子該分配給什麼？',
    },
    missed: {
      home: '有棋子可以到家。',
      homeRather: '回家的那一步可以更穩。',
      wins: '有棋子可以到家，贏下這一局。',
      winsRather: '贏下這一局的那一步可以更穩。',
      nearer: '有更近或更穩的路回家。',
      opens: '可以替自己的棋子打開回家的路。',
      opensAll: '可以替自己的棋子打開回家的路。',
      clears: '可以讓自己的棋子少翻一塊板塊。',
      clearsAll: '可以讓自己的棋子不必再翻板塊。',
      shortens: '可以讓 {fromSeat} 回家的路變長。',
      obstructs: '可以讓 {fromSeat} 回家的路變長。',
      shuts: '可以擋住 {fromSeat} 回家的路。',
      hurries: '一直沒有進展就會輸掉這一局。',
      frees: '另一枚棋子回家的路上，有一格可以讓出來。',
      takesBack: '這一回合沒有進展，反而對你有利。',
      each: {
        opens: '可以替兩枚棋子都打開回家的路。',
        opensAll: '可以替兩枚棋子都打開回家的路。',
        clears: '可以讓兩枚棋子都少翻一塊板塊。',
        clearsAll: '可以讓兩枚棋子都不必再翻板塊。',
        shuts: '可以擋住 {fromSeat} 回家的路。',
      },
    },
  },
} as const satisfies { readonly [L in Language]: Texts }
