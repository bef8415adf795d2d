import type { Texts } from '../../../../kernel/text.ts'
import { actionEn, namedEn } from './action.en.ts'
import { boardEn } from './board.en.ts'
import { kindsEn } from './kinds.en.ts'
import { reasonEn } from './reason.en.ts'
import { rulesEn } from './rules.en.ts'

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
  turnOfPart: 'Turn {turn}',
  tagline: 'Build one wall together, score behind it, mind the Mongols.',
  minutes: '45–60',
  graphName: 'Points',
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
    neutral: {
      label: 'Neutral walls',
      help: 'For two players only: a third colour helps to fill the wall. Without it the map keeps its two boards.',
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
    },
  },

  action: actionEn,
  named: namedEn,

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
        none: 'No cards lie in province {province}.',
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
        stuck: 'Nobody can do anything any longer: the Mongols come.',
      },
    },
    region: {
      raided: 'Region {region} attacks: {value}.',
      lost: '{seat} loses to region {region}, {points} points: {score} now.',
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

  ending: {
    filled: 'The wall is finished: the most points win.',
    stuck: 'Nobody could build any longer: the most points win.',
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
    table: 'What lies on the table',
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

  kinds: kindsEn,
  board: boardEn,
} as const satisfies Texts
