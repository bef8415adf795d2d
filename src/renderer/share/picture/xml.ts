/** Characters no XML document may hold, however written; a name or comment can have them. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** The text of a document without them, so that whatever people write the picture opens. */
export const openable = (xml: string): string => xml.replace(FORBIDDEN, '\ufffd')
