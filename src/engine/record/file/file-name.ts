/** Names for files people keep. */

import { cutText } from '../../kernel/cut-text.ts'
import { sanitized } from '../../kernel/sanitize-text.ts'

/** Characters and names that some file system does not take; see "Naming Files" of Win32. */
const FORBIDDEN = /[\ufffd<>:"/\\|?*]+/g
/** With any ending. */
const RESERVED = /^(con|prn|aux|nul|(com|lpt)[\d¹²³]|con(in|out)\$)(?=\.|$)/i
/** In code points, at most four bytes each. */
const LONGEST = 60

/** A title as the stem of a file name that every file system takes; empty if nothing of it can be used. */
export const fileName = (title: string): string => {
  const whole = sanitized(title).replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  const plain = cutText(whole, [...whole].slice(0, LONGEST).join('').length)
  const stem = plain.replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  return stem.replace(RESERVED, '$&_')
}
