import { describe, expect, it } from 'vitest'
import {
  areNeighbours,
  BORDERS,
  DISTRICT_NUMBERS,
} from '../../../../engine/games/san-marco/components/districts.ts'
import {
  borderKey,
  canalOf,
  cornersOf,
  HEIGHT,
  quayOf,
  siteOf,
  spanOf,
  WIDTH,
  type Point,
} from './geometry.ts'
import { boxesOf } from './rows.ts'
import { startDraft } from '../draft/draft.ts'
import { hitKey, moved, stopsOf } from '../input/controller.ts'
import type { Arrow } from '../../kit/keys.ts'
import { viewOf } from '../testing/positions.ts'

const isInside = (corners: readonly Point[], { x, y }: Point): boolean =>
  corners.filter((one, index) => {
    const other = corners[(index + 1) % corners.length] ?? one
    return one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x
  }).length %
    2 ===
  1

describe('the map', () => {
  it('joins by a canal exactly the districts that are neighbours (SM-1)', () => {
    for (const one of DISTRICT_NUMBERS)
      for (const other of DISTRICT_NUMBERS.filter((each) => each > one)) {
        const shared = cornersOf(one).filter((corner) => cornersOf(other).includes(corner))
        expect(shared.length >= 2, `${one}-${other}`).toBe(areNeighbours(one, other))
      }
  })

  it('leaves water between all islands, and keeps them inside the frame', () => {
    for (const district of DISTRICT_NUMBERS)
      for (const corner of quayOf(district)) {
        expect(corner.x > 0 && corner.x < WIDTH && corner.y > 0 && corner.y < HEIGHT).toBe(true)
        for (const other of DISTRICT_NUMBERS)
          if (other !== district)
            expect(isInside(quayOf(other), corner), `${district} in ${other}`).toBe(false)
      }
  })

  it('puts ranking and Doge on their own island', () => {
    for (const district of DISTRICT_NUMBERS) {
      const { x, y, doge } = siteOf(district)
      expect(isInside(quayOf(district), doge)).toBe(true)
      expect(isInside(quayOf(district), { x: x + 4, y: y + 24 })).toBe(true)
    }
  })

  it('has room on the island for the figures of four seats', () => {
    const view = viewOf({ in: '1:1,1,1,1 2:1,1,1,1 3:1,1,1,1 4:1,1,1,1 5:1,1,1,1 6:1,1,1,1' })
    for (const district of view.districts)
      for (const { left, right, bottom } of boxesOf(district).slice(2))
        for (const x of [left, right])
          expect(isInside(quayOf(district.district), { x, y: bottom }), `${district.district}`).toBe(true)
  })

  it('has three places a border, apart from each other and on the canal (SM-8)', () => {
    for (const border of BORDERS) {
      const spans = [0, 1, 2].map((slot) => spanOf(border, slot))
      for (const [index, one] of spans.entries())
        for (const other of spans.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y), borderKey(border)).toBeGreaterThan(38)
      const [from, to] = canalOf(border)
      expect(Math.abs(spans[0]!.angle)).toBeLessThanOrEqual(90)
      expect(from).not.toEqual(to)
    }
  })
})

describe('arrow keys', () => {
  const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

  it.each([
    ['districts', false],
    ['borders', true],
  ])('reach all %s from each of them', (_, along) => {
    const view = viewOf({ hand: 'B' })
    const stops = stopsOf(view, startDraft(view), along)
    for (const start of stops) {
      const reached = new Set([hitKey(start)])
      const open = [start]
      for (let here = open.pop(); here !== undefined; here = open.pop())
        for (const arrow of ARROWS) {
          const next = moved(view, stops, here, arrow)
          if (reached.has(hitKey(next))) continue
          reached.add(hitKey(next))
          open.push(next)
        }
      expect(reached.size).toBe(stops.length)
    }
  })

  it('lead from Cannaregio right to Castello and down to San Polo or San Marco', () => {
    const view = viewOf()
    const stops = stopsOf(view, startDraft(view), false)
    const from = stops[0]!
    expect(hitKey(moved(view, stops, from, 'ArrowRight'))).toBe('d5')
    expect(['d2', 'd3']).toContain(hitKey(moved(view, stops, from, 'ArrowDown')))
  })
})
