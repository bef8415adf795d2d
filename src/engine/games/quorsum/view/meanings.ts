/** What the actions and events of Quorsum say to programs, and what their members mean. */
import type { Meanings } from '../../../kernel/protocol.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'

/** What a member means wherever nothing more is said about it. */
export const MEMBERS = {
  raceTo: 'Points that win the match; 1 is a single game (QO-22).',
  flipLock: '`reply`: a tile just flipped is locked for the next turn (QO-16); `none`: it is not.',
  sprint: 'With `on` no tile is flipped (QO-24).',
  value: 'The number on the tile.',
  side: 'The side that is up.',
  kind: 'Tells the two kinds apart.',
  seat: 'The seat whose turn it is.',
  pawn: 'The pawn, 0 to 3.',
  tile: 'The place of the tile.',
  dice: 'How many dice, or what they show.',
  tiles: 'The tiles in reading order.',
  points: 'By seat, the points of the match, those of this game included.',
  stage: 'The stage, as in the table of stages.',
} as const

export const ACTIONS: Meanings<Action> = {
  lay: [
    'Chance lays all sixteen tiles at once (QO-2).',
    { tiles: 'Sixteen tiles in reading order; no value more than five times (QO-1).' },
  ],
  roll: [
    'Chance rolls all dice of the attempt at once; at the opening one die for one seat (QO-3, QO-12).',
    { dice: 'What the dice show, in the order rolled.' },
  ],
  choose: [
    'The chooser takes A or B (QO-3).',
    { option: '`first` is A, the first turn; `place` is B, to place the pawns.' },
  ],
  place: [
    'The placer says which pawns start on which corner (QO-4).',
    { corners: 'The seats whose pawns start on A1, D1, A4 and D4; each seat twice.' },
  ],
  allot: [
    'Assigns the four dice of a turn (QO-8). An empty list gives them all up.',
    {
      allotments: 'Pawns, then tiles, each in ascending order and once; dice that are not assigned are lost.',
    },
  ],
  step: [
    'Announces a step of a pawn with all its dice, or those of the chain (QO-12, QO-13).',
    { to: 'The place it goes to if a die shows the number of the tile there.' },
  ],
  flip: ['Announces the flip of a tile with all its dice (QO-15).', { tile: 'The place of the tile.' }],
  stop: ['Ends the chain: its dice are lost, other assigned dice stay (QO-14).'],
  giveUp: ['Ends the turn: all dice that are left are lost (QO-14, QO-18).'],
}

export const EVENTS: Meanings<Event> = {
  'tiles.laid': ['Chance laid the tiles.', { game: 'The game of the match, from 1.' }],
  'opening.rolled': [
    'One opening die, seat 0 first.',
    { seat: 'The seat it was rolled for.', die: 'What it shows.' },
  ],
  'opening.tied': ['The opening dice were equal: both roll again, seat 0 first.', { die: 'What both show.' }],
  'choice.given': [
    'A seat may choose A or B.',
    {
      seat: 'The chooser.',
      by: 'Why: it rolled higher (`roll`), or it is its turn to choose in match play (`alternation`, QO-22).',
    },
  ],
  'option.chosen': [
    'The chooser took A or B.',
    { seat: 'The chooser.', option: '`first` is A, `place` is B.' },
  ],
  'pawns.placed': [
    'The pawns are on the corners.',
    { seat: 'The placer.', at: 'The places of pawns 0 to 3.' },
  ],
  'turn.started': [
    'A turn begins: the seat is to assign its dice.',
    { turn: 'The turn of this game, from 1.' },
  ],
  'dice.allotted': [
    'The dice were assigned.',
    { allotments: 'As in the action `allot`.', unused: 'Dice assigned to nothing; they are lost.' },
  ],
  'move.announced': [
    'A step was announced; chance rolls next.',
    {
      from: 'The place of the pawn.',
      to: 'The place it would go to.',
      value: 'The number a die must show, or more.',
      dice: 'How many dice are rolled.',
    },
  ],
  'flip.announced': [
    'A flip was announced; chance rolls next.',
    { value: 'The number a die must show, or more.', dice: 'How many dice are rolled.' },
  ],
  'dice.rolled': [
    'The dice of the attempt were rolled.',
    {
      dice: 'What they show, in the order rolled.',
      value: 'The number needed.',
      hits: 'Dice that show it or more; the attempt succeeds with one.',
    },
  ],
  'pawn.moved': [
    'The step succeeded.',
    { from: 'Where the pawn was.', to: 'Where it is.', distance: 'Orthogonal steps to its home now.' },
  ],
  'move.failed': [
    'The step failed: the pawn stays, its dice are lost.',
    { to: 'The place it would have gone to.' },
  ],
  'tile.flipped': ['The flip succeeded.', { side: 'The side that is up now.' }],
  'flip.failed': ['The flip failed: its dice are lost.'],
  'chain.opened': [
    'The pawn may go on (QO-13).',
    { dice: 'Dice of the chain: those that reached the number.' },
  ],
  'chain.ended': [
    'The chain ended; other assigned dice stay (QO-14).',
    { dice: 'The dice lost.', why: '`stopped` by the mover, or no place to go to (`noTarget`).' },
  ],
  'dice.voided': [
    'Nothing assigned can be carried out any more: the turn ends.',
    { allotments: 'The assigned dice that are lost.' },
  ],
  'dice.givenUp': ['The mover gave up the rest of the turn.'],
  'turn.ended': [
    'The turn is over.',
    {
      progress: 'True if a pawn of the seat is nearer home than after any earlier turn (QO-20).',
      idle: 'Turns in a row without progress, this one included.',
    },
  ],
  'game.won': [
    'Both pawns of the seat are home (QO-19).',
    { seat: 'The winner.', double: 'True if no pawn of the other is home: two points.' },
  ],
  'game.stalled': [
    'Six turns in a row without progress end the game (QO-20, QO-21).',
    {
      seat: 'The seat nearer home, which gets a point; null for a draw, in which each gets one.',
      distances: 'By pawn, 0 to 3, the orthogonal steps to its home: the first two are those of seat 0.',
    },
  ],
  'game.started': [
    'The next game of the match begins with an empty table (QO-22).',
    { game: 'The game, from 2.', chooser: 'The seat that chooses A or B.' },
  ],
  'match.ended': [
    'The match is over.',
    {
      winner: 'The seat with more points; null if they are equal.',
      points: 'By seat, the points of the match.',
      ending: 'The kind of ending, as in the outcome.',
    },
  ],
}
