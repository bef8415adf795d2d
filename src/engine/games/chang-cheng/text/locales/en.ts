import type { Texts } from '../../../../kernel/text.ts'
import { puzzleTexts } from '../puzzle-texts.ts'

/** The rules of Chang Cheng in English, by id. */
const rulesEn = {
  'CC-1': {
    text: 'Each player has fourteen single walls, one double wall, one tower, the action cards 1 to 6 of their colour, and starts with 0 points.',
  },
  'CC-2': {
    text: 'There are four boards with two faces. A face has a row of 13 wall spaces between three Chinese provinces and three Mongol regions, each a run of neighbouring spaces. Two boards are joined side by side at the start, two stay aside.',
    house:
      'The rows are our own drawing. Boards are drawn, or named face by face; a board named twice counts once.',
  },
  'CC-3': {
    text: 'A threat tile lies face down on each Mongol region and a prestige tile face up on each Chinese province. The others are stocks, face down.',
    house:
      'There are five threat tiles each of −2, −3 and −4, and three prestige tiles each of 0, 1, 2, 3 and 4.',
  },
  'CC-4': {
    text: 'The oldest starts, then play goes clockwise.',
    house: 'The oldest is asked to take the first seat. Another player may start, or the start is drawn.',
  },
  'CC-5': { text: 'A space holds one piece, and pieces go on empty spaces only.' },
  'CC-6': { text: 'On your turn you take one action. If none is possible, you are skipped.' },
  'CC-7': {
    text: 'On your first turn you build one single wall and nothing else.',
    house: 'You look at the threat tile as with every wall, and the province may become complete.',
  },
  'CC-8': { text: 'A: build two single walls in two different provinces.' },
  'CC-9': { text: 'B: lay two cards face down in two different provinces that are not complete.' },
  'CC-10': {
    text: 'C: lay a card face down in a province that is not complete, then build a single wall in the same province.',
  },
  'CC-11': {
    text: 'D: build the double wall on two neighbouring spaces, in one province or across two.',
    house: 'The two spaces may lie on two boards, across the joint.',
  },
  'CC-12': {
    text: 'It scores at once: one point for each province and region it stands in, two to four in all.',
  },
  'CC-13': {
    text: 'A double wall cannot be destroyed and counts as two walls.',
    house: 'It cannot be swapped either, and counts one in each of its two spaces.',
  },
  'CC-14': { text: 'E: build the tower on a space that has no tower beside it, whoever owns that.' },
  'CC-15': {
    text: 'A tower reserves one neighbouring space for its owner. While both neighbours are empty, others may take one of them; the last one is the owner’s.',
    house: 'This holds until the owner has built beside the tower after placing it.',
  },
  'CC-15a': {
    text: 'Two towers can reserve the same space.',
    house: 'Either of their owners may build there, nobody else.',
  },
  'CC-15b': {
    text: 'A tower reserves nothing for an owner who cannot use it.',
    house: 'A reservation ends as soon as its owner has no single wall left.',
  },
  'CC-15c': {
    text: 'A board can be joined beside a tower at the end of the map.',
    house: 'The new space beside it is a neighbour like any other.',
  },
  'CC-16': {
    text: 'A tower cannot be destroyed and counts as one wall.',
    house: 'It cannot be swapped either.',
  },
  'CC-17': {
    text: 'Whoever builds may look at the threat tile of the Mongol region of that space.',
    house:
      'This happens by itself, before the next choice, for neutral walls too. You may agree to have such tiles shown for the rest of the match, or until the end of the turn only.',
  },
  'CC-18': {
    text: 'You may look at your own face-down cards at any time. The others see only that there is a card of your colour.',
  },
  'CC-35': {
    text: 'Towards the end, do as much of your action as you can.',
    house:
      'The second wall or card is left out only if there is none, or no other province for it. C, D and E are done whole or not at all. Any action that is possible in this sense may be chosen.',
  },
  'CC-19': {
    text: 'When all spaces of a province are filled it is resolved at once, also between the two walls of action A.',
  },
  'CC-19a': {
    text: 'A double wall can complete two provinces.',
    house:
      'Its builder names the first before any card is turned up. All of the first comes before the second: cards, points, Emperor card and a new board.',
  },
  'CC-20': { text: 'All cards of the province are turned up.' },
  'CC-21': { text: 'Numbers that occur more than once are struck out without effect, before anything else.' },
  'CC-21a': {
    text: 'The other cards act from low to high, each decided by its owner, and leave the match.',
    house: 'A card that could do nothing is passed over by itself.',
  },
  'CC-22': {
    text: '1, warrior: remove one other card of this province, even one of your own if you like.',
    house: 'You may decline, and only cards still to act can be removed.',
  },
  'CC-23': {
    text: '2, traitor: destroy one single wall of this province, or remove the threat tile of a Mongol region beside it.',
    house:
      'The wall may be anyone’s, a neutral one too. The region must share a space with the province; its tile is not looked at. You may decline.',
  },
  'CC-23a': {
    text: 'A destroyed wall is laid aside at its space.',
    house:
      'The space stays filled, but the wall counts for nobody, neither in China nor against the Mongols.',
  },
  'CC-24': { text: '3, flood: this province is worth 2 more, or 2 less. One of them must be chosen.' },
  'CC-25': { text: '4, architect: this province is worth 2 more, or you have an extra wall in it.' },
  'CC-26': { text: '5, great architect: you have two extra walls in this province.' },
  'CC-26a': {
    text: 'Extra walls are counted with the walls of the province.',
    house: 'They count in China only, and also for a player without any wall there.',
  },
  'CC-27': {
    text: '6, official: swap one wall of this province with one wall of another that is not destroyed. Provinces already scored are not scored again.',
    house:
      'Both are single walls, of any colours. You may decline. A swap is no building: nobody looks at a tile.',
  },
  'CC-28': {
    text: 'Whoever has the most walls scores the province; if several tie, each scores it in full.',
    house: 'Extra walls count, destroyed ones do not. Where nobody has any, nobody scores.',
  },
  'CC-29': {
    text: 'A province is worth its spaces, less its destroyed walls, plus its prestige tile, plus or minus what cards changed.',
    house: 'This can be less than nothing.',
  },
  'CC-30': { text: 'The prestige tile stays, and one of the three Emperor cards is laid on the province.' },
  'CC-31': {
    text: 'With the third Emperor card another board is joined at once, on the left or on the right of the whole map. It gets three threat tiles face down and three prestige tiles face up, and the Emperor cards go back.',
    house: 'Board and face are drawn, unless named; whoever’s turn it is chooses the end.',
  },
  'CC-32': { text: 'This happens once with two or three players, twice with four.' },
  'CC-33': {
    text: 'Once no more boards can come, no Emperor cards are laid.',
    house: 'Two players without neutral walls stay with two boards.',
  },
  'CC-34': {
    text: 'The match ends when every space of the map is filled and the last provinces are scored.',
    house: 'A second wall or neutral wall that was still due lapses.',
  },
  'CC-34a': {
    text: 'If no one can do anything, there are no more turns.',
    house: 'Then the match ends too. Incomplete provinces are not scored, and cards in them do nothing.',
  },
  'CC-36': {
    text: 'All threat tiles are turned up. From left to right, whoever has the most walls in a Mongol region loses the number on its tile.',
  },
  'CC-36a': {
    text: 'Only walls that stand count here.',
    house: 'Where nobody has any nobody loses, and a region without a tile costs nothing.',
  },
  'CC-37': {
    text: 'If several tie, each loses. A tower in the region saves its owner.',
    house: 'Nobody else takes the place of a player who is saved.',
  },
  'CC-38': { text: 'The highest score wins, and ties share. Scores can be below zero.' },
  'CC-39': {
    text: 'Two players play with twelve neutral walls of a third colour. After your action, but not on your first turn, you may place one on an empty space.',
    house: 'Reservations bind it as if it were your own wall. It comes after all that your action completes.',
  },
  'CC-40': { text: 'After A or B it goes into a province you used in this turn.' },
  'CC-41': { text: 'After C it goes into a province other than the one you used.' },
  'CC-42': { text: 'After D or E, too, it goes into a province you did not use.' },
  'CC-42a': {
    text: 'Neutral walls are there to fill the wall.',
    house:
      'They count for majorities: where neutral has strictly the most, nobody scores or loses; where it ties, the players who tie do.',
  },
  'CC-42b': {
    text: 'A player who can take no action may still help to finish the wall.',
    house:
      'They must place a neutral wall, in any province, if they can. If neither player can do that, the match ends.',
  },
  'CC-43': {
    text: 'Two event cards, drawn or chosen, can lie open. They count after the Mongols have come, except Scouting.',
  },
  'CC-44': {
    text: 'Diplomacy: 4 points for standing in the most Chinese provinces; everyone tied scores.',
    house: 'One piece that is not destroyed is enough; neutral walls take no part.',
  },
  'CC-45': {
    text: 'Overlord: whoever has the longest row of pieces on neighbouring spaces scores its length; everyone tied scores.',
    house: 'Destroyed walls break a row, joints do not, and a double wall is two spaces long.',
  },
  'CC-46': { text: 'Emperor’s reward: 2 points for each card still in hand.' },
  'CC-47': {
    text: 'Scouting: whenever something is built, the threat tile of that Mongol region is turned up for good.',
  },
  'CC-49': {
    text: 'A match can be played with the prestige tiles face down: nobody may look at them. When a province is complete its tile is turned up first, before its cards.',
    house: 'A variant of ours: the published rules lay them face up.',
  },
  'CC-48': {
    text: 'Hands, the numbers of face-down cards, threat tiles face down and the stocks are hidden; players know their own cards and the tiles they have looked at.',
  },
} as const satisfies Texts

/** Reasons for an action. */
const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a}, and {b}.', 3: 'This {a}, {b}, and {c}.' },
  completes: {
    wins: 'completes province {province} and wins it, worth {points} points',
    shares: 'completes province {province} and shares it, worth {points} points each',
    own: 'completes province {province}, worth {points} points to you even without your card there | completes province {province}, worth {points} points to you even without your {n} cards there',
    ahead:
      'completes province {province} ({points} points) while you have the most walls there, {own} to {other}',
    level:
      'completes province {province} ({points} points), where nobody has more walls than you, {own} to {other}',
    nobody: 'completes province {province}, where neutral walls have the most, {n}',
    card: 'completes province {province}, so that your {what} may act at once',
  },
  cards: {
    wins: 'wins you province {province}, worth {points} points',
    shares: 'gives you a share of province {province}, worth {points} points each',
    alone: 'leaves province {province}, worth {points} points, to you alone',
    raises: 'raises your points in province {province} from {from} to {points}',
  },
  leads: 'puts you ahead in province {province} ({points} points), {own} to {other} in walls',
  extends: 'makes your lead in province {province} ({points} points) {own} to {other} in walls',
  level: 'draws level in province {province} ({points} points), {own} to {other} in walls',
  nears: 'brings you within one wall of the lead in province {province} ({points} points), {own} to {other}',
  worthUnknown: {
    leads: 'puts you ahead in province {province}, {own} to {other} in walls',
    extends: 'makes your lead in province {province} {own} to {other} in walls',
    level: 'draws level in province {province}, {own} to {other} in walls',
    nears: 'brings you within one wall of the lead in province {province}, {own} to {other}',
    completes: {
      ahead: 'completes province {province} while you have the most walls there, {own} to {other}',
      level: 'completes province {province}, where nobody has more walls than you, {own} to {other}',
    },
  },
  nobody: 'leaves province {province} without a winner',
  narrows: 'cuts {fromSeat}’s lead in province {province} to {own} to {other} in walls',
  fills:
    'leaves only {n} free space in province {province}, where you lead {own} to {other} | leaves only {n} free spaces in province {province}, where you lead {own} to {other}',
  fillsLevel:
    'leaves only {n} free space in province {province}, where you share the most walls, {own} each | leaves only {n} free spaces in province {province}, where you share the most walls, {own} each',
  relieves: 'spares you a loss in region {region}, where neutral walls now have the most',
  lowersFor: 'makes province {province}, where {fromSeat} leads, worth only {points} points',
  lowers: 'leaves province {province} worth only {points} points to others',
  scores: 'scores {points} points at once',
  safe: 'keeps you from losing points in region {region}',
  keeps: 'reserves a space beside the tower for you',
  dismisses: 'removes the threat tile of region {region}, where you have the most walls',
  dismissesLoss: 'saves you {points} points in region {region}, where you have the most walls',
  removes: 'keeps {fromSeat}’s {what} from acting',
  removesOwn:
    'keeps {fromSeat}’s {what} from acting, so that province {province} is still yours alone, worth {points} points',
  behind:
    'leaves the Mongols of region {region} to {fromSeat}, where building on space {space} would expose you',
  behindLoss:
    'leaves the Mongols of region {region} (−{points}) to {fromSeat}, where building on space {space} would expose you',
  holds: {
    one: 'keeps your {what} for another province',
    cards: 'keeps your cards for other provinces',
  },
  towerLeft: 'keeps your tower for later',
  turnsUp:
    'turns up your card in province {province} before others add to it | turns up your {n} cards in province {province} before others add to it',
  ownSpace: 'leaves space {space}, where only you may build',
  blocksDoubles: 'leaves nobody room for a double wall',
  sparesRaid:
    'keeps you out of the Mongols’ way in region {region}, where building on space {space} would expose you',
  sparesLoss:
    'saves you {points} points in region {region}, where building on space {space} would expose you to the Mongols',
  joins: {
    keeps: 'reserves space {space} of the new board beside your tower',
    withholds: 'reserves no space beside {fromSeat}’s tower, as the other end would',
    noPair: 'gives {fromSeat} no room for a double wall across the joint, as the other end would',
    same: 'comes to the same at either end, as no tower and no double wall can make use of the joint',
    pair: 'gives your double wall room on spaces {one} and {other}, across the joint',
  },
  against:
    'sets {n} neutral wall against {fromSeat}’s {own} in province {province} | sets {n} neutral walls against {fromSeat}’s {own} in province {province}',
  denies:
    'leaves province {province} to nobody so far, {n} neutral wall to {other} | leaves province {province} to nobody so far, {n} neutral walls to {other}',
  deniesCards:
    'keeps neutral walls ahead in province {province}, {walls} to 0, where others have laid a card | keeps neutral walls ahead in province {province}, {walls} to 0, where others have laid {n} cards',
  closes:
    'leaves only {n} free space in province {province}, too few for walls to draw level with the {walls} neutral ones | leaves only {n} free spaces in province {province}, too few for walls to draw level with the {walls} neutral ones',
  keepsOpen:
    'keeps province {province} within reach of walls, where a neutral wall on space {space} would be too much',
  keepsNear:
    'keeps neutral walls in province {province} at {n} against your {own}, where one more on space {space} would take it farther from you',
  leavesSpaces:
    'leaves you {n} free space on which to catch up, as you are behind {own} to {other} in points | leaves you {n} free spaces on which to catch up, as you are behind {own} to {other} in points',
  keepsAhead: 'leaves others fewer spaces on which to catch up, as you are ahead {own} to {other} in points',
  fewer: 'takes a wall from {fromSeat} in province {province}',
  stays: 'still leaves you ahead in province {province}, {own} to {other} in walls',
  sparesLead: 'keeps your lead in province {province}, {own} to {other} in walls',
  sparesShare: 'keeps your share of province {province}',
  keepsExposed:
    'leaves {fromSeat} to the Mongols of region {region}, whom a neutral wall on space {space} would spare',
  keepsRoom: 'keeps space {space} free to catch up with {fromSeat} in province {province}',
  shields:
    'brings neutral walls to {n} against your {own} in region {region}, where more than yours would spare you a loss',
  sparesCard: 'keeps your {what} in play',
  settled: 'costs you nothing in province {province}, which has been scored',
  exposes: 'makes {fromSeat} face the Mongols of region {region}',
  raises: 'makes province {province}, where you lead, worth {points} points instead of {from}',
  eases: 'spares you a loss in region {region}, where you no longer have the most walls',
  card: {
    warrior:
      'may stop the card another laid in province {province} | may stop one of the {n} cards others laid in province {province}',
    traitor: 'may bring down one of {fromSeat}’s walls in province {province}',
    traitorDismisses: 'may take away the threat of region {region}, where you have the most walls',
    floodRaises: 'may make province {province}, where you lead, worth {points} points',
    floodLowers: 'may make province {province}, where {fromSeat} leads, worth only {points} points',
    architect: 'may bring your walls in province {province} to {own} against {other} with the architect',
    greatArchitect:
      'may bring your walls in province {province} to {own} against {other} with the great architect',
    architects: 'may bring your walls in province {province} to {own} against {other} with both architects',
    there: 'may make that {own} to {other} with your {what}',
    official: 'may swap one of {fromSeat}’s walls in province {province} for one of yours elsewhere',
  },
  lays: 'strengthens you in province {province} ({points} points, walls {own} to {other})',
  laysFirst: 'prepares province {province} ({points} points), where no wall stands yet',
} as const satisfies Texts

/** Kinds of events to jump to, in English. */
const kindsEn = {
  wall: {
    built: 'Walls built',
    destroyed: 'Walls destroyed',
  },
  double: { built: 'Double walls' },
  tower: { built: 'Towers built' },
  neutral: { built: 'Neutral walls' },
  card: {
    laid: 'Cards laid',
    removed: 'Warriors at work',
  },
  province: {
    completed: 'Provinces completed',
    won: 'Provinces won',
  },
  cards: {
    revealed: 'Cards revealed',
    struck: 'Cards struck out',
  },
  threat: {
    removed: 'Threats removed',
    seen: 'Threats looked at',
    turned: 'Threats turned up',
  },
  value: { changed: 'Values changed' },
  walls: { swapped: 'Walls swapped' },
  emperor: { laid: 'Emperor cards' },
  board: { joined: 'Boards joined' },
  region: { raided: 'Mongol raids' },
  event: { scored: 'Event cards scored' },
} as const satisfies Texts

/** The texts of the Mongols' attack, in English. */
const attackEn = {
  result: 'Show the result',
  attack: 'The Mongols attack',
  play: 'Play',
  pause: 'Pause',
  back: 'Back',
  next: 'Next',
  start: 'The wall is finished. Points before the attack.',
  lost: 'Region {n} ({value}) hits {names}',
  nobody: 'Region {n} ({value}): nobody loses',
  noTile: 'Region {n} has no tile: nobody loses',
  spared: 'protected by the tower: {names}',
  event: '{event}: {list}',
  nothing: '{event}: nobody scores',
  because: {
    diplomacy: '{name} +{points} (in {n} province) | {name} +{points} (in {n} provinces)',
    overlord: '{name} +{points} (row of {n})',
    reward: '{name} +{points} ({n} card) | {name} +{points} ({n} cards)',
    scouting: '{name} +{points}',
  },
} as const satisfies Texts

/** Chang Cheng's board in English. */
const boardEn = {
  name: 'Chang Cheng board',
  point: 'point',
  points: 'points',
  panel: 'Cards',
  help: 'A to E choose an action, 1 to 6 a card, the arrow keys move along the wall and to regions and provinces, Enter chooses and confirms, Escape starts over, Z changes the view.',
  province: 'Province {n}',
  provinceShort: 'P {n}',
  region: 'Region {n}',
  scored: 'scored',
  keys: {
    letter: 'Choose an action',
    card: 'Take a card, or choose an effect',
    move: 'Go along the wall',
    bands: 'Go to the region north or the province south',
    press: 'Choose this; once more: do it',
    none: 'No neutral wall, or decline',
    back: 'Put the card down, or take the last one back',
    drop: 'Start over',
    zoom: 'Whole wall or near view',
    next: 'Next card of a reveal',
    unseen: 'A card nobody has seen, in a match written down',
  },
  zoom: {
    name: 'View',
    whole: 'Whole',
    near: 'Near',
    left: 'Pan to the left',
    right: 'Pan to the right',
  },
  letter: {
    W: 'First wall',
    A: 'Two walls',
    B: 'Two cards',
    C: 'Card + wall',
    D: 'Double wall',
    E: 'Tower',
    N: 'Neutral wall',
  },
  card: {
    warrior: 'Warrior',
    traitor: 'Traitor',
    flood: 'Flood',
    architect: 'Architect',
    greatArchitect: 'Great architect',
    official: 'Official',
  },
  does: {
    warrior: 'Warrior: may remove one other card here that has not acted.',
    traitor: 'Traitor: may destroy a single wall here or remove a facing threat tile.',
    flood: 'Flood: the province is worth 2 more or 2 less.',
    architect: 'Architect: the province is worth 2 more, or you have an extra wall.',
    greatArchitect: 'Great architect: you have two extra walls here.',
    official: 'Official: may swap a single wall here with one elsewhere.',
  },
  event: {
    diplomacy: 'Diplomacy',
    overlord: 'Overlord',
    reward: 'Emperor’s reward',
    scouting: 'Scouting',
  },
  eventDoes: {
    diplomacy: 'At the end: 4 points for being in the most provinces.',
    overlord: 'At the end: your longest row of pieces scores its length.',
    reward: 'At the end: 2 points for each card still in hand.',
    scouting: 'Whenever something is built, the threat tile there is turned up.',
  },
  side: {
    left: 'Add at the left end',
    right: 'Add at the right end',
    face: 'Board {face}: provinces {china}',
  },
  cell: {
    space: 'space {n}',
    free: 'free',
    wall: 'wall of {name}',
    double: 'double wall of {name}',
    tower: 'tower of {name}',
    rubble: 'destroyed wall of {name}',
    neutral: {
      wall: 'neutral wall',
      double: 'neutral double wall',
      tower: 'neutral tower',
      rubble: 'destroyed neutral wall',
    },
    kept: 'reserved for {name} by the tower beside it',
    keeps: 'reserves a space beside it until {name} builds there',
    open: 'can be chosen',
    province: 'province {n}',
    size: '{n} spaces',
    prestige: 'prestige {value}',
    prestigeDown: 'prestige tile face down, its points come on top',
    worth: 'worth {value} point | worth {value} points',
    walls: 'walls: {list}',
    count: '{name} {value}',
    neutralCount: 'neutral {value}',
    cards: '{n} card | {n} cards',
    cardsKnown: 'known to you: {list}',
    leads: '{names} would score',
    scoredBy: 'scored by {names}: {value} point | scored by {names}: {value} points',
    scoredByNobody: 'scored by nobody',
    emperor: 'Emperor card',
    region: 'region {n}',
    tileDown: 'threat tile face down',
    tileUp: 'threat {value}',
    tileKnown: 'threat {value}, known to you',
    noTile: 'no threat tile',
    seenBy: 'looked at by {names}',
    loses: '{names} would lose',
    spared: 'tower protects {names}',
  },
  outcome: {
    lays: 'card {card} to province {province}',
    left: '{n} wall left | {n} walls left',
    neutralLeft: '{n} neutral wall left | {n} neutral walls left',
    double: 'scores {n} point at once | scores {n} points at once',
    ended: {
      used: 'your tower on space {space} no longer reserves a space',
      lapsed: 'your last wall: the tower on space {space} no longer reserves a space',
    },
    worth: 'worth {value} point: {names} would score | worth {value} points: {names} would score',
    nobody: 'worth {value} point: nobody would score | worth {value} points: nobody would score',
    looks: 'shows you the threat of region {regions} | shows you the threats of regions {regions}',
    turns: 'turns up the tile of region {regions} | turns up the tiles of regions {regions}',
    fillsBare: 'fills province {province}: it is scored',
    fillsFor:
      'fills province {province}, worth {value} point: {names} would score | fills province {province}, worth {value} points: {names} would score',
    fillsForNobody:
      'fills province {province}, worth {value} point: nobody would score | fills province {province}, worth {value} points: nobody would score',
    fills:
      'fills province {province}: {n} card is turned up | fills province {province}: {n} cards are turned up',
    extends: 'third Emperor card: the map is extended',
  },
  effect: {
    remove: 'Remove card {card}',
    destroy: 'Destroy the wall on {space}',
    dismiss: 'Remove threat {region}',
    raise: 'Value +2',
    lower: 'Value −2',
    extraWall: 'One extra wall',
    swap: 'Swap {here} with {there}',
    decline: 'Do nothing',
    nobody: 'nobody',
  },
  tray: {
    actions: 'Actions',
    hand: 'Hand',
    choice: 'Choice',
    effects: 'Effects',
    legal: 'Possible',
    drawing: 'Tiles are being drawn.',
    naming: 'What was revealed is being entered.',
    telling: 'Province {n} is being scored. Your next choice comes after that.',
    unseen: 'A card nobody at the keyboard has seen',
    unseenShort: 'Not seen',
    waits: '{name} is deciding.',
    used: 'none left',
    nowhere: 'not possible now',
    left: {
      A: '{n} wall left | {n} walls left',
      B: '{n} in hand',
      some: '{n} of these',
      C: '1 province',
      D: '2–4 points',
      E: 'reserves a space',
    },
    only: { W: 'The first turn is one wall.', N: 'No other action is possible.' },
    second: 'Second wall',
    secondNote: 'in another province',
    neutral: 'Neutral wall',
    neutralNote: '{n} left',
    none: 'None',
    noneNote: 'build no neutral wall',
    openNote: '{n} card | {n} cards',
    next: {
      pick: '{name}: choose an action, or a space for the first of two walls.',
      pickAction: '{name}: choose an action.',
      wall: 'Choose a space of the wall.',
      double: 'Choose one of its two spaces; click again to turn it round.',
      tower: 'Choose a space for the tower.',
      card: 'Choose a card from your hand.',
      cardMore: 'Choose the second card.',
      provinceMore: 'Choose another province for this card.',
      province: 'Choose a province for this card.',
      neutral: 'Choose a space for the neutral wall, or none.',
      second: 'Choose a space in another province.',
      open: '{name}: which province is opened first?',
      side: '{name}: which end is the board added to?',
      effect: '{name}: choose what the card does.',
      swap: '{name}: choose a wall here and one in another province.',
    },
    do: {
      none: 'Choose',
      wall: 'Build',
      first: 'Build the first',
      cards: 'Lay the cards',
      cardWall: 'Lay and build',
      double: 'Build it',
      tower: 'Build the tower',
      neutral: 'Place',
      noNeutral: 'Place none',
      open: 'Open',
      join: 'Add board',
      remove: 'Remove card',
      destroy: 'Destroy',
      dismiss: 'Remove tile',
      raise: 'Raise',
      lower: 'Lower',
      extraWall: 'Take extra wall',
      swap: 'Swap',
      decline: 'Do nothing',
    },
  },
  hint: {
    pickAction: 'Choose one of the actions first.',
    cardFirst: 'Choose a card from your hand first.',
    pointWall: 'Choose a space of the wall.',
    pointCardWall: 'Choose a space of the wall: the card goes to the province below it.',
    pointProvince: 'Choose a province.',
    chooseBelow: 'Choose what the card does below.',
    chooseSwap: 'Choose a wall in this province and one in another on the map.',
    pickSide: 'Choose the left or the right end.',
    unfinished: 'There is still something to choose.',
    refused: 'That is not possible; the reason is shown beside it.',
    notNow: 'This cannot be chosen now.',
    closed: {
      W: 'The first turn is over.',
      A: 'Two walls are not possible: you have no wall left, or no space is free for you.',
      B: 'No card can be laid: your hand is empty, or every province is complete.',
      C: 'Card and wall together are not possible now.',
      D: 'The double wall is built, or no two free spaces lie side by side.',
      E: 'The tower is built, or every free space lies beside a tower.',
      N: 'Other actions come before a neutral wall.',
    },
    busy: 'One moment: the last action is being saved.',
    over: 'The match is over.',
    drawing: 'Tiles are being drawn.',
    enter: 'Enter what was drawn first.',
    notYourTurn: 'There is nothing for you to choose now.',
    passOn: 'Pass the screen to the player whose turn it is first.',
    unplayable: 'This match cannot be played on.',
  },
  reveal: {
    title: 'Province {n} is complete',
    close: 'Close',
    last: 'Show the last reveal',
    next: 'Next',
    done: 'Done',
    value: 'Value',
    fate: {
      waiting: 'waiting',
      due: 'deciding',
      struck: 'struck: equal',
      removed: 'removed',
      acted: 'has acted',
      declined: 'did nothing',
      lapsed: 'no effect',
    },
  },
  beat: {
    bare: 'There are no cards here.',
    revealed:
      '{n} card is turned up; it acts. | {n} cards are turned up: equal ones are struck, the others act from low to high.',
    struck: 'Equal numbers are struck out first: {numbers}.',
    declined: {
      warrior: '{name}’s warrior spares everyone.',
      traitor: '{name}’s traitor does nothing.',
      flood: '{name}’s flood does nothing.',
      architect: '{name}’s architect does nothing.',
      greatArchitect: '{name}’s great architect does nothing.',
      official: '{name}’s official swaps nothing.',
    },
    lapsed: {
      warrior: '{name}’s warrior finds no other card.',
      traitor: '{name}’s traitor finds nothing to destroy.',
      flood: '{name}’s flood has no effect.',
      architect: '{name}’s architect has no effect.',
      greatArchitect: '{name}’s great architect has no effect.',
      official: '{name}’s official finds no walls to swap.',
    },
    due: {
      warrior: '{name} decides whom the warrior removes.',
      traitor: '{name} decides what the traitor destroys.',
      flood: '{name} decides what the flood does.',
      architect: '{name} decides what the architect brings.',
      greatArchitect: '{name} decides on the great architect.',
      official: '{name} decides which walls the official swaps.',
    },
    removed: '{name}’s warrior removes {owner}’s card {card}.',
    destroyed: '{name}’s traitor destroys {owner}’s wall on space {space}.',
    destroyedNeutral: '{name}’s traitor destroys the neutral wall on space {space}.',
    dismissed: '{name}’s traitor removes the threat tile of region {region}.',
    raised: '{name} raises the value by 2.',
    lowered: '{name} lowers the value by 2.',
    extra: '{name} has an extra wall here. | {name} has {n} extra walls here.',
    swapped: '{name}’s official swaps the walls on spaces {here} and {there}.',
    scored: '{names} scores {value} point. | {names} scores {value} points.',
    shared: '{names}: {value} point each. | {names}: {value} points each.',
    nobody: 'Nobody scores ({value} point). | Nobody scores ({value} points).',
  },
  seat: {
    wall: '{n} wall left | {n} walls left',
    double: '{n} double wall left | {n} double walls left',
    tower: '{n} tower left | {n} towers left',
    card: '{n} card in hand | {n} cards in hand',
    held: 'In hand.',
    out: 'Out of the match.',
    short: { held: 'hand', out: 'out' },
  },
  common: {
    emperors: 'Emperor cards laid; the third extends the map',
    extensions: 'Boards added, of those to come',
    neutrals: 'Neutral walls left',
  },
  enter: {
    board: 'Which board and face was drawn?',
    threats:
      'The three threat tiles from left to right. Let someone who is not playing enter them, or have them drawn.',
    threatsOrNot: 'The threat tiles from left to right, if seen.',
    tile: 'The threat tile of region {n} is turned up. What is it?',
    worth: 'The prestige tile of province {n} is turned up. What is it?',
    cards:
      '{name}’s card in province {province}: which is it? | {name}’s {n} cards in province {province}: which are they?',
    prestige: 'The three prestige tiles from left to right.',
    events: 'The two event cards that were drawn.',
    first: 'Who starts? Enter who was drawn.',
    choices: 'What can be drawn',
    chosen: 'Entered: {list}',
    back: 'Take one back',
    commit: 'Enter this',
    forMe: 'Draw for me',
  },
  end: attackEn,
  cards: {
    note: 'They act from low to high; equal numbers are struck first.',
    events: 'Open event cards',
    stocks: 'In stock: {threats} threat tiles, {prestige} prestige tiles.',
    threats: 'Threat tiles: five each of −2, −3, −4.',
    left: 'Prestige tiles still to come:',
    prestige: '{n} prestige tile of {value} still to come | {n} prestige tiles of {value} still to come',
  },
} as const satisfies Texts

/** Actions as imperative sentences, in English. */
const actionEn = {
  drawBoard: 'Board {face} is drawn',
  layThreats: { hidden: 'Threat tiles are laid face down', shown: 'Threat tiles are laid: {values}' },
  layPrestige: 'Prestige tiles are laid: {values}',
  drawEvents: 'Event cards are drawn: {cards}',
  drawFirst: '{seat} is drawn to start',
  turnPrestige: 'The prestige tile of province {province} is {value}',
  turnThreat: 'The threat tile of region {region} is {value}',
  nameCards: '{seat}’s cards in province {province}: {cards}',
  wall: 'Build a wall on space {space}',
  cards: 'Lay {laid}',
  cardWall: {
    hidden: 'Lay a card and build a wall on space {space}',
    shown: 'Lay the {card} and build a wall on space {space}',
  },
  double: 'Build the double wall on spaces {left} and {right}',
  tower: 'Build the tower on space {space}',
  neutral: 'Place a neutral wall on space {space}',
  noNeutral: 'Place no neutral wall',
  open: 'Open province {province} first',
  join: { left: 'Join the board on the left', right: 'Join the board on the right' },
  remove: 'Remove the {card}',
  destroy: 'Destroy the wall on space {space}',
  dismiss: 'Remove the threat tile of region {region}',
  raise: 'Raise the province by 2 points',
  lower: 'Lower the province by 2 points',
  extraWall: 'Take an extra wall',
  swap: 'Swap the walls on spaces {here} and {there}',
  decline: 'Do nothing',
} as const satisfies Texts

/** Names in actions and events, in English. */
const namedEn = {
  card: {
    warrior: 'warrior (1)',
    traitor: 'traitor (2)',
    flood: 'flood (3)',
    architect: 'architect (4)',
    greatArchitect: 'great architect (5)',
    official: 'official (6)',
  },
  value: '{value}',
  laid: { hidden: 'a card in province {province}', shown: 'the {card} in province {province}' },
  event: {
    diplomacy: 'Diplomacy',
    overlord: 'Overlord',
    reward: 'Emperor’s reward',
    scouting: 'Scouting',
  },
} as const satisfies Texts

const faces = {
  random: 'Drawn',
  '1A': 'Board 1, face A: 4–5–4',
  '1B': 'Board 1, face B: 3–6–4',
  '2A': 'Board 2, face A: 5–4–4',
  '2B': 'Board 2, face B: 3–5–5',
  '3A': 'Board 3, face A: 4–4–5',
  '3B': 'Board 3, face B: 6–3–4',
  '4A': 'Board 4, face A: 5–3–5',
  '4B': 'Board 4, face B: 4–3–6',
} as const

/** Chang Cheng in English. */
export const en = {
  name: 'Chang Cheng',
  tagline: 'Build one wall together, score behind it, mind the Mongols.',
  minutes: '45–60',
  graphName: 'Points',
  graphCount: '{n} point | {n} points',
  graph: 'Points so far; they can fall below zero when the Mongols come.',

  option: {
    board1: {
      label: 'First board',
      help: 'The left board at the start. The numbers are the sizes of its provinces from left to right.',
      values: faces,
    },
    board2: {
      label: 'Second board',
      help: 'The right board at the start. A board chosen twice is used once; the later choice is drawn instead.',
      values: faces,
    },
    board3: {
      label: 'Third board',
      help: 'Added after the third Emperor card. Not used by two players without neutral walls.',
      values: faces,
    },
    board4: {
      label: 'Fourth board',
      help: 'Added after three more Emperor cards, with four players only.',
      values: faces,
    },
    firstSeat: {
      label: 'Who starts',
      help: 'By custom the oldest player starts, so put them in seat 1; or choose a seat, or let it be drawn.',
      values: { 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4', random: 'Drawn' },
    },
    memory: {
      label: 'Threat tiles looked at',
      help: 'With notes, the tiles you have looked at stay visible to you for the rest of the match; otherwise only until the end of your turn, so remember them.',
      values: { notes: 'Noted for you', once: 'To be remembered' },
    },
    prestige: {
      label: 'Prestige tiles',
      help: 'Face up, everyone sees what a province is worth. Face down, nobody knows until the province is complete.',
      values: { up: 'Face up', down: 'Face down' },
    },
    neutral: {
      label: 'Neutral walls',
      help: 'For two players only: a third colour helps to fill the wall. Without it the wall stays two boards long.',
      values: { on: 'With neutral walls', off: 'Without' },
    },
    events: {
      label: 'Event cards',
      help: 'Two event cards lie face up. Diplomacy: 4 points for being in the most provinces. Overlord: points for the longest row. Emperor’s reward: 2 points for each card in hand. Scouting: threat tiles are turned up as soon as something is built.',
      values: {
        none: 'None',
        random: 'Two, drawn',
        'diplomacy-overlord': 'Diplomacy and Overlord',
        'diplomacy-reward': 'Diplomacy and Emperor’s reward',
        'diplomacy-scouting': 'Diplomacy and Scouting',
        'overlord-reward': 'Overlord and Emperor’s reward',
        'overlord-scouting': 'Overlord and Scouting',
        'reward-scouting': 'Emperor’s reward and Scouting',
      },
      parts: {
        chosen: 'Two you choose',
        part: 'Event card {n}',
        diplomacy: {
          label: 'Diplomacy',
          help: 'At the end, 4 points for standing in the most Chinese provinces.',
        },
        overlord: { label: 'Overlord', help: 'At the end, the longest row of pieces scores its length.' },
        reward: { label: 'Emperor’s reward', help: 'At the end, 2 points for each card still in hand.' },
        scouting: {
          label: 'Scouting',
          help: 'Whenever something is built, the threat tile there is turned up for everyone.',
        },
      },
    },
  },

  action: actionEn,
  named: namedEn,

  caption: {
    change: '{seat} {by}',
    won: 'Province {province}: {changes}',
    double: 'double wall on {spaces}',
    tower: 'tower on {space}',
    cards: 'card in province {provinces} | cards in provinces {provinces}',
    walls: 'wall on {spaces} | walls on {spaces}',
  },

  event: {
    board: {
      joined: {
        start: 'Board {face} is laid out.',
        left: '{seat} adds board {face} at the left end.',
        right: '{seat} adds board {face} at the right end.',
      },
      due: 'Three Emperor cards have been laid: the map is extended.',
      drawn: 'Board {face} comes next; {seat} chooses the end.',
    },
    threats: {
      laid: {
        hidden: 'Three threat tiles are laid face down.',
        shown: 'Threat tiles are laid face down: {values}.',
      },
    },
    prestige: {
      laid: 'Prestige tiles are laid: {values}.',
      due: 'The prestige tile of province {province} is turned up.',
      turned: 'The prestige tile of province {province} is {value}.',
    },
    events: {
      drawn: {
        'diplomacy-overlord': 'The event cards are Diplomacy and Overlord.',
        'diplomacy-reward': 'The event cards are Diplomacy and Emperor’s reward.',
        'diplomacy-scouting': 'The event cards are Diplomacy and Scouting.',
        'overlord-reward': 'The event cards are Overlord and Emperor’s reward.',
        'overlord-scouting': 'The event cards are Overlord and Scouting.',
        'reward-scouting': 'The event cards are Emperor’s reward and Scouting.',
      },
    },
    first: { drawn: '{seat} is drawn to start.' },
    turn: { started: 'Turn {turn}: {seat}.' },
    seat: { skipped: 'Turn {turn}: {seat} cannot do anything and is skipped.' },
    action: {
      chosen: {
        W: '{seat} starts with one wall.',
        A: '{seat} builds two walls.',
        B: '{seat} lays cards.',
        C: '{seat} lays a card and builds a wall.',
        D: '{seat} chooses the double wall.',
        E: '{seat} chooses the tower.',
        N: '{seat} can only place a neutral wall.',
      },
    },
    wall: {
      built: '{seat} builds a wall on space {space} (walls left: {left}).',
      omitted: '{seat} cannot build a second wall.',
      destroyed: {
        owned: '{seat}’s traitor destroys {ownerSeat}’s wall on space {space}.',
        neutral: '{seat}’s traitor destroys the neutral wall on space {space}.',
      },
    },
    double: {
      built: '{seat} builds the double wall on spaces {left} and {right}.',
      scored: 'The double wall earns {seat} {points} points: {score} now.',
    },
    tower: { built: '{seat} builds the tower on space {space}.' },
    neutral: {
      built: '{seat} places a neutral wall on space {space} ({left} of them left).',
      declined: '{seat} places no neutral wall.',
    },
    card: {
      laid: {
        hidden: '{seat} lays a card face down in province {province}.',
        warrior: '{seat} lays the warrior (1) in province {province}.',
        traitor: '{seat} lays the traitor (2) in province {province}.',
        flood: '{seat} lays the flood (3) in province {province}.',
        architect: '{seat} lays the architect (4) in province {province}.',
        greatArchitect: '{seat} lays the great architect (5) in province {province}.',
        official: '{seat} lays the official (6) in province {province}.',
      },
      due: {
        warrior: '{seat} decides on the warrior (1).',
        traitor: '{seat} decides on the traitor (2).',
        flood: '{seat} decides on the flood (3).',
        architect: '{seat} decides on the architect (4).',
        greatArchitect: '{seat} decides on the great architect (5).',
        official: '{seat} decides on the official (6).',
      },
      declined: {
        warrior: '{seat}’s warrior spares everyone.',
        traitor: '{seat}’s traitor does nothing.',
        flood: '{seat}’s flood does nothing.',
        architect: '{seat}’s architect does nothing.',
        greatArchitect: '{seat}’s great architect does nothing.',
        official: '{seat}’s official swaps nothing.',
      },
      lapsed: {
        warrior: '{seat}’s warrior finds no other card.',
        traitor: '{seat}’s traitor finds nothing to destroy.',
        flood: '{seat}’s flood has no effect.',
        architect: '{seat}’s architect has no effect.',
        greatArchitect: '{seat}’s great architect has no effect.',
        official: '{seat}’s official finds no walls to swap.',
      },
      removed: {
        warrior: '{seat}’s warrior removes {ownerSeat}’s warrior (1).',
        traitor: '{seat}’s warrior removes {ownerSeat}’s traitor (2).',
        flood: '{seat}’s warrior removes {ownerSeat}’s flood (3).',
        architect: '{seat}’s warrior removes {ownerSeat}’s architect (4).',
        greatArchitect: '{seat}’s warrior removes {ownerSeat}’s great architect (5).',
        official: '{seat}’s warrior removes {ownerSeat}’s official (6).',
      },
    },
    cards: {
      due: '{seat}’s cards in province {province} are turned up: which are they?',
      named: '{seat}’s cards in province {province}: {cards}.',
      revealed: {
        none: 'There are no cards in province {province}.',
        some: 'The cards of province {province} are turned up: {cards}.',
      },
      struck: 'Equal cards in province {province} are struck out: {cards}.',
    },
    reservation: {
      ended: {
        used: '{seat} has built beside the tower on space {space}, which no longer reserves a space.',
        lapsed: '{seat} has no wall left, so the tower on space {space} no longer reserves a space.',
      },
    },
    threat: {
      seen: {
        hidden: '{seat} looks at the threat tile of region {region}.',
        shown: '{seat} looks at the threat tile of region {region}: {value}.',
      },
      due: 'The threat tile of region {region} is turned up: what is it?',
      turned: 'The threat tile of region {region} is turned up: {value}.',
      removed: '{seat}’s traitor removes the threat tile of region {region}.',
    },
    choice: {
      due: {
        second: '{seat} goes on with a second wall.',
        open: '{seat} chooses which province is opened first.',
        neutral: '{seat} may place a neutral wall.',
      },
    },
    value: {
      changed: {
        raised: '{seat} raises province {province} by 2.',
        lowered: '{seat} lowers province {province} by 2.',
      },
    },
    extra: {
      gained: {
        one: '{seat} has one extra wall in province {province}.',
        two: '{seat} has two extra walls in province {province}.',
      },
    },
    walls: { swapped: '{seat}’s official swaps the walls on spaces {here} and {there}.' },
    province: {
      completed: 'Province {province} is complete.',
      scored: {
        one: 'Province {province} is worth {value} point; walls {walls}. | Province {province} is worth {value} points; walls {walls}.',
        tied: 'Province {province} is worth {value} point, in full for all who tie; walls {walls}. | Province {province} is worth {value} points, in full for all who tie; walls {walls}.',
        nobody:
          'Province {province} is worth {value} point, but nobody scores it; walls {walls}. | Province {province} is worth {value} points, but nobody scores it; walls {walls}.',
      },
      won: '{seat} scores {points} point for province {province}: {score} now. | {seat} scores {points} points for province {province}: {score} now.',
    },
    emperor: { laid: 'An Emperor card is laid on province {province} ({n} of 3).' },
    map: {
      closed: {
        filled: 'Every space of the wall is filled: the Mongols come.',
        stuck: 'Nobody can do anything more: the Mongols come.',
      },
    },
    region: {
      raided: 'Region {region} attacks: {value}.',
      lost: '{seat} is hit by region {region}, {points} points: {score} now.',
      spared: '{seat}’s tower holds out against region {region}.',
    },
    event: {
      scored: {
        diplomacy:
          'Diplomacy: {seat} is in {n} province, +{points} points: {score} now. | Diplomacy: {seat} is in {n} provinces, +{points} points: {score} now.',
        overlord:
          'Overlord: {seat} has {n} space in a row, +{points} point: {score} now. | Overlord: {seat} has {n} spaces in a row, +{points} points: {score} now.',
        reward:
          'Emperor’s reward: {seat} keeps {n} card, +{points} points: {score} now. | Emperor’s reward: {seat} keeps {n} cards, +{points} points: {score} now.',
        scouting: 'Scouting: {seat} counts {n}, +{points} points: {score} now.',
      },
    },
    match: {
      won: {
        alone: '{seat} wins with {score} points.',
        shared: '{seat} shares the win with {score} points.',
      },
      ended: 'The match is over, {scores}.',
    },
  },

  losses: { region: { lost: 'to the Mongols' } },
  ending: {
    filled: 'The wall is finished: the most points win.',
    stuck: 'Nobody could build any more: the most points win.',
  },

  change: {
    lead: {
      lost: 'You no longer lead in province {province}.',
      shared: 'You now share the lead in province {province}.',
      gained: 'You now lead in province {province}.',
    },
    province: {
      won: 'Province {province} brings you {points} points.',
      missed: 'Province {province} goes to others.',
    },
    region: 'Region {region} would cost you {points} points.',
    board: {
      left: 'A board has joined on the left: spaces {first} to {last}, regions {from} to {to}.',
      right: 'A board has joined on the right: spaces {first} to {last}, regions {from} to {to}.',
    },
  },

  reason: reasonEn,

  refusal: {
    matchOver: 'The match is over.',
    luckFirst: 'A board, tiles or cards must be drawn first.',
    actFirst: 'Choose one of the actions A to E first.',
    wallFirst: 'Build the second wall first.',
    provinceFirst: 'First choose which of the completed provinces is opened.',
    sideFirst: 'First choose which end the board is added to.',
    neutralFirst: 'First place a neutral wall, or none.',
    prestigeFirst: 'First turn up the prestige tile of province {province}.',
    turnFirst: 'First say what the threat tile of region {region} is.',
    nameFirst: 'First say which cards this player has in province {province}.',
    cardsNotLeft: 'These cannot be this player’s cards in province {province}.',
    effectFirst: 'First decide on the card that is acting.',
    cardFirst: 'Decide on card {card} first.',
    oneWallFirst: 'Place one wall on your first turn.',
    noSuchSeat: 'There are only {seats} seats.',
    noSuchSpace: 'There is no space {space} on the map.',
    noSuchProvince: 'There is no province {province} on the map.',
    boardTaken: 'Board {face} cannot be drawn.',
    tilesUnknown: 'Say which tiles they are.',
    tilesNotLeft: 'There are not that many of these tiles left.',
    notAPairOfCards:
      'Name two different event cards in the order Diplomacy, Overlord, Emperor’s reward, Scouting.',
    spaceTaken: 'There is already something on space {space}.',
    spaceKept: 'The tower beside space {space} reserves it for its owner.',
    sameProvince: 'Province {province} has already been used: choose another.',
    noWallLeft: 'No single wall is left.',
    noDoubleLeft: 'The double wall has already been built.',
    noTowerLeft: 'The tower has already been built.',
    noCardLeft: 'No card is left.',
    wrongCardCount: 'Exactly {n} card must be laid. | Exactly {n} cards must be laid.',
    provinceComplete: 'Province {province} is complete: no card can be laid there.',
    notInOrder: 'Name the provinces from low to high.',
    cardUnknown: 'Say which card it is.',
    notInHand: 'Card {card} is not in this hand.',
    notAPair: 'Name two spaces side by side, the left one first: not {left} and {right}.',
    besideTower: 'There is a tower beside space {space}.',
    noNeutrals: 'This match has no neutral walls.',
    neutralElsewhere:
      'The neutral wall goes where you have just built or laid cards, not to province {province}.',
    neutralNotHere: 'The neutral wall may not go to province {province}, which you have just used.',
    notCompleted: 'Province {province} is not waiting to be opened.',
    notThisCard: 'Card {card} cannot do that.',
    noSuchCard: 'There is no other card {card} that has yet to act.',
    noWallHere: 'There is no single wall on space {space} in province {province}.',
    noWallThere: 'There is no single wall on space {space} outside province {province}.',
    noTileFacing: 'Region {region} has no threat tile facing province {province}.',
    mustChoose: 'Card {card} must choose one of its effects.',
  },

  rulesSections: {
    goal: 'The goal',
    table: 'What is on the table',
    setup: 'Who starts, and what is hidden',
    turn: 'The turn',
    pieces: 'The double wall and the tower',
    province: 'A province is complete',
    scoring: 'Scoring and extending',
    cards: 'The cards',
    end: 'The end',
    two: 'With two players',
    events: 'Event cards',
  },

  rules: rulesEn,

  ...puzzleTexts.en,

  kinds: kindsEn,
  board: boardEn,
} as const satisfies Texts
