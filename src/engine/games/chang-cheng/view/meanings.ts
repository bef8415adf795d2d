/** What the actions and events of Chang Cheng say to programs, and what their members mean. */
import type { Meanings } from '../../../kernel/protocol.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'

const HIDDEN_CARD = 'Its number; null for viewers who may not know it, or if nobody does.'

/** What a member means wherever nothing more is said about it. */
export const MEMBERS = {
  board1: 'The left board of the start, or `random` (CC-2).',
  board2: 'The right board of the start, or `random` (CC-2).',
  board3: 'The board that joins first, or `random` (CC-31).',
  board4: 'The board that joins second, with four seats, or `random` (CC-32).',
  firstSeat: 'Who starts (CC-4); 3 and 4 need as many seats.',
  memory:
    '`notes`: a seat keeps seeing the tiles it has looked at; `once`: until the next turn starts (CC-17).',
  neutral: 'Whether two seats play with neutral walls (CC-39).',
  events: 'The event cards (CC-43).',
  prestige: 'Whether prestige tiles lie face up or down (CC-49).',
  is: 'Tells the kinds apart.',
  type: 'The type of the action.',
  seat: 'The seat it is about.',
  space: 'The space.',
  province: 'The province.',
  region: 'The region.',
  card: 'The number of the card.',
  cards: 'The cards.',
  slot: 'The board, in the order joined, from 0.',
  face: 'The face of the board.',
  side: 'The end of the map.',
  turn: 'The turn, counted from 1 with skipped seats.',
  score: "The seat's score afterwards.",
  points: 'The points.',
  walls: 'By seat, pieces that count.',
  value: 'The number on the tile.',
} as const

export const ACTIONS: Meanings<Action> = {
  drawBoard: ['Chance draws a board (CC-2, CC-31).'],
  layThreats: [
    'Chance lays the threat tiles of the newest board (CC-3).',
    { values: 'From left to right. Null if the viewer does not know them.' },
  ],
  layPrestige: [
    'Chance lays the prestige tiles of the newest board (CC-3).',
    { values: 'From left to right.' },
  ],
  drawEvents: ['Chance draws two event cards (CC-43).', { cards: 'In alphabetical order.' }],
  drawFirst: ['Chance draws the first seat (CC-4).', { seat: 'The first seat.' }],
  turnPrestige: ['Chance turns up the prestige tile of a completed province (CC-49).'],
  turnThreat: ['Names an unseen threat tile that is turned up (CC-36, CC-47).'],
  nameCards: [
    'Names the cards of a seat in a completed province, because some are unseen (CC-20).',
    { cards: 'All its cards there, known ones too, in ascending order.' },
  ],
  wall: ['Builds a single wall: in a first turn, or either wall of A (CC-7, CC-8).'],
  cards: [
    'B: lays cards face down (CC-9).',
    { cards: 'Two, or one if no more is possible (CC-35), in ascending order of their provinces.' },
  ],
  cardWall: [
    'C: lays a card face down in the province of the space, then builds a single wall there (CC-10).',
    { card: HIDDEN_CARD },
  ],
  double: [
    'D: builds the double wall (CC-11).',
    { spaces: 'The left space first, as they lie on the map, also across a joint.' },
  ],
  tower: ['E: builds the tower (CC-14).'],
  neutral: ['Builds a neutral wall after an action, or as the action `N` (CC-39, CC-42b).'],
  noNeutral: ['Builds no neutral wall (CC-39).'],
  open: ['Says which of two completed provinces comes first (CC-19a).'],
  join: ['Joins the drawn board to an end of the map (CC-31).'],
  remove: ['Warrior: removes another card that still waits (CC-22).', { card: 'Its number.' }],
  destroy: ['Traitor: destroys a single wall of the province (CC-23).'],
  dismiss: ['Traitor: removes the threat tile of a region beside the province (CC-23).'],
  raise: ['Flood or architect: the province is worth 2 more (CC-24, CC-25).'],
  lower: ['Flood: the province is worth 2 less (CC-24).'],
  extraWall: ['Architect: an extra wall for the owner of the card (CC-25).'],
  swap: [
    'Official: swaps two single walls (CC-27).',
    { here: 'A wall of this province.', there: 'A wall of another province.' },
  ],
  decline: ['Warrior, traitor or official: does nothing.'],
}

export const EVENTS: Meanings<Event> = {
  'board.joined': [
    'A board joined the map. Named boards of the start are on the map before the first event, unless a drawn one comes before them.',
    { seat: 'The seat that chose the end; null at the start.' },
  ],
  'threats.laid': [
    'The threat tiles of a board were laid.',
    { values: 'From left to right. Null if the viewer does not know them.' },
  ],
  'prestige.laid': ['The prestige tiles of a board were laid.', { values: 'From left to right.' }],
  'events.drawn': ['The event cards were drawn.', { cards: 'In alphabetical order.' }],
  'first.drawn': ['Chance drew the first seat.', { seat: 'The first seat.' }],
  'turn.started': ['The seat is to act.'],
  'seat.skipped': ['The seat can do nothing (CC-6).'],
  'action.chosen': [
    'The seat has begun its action.',
    { action: '`W` one wall in a first turn, `A` to `E`, `N` only a neutral wall (CC-42b).' },
  ],
  'wall.built': ['A single wall was built.', { left: 'Single walls the seat has left.' }],
  'double.built': [
    'The double wall was built.',
    {
      spaces: 'The left space first.',
      provinces: 'The province or provinces of its spaces, from left to right.',
    },
  ],
  'double.scored': ['Points for the double wall at once (CC-12).'],
  'tower.built': ['The tower was built.'],
  'neutral.built': ['A neutral wall was built.', { left: 'Neutral walls left.' }],
  'card.laid': ['A card was laid face down.', { card: HIDDEN_CARD }],
  'reservation.ended': [
    'A tower no longer keeps a space (CC-15, CC-15b).',
    {
      seat: 'Its owner.',
      space: 'The space of the tower.',
      why: '`used`: its owner built beside it; `lapsed`: its owner has no single wall left.',
    },
  ],
  'threat.seen': [
    'The builder looked at the tile of a region (CC-17).',
    {
      value: 'Its number; null for viewers who may not know it, or if nobody does.',
      memory: 'The option: how long the seat keeps seeing it.',
    },
  ],
  'threat.turned': ['A tile is face up from now on (CC-36, CC-47).'],
  'threat.due': [
    'Tiles are to be turned up, and the first is unseen: it must be named.',
    {
      regions: 'Their regions, from left to right.',
      closed: 'Why the map was closed; null if something was built there (CC-47).',
    },
  ],
  'wall.omitted': [
    'The second wall of A is left out: no wall is left, or no other province has room (CC-35).',
  ],
  'neutral.declined': ['No neutral wall was built.'],
  'choice.due': [
    'The mover is to choose.',
    { of: 'Its second wall, which completed province to open first, or a neutral wall.' },
  ],
  'province.completed': ['All spaces of the province are filled.'],
  'prestige.due': ['Chance is to turn up the prestige tile of the province (CC-49).'],
  'prestige.turned': ['The prestige tile of the province was turned up.'],
  'cards.due': ["Some of the seat's cards in the province are unseen and must be named."],
  'cards.named': [
    "The seat's cards in the province were named.",
    { cards: 'All of them, in ascending order.' },
  ],
  'cards.revealed': [
    'All cards of the province were turned up (CC-20).',
    { cards: 'From low to high, equal numbers by seat.' },
  ],
  'cards.struck': [
    'Cards with equal numbers were struck out (CC-21).',
    { cards: 'From low to high, equal numbers by seat.' },
  ],
  'card.due': ['The owner of the card is to decide.', { seat: 'Its owner.' }],
  'card.declined': ['The owner of the card declined.', { seat: 'Its owner.' }],
  'card.lapsed': ['The card cannot do anything (CC-21a).', { seat: 'Its owner.' }],
  'card.removed': [
    'A warrior removed a card (CC-22).',
    {
      seat: 'The owner of the warrior.',
      ownerSeat: 'The owner of the removed card.',
      card: 'The number of the removed card.',
    },
  ],
  'wall.destroyed': [
    'A traitor destroyed a wall (CC-23a).',
    { seat: 'The owner of the traitor.', owner: 'The owner of the wall.' },
  ],
  'threat.removed': ['A traitor removed a threat tile (CC-23).', { seat: 'The owner of the traitor.' }],
  'value.changed': [
    'A card changed the value of the province.',
    { seat: 'The owner of the card.', by: 'How much it is worth more, or less.' },
  ],
  'extra.gained': [
    'A card gave extra walls in the province (CC-26a).',
    { seat: 'The owner of the card.', walls: '1 from an architect, 2 from a great architect.' },
  ],
  'walls.swapped': [
    'An official swapped two walls (CC-27).',
    {
      seat: 'The owner of the official.',
      here: 'The space in the completed province.',
      there: 'The space in another province.',
      hereOwner: 'The owner of the wall here before the swap.',
      thereOwner: 'The owner of the wall there before the swap.',
    },
  ],
  'province.scored': [
    'A province was scored (CC-28).',
    {
      value: 'What it is worth.',
      walls: 'By seat, pieces that count and extra walls.',
      neutral: 'Neutral walls.',
      winners: 'The seats that score the value.',
    },
  ],
  'province.won': [
    'A seat scores the province; one event for each winner.',
    { points: 'The value of the province.' },
  ],
  'emperor.laid': [
    'An Emperor card was laid on the province (CC-30).',
    { count: 'Emperor cards on provinces now.' },
  ],
  'board.due': [
    'The third Emperor card is laid: a board is drawn, or the one that the options name comes.',
    { seat: 'The mover, who will choose the end.' },
  ],
  'board.drawn': [
    'The mover is to choose the end for this board (CC-31).',
    { slot: 'The slot it will have.' },
  ],
  'map.closed': [
    'There are no more turns.',
    { why: '`filled`: all spaces are; `stuck`: nobody can act (CC-34, CC-34a).' },
  ],
  'region.raided': [
    'The Mongols come to a region (CC-36).',
    { walls: 'By seat, pieces that count.', neutral: 'Neutral walls.' },
  ],
  'region.lost': [
    'A seat loses points; one event for each seat that does.',
    { points: 'The number on the tile, below 0.' },
  ],
  'region.spared': ['The tower of the seat in the region saves it from the loss (CC-37).'],
  'event.scored': [
    'A seat scores an event card (CC-44 to CC-46).',
    { event: 'The event card.', count: 'The number of provinces, adjacent spaces or cards.' },
  ],
  'match.won': ['A seat won; one event for each winner.', { shared: 'True if others won too.' }],
  'match.ended': [
    'The match is over.',
    {
      places: 'The rank of each seat, 1 is best.',
      scores: 'By seat, the final scores.',
      ending: 'The kind of ending, as in the outcome.',
    },
  ],
}
