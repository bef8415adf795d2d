import { describe, expect, it } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import type { View as ChangCheng } from '../../engine/games/chang-cheng/view/types.ts'
import type { View as Quake } from '../../engine/games/quake-nopoly/view/types.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import { placeTowards, placeUnder, centreOf } from '../notes/marks/marks.ts'
import { placesIn as changChengPlaces } from './chang-cheng/board/places.ts'
import type { BoardPlaces } from './kit/kit.ts'
import { placesIn as quakePlaces } from './quake-nopoly/board/places.ts'
import { placesIn as sanMarcoPlaces } from './san-marco/board/places.ts'

const SIZES = [
  { width: 1076, height: 560 },
  { width: 690, height: 380 },
] as const

/** A view of a game after some steps of random play. */
const viewAfter = (game: AnyGame, seats: number, steps: number): unknown => {
  const random = seededRandom('places', seats)
  let state = game.start({ options: game.schemas.options.parse({}), seats })
  for (let step = 0; step < steps; step += 1) {
    const { by } = game.turn(state)
    if (by === 'nobody') break
    const action = by === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random)
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(decision.refusal.code)
    state = decision.events.reduce((each, event) => game.evolve(each, event), state)
  }
  return game.view(state, 'public')
}

type Size = (typeof SIZES)[number]
interface Board {
  readonly seats: number
  readonly steps: number
  readonly count: number
  /** A sample of its places. */
  readonly names: readonly string[]
  readonly at: (view: unknown, size: Size) => BoardPlaces
}
const whole = { wish: 'whole', offset: 0 } as const
const near = (): { wish: 'near'; offset: number } => ({ wish: 'near', offset: 0 })
// Each board receives views of its own game.
const changCheng = (view: unknown, size: Size): BoardPlaces =>
  changChengPlaces(view as ChangCheng, size, { ...whole })
const quake = (view: unknown, size: Size): BoardPlaces => quakePlaces(view as Quake, size)
const BOARDS: readonly (readonly [string, Board])[] = [
  ['chang-cheng', { seats: 2, steps: 30, count: 0, names: ['1', 'p1', 'm2'], at: changCheng }],
  ['chang-cheng', { seats: 4, steps: 60, count: 0, names: ['20', 'p4', 'm4'], at: changCheng }],
  [
    'san-marco',
    { seats: 4, steps: 40, count: 16, names: ['1', '6', '1-6'], at: (_, size) => sanMarcoPlaces(size) },
  ],
  [
    'quake-nopoly',
    { seats: 2, steps: 80, count: 0, names: ['1', '2', 'map:newTaipei', 'event', 'deck:events'], at: quake },
  ],
  [
    'quake-nopoly',
    { seats: 6, steps: 200, count: 0, names: ['1', '6', 'map:penghu', 'supply:steel'], at: quake },
  ],
]

describe.each(BOARDS)('the places of %s', (id, { seats, steps, count, names, at }) => {
  const game = gameOf(id) ?? expect.fail()
  const view = viewAfter(game, seats, steps)

  it.each(SIZES)('do not overlap on the board and have names without spaces, at %o', (size) => {
    const { places, width, height } = at(view, size)
    const known = new Set(places.map(({ name }) => name))
    expect(known.size).toBe(places.length)
    if (count > 0) expect(known.size).toBe(count)
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
    const { places } = at(view, size)
    const seen = new Set(places.slice(0, 1))
    for (const place of seen)
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        const next = placeTowards(places, place, key)
        if (next) seen.add(next)
      }
    expect(places.filter((place) => !seen.has(place)).map(({ name }) => name)).toEqual([])
  })

  it('have the same names at every size', () => {
    const [one, other] = SIZES.map((size) => at(view, size).places.map(({ name }) => name))
    expect(one).toEqual(other)
  })
})

describe('the places of a wall that is panned', () => {
  const view = viewAfter(gameOf('chang-cheng') ?? expect.fail(), 4, 60) as ChangCheng
  const [, size] = SIZES

  it('move with it, and scroll into view when asked for', () => {
    const state = near()
    const first = changChengPlaces(view, size, state)
    const { window } = first
    const space = (places: BoardPlaces, name: string) =>
      places.places.find((place) => place.name === name) ?? expect.fail()
    const last = String((view.spaces.at(-1)?.space ?? 0) + 1)
    expect(window).toBeDefined()
    expect(space(first, last).x).toBeGreaterThan(window ? window.x + window.width : Infinity)
    first.show?.(last)
    const then = changChengPlaces(view, size, state)
    expect(space(then, last).x + space(then, last).width).toBeLessThanOrEqual(
      (window ? window.x + window.width : 0) + 0.01,
    )
    then.pan?.(-20)
    expect(space(changChengPlaces(view, size, state), last).x).toBeCloseTo(space(then, last).x + 20)
  })

  it('do not pan where the whole wall is visible', () => {
    expect(changChengPlaces(view, SIZES[0], { ...whole })).not.toHaveProperty('pan')
  })
})

describe('the districts on the map of Quake-nopoly', () => {
  const view = viewAfter(gameOf('quake-nopoly') ?? expect.fail(), 3, 60) as Quake

  it.each(SIZES)('contain the points near their corners, at %o', (size) => {
    const { places } = quakePlaces(view, size)
    for (const { name, ground } of places) {
      if (ground === undefined) continue
      // A point near each corner, on the side of the middle, belongs to this district and no other.
      const middle = centreOf(places.find((each) => each.name === name) ?? expect.fail())
      const near = ground.filter((corner) => {
        const point = { x: corner.x * 0.9 + middle.x * 0.1, y: corner.y * 0.9 + middle.y * 0.1 }
        return placeUnder(places, point)?.name === name
      })
      expect([name, near.length * 2 > ground.length]).toEqual([name, true])
    }
    const [taipei, newTaipei] = ['map:taipei', 'map:newTaipei'].map(
      (name) => places.find((each) => each.name === name) ?? expect.fail(),
    )
    // Taipei is enclosed by New Taipei.
    if (taipei) expect(placeUnder(places, centreOf(taipei))).toBe(taipei)
    expect(newTaipei?.ground?.length).toBeGreaterThan(3)
  })
})
