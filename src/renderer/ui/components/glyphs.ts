/** The glyph of each seat colour, as an SVG path in a box of 24 by 24. */
import type { Colour } from '../../../engine/record/step.ts'

export const GLYPHS: Readonly<Record<Colour, string>> = {
  1: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z',
  2: 'M12 2.5 21.5 12 12 21.5 2.5 12Z',
  3: 'M6 5h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  4: 'M12 3.5 21.5 20H2.5Z',
  5: 'M7.3 4h9.4l4.8 8-4.8 8H7.3l-4.8-8Z',
  6: 'M8.7 3h6.6v5.7H21v6.6h-5.7V21H8.7v-5.7H3V8.7h5.7Z',
}
