import type { Texts } from '../../../../kernel/text.ts'

/** Actions as one would tell somebody to take them, in English. */
export const actionEn = {
  lay: 'The sixteen tiles are laid',
  roll: 'Rolled {dice}',
  choose: { first: 'Take the first turn', place: 'Place the pawns' },
  place: 'Place pawns: {firstSeat} on {a} and {b}, {secondSeat} on {c} and {d}',
  allot: { some: 'Assign {allotments}', none: 'Pass the turn' },
  step: 'Move pawn {pawn} to {to}',
  flip: 'Flip {tile}',
  stop: 'Stop the pawn',
  giveUp: 'Give up the rest of the turn',
} as const satisfies Texts

/** Dice assigned to one pawn or tile, in English. */
export const allotmentEn = {
  pawn: '{n} die to pawn {pawn} | {n} dice to pawn {pawn}',
  tile: '{n} die to tile {tile} | {n} dice to tile {tile}',
} as const satisfies Texts
