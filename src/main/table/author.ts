/** Who writes in a library: an identity given to it once, with the name and sign that are set. */
import { isNoteId } from '../../engine/record/file/schemas.ts'
import type { Author } from '../../engine/record/step.ts'
import type { SettingsStore } from '../library/settings.ts'
import { newNoteId } from './chance.ts'

/** The setting that holds the identity; it is told with every note written here. */
const PERSON = 'person'

export const authorOf = (library: SettingsStore): Author => {
  const { author = '', sign = '' } = library.settings()
  const name = String(author)
  return { id: personOf(library), name, sign: sign === '' ? firstOf(name) : String(sign) }
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

/** As people count characters. */
const firstOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name)][0]?.segment.slice(0, 8) ?? ''
