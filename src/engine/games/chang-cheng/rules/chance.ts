/** What chance does: it draws boards, tiles, event cards and who starts. */
import type { Odds } from '../../../kernel/game.ts'
import { oneOf, type Random } from '../../../kernel/random.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { facesLeft } from '../position/boards.ts'
import { PARTS } from '../components/faces.ts'
import { namingsOf, tilesFor } from './identify.ts'
import { EVENT_PAIRS, PRESTIGES, THREATS } from '../components/pieces.ts'
import type { State } from '../state.ts'
import { unknownTiles } from '../position/unidentified.ts'

const totalOf = (pool: readonly number[]): number => pool.reduce((sum, copies) => sum + copies, 0)

interface Draw {
  readonly kinds: readonly number[]
  readonly probability: number
}

/** Every way to draw so many tiles one after the other from a pool, by their kinds. */
const drawsFrom = (pool: readonly number[], tiles: number): readonly Draw[] => {
  if (tiles === 0) return [{ kinds: [], probability: 1 }]
  const all = totalOf(pool)
  return pool.flatMap((copies, kind) => {
    if (copies === 0) return []
    const rest = pool.map((left, at) => (at === kind ? left - 1 : left))
    return drawsFrom(rest, tiles - 1).map(({ kinds, probability }) => ({
      kinds: [kind, ...kinds],
      probability: (probability * copies) / all,
    }))
  })
}

/** One tile of each kind after the other, each tile of the pool as likely. */
const drawnFrom = (pool: readonly number[], tiles: number, random: Random): readonly number[] => {
  const left = [...pool]
  return Array.from({ length: tiles }, () => {
    let pick = random.below(totalOf(left))
    const kind = left.findIndex((copies) => (pick -= copies) < 0)
    left[kind] = (left[kind] ?? 0) - 1
    return kind
  })
}

const three = <T>(values: readonly T[], kinds: readonly number[]): readonly [T, T, T] => {
  const [a, b, c] = kinds.flatMap((kind) => values[kind] ?? [])
  if (a === undefined || b === undefined || c === undefined)
    throw new Error('Three tiles are drawn at a time')
  return [a, b, c]
}

/** True if the pool holds all these values. */
export const holds = <T>(pool: readonly number[], values: readonly T[], drawn: readonly T[]): boolean =>
  values.every((value, kind) => drawn.filter((each) => each === value).length <= (pool[kind] ?? 0))

/** Draws chance's next action; only where chance is to act. */
export const draw = (state: State, random: Random): Action => {
  switch (state.stage.is) {
    case 'board':
      return { type: 'drawBoard', face: oneOf(facesLeft(state), random) }
    case 'threats':
      return { type: 'layThreats', values: three(THREATS, drawnFrom(unknownTiles(state), PARTS, random)) }
    case 'prestige':
      return { type: 'layPrestige', values: three(PRESTIGES, drawnFrom(state.prestigeStock, PARTS, random)) }
    case 'events':
      return { type: 'drawEvents', cards: oneOf(EVENT_PAIRS, random) }
    case 'first':
      return { type: 'drawFirst', seat: random.below(state.seats) }
    case 'turn': {
      const region = state.stage.regions[0] ?? 0
      const [kind = 0] = drawnFrom(tilesFor(state, region), 1, random)
      return { type: 'turnThreat', region, value: THREATS[kind] ?? -2 }
    }
    case 'name': {
      const { seat, province } = state.stage
      return { type: 'nameCards', seat, province, cards: oneOf(namingsOf(state, seat, province), random) }
    }
    default:
      throw new Error('Chance is not to act')
  }
}

const alike = (actions: readonly Action[]): readonly Odds<Action>[] =>
  actions.map((action) => ({ action, probability: 1 / actions.length }))

/** Every outcome with its probability; undefined where chance is not to act. */
export const oddsOf = (state: State): readonly Odds<Action>[] | undefined => {
  switch (state.stage.is) {
    case 'board':
      return alike(facesLeft(state).map((face): Action => ({ type: 'drawBoard', face })))
    case 'threats':
      return drawsFrom(unknownTiles(state), PARTS).map(({ kinds, probability }) => ({
        action: { type: 'layThreats', values: three(THREATS, kinds) },
        probability,
      }))
    case 'prestige':
      return drawsFrom(state.prestigeStock, PARTS).map(({ kinds, probability }) => ({
        action: { type: 'layPrestige', values: three(PRESTIGES, kinds) },
        probability,
      }))
    case 'events':
      return alike(EVENT_PAIRS.map((cards): Action => ({ type: 'drawEvents', cards: [...cards] })))
    case 'first':
      return alike(seatsOf(state.seats).map((seat): Action => ({ type: 'drawFirst', seat })))
    case 'turn': {
      const region = state.stage.regions[0] ?? 0
      return drawsFrom(tilesFor(state, region), 1).map(({ kinds: [kind = 0], probability }) => ({
        action: { type: 'turnThreat', region, value: THREATS[kind] ?? -2 },
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
    default:
      return undefined
  }
}
