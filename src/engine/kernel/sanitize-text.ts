/** Makes text from strangers safe to show among other text. */

/** Bidirectional control marks: they would reverse the order of the text that follows. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Control characters (terminals obey them), line breaks and lone surrogates. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufff9-\ufffb]/gu

/** Sanitizes one line: drops bidirectional marks and replaces control characters and line breaks with U+FFFD. */
export const sanitized = (line: string): string => line.replace(TURNS, '').replace(UNREADABLE, '\ufffd')

/** Sanitizes text of several lines and keeps the line breaks between them. */
export const sanitizedLines = (text: string): string => text.split('\n').map(sanitized).join('\n')
