/** What the places of a board promise to those who draw marks on it: its `contract.unit.test.ts` calls this. */
import { describe, expect, it } from 'vitest'
import type { Game, GameEvent } from '../../../../engine/kernel/game.ts'
import { seededRandom } from '../../../../engine/kernel/random.ts'
import { playRandomly } from '../../../../engine/kernel/testing/play.ts'
import type { BoardPlaces } from '../../../boards/kit/kit.ts'
import { arrowBetween, centreOf, placeTowards, placeUnder } from '../marks.ts'

/** Two sizes of a board, a large one and one in a small window. */
export const SIZES = [
  { width: 1076, height: 560 },
  { width: 690, height: 380 },
] as const
type Size = (typeof SIZES)[number]

/** What a spectator sees after some steps of random play. */
export const viewAfter = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  seats: number,
  steps: number,
): V => {
  const options = game.schemas.options.parse({})
  const { states } = playRandomly(game, { options, seats }, seededRandom('places', seats))
  return game.view(states[steps] ?? expect.fail(), 'public')
}

interface PlaceCase<V> {
  readonly seats: number
  readonly steps: number
  /** How many places there are, where their number does not depend on the match. */
  readonly count?: number
  /** A sample of their names. */
  readonly names: readonly string[]
  readonly placesIn: (view: V, size: Size) => BoardPlaces
}

export const describePlaces = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { seats, steps, count, names, placesIn }: PlaceCase<V>,
): void => {
  describe(`the places of the board with ${seats} seats`, () => {
    const view = viewAfter(game, seats, steps)

    it.each(SIZES)('do not overlap on the board and have names without spaces, at %o', (size) => {
      const { places, width, height } = placesIn(view, size)
      const known = new Set(places.map(({ name }) => name))
      expect(known.size).toBe(places.length)
      if (count !== undefined) expect(known.size).toBe(count)
      for (const name of names) expect(known).toContain(name)
      for (const place of places) {
        expect(place.name).toMatch(/^\S{1,40}$/)
        expect(Math.min(place.x, place.y, place.width, place.height)).toBeGreaterThanOrEqual(0)
        expect(place.x + place.width).toBeLessThanOrEqual(width + 0.01)
        expect(place.y + place.height).toBeLessThanOrEqual(height + 0.01)
        expect(placeUnder(places, centreOf(place))?.name).toBe(place.name)
      }
    })

    it.each(SIZES)('can all be reached by arrow keys at %o', (size) => {
      const { places } = placesIn(view, size)
      const seen = new Set(places.slice(0, 1))
      for (const place of seen)
        for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
          const next = placeTowards(places, place, key)
          if (next) seen.add(next)
        }
      expect(places.filter((place) => !seen.has(place)).map(({ name }) => name)).toEqual([])
    })

    it('have the same names at every size', () => {
      const [one, other] = SIZES.map((size) => placesIn(view, size).places.map(({ name }) => name))
      expect(one).toEqual(other)
    })
  })
}

/** The same of a square board whose places are squares, always the same: how many they are, and which is the first. */
export const describeSquares = (
  placesIn: (size: { readonly width: number; readonly height: number }) => BoardPlaces,
  { count, first }: { readonly count: number; readonly first: string },
): void => {
  describe('the squares of the board', () => {
    const board = placesIn({ width: 700, height: 560 })
    const at = (name: string) => board.places.find((place) => place.name === name) ?? expect.fail(name)

    it('are all there, by their names, inside the board', () => {
      expect(board).toMatchObject({ width: 560, height: 560 })
      expect(new Set(board.places.map(({ name }) => name)).size).toBe(count)
      for (const { x, y, width, height } of board.places) {
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x + width, y + height)).toBeLessThan(560)
      }
    })

    it('keep their share of a board of another size', () => {
      const half = placesIn({ width: 280, height: 400 })
      for (const [index, place] of board.places.entries())
        expect(half.places[index]?.x).toBeCloseTo(place.x / 2)
    })

    it('are found under a point and by arrow keys', () => {
      const corner = at(first)
      expect(placeUnder(board.places, { x: corner.x + 3, y: corner.y + 3 })).toBe(corner)
      expect(placeUnder(board.places, { x: 1, y: 1 })).toBeUndefined()
      const right = placeTowards(board.places, corner, 'ArrowRight')
      expect(right?.name.toUpperCase()).toBe('B1')
      expect(placeTowards(board.places, right ?? corner, 'ArrowDown')?.name.toUpperCase()).toBe('B2')
      expect(placeTowards(board.places, corner, 'ArrowUp')).toBeUndefined()
      expect(placeTowards(board.places, corner, 'Enter')).toBeUndefined()
    })

    it('reaches every place by arrow keys', () => {
      const seen = new Set([at(first)])
      for (const place of seen)
        for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
          const next = placeTowards(board.places, place, key)
          if (next) seen.add(next)
        }
      expect(seen.size).toBe(count)
    })

    it('has an arrow from one place to another, its tip inside that and before its centre', () => {
      const [from, last] = [at(first), board.places.at(-1) ?? expect.fail()]
      const { head } = arrowBetween(from, last) ?? expect.fail()
      const [x = Number.NaN, y = Number.NaN] = /^M(\S+) (\S+)L/.exec(head)?.slice(1).map(Number) ?? []
      const [start, centre] = [centreOf(from), centreOf(last)]
      expect(Math.abs(x - centre.x)).toBeLessThan(last.width / 2)
      expect(Math.abs(y - centre.y)).toBeLessThan(last.height / 2)
      // In tenths of a pixel, it is on the line between the two.
      const [dx, dy] = [centre.x - start.x, centre.y - start.y]
      expect(Math.abs((x - start.x) * dy - (y - start.y) * dx) / Math.hypot(dx, dy)).toBeLessThan(0.1)
      expect(Math.hypot(x - start.x, y - start.y)).toBeLessThan(Math.hypot(dx, dy))
      expect(arrowBetween(last, last)).toBeNull()
    })
  })
}
