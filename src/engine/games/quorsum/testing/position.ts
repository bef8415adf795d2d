/** Small positions and single actions for the tests of the rules. */
import { rulesUnderTest } from '../../../kernel/testing/rules.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import { evolve } from '../position/evolve.ts'
import { start } from '../position/initial-state.ts'
import { PAWNS, PLACES, placeName, seatOf, type Place } from '../components/grid.ts'
import { stepsHome } from '../position/board-queries.ts'
import type { Options, Pawn, State } from '../state.ts'
import type { Die, Tile, TileValue } from '../components/pieces.ts'

/** The place with this name: `place('D1')` is 3. */
export const place = (name: string): Place => {
  const found = PLACES.find((each) => placeName(each) === name)
  if (found === undefined) throw new RangeError(`No place ${name}`)
  return found
}

const VALUES: readonly TileValue[] = [2, 3, 4, 5, 6]

const tile = (text: string): Tile => {
  const value = VALUES.find((each) => text.endsWith(String(each)))
  if (value === undefined) throw new RangeError(`No tile ${text}`)
  return { value, side: text.startsWith('#') ? 'dark' : 'light' }
}

/** Sixteen tiles in rows, `#2` dark and `.2` light: `'#2 .3 …'`. */
export const grid = (text: string): readonly Tile[] => text.trim().split(/\s+/).map(tile)

/** A grid of one kind of tile. */
export const plain = (text: string): readonly Tile[] => PLACES.map(() => tile(text))

/** The homes of pawns that started in the corners: D4, A4, D1 and A1. */
const HOMES = ['D4', 'A4', 'D1', 'A1'].map(place)

const pawn = (name: string, id: number): Pawn => {
  const stands = { seat: seatOf(PAWNS[id] ?? 0), at: place(name), home: HOMES[id] ?? 0, best: 6 }
  return { ...stands, best: stepsHome(stands) }
}

export interface Wanted extends Partial<Omit<State, 'pawns' | 'options'>> {
  /** Places of pawns 0 to 3, by default their starts `A1 D1 A4 D4`; their homes are D4 A4 D1 A1. */
  readonly at?: string
  readonly options?: Partial<Options>
}

/** By default seat 0 is about to allot in turn 3 of a first game. */
export const position = ({ at = 'A1 D1 A4 D4', options, ...wanted }: Wanted = {}): State => ({
  ...start({ options: { raceTo: 1, flipLock: 'reply', ...options }, seats: 2 }),
  tiles: plain('#2'),
  pawns: at.split(' ').map(pawn),
  chooser: 0,
  placer: 1,
  turn: 3,
  stage: { is: 'allot' },
  ...wanted,
})

export const { after, refusalOf } = rulesUnderTest({
  decide,
  evolve,
  read: (action: Action) => action,
  eventsOf: 'last',
})

/** `rolled(5, 2)`: chance rolls these dice. */
export const rolled = (...dice: readonly Die[]): Action => ({ type: 'roll', dice: [...dice] })
/** `stepTo(0, 'B1')`: a pawn tries to step there. */
export const stepTo = (id: 0 | 1 | 2 | 3, name: string): Action => ({
  type: 'step',
  pawn: id,
  to: place(name),
})
export const flipOf = (name: string): Action => ({ type: 'flip', tile: place(name) })
/** `allotted([0, 3], ['B1', 1])`: three dice on pawn 0, one on tile B1. */
export const allotted = (...list: readonly (readonly [0 | 1 | 2 | 3 | string, number])[]): Action => ({
  type: 'allot',
  allotments: list.map(([target, dice]) =>
    typeof target === 'string' ? { tile: place(target), dice } : { pawn: asPawn(target), dice },
  ),
})

const asPawn = (id: number): 0 | 1 | 2 | 3 => PAWNS[id] ?? 0
