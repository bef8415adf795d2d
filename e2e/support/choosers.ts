/** How bots choose in the matches of tests and pictures: like people who want to win. */
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import type { Header } from '../../src/engine/record/step.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { GAME_DRIVERS } from './gameDrivers.ts'

/** A chooser for one match, which is the same whatever was played before it. */
export const chooserOf = (game: AnyGame): ((state: unknown) => unknown) => {
  const random = seededRandom('boards', 0)
  return GAME_DRIVERS.get(game.id)?.choose(random) ?? ((state) => game.sampleLegal(state, random))
}

const NAMES = ['林以真', 'Mira', '陳博文', 'Ole', '小安', 'Ines'] as const

/** The header of a match between people with names. */
export const namedHeader = (...wish: Parameters<typeof headerFor>): Header => {
  const header = headerFor(...wish)
  return {
    ...header,
    seats: header.seats.map((seat, index) => ({ ...seat, name: NAMES[index] ?? seat.name })),
  }
}
