import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { messagesIn, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { effectsOf, type BuildingId, type Card, type EventId } from '../components/cards.ts'
import { quakeNopoly } from '../index.ts'
import type { State } from '../state.ts'
import { OPTIONS } from '../testing/position.ts'
import { coach } from './coach.ts'

const MATCHES = 24

/** The buildings of the seat to act that fall if it does this and then takes what is left. */
const fallenAfter = (state: State, action: Action): readonly string[] => {
  const decision = quakeNopoly.decide(state, action)
  if (!decision.ok) throw new Error(decision.refusal.code)
  const { events } = decision
  const { by } = quakeNopoly.turn(state)
  const next = events.reduce(quakeNopoly.evolve, state)
  const isDue = next.agenda[0]?.do === 'hit' && quakeNopoly.turn(next).by === by
  const fallen = eventsOfType(events, 'building.collapsed').flatMap(({ seat, building }) =>
    seat === by ? [building] : [],
  )
  return isDue && action.type !== 'endure' ? [...fallen, ...fallenAfter(next, { type: 'endure' })] : fallen
}

const named = ({ params }: Message, name: string): string =>
  messagesIn(params[name] ?? '')?.map(({ key }) => key.split('.').at(-2) ?? '')[0] ?? ''

/** The messages for a card, from what the rules keep standing. */
const toldOf = (
  event: EventId,
  saved: readonly { readonly place: BuildingId | Card; readonly kept: readonly string[] }[],
  falling: number,
): readonly unknown[] => {
  const card = expect.anything() as unknown
  const helpful = saved.filter(({ kept }) => kept.length > 0)
  const of = (key: string, params: object) => ({ key: `coach.${key}`, params: { card, ...params } })
  if (falling === 0) return []
  if (effectsOf(event).some((effect) => effect.do === 'insure'))
    return [of('pays', { n: expect.any(Number) as number })]
  if (helpful.length === 0) return [of('savesNone', {})]
  if (typeof helpful[0]?.place !== 'string')
    return helpful.map(({ kept }) =>
      of('savesIn', { district: expect.anything() as unknown, n: kept.length }),
    )
  return helpful.length === 1
    ? [of('saves', { building: expect.anything() as unknown })]
    : [of('savesOne', { n: helpful.length })]
}

describe('what the coach says before damage', () => {
  it('is what falls, and which of it each kept card would save', () => {
    let saves = 0
    let falls = 0
    for (let number = 0; number < MATCHES; number += 1) {
      const random = seededRandom('stakes', number)
      const { states } = playRandomly(quakeNopoly, { options: OPTIONS, seats: 2 + (number % 3) }, random)
      for (const state of states) {
        const { by } = quakeNopoly.turn(state)
        if (typeof by !== 'number' || state.agenda[0]?.do !== 'hit') continue
        const view = quakeNopoly.view(state, by)
        if (view.choice?.is !== 'hit') continue
        const stakes = coach.stakes?.(view) ?? []
        const of = (key: string): readonly Message[] => stakes.filter((each) => each.key === `coach.${key}`)
        const lost = fallenAfter(state, { type: 'endure' })
        expect(
          of('falls')
            .map((each) => named(each, 'building'))
            .sort(),
        ).toEqual([...lost].sort())
        for (const { event, on } of view.choice.plays) {
          // What is saved by the card on each of its places.
          const saved = on.map((place) => {
            const left = fallenAfter(state, { type: 'play', event, on: place })
            return { place, kept: lost.filter((building) => !left.includes(building)) }
          })
          const told = stakes.filter((each) => named(each, 'card') === event)
          expect(told).toEqual(toldOf(event, saved, lost.length))
          saves += saved.filter(({ kept }) => kept.length > 0).length
        }
        falls += lost.length
      }
    }
    expect(Math.min(falls, saves)).toBeGreaterThan(0)
  })
})
