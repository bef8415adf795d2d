import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../main/api/api.ts'
import { bandOf, stairOf, winnersIn } from './drawing.ts'

const seat = (name: string, colour: 1 | 2, bot?: number): MatchRow['seats'][number] => ({
  name,
  colour,
  player: bot === undefined ? { kind: 'person' } : { kind: 'bot', bot: 'qipu', level: bot },
})
const row = (game: string, seats: MatchRow['seats'], places: number[], createdAt: number): MatchRow => ({
  id: `${game} ${createdAt}` as MatchRow['id'],
  game,
  title: '',
  seats,
  options: {},
  luck: 'seeded',
  createdAt,
  updatedAt: createdAt,
  importedAt: null,
  played: 10,
  steps: 10,
  comments: 0,
  branches: 0,
  tags: [],
  turn: { by: 'nobody', outcome: { places, scores: places, ending: 'over' } },
  moment: { part: 1, round: 1, turn: 1 },
  scores: places,
  binnedAt: null,
})

describe('the running score', () => {
  it('leaves what led to a win in sight that counts more than all of it', () => {
    const course = [
      [0, 0],
      [1, 0],
      [2, 1],
      [14, 1],
    ]
    expect(stairOf(course, 0, 30, 23)).toBe('M0 23.0H10.0V13.0H20.0V3.0H30.0V0.0H30')
  })

  it('is drawn as a stair', () => {
    expect(stairOf([[0], [1], [1], [2]], 0, 30, 20)).toBe('M0 20.0H10.0V10.0H30.0V0.0H30')
  })
})

describe('who wins', () => {
  const rows = [
    row('a', [seat('Ada', 1), seat('Bo', 2, 1)], [1, 2], 2),
    row('a', [seat('ada', 2), seat('Mei', 1, 1)], [2, 1], 1),
    row('b', [seat('Ada', 1), seat('Bo', 2, 2)], [1, 1], 3),
  ]
  const players = winnersIn(rows)

  it('joins the spellings of a name, and bots of a level', () => {
    expect(players.map(({ key, wins, over }) => [key, wins, over])).toEqual([
      ['name ada', 1, 3],
      ['bot 1', 1, 2],
      ['bot 2', 0, 1],
    ])
  })

  it('counts a shared first place as no win, and expects none from it', () => {
    expect(players[0]?.expected).toBe(1)
    expect(players[0]?.games.get('a')?.map(({ isWon }) => isWon)).toEqual([false, true])
    expect(players[0]?.games.get('b')?.map(({ isWon }) => isWon)).toEqual([false])
  })
})

it('nine times out of ten, 60 rolls of a die show a face 10 ± 4.7 times', () => {
  expect(bandOf(10, 60)).toBeCloseTo(4.75, 1)
  expect(bandOf(0, 0)).toBe(0)
})
