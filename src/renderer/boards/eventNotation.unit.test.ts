import { describe, expect, it } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import type { AnyGame, GameEvent } from '../../engine/kernel/game.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { placesOfEvent as changCheng } from './chang-cheng/board/places.ts'
import { placesIn as qinPlaces, placesOfEvent as qin } from './qin/board/places.ts'
import { placesOfEvent as quakeNopoly } from './quake-nopoly/board/places.ts'
import { placesIn as quorsumPlaces, placesOfEvent as quorsum } from './quorsum/board/places.ts'
import { placesOfEvent as sanMarco } from './san-marco/board/places.ts'

const SIZE = { width: 800, height: 800 }
const among = (places: readonly { readonly name: string }[]) => {
  const names = new Set(places.map(({ name }) => name))
  return (name: string): boolean => names.has(name)
}

/** The notation of places in each game, and event types that touch places. */
type Board = readonly [
  game: string,
  seats: number,
  // Each board receives events of its own game.
  touches: (event: never) => readonly string[],
  isPlace: (name: string) => boolean,
  types: readonly string[],
]
const BOARDS: readonly Board[] = [
  ['quorsum', 2, quorsum, among(quorsumPlaces(SIZE).places), ['pawns.placed', 'flip.announced']],
  ['qin', 3, qin, among(qinPlaces(SIZE).places), ['tile.placed', 'pagoda.placed']],
  ['chang-cheng', 3, changCheng, (name: string) => /^(\d+|[pm]\d+)$/.test(name), ['wall.built', 'card.laid']],
  [
    'san-marco',
    3,
    sanMarco,
    (name: string) => /^[1-6](-[1-6])?$/.test(name),
    ['aristocrat.placed', 'bridge.built'],
  ],
  [
    'quake-nopoly',
    3,
    quakeNopoly,
    (name: string) => /^[a-z0-9]+'?(:[123])?$/i.test(name),
    ['building.built', 'building.damaged'],
  ],
]

/** The events of a whole match, as a spectator sees them. */
const eventsOf = (game: AnyGame, seats: number): readonly GameEvent[] => {
  const options = game.schemas.options.parse({})
  let state: unknown = game.start({ seats, options })
  const random = quickRandom(game.id)
  const events: GameEvent[] = []
  for (let turn = game.turn(state); turn.by !== 'nobody'; turn = game.turn(state)) {
    const action = turn.by === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random)
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) {
      state = game.evolve(state, event)
      events.push(game.redactEvent(event, 'public'))
    }
  }
  return events
}

describe.each(BOARDS)('the places events of %s are about', (id, seats, touches, isPlace, types) => {
  it('use the notation of the game, and some events have places', () => {
    const game = gameOf(id)
    if (game === undefined) throw new Error(id)
    const all = eventsOf(game, seats).map((event) => [event.type, touches(event as never)] as const)
    expect(all.flatMap(([, names]) => names).filter((name) => !isPlace(name))).toEqual([])
    for (const type of types)
      expect(
        all.filter(([each]) => each === type).every(([, names]) => names.length > 0),
        type,
      ).toBe(true)
    expect(all.some(([type, names]) => type === types[0] && names.length > 0)).toBe(true)
  })
})
