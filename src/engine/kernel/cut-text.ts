/** Cuts text that people wrote without breaking what they see as one character. */

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Returns the beginning of a text, at most `most` UTF-16 code units long (as `length` and schemas count), cut between
 * two grapheme clusters (Unicode Standard Annex 29). If the first cluster alone is longer, returns as many of its code
 * points as fit, so that something of a text always remains.
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  const { index = 0 } = GRAPHEMES.segment(text).containing(most) ?? {}
  if (index > 0) return text.slice(0, index)
  const isBetweenHalves = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(most - 1, most + 1))
  return text.slice(0, isBetweenHalves ? most - 1 : most)
}

/** The first grapheme cluster of a text; empty for an empty text. */
export const firstCharacter = (text: string): string => GRAPHEMES.segment(text).containing(0)?.segment ?? ''
