/** Text that strangers wrote, made safe to stand among other text. */

/** Marks that turn the direction of all that follows, and with it what people read. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Controls (a terminal obeys them), breaks of lines, halves of characters. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufff9-\ufffb]/gu

/**
 * One line of text in which every character only stands for itself: marks of direction are left out,
 * what controls or breaks lines is shown as U+FFFD.
 */
export const sanitized = (line: string): string => line.replace(TURNS, '').replace(UNREADABLE, '\ufffd')

/** The same for text of several lines; their ends stay. */
export const sanitizedLines = (text: string): string => text.split('\n').map(sanitized).join('\n')
