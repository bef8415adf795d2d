import type { Texts } from '../../../../kernel/text.ts'

/** Actions as one would tell somebody to take them, in English. */
export const actionEn = {
  first: '{seat} is drawn to start',
  deal: { hidden: '{seat} is dealt three tiles', shown: '{seat} is dealt {tiles}' },
  draw: { hidden: '{seat} draws a tile', shown: '{seat} draws {tile}' },
  place: 'Place {tile} on {first} and {second}',
  pass: 'Pass: no tile fits',
} as const satisfies Texts

/** Tiles by their colours, in English. */
export const tileEn = {
  RR: 'red–red',
  RY: 'red–yellow',
  RB: 'red–blue',
  YY: 'yellow–yellow',
  YB: 'yellow–blue',
  BB: 'blue–blue',
} as const satisfies Texts
