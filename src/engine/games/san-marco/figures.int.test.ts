/** Facts about the game, checked by the engine's own play. */
import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../kernel/rules/by-type.ts'
import { seededRandom, shuffled } from '../../kernel/random.ts'
import { playRandomly, type Played } from '../../kernel/testing/play.ts'
import type { Action } from './action.ts'
import { piecesIn } from '../../kernel/rules/multisets.ts'
import type { Event } from './event.ts'
import { sanMarco } from './index.ts'
import { countDivisions, sortedPile } from './rules/offers.ts'
import { ACTION_DECK, CARDS, LIMIT_DECK, LIMITS, type Limit } from './components/pieces.ts'
import type { State } from './state.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { OPTIONS } from './testing/position.ts'

const MATCHES = 30

type Match = Played<State, Action, Event>

const play = (seats: number): readonly Match[] =>
  Array.from({ length: MATCHES }, (_, match) =>
    playRandomly(sanMarco, { options: OPTIONS, seats }, seededRandom(`facts ${seats}`, match), {
      choose: purposefulAction,
    }),
  )

/** Limit cards taken in each passage. */
const takenByPassage = ({ events }: Match): readonly number[] => {
  const counts: number[] = []
  for (const event of events) {
    if (event.type === 'passage.started') counts.push(0)
    if (event.type === 'offer.taken') counts.push((counts.pop() ?? 0) + event.limits.length)
  }
  return counts
}

describe.each([
  { seats: 3, most: 23 },
  { seats: 4, most: 27 },
])('random play with $seats seats', ({ seats, most }) => {
  const matches = play(seats)

  it('SM-45 a passage lasts about three and a half rounds', () => {
    const rounds = matches.flatMap(({ events }) => eventsOfType(events, 'round.started'))
    const mean = rounds.length / (3 * MATCHES)
    expect(mean).toBeGreaterThan(3)
    expect(mean).toBeLessThan(4)
    expect(Math.max(...rounds.map(({ round }) => round))).toBeLessThan(9)
  })

  it(`SM-40 SM-41 no passage uses more than ${most} limit cards`, () => {
    const used = matches.flatMap(takenByPassage)
    expect(used).toHaveLength(3 * MATCHES)
    expect(Math.max(...used)).toBeLessThanOrEqual(most)
  })

  it('SM-3 the action deck runs out and is shuffled anew, at times in the middle of a deal', () => {
    const dealt = matches.flatMap(({ events }) => eventsOfType(events, 'cards.dealt'))
    expect(matches.some(({ events }) => eventsOfType(events, 'deck.reshuffled').length > 0)).toBe(true)
    expect(dealt.some(({ missing }) => missing > 0)).toBe(true)
  })

  it('SM-46 every match ends after three passages', () => {
    for (const { events } of matches) {
      expect(eventsOfType(events, 'passage.ended')).toHaveLength(3)
      expect(eventsOfType(events, 'district.scored').filter(({ why }) => why === 'final')).toHaveLength(6)
    }
  })
})

describe('the ways to divide', () => {
  const ways = (cards: number, limits: number, offers: number): readonly number[] =>
    Array.from({ length: 3000 }, (_, k) => {
      const random = seededRandom('ways', k)
      const held = sortedPile({
        cards: shuffled(piecesIn(CARDS, ACTION_DECK), random).slice(0, cards),
        limits: shuffled(piecesIn(LIMITS, LIMIT_DECK), random).slice(0, limits) as readonly Limit[],
      })
      return countDivisions(held, offers)
    })

  it('SM-14 six and four cards into three offers: mostly some thousands', () => {
    const counts = ways(6, 4, 3)
    expect(Math.max(...counts)).toBeLessThanOrEqual(6200)
    const usual = counts.filter((count) => count >= 1100)
    expect(usual.length / counts.length).toBeGreaterThan(0.9)
  })

  it('SM-15 five and three cards into two offers: 31 to 127', () => {
    const counts = ways(5, 3, 2)
    expect(Math.max(...counts)).toBe(127)
    const usual = counts.filter((count) => count >= 31)
    expect(usual.length / counts.length).toBeGreaterThan(0.9)
  })
})
