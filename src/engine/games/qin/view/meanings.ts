/** What the actions and events of Qin say to programs, and what their members mean. */
import type { Meanings } from '../../../kernel/protocol.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'

/** What a member means wherever nothing more is said about it. */
export const MEMBERS = {
  side: 'The side of the board; the option `both` is a game on each (QIN-G4).',
  firstSeat: 'Who starts (QIN-S7); 3 and 4 need as many seats.',
  villageTie: 'What a tie does to a village that has a holder (QIN-V5).',
  openHands: 'With `on` all hands are open (QIN-H1).',
  joinThree: 'With `forbidden` a tile may join at most two provinces of a colour (QIN-A10).',
  seat: 'The seat it is about.',
  turn: 'The turn of this game, counted from 1 with passes.',
  tile: 'The kind of tile, by its two colours.',
  colour: 'The colour of the province.',
  squares: 'The squares that are new in the province, in reading order.',
  size: 'The number of its squares afterwards.',
  on: 'Whether `at` is the place of a province or a village.',
  left: "Pagodas in the seat's supply afterwards.",
  shared: 'True if others won too.',
  key: 'Its key among the texts of the game.',
  params: 'Always empty.',
} as const

export const ACTIONS: Meanings<Action> = {
  first: ['Chance draws the first seat (QIN-S7).', { seat: 'The first seat.' }],
  deal: [
    'Chance deals a seat its hand (QIN-S6).',
    {
      seat: 'The seat dealt to.',
      tiles: 'Three kinds, in the order of the kinds. Null if the viewer does not know them.',
    },
  ],
  place: [
    'The mover places a tile from its hand.',
    {
      at: "The squares of the tile's first and second colour; those of a tile of one colour in reading order.",
    },
  ],
  pass: ['The mover says that none of its tiles fits; legal only with unseen tiles in its hand (QIN-T2).'],
  draw: [
    'Chance draws a tile for the mover (QIN-D1).',
    { seat: 'The mover.', tile: 'The kind; null for viewers who may not know it, or if nobody has seen it.' },
  ],
}

export const EVENTS: Meanings<Event> = {
  'first.drawn': ['Chance drew the first seat.', { seat: 'The first seat.' }],
  'game.started': [
    'The second game begins on an empty board with full supplies (QIN-G4).',
    { game: 'Always 2.', side: 'The side of the board of this game.', seat: 'The seat that starts it.' },
  ],
  'hand.dealt': [
    'A seat was dealt its hand.',
    {
      tiles: 'In the order of the kinds; null for viewers who may not know them, or if nobody has seen them.',
    },
  ],
  'turn.started': ['The seat is to place a tile.'],
  'seat.passed': ['None of its tiles fits; it draws nothing (QIN-T2).'],
  'tile.placed': ['A tile was placed.', { at: 'The squares of its first and second colour.' }],
  'province.founded': [
    'Squares became a new province of the seat (QIN-E1).',
    {
      at: 'The square that names the province: its pagodas go there.',
      squares: 'All its squares, in reading order.',
    },
  ],
  'province.extended': [
    'Squares joined a province (QIN-E2).',
    { seat: 'Its owner, whoever placed the tile.', at: 'The square that names it.' },
  ],
  'province.joined': [
    'A province became part of another of the same owner (QIN-A1).',
    {
      seat: 'The owner of both.',
      at: 'The province that is no more, by its square.',
      into: 'The province that remains, by its square.',
      size: 'The number of squares of the remaining one afterwards.',
    },
  ],
  'province.absorbed': [
    'A province became part of one of another seat (QIN-A2).',
    {
      seat: 'The seat that loses it.',
      bySeat: 'The seat that gains it.',
      at: 'The province that is no more, by its square.',
      into: 'The province that remains, by its square.',
      size: 'The number of squares of the remaining one afterwards.',
    },
  ],
  'pagoda.returned': ["One pagoda went back to the seat's supply.", { at: 'The square it came from.' }],
  'pagoda.moved': [
    'One pagoda of a joined province went to the province that remains.',
    { from: 'The square it came from.', to: 'The square it is on.' },
  ],
  'pagoda.placed': ["One pagoda came from the seat's supply.", { at: 'The square it is on.' }],
  'village.lost': [
    'The seat no longer holds the village.',
    { at: 'Its square.', why: '`outdone`: another seat is stronger; `tied`: several are strongest.' },
  ],
  'village.won': ['The seat now holds the village.', { at: 'Its square.' }],
  'hand.drawn': [
    'A tile was drawn.',
    { tile: 'The kind; null for viewers who may not know it, or if nobody has seen it.' },
  ],
  'game.ended': [
    'A game is over.',
    {
      game: '1 or 2.',
      why: '`built`: a supply is empty; `placed`: all tiles are placed; `blocked`: no tile fits.',
      pagodas: 'By seat, the pagodas on the board.',
    },
  ],
  'game.won': ['A seat won the game; one event for each winner.'],
  'match.won': [
    'After two games, one event for each winner (QIN-G4).',
    { left: 'Its pagodas not placed, of both games together.' },
  ],
  'match.ended': [
    'The match is over.',
    {
      places: 'The rank of each seat, 1 is best.',
      scores: 'By seat, the pagodas on the board, of all games.',
      ending: 'The kind of ending, as in the outcome.',
    },
  ],
}
