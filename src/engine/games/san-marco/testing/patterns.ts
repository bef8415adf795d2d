/** Regular expressions that are put together as the program runs (src/patterns.unit.test.ts). */
export const BUILT = [
  {
    file: 'engine/games/san-marco/text/notation.ts',
    source: String.raw`^[1-6BTDX]*:\d*(?:\|[1-6BTDX]*:\d*){1,2}$`,
    flags: '',
  },
] as const
