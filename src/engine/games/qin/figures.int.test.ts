/** Facts about the game, checked by the engine's own play. */
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../kernel/random.ts'
import { playRandomly, type Choose, type Played } from '../../kernel/testing/play.ts'
import type { Action } from './action.ts'
import type { Event } from './event.ts'
import { qin } from './index.ts'
import { turnOf } from './rules/status.ts'
import type { State } from './state.ts'
import type { Side } from './components/maps.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { OPTIONS } from './testing/position.ts'

const MATCHES = 24

type Match = Played<State, Action, Event>

const play = (seats: number, side: Side, choose?: Choose<State, Action>): readonly Match[] =>
  Array.from({ length: MATCHES }, (_, match) =>
    playRandomly(
      qin,
      { options: { ...OPTIONS, side }, seats },
      seededRandom(`facts ${seats} ${side}`, match),
      choose ? { choose } : {},
    ),
  )

const placements = ({ actions }: Match): number => actions.filter(({ type }) => type === 'place').length
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const endings = (matches: readonly Match[], ending: string): number =>
  matches.filter(({ final }) => {
    const turn = turnOf(final)
    return turn.by === 'nobody' && turn.outcome.ending === ending
  }).length

describe('joins', () => {
  const matches = [...play(2, 'bird', purposefulAction), ...play(4, 'lion', purposefulAction)]

  it('QIN-A1 QIN-E3 QIN-A5 always make a major province with just two pagodas', () => {
    let joins = 0
    for (const { steps, states } of matches)
      for (const [index, { events }] of steps.entries()) {
        const after = states[index + 1]
        const isLast = events.some(({ type }) => type === 'game.ended')
        for (const event of events) {
          if (event.type !== 'province.joined' && event.type !== 'province.absorbed') continue
          joins += 1
          const province = after?.provinces.find(({ at }) => at === event.into)
          expect(province?.squares.length).toBeGreaterThanOrEqual(5)
          if (!isLast) expect(after?.stacks.find(({ at }) => at === event.into)?.count).toBe(2)
        }
      }
    expect(joins).toBeGreaterThan(20)
  })

  it('QIN-A2 QIN-A6 an absorbed province had at most four squares and gives one pagoda back', () => {
    let absorbed = 0
    for (const { steps, states } of matches)
      for (const [index, { events }] of steps.entries())
        for (const event of events) {
          if (event.type !== 'province.absorbed') continue
          absorbed += 1
          const before = states[index]?.provinces.find(({ at }) => at === event.at)
          expect(before?.squares.length).toBeLessThanOrEqual(4)
          const back = events.filter((each) => each.type === 'pagoda.returned' && each.at === event.at)
          expect(back).toHaveLength(1)
        }
    expect(absorbed).toBeGreaterThan(10)
  })
})

describe('whole games', () => {
  // The number of placements has a standard deviation of about 8: 24 games give the mean within 5.
  it('QIN-G1 at random last 45 to 57 placements and nearly always end with the last pagoda', () => {
    const matches = play(2, 'bird')
    expect(mean(matches.map(placements))).toBeGreaterThan(44)
    expect(mean(matches.map(placements))).toBeLessThan(58)
    expect(endings(matches, 'built')).toBeGreaterThan(MATCHES * 0.8)
  })

  it('QIN-G1 played for pagodas last some 30 to 42', () => {
    const matches = play(2, 'bird', purposefulAction)
    expect(mean(matches.map(placements))).toBeGreaterThan(28)
    expect(mean(matches.map(placements))).toBeLessThan(44)
    expect(endings(matches, 'built')).toBe(MATCHES)
  })

  it('QIN-G2 at random on the lion side a good part ends blocked', () => {
    expect(endings(play(4, 'lion'), 'blocked')).toBeGreaterThan(MATCHES * 0.15)
  })
})
