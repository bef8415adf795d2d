import { err } from '../../../engine/kernel/refusal.ts'
import type { LibraryPlace } from '../location/held.ts'

/** A file that stays where it is, held by nobody. */
export const fixedPlace = (file: string): LibraryPlace => ({
  file: () => file,
  find: () => null,
  opened: () => undefined,
  refusal: () => ({ code: 'moveNoFolder' }),
  move: () => Promise.resolve(err({ code: 'moveNoFolder' })),
  use: () => ({ code: 'moveNoFolder' }),
  useHome: () => null,
  release: () => undefined,
})
