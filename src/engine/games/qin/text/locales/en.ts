import type { Texts } from '../../../../kernel/text.ts'
import { actionEn, tileEn } from './action.en.ts'
import { boardEn } from './board.en.ts'
import { kindsEn } from './kinds.en.ts'
import { reasonEn } from './reason.en.ts'
import { rulesEn } from './rules.en.ts'

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
  graphName: 'Pagodas',
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
      help: 'Hidden hands are seen by their owners alone until the game is over. With open hands everyone sees all tiles except the stock.',
      values: { off: 'Hidden', on: 'Open to all' },
    },
  },

  action: actionEn,
  tile: tileEn,

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
        RR: '{seat} places red on {first} and {second}.',
        RY: '{seat} places red on {first}, yellow on {second}.',
        RB: '{seat} places red on {first}, blue on {second}.',
        YY: '{seat} places yellow on {first} and {second}.',
        YB: '{seat} places yellow on {first}, blue on {second}.',
        BB: '{seat} places blue on {first} and {second}.',
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
        outdone: '{seat} is outdone at the village {at}.',
        tied: 'A tie at the village {at}: {seat} no longer holds it.',
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
  },

  rulesSections: {
    goal: 'The goal',
    table: 'What lies on the table',
    setup: 'Before the first turn',
    turn: 'The turn',
    provinces: 'Provinces',
    villages: 'Villages',
    joining: 'Joining provinces',
    end: 'The end',
  },

  kinds: kindsEn,
  board: boardEn,

  rules: rulesEn,
} as const satisfies Texts
