/** Facts about the game, checked by the engine's own play. */
import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../kernel/rules/by-type.ts'
import { seededRandom } from '../../kernel/random.ts'
import { playRandomly, type Played } from '../../kernel/testing/play.ts'
import type { Action } from './action.ts'
import type { Event } from './event.ts'
import { changCheng } from './index.ts'
import type { Options, State } from './state.ts'
import { OPTIONS } from './testing/position.ts'

const MATCHES = 30

type Match = Played<State, Action, Event>

const play = (seats: number, options: Partial<Options> = {}): readonly Match[] =>
  Array.from({ length: MATCHES }, (_, match) =>
    playRandomly(
      changCheng,
      { options: { ...OPTIONS, board1: 'random', board2: 'random', ...options }, seats },
      seededRandom(`facts ${seats}`, match),
    ),
  )

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const endings = (matches: readonly Match[]): ReadonlySet<string> =>
  new Set(matches.flatMap(({ events }) => eventsOfType(events, 'match.ended').map(({ ending }) => ending)))

describe('random play', () => {
  it.each([
    { seats: 2, turns: 21, spaces: 39 },
    { seats: 3, turns: 31, spaces: 39 },
    { seats: 4, turns: 42, spaces: 52 },
  ])('CC-34 fills the wall with $seats seats in about $turns turns', ({ seats, turns, spaces }) => {
    const matches = play(seats)
    expect(endings(matches)).toEqual(new Set(['filled']))
    expect(Math.abs(mean(matches.map(({ final }) => changCheng.moment(final).turn)) - turns)).toBeLessThan(
      2.5,
    )
    for (const { final } of matches)
      expect(final.pieces.filter((piece) => piece !== null)).toHaveLength(spaces)
    const steps = mean(matches.map((match) => match.steps.length))
    expect(steps).toBeGreaterThan(50)
    expect(steps).toBeLessThan(100)
  })

  it('CC-12 a double wall scores 2 to 4, and 4 only across a joint', () => {
    const seen = new Set<number>()
    for (const { events } of play(4))
      for (const [at, event] of events.entries()) {
        if (event.type !== 'double.built') continue
        const points = eventsOfType(events.slice(at), 'double.scored')[0]?.points ?? 0
        seen.add(points)
        const [left, right] = event.spaces
        const isAcross = Math.floor(left / 13) !== Math.floor(right / 13)
        expect(isAcross).toBe(points === 4)
      }
    expect([...seen].sort()).toEqual([2, 3, 4])
  })

  it('CC-33 CC-34 two seats without neutral walls fill two boards: they have 28 walls for 26 spaces', () => {
    const matches = play(2, { neutral: 'off' })
    expect(endings(matches)).toEqual(new Set(['filled']))
    for (const { final } of matches) expect(final.pieces).toHaveLength(26)
  })
})
