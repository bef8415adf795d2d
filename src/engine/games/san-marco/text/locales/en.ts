import type { Texts } from '../../../../kernel/text.ts'
import { actionEn, namedEn } from './action.en.ts'
import { boardEn } from './board.en.ts'
import { kindsEn } from './kinds.en.ts'
import { reasonEn } from './reason.en.ts'
import { rulesEn } from './rules.en.ts'

/** San Marco in English. */
export const en = {
  name: 'San Marco',
  luck: { die: { label: 'Die' } },
  tagline: 'One divides, another chooses: win the districts of Venice, and be there when the Doge stops.',
  minutes: '60–75',
  turnOfPart: 'Passage {part}, turn {turn}',
  graph: 'Points so far; tolls can take them below zero.',

  option: {
    firstSeat: {
      label: 'Who starts',
      help: 'By custom the oldest starts, so seat them first; or choose a seat, or let it be drawn.',
      values: { 1: 'seat 1', 2: 'seat 2', 3: 'seat 3', 4: 'seat 4', random: 'drawn' },
    },
    bridgeLimit: {
      label: 'Bridges between two districts',
      help: 'The most bridges that may join the same two districts, each of another seat. Usual are two with three seats and three with four.',
      values: { auto: 'as usual for the seats', 2: 'two', 3: 'three' },
    },
  },

  action: actionEn,
  named: namedEn,

  event: {
    first: { drawn: '{seat} is drawn to start.' },
    settling: { started: '{seat} rolls for its aristocrats.' },
    die: {
      rolled: {
        settling: '{seat} rolls a {face}.',
        role: '{seat} rolls a {face} for the roles.',
        banishment: '{seat} rolls a {face} for the banishment.',
      },
    },
    roll: { voided: 'Four times {face}: {seat} rolls the fourth again.' },
    aristocrats: {
      settled: 'Two of {seat}’s aristocrats move into {district} ({left} in reserve).',
      banished: {
        none: 'Nobody lives in {district}: {seat} banishes nobody.',
        all: '{seat} banishes everybody from {district}: {count} ({counts}).',
        some: '{seat} banishes {count} from {district} ({counts}).',
      },
    },
    bridge: {
      due: '{seat} is to build a bridge.',
      built: {
        reserve: '{seat} builds a bridge between {one} and {other} ({supply} left).',
        district:
          '{seat} builds a bridge between {one} and {other} with an aristocrat from {from} ({supply} left).',
      },
      taken: {
        own: '{seat} takes its own bridge between {one} and {other} away.',
        other: '{seat} takes {ownerSeat}’s bridge between {one} and {other} away.',
      },
    },
    passage: {
      started: 'Passage {passage} begins; all limit cards are shuffled.',
      ended: 'Passage {passage} is over. Limit totals: {totals}.',
    },
    round: {
      started: {
        full: 'Round {round} of passage {passage}: {seat} is first distributor.',
        last: 'Last round of passage {passage}, for those under ten: {seat} is first distributor.',
      },
      ended: 'The round is over. Limit totals: {totals}.',
    },
    role: {
      assigned: {
        firstDistributor: '{seat} is first distributor.',
        firstChooser: '{seat} is first chooser.',
        secondDistributor: '{seat} is second distributor.',
        secondChooser: '{seat} is second chooser.',
      },
    },
    dealing: { started: '{seat} draws cards to divide.' },
    deck: { reshuffled: 'The {cards} discarded action cards are shuffled into a new deck.' },
    cards: {
      dealt: {
        hidden: '{seat} draws action cards: {count}.',
        shown: '{seat} draws the action cards {cards}.',
      },
    },
    limits: {
      dealt: {
        hidden: '{seat} draws limit cards: {count}.',
        shown: '{seat} draws the limit cards {limits}.',
      },
    },
    division: { due: '{seat} is to divide the cards.' },
    offers: {
      divided: {
        hidden: '{seat} has divided the cards.',
        shown: '{seat} has divided the cards: {offers}.',
      },
      revealed: '{seat}’s offers are turned up: {offers}.',
    },
    choice: { due: '{seat} is to choose an offer.' },
    offer: {
      taken: {
        own: '{seat} is left with its offer {offer}; limit total {total}.',
        other: '{seat} takes {fromSeat}’s offer {offer}; limit total {total}.',
      },
    },
    card: {
      played: {
        district: '{seat} plays {district}.',
        bridge: '{seat} plays a bridge.',
        transfer: '{seat} plays a transfer.',
        doge: '{seat} plays a Doge.',
        banishment: '{seat} plays a banishment.',
      },
      givenUp: {
        district: '{seat} gives up {district}.',
        bridge: '{seat} gives up a bridge.',
        transfer: '{seat} gives up a transfer.',
        doge: '{seat} gives up a Doge.',
        banishment: '{seat} gives up a banishment.',
      },
    },
    aristocrat: {
      placed: {
        here: {
          reserve: '{seat} places an aristocrat in {district}.',
          district: '{seat} moves an aristocrat from {from} to {district}.',
        },
        over: {
          reserve: '{seat} sends an aristocrat from {card} over its bridge to {district}.',
          district: '{seat} moves an aristocrat from {from} by way of {card} over its bridge to {district}.',
        },
      },
      replaced: {
        reserve: '{seat} replaces one of {ownerSeat}’s aristocrats in {district}.',
        district: '{seat} replaces one of {ownerSeat}’s aristocrats in {district} with one from {from}.',
      },
    },
    banishment: {
      named: {
        card: '{seat} banishes from {district}.',
        bonus: 'With the bonus of the passage {seat} banishes from {district}.',
      },
    },
    doge: {
      placed: '{seat} puts the Doge in {district}.',
      stayed: '{seat} lets the Doge stay in {district}.',
      moved: {
        own: '{seat}’s Doge goes from {from} over its own bridge to {to}.',
        other: '{seat}’s Doge goes from {from} over {overSeat}’s bridge to {to} and pays {cost}: {score}.',
        water: '{seat}’s Doge goes from {from} by water to {to} for {cost} points: {score}.',
      },
    },
    district: {
      scored: {
        doge: {
          nobody: '{district} is scored for nobody.',
          alone: '{district} is scored: {leadSeat} {high}.',
          two: '{district} is scored: {leadSeat} {high}, {nextSeat} {low}.',
          tied2: '{district} is scored, a tie: {leadSeat} and {nextSeat} {low} each.',
          tied3: '{district} is scored, a tie: {leadSeat}, {nextSeat} and {thirdSeat} {low} each.',
          tied4:
            '{district} is scored, a tie: {leadSeat}, {nextSeat}, {thirdSeat} and {fourthSeat} {low} each.',
        },
        final: {
          nobody: 'At the end {district} is scored for nobody.',
          alone: 'At the end {district} is scored: {leadSeat} {high}.',
          two: 'At the end {district} is scored: {leadSeat} {high}, {nextSeat} {low}.',
          tied2: 'At the end {district} is scored, a tie: {leadSeat} and {nextSeat} {low} each.',
          tied3: 'At the end {district} is scored, a tie: {leadSeat}, {nextSeat} and {thirdSeat} {low} each.',
          tied4:
            'At the end {district} is scored, a tie: {leadSeat}, {nextSeat}, {thirdSeat} and {fourthSeat} {low} each.',
        },
      },
    },
    bonus: {
      scored: '{seat}’s limit total is only {total}: {points} points, {score} now.',
      tied: 'The lowest limit total is not one seat’s alone: nobody banishes.',
      due: '{seat} has the lowest limit total and may banish.',
      declined: '{seat} banishes nobody.',
    },
    match: {
      won: {
        alone: '{seat} wins with {score} points.',
        shared: '{seat} shares the win with {score} points.',
      },
      ended: 'The match is over, {scores}.',
    },
  },

  ending: { passages: 'Three passages are over: most points win.' },

  reason: reasonEn,

  refusal: {
    matchOver: 'The match is over.',
    luckFirst: 'First the die must be rolled or the cards drawn.',
    bridgeFirst: 'First a bridge must be built.',
    divideFirst: 'First the cards must be divided.',
    chooseFirst: 'First an offer must be chosen.',
    playFirst: 'First the cards must be played.',
    removeFirst: 'First say who is banished.',
    bonusFirst: 'First decide about the bonus banishment.',
    noSuchSeat: 'There are only {seats} seats.',
    notTheirs: 'These cards are for another seat.',
    cardsUnknown: 'Say which cards they are.',
    cardsMiscounted: '{count} cards are to be drawn.',
    notInOrder:
      'Name the cards in their order: districts 1 to 6, bridge, transfer, Doge, banishment; limit cards rising.',
    notInDeck: 'Not so many of these cards are left to draw.',
    offersMiscounted: 'Make {count} offers.',
    otherCards: 'Divide just the cards drawn.',
    emptyOffer: 'Every offer needs at least one card.',
    offersNotInOrder: 'Name the offers in their order.',
    noSuchOffer: 'There is no such offer.',
    offerTaken: 'This offer is taken.',
    noDistrictCard: 'There is no card of {district} to play.',
    noBridgeCard: 'There is no bridge card to play.',
    noTransferCard: 'There is no transfer card to play.',
    noDogeCard: 'There is no Doge card to play.',
    noBanishmentCard: 'There is no banishment card to play.',
    noOwnBridge: 'No own bridge leads from {from} to {to}.',
    fromReserve: 'There are aristocrats in reserve: take one of them.',
    reserveEmpty: 'The reserve is empty: say from which district the aristocrat comes.',
    noneThere: 'There is no own aristocrat in {district}.',
    supplyLeft: 'There are bridges in the supply: {count}.',
    supplyEmpty: 'The supply of bridges is empty: take one off the board.',
    noSuchBridge: 'There is no such bridge.',
    notABorder: '{from} and {to} are not neighbours in this order.',
    ownBridgeThere: 'There is an own bridge between {from} and {to} already.',
    borderFull: 'There are {count} bridges between {from} and {to} already.',
    ownAristocrat: 'A transfer replaces an opponent’s aristocrat.',
    noOpponentThere: 'That seat has no aristocrat in {district}.',
    dogeMustAct: 'A Doge card must be played.',
    dogeStands: 'The Doge is in {district} already and walks from there.',
    dogeAway: 'The Doge is not on the board yet: put it into a district.',
    noSuchWay: 'There is no such bridge from {from} to {to}.',
    notByWater: 'Bridges start in {from}: the Doge walks over one of them, not by water to {to}.',
    notNeighbours: 'The Doge cannot go from {from} to {to}.',
    twiceThere: 'The Doge does not come to {district} twice in one walk.',
    notSoManyThere: 'Not so many of that seat are there.',
    exactNumber: 'Exactly {count} must go.',
  },

  rulesSections: {
    setup: 'Pieces and setup',
    roles: 'Roles of a round',
    offers: 'Dividing and choosing',
    cards: 'Action cards',
    doge: 'The Doge',
    scoring: 'Scoring a district',
    end: 'Rounds, passages, the end',
    secrets: 'What is hidden',
  },

  kinds: kindsEn,
  board: boardEn,

  rules: rulesEn,
} as const satisfies Texts
