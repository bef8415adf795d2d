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
  tagline: 'One divides the cards, the others pick first. Win Venice.',
  minutes: '60–75',
  turnOfPart: 'Passage {part}, turn {turn}',
  graphName: 'Points',
  graph: 'Points so far; tolls can take them below zero.',

  option: {
    firstSeat: {
      label: 'Who starts',
      help: 'By custom the oldest player starts, so put them in seat 1; or choose a seat, or let it be drawn.',
      values: { 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4', random: 'Drawn' },
    },
    bridgeLimit: {
      label: 'Bridges between two districts',
      help: 'The most bridges that may join the same two districts, each belonging to a different player. Usually two with three players and three with four.',
      values: { auto: 'By number of players', 2: 'Two', 3: 'Three' },
    },
  },

  action: actionEn,
  named: namedEn,

  event: {
    first: { drawn: '{seat} is drawn to start.' },
    settling: { started: '{seat} rolls to place their first aristocrats.' },
    die: {
      rolled: {
        settling: '{seat} rolls a {face}.',
        role: '{seat} rolls a {face} for the roles.',
        banishment: '{seat} rolls a {face} for the banishment.',
      },
    },
    roll: { voided: 'Four times {face}: {seat} rerolls the fourth.' },
    aristocrats: {
      settled: 'Two of {seat}’s aristocrats move into {district} ({left} in reserve).',
      banished: {
        none: 'Nobody lives in {district}: {seat} banishes nobody.',
        all: '{seat} banishes everyone from {district}: {banished}.',
        some: '{seat} banishes {banished} from {district}.',
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
        own: '{seat} takes away their own bridge between {one} and {other}.',
        other: '{seat} takes away {ownerSeat}’s bridge between {one} and {other}.',
      },
    },
    passage: {
      started: 'Passage {passage} begins; all limit cards are shuffled.',
      ended: 'Passage {passage} is over.',
    },
    round: {
      started: {
        full: 'Round {round} of passage {passage} begins.',
        last: 'Last round of passage {passage}, for those with a limit total under ten.',
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
        hidden: '{seat} draws {count} action cards.',
        shown: '{seat} draws {cards}.',
      },
    },
    limits: {
      dealt: {
        hidden: '{seat} draws {count} limit cards.',
        shown: '{seat} draws limit cards {limits}.',
      },
    },
    division: { due: '{seat} is to divide the cards.' },
    offers: {
      divided: '{seat} has divided the cards.',
      revealed: '{seat}’s offers are revealed: {offers}.',
    },
    choice: { due: '{seat} is to choose an offer.' },
    offer: {
      taken: {
        own: '{seat} takes the last offer: {offer}; limit total {total}.',
        other: '{seat} takes an offer from {fromSeat}: {offer}; limit total {total}.',
      },
    },
    card: {
      played: {
        district: '{seat} plays a {district} card.',
        bridge: '{seat} plays a bridge card.',
        transfer: '{seat} plays a transfer card.',
        doge: '{seat} plays a Doge card.',
        banishment: '{seat} plays a banishment card.',
      },
      givenUp: {
        district: '{seat} discards a {district} card.',
        bridge: '{seat} discards a bridge card.',
        transfer: '{seat} discards a transfer card.',
        doge: '{seat} discards a Doge card.',
        banishment: '{seat} discards a banishment card.',
      },
    },
    aristocrat: {
      placed: {
        here: {
          reserve: '{seat} places an aristocrat in {district}.',
          district: '{seat} moves an aristocrat from {from} to {district}.',
        },
        over: {
          reserve: '{seat} places an aristocrat in {district}, over their bridge from {card}.',
          district: '{seat} moves an aristocrat from {from} to {district}, over their bridge from {card}.',
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
        bonus: '{seat} uses the bonus of the passage to banish from {district}.',
      },
    },
    doge: {
      placed: '{seat} puts the Doge in {district}.',
      stayed: '{seat} leaves the Doge in {district}.',
      moved: {
        own: '{seat} moves the Doge from {from} over their own bridge to {to}.',
        other:
          '{seat} moves the Doge from {from} over {overSeat}’s bridge to {to}, paying {cost}: {score} now.',
        water: '{seat} moves the Doge from {from} by water to {to}, losing {cost} points: {score} now.',
      },
      walked: {
        free: '{seat} moves the Doge from {from} {way}.',
        paid: '{seat} moves the Doge from {from} {way}, at a cost of {cost} in all: {score} now.',
      },
    },
    district: {
      scored: {
        doge: {
          nobody: '{district} is scored: nobody gets points.',
          alone: '{district} is scored: {leadSeat} {high} points.',
          two: '{district} is scored: {leadSeat} {high} points, {nextSeat} {low}.',
          tied2: '{district} is scored, a tie: {leadSeat} and {nextSeat} {low} points each.',
          tied3: '{district} is scored, a tie: {leadSeat}, {nextSeat} and {thirdSeat} {low} points each.',
          tied4:
            '{district} is scored, a tie: {leadSeat}, {nextSeat}, {thirdSeat} and {fourthSeat} {low} points each.',
        },
        final: {
          nobody: 'Final scoring of {district}: nobody gets points.',
          alone: 'Final scoring of {district}: {leadSeat} {high} points.',
          two: 'Final scoring of {district}: {leadSeat} {high} points, {nextSeat} {low}.',
          tied2: 'Final scoring of {district}, a tie: {leadSeat} and {nextSeat} {low} points each.',
          tied3:
            'Final scoring of {district}, a tie: {leadSeat}, {nextSeat} and {thirdSeat} {low} points each.',
          tied4:
            'Final scoring of {district}, a tie: {leadSeat}, {nextSeat}, {thirdSeat} and {fourthSeat} {low} points each.',
        },
      },
    },
    bonus: {
      scored:
        '{seat}’s limit total is only {total}: {points} point, {score} now. | {seat}’s limit total is only {total}: {points} points, {score} now.',
      tied: 'Several players have the lowest limit total: nobody banishes.',
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

  ending: { passages: 'Three passages are over: the most points win.' },

  reason: reasonEn,

  refusal: {
    matchOver: 'The match is over.',
    luckFirst: 'The die must be rolled or the cards drawn first.',
    bridgeFirst: 'Build a bridge first.',
    divideFirst: 'Divide the cards first.',
    chooseFirst: 'Choose an offer first.',
    playFirst: 'Play your cards first.',
    removeFirst: 'First choose who is banished.',
    bonusFirst: 'Decide about the bonus banishment first.',
    noSuchSeat: 'There are only {seats} seats.',
    notTheirs: 'These cards are for another player.',
    cardsUnknown: 'Say which cards they are.',
    cardsMiscounted: '{count} cards must be drawn.',
    notInOrder:
      'Name the cards in order: districts 1 to 6, bridge, transfer, Doge, banishment; limit cards from low to high.',
    notInDeck: 'There are not that many of these cards left to draw.',
    offersMiscounted: 'Make {count} offers.',
    otherCards: 'Divide exactly the cards that were drawn.',
    emptyOffer: 'Every offer needs at least one card.',
    offersNotInOrder: 'Name the offers in order.',
    noSuchOffer: 'There is no such offer.',
    offerTaken: 'This offer has been taken.',
    noDistrictCard: 'There is no {district} card to play.',
    noBridgeCard: 'There is no bridge card to play.',
    noTransferCard: 'There is no transfer card to play.',
    noDogeCard: 'There is no Doge card to play.',
    noBanishmentCard: 'There is no banishment card to play.',
    noOwnBridge: 'You have no bridge from {from} to {to}.',
    fromReserve: 'There are aristocrats in reserve: take one of them.',
    reserveEmpty: 'The reserve is empty: choose which district the aristocrat comes from.',
    noneThere: 'You have no aristocrat in {district}.',
    supplyLeft: 'There are still bridges in the supply: {count}.',
    supplyEmpty: 'The supply of bridges is empty: take one off the board.',
    noSuchBridge: 'There is no such bridge.',
    notABorder: 'Name two neighbours, the lower die face first: not {from} and {to}.',
    ownBridgeThere: 'You already have a bridge between {from} and {to}.',
    borderFull: 'There are already {count} bridges between {from} and {to}.',
    ownAristocrat: 'A transfer replaces an opponent’s aristocrat.',
    noOpponentThere: 'That player has no aristocrat in {district}.',
    dogeMustAct: 'A Doge card must be played.',
    dogeStands: 'The Doge is already in {district} and walks from there.',
    dogeAway: 'The Doge is not on the board yet: put him in a district.',
    noSuchWay: 'There is no such bridge from {from} to {to}.',
    notByWater:
      'There are bridges from {from}: the Doge must use one of them and cannot go by water to {to}.',
    notNeighbours: 'The Doge cannot go from {from} to {to}.',
    twiceThere: 'The Doge cannot visit {district} twice in one walk.',
    notSoManyThere: 'That player does not have that many there.',
    exactNumber: 'Exactly {count} must go.',
  },

  rulesSections: {
    goal: 'The goal',
    table: 'What lies on the table',
    setup: 'Before the first round',
    roles: 'Roles of a round',
    offers: 'Dividing and choosing',
    cards: 'Action cards',
    doge: 'The Doge',
    scoring: 'Scoring a district',
    passages: 'The end of a round and a passage',
    end: 'The end',
  },

  kinds: kindsEn,
  board: boardEn,

  rules: rulesEn,
} as const satisfies Texts
