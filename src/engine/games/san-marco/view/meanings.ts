/** What the actions and events of San Marco say to programs, and what their members mean. */
import type { Meanings } from '../../../kernel/protocol.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'

const FROM = 'The district its aristocrat comes from if the reserve is empty; null for the reserve.'
const OFFERS = 'The piles by index, in the order of the action `divide`.'

/** What a member means wherever nothing more is said about it. */
export const MEMBERS = {
  firstSeat: 'Who starts (SM-4); 4 needs as many seats.',
  bridgeLimit: 'The most bridges on one border; `auto` is two with three seats and three with four (SM-8).',
  roles: 'Whether roles are rolled for (SM-10) or given by the first distributor (SM-10a).',
  seat: 'The seat it is about.',
  at: 'The border: two neighbouring districts, the lower first.',
  district: 'The district.',
  card: 'The kind of card.',
  cards: 'Action cards, in the order of the kinds.',
  limits: 'Limit cards in ascending order.',
  face: 'The die.',
  passage: 'The passage, 1 to 3.',
  round: 'The round within the passage, from 1.',
  score: "The seat's score afterwards.",
  scores: 'By seat, the scores afterwards.',
  total: "The seat's limit total of the passage.",
  totals: 'By seat, the limit totals of the passage.',
  from: FROM,
  to: 'The district it goes to.',
  over: 'The owner of the bridge it goes over; null by water.',
  key: 'Its key among the texts of the game.',
  params: 'Always empty.',
} as const

export const ACTIONS: Meanings<Action> = {
  first: ['Chance draws the first seat (SM-4).', { seat: 'The first seat.' }],
  roll: ['Chance rolls the die, for whatever the stage says (SM-4, SM-10, SM-28).'],
  dealCards: [
    'Chance deals a distributor action cards (SM-14, SM-15): all it lacks, or first those left in the deck and then the rest from the new one (SM-3).',
    {
      seat: 'The distributor.',
      cards: 'In the order of the kinds; null for viewers who may not know them, or if nobody has seen them.',
    },
  ],
  dealLimits: [
    'Chance deals a distributor all its limit cards (SM-14, SM-15).',
    {
      seat: 'The distributor.',
      limits: 'In ascending order; null for viewers who may not know them, or if nobody has seen them.',
    },
  ],
  assign: ['The first distributor gives the next role (SM-10a).', { seat: 'The seat that gets it.' }],
  divide: [
    'A distributor divides its cards into offers (SM-16).',
    {
      offers:
        'The piles, each with a card, first the one that has more of the first kind in which two differ; null for viewers who may not know them.',
    },
  ],
  choose: [
    'Takes an offer of the table that is up (SM-18).',
    { offer: 'Its index among all offers of the table, taken ones included.' },
  ],
  place: [
    'Plays a district card (SM-22).',
    {
      card: 'The kind of card: a district.',
      to: "The card's own district, or one across an own bridge from it (SM-24).",
    },
  ],
  bridge: [
    'Plays a bridge card, or builds a bridge of the setup (SM-6, SM-25).',
    {
      take: 'The bridge taken off the board for it, by border and owner; null while the supply has some (SM-26).',
    },
  ],
  transfer: [
    'Plays a transfer: an own aristocrat takes the place of another (SM-27).',
    { seat: 'The owner of the aristocrat that goes home.' },
  ],
  banish: ['Plays a banishment, or uses the bonus of a passage: names the district (SM-28, SM-44).'],
  remove: [
    'Says who is banished (SM-28).',
    { counts: 'By seat, how many aristocrats go; together as many as the die shows.' },
  ],
  dogePlace: ['Plays the first Doge card of the match (SM-31).'],
  doge: [
    'Plays a later Doge card (SM-32).',
    { steps: 'The steps of the walk, first to last; empty if the Doge stays.' },
  ],
  giveUp: ['Discards a card that is not a Doge (SM-21).'],
  decline: ['Declines the bonus banishment of a passage (SM-44).'],
}

export const EVENTS: Meanings<Event> = {
  'first.drawn': ['Chance drew the first seat.', { seat: 'The first seat.' }],
  'settling.started': [
    'Another seat than the first begins to roll for its aristocrats; the first begins with `first.drawn`, or with the match if no seat is drawn.',
  ],
  'die.rolled': ['The die was rolled.', { seat: 'The seat it was rolled for.', for: 'What it decides.' }],
  'roll.voided': ['A fourth equal roll does not count (SM-5).'],
  'aristocrats.settled': [
    'Two aristocrats went from the reserve into a district (SM-4).',
    { left: 'Aristocrats in its reserve afterwards.' },
  ],
  'bridge.due': ['The seat is to build a bridge of the setup (SM-6).'],
  'bridge.built': [
    'A bridge was built.',
    { left: 'Aristocrats in its reserve afterwards.', supply: 'Bridges in the common supply afterwards.' },
  ],
  'bridge.taken': [
    'A bridge left the board for another; its aristocrat went home (SM-26).',
    {
      seat: 'The seat that took it.',
      ownerSeat: 'The seat it belonged to.',
      left: "Aristocrats in the owner's reserve afterwards.",
    },
  ],
  'passage.started': ['A passage begins: all limit cards were shuffled again (SM-3, SM-45).'],
  'round.started': [
    'A round begins.',
    {
      seat: 'The first distributor.',
      seats: 'The seats in the round, clockwise from the first distributor.',
      last: 'True if the passage ends after it (SM-41).',
    },
  ],
  'role.assigned': ['A seat got a role (SM-9 to SM-11).', { role: 'The role.' }],
  'dealing.started': [
    'A distributor is to draw its cards.',
    {
      seat: 'The distributor.',
      takers: 'The seats that take an offer, in order, the distributor last.',
      cards: 'How many action cards it draws.',
    },
  ],
  'deck.reshuffled': [
    'The discards became the action deck (SM-3); `cards.dealt` follows.',
    { cards: 'How many.' },
  ],
  'cards.dealt': [
    'A distributor drew action cards.',
    {
      seat: 'The distributor.',
      count: 'How many.',
      missing:
        'How many it still lacks because the deck has run out: a deal of their own follows; 0 otherwise.',
      cards: 'In the order of the kinds; null for viewers who may not know them, or if nobody has seen them.',
    },
  ],
  'limits.dealt': [
    'A distributor drew limit cards.',
    {
      seat: 'The distributor.',
      count: 'How many.',
      limits: 'In ascending order; null for viewers who may not know them, or if nobody has seen them.',
    },
  ],
  'division.due': ['The seat is to divide its cards.', { seat: 'The distributor.' }],
  'offers.divided': [
    'A division is made (SM-16).',
    { seat: 'The distributor.', offers: `${OFFERS} Null for viewers who may not know them.` },
  ],
  'offers.revealed': ['Offers were turned up (SM-17).', { seat: 'The distributor.', offers: OFFERS }],
  'choice.due': ['The seat is to take an offer.'],
  'offer.taken': [
    'An offer was taken (SM-18); a distributor gets its last one without a choice.',
    {
      fromSeat: 'The distributor.',
      offer: 'Its index.',
      total: "The seat's limit total of the passage afterwards.",
    },
  ],
  'card.played': ['A card went to the discards; its effect follows.'],
  'card.givenUp': ['A card was discarded without effect.'],
  'aristocrat.placed': [
    'A district card placed an aristocrat.',
    {
      card: 'The kind of card: a district.',
      district: 'The district it went to.',
      left: 'Aristocrats in its reserve afterwards.',
    },
  ],
  'aristocrat.replaced': [
    'A transfer: an aristocrat of another seat went home, an own one took its place (SM-27).',
    {
      ownerSeat: 'The seat whose aristocrat went home.',
      left: 'Aristocrats in the reserve of `seat` afterwards.',
    },
  ],
  'banishment.named': [
    'A district was named for a banishment; the die follows.',
    { source: 'Whether a card or the bonus of the passage banishes.' },
  ],
  'aristocrats.banished': [
    'Aristocrats went home (SM-28).',
    {
      seat: 'The seat that banished them.',
      counts: 'By seat, how many went.',
      all: 'True if none is left there (SM-29).',
    },
  ],
  'bonus.declined': ['The bonus banishment was declined.'],
  'doge.placed': ['The Doge came to the board (SM-31).'],
  'doge.stayed': ['The Doge stays where he is (SM-32).'],
  'doge.moved': [
    'One step of the Doge.',
    {
      from: 'Where he was.',
      to: 'Where he is.',
      overSeat: 'The owner of the bridge; null by water.',
      cost: 'Points the seat paid: 2 by water, 1 over the bridge of another, who gets it; otherwise 0.',
    },
  ],
  'district.scored': [
    'A district was scored (SM-37).',
    {
      why: 'By a Doge card, or at the end of the match (`final`).',
      aristocrats: 'By seat, those that counted.',
      points: 'By seat, the points for it.',
    },
  ],
  'round.ended': ['A round is over (SM-40).'],
  'passage.ended': ['A passage is over.'],
  'bonus.scored': [
    'Points for a limit total under ten (SM-43).',
    { points: 'The highest total less its own.' },
  ],
  'bonus.tied': ['Several share the lowest total: nobody banishes (SM-44).'],
  'bonus.due': ['The seat may banish as the bonus of the passage, or decline (SM-44).'],
  'match.won': ['A seat won; one event for each winner.', { shared: 'True if others won too.' }],
  'match.ended': [
    'The match is over.',
    {
      places: 'The rank of each seat, 1 is best.',
      scores: 'By seat, the final scores.',
      ending: 'The kind of ending, as in the outcome.',
    },
  ],
}
