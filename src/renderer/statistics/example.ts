/** Figures that show before the first match what the page will look like. */
import type { Statistics } from '../../main/api/api.ts'

const OVER = 12
const player = (name: string, wins: number): Statistics['players'][number] => ({
  name,
  program: false,
  matches: OVER,
  over: OVER,
  wins,
  shared: 0,
  expected: OVER / 2,
  place: null,
  mean: null,
  most: null,
  games: [],
  against: [],
})
const EXPECTED = 100
const SEEN = [92, 108, 97, 104, 110, 89]

export const EXAMPLE: Statistics = {
  matches: OVER,
  over: OVER,
  games: [],
  levels: [],
  players: [player('Ada', 7), player('Bo', 5)],
  unlisted: 0,
  luck: [
    {
      game: 'quorsum',
      id: 'dice',
      fell: EXPECTED * SEEN.length,
      verdict: 'usual',
      faces: SEEN.map((seen, at) => ({ face: String(at + 1), seen, expected: EXPECTED })),
    },
  ],
}
