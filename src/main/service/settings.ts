/** What people have set: what the library keeps, and a default for all the rest. */
import type { Settings } from '../api/api.ts'
import type { Library } from '../library/library.ts'

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  replaySpeed: 1,
  plainCurtain: false,
  recentNames: [],
  author: '',
  sign: '',
  notesHeight: null,
  botPace: 'quick',
  programs: [],
}

export const readSettings = (library: Library): Settings => {
  // What else is kept there is not for people to set.
  const kept = Object.entries(library.settings()).filter(([key]) => Object.hasOwn(DEFAULTS, key))
  return { ...DEFAULTS, ...Object.fromEntries(kept) }
}
