/** The words of the game in English. */
import type { Texts } from '#kernel/text.ts'

export const en = {
  name: 'Dice tic-tac-toe',
  tagline: 'Three in a line, where the die or a card lets you.',
  minutes: '2–3',

  // A member with words of its own stands in a sentence by these words.
  words: {
    square: {
      0: 'the top left square',
      1: 'the top square',
      2: 'the top right square',
      3: 'the left square',
      4: 'the square in the middle',
      5: 'the right square',
      6: 'the bottom left square',
      7: 'the bottom square',
      8: 'the bottom right square',
    },
    card: { again: 'Again', anywhere: 'Anywhere' },
  },
  action: {
    deal: { shown: 'Deal {seat} the card {card}', hidden: 'Deal {seat} a card' },
    roll: 'The die shows {die}',
    mark: 'Mark {square}',
    play: { again: 'Play {card}: roll again', anywhere: 'Play {card}: mark any square' },
  },
  event: {
    card: {
      dealt: { shown: '{seat} is dealt the card {card}.', hidden: '{seat} is dealt a card.' },
      played: '{seat} plays {card}.',
    },
    die: { rolled: '{seat} rolls {die}.' },
    square: { marked: '{seat} marks {square}.' },
    turn: { passed: 'The turn of {seat} is over.' },
    match: { ended: 'The match is over.' },
  },
  ending: { line: 'Three marks in a line.', full: 'All squares are marked: a draw.' },
  refusal: {
    taken: 'That square is marked already.',
    notInLine: 'The die names another line: 1 to 3 a row from the top, 4 to 6 a column from the left.',
    noSuchCard: 'That card is not there.',
  },
} as const satisfies Texts
