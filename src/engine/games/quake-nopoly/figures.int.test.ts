/** Facts about the game, checked by the engine's own play. */
import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../kernel/rules/by-type.ts'
import { seededRandom } from '../../kernel/random.ts'
import { playRandomly } from '../../kernel/testing/play.ts'
import { evolve } from './position/evolve.ts'
import { quakeNopoly } from './index.ts'
import { start } from './position/initial-state.ts'
import type { Options, State } from './state.ts'
import { OPTIONS } from './testing/position.ts'

const MATCHES = 400

/** The round in which the engine's draws end a match. */
const playedEnd = (seats: number, variant: Options['variant'], number: number): number => {
  const random = seededRandom(`cards ${seats} ${variant}`, number)
  let state = start({ options: { ...OPTIONS, variant }, seats })
  let turned = 0
  while (state.outcome === null) {
    // Only the draws matter here: the effects of cards are left out.
    const here: State = { ...state, phase: 'disaster', agenda: [{ do: 'turnUp', seat: 0 }] }
    const action = quakeNopoly.chance(here, random)
    turned += 1
    if (action.type !== 'turnUp' || action.event === 'end') break
    const event = { type: 'card.turned', seat: 0, event: action.event, of: 'general', turn: turned } as const
    state = evolve(here, event)
  }
  return Math.ceil(turned / seats)
}

const shares = (rounds: readonly number[]): ReadonlyMap<number, number> =>
  new Map(
    [...new Set(rounds)].map((round) => [
      round,
      rounds.filter((each) => each === round).length / rounds.length,
    ]),
  )

describe('when it ends', () => {
  it.each([2, 3, 4, 5, 6])('QK-5 QK-27 %i seats: in round 6, 7 or 8, n, n and 1 times in 2n + 1', (seats) => {
    const ends = Array.from({ length: MATCHES }, (_, number) => playedEnd(seats, 'standard', number))
    const share = shares(ends)
    expect([...share.keys()].sort()).toEqual([6, 7, 8])
    const wanted = [seats, seats, 1].map((count) => count / (2 * seats + 1))
    for (const [at, expected] of wanted.entries())
      // Four standard deviations.
      expect(Math.abs((share.get(6 + at) ?? 0) - expected)).toBeLessThan(
        4 * Math.sqrt((expected * (1 - expected)) / MATCHES),
      )
  })

  it.each([
    [2, 2, 6],
    [3, 3, 6],
    [4, 4, 6],
    [5, 4, 6],
    [6, 4, 6],
  ])('QK-39 for beginners %i seats: from round %i to %i', (seats, first, last) => {
    const ends = Array.from({ length: MATCHES }, (_, number) => playedEnd(seats, 'beginner', number))
    expect([Math.min(...ends), Math.max(...ends)]).toEqual([first, last])
  })
})

describe('a round', () => {
  it.each([
    [2, 6],
    [3, 9],
    [4, 16],
    [5, 25],
    [6, 36],
  ])('QK-9 %i seats take %i construction actions a round', (seats, actions) => {
    const random = seededRandom(`round ${seats}`, 0)
    const { events, final } = playRandomly(quakeNopoly, { options: OPTIONS, seats }, random)
    const turns = eventsOfType(events, 'turn.started')
    for (let round = 1; round <= final.round; round += 1)
      expect(turns.filter((turn) => turn.round === round)).toHaveLength(actions)
    const cards = eventsOfType(events, 'card.turned').length
    expect(Math.ceil(cards / seats)).toBe(final.round)
  })
})
