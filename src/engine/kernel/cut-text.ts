/** Text of people cut to a length without breaking what they see as one character. */

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * The beginning of a text, of at most so many UTF-16 code units (as `length` and schemas count), that ends between two
 * characters as people count them (Unicode Standard Annex 29). Where the very first of them is longer, as many of its
 * code points as fit, so that something of a text always remains.
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  const { index = 0 } = GRAPHEMES.segment(text).containing(most) ?? {}
  if (index > 0) return text.slice(0, index)
  const isBetweenHalves = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(most - 1, most + 1))
  return text.slice(0, isBetweenHalves ? most - 1 : most)
}

/** The first character of a text as people count them; empty of an empty text. */
export const firstCharacter = (text: string): string => GRAPHEMES.segment(text).containing(0)?.segment ?? ''
