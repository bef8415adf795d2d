/** The author of a library's notes: an id given to the library once, with the name and sign from the settings. */
import { cutText, firstCharacter } from '../../engine/kernel/cut-text.ts'
import { isNoteId } from '../../engine/record/file/schemas.ts'
import type { Author } from '../../engine/record/step.ts'
import type { SettingsStore } from '../library/rows/settings.ts'
import { newNoteId } from './chance.ts'

/** The setting that holds the author's id, which every note contains. */
const PERSON = 'person'

/** The longest sign in a record, in UTF-16 code units. */
const LONGEST_SIGN = 8

export const authorOf = (library: SettingsStore): Author => {
  const { author = '', sign = '' } = library.settings()
  const name = String(author)
  return {
    id: personOf(library),
    name,
    sign: sign === '' ? cutText(firstCharacter(name), LONGEST_SIGN) : String(sign),
  }
}

/** The author if they have a name, else undefined: for files and branches, which name an author only then. */
export const namedAuthorOf = (library: SettingsStore): Author | undefined =>
  (library.settings()['author'] ?? '') === '' ? undefined : authorOf(library)

const personOf = (library: SettingsStore): string => {
  const known = library.settings()[PERSON]
  if (typeof known === 'string' && isNoteId(known)) return known
  const person = newNoteId()
  library.saveSettings({ [PERSON]: person })
  return person
}
