/** Names for files that people keep. */

import { cutText } from '../../kernel/cut-text.ts'
import { sanitized } from '../../kernel/sanitize-text.ts'

/** Characters and names that some file system forbids; see "Naming Files" of Win32. */
const FORBIDDEN = /[\ufffd<>:"/\\|?*]+/g
/** Reserved with any extension. */
const RESERVED = /^(con|prn|aux|nul|(com|lpt)[\d¹²³]|con(in|out)\$)(?=\.|$)/i
/** In code points of at most four bytes each. */
const LONGEST = 60

/**
 * Turns a title into a file name without extension that every file system accepts; empty if nothing of it is usable.
 */
export const fileName = (title: string): string => {
  const whole = sanitized(title).replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  const plain = cutText(whole, [...whole].slice(0, LONGEST).join('').length)
  const stem = plain.replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  return stem.replace(RESERVED, '$&_')
}
