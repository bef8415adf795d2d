import type { Texts } from '../../../../kernel/text.ts'
import { deckEn } from '../../components/deck/locales/texts.en.ts'
import { boardEn } from './board.en.ts'
import { eventEn } from './event.en.ts'
import { kindsEn } from './kinds.en.ts'
import { reasonEn } from './reason.en.ts'
import { refusalEn } from './refusal.en.ts'
import { rulesEn } from './rules.en.ts'

/** Quake-nopoly in English. */
export const en = {
  name: 'Quake-nopoly',
  luck: { die: { label: 'Die' } },
  tagline: 'Build on Taiwan’s districts, and build so that typhoons and earthquakes do not take it back.',
  minutes: '60–120',
  graph: 'The points of each seat if the match ended now.',

  option: {
    roles: {
      label: 'Roles',
      help: 'Each seat has one of six roles. With two seats the architect and the banker are strong: choose knowingly.',
      values: { random: 'drawn', choose: 'chosen in turn' },
    },
    firstSeat: {
      label: 'Who starts',
      help: 'By custom whoever travelled last starts, so seat them first; or choose a seat, or let it be drawn.',
      values: {
        1: 'seat 1',
        2: 'seat 2',
        3: 'seat 3',
        4: 'seat 4',
        5: 'seat 5',
        6: 'seat 6',
        random: 'drawn',
      },
    },
    variant: {
      label: 'Variant',
      help: 'For beginners: two buildings a district card without levels, no district values, simpler scoring, fewer cards. With two seats such a match can end in round 2 already.',
      values: { standard: 'standard', beginner: 'for beginners' },
    },
  },

  role: {
    landlord: {
      name: 'Landlord',
      one: 'In production takes one more piece of any kind.',
      two: 'In rounds 1 and 2 may swap an empty district card with another seat’s of the same tier.',
    },
    banker: {
      name: 'Banker',
      one: 'May lend two pieces a round, then takes all pieces of these kinds from that seat and pays a third as tax.',
      two: 'At the end 1 point more for each developed building, 2 for each prosperous one.',
    },
    dealer: {
      name: 'Materials dealer',
      one: 'May strengthen what it has just built with up to two pieces from the supply.',
      two: 'Once a round pays as many pieces as lie on a track of another seat’s building: one stays there.',
    },
    seismologist: {
      name: 'Seismologist',
      one: 'Before each card may change the damage of an earthquake by up to 2.',
      two: 'Keeps an earthquake that does more than 4 damage to an own district card: 3 points.',
    },
    meteorologist: {
      name: 'Meteorologist',
      one: 'Before each card may change the damage of weather by up to 2.',
      two: 'May roll when weather hits: odd, 1 damage less; even, a neighbour’s district card is hit instead.',
    },
    architect: {
      name: 'Architect',
      one: 'Plans for two pieces instead of three.',
      two: 'May buy another seat’s building for six pieces of its kinds.',
    },
  },

  pieces: { brick: '{n} brick', wood: '{n} wood', stone: '{n} stone', steel: '{n} steel' },
  hit: '{seat}’s {district} ({damage})',

  action: {
    drawFirst: '{seat} is drawn to start',
    drawRole: '{seat} draws the role {role}',
    drawDistrict: '{seat} draws {district}',
    drawBuilding: { hidden: '{seat} draws a building card', shown: '{seat} draws {building}' },
    turnUp: { card: '{seat} turns up {card}', end: '{seat} turns up the end card' },
    roll: '{seat} rolls {die}',
    role: 'Take the role {role}',
    build: 'Build {building} in {district}',
    swapLand: 'Swap {district} for another district',
    review: { hidden: 'Swap a card in hand', shown: 'Swap {building} for another card' },
    strengthen:
      'Add {count} piece to the {track} of {building} | Add {count} pieces to the {track} of {building}',
    trade: 'Trade {pay} for {take}',
    plan: 'Plan for {pay}',
    pass: 'Pass',
    buy: 'Buy {building} for {pay} and move it to {district}',
    exchange: 'Exchange {district} for {other}',
    lend: 'Lend {toSeat} {pieces}',
    undercut: 'Undercut the {track} of {building}',
    play: { turn: 'Play {card}', hit: 'Play {card} for {place}' },
    fitOut: 'Add {count} piece to the {track} | Add {count} pieces to the {track}',
    forecast: { none: 'No forecast', some: 'Forecast {change} damage' },
    carryOut: 'Carry the card out now',
    keep: 'Keep the card',
    take: 'Take {pieces}',
    pay: 'Pay {pieces}',
    putBack: {
      none: 'Put no card under the deck',
      hidden: 'Put {n} card under the deck | Put {n} cards under the deck',
      shown: 'Put {buildings} under the deck',
    },
    reinforce: 'Strengthen the {track} of {place}',
    tryShift: 'Roll against the weather',
    shiftTo: 'Move the damage to {district}',
    research: 'Keep the earthquake as research',
    endure: 'Take the damage',
    expand: 'Draw a district card',
    decline: 'Do without',
  },

  event: eventEn,

  ending: { endCard: 'The end card was turned up: most points win.' },

  reason: reasonEn,

  refusal: refusalEn,

  rulesSections: {
    setup: 'Cards, pieces and setup',
    construction: 'Construction',
    disaster: 'Disaster',
    production: 'Production and the next round',
    end: 'The end and the points',
    roles: 'The roles',
    beginner: 'The variant for beginners',
    secrets: 'What is hidden',
  },

  rules: rulesEn,
  deck: deckEn,
  kinds: kindsEn,
  board: boardEn,
} as const satisfies Texts
