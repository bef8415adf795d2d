import type { Texts } from '../../../../kernel/text.ts'

/** The rules of Chang Cheng in English, by id. */
export const rulesEn = {
  'CC-1': {
    text: 'Each player has fourteen single walls, one double wall, one tower, the action cards 1 to 6 of their colour, and starts with 0 points.',
  },
  'CC-2': {
    text: 'There are four boards with two faces. A face has a row of 13 wall spaces between three Chinese provinces and three Mongol regions, each a run of neighbouring spaces. Two boards are joined side by side at the start, two stay aside.',
    house:
      'The rows are our own drawing. Boards are drawn, or named face by face; a board named twice counts once.',
  },
  'CC-3': {
    text: 'A threat tile lies face down on each Mongol region and a prestige tile face up on each Chinese province. The others are stocks, face down.',
    house:
      'There are five threat tiles each of −2, −3 and −4, and three prestige tiles each of 0, 1, 2, 3 and 4.',
  },
  'CC-4': {
    text: 'The oldest starts, then play goes clockwise.',
    house: 'The oldest is asked to take the first seat. Another player may start, or the start is drawn.',
  },
  'CC-5': { text: 'A space holds one piece, and pieces go on empty spaces only.' },
  'CC-6': { text: 'In your turn you do one action. If you can do none, you are skipped.' },
  'CC-7': {
    text: 'In your first turn you build one single wall and nothing else.',
    house: 'You look at the threat tile as with every wall, and the province may become complete.',
  },
  'CC-8': { text: 'A: build two single walls in two different provinces.' },
  'CC-9': { text: 'B: lay two cards face down in two different provinces that are not complete.' },
  'CC-10': {
    text: 'C: lay a card face down in a province that is not complete, then build a single wall in the same province.',
  },
  'CC-11': {
    text: 'D: build the double wall on two neighbouring spaces, in one province or across two.',
    house: 'The two spaces may lie on two boards, across the joint.',
  },
  'CC-12': {
    text: 'It scores at once: one point for each province and region it stands in, two to four in all.',
  },
  'CC-13': {
    text: 'A double wall cannot be destroyed and counts as two walls.',
    house: 'It cannot be swapped either, and counts one in each of its two spaces.',
  },
  'CC-14': { text: 'E: build the tower on a space that has no tower beside it, whoever owns that.' },
  'CC-15': {
    text: 'A tower keeps one neighbouring space for its owner. While both neighbours are empty, others may take one of them; the last one is the owner’s.',
    house: 'This holds until the owner has built beside the tower after placing it.',
  },
  'CC-15a': {
    text: 'Two towers can keep the same space.',
    house: 'Either of their owners may build there, nobody else.',
  },
  'CC-15b': {
    text: 'A tower keeps nothing for an owner who cannot use it.',
    house: 'A reservation ends as soon as its owner has no single wall left.',
  },
  'CC-15c': {
    text: 'A board can be joined beside a tower at the end of the map.',
    house: 'The new space beside it is a neighbour like any other.',
  },
  'CC-16': {
    text: 'A tower cannot be destroyed and counts as one wall.',
    house: 'It cannot be swapped either.',
  },
  'CC-17': {
    text: 'Whoever builds may look at the threat tile of the Mongol region of that space.',
    house:
      'This happens by itself, before the next choice, for neutral walls too. You may agree to have such tiles shown for the rest of the match, or until the end of the turn only.',
  },
  'CC-18': {
    text: 'You may look at your own face-down cards at any time. The others see only that a card of your colour lies there.',
  },
  'CC-35': {
    text: 'Towards the end you do as much of your action as is possible.',
    house:
      'The second wall or card is left out only if there is none, or no other province for it. C, D and E are done whole or not at all. Any action that is possible in this sense may be chosen.',
  },
  'CC-19': {
    text: 'When all spaces of a province are filled it is resolved at once, also between the two walls of action A.',
  },
  'CC-19a': {
    text: 'A double wall can complete two provinces.',
    house:
      'Its builder names the first before any card is turned up. All of the first comes before the second: cards, points, Emperor card and a new board.',
  },
  'CC-20': { text: 'All cards of the province are turned up.' },
  'CC-21': { text: 'Numbers that occur more than once are struck out without effect, before anything else.' },
  'CC-21a': {
    text: 'The other cards act from low to high, each decided by its owner, and leave the match.',
    house: 'A card that could do nothing is passed over by itself.',
  },
  'CC-22': {
    text: '1, warrior: remove one other card of this province, even one of your own if you like.',
    house: 'You may decline, and only cards still to act can be removed.',
  },
  'CC-23': {
    text: '2, traitor: destroy one single wall of this province, or remove the threat tile of a Mongol region beside it.',
    house:
      'The wall may be anybody’s, a neutral one too. The region must share a space with the province; its tile is not looked at. You may decline.',
  },
  'CC-23a': {
    text: 'A destroyed wall is laid aside at its space.',
    house:
      'The space stays filled, but the wall counts for nobody, neither in China nor against the Mongols.',
  },
  'CC-24': { text: '3, flood: this province is worth 2 more, or 2 less. One of them must be chosen.' },
  'CC-25': { text: '4, architect: this province is worth 2 more, or you have an extra wall in it.' },
  'CC-26': { text: '5, great architect: you have two extra walls in this province.' },
  'CC-26a': {
    text: 'Extra walls are counted with the walls of the province.',
    house: 'They count in China only, and also for a player without any wall there.',
  },
  'CC-27': {
    text: '6, official: swap one wall of this province with one wall of another that is not destroyed. Provinces already scored are not scored again.',
    house:
      'Both are single walls, of any colours. You may decline. A swap is no building: nobody looks at a tile.',
  },
  'CC-28': {
    text: 'Whoever has the most walls scores the province; if several tie, each scores it in full.',
    house: 'Extra walls count, destroyed ones do not. Where nobody has any, nobody scores.',
  },
  'CC-29': {
    text: 'A province is worth its spaces, less its destroyed walls, plus its prestige tile, plus or minus what cards changed.',
    house: 'This can be less than nothing.',
  },
  'CC-30': { text: 'The prestige tile stays, and one of the three Emperor cards is laid on the province.' },
  'CC-31': {
    text: 'With the third Emperor card another board is joined at once, on the left or on the right of the whole map. It gets three threat tiles face down and three prestige tiles face up, and the Emperor cards go back.',
    house: 'Board and face are drawn, unless named; whoever’s turn it is chooses the end.',
  },
  'CC-32': { text: 'This happens once with two or three players, twice with four.' },
  'CC-33': {
    text: 'When no board can come any longer, no Emperor cards are laid.',
    house: 'Two players without neutral walls stay with two boards.',
  },
  'CC-34': {
    text: 'The match ends when every space of the map is filled and the last provinces are scored.',
    house: 'A second wall or neutral wall that was still due lapses.',
  },
  'CC-34a': {
    text: 'If nobody can do anything, the turns are over.',
    house: 'Then the match ends too. Incomplete provinces are not scored, and cards in them do nothing.',
  },
  'CC-36': {
    text: 'All threat tiles are turned up. From left to right, whoever has the most walls in a Mongol region loses the number on its tile.',
  },
  'CC-36a': {
    text: 'Only walls that stand count here.',
    house: 'Where nobody has any nobody loses, and a region without a tile costs nothing.',
  },
  'CC-37': {
    text: 'If several tie, each loses. A tower in the region saves its owner.',
    house: 'Nobody else takes the place of a player who is saved.',
  },
  'CC-38': { text: 'The highest score wins, and ties share. Scores can be below zero.' },
  'CC-39': {
    text: 'Two players play with twelve neutral walls of a third colour. After your action, but not in your first turn, you may place one on an empty space.',
    house: 'Reservations bind it as if it were your own wall. It comes after all that your action completes.',
  },
  'CC-40': { text: 'After A or B it goes into a province you used in this turn.' },
  'CC-41': { text: 'After C it goes into a province other than the one you used.' },
  'CC-42': { text: 'After D or E, too, it goes into a province you did not use.' },
  'CC-42a': {
    text: 'Neutral walls are there to fill the wall.',
    house:
      'They count for majorities: where neutral has strictly the most, nobody scores or loses; where it ties, the players who tie do.',
  },
  'CC-42b': {
    text: 'A player who can take no action may still help to finish the wall.',
    house:
      'They must place a neutral wall, in any province, if they can. If neither player can do that, the match ends.',
  },
  'CC-43': {
    text: 'Two event cards, drawn or chosen, can lie open. They count after the Mongols have come, except Scouting.',
  },
  'CC-44': {
    text: 'Diplomacy: 4 points for standing in the most Chinese provinces; everyone tied scores.',
    house: 'One piece that is not destroyed is enough; neutral walls take no part.',
  },
  'CC-45': {
    text: 'Overlord: whoever has the longest row of pieces on neighbouring spaces scores its length; everyone tied scores.',
    house: 'Destroyed walls break a row, joints do not, and a double wall is two spaces long.',
  },
  'CC-46': { text: 'Emperor’s reward: 2 points for each card still in hand.' },
  'CC-47': {
    text: 'Scouting: whenever something is built, the threat tile of that Mongol region is turned up for good.',
  },
  'CC-48': {
    text: 'Hands, the numbers of face-down cards, threat tiles face down and the stocks are hidden; players know their own cards and the tiles they have looked at.',
  },
} as const satisfies Texts
