/** Who writes in a library: an identity given to it once, with the name and sign that are set. */
import { cutText, firstCharacter } from '../../engine/kernel/cut-text.ts'
import { isNoteId } from '../../engine/record/file/schemas.ts'
import type { Author } from '../../engine/record/step.ts'
import type { SettingsStore } from '../library/rows/settings.ts'
import { newNoteId } from './chance.ts'

/** The setting that holds the identity; it is told with every note written here. */
const PERSON = 'person'

/** In UTF-16 code units, as records keep signs. */
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

/** The same for what is only told where they have a name: who sent a file, who made a branch. */
export const namedAuthorOf = (library: SettingsStore): Author | undefined =>
  (library.settings()['author'] ?? '') === '' ? undefined : authorOf(library)

const personOf = (library: SettingsStore): string => {
  const known = library.settings()[PERSON]
  if (typeof known === 'string' && isNoteId(known)) return known
  const person = newNoteId()
  library.saveSettings({ [PERSON]: person })
  return person
}
