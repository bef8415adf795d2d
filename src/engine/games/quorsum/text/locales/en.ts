import type { Texts } from '../../../../kernel/text.ts'
import { puzzleTexts } from '../puzzle-texts.ts'

/** Kinds of events to jump to, in English. */
const kindsEn = {
  option: { chosen: 'Opening choice' },
  pawns: { placed: 'Pawns placed' },
  dice: {
    allotted: 'Dice assigned',
    rolled: 'Rolls',
    voided: 'Dice lost',
    givenUp: 'Turns ended early',
  },
  pawn: { moved: 'Pawn moves' },
  move: { failed: 'Failed moves' },
  tile: { flipped: 'Flips' },
  flip: { failed: 'Failed flips' },
  chain: { opened: 'Chains' },
  game: {
    started: 'New games',
    won: 'Games won',
    stalled: 'Stalemates',
  },
} as const satisfies Texts

/** The texts of Quorsum's board, in English. */
export const boardEn = {
  name: 'Quorsum board',
  point: 'point',
  points: 'points',
  panel: 'Chances',
  help: 'Arrow keys move from tile to tile. While you assign dice: 1 to 4 set the dice, plus and minus change them by one, T switches between pawn and tile. Space picks, Enter confirms, Escape starts over.',
  cell: {
    place: '{place}',
    dark: 'dark {value}',
    light: 'light {value}',
    empty: 'no tile',
    pawn: '{name}’s pawn {number}',
    home: 'home of {name}’s pawn {number}',
    locked: 'locked this turn: just flipped',
    dice: 'action {letter}, {n} die | action {letter}, {n} dice',
    stuck: 'action {letter}, not possible now',
    aim: 'chosen target of {letter}, {value} or more, chance {chance}',
    target: 'target of {letter}, {value} or more, chance {chance}',
    reach: 'a pawn can move here',
  },
  hint: {
    chainFirst: 'The moving pawn comes first: go on, stop it, or end the turn.',
    cornersOnly: 'Pawns start on the four corners. Click two corners for yours.',
    tileLocked:
      'Your opponent has just flipped this tile: it is locked this turn, and dice on it will be lost.',
    tileHeld: 'Your opponent’s pawn stays here all through your turn: dice on this tile will be lost.',
    noDieFree: 'All four dice are assigned. Take one back with − on its card, or with a right click.',
    chooseFirst: 'Choose A or B below the board first.',
    over: 'The match is over. Step back in the list of moves to try something else.',
    busy: 'One moment: the last action is being saved.',
    rolling: 'The dice have to land first.',
    notYourTurn: 'It is not your turn in this position.',
    passOn: 'Pass the screen to the player whose turn it is first.',
    unplayable: 'This match cannot be played on.',
    noFlips: 'This is a sprint: no tile is flipped. Dice go to your pawns alone.',
    noDiceOnPawn: 'This pawn has no dice this turn.',
    layAll: 'All sixteen tiles must be laid before the game can begin.',
    enterDice: 'Enter every die that was rolled, or let the program roll.',
    pickCorners: 'Click two corners for your pawns, or one of the six pictures.',
    pickAction: 'Choose what to roll for next: click a card, or its tile.',
    pickTarget: 'Click the tile it goes to next: one with a dashed frame.',
    dragDie: 'Drag a die onto one of your pawns or a tile, or simply click there.',
  },
  keys: {
    move: 'From tile to tile',
    dice: 'This many dice here',
    noDice: 'No dice here',
    oneDie: 'One die more or fewer',
    part: 'Pawn or the tile under it',
    press: 'Pick what is here',
    commit: 'Confirm, roll',
    clear: 'Start over',
    card: 'Take up this action; A or B at the opening',
    stop: 'Stop the pawn',
    giveUp: 'End the turn',
  },
  card: {
    pawn: 'Pawn {number}',
    flip: 'Flip {place}',
    state: {
      waits: 'waiting',
      stuck: 'not now',
      chain: 'may go on',
      rolls: 'rolling',
      done: 'done',
      failed: 'missed',
      stopped: 'stopped',
      void: 'lost',
      givenUp: 'not used',
    },
    need: 'need',
    next: 'next {place}',
    notYet: 'Not possible yet. It can wait.',
    missed: 'No die reached it',
    onward: '{n} die goes on | {n} dice go on',
    hit: 'Reached',
  },
  tray: {
    carry: 'Which action next?',
    onlyOne: 'One action left.',
    chain: 'Go on, or stop?',
    chainOrOther: 'Go on, or choose another action to stop the pawn.',
    giveUp: 'End the turn',
    nameTarget: 'Click the tile it goes to next',
    whereTo: 'Pawn {number}: choose the tile it goes to next',
    stop: 'Stop',
    roll: 'Roll',
    free: '{n} die free | {n} dice free',
    howToAllot:
      'Click one of your pawns to move it, or a tile to flip it. Each click adds a die; use − to take one back.',
    howToSprint:
      'Click one of your pawns to move it. Each click adds a die; use − to take one back. Tiles are not flipped.',
    allots: '{name} assigns four dice.',
    noneAllotted: 'First assign your dice.',
    someLost: '{n} unassigned die will be lost. | {n} unassigned dice will be lost.',
    lost: '{n} die will be lost. | {n} dice will be lost.',
    allAllotted: 'No die is left over',
    giveUpAll: 'Pass the turn',
    commit: 'Assign dice',
    less: 'One die fewer',
    more: 'One die more',
    take: 'Choose this',
    placeThem: 'Place them',
  },
  obstacleShort: {
    noTarget: 'No move yet',
    noWay: 'No move',
    tileOccupied: 'Occupied',
    tileLocked: 'Lost: locked',
    tileHeld: 'Lost: opponent',
  },
  obstacle: {
    noTarget: 'It cannot move yet; a flip may open a way.',
    noWay: 'It cannot move now: no empty tile beside it has its colour.',
    tileOccupied: 'Occupied: possible once the pawn has left.',
    tileLocked: 'Locked this turn: these dice will be lost.',
    tileHeld: 'Your opponent stands here: these dice will be lost.',
  },
  well: {
    title: 'Dice of the turn',
    dice: 'The four dice of this turn; the letter is the action a die is assigned to.',
    pawn: 'Pawn {number} to {place}, needs {value}+',
    flip: 'Flip {place}, needs {value}+',
    reached: '{n} die makes it | {n} dice make it',
    missed: 'No die makes it',
    then: {
      onward: 'The pawn may go on',
      pawnDone: 'The pawn steps',
      pawnHome: 'The pawn is home',
      pawnMissed: 'The pawn stays',
      flipDone: 'The tile turns over',
      flipMissed: 'The tile stays',
    },
    waits: {
      allot: 'You can change this until you roll',
      roll: 'Not rolled yet',
      carry: 'Nothing rolled yet',
      chain: 'The pawn may go on',
      opening: 'Whoever rolls higher chooses',
      choose: 'Whoever rolled higher chooses',
      place: 'The pawns are being placed',
      lay: 'The tiles are being laid',
      over: 'The match is over',
    },
  },
  row: {
    reached: '{n} die reaches {value} | {n} dice reach {value}',
    missed: 'no die reaches {value}',
    opening: 'opening roll',
  },
  last: {
    voided: '{name} had no use for the remaining dice: lost.',
    allVoid: '{name} could do none of the actions: those dice are lost.',
  },
  choose: {
    title: '{name} may choose',
    first: 'Take the first turn',
    firstWhy: 'Your opponent decides on which corners the pawns stand.',
    place: 'Place the pawns',
    placeWhy: 'You choose the corners, and with them all homes. Your opponent moves first.',
  },
  place: {
    title: 'Six ways to place the pawns',
    how: '{name}: click two corners for your pawns, or one of the six layouts. Home is the corner diagonally opposite.',
    names: {
      0: '{name} on A1 and D1',
      1: '{name} on A1 and A4',
      2: '{name} on A1 and D4',
      3: '{name} on D1 and A4',
      4: '{name} on D1 and D4',
      5: '{name} on A4 and D4',
    },
  },
  enter: {
    lay: 'Enter the tiles as they lie: the place, its side, its value. Keys: D or L, then 2 to 6.',
    side: 'Side of the next tile',
    dark: 'dark',
    light: 'light',
    value: 'Value of the tile',
    valueLeft: '{value}, {n} left',
    opening: '{name} rolls one die to settle who chooses first.',
    roll: '{name} rolls {n} die. What was rolled? | {name} rolls {n} dice. What was rolled?',
    entered: 'Entered: {dice}',
    face: 'A die shows',
    back: 'Take the last die back',
    missing: 'Every tile is entered. | {n} tile still missing. | {n} tiles still missing.',
    commit: 'Enter this',
    layForMe: 'Lay them for us',
    rollForMe: 'Roll for us',
  },
  seat: {
    home: 'home',
    away: '{n} to go',
    double: 'A win now counts double',
    doubleWhy: 'None of the opponent’s pawns is home yet.',
    pawn: 'Pawn {number}: {n} step from its home corner | Pawn {number}: {n} steps from its home corner',
    pawnHome: 'Pawn {number} is in its home corner.',
  },
  end: {
    caption: 'The pawns when the last game ended',
    points: 'Points',
    seat: 'Seat',
    pawn: 'Pawn {number}',
  },
  idle: 'Turns in a row without progress: {n} of 6',
  idleShort: '{n} idle turn | {n} idle turns',
  idleSoon: '{n} more ends it | {n} more end it',
  chances: {
    title: 'Chance of success',
    value: 'value',
    dice: '{n} die | {n} dice',
    note: 'At least one die has to show the tile’s value or more. Only the dice that reached it may go on.',
  },
} as const satisfies Texts

/** Actions in a few words that fit what may be done as well as what was tried, in English. */
const actionEn = {
  lay: 'The sixteen tiles are laid',
  roll: 'Rolled {dice}',
  choose: { first: 'Take the first turn', place: 'Place the pawns' },
  place: 'Place pawns: {firstSeat} on {a} and {b}, {secondSeat} on {c} and {d}',
  allot: { some: '{allotments}', none: 'Pass the turn' },
  step: 'Pawn {pawn} to {to}',
  flip: 'Flip {tile}',
  stop: 'Stop the pawn',
  giveUp: 'End the turn',
} as const satisfies Texts

/** Dice assigned to one pawn or tile, in English. */
const allotmentEn = {
  pawn: '{n} die to pawn {pawn} | {n} dice to pawn {pawn}',
  tile: '{n} die to {tile} | {n} dice to {tile}',
  more: { pawn: '{n} to pawn {pawn}', tile: '{n} to {tile}' },
  each: '{n} die each to {targets} | {n} dice each to {targets}',
  targets: { 2: '{a} and {b}', 3: '{a}, {b}, and {c}', 4: '{a}, {b}, {c}, and {d}' },
  target: { pawn: 'pawn {pawn}', tile: '{tile}' },
} as const satisfies Texts

/** Quorsum in English. */
export const en = {
  name: 'Quorsum',
  luck: { dice: { label: 'Dice' } },
  tagline: 'Split four dice, flip tiles, bring two pawns home.',
  minutes: '10–20',
  turnOfPart: 'Game {part}, turn {turn}',
  graphName: 'Progress',
  graphCount: '{n} step | {n} steps',
  graph:
    'Progress: the steps a player’s two pawns have come closer to home, and in a match of several games 12 for every point.',

  option: {
    raceTo: {
      label: 'Play to',
      help: 'A single game can end in a draw. Otherwise you play game after game until someone has the points chosen here: 1 for a win, 2 for a double win, 1 each for a draw.',
      values: { 1: 'A single game', 3: '3 points', 5: '5 points', 7: '7 points', 11: '11 points' },
    },
    flipLock: {
      label: 'Flipped tiles',
      help: 'When locked, a tile you flip is safe from your opponent for one turn.',
      values: { reply: 'Locked for one turn', none: 'Never locked' },
    },
    sprint: {
      label: 'Sprint',
      help: 'In a sprint no tile is flipped: all dice go to the pawns, which can only go home along tiles of their own colour.',
      values: { off: 'Off: tiles are flipped', on: 'On: no flips' },
    },
  },

  action: actionEn,
  numbers: { 1: '{a}', 2: '{a} and {b}', 3: '{a}, {b}, and {c}', 4: '{a}, {b}, {c}, and {d}' },
  allotment: allotmentEn,

  event: {
    tiles: { laid: 'Game {game}: the sixteen tiles are laid.' },
    opening: {
      rolled: '{seat} rolls a {die} to settle who chooses first.',
      tied: 'Both rolled {die}: roll again.',
    },
    choice: {
      given: {
        roll: '{seat} rolled higher and chooses.',
        alternation: 'This time {seat} chooses.',
      },
    },
    option: {
      chosen: {
        first: '{seat} takes the first turn and leaves the pawns to the opponent.',
        place: '{seat} places the pawns; the opponent takes the first turn.',
      },
    },
    pawns: { placed: '{seat} places the pawns: {firstSeat} on {a} and {b}, {secondSeat} on {c} and {d}.' },
    turn: {
      started: 'Turn {turn}: {seat}.',
      ended: {
        progress: '{seat} has never been closer to home.',
        idle: '{seat}’s turn ends without progress ({n} of 6 in a row).',
      },
    },
    dice: {
      allotted: {
        all: '{seat} assigns all four dice: {allotments}.',
        some: '{seat} assigns {allotments}; {n} die is left unused. | {seat} assigns {allotments}; {n} dice are left unused.',
        none: '{seat} passes the turn.',
      },
      rolled: {
        hit: '{seat} rolls {dice}: {n} die reaches {value}. | {seat} rolls {dice}: {n} dice reach {value}.',
        missed: '{seat} rolls {dice}: no die reaches {value}.',
      },
      voided: 'Nothing more can be done with {allotments}: those dice are lost.',
      givenUp: '{seat} ends the turn.',
    },
    move: {
      announced:
        '{seat} tries to move pawn {pawn} from {from} to {to}: {n} die, {value} or more needed. | {seat} tries to move pawn {pawn} from {from} to {to}: {n} dice, {value} or more needed.',
      failed: '{seat}’s pawn {pawn} does not reach {to}.',
    },
    flip: {
      announced:
        '{seat} tries to flip {tile}: {n} die, {value} or more needed. | {seat} tries to flip {tile}: {n} dice, {value} or more needed.',
      failed: '{tile} is not flipped.',
    },
    pawn: {
      moved: {
        onward:
          '{seat}’s pawn {pawn} moves from {from} to {to}, {n} step from home. | {seat}’s pawn {pawn} moves from {from} to {to}, {n} steps from home.',
        home: '{seat}’s pawn {pawn} moves from {from} to {to} and is home.',
      },
    },
    tile: {
      flipped: {
        dark: '{seat} flips {tile}: it is dark now.',
        light: '{seat} flips {tile}: it is light now.',
      },
    },
    chain: {
      opened: '{seat}’s pawn {pawn} may go on with {n} die. | {seat}’s pawn {pawn} may go on with {n} dice.',
      ended: {
        stopped: '{seat} stops pawn {pawn}.',
        noTarget: '{seat}’s pawn {pawn} has nowhere to go.',
      },
    },
    game: {
      won: {
        single:
          '{seat} has both pawns home and wins the game. Points: {firstPoints} for {firstSeat}, {secondPoints} for {secondSeat}.',
        double:
          '{seat} has both pawns home, the opponent none: a double win! Points: {firstPoints} for {firstSeat}, {secondPoints} for {secondSeat}.',
      },
      stalled: {
        nearer:
          'Six turns without progress. Steps to home: {first} for {firstSeat}, {second} for {secondSeat}. The closer pawns count first: {seat} wins the game. Points: {firstPoints} for {firstSeat}, {secondPoints} for {secondSeat}.',
        draw: 'Six turns without progress. Steps to home: {first} for {firstSeat}, {second} for {secondSeat}; the game is drawn. Points: {firstPoints} for {firstSeat}, {secondPoints} for {secondSeat}.',
      },
      started: 'Game {game} begins: the tiles go back into the box.',
    },
    match: {
      ended: {
        won: '{seat} wins the match, {points}.',
        drawn: 'The match is drawn, {points}.',
      },
    },
  },

  ending: {
    home: 'Both pawns are home.',
    double: 'Both pawns are home, and none of the loser’s: a double win.',
    stalemate: 'Six turns without progress: the closer pawns decide, and if they are equal, the others.',
    draw: 'Six turns without progress, and neither player is closer to home: a draw.',
    points: 'The target score is reached.',
  },

  change: {
    rival: {
      home: '{fromSeat}’s pawn {pawn} is home.',
      nearer:
        '{fromSeat}’s pawn {pawn} is only {n} step from home now. | {fromSeat}’s pawn {pawn} is {n} steps from home now.',
    },
    way: {
      shut: 'No step home is open to your pawn {pawn} now.',
      shorter:
        'Only {n} step home is open to your pawn {pawn} now. | Only {n} steps home are open to your pawn {pawn} now.',
      longer:
        '{n} step home is open to your pawn {pawn} now. | {n} steps home are open to your pawn {pawn} now.',
    },
  },

  reason: {
    all: { 1: 'This {a}.', 2: 'This {a}, and {b}.', 3: 'This {a}, {b}, and {c}.' },
    home: 'brings pawn {pawn} home ({chance}%)',
    homeRather: 'brings pawn {pawn} home ({chance}%, {other}% with the next best dice)',
    wins: 'brings pawn {pawn} home and wins the game ({chance}%)',
    winsRather: 'brings pawn {pawn} home and wins the game ({chance}%, {other}% with the next best dice)',
    staysHome: 'keeps pawn {pawn} home',
    nearer:
      'brings pawn {pawn} within {n} step of home ({chance}%) | brings pawn {pawn} within {n} steps of home ({chance}%)',
    easier: 'needs a {value}, where {other} would need a {harder}',
    opens:
      'opens {n} step homeward for your pawn {pawn} ({chance}%) | opens {n} steps homeward for your pawn {pawn} ({chance}%)',
    opensAll: 'clears the whole way home for your pawn {pawn} ({chance}%)',
    clears:
      'saves {n} flip on your pawn {pawn}’s way home and leaves {left} ({chance}%) | saves {n} flips on your pawn {pawn}’s way home and leaves {left} ({chance}%)',
    clearsAll: 'leaves your pawn {pawn} nothing to flip on its way home ({chance}%)',
    shortens:
      'lets {fromSeat}’s pawn {pawn} go only {n} step towards home instead of {was} ({chance}%) | lets {fromSeat}’s pawn {pawn} go only {n} steps towards home instead of {was} ({chance}%)',
    shuts: 'blocks {fromSeat}’s pawn {pawn} from any step towards home ({chance}%)',
    obstructs:
      'makes {fromSeat} flip {n} tile for pawn {pawn} to get home ({chance}%) | makes {fromSeat} flip {n} tiles for pawn {pawn} to get home ({chance}%)',
    leadsOn: 'opens up to {n} more steps from there',
    staysAhead: 'keeps standing in the way of {fromSeat}’s pawn {pawn}',
    frees: 'frees {tile} on your pawn {pawn}’s way home ({chance}%)',
    occupies: 'stands in the way of {fromSeat}’s pawn {pawn} on {tile} ({chance}%)',
    bars: 'keeps pawn {pawn} on {tile}, where it bars the way of {fromSeat}’s pawn {otherPawn}',
    keepsFree: 'keeps {tile} free on your pawn {pawn}’s way home',
    stepsBack: 'moves pawn {pawn} a step back ({n} from home)',
    takesBack: 'leaves this turn without progress ({chance}%), turn {n} of the six that end the game ({why})',
    sparesOwn: 'keeps your pawn {pawn}’s way home, which flipping {tile} would make worse',
    sparesTheirs: 'leaves {tile} as it is, because flipping it would help {toSeat}’s pawn {pawn} home',
    sparesStep: 'keeps pawn {pawn} off {to}, which is no closer to home',
    stepsOnto: 'lets pawn {pawn} step towards home onto {tile} once it is flipped ({chance}%)',
    steps: 'moves pawn {pawn} a step homeward ({chance}%)',
    stepsRather: 'moves pawn {pawn} a step homeward ({chance}%, {other}% with the next best dice)',
    stepsBetter: 'moves pawn {pawn} a step homeward ({chance}%, against {other}% for pawn {otherPawn})',
    moreWays: 'gives your pawn {pawn} another way home ({chance}%)',
    fewerWays: 'takes a way home from {fromSeat}’s pawn {pawn} ({chance}%)',
    both: {
      steps: 'moves pawn {pawn} ({chance}%) and pawn {otherPawn} ({otherChance}%) a step homeward',
    },
    each: {
      steps: 'moves both pawns a step homeward ({chance}% each)',
      opens:
        'opens the way for both pawns, {n} step each ({chance}%) | opens the way for both pawns, {n} steps each ({chance}%)',
      opensAll: 'clears the whole way home for both pawns ({chance}%)',
      clears:
        'saves {n} flip on the way home of either pawn and leaves {left} each ({chance}%) | saves {n} flips on the way home of either pawn and leaves {left} each ({chance}%)',
      clearsAll: 'leaves neither pawn anything to flip on its way home ({chance}%)',
      shortens:
        'lets both of {fromSeat}’s pawns go only {n} step towards home instead of {was} ({chance}%) | lets both of {fromSeat}’s pawns go only {n} steps towards home instead of {was} ({chance}%)',
      shuts: 'blocks both of {fromSeat}’s pawns from any step towards home ({chance}%)',
      obstructs:
        'makes {fromSeat} flip {n} tile for each pawn to get home ({chance}%) | makes {fromSeat} flip {n} tiles for each pawn to get home ({chance}%)',
      moreWays: 'gives both pawns another way home ({chance}%)',
      fewerWays: 'takes a way home from both of {fromSeat}’s pawns ({chance}%)',
    },
    nothing: 'loses nothing, because no roll left brings a pawn closer to home or helps it on its way',
    nothingOf: 'loses nothing, because pawn {pawn} has no step closer to home',
    waits: 'sits the game out (turn {n} of the six that end it unless {fromSeat} makes progress; {why})',
    waitsOut: 'wins you the game (six turns without progress, and {why})',
    nearsDraw: 'is turn {n} of the six without progress that end the game in a draw as the pawns stand',
    draws: 'ends the game in a draw (six turns without progress, and neither player is closer to home)',
    hurries: 'tries for progress, because after {n} turns without any, six would lose you the game ({why})',
    apart: {
      closer: 'your closer pawn is {own} from home, {fromSeat}’s {other}',
      home: 'you have a pawn home, {fromSeat}’s closer one is {other} away',
      theirsHome: '{fromSeat} has a pawn home, your closer one is {own} away',
      bothHome: 'both have a pawn home, your other one is {own} away, {fromSeat}’s {other}',
      other: 'with both closer pawns {near} from home, your other one is {own} away, {fromSeat}’s {other}',
    },
    corners: {
      chosen: 'lets you pick corners with {own} open steps homeward for you and {other} for {fromSeat}',
      placed: 'gives your pawns {own} open steps homeward, {fromSeat}’s only {other}',
      left: 'leaves {toSeat} no corners with more than one open step homeward beyond yours',
      before: 'gives you the first turn, before {toSeat} can use the way that the corners open',
    },
  },

  refusal: {
    matchOver: 'The match is over.',
    luckFirst: 'The dice must be rolled or the tiles laid first.',
    notNow: 'That is not possible at this point.',
    allotFirst: 'Assign your dice first; assigning none passes the turn.',
    alreadyAllotted: 'The dice of this turn have already been assigned.',
    tilesDoNotFit: 'The box holds only five tiles of value {value}.',
    wrongDiceCount: 'This roll is made with {dice} dice at once.',
    notTwoEach: 'Each player gets exactly two corners.',
    tooManyDice: 'That would be {dice} dice; there are only {most}.',
    duplicateTarget: 'Each pawn or tile is one action: assign all its dice together.',
    notInOrder: 'Name the pawns first, then the tiles, each in rising order.',
    notYourPawn: 'That pawn belongs to your opponent.',
    pawnNotAllotted: 'Pawn {pawn} has no dice left this turn.',
    tileNotAllotted: 'Tile {tile} has no dice this turn.',
    notAdjacent: '{to} is not next to {from}: a pawn moves one tile at a time, never diagonally.',
    placeOccupied: 'There is a pawn on {to}.',
    wrongColour: '{from} and {to} differ in colour: a pawn stays on its colour.',
    noTarget: 'This pawn cannot move: no empty tile beside it has its colour.',
    tileOccupied: 'There is a pawn on {tile}; only an empty tile can be flipped.',
    tileLocked: 'Your opponent has just flipped {tile}, so it is locked this turn.',
    noFlips: 'This is a sprint: {tile} cannot be flipped.',
    chainRunning: 'Pawn {pawn} is still moving: go on, stop it, or end the turn.',
    noChain: 'No pawn is moving.',
  },

  rulesSections: {
    goal: 'The goal',
    table: 'What is on the table',
    setup: 'Before the first turn',
    turn: 'The turn',
    moving: 'Moving a pawn',
    flipping: 'Flipping a tile',
    end: 'When nobody makes progress',
    match: 'Playing for points',
  },

  rules: {
    'QO-1': {
      text: 'The box holds 25 tiles, five each of the values 2 to 6. Every tile has a dark and a light side that show the same value. There are four dice, and two pawns for each player.',
    },
    'QO-2': {
      text: 'Sixteen tiles are drawn blind and laid as a grid of four by four; which side is up is luck. The other nine stay in the box unseen.',
    },
    'QO-3': {
      text: 'Both players roll a die and reroll ties. The higher roll picks: A, take the first turn, or B, place the pawns. The opponent gets the other.',
    },
    'QO-4': {
      text: 'Whoever has B puts the four pawns on the four corners, one on each. A player’s two pawns are alike, so there are six ways to do it; the two pawns may stand on opposite corners.',
    },
    'QO-5': {
      text: 'A pawn’s home is the corner diagonally across from where it starts. On the board every pawn points towards its home.',
    },
    'QO-6': {
      text: 'The player who did not place the pawns takes the first turn. After that, turns alternate.',
    },
    'QO-7': { text: 'Be the first to have both of your pawns standing on their homes.' },
    'QO-8': {
      text: 'You begin your turn with four dice. Before rolling any of them you say what all of them are for: some to move this pawn, some to flip that tile. One pawn or tile is one action, however many dice it gets. Dice you leave out are lost for this turn.',
    },
    'QO-9': {
      text: 'Split the dice as you like: four on one action, several flips, both pawns. Any pawn of yours and any tile may get dice, even a tile that is occupied or locked.',
      house: 'Whether an action is possible is judged only when its time comes.',
    },
    'QO-10': {
      text: 'Carry out your actions in any order, finishing each one before the next. What is impossible now may wait; when nothing that is left can be done, those dice are lost.',
      house: 'Impossible actions are not offered, and the turn then ends by itself.',
    },
    'QO-11': {
      text: 'A move goes one step up, down, left or right, onto an empty tile of the colour the pawn is standing on. It may also lead away from home, or off it.',
    },
    'QO-12': {
      text: 'Name the tile you want to step on, then roll all dice of the action together. If at least one shows the tile’s value or more, the pawn moves.',
    },
    'QO-13': {
      text: 'After a step that worked the same pawn may try another one at once, with just those dice that reached the value. Again the target is named before the roll.',
    },
    'QO-14': {
      text: 'A pawn can go on like this until a roll fails, there is nowhere to go, or you have had enough.',
      house: 'You may stop the pawn, losing only its dice, or end your turn.',
    },
    'QO-15': {
      text: 'Only an empty tile can be flipped. Its dice are rolled once, all together, and one that reaches the value is enough.',
    },
    'QO-16': {
      text: 'With the reply lock, a tile that was flipped cannot be flipped by the opponent in the very next turn; after that it is free again. A flip that failed locks nothing. Without the lock, tiles are always free.',
      house:
        'The published wording forbids flipping a tile back at once; the lock for one reply is how we read it.',
    },
    'QO-17': {
      text: 'You may assign dice to a tile your own pawn stands on: it only has to be empty when you flip it. You may also flip a tile first and then step onto it.',
    },
    'QO-24': {
      text: 'A match can be a sprint: no tile is flipped, and dice may be assigned to pawns alone.',
      house: 'A variant of ours. All other rules stay, also for a pawn whose colour does not lead home.',
    },
    'QO-18': {
      text: 'Your turn is over when all your dice are spent or lost, or when you end it. You may even end it at the start, with all four dice left.',
    },
    'QO-19': {
      text: 'A player wins the game the moment both their pawns are home. If no pawn of the opponent is home at that moment, it counts as two wins.',
      house: 'This is checked before the stalemate rule, and dice left over do not matter.',
    },
    'QO-20': {
      text: 'After six turns in a row without progress, three for each player, the game stops. Distance is counted in straight steps to home, whatever the colours and pawns between.',
      house:
        'A turn is progress if one of your pawns ends it closer to home than at the end of any earlier turn of the game, so walking back and forth does not count.',
    },
    'QO-21': {
      text: 'When a game stops like this, each player’s closer pawn is compared and the smaller distance wins; if they are equal, the other pawns decide; if those are equal too, the game is drawn. This never counts double.',
    },
    'QO-22': {
      text: 'For a longer match agree on a number of points. A win is one point, a double win two, and a draw one for each. Tiles are laid anew for every game, and the right to choose A or B goes back and forth.',
      house:
        'A match goes to 3, 5, 7 or 11 points, or is a single game, which may be drawn. The higher total wins; equal totals are a draw.',
    },
    'QO-23': {
      text: 'Nothing is secret: everything on the table is open to both players.',
      house: 'Only the tiles not yet laid, and the nine left in the box, are unknown to everyone.',
    },
  },

  ...puzzleTexts.en,

  kinds: kindsEn,
  board: boardEn,
} as const satisfies Texts
