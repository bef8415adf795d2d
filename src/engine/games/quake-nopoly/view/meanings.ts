/** What the actions and events of Quake-nopoly say to programs, and what their members mean. */
import type { Meanings } from '../../../kernel/protocol.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'

const IN_ORDER = 'in the order of `brick`, `wood`, `stone`, `steel`'
const HIDDEN = 'The building; null for viewers who may not know it, or if nobody has seen it.'

/** What a member means wherever nothing more is said about it. */
export const MEMBERS = {
  roles: 'How roles are given: drawn, or chosen from the first seat on (QK-2).',
  firstSeat: 'Who starts (QK-7); from 3 on it needs as many seats.',
  variant: 'The standard game, or that for beginners (QK-39 to QK-42).',
  do: 'Tells the kinds apart.',
  is: 'Tells the kinds apart; where the table of stages says nothing else, the type of the action.',
  seat: 'The seat it is about.',
  player: 'The seat that carries the card out.',
  round: 'The round, from 1.',
  turn: 'Construction turns and cards turned up so far, this one included.',
  event: 'The event card.',
  at: 'Where the effect is on its card: its index among `effects`, and for one in a roll also the index of the row and of the effect in the row.',
  of: 'The kind of disaster.',
  card: 'The number of the district card.',
  other: "The other seat's district card.",
  district: 'The district.',
  building: 'The building card.',
  track: 'The track of the building.',
  kind: 'The kind of pieces.',
  role: 'The role.',
  die: 'What the die shows.',
  count: 'How many.',
  taken: 'By kind, the pieces it took, some of which it pays back.',
  level: 'The level on the district card, from 0.',
  material: 'Pieces on the track of its material.',
  structure: 'Pieces on the track of its structure.',
  left: 'Pieces on the track afterwards.',
  removed: 'Pieces that left the track.',
  damage: 'The damage.',
  pieces: `The pieces, ${IN_ORDER}.`,
  pay: `The pieces paid, ${IN_ORDER}.`,
  take: `The pieces taken, ${IN_ORDER}.`,
  land: "The district's own value; 0 for beginners (QK-41).",
  entry: "The event's damage.",
  forecast: 'What the forecast adds.',
  eased: '1 after an odd roll of the meteorologist (QK-37a), otherwise 0.',
  insteadOf: "The meteorologist's card that this one is hit instead of; null if there is none.",
  agenda: 'The tasks, the due one first.',
  why: 'Why.',
  buildings: 'The buildings.',
  cards: 'Own district cards with a free level, and that level.',
  gets: 'The pieces a building would start with, by building.',
  targets: 'What can be chosen.',
  pairs: "An own card and the other seat's.",
  tracks: 'Its tracks that can take more pieces.',
  plays: 'The kept cards that can be played, and what for.',
  to: 'The district cards that can be hit instead.',
  swapLand: 'To swap an own district card for another from the deck (QK-11).',
  plan: 'To pay for a building card from the deck (QK-15).',
  decks: 'The three decks.',
  districts: 'The deck of districts.',
  powers: 'What roles have used in this round, or in the match.',
  forecasts: 'What forecasts add to the next card; 0 without one.',
  window: 'The window it may be kept for.',
} as const

export const ACTIONS: Meanings<Action> = {
  drawFirst: ['Chance draws the first seat (QK-7).', { seat: 'The first seat.' }],
  drawRole: ['Chance draws the role of a seat (QK-2).'],
  drawDistrict: ['Chance draws a district card for a seat: one card a step.'],
  drawBuilding: ['Chance draws a building card for a seat: one card a step.', { building: HIDDEN }],
  turnUp: [
    'Chance turns up an event card for a seat (QK-17).',
    { event: 'The card, or `end` for the end card.' },
  ],
  roll: ['Chance rolls for a general event or the meteorologist.', { seat: 'The seat the task names.' }],
  role: ['Takes a role (QK-2).'],
  build: [
    'Builds a building from the hand on the lowest free level of an own district card (QK-10), also as the effect of a general event.',
  ],
  swapLand: [
    'Swaps an own district card for the next of the deck (QK-11): its buildings go back to the hand, the card under the deck; the new card comes last in the row.',
  ],
  review: [
    'Puts a building of the hand under the deck and draws another (QK-12).',
    { building: 'The building; null if it has not been seen.' },
  ],
  strengthen: ['Adds own pieces to a track of an own building (QK-13).', { count: 'How many pieces.' }],
  trade: ['Pays pieces to the supply and takes others (QK-14), also as the effect of a general event.'],
  plan: ['Pays pieces to the supply and draws a building card (QK-15).'],
  pass: ['Does nothing (QK-16).'],
  buy: [
    "Architect: buys another seat's building (QK-38a).",
    {
      card: 'The own district card it comes to, on the lowest free level.',
      pay: `Six pieces of the kinds of its tracks, to its owner, ${IN_ORDER}.`,
    },
  ],
  exchange: [
    "Landlord: exchanges an own empty district card for another seat's (QK-33a); the turn goes on.",
    { card: 'The own district card.' },
  ],
  lend: ['Banker: lends two pieces (QK-34); the turn goes on.', { seat: 'The seat that gets them.' }],
  undercut: [
    "Dealer: pays as many pieces as are on a track of another seat's building; all of them but one leave it (QK-35a). The turn goes on.",
  ],
  play: [
    'Plays a kept card (QK-18), in a construction turn before the action or before damage.',
    { on: 'Before damage the building or the district card it is for; null in a construction turn.' },
  ],
  fitOut: [
    'Dealer: adds pieces from the supply to what it has just built (QK-35).',
    { count: 'How many pieces.' },
  ],
  forecast: [
    'Sets the forecast for the next card of its kind (QK-36, QK-37).',
    { change: 'What it adds; 0 for none.' },
  ],
  carryOut: ['Carries the general event out now (QK-18).'],
  keep: ['Keeps the general event for later (QK-18).'],
  take: ['Takes pieces from the supply.'],
  pay: ['Pays pieces to the supply or to another seat, as `choice` says.'],
  putBack: [
    'Puts buildings of the hand under the deck, as the effect of a general event.',
    { buildings: 'In the order in which they go under the deck; null for one that has not been seen.' },
  ],
  reinforce: [
    'Adds pieces as the effect of a general event.',
    { on: 'The building, or the district card for all on it.' },
  ],
  tryShift: ['Meteorologist: rolls for the district card (QK-37a).'],
  shiftTo: ['Meteorologist: after an even roll, says which district card is hit instead (QK-37a).'],
  research: ['Seismologist: keeps the earthquake as research (QK-36a).'],
  endure: ['Takes the damage without further cards (QK-23b).'],
  expand: ['Draws a further district card (QK-26).'],
  decline: ['Does without what the task offers.'],
}

export const EVENTS: Meanings<Event> = {
  'first.drawn': ['Chance drew the first seat.', { seat: 'The first seat.' }],
  'role.drawn': ['Chance drew the role of a seat.'],
  'role.taken': ['A seat took a role.'],
  'district.drawn': ["A district card was drawn: it is the last of the seat's row, without buildings."],
  'building.drawn': ['A building card was drawn into the hand.', { building: HIDDEN }],
  'round.started': ['A round begins with its construction phase.', { seat: 'The start seat of the round.' }],
  'phase.started': [
    'Another phase of the round begins.',
    {
      phase: 'The phase.',
      seat: 'The seat that begins: the start seat, and in the expansion phase the next one clockwise, which is the start seat of the next round.',
    },
  ],
  'turn.started': ['A construction turn begins.', { pass: 'The pass of the construction phase, from 1.' }],
  'turn.passed': ['The seat did nothing.'],
  'building.built': ['A building came from the hand to the table; its pieces come from the supply.'],
  'building.strengthened': [
    'Pieces were added to a track.',
    { count: 'How many pieces.', from: 'Whether they come from the seat (`own`) or from the supply.' },
  ],
  'building.returned': [
    'A building went back to the hand (QK-11).',
    {
      material: 'Pieces of its material that went to the supply.',
      structure: 'Pieces of its structure that went to the supply.',
    },
  ],
  'district.returned': ['A district card went under the district deck (QK-11).'],
  'building.putBack': ['A building went from the hand under the building deck.', { building: HIDDEN }],
  'pieces.paid': [
    "Pieces went from the seat's stock to the supply.",
    { why: 'What for; `inspection` and `event` are effects of general events.' },
  ],
  'pieces.taken': ["Pieces went from the supply to the seat's stock.", { why: 'What for.' }],
  'pieces.given': [
    'Pieces went from seat to seat.',
    {
      seat: 'The seat that gave them.',
      toSeat: 'The seat that got them.',
      why: 'For a purchase of the architect, or by a general event.',
    },
  ],
  'building.bought': [
    'The architect bought a building: it moved to the lowest free level of its card.',
    {
      seat: 'The buyer.',
      ownerSeat: 'The seat it belonged to.',
      material: 'Pieces of its material now; the rest went to the supply or came from it.',
      structure: 'Pieces of its structure now, likewise.',
    },
  ],
  'districts.exchanged': [
    'The landlord exchanged district cards: each goes where the other was (QK-33a).',
    {
      seat: 'The landlord.',
      otherSeat: 'The other seat.',
      card: 'The card the landlord gave.',
      other: 'The card it got.',
      tier: 'The tier of both.',
    },
  ],
  'pieces.lent': [
    'The banker lent pieces (QK-34).',
    { seat: 'The banker.', toSeat: 'The seat that got them.' },
  ],
  'loan.collected': [
    'The banker took all pieces of the lent kinds (QK-34).',
    { seat: 'The banker.', fromSeat: 'The seat that had the loan.' },
  ],
  'building.undercut': [
    'The dealer removed pieces to the supply; one stays (QK-35a).',
    { seat: 'The dealer.', ownerSeat: 'The owner of the building.' },
  ],
  'forecast.set': ['A forecast was set.', { change: 'What it adds; 0 for none.' }],
  'card.turned': ['An event card was turned up.', { event: 'The card, or `end`.', of: 'Its class.' }],
  'card.kept': ['A general event was kept.'],
  'card.played': [
    'A kept card was played.',
    {
      on: 'The building or the district card it is for; null in a construction turn.',
      covers: 'Buildings it covers against the disaster.',
    },
  ],
  'effect.lapsed': ['The seat could not do anything in this effect.'],
  'effect.declined': ['The seat declined this effect.'],
  'die.rolled': [
    'The die was rolled.',
    { why: 'For a general event (`event`), or for the meteorologist (`shift`).' },
  ],
  'building.worn': ['A building lost pieces by a general event, but kept one.'],
  'disaster.struck': [
    'A disaster struck: all hits at once.',
    {
      seat: 'The seat that turned the card up.',
      hits: 'The district cards hit, clockwise from the start seat, in table order.',
    },
  ],
  'hit.eased': [
    'The meteorologist rolled an odd number: 1 less (QK-37a).',
    { damage: 'The damage of the card afterwards.' },
  ],
  'hit.moved': [
    "The meteorologist's card is not hit, another is (QK-37a).",
    {
      seat: 'The meteorologist.',
      card: "The meteorologist's district card.",
      toSeat: 'The seat of the card that is hit.',
      hit: 'The hit on that card.',
    },
  ],
  'hit.stayed': ['After an even roll the hit stays: there is no other card, or the meteorologist declined.'],
  'event.researched': ['The seismologist kept the earthquake as research (QK-36a).'],
  'building.damaged': ['A building lost pieces to the disaster.'],
  'building.collapsed': [
    'A building collapsed: it went under the building deck for all to see, its pieces to the supply (QK-22).',
    { material: 'Pieces of its material before.', structure: 'Pieces of its structure before.' },
  ],
  'damage.taken': [
    'The seat has taken its damage.',
    { collapsed: 'How many of its buildings collapsed; it draws a card for each.' },
  ],
  'building.produced': ['A building gave its seat a piece (QK-24).'],
  'production.missed': ['The supply had none of this kind, so the building gave nothing.'],
  'choice.declined': ['A seat declined.', { of: 'The task.' }],
  'step.due': ['What the match waits for now, and what follows; the last event of every step but the last.'],
  'match.won': [
    'A seat won; one event for each winner.',
    { score: 'Its points.', shared: 'True if others won too.' },
  ],
  'match.ended': [
    'The match is over.',
    {
      places: 'The rank of each seat, 1 is best.',
      scores: 'By seat, the points.',
      ending: 'The kind of ending, as in the outcome.',
    },
  ],
}
