/**
 * Bytes as plain letters inside a page: 13 bits become two of 91 printable letters, which takes a twelfth less room than
 * base64. Left out are `<`, which could end the element, and `{` and `\`, which mean something where pages are made.
 * src/page/loader.js reads them back.
 */

/** The 91 letters, by their value. */
const LETTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (letter) => !'<{\\'.includes(letter),
)
const BITS = 13

export const lettersOf = (bytes: Uint8Array): string => {
  const pairs: string[] = []
  let [held, bits] = [0, 0]
  const put = (): void => {
    const value = held & ((1 << BITS) - 1)
    pairs.push(`${LETTERS[value % LETTERS.length]}${LETTERS[Math.floor(value / LETTERS.length)]}`)
  }
  for (const byte of bytes) {
    held |= byte << bits
    bits += 8
    if (bits < BITS) continue
    put()
    held >>= BITS
    bits -= BITS
  }
  if (bits > 0) put()
  return pairs.join('')
}
