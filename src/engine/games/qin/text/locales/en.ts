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
  tagline: 'Two squares a turn: found provinces, surround villages, and swallow what your neighbours built.',
  minutes: '20–30',
  graph: 'Pagodas on the board; with two games, those of the first are added.',

  option: {
    side: {
      label: 'Side of the board',
      help: 'The bird side is open country. The lion side has water and less room. Played on both, the fewest pagodas left over in the two games win.',
      values: { bird: 'bird', lion: 'lion', both: 'both, one game each' },
    },
    firstSeat: {
      label: 'Who starts',
      help: 'By custom the youngest starts, so seat them first; or choose a seat, or let it be drawn.',
      values: { 1: 'seat 1', 2: 'seat 2', 3: 'seat 3', 4: 'seat 4', random: 'drawn' },
    },
    villageTie: {
      label: 'Ties at villages',
      help: 'When several are equally strong at a village it belongs to nobody, or whoever holds it may keep it if among them.',
      values: { neutral: 'nobody’s', keep: 'the holder keeps it' },
    },
    openHands: {
      label: 'Hands',
      help: 'Hidden hands are for their owners alone until the game is over. With open hands everybody sees all tiles but the stock.',
      values: { off: 'hidden', on: 'open to all' },
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
        built: 'A last pagoda stands: game {game} is over. Pagodas on the board: {pagodas}.',
        placed: 'All tiles lie: game {game} is over. Pagodas on the board: {pagodas}.',
        blocked: 'No tile in any hand fits any more: game {game} is over. Pagodas on the board: {pagodas}.',
      },
      won: { alone: '{seat} wins the game.', shared: '{seat} shares the win of the game.' },
    },
    match: {
      won: {
        alone: '{seat} wins both games together, with {left} pagodas left over.',
        shared: '{seat} shares the win of both games, with {left} pagodas left over.',
      },
      ended: 'The match is over, {scores}.',
    },
    hand: {
      dealt: { hidden: '{seat} is dealt three tiles.', shown: '{seat} is dealt {tiles}.' },
      drawn: {
        hidden: '{seat} draws a tile.',
        RR: '{seat} draws red and red.',
        RY: '{seat} draws red and yellow.',
        RB: '{seat} draws red and blue.',
        YY: '{seat} draws yellow and yellow.',
        YB: '{seat} draws yellow and blue.',
        BB: '{seat} draws blue and blue.',
      },
    },
    turn: { started: 'Turn {turn}: {seat}.' },
    seat: { passed: 'Turn {turn}: {seat} can place nothing and passes.' },
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
        R: '{bySeat}’s red province at {into} absorbs {seat}’s at {at}: {n} squares now.',
        Y: '{bySeat}’s yellow province at {into} absorbs {seat}’s at {at}: {n} squares now.',
        B: '{bySeat}’s blue province at {into} absorbs {seat}’s at {at}: {n} squares now.',
      },
    },
    pagoda: {
      returned: {
        province: '{seat} takes a pagoda back from the province at {at} ({left} in the supply).',
        village: '{seat} takes the pagoda back from the village {at} ({left} in the supply).',
      },
      moved: '{seat}’s pagoda on {from} goes to {to}.',
      placed: {
        province: '{seat} puts a pagoda on the province at {at} ({left} left).',
        village: '{seat} puts a pagoda on the village {at} ({left} left).',
      },
    },
    village: {
      lost: {
        outdone: '{seat} is outdone at the village {at}.',
        tied: 'A tie at the village {at}: {seat} holds it no more.',
      },
      won: '{seat} takes the village {at}.',
    },
  },

  ending: {
    built: 'The last pagoda of a supply was placed.',
    placed: 'All tiles are placed: most pagodas win.',
    blocked: 'No tile fits any more: most pagodas win.',
    both: 'Both sides are played: fewest pagodas left over win.',
  },

  reason: reasonEn,

  refusal: {
    matchOver: 'The match is over.',
    luckFirst: 'First the tiles must be dealt or drawn.',
    placeFirst: 'A tile must be placed first.',
    noSuchSeat: 'There are only {seats} seats.',
    notTheirs: 'These tiles are for another seat.',
    tileUnknown: 'Say which tiles they are.',
    handNotInOrder:
      'Name the tiles of a hand in the order red–red, red–yellow, red–blue, yellow–yellow, yellow–blue, blue–blue.',
    notInStock: 'There is no {tile} left to draw: the box holds twelve of each kind.',
    tileFits: 'A tile of this hand fits, so it must place one.',
    notInHand: 'There is no {tile} in this hand.',
    notAdjacent: '{first} and {second} are not side by side.',
    notInOrder: 'Both halves are alike: name {second} before {first}.',
    onStart: '{square} is a start square.',
    onVillage: '{square} is a village.',
    onWater: '{square} is water.',
    squareCovered: 'A tile lies on {square} already.',
    notTouching: 'Neither {first} nor {second} shares an edge with a coloured square.',
    twoMajors: 'This would join the major provinces at {first} and {second}.',
    equalProvinces:
      'This would join provinces of {size} squares each, at {first} and {second}, that belong to different seats.',
  },

  rulesSections: {
    setup: 'Pieces and setup',
    turn: 'The turn',
    provinces: 'Provinces',
    joining: 'Joining provinces',
    villages: 'Villages',
    end: 'The end',
    secrets: 'What is hidden',
  },

  kinds: kindsEn,
  board: boardEn,

  rules: rulesEn,
} as const satisfies Texts
