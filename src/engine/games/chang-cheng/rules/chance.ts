/** The acts of chance: drawing boards, tiles, event cards and the first seat. */
import type { Odds } from '../../../kernel/game.ts'
import { addAt, sumOf } from '../../../kernel/rules/lists.ts'
import { drawnFrom, type Counts } from '../../../kernel/rules/multisets.ts'
import { oneOf, type Random } from '../../../kernel/random.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { facesLeft } from '../position/boards.ts'
import { PARTS } from '../components/faces.ts'
import { namingsOf, tilesFor } from './identify.ts'
import { EVENT_PAIRS, PRESTIGES, THREATS } from '../components/pieces.ts'
import type { State } from '../state.ts'
import { unknownTiles } from '../position/unidentified.ts'

/** Tiles in the order drawn, and the probability of that draw. */
interface Draw<T> {
  readonly tiles: readonly T[]
  readonly probability: number
}

/** Every way to draw a number of tiles one after the other from a pool. */
const drawsFrom = <T>(kinds: readonly T[], pool: Counts, count: number): readonly Draw<T>[] => {
  if (count === 0) return [{ tiles: [], probability: 1 }]
  const all = sumOf(pool)
  return kinds.flatMap((kind, at) => {
    const copies = pool[at] ?? 0
    if (copies === 0) return []
    return drawsFrom(kinds, addAt(pool, at, -1), count - 1).map(({ tiles, probability }) => ({
      tiles: [kind, ...tiles],
      probability: (probability * copies) / all,
    }))
  })
}

const three = <T>([a, b, c]: readonly T[]): readonly [T, T, T] => {
  if (a === undefined || b === undefined || c === undefined)
    throw new Error('Three tiles are drawn at a time')
  return [a, b, c]
}

/** Draws chance's next action; call it only while chance is to act. */
export const drawOutcome = (state: State, random: Random): Action => {
  switch (state.stage.is) {
    case 'board':
      return { type: 'drawBoard', face: oneOf(facesLeft(state), random) }
    case 'threats':
      return { type: 'layThreats', values: three(drawnFrom(THREATS, unknownTiles(state), PARTS, random)) }
    case 'prestige':
      return { type: 'layPrestige', values: three(drawnFrom(PRESTIGES, state.prestigeStock, PARTS, random)) }
    case 'events':
      return { type: 'drawEvents', cards: oneOf(EVENT_PAIRS, random) }
    case 'first':
      return { type: 'drawFirst', seat: random.below(state.seats) }
    case 'turn': {
      const region = state.stage.regions[0] ?? 0
      const [value = -2] = drawnFrom(THREATS, tilesFor(state, region), 1, random)
      return { type: 'turnThreat', region, value }
    }
    case 'name': {
      const { seat, province } = state.stage
      return { type: 'nameCards', seat, province, cards: oneOf(namingsOf(state, seat, province), random) }
    }
    case 'worth': {
      const [value = 0] = drawnFrom(PRESTIGES, state.prestigeStock, 1, random)
      return { type: 'turnPrestige', province: state.stage.province, value }
    }
    default:
      throw new Error('Chance is not to act')
  }
}

const alike = (actions: readonly Action[]): readonly Odds<Action>[] =>
  actions.map((action) => ({ action, probability: 1 / actions.length }))

/** Every outcome with its probability; undefined unless chance is to act. */
export const oddsOf = (state: State): readonly Odds<Action>[] | undefined => {
  switch (state.stage.is) {
    case 'board':
      return alike(facesLeft(state).map((face): Action => ({ type: 'drawBoard', face })))
    case 'threats':
      return drawsFrom(THREATS, unknownTiles(state), PARTS).map(({ tiles, probability }) => ({
        action: { type: 'layThreats', values: three(tiles) },
        probability,
      }))
    case 'prestige':
      return drawsFrom(PRESTIGES, state.prestigeStock, PARTS).map(({ tiles, probability }) => ({
        action: { type: 'layPrestige', values: three(tiles) },
        probability,
      }))
    case 'events':
      return alike(EVENT_PAIRS.map((cards): Action => ({ type: 'drawEvents', cards: [...cards] })))
    case 'first':
      return alike(seatsOf(state.seats).map((seat): Action => ({ type: 'drawFirst', seat })))
    case 'turn': {
      const region = state.stage.regions[0] ?? 0
      return drawsFrom(THREATS, tilesFor(state, region), 1).map(({ tiles: [value = -2], probability }) => ({
        action: { type: 'turnThreat', region, value },
        probability,
      }))
    }
    case 'name': {
      const { seat, province } = state.stage
      return alike(
        namingsOf(state, seat, province).map((cards): Action => ({
          type: 'nameCards',
          seat,
          province,
          cards: [...cards],
        })),
      )
    }
    case 'worth': {
      const { province } = state.stage
      return drawsFrom(PRESTIGES, state.prestigeStock, 1).map(({ tiles: [value = 0], probability }) => ({
        action: { type: 'turnPrestige', province, value },
        probability,
      }))
    }
    default:
      return undefined
  }
}
