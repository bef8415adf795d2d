import { describe, expect, it } from 'vitest'
import type { EventCard } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import { attackOf } from './attack.ts'
import { recordedPositions } from '../testing/positions.ts'

const SCORED = { value: 5, winners: [], change: 0, extra: [0, 0] }

/** All spaces but the last are built on: the next wall ends the match. */
const over = (events: readonly EventCard[] | null = null): View => {
  const { view } = recordedPositions(
    {
      wall: '1-12a 13b^ 14-25b',
      threats: [-2, -3, -4, -2, -3, 0],
      results: [SCORED, SCORED, SCORED, SCORED, SCORED, null],
      options: { neutral: 'off' },
      scores: [30, 20],
      events,
    },
    ['26'],
  )
  expect(view.stage).toBe('over')
  return view
}

describe('the steps of the end', () => {
  it('goes from region to region, from left to right, down to the final scores (CC-36)', () => {
    const view = over()
    const stands = attackOf(view)
    expect(stands.map(({ blow }) => (blow.is === 'region' ? blow.region : blow.is))).toEqual([
      'start',
      0,
      1,
      2,
      3,
      4,
      5,
    ])
    expect(stands.at(-1)?.scores).toEqual(view.players.map(({ score }) => score))
    const [before, first] = stands
    expect(first?.scores).toEqual([(before?.scores[0] ?? 0) - 2, before?.scores[1]])
  })

  it('takes nothing for a region without a tile (CC-36a)', () => {
    const view = over()
    const stands = attackOf(view)
    expect(stands.at(-1)?.blow).toMatchObject({ is: 'region', value: null })
    expect(stands.at(-1)?.scores).toEqual(stands.at(-2)?.scores)
  })

  it('ends with the event cards and the points of each (CC-44 to CC-46)', () => {
    const view = over(['overlord', 'reward'])
    const stands = attackOf(view)
    expect(stands.slice(-2).map(({ blow }) => (blow.is === 'event' ? blow.event : ''))).toEqual([
      'overlord',
      'reward',
    ])
    expect(view.rewards.filter(({ event }) => event === 'reward').map(({ points }) => points)).toEqual([
      12, 12,
    ])
    const [start, end] = [stands[0], stands.at(-1)]
    expect(end?.scores).toEqual(view.players.map(({ score }) => score))
    expect(end?.taken.every((points) => points <= 0)).toBe(true)
    for (const { seat } of view.rewards) {
      const points = view.rewards.reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0)
      expect(end?.brought[seat]).toBe(points)
      expect(end?.scores[seat]).toBe((start?.scores[seat] ?? 0) + (end?.taken[seat] ?? 0) + points)
    }
  })
})
