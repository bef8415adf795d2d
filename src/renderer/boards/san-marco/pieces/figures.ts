/** The shapes of an aristocrat in a box of 24 by 34: a body, a face, and the hat of its seat's silhouette. */
import type { Colour } from '../../../../engine/record/step.ts'

export const BODY = 'M3 31c0-9 3.5-13.5 9-13.5S21 22 21 31Z'

/** Dome, upswept brim, slab, gable, hip, spire: as the silhouettes of the seats. */
export const HATS: Readonly<Record<Colour, string>> = {
  1: 'M4.6 10.2a7.4 7.8 0 0 1 14.8 0Z',
  2: 'M2.6 10.2q4.4-1 5.2-7h8.4q.8 6 5.2 7Z',
  3: 'M3.6 10V6.6h3.7V2.6h9.4v4H20.4V10Z',
  4: 'M3.6 10.2 12 .8l8.4 9.4Z',
  5: 'M3.4 10.2 7 3.2h10l3.6 7Z',
  6: 'M3.6 10.2q6.2-1.2 6.6-10h3.6q.4 8.8 6.6 10Z',
}
