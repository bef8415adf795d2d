/** A link to a place at a table, found in a text that was copied somewhere. */

/** The route it leads to, whichever window of whichever host it was copied in; undefined for any other text. */
export const tableIn = (text: string): string | undefined =>
  /^\S*#(\/table\/[0-9a-f]{32}(?:\?[^\s#]*)?)$/.exec(text.trim())?.[1]
