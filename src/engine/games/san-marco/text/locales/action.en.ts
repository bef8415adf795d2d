import type { Texts } from '../../../../kernel/text.ts'

/** Actions as one would tell somebody to take them, in English. */
export const actionEn = {
  first: '{seat} is drawn to start',
  roll: 'Rolled {face}',
  dealCards: { hidden: '{seat} draws action cards', shown: '{seat} draws {cards}' },
  dealLimits: { hidden: '{seat} draws limit cards', shown: '{seat} draws limit cards {limits}' },
  divide: { hidden: 'Divide the cards', shown: 'Divide the cards: {offers}' },
  choose: 'Take offer {offer}',
  place: {
    here: {
      reserve: 'Place an aristocrat in {district}',
      district: 'Move an aristocrat from {from} to {district}',
    },
    over: {
      reserve: 'Place an aristocrat in {district}, over the bridge from {card}',
      district: 'Move an aristocrat from {from} to {district}, over the bridge from {card}',
    },
  },
  bridge: {
    new: {
      reserve: 'Bridge {one} to {other}',
      district: 'Bridge {one} to {other} with the aristocrat from {from}',
    },
    moved: {
      reserve: 'Move {ownerSeat}’s bridge from {oldOne} and {oldOther} to {one} and {other}',
      district:
        'Move {ownerSeat}’s bridge from {oldOne} and {oldOther} to {one} and {other} with the aristocrat from {from}',
    },
  },
  transfer: {
    reserve: 'Replace one of {ownerSeat}’s in {district}',
    district: 'Replace one of {ownerSeat}’s in {district} with one from {from}',
  },
  banish: 'Banish from {district}',
  remove: { some: 'Banish {banished}', none: 'Banish nobody' },
  dogePlace: 'Put the Doge in {district}',
  doge: { stays: 'Leave the Doge where he is', walks: 'Move the Doge {way}' },
  giveUp: 'Discard {card}',
  decline: 'Banish nobody',
} as const satisfies Texts

/** What actions and events name: districts, cards, offers and steps of the Doge, in English. */
export const namedEn = {
  district: {
    1: 'Cannaregio',
    2: 'Santa Croce',
    3: 'San Polo',
    4: 'San Marco',
    5: 'Dorsoduro',
    6: 'Castello',
  },
  short: { 1: 'Cannar.', 2: 'S. Croce', 3: 'S. Polo', 4: 'S. Marco', 5: 'Dorsod.', 6: 'Castello' },
  shorter: { 1: 'Canna.', 2: 'Croce', 3: 'Polo', 4: 'Marco', 5: 'Dors.', 6: 'Cast.' },
  card: { bridge: 'bridge', transfer: 'transfer', doge: 'Doge', banishment: 'banishment' },
  several: '{n} × {card}',
  pile: { cards: '{cards}', limits: 'limit {limits}', both: '{cards}, limit {limits}' },
  offers: { 2: '{one} / {two}', 3: '{one} / {two} / {three}' },
  banished: '{n} of {seat}’s',
  total: '{seat} ({value})',
  way: {
    own: 'over their own bridge to {to}',
    bridge: 'over {overSeat}’s bridge to {to}',
    water: 'by water to {to}',
  },
} as const satisfies Texts
