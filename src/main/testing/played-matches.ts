/** Played matches of every game, between a few recurring people. */
import { GAMES } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import { createPositions, type Positions } from '../../engine/record/positions.ts'
import { MAIN, type Header } from '../../engine/record/step.ts'
import { headerFor, playOn } from '../../engine/record/testing/player.ts'
import { createRecord, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { summaryOf } from '../table/summary.ts'
import type { Library } from '../library/library.ts'

export interface PlayedMatch {
  readonly game: AnyGame
  readonly record: MatchRecord
  readonly positions: Positions
  readonly title: string
}

const PEOPLE = ['Ada', '雅婷', 'Bo', 'Zoë', 'Mira', 'Homer']
/** The longest random match, in steps. */
const LONGEST = 4000

const header = (game: AnyGame, number: number): Header => {
  const plain = headerFor(game, {
    seats: Math.min(game.seats.max, game.seats.min + (number % 3)),
    nonce: number.toString(16).padStart(32, '0'),
    chance: { source: 'seeded', seed: `evening ${number}` },
  })
  return {
    ...plain,
    seats: plain.seats.map((seat, at) => ({
      ...seat,
      name: PEOPLE[(number + at) % PEOPLE.length] ?? '',
      player:
        (number + at) % PEOPLE.length === 5 ? { kind: 'bot', bot: 'homer', level: 3 } : { kind: 'person' },
    })),
    startedAt: new Date(Date.UTC(2026, 0, number + 1, 20)).toISOString(),
  }
}

/** Three matches of every game: two finished, one abandoned after 30 steps. */
export const playedMatches = (games: readonly AnyGame[] = GAMES): readonly PlayedMatch[] =>
  games.flatMap((game, at) =>
    [0, 1, 2].map((one) => {
      const number = at * 3 + one
      const record = createRecord(header(game, number))
      const positions = createPositions(record, game)
      const random = seededRandom('evenings', number)
      const tip = playOn({ record, positions, game }, record.root, one === 2 ? 30 : LONGEST, random)
      putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
      return { game, record, positions, title: `${game.id} ${one + 1}` }
    }),
  )

export const storeMatches = (library: Library, matches: readonly PlayedMatch[]): void => {
  for (const { record, positions, game, title } of matches)
    library.insertRecord(record, { title, summary: summaryOf({ record, positions, game }) })
}
