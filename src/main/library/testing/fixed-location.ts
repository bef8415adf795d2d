import { err } from '../../../engine/kernel/refusal.ts'
import type { LibraryLocation } from '../location/library-location.ts'

/** A location that never moves and locks nothing. */
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
