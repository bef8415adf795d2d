/**
 * The pagodas of the six seat colours, single and double, in a box of 48 by 64, each with its own silhouette and
 * pattern.
 */
import type { Colour } from '../../../../engine/record/step.ts'

export interface Part {
  /** A wall or roof in the seat's colour, or a line or opening in its rim colour. */
  readonly is: 'wall' | 'line' | 'hole'
  readonly d: string
}

/** From the ground up; a later part covers an earlier one. */
export interface Silhouette {
  readonly single: readonly Part[]
  readonly double: readonly Part[]
}

export const PAGODAS: Readonly<Record<Colour, Silhouette>> = {
  1: {
    single: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15.5 40H32.5V52H15.5Z' },
      {
        is: 'hole',
        d: 'M18.1 46.5a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1 -2.8 0ZM22.6 46.5a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1 -2.8 0ZM27.1 46.5a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1 -2.8 0Z',
      },
      { is: 'wall', d: 'M9 41C9 29.3 14.7 24.2 24 24.2S39 29.3 39 41Z' },
      { is: 'wall', d: 'M24 19.2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2Z' },
    ],
    double: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15 43H33V52H15Z' },
      {
        is: 'hole',
        d: 'M18.1 48.25a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1 -2.8 0ZM22.6 48.25a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1 -2.8 0ZM27.1 48.25a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1 -2.8 0Z',
      },
      { is: 'wall', d: 'M7.5 44C7.5 35.9 13.77 35 15 35H33C34.23 35 40.5 35.9 40.5 44Z' },
      { is: 'wall', d: 'M17.5 27H30.5V35H17.5Z' },
      { is: 'line', d: 'M24 30V34' },
      { is: 'wall', d: 'M11.5 28C11.5 18.25 16.25 14 24 14S36.5 18.25 36.5 28Z' },
      { is: 'wall', d: 'M24 9a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2Z' },
    ],
  },
  2: {
    single: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15.5 40H32.5V52H15.5Z' },
      { is: 'line', d: 'M18 49.5L22 43.5M23 49.5L27 43.5M28 49.5L31 44.5' },
      { is: 'wall', d: 'M7.5 36.5C13.5 38.5 18.3 35 24 24.8C29.7 35 34.5 38.5 40.5 36.5L36 42H12Z' },
      { is: 'wall', d: 'M24 19.8L26.4 26.3H21.6Z' },
    ],
    double: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15 43H33V52H15Z' },
      { is: 'line', d: 'M18 50L22 46.5M23 50L27 46.5M28 50L31 47.5' },
      { is: 'wall', d: 'M6 39.5C10.8 41 14.1 39 16 35H32C33.9 39 37.2 41 42 39.5L37.5 45H10.5Z' },
      { is: 'wall', d: 'M17.5 27H30.5V35H17.5Z' },
      { is: 'line', d: 'M24 30V34' },
      { is: 'wall', d: 'M10 23.5C15.25 25.5 19.25 22 24 14.5C28.75 22 32.75 25.5 38 23.5L33.5 29H14.5Z' },
      { is: 'wall', d: 'M24 9.5L26.4 16H21.6Z' },
    ],
  },
  3: {
    single: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15.5 35H32.5V52H15.5Z' },
      { is: 'line', d: 'M20 37.5V50.5M24 37.5V50.5M28 37.5V50.5' },
      { is: 'wall', d: 'M9 31H39V36H9Z' },
      { is: 'wall', d: 'M14 26H34V31H14Z' },
      { is: 'wall', d: 'M19 22.5H29V27H19Z' },
    ],
    double: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15 42H33V52H15Z' },
      { is: 'line', d: 'M20 44.5V51M24 44.5V51M28 44.5V51' },
      { is: 'wall', d: 'M7.5 38H40.5V43H7.5Z' },
      { is: 'wall', d: 'M17.5 29H30.5V38H17.5Z' },
      { is: 'wall', d: 'M11.5 25H36.5V30H11.5Z' },
      { is: 'wall', d: 'M15.5 20H32.5V25H15.5Z' },
      { is: 'wall', d: 'M19 16.5H29V21H19Z' },
    ],
  },
  4: {
    single: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15.5 40H32.5V52H15.5Z' },
      { is: 'hole', d: 'M21 50.5V45.5H27V50.5Z' },
      { is: 'wall', d: 'M8 41L24 23L40 41Z' },
    ],
    double: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15 43H33V52H15Z' },
      { is: 'hole', d: 'M21 51V48.5H27V51Z' },
      { is: 'wall', d: 'M6.5 44L15.5 35H32.5L41.5 44Z' },
      { is: 'wall', d: 'M17.5 27H30.5V35H17.5Z' },
      { is: 'line', d: 'M24 30V34' },
      { is: 'wall', d: 'M10.5 28L24 13L37.5 28Z' },
    ],
  },
  5: {
    single: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15.5 40H32.5V52H15.5Z' },
      { is: 'line', d: 'M19 42.5V50.5M29 42.5V50.5' },
      { is: 'wall', d: 'M9 41L16.5 28.25H31.5L39 41Z' },
      { is: 'wall', d: 'M21.5 25.25H26.5V29.25H21.5Z' },
    ],
    double: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15 43H33V52H15Z' },
      { is: 'line', d: 'M19 45.5V51M29 45.5V51' },
      { is: 'wall', d: 'M7.5 44L14.92 35H33.08L40.5 44Z' },
      { is: 'wall', d: 'M17.5 27H30.5V35H17.5Z' },
      { is: 'line', d: 'M24 30V34' },
      { is: 'wall', d: 'M11.5 28L17.75 17.38H30.25L36.5 28Z' },
      { is: 'wall', d: 'M21.5 14.38H26.5V18.38H21.5Z' },
    ],
  },
  6: {
    single: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15.5 40H32.5V52H15.5Z' },
      { is: 'line', d: 'M18 46.5q3-3 6 0t6 0' },
      { is: 'wall', d: 'M12 41L19.5 36L24 17.75L28.5 36L36 41Z' },
    ],
    double: [
      { is: 'wall', d: 'M12 51.5H36V56H12Z' },
      { is: 'wall', d: 'M15 43H33V52H15Z' },
      { is: 'line', d: 'M18 48.25q3-3 6 0t6 0' },
      { is: 'wall', d: 'M9.97 44L16 35H32L38.02 44Z' },
      { is: 'wall', d: 'M17.5 27H30.5V35H17.5Z' },
      { is: 'line', d: 'M24 30V34' },
      { is: 'wall', d: 'M14 28L20.25 23L24 8.62L27.75 23L34 28Z' },
    ],
  },
}
