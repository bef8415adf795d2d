import type { Texts } from '../../../../kernel/text.ts'
import { puzzleTexts } from '../puzzle-texts.ts'

/** The rules of Qin in English, by id. */
const rulesEn = {
  'QIN-S1': { text: 'Qin is for two, three or four players.' },
  'QIN-S2': {
    text: 'The board is 13 squares wide and 13 high and has two sides: bird, the gentler one, and lion, which has water. Squares are grass, villages or water, and near the middle lie three start squares, one red, one yellow and one blue.',
    house:
      'Which squares are villages and water is our own drawing: 17 villages on the bird side; 18 villages and 15 squares of water on the lion side.',
  },
  'QIN-S3': {
    text: 'There are 72 tiles, each as large as two squares: twelve each of red and red, red and yellow, red and blue, yellow and yellow, yellow and blue, blue and blue.',
  },
  'QIN-S4': {
    text: 'Each player has pagodas of one colour: 24 with two players, 19 with three, 15 with four. The others are not needed.',
  },
  'QIN-S5': { text: 'Choose a side of the board, or play a game on each.' },
  'QIN-S6': {
    text: 'The tiles are shuffled face down. Everyone draws three and keeps them hidden; the others are the draw pile.',
    house: 'Hands can be played open to all.',
  },
  'QIN-S7': {
    text: 'The youngest starts, then play goes clockwise.',
    house: 'The youngest is asked to take the first seat. Another player may start, or the start is drawn.',
  },
  'QIN-T1': { text: 'On your turn place a tile from your hand, then draw another.' },
  'QIN-T2': {
    text: 'You must place if you can. When nothing can be placed any longer the game is over.',
    house:
      'It ends when no tile in any hand fits. If only yours do not, you pass without showing or drawing anything; a player with no tiles left is skipped.',
  },
  'QIN-P1': { text: 'A tile covers two squares side by side, turned whichever way you like.' },
  'QIN-P2': {
    text: 'At least one of its squares must share an edge with a coloured square: a start square or part of a tile.',
    house: 'Any coloured square will do, a lone one too. Villages and corners do not count.',
  },
  'QIN-P3': {
    text: 'Tiles lie on empty grass only: never on start squares, villages, water or other tiles.',
  },
  'QIN-D1': { text: 'After placing, draw a tile so that you hold three again.' },
  'QIN-D2': { text: 'When the draw pile is used up nothing is drawn, and you play on with what you hold.' },
  'QIN-E1': {
    text: 'Two squares of one colour that touch become a province. If it joins no existing province it belongs to you, who placed the tile: put a pagoda on it. One tile can found two provinces.',
  },
  'QIN-E2': { text: 'Squares that touch a province of their colour join it. It stays with its owner.' },
  'QIN-E3': {
    text: 'A province of five squares or more is major and carries two pagodas, one on the other, never more.',
    house:
      'The owner adds the second one, whoever placed the tile; a province that is major at once gets both.',
  },
  'QIN-E4': {
    text: 'Every province has one owner, shown by its pagodas.',
    house: 'A single square of a colour is no province and belongs to nobody.',
  },
  'QIN-A1': { text: 'When provinces of one colour are joined they become a single province.' },
  'QIN-A2': {
    text: 'It goes to whoever owned the largest of them; the others take their pagodas back.',
    house: 'With three or four provinces the largest single one decides as well.',
  },
  'QIN-A3': {
    text: 'What counts is their size before the tile was placed.',
    house:
      'Lone squares that are joined do not count either, and several provinces of one owner are not added up.',
  },
  'QIN-A5': {
    text: 'The joined province keeps at most two pagodas; the owner takes any others back.',
  },
  'QIN-A6': { text: 'A major province is never swallowed, but it may swallow smaller ones.' },
  'QIN-A7': { text: 'A tile that would join two major provinces of one colour may not be placed.' },
  'QIN-A8': {
    text: 'A tile that would join provinces equal in size that belong to different players may not be placed either.',
    house:
      'With more than two, only the largest are looked at: smaller ones may be equal, and so may provinces of one owner.',
  },
  'QIN-A10': {
    text: 'One tile may join more than two provinces of a colour at once. A match can also be set up so that it may not.',
    house: 'A variant: the published rules speak of two provinces that meet and set no limit.',
  },
  'QIN-A9': {
    text: 'When a tile changes several things at once, all of it is carried out.',
    house:
      'First all pagodas go back, from provinces and villages; then those owed are placed, provinces before villages, each in reading order. Villages are judged by the finished provinces.',
  },
  'QIN-V1': {
    text: 'At a village your strength is the number of pagodas on those of your provinces that touch it by an edge, each province counted once.',
  },
  'QIN-V2': { text: 'Whoever is strongest holds the village and puts a pagoda on it.' },
  'QIN-V3': { text: 'A village no province touches is nobody’s.' },
  'QIN-V4': { text: 'When a village changes hands the old pagoda goes back to its supply.' },
  'QIN-V5': {
    text: 'If several are strongest nobody holds the village.',
    house: 'If you agree on it, a holder who is one of those tied keeps the village.',
  },
  'QIN-G1': {
    text: 'The first player to put their last pagoda on the board wins, and the game is over at once.',
    house:
      'This is checked once the placement has been carried out completely. If several supplies are empty, the player who placed the tile wins if theirs is one of them, otherwise all of them share.',
  },
  'QIN-G1a': {
    text: 'Pagodas can run out in the middle of a placement.',
    house:
      'Then as many are placed as there are, in the usual order. Majorities count as if the missing ones stood.',
  },
  'QIN-G2': {
    text: 'Otherwise the game is over when all tiles are placed or nobody can place one; the most pagodas on the board win.',
  },
  'QIN-G3': { text: 'Whoever is tied shares the win.' },
  'QIN-G4': {
    text: 'For a longer match play both sides, and add up the pagodas left in your supply after each. The fewest win.',
    house:
      'First bird, then lion with all tiles and pagodas again; the next player starts it. Only the sum counts, even against a player who won a game. Ties share.',
  },
  'QIN-H1': {
    text: 'Your hand is hidden from the others. The board, the supplies and the number of tiles in hands and draw pile are open.',
    house: 'Hands are shown when the game is over. With open hands only the draw pile is hidden.',
  },
} as const satisfies Texts

/** Reasons for a placement. */
const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a} and {b}.', 3: 'This {a}, {b}, and {c}.' },
  wins: { game: 'wins the game', first: 'wins the first of the two games', match: 'wins the match' },
  shares: {
    game: 'shares the win of the game',
    first: 'shares the win of the first of the two games',
    match: 'shares the win of the match',
  },
  absorbs: 'swallows {fromSeat}’s province at {at}',
  takesVillage: 'takes the village {at} from {fromSeat}',
  winsVillage: 'takes the village {at}',
  breaksVillage: 'breaks {fromSeat}’s hold on the village {at}',
  joins: 'joins your provinces at {into} and {at}',
  founds: {
    one: 'founds a province at {at}',
    two: 'founds provinces at {at} and {other}',
  },
  major: 'makes your province at {at} a major one of {n} squares',
  grows: 'enlarges your province at {at} to {n} squares',
  both: {
    takesVillage: 'takes the villages {at} and {other} from {fromSeat}',
    winsVillage: 'takes the villages {at} and {other}',
    breaksVillage: 'breaks {fromSeat}’s hold on the villages {at} and {other}',
    grows: 'enlarges your provinces at {at} (to {n} squares) and {other} (to {otherN})',
  },
  pagodas: 'brings {n} more of your pagodas onto the board',
  pagodasRather: {
    some: 'brings {n} more of your pagodas onto the board, where the next best placement brings {other}',
    none: 'brings {n} more of your pagodas onto the board, where the next best placement brings none',
  },
} as const satisfies Texts

/** Kinds of events to jump to, in English. */
const kindsEn = {
  game: {
    started: 'Second game',
    ended: 'Ends of games',
  },
  seat: { passed: 'Passed turns' },
  tile: { placed: 'Tiles placed' },
  hand: { drawn: 'Tiles drawn' },
  province: {
    founded: 'Provinces founded',
    extended: 'Provinces extended',
    joined: 'Provinces joined',
    absorbed: 'Provinces swallowed',
  },
  pagoda: {
    placed: 'Pagodas placed',
    returned: 'Pagodas taken back',
  },
  village: {
    won: 'Villages won',
    lost: 'Villages lost',
  },
} as const satisfies Texts

/** Qin's board in English. */
export const boardEn = {
  name: 'Qin board',
  point: 'to go',
  points: 'to go',
  panel: 'Tiles',
  stock: 'Draw pile',
  help: 'Choose a tile with 1 to 3, move with the arrow keys, R turns it, F swaps its ends, Enter places it, Escape puts it back, H shows where it fits.',
  keys: {
    pick: 'Take a tile from your hand',
    move: 'Go to a square',
    rotate: 'Turn the tile (also with the wheel, or a click on its other end)',
    swap: 'Swap its ends',
    press: 'Lay it here; once more: place it',
    place: 'Place it',
    pass: 'No tile fits (not all were seen)',
    drop: 'Put it back',
    hint: 'Show where it fits',
  },
  kind: {
    RR: 'red and red',
    RY: 'red and yellow',
    RB: 'red and blue',
    YY: 'yellow and yellow',
    YB: 'yellow and blue',
    BB: 'blue and blue',
  },
  row: { drawn: 'draws {tile}' },
  cell: {
    square: '{square}',
    grass: 'free',
    water: 'water',
    start: { R: 'red start square', Y: 'yellow start square', B: 'blue start square' },
    lone: { R: 'lone red', Y: 'lone yellow', B: 'lone blue' },
    province: {
      R: 'red province of {name}',
      Y: 'yellow province of {name}',
      B: 'blue province of {name}',
    },
    size: '{n} square | {n} squares',
    major: 'major',
    pagodas: '{n} pagoda here | {n} pagodas here',
    village: 'village',
    holder: 'held by {name}',
    nobody: 'held by nobody',
    strength: '{name}: strength {value}',
    fits: 'the tile fits here',
  },
  seat: {
    built: '{n} of {of} pagodas on the board',
    small: '{n} small province, under 5 squares | {n} small provinces, under 5 squares',
    major: '{n} major province, 5 squares or more | {n} major provinces, 5 squares or more',
    villages: '{n} village | {n} villages',
    hand: 'In hand: {tiles}',
    hidden: '{n} hidden tile | {n} hidden tiles',
    unseen: '{n} tile no one has seen | {n} tiles no one has seen',
    earlier: 'first game: {n} left',
  },
  tray: {
    hand: 'Hand',
    tile: 'Tile {n}: {tile}',
    tileWith: 'Tile {n} {remark}: {tile}',
    newest: 'drawn last',
    nowhere: 'fits nowhere',
    rotate: 'Turn',
    swap: 'Swap ends',
    hint: 'Show where it fits',
    place: 'Place',
    which: '{n} tile was not seen: choose what it is. | {n} tiles were not seen: choose what one is.',
    pass: 'None fits',
    pick: '{name}: choose a tile.',
    point: 'Point at the board to see what the tile would do.',
    legal: 'Fits',
    illegal: 'Does not fit',
    waits: '{name} is placing a tile.',
    drawing: 'Tiles are being drawn.',
    left: 'To place',
  },
  hint: {
    pickFirst: 'Take a tile first.',
    mustPlace: 'If a tile fits, you must place one.',
    pointFirst: 'Point at a square first.',
    beyond: 'The whole tile must lie on the board.',
    busy: 'One moment: the last action is being saved.',
    over: 'The match is over.',
    drawing: 'Tiles are being drawn.',
    enter: 'Enter what was drawn first.',
    notYourTurn: 'It is not your turn.',
    passOn: 'Pass the screen to the player whose turn it is first.',
    unplayable: 'This match cannot be played on.',
  },
  effect: {
    nothing: 'founds no province yet',
    ends: 'the last pagoda: the game ends',
    own: {
      founds: {
        R: 'founds a red province',
        Y: 'founds a yellow province',
        B: 'founds a blue province',
      },
      extends: {
        R: 'your red province grows to {n} squares',
        Y: 'your yellow province grows to {n} squares',
        B: 'your blue province grows to {n} squares',
      },
      joins: {
        R: 'joins your red provinces: {n} squares',
        Y: 'joins your yellow provinces: {n} squares',
        B: 'joins your blue provinces: {n} squares',
      },
      absorbs: {
        R: 'swallows {from}’s red province: {n} squares',
        Y: 'swallows {from}’s yellow province: {n} squares',
        B: 'swallows {from}’s blue province: {n} squares',
      },
      wins: 'takes village {at} | takes villages {at}',
      loses: 'loses village {at}',
    },
    other: {
      founds: {
        R: '{name} founds a red province',
        Y: '{name} founds a yellow province',
        B: '{name} founds a blue province',
      },
      extends: {
        R: '{name}’s red province grows to {n} squares',
        Y: '{name}’s yellow province grows to {n} squares',
        B: '{name}’s blue province grows to {n} squares',
      },
      joins: {
        R: '{name}’s red provinces join: {n} squares',
        Y: '{name}’s yellow provinces join: {n} squares',
        B: '{name}’s blue provinces join: {n} squares',
      },
      absorbs: {
        R: '{name}’s red province swallows {from}’s: {n} squares',
        Y: '{name}’s yellow province swallows {from}’s: {n} squares',
        B: '{name}’s blue province swallows {from}’s: {n} squares',
      },
      wins: '{name} takes village {at}',
      loses: '{name} loses village {at}',
    },
  },
  enter: {
    first: 'Who starts? Enter who was drawn.',
    deal: 'The three tiles {name} was dealt. Everyone else looks away.',
    draw: 'The tile {name} has drawn.',
    tiles: 'Tiles left to draw',
    chosen: 'Entered: {tiles}',
    nothing: 'nothing yet',
    add: '{tile}, {n} left',
    back: 'Take one back',
    commit: 'Enter this',
    forMe: 'Draw for me',
  },
  end: {
    both: 'Pagodas left over: the fewest in the two games together win.',
    seat: 'Seat',
    bird: 'Left over: bird',
    lion: 'Left over: lion',
    scores: { single: 'Pagodas on the board', both: 'Pagodas on the board, both games' },
    won: 'won this game',
  },
  tiles: {
    title: 'Tiles not seen yet',
    back: 'a tile face down',
    note: 'There are twelve of each kind; counted are those in the draw pile and in hands you cannot see.',
    count: '{tile}: {n} of 12',
    placed: 'Tiles on the board: {n} of 72',
  },
} as const satisfies Texts

/** Actions as imperative sentences, in English. */
const actionEn = {
  first: '{seat} is drawn to start',
  deal: { hidden: '{seat} is dealt three tiles', shown: '{seat} is dealt {tiles}' },
  draw: { hidden: '{seat} draws a tile', shown: '{seat} draws {tile}' },
  place: '{tile} on {first} and {second}',
  pass: 'Pass: no tile fits',
} as const satisfies Texts

/** Tiles by their colours, in English. */
const tileEn = {
  RR: 'red–red',
  RY: 'red–yellow',
  RB: 'red–blue',
  YY: 'yellow–yellow',
  YB: 'yellow–blue',
  BB: 'blue–blue',
} as const satisfies Texts

/** The same at the beginning of a sentence. */
const firstTileEn = {
  RR: 'Red–red',
  RY: 'Red–yellow',
  RB: 'Red–blue',
  YY: 'Yellow–yellow',
  YB: 'Yellow–blue',
  BB: 'Blue–blue',
} as const satisfies Texts

/** Qin in English. */
export const en = {
  name: 'Qin',
  luck: {
    tiles: {
      label: 'Tiles drawn',
      faces: {
        RR: 'red, red',
        RY: 'red, yellow',
        RB: 'red, blue',
        YY: 'yellow, yellow',
        YB: 'yellow, blue',
        BB: 'blue, blue',
      },
    },
  },
  tagline: 'Grow provinces, swallow weaker ones, be first to place every pagoda.',
  minutes: '20–30',
  turnOfPart: 'Game {part}, turn {turn}',
  scored: {
    more: '{name} puts down {n} more pagoda: {total} in all. | {name} puts down {n} more pagodas: {total} in all.',
    less: '{name} takes back {n} pagoda: {total} left. | {name} takes back {n} pagodas: {total} left.',
    gain: '{points} pagoda | {points} pagodas',
  },
  graphName: 'Pagodas',
  graphCount: '{n} pagoda | {n} pagodas',
  graph: 'Pagodas on the board; in a match of two games, those of the first are added.',

  option: {
    side: {
      label: 'Side of the board',
      help: 'The bird side is open country. The lion side has water and less room. If you play both, whoever has the fewest pagodas left over in the two games wins.',
      values: { bird: 'Bird', lion: 'Lion', both: 'Both, one game each' },
    },
    firstSeat: {
      label: 'Who starts',
      help: 'By custom the youngest player starts, so put them in seat 1; or choose a seat, or let it be drawn.',
      values: { 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4', random: 'Drawn' },
    },
    villageTie: {
      label: 'Ties at villages',
      help: 'When several players are equally strong at a village it belongs to nobody; or its holder keeps it if they are among them.',
      values: { neutral: 'Nobody’s', keep: 'The holder keeps it' },
    },
    openHands: {
      label: 'Hands',
      help: 'With hidden hands, everyone sees only their own until the game is over. With open hands everyone sees all tiles except the draw pile.',
      values: { off: 'Hidden', on: 'Open to all' },
    },
    joinThree: {
      label: 'Joining three provinces',
      help: 'Whether one tile may join three or more provinces of a colour at once. If not, it may join two of each of its colours and no more.',
      values: { allowed: 'Allowed', forbidden: 'Forbidden' },
    },
  },

  action: actionEn,
  tile: tileEn,
  firstTile: firstTileEn,

  caption: {
    at: '{at}',
    lost: 'ends {seat}’s hold on the village {at} | ends {seat}’s hold on the villages {at}',
    taken: 'takes the village {at} from {seat} | takes the villages {at} from {seat}',
    founded: 'founds a province at {at}',
    extended: 'adds to {seat}’s province: {n} squares',
    tile: 'lays a tile on {at}',
  },

  event: {
    first: { drawn: '{seat} is drawn to start.' },
    game: {
      started: {
        bird: 'Game {game}, on the bird side. {seat} starts.',
        lion: 'Game {game}, on the lion side. {seat} starts.',
      },
      ended: {
        built: 'A supply of pagodas is empty: game {game} is over. Pagodas on the board: {pagodas}.',
        placed: 'All tiles have been placed: game {game} is over. Pagodas on the board: {pagodas}.',
        blocked: 'No tile in any hand fits any longer: game {game} is over. Pagodas on the board: {pagodas}.',
      },
      won: { alone: '{seat} wins the game.', shared: '{seat} shares the win.' },
    },
    match: {
      won: {
        alone:
          '{seat} wins the match, with {left} pagoda left over in the two games. | {seat} wins the match, with {left} pagodas left over in the two games.',
        shared:
          '{seat} shares the win of the match, with {left} pagoda left over in the two games. | {seat} shares the win of the match, with {left} pagodas left over in the two games.',
      },
      ended: 'The match is over, {scores}.',
    },
    hand: {
      dealt: { hidden: '{seat} is dealt three tiles.', shown: '{seat} is dealt {tiles}.' },
      drawn: {
        hidden: '{seat} draws a tile.',
        RR: '{seat} draws a red–red tile.',
        RY: '{seat} draws a red–yellow tile.',
        RB: '{seat} draws a red–blue tile.',
        YY: '{seat} draws a yellow–yellow tile.',
        YB: '{seat} draws a yellow–blue tile.',
        BB: '{seat} draws a blue–blue tile.',
      },
    },
    turn: { started: 'Turn {turn}: {seat}.' },
    seat: { passed: 'Turn {turn}: {seat} cannot place a tile and passes.' },
    tile: {
      placed: {
        RR: '{seat} places red–red on {first} and {second}.',
        RY: '{seat} places red on {first}, yellow on {second}.',
        RB: '{seat} places red on {first}, blue on {second}.',
        YY: '{seat} places yellow–yellow on {first} and {second}.',
        YB: '{seat} places yellow on {first}, blue on {second}.',
        BB: '{seat} places blue–blue on {first} and {second}.',
      },
    },
    province: {
      founded: {
        R: '{seat} founds a red province of {n} squares at {at}.',
        Y: '{seat} founds a yellow province of {n} squares at {at}.',
        B: '{seat} founds a blue province of {n} squares at {at}.',
      },
      extended: {
        R: '{seat}’s red province at {at} grows to {n} squares.',
        Y: '{seat}’s yellow province at {at} grows to {n} squares.',
        B: '{seat}’s blue province at {at} grows to {n} squares.',
      },
      joined: {
        R: '{seat}’s red provinces at {into} and {at} become one of {n} squares.',
        Y: '{seat}’s yellow provinces at {into} and {at} become one of {n} squares.',
        B: '{seat}’s blue provinces at {into} and {at} become one of {n} squares.',
      },
      absorbed: {
        R: '{bySeat}’s red province at {into} swallows {seat}’s at {at}: {n} squares now.',
        Y: '{bySeat}’s yellow province at {into} swallows {seat}’s at {at}: {n} squares now.',
        B: '{bySeat}’s blue province at {into} swallows {seat}’s at {at}: {n} squares now.',
      },
    },
    pagoda: {
      returned: {
        province: '{seat} takes a pagoda back from the province at {at} ({left} in the supply).',
        village: '{seat} takes the pagoda back from the village {at} ({left} in the supply).',
      },
      moved: '{seat}’s pagoda moves from {from} to {to}.',
      placed: {
        province: '{seat} places a pagoda on the province at {at} ({left} left).',
        village: '{seat} places a pagoda on the village {at} ({left} left).',
      },
    },
    village: {
      lost: {
        outdone: '{seat} is no longer the strongest at the village {at}.',
        tied: '{seat} loses the village {at} to a tie.',
      },
      won: '{seat} takes the village {at}.',
    },
  },

  ending: {
    built: 'The winner has placed every pagoda.',
    placed: 'All tiles are placed: the most pagodas win.',
    blocked: 'No tile fits any longer: the most pagodas win.',
    both: 'Both sides have been played: the fewest pagodas left over win.',
  },

  change: {
    absorbed: '{bySeat} swallows your province at {at}.',
    village: {
      lost: 'You no longer hold the village {at}.',
      taken: 'The village {at} goes from you to {toSeat}.',
      gained: 'The village {at} is yours now.',
    },
  },

  reason: reasonEn,

  refusal: {
    matchOver: 'The match is over.',
    luckFirst: 'The tiles must be dealt or drawn first.',
    placeFirst: 'A tile must be placed first.',
    noSuchSeat: 'There are only {seats} seats.',
    notTheirs: 'These tiles are for another player.',
    tileUnknown: 'Say which tiles they are.',
    handNotInOrder:
      'Name the tiles of a hand in the order red–red, red–yellow, red–blue, yellow–yellow, yellow–blue, blue–blue.',
    notInStock: 'There is no {tile} tile left to draw: the box holds twelve of each kind.',
    tileFits: 'A tile in this hand fits, so one must be placed.',
    notInHand: 'There is no {tile} tile in this hand.',
    notAdjacent: '{first} and {second} are not side by side.',
    notInOrder: 'Both halves are the same: name {second} before {first}.',
    onStart: '{square} is a start square.',
    onVillage: '{square} is a village.',
    onWater: '{square} is water.',
    squareCovered: 'There is already a tile on {square}.',
    notTouching: 'Neither {first} nor {second} shares an edge with a coloured square.',
    twoMajors: 'This would join the major provinces at {first} and {second}.',
    equalProvinces:
      'This would join two provinces of {size} squares each, at {first} and {second}, that belong to different players.',
    threeProvinces:
      'This would join more than two provinces of one colour at once, which this match does not allow.',
  },

  rulesSections: {
    goal: 'The goal',
    table: 'What is on the table',
    setup: 'Before the first turn',
    turn: 'The turn',
    provinces: 'Provinces',
    villages: 'Villages',
    joining: 'Joining provinces',
    end: 'The end',
  },

  ...puzzleTexts.en,

  kinds: kindsEn,
  board: boardEn,

  rules: rulesEn,
} as const satisfies Texts
