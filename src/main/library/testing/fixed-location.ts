import { err } from '../../../engine/kernel/refusal.ts'
import type { LibraryLocation } from '../location/library-location.ts'

/** A file that stays where it is, held by nobody. */
export const fixedLocation = (file: string): LibraryLocation => ({
  file: () => file,
  find: () => null,
  opened: () => undefined,
  refusal: () => ({ code: 'moveNoFolder' }),
  move: () => Promise.resolve(err({ code: 'moveNoFolder' })),
  use: () => ({ code: 'moveNoFolder' }),
  useHome: () => null,
  release: () => undefined,
})
