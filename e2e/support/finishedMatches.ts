/** Finished matches of a person against bots. */
import { headerFor } from '../../src/engine/record/testing/player.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { chooserOf } from './choosers.ts'
import { played } from './playedMatch.ts'
import { requireGame } from './requireGame.ts'
import { GAME_DRIVERS } from './gameDrivers.ts'

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dino', 'Elsa', 'Falk'] as const

export const finishedOf = (id: string): MatchRecord => {
  const game = requireGame(id)
  const seats = GAME_DRIVERS.get(id)?.study?.seats ?? game.seats.min
  const header = headerFor(game, {
    seats,
    options: {},
    chance: { source: 'seeded', seed: 'plum' },
    nonce: '4'.padStart(32, '0'),
  })
  const named = {
    ...header,
    seats: header.seats.map((seat, index) => ({
      ...seat,
      name: NAMES[index] ?? seat.name,
      player:
        index === 0 ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot: 'search', level: 1 } as const),
    })),
  }
  return played(game, named, chooserOf(game))
}
