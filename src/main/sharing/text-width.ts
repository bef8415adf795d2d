const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** Columns a text takes in a terminal: Chinese characters and full-width marks take two. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, char) => width + (WIDE.test(char) ? 2 : 1), 0)

/** A text with spaces behind it up to so many columns; a longer one as it is. */
export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)))
