/**
 * What puzzles of Quorsum ask, and what a wrong move misses, without telling the better one, by the fact of its reason.
 * Pages leave these texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const puzzleTexts = {
  en: {
    ask: {
      flip: 'Flip {tile}, or move pawn {pawn}?',
      way: 'Pawn {pawn} on {at}: which way?',
      on: 'Pawn {pawn} on {at}: go on?',
      dice: 'Where do the dice go?',
    },
    missed: {
      home: 'A pawn can get home.',
      nearer: 'There is a shorter or surer way home.',
      opens: 'A way home can be opened for one of your pawns.',
      opensAll: 'A way home can be opened for one of your pawns.',
      clears: 'One of your pawns can be left fewer tiles to flip.',
      shortens: '{fromSeat}’s way home can be made longer.',
      obstructs: '{fromSeat}’s way home can be made longer.',
      shuts: '{fromSeat} can be shut off from home.',
    },
  },
  'zh-Hant': {
    ask: {
      flip: '翻 {tile}，還是走 {pawn} 號棋子？',
      way: '{at} 的 {pawn} 號棋子往哪走？',
      on: '{at} 的 {pawn} 號棋子，再走嗎？',
      dice: '骰子怎麼分？',
    },
    missed: {
      home: '有棋子可以到家。',
      nearer: '有更近或更穩的路回家。',
      opens: '可以替自己的棋子打開回家的路。',
      opensAll: '可以替自己的棋子打開回家的路。',
      clears: '可以讓自己的棋子少翻一塊板塊。',
      shortens: '可以讓 {fromSeat} 回家的路變長。',
      obstructs: '可以讓 {fromSeat} 回家的路變長。',
      shuts: '可以擋住 {fromSeat} 回家的路。',
    },
  },
} as const satisfies { readonly [L in Language]: Texts }
