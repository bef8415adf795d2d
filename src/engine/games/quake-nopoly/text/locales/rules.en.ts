import type { Texts } from '../../../../kernel/text.ts'

/** The rules of Quake-nopoly in English, by id. */
export const rulesEn = {
  'QK-1': {
    text: 'There are six roles, 36 district cards (18 districts, two of each), 76 building cards, 75 event cards (34 general events, 31 of the weather, 10 earthquakes), an end card, dice, and 100 pieces each of brick, wood, stone and steel.',
    house: 'What stands on the cards is our own deck, after real places, storms and earthquakes.',
  },
  'QK-2': {
    text: 'Each player draws a role and lays it face up; the other roles leave the game.',
    house: 'Instead, roles can be chosen: from the first player clockwise each takes one that is free.',
  },
  'QK-3': { text: 'Building cards and district cards are shuffled into two decks, face down.' },
  'QK-4': {
    text: 'Three general events and four disasters (weather and earthquakes together) for each player are drawn unseen and shuffled; the other event cards leave the game unseen.',
  },
  'QK-5': {
    text: 'Two of these cards for each player are shuffled with the end card and go under the rest. So the first cards, five for each player, never hold the end card.',
  },
  'QK-6': {
    text: 'Each player gets two pieces of each kind, three district cards face up in front of them, and three building cards in hand.',
  },
  'QK-7': {
    text: 'Whoever travelled most recently is the first player; then play goes clockwise.',
    house: 'That person is asked to take the first seat. Another player may be first, or it is drawn.',
  },
  'QK-8': { text: 'A round has three phases: construction, disaster, production.' },
  'QK-9': {
    text: 'Construction goes in laps: three with two or three players, otherwise as many as there are players. In each lap every player, from the first player clockwise, takes one of seven actions.',
    house: 'What a role or a kept card allows besides the action comes before it; the action ends the turn.',
  },
  'QK-10': {
    text: 'Build: a building from your hand goes on one of your district cards, with the pieces printed as its base on both tracks, from the supply. The district of the building need not be that of the card.',
    house:
      'If the supply has too few, it gets as many as there are, even none; building material comes first.',
  },
  'QK-10a': {
    text: 'A district card has three levels, basic, developed and prosperous, for one building each, filled from the lowest.',
    house: 'If a lower building is lost, those above stay, and the next goes to the lowest free level.',
  },
  'QK-11': {
    text: 'Swap land: one of your district cards goes under the district deck, then one is drawn. Buildings on it return to your hand, their pieces to the supply.',
  },
  'QK-12': { text: 'Redraw: a building from your hand goes under the building deck, then one is drawn.' },
  'QK-13': {
    text: 'Strengthen: one or two of your pieces of the right kind go on one track of one of your buildings, never above its maximum.',
  },
  'QK-14': {
    text: 'Trade: any two of your pieces go to the supply for one piece of any kind.',
    house: 'You pay first, then take what the supply holds by then.',
  },
  'QK-15': {
    text: 'Plan: any three of your pieces go to the supply for a card from the building deck.',
    house: 'Not while that deck is empty.',
  },
  'QK-16': { text: 'Pass: nothing is done.' },
  'QK-17': {
    text: 'Disaster: from the first player clockwise each player turns up one event card, which is resolved before the next.',
  },
  'QK-18': {
    text: 'A general event is carried out by the player who turned it up. Some can be kept and used at the right time.',
    house:
      'What cannot be carried out lapses. A card that can be kept is carried out at once or kept open, and then played once in the window it names: in one of your construction turns, or when one of your buildings is about to take damage.',
  },
  'QK-19': { text: 'Weather hits all district cards in the target area, each by itself.' },
  'QK-20': {
    text: 'For every building there the damage is the district’s weather value plus the damage of the event; it is compared with the building material on it.',
    house: 'A forecast changes the damage too, but never below 0.',
  },
  'QK-21': { text: 'More pieces than damage: as many pieces as the damage go to the supply.' },
  'QK-22': {
    text: 'As many pieces or fewer: the building collapses. All its pieces go to the supply, the card goes under the building deck, and its owner draws as many cards as collapsed.',
    house: 'Damage of 0 does nothing, even to a building without pieces.',
  },
  'QK-23': {
    text: 'An earthquake does the same with the district’s earthquake value plus its entry in the damage table, against the structure.',
  },
  'QK-23a': {
    text: 'Districts outside the table of an earthquake are not hit.',
    house: 'An entry of 0 means not hit, whatever the district’s own value or the forecast.',
  },
  'QK-23b': {
    text: 'Everyone checks their buildings.',
    house:
      'All hits are fixed when the card is turned up; then the meteorologist’s rolls, then research. Then from the first player clockwise each player plays kept cards and takes their damage, district card by district card, lowest level first; their collapsed buildings go under the deck in that order, they draw, and the next player follows.',
  },
  'QK-24': {
    text: 'Production: from the first player clockwise each player takes a piece of the printed kind for every building of their own on the table.',
    house: 'A kind that has run out gives nothing.',
  },
  'QK-25': { text: 'At the end of a round the first player’s place passes to the left.' },
  'QK-26': {
    text: 'A player whose district cards are all full may draw one more district card.',
    house: 'From the new first player clockwise, one card each, while there are any.',
  },
  'QK-27': {
    text: 'When the end card is turned up the game ends at once.',
    house: 'No further card, no production.',
  },
  'QK-28': {
    text: 'Each building on the table counts its points.',
    house: 'Buildings in the hand count nothing.',
  },
  'QK-29': { text: 'Buildings count 0, 2 or 3 more on the basic, developed and prosperous level.' },
  'QK-30': { text: 'A building on a card of its own district counts 2 more.' },
  'QK-31': { text: 'Some roles have points of their own.' },
  'QK-32': {
    text: 'The most points win; a tie goes to the most buildings on the table; if still tied, the win is shared.',
  },
  'QK-33': {
    text: 'Landlord: in production takes one more piece of any kind.',
    house: 'After their printed pieces, from what the supply has, and only with a building on the table.',
  },
  'QK-33a': {
    text: 'Landlord: in the first two rounds may exchange district cards with other players, not for a district they have, and one of each tier.',
    house:
      'On their construction turns, besides the action, an empty card for an empty one of the same tier, without consent; each tier once in the game.',
  },
  'QK-34': {
    text: 'Banker: may give any two pieces to one player; in production takes all that player’s pieces of these kinds and pays a third of them, rounded down, as tax.',
    house:
      'Once a round, on their first construction turn, besides the action. The banker takes them after their own production, from that player’s stock, not from buildings, and chooses which pieces to pay.',
  },
  'QK-34a': {
    text: 'Banker: at the end 1 point more for each developed and 2 for each prosperous building.',
  },
  'QK-35': {
    text: 'Materials dealer: when they build they may at once strengthen that building, one track, by up to two pieces.',
    house: 'These pieces come from the supply.',
  },
  'QK-35a': {
    text: 'Materials dealer: names a track of another player’s building and pays as many pieces of its kind to the supply; the owner loses the pieces of that track but keeps one.',
    house: 'Once a round, besides the action, on a track with at least two pieces.',
  },
  'QK-36': {
    text: 'Seismologist: before a card is turned up may change the damage of an earthquake by 1 or 2, up or down. It does nothing to other cards.',
    house: 'Before each card of any player, openly; it lapses with that card.',
  },
  'QK-36a': {
    text: 'Seismologist: may keep an earthquake that does more than 4 damage to one of their district cards: 3 points at the end.',
    house:
      'The card may be built on or not; what counts is the damage before kept cards. A card is kept once.',
  },
  'QK-37': {
    text: 'Meteorologist: before a card is turned up may change the damage of weather by 1 or 2, up or down. It does nothing to other cards.',
    house:
      'Before each card of any player, openly; it lapses with that card. With both forecasters at the table the one who turns up the card goes first, otherwise they go clockwise.',
  },
  'QK-37a': {
    text: 'Meteorologist: may roll when weather hits. Odd: 1 damage less. Even: it may go to a neighbour’s district card that is not hit.',
    house:
      'Once for each of their district cards with a building and damage above 0, in table order. The other card is one the event neither targets nor hits already; it takes its own weather value, the event’s damage and the forecast.',
  },
  'QK-38': { text: 'Architect: planning costs two pieces instead of three.' },
  'QK-38a': {
    text: 'Architect: may buy another player’s building for six pieces of its two kinds in any mix, paid to the owner. The architect puts it on one of their district cards with its base pieces.',
    house:
      'This is an action. The building goes to the lowest free level; surplus pieces go to the supply, missing ones come from it. Not without a free level.',
  },
  'QK-39': {
    text: 'For beginners two general events and three disasters for each player are drawn; eight of them are shuffled with the end card and go under the rest.',
    house: 'With two players that leaves two cards on top: the game may end in round 2.',
  },
  'QK-40': { text: 'For beginners a district card holds two buildings, without levels.' },
  'QK-41': {
    text: 'For beginners the values of the districts do not count, only the damage of the event.',
    house: 'There is no research either.',
  },
  'QK-42': {
    text: 'For beginners only the points of the buildings and the matches with their districts count.',
    house: 'The powers of the roles stay, their points do not.',
  },
  'QK-43': {
    text: 'Building cards in hand, the order of the decks and the event cards that left the game are hidden. All else is open.',
    house:
      'Collapsed buildings and swapped districts lie known at the bottom of their decks; a card put back from the hand is known to its owner only. How many general events and disasters are still to come is open.',
  },
} as const satisfies Texts
