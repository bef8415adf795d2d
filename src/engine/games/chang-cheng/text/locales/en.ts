import type { Texts } from '../../../../kernel/text.ts'
import { actionEn, namedEn } from './action.en.ts'
import { boardEn } from './board.en.ts'
import { kindsEn } from './kinds.en.ts'
import { reasonEn } from './reason.en.ts'
import { rulesEn } from './rules.en.ts'

const faces = {
  random: 'drawn',
  '1A': 'board 1, face A: 4-5-4',
  '1B': 'board 1, face B: 3-6-4',
  '2A': 'board 2, face A: 5-4-4',
  '2B': 'board 2, face B: 3-5-5',
  '3A': 'board 3, face A: 4-4-5',
  '3B': 'board 3, face B: 6-3-4',
  '4A': 'board 4, face A: 5-3-5',
  '4B': 'board 4, face B: 4-3-6',
} as const

/** Chang Cheng in English. */
export const en = {
  name: 'Chang Cheng',
  tagline:
    'One wall for everybody: win the provinces south of it without standing first when the Mongols come.',
  minutes: '45–60',
  graph: 'Points so far; they can fall below zero when the Mongols come.',

  option: {
    board1: {
      label: 'First board',
      help: 'The left one at the start. The numbers are the sizes of its provinces from left to right.',
      values: faces,
    },
    board2: {
      label: 'Second board',
      help: 'The right one at the start. A board named twice is used once; the later choice is drawn instead.',
      values: faces,
    },
    board3: {
      label: 'Third board',
      help: 'Joined after the third Emperor card. Two seats without neutral walls do not use it.',
      values: faces,
    },
    board4: {
      label: 'Fourth board',
      help: 'Joined after three more Emperor cards, with four seats only.',
      values: faces,
    },
    firstSeat: {
      label: 'Who starts',
      help: 'By custom the oldest starts, so seat them first; or choose a seat, or let it be drawn.',
      values: { 1: 'seat 1', 2: 'seat 2', 3: 'seat 3', 4: 'seat 4', random: 'drawn' },
    },
    memory: {
      label: 'Threat tiles looked at',
      help: 'With notes you are shown the tiles you have seen for the rest of the match. Otherwise only until the end of your turn: remember them.',
      values: { notes: 'noted', once: 'to be remembered' },
    },
    neutral: {
      label: 'Neutral walls',
      help: 'For two seats only: a third colour helps to fill the wall. Without it the map keeps its two boards.',
      values: { on: 'with neutral walls', off: 'without' },
    },
    events: {
      label: 'Event cards',
      help: 'Two event cards lie open. Diplomacy: 4 points for most provinces. Overlord: points for the longest row. Emperor’s reward: 2 points for each card in hand. Scouting: threat tiles are turned up as soon as something is built.',
      values: {
        none: 'none',
        random: 'two, drawn',
        'diplomacy-overlord': 'Diplomacy and Overlord',
        'diplomacy-reward': 'Diplomacy and Emperor’s reward',
        'diplomacy-scouting': 'Diplomacy and Scouting',
        'overlord-reward': 'Overlord and Emperor’s reward',
        'overlord-scouting': 'Overlord and Scouting',
        'reward-scouting': 'Emperor’s reward and Scouting',
      },
    },
  },

  action: actionEn,
  named: namedEn,

  event: {
    board: {
      joined: {
        start: 'Board {face} is laid out.',
        left: '{seat} joins board {face} to the left end.',
        right: '{seat} joins board {face} to the right end.',
      },
      due: 'Three Emperor cards lie: the map is extended.',
      drawn: 'Board {face} comes next; {seat} chooses its end.',
    },
    threats: {
      laid: {
        hidden: 'Three threat tiles are laid face down.',
        shown: 'Threat tiles are laid face down: {values}.',
      },
    },
    prestige: { laid: 'Prestige tiles are laid: {values}.' },
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
    seat: { skipped: 'Turn {turn}: {seat} can do nothing and is skipped.' },
    action: {
      chosen: {
        W: '{seat} begins with one wall.',
        A: '{seat} builds two walls.',
        B: '{seat} lays cards.',
        C: '{seat} lays a card and builds a wall.',
        D: '{seat} builds the double wall.',
        E: '{seat} builds the tower.',
        N: '{seat} can only place a neutral wall.',
      },
    },
    wall: {
      built: '{seat} builds a wall on {space} ({left} left).',
      omitted: '{seat} can build no second wall.',
      destroyed: {
        owned: '{seat}’s traitor destroys {ownerSeat}’s wall on {space}.',
        neutral: '{seat}’s traitor destroys the neutral wall on {space}.',
      },
    },
    double: {
      built: '{seat} builds the double wall on {left} and {right}.',
      scored: 'The double wall earns {seat} {points} points: {score}.',
    },
    tower: { built: '{seat} builds the tower on {space}.' },
    neutral: {
      built: '{seat} places a neutral wall on {space} ({left} left).',
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
        warrior: '{seat}’s warrior spares everybody.',
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
        none: 'No cards lie in province {province}.',
        some: 'The cards of province {province} are turned up: {cards}.',
      },
      struck: 'Equal numbers in province {province} are removed: {cards}.',
    },
    reservation: {
      ended: {
        used: '{seat} has built beside the tower on {space}; it keeps no space any more.',
        lapsed: '{seat} has no wall left; the tower on {space} keeps no space any more.',
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
        open: '{seat} chooses which province comes first.',
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
    walls: { swapped: '{seat}’s official swaps the walls on {here} and {there}.' },
    province: {
      completed: 'Province {province} is complete.',
      scored: {
        one: 'Province {province} is worth {value}; walls {walls}.',
        tied: 'Province {province} is worth {value}, in full for all who tie; walls {walls}.',
        nobody: 'Province {province} is worth {value}, but nobody scores it; walls {walls}.',
      },
      won: '{seat} scores {points} for province {province}: {score}.',
    },
    emperor: { laid: 'An Emperor card is laid on province {province} ({n} of 3).' },
    map: {
      closed: {
        filled: 'Every space of the wall is filled: the Mongols come.',
        stuck: 'Nobody can do anything any more: the Mongols come.',
      },
    },
    region: {
      raided: 'Region {region} attacks with {value}.',
      lost: '{seat} loses to region {region}, {points}: {score}.',
      spared: '{seat}’s tower holds out against region {region}.',
    },
    event: {
      scored: {
        diplomacy: 'Diplomacy: {seat} stands in {n} provinces, +{points}: {score}.',
        overlord: 'Overlord: {seat} has {n} spaces in a row, +{points}: {score}.',
        reward: 'Emperor’s reward: {seat} keeps {n} cards, +{points}: {score}.',
        scouting: 'Scouting: {seat} counts {n}, +{points}: {score}.',
      },
    },
    match: {
      won: {
        alone: '{seat} wins with {score}.',
        shared: '{seat} shares the win with {score}.',
      },
      ended: 'The match is over, {scores}.',
    },
  },

  ending: {
    filled: 'The wall is finished: most points win.',
    stuck: 'Nobody could build any more: most points win.',
  },

  reason: reasonEn,

  refusal: {
    matchOver: 'The match is over.',
    luckFirst: 'First a board, tiles or cards must be drawn.',
    actFirst: 'Choose one of the actions A to E first.',
    wallFirst: 'The second wall comes first.',
    provinceFirst: 'Choose first which of the completed provinces is opened.',
    sideFirst: 'Choose first to which end the board is joined.',
    neutralFirst: 'Place a neutral wall, or none, first.',
    turnFirst: 'First say what the threat tile of region {region} is.',
    nameFirst: 'First say which cards this seat has in province {province}.',
    cardsNotLeft: 'These cannot be the cards of this seat in province {province}.',
    effectFirst: 'First the card that acts must be decided.',
    cardFirst: 'First card {card} must be decided.',
    oneWallFirst: 'In your first turn you build one single wall.',
    noSuchSeat: 'There are only {seats} seats.',
    noSuchSpace: 'There is no space {space} on the map.',
    noSuchProvince: 'There is no province {province} on the map.',
    boardTaken: 'The board of face {face} cannot be drawn.',
    tilesUnknown: 'Say which tiles they are.',
    tilesNotLeft: 'There are not so many of these tiles left.',
    notAPairOfCards: 'Name two different event cards in their order.',
    spaceTaken: 'Something stands on {space} already.',
    spaceKept: 'The tower beside {space} keeps it for its owner.',
    sameProvince: 'Province {province} was used already: choose another.',
    noWallLeft: 'No single wall is left.',
    noDoubleLeft: 'The double wall is built already.',
    noTowerLeft: 'The tower is built already.',
    noCardLeft: 'No card is left.',
    wrongCardCount: 'The number of cards to lay is {n}.',
    provinceComplete: 'Province {province} is complete: no card can be laid there.',
    notInOrder: 'Name the provinces in rising order.',
    cardUnknown: 'Say which card it is.',
    notInHand: 'Card {card} is not in this hand.',
    notAPair: '{left} and {right} are not side by side, the left one first.',
    besideTower: 'A tower stands beside {space}.',
    noNeutrals: 'This match has no neutral walls.',
    neutralElsewhere:
      'The neutral wall goes where you have just built or laid cards, not to province {province}.',
    neutralNotHere: 'The neutral wall may not go to province {province}, which you have just used.',
    notCompleted: 'Province {province} does not wait to be opened.',
    notThisCard: 'Card {card} cannot do that.',
    noSuchCard: 'There is no other card {card} still to act.',
    noWallHere: 'No single wall stands on {space} in province {province}.',
    noWallThere: 'No single wall outside province {province} stands on {space}.',
    noTileFacing: 'Region {region} has no threat tile facing province {province}.',
    mustChoose: 'Card {card} must choose one of its effects.',
  },

  rulesSections: {
    setup: 'Pieces and setup',
    turn: 'The turn',
    province: 'A province is complete',
    cards: 'The cards',
    scoring: 'Scoring and extending',
    end: 'The end',
    two: 'Two seats',
    events: 'Event cards',
    secrets: 'What is hidden',
  },

  rules: rulesEn,

  kinds: kindsEn,
  board: boardEn,
} as const satisfies Texts
