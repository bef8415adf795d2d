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
  turnOfPart: 'Turn {turn}',
  tagline: 'Build across Taiwan, and build it to stand the next quake.',
  minutes: '60–120',
  graphName: 'Points',
  graph: 'Each player’s points if the match ended now.',

  option: {
    roles: {
      label: 'Roles',
      help: 'Each player has one of six roles. With two players the architect and the banker are strong: choose with care.',
      values: { random: 'Drawn', choose: 'Chosen in turn' },
    },
    firstSeat: {
      label: 'Who starts',
      help: 'By custom whoever travelled most recently starts, so put them in seat 1; or choose a seat, or let it be drawn.',
      values: {
        1: 'Seat 1',
        2: 'Seat 2',
        3: 'Seat 3',
        4: 'Seat 4',
        5: 'Seat 5',
        6: 'Seat 6',
        random: 'Drawn',
      },
    },
    variant: {
      label: 'Variant',
      help: 'For beginners: two buildings per district card without levels, no district values, simpler scoring, fewer cards. With two players such a match can end as early as round 2.',
      values: { standard: 'Standard', beginner: 'For beginners' },
    },
  },

  role: {
    landlord: {
      name: 'Landlord',
      one: 'Takes one more piece of any kind during production.',
      two: 'In rounds 1 and 2, may exchange an empty district card for another player’s of the same tier.',
    },
    banker: {
      name: 'Banker',
      one: 'May lend two pieces a round, then collects all pieces of these kinds from that player and pays a third as tax.',
      two: 'At the end, 1 extra point for each developed building and 2 for each prosperous one.',
    },
    dealer: {
      name: 'Materials dealer',
      one: 'May strengthen what they have just built with up to two pieces from the supply.',
      two: 'Once a round, may pay as many pieces as are on one track of another player’s building: only one stays there.',
    },
    seismologist: {
      name: 'Seismologist',
      one: 'Before each card, may change earthquake damage by up to 2.',
      two: 'May keep an earthquake that does more than 4 damage to one of their district cards: 3 points.',
    },
    meteorologist: {
      name: 'Meteorologist',
      one: 'Before each card, may change weather damage by up to 2.',
      two: 'May roll when weather hits: odd, 1 less damage; even, a neighbour’s district card may be hit instead.',
    },
    architect: {
      name: 'Architect',
      one: 'Plans for two pieces instead of three.',
      two: 'May buy another player’s building for six pieces of its kinds.',
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
    review: { hidden: 'Redraw a card in hand', shown: 'Redraw {building}' },
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

  ending: { endCard: 'The end card was turned up: the most points win.' },

  reason: reasonEn,

  refusal: refusalEn,

  rulesSections: {
    goal: 'The goal',
    table: 'What lies on the table',
    setup: 'Before the first round',
    round: 'A round',
    construction: 'Construction',
    disaster: 'Disaster',
    production: 'Production and the next round',
    end: 'The end and the points',
    roles: 'The roles',
    beginner: 'The variant for beginners',
  },

  rules: rulesEn,
  deck: deckEn,
  kinds: kindsEn,
  board: boardEn,
} as const satisfies Texts
