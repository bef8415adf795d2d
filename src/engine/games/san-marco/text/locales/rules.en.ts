import type { Texts } from '../../../../kernel/text.ts'

/** The rules of San Marco in English, by id. */
export const rulesEn = {
  'SM-1': {
    text: 'The board shows six districts of Venice parted by canals. Each has a face of the die, a high and a low number, and neighbours.',
    house:
      'San Marco’s 8 and 6 and Castello’s face 6 are the publisher’s. The other numbers and faces, and which districts are neighbours, are ours.',
  },
  'SM-2': {
    text: 'Each player has 25 aristocrats. There are one Doge, twelve bridges in a common supply and one die. Action cards, 62: five for each district, six bridges, twelve transfers, ten Doges, four banishments. Limit cards, 28: eight 1s, ten 2s, ten 3s.',
  },
  'SM-3': {
    text: 'Action cards and limit cards are two decks, shuffled face down.',
    house:
      'When an action card is to be drawn and the deck is empty, the discards become a new deck and drawing goes on. A card joins the discards once it has been played or discarded. All limit cards are shuffled again at the start of each passage.',
  },
  'SM-4': {
    text: 'Each player rolls the die four times and puts two aristocrats into the district of each roll.',
    house:
      'The first player begins; the oldest is asked to sit first. Another player may begin, or it is drawn.',
  },
  'SM-5': { text: 'If all four rolls are equal, the fourth is rolled again until it differs.' },
  'SM-6': { text: 'Then, from the first player clockwise, everyone builds one bridge.' },
  'SM-7': { text: 'With three players everyone builds a second one in the same order.' },
  'SM-8': {
    text: 'A bridge joins two neighbouring districts and carries one of its owner’s aristocrats. At most three bridges join the same two districts, each of another owner.',
    house: 'With three players the limit is two. The limit can be chosen.',
  },
  'SM-9': { text: 'The first player is first distributor of the first round.' },
  'SM-12': {
    text: 'In each later round the next player clockwise from the previous first distributor takes that role, in a new passage too.',
  },
  'SM-13': { text: 'A player who may not take part is passed over and loses this chance.' },
  'SM-10': {
    text: 'Three in the round are a distributor, a first and a second chooser. The others’ roles are rolled for. Between two players 1, 3, 5 mean the next one clockwise from the distributor, 2, 4, 6 the one after; among three, 1 and 4, 2 and 5, 3 and 6 mean the next, the second and the third. The roll names the first chooser, with four a second roll the second distributor; the last player gets the last role.',
    house: 'Players who sit the round out are not counted. With two in the round nothing is rolled.',
  },
  'SM-11': {
    text: 'Four in the round are a first distributor, a first chooser, a second distributor and a second chooser.',
  },
  'SM-14': {
    text: 'With three in the round the distributor draws six action cards and four limit cards and makes three offers of them.',
  },
  'SM-15': {
    text: 'With four in the round each distributor draws five action cards and three limit cards and makes two offers.',
    house:
      'With two in the round there is one distributor with as many cards and two offers. The first distributor draws before the second, and action cards before limit cards.',
  },
  'SM-16': {
    text: 'The cards may be divided in any way, in secret, as long as each offer has a card.',
    house:
      'An offer may be without action cards, or without limit cards. A division is final. Until the offers are turned up the others know only that it has been made.',
  },
  'SM-17': { text: 'When all divisions are made, the first distributor’s offers are turned up.' },
  'SM-18': {
    text: 'The first chooser takes one of them. Whoever takes an offer lays its limit cards face up, then plays its action cards in any order.',
  },
  'SM-19': {
    text: 'With four in the round the first distributor then takes and plays the other offer. Then the second distributor’s offers are turned up, for the second chooser and in the end the second distributor.',
  },
  'SM-20': {
    text: 'With three in the round the second chooser takes one of the two offers left and plays it, then the distributor the last.',
  },
  'SM-20a': {
    text: 'With two in the round the chooser takes one offer and plays it, then the distributor the other.',
    house: 'The published rules do not say how two divide; we follow those for four.',
  },
  'SM-21': {
    text: 'A Doge card must be played. All others may be discarded.',
    house: 'Cards are played or discarded one at a time. A banishment goes on once its district is named.',
  },
  'SM-22': { text: 'District card: put one of your aristocrats from the reserve into that district.' },
  'SM-23': {
    text: 'If your reserve is empty, take one of yours from any district instead, but never from a bridge.',
  },
  'SM-24': {
    text: 'If one of your bridges starts in that district, the aristocrat may cross it to the other end instead. It crosses one bridge at most.',
  },
  'SM-25': {
    text: 'Bridge card: take a bridge from the supply and build it, with one of your aristocrats on it.',
  },
  'SM-26': {
    text: 'If there is none left, take any bridge off the board and build it as your own; its aristocrat returns to its owner’s reserve.',
    house:
      'A bridge is taken off the board only when the supply is empty. It may be built where it stood before.',
  },
  'SM-27': {
    text: 'Transfer card: one opponent’s aristocrat in a district returns to its owner’s reserve and one of yours takes its place.',
  },
  'SM-27a': {
    text: 'For a bridge or a transfer the aristocrat comes from your reserve.',
    house: 'If the reserve is empty, it comes from any district, that of the transfer included.',
  },
  'SM-28': {
    text: 'Banishment card: name a district and roll the die. That many aristocrats of your choice, of any colours, leave it for their reserves.',
  },
  'SM-29': { text: 'If there are as many or fewer, all of them leave.' },
  'SM-30': { text: 'The full number must leave, your own aristocrats too if need be.' },
  'SM-31': {
    text: 'First Doge card of the game: put the Doge into any district.',
    house: 'He does not walk this time; the district is scored.',
  },
  'SM-32': {
    text: 'Later the Doge may stay or walk. From a district in which no bridge starts he goes to any neighbour by water, which costs you two points.',
  },
  'SM-33': { text: 'From a district with bridges he walks over one of them. Over your own it is free.' },
  'SM-34': { text: 'Over another’s bridge you pay its owner one point.' },
  'SM-36': {
    text: 'The Doge may take any number of steps, each of which is paid.',
    house: 'He comes to no district twice in one walk, and not back to where he started.',
  },
  'SM-35': { text: 'Scores can fall below zero.' },
  'SM-37': {
    text: 'The district in which the Doge stops is scored. The most aristocrats there earn the high number, the second most the low one. Those on bridges do not count.',
  },
  'SM-38': { text: 'If several have the most, each of them earns the low number, and nobody else anything.' },
  'SM-39': {
    text: 'If one has the most and several are second, only the first earns points, the high number.',
  },
  'SM-39a': {
    text: 'Whoever is alone in a district earns the high number.',
    house: 'Nobody earns anything in an empty district, and nobody is second without an aristocrat.',
  },
  'SM-40': {
    text: 'After each round everyone adds up their limit cards of this passage. If all are under ten, the next round begins.',
  },
  'SM-41': {
    text: 'If some are at ten or more and at least two under ten, those under ten play exactly one more round. Then the passage ends, whatever they have.',
    house: 'The others sit it out, but score, receive tolls and can lose aristocrats as always.',
  },
  'SM-42': { text: 'If only one is under ten, or none, the passage ends at once.' },
  'SM-43': {
    text: 'At the end of a passage everyone under ten earns the difference between the highest limit total and their own.',
  },
  'SM-44': {
    text: 'One of these players may then banish as with a card. If they are tied with another, nobody does.',
    house: 'It is the player with the lowest limit total.',
  },
  'SM-44a': {
    text: 'After the third passage the game ends.',
    house: 'First come the points, then the banishment, then the next passage or the end.',
  },
  'SM-45': { text: 'There are three passages. Limit totals begin at zero in each.' },
  'SM-46': { text: 'At the end all six districts are scored once, wherever the Doge is.' },
  'SM-47': {
    text: 'The most points win. Ties go to the player with the most aristocrats in San Marco.',
    house: 'If these are equal too, the win is shared.',
  },
  'SM-48': {
    text: 'A distributor’s cards are secret until their offers are turned up.',
    house: 'Nobody sees the decks. All else is open, the discards too.',
  },
} as const satisfies Texts
