import type { Texts } from '../../../../kernel/text.ts'

/** The rules of Qin in English, by id. */
export const rulesEn = {
  'QIN-S1': { text: 'Qin is for two, three or four players.' },
  'QIN-S2': {
    text: 'The board is 13 squares wide and 13 high and has two sides: bird, the gentler one, and lion, which has water. Squares are grass, villages or water, and near the middle lie three start squares, one red, one yellow and one blue.',
    house:
      'Which squares are villages and water is our own drawing: 17 villages on the bird side; 18 villages and 15 squares of water on the lion side.',
  },
  'QIN-S3': {
    text: 'There are 72 tiles, each as large as two squares: twelve each of red and red, red and yellow, red and blue, yellow and yellow, yellow and blue, blue and blue.',
  },
  'QIN-S4': {
    text: 'Each player has pagodas of one colour: 24 with two players, 19 with three, 15 with four. The others are not needed.',
  },
  'QIN-S5': { text: 'Choose a side of the board, or play a game on each.' },
  'QIN-S6': {
    text: 'The tiles are shuffled face down. Everyone draws three and keeps them hidden; the others are the stock.',
    house: 'Hands can be played open to all.',
  },
  'QIN-S7': {
    text: 'The youngest starts, then play goes clockwise.',
    house: 'The youngest is asked to take the first seat. Another player may start, or the start is drawn.',
  },
  'QIN-T1': { text: 'On your turn place a tile from your hand, then draw another.' },
  'QIN-T2': {
    text: 'You must place if you can. When nothing can be placed any longer the game is over.',
    house:
      'It ends when no tile in any hand fits. If only yours do not, you pass without showing or drawing anything; a player with no tiles left is skipped.',
  },
  'QIN-P1': { text: 'A tile covers two squares side by side, turned whichever way you like.' },
  'QIN-P2': {
    text: 'At least one of its squares must share an edge with a coloured square: a start square or part of a tile.',
    house: 'Any coloured square will do, a lone one too. Villages and corners do not count.',
  },
  'QIN-P3': {
    text: 'Tiles lie on empty grass only: never on start squares, villages, water or other tiles.',
  },
  'QIN-D1': { text: 'After placing, draw a tile so that you hold three again.' },
  'QIN-D2': { text: 'When the stock is used up nothing is drawn, and you play on with what you hold.' },
  'QIN-E1': {
    text: 'Two squares of one colour that touch become a province. If it joins no existing province it belongs to you, who placed the tile: put a pagoda on it. One tile can found two provinces.',
  },
  'QIN-E2': { text: 'Squares that touch a province of their colour join it. It stays with its owner.' },
  'QIN-E3': {
    text: 'A province of five squares or more is major and carries two pagodas, one on the other, never more.',
    house:
      'The owner adds the second one, whoever placed the tile; a province that is major at once gets both.',
  },
  'QIN-E4': {
    text: 'Every province has one owner, shown by its pagodas.',
    house: 'A single square of a colour is no province and belongs to nobody.',
  },
  'QIN-A1': { text: 'When provinces of one colour are joined they become a single province.' },
  'QIN-A2': {
    text: 'It goes to whoever owned the largest of them; the others take their pagodas back.',
    house: 'With three or four provinces the largest single one decides as well.',
  },
  'QIN-A3': {
    text: 'What counts is their size before the tile was placed.',
    house:
      'Lone squares that are joined do not count either, and several provinces of one owner are not added up.',
  },
  'QIN-A5': {
    text: 'The joined province keeps at most two pagodas; the owner takes any others back.',
  },
  'QIN-A6': { text: 'A major province is never swallowed, but it may swallow smaller ones.' },
  'QIN-A7': { text: 'A tile that would join two major provinces of one colour may not be placed.' },
  'QIN-A8': {
    text: 'A tile that would join provinces equal in size that belong to different players may not be placed either.',
    house:
      'With more than two, only the largest are looked at: smaller ones may be equal, and so may provinces of one owner.',
  },
  'QIN-A9': {
    text: 'When a tile changes several things at once, all of it is carried out.',
    house:
      'First all pagodas go back, from provinces and villages; then those owed are placed, provinces before villages, each in reading order. Villages are judged by the finished provinces.',
  },
  'QIN-V1': {
    text: 'At a village your strength is the number of pagodas on those of your provinces that touch it by an edge, each province counted once.',
  },
  'QIN-V2': { text: 'Whoever is strongest holds the village and puts a pagoda on it.' },
  'QIN-V3': { text: 'A village no province touches is nobody’s.' },
  'QIN-V4': { text: 'When a village changes hands the old pagoda goes back to its supply.' },
  'QIN-V5': {
    text: 'If several are strongest nobody holds the village.',
    house: 'If you agree on it, a holder who is one of those tied keeps the village.',
  },
  'QIN-G1': {
    text: 'Whoever has put the last pagoda on the board wins, and the game is over at once.',
    house:
      'This is checked once the placement has been carried out completely. If several supplies are empty, the player who placed the tile wins if theirs is one of them, otherwise all of them share.',
  },
  'QIN-G1a': {
    text: 'Pagodas can run out in the middle of a placement.',
    house:
      'Then as many are placed as there are, in the usual order. Majorities count as if the missing ones stood.',
  },
  'QIN-G2': {
    text: 'Otherwise the game is over when all tiles are placed or nobody can place one; the most pagodas on the board win.',
  },
  'QIN-G3': { text: 'Whoever is tied shares the win.' },
  'QIN-G4': {
    text: 'For a longer match play both sides, and add up the pagodas left in your supply after each. The fewest win.',
    house:
      'First bird, then lion with all tiles and pagodas again; the next player starts it. Only the sum counts, even against a player who won a game. Ties share.',
  },
  'QIN-H1': {
    text: 'Your hand is hidden from the others. The board, the supplies and the number of tiles in hands and stock are open.',
    house: 'Hands are shown when the game is over. With open hands only the stock is hidden.',
  },
} as const satisfies Texts
