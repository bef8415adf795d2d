/** Figures that show before the first match what the page will look like. */
import type { Statistics } from '../../main/api/api.ts'
import { playable } from '../boards/games.ts'
import { hasText, say } from '../ui/i18n.ts'

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

/** Its dice are those of the first game that counts some. */
export const exampleFigures = (): Statistics => ({
  matches: OVER,
  over: OVER,
  games: [],
  levels: [],
  players: [player(say('statistics.exampleNames.1'), 7), player(say('statistics.exampleNames.2'), 5)],
  unlisted: 0,
  luck: playable
    .filter(({ id }) => hasText(`game.${id}.luck.dice.label`))
    .slice(0, 1)
    .map(({ id }) => ({
      game: id,
      id: 'dice',
      fell: EXPECTED * SEEN.length,
      verdict: 'usual',
      faces: SEEN.map((seen, at) => ({ face: String(at + 1), seen, expected: EXPECTED })),
    })),
})
