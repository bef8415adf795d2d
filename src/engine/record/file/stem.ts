/** Names for files people keep. */

/** Characters and names that some file system does not take; see "Naming Files" of Win32. */
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g // eslint-disable-line no-control-regex
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const LONGEST = 60

/** A title as the stem of a file name that every file system takes; empty if nothing of it can be used. */
export const fileStem = (title: string): string => {
  const plain = [...title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')].slice(0, LONGEST).join('')
  const stem = plain.trim().replace(/^\.+|[. ]+$/g, '')
  return RESERVED.test(stem) ? `${stem}_` : stem
}
