/** Small positions and single actions for the tests of the rules. */
import { rulesUnderTest } from '../../../kernel/testing/rules.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { Action, Placement } from '../action.ts'
import { decide } from '../rules/decide.ts'
import { emptyBatch, evolve } from '../position/evolve.ts'
import { start } from '../position/initial-state.ts'
import { squareNamed, type Square } from '../components/grid.ts'
import { parseNotation } from '../text/notation.ts'
import { KINDS, kindName, type Kind } from '../components/pieces.ts'
import { applyTileEffects } from '../rules/tile-effects.ts'
import type { Options, Province, State } from '../state.ts'
import type { Side } from '../components/maps.ts'

/** The square with this name. Throws if there is none. */
export const square = (name: string): Square => {
  const found = squareNamed(name)
  if (found === undefined) throw new RangeError(`No square ${name}`)
  return found
}

/** `tiles('R-B Y-Y')`: tiles by their names. */
export const tiles = (text: string): readonly Kind[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const kind = KINDS.find((each) => kindName(each) === name)
      if (kind === undefined) throw new RangeError(`No tile ${name}`)
      return kind
    })

/** `put('R-B f7-g7')`: the action with this notation. */
export const put = (text: string): Placement => {
  const action = parseNotation(text)
  if (action?.type !== 'place') throw new RangeError(`No placement ${text}`)
  return action
}

export const dealt = (seat: Seat, text: string): Action => ({ type: 'deal', seat, tiles: [...tiles(text)] })
export const drawn = (seat: Seat, text: string): Action => ({
  type: 'draw',
  seat,
  tile: tiles(text)[0] ?? null,
})

export const OPTIONS = {
  side: 'bird',
  firstSeat: 1,
  villageTie: 'neutral',
  openHands: 'off',
} as const satisfies Options

export interface Wanted extends Partial<Omit<State, 'options' | 'hands' | 'side' | 'seats'>> {
  readonly seats?: number
  readonly side?: Side
  readonly options?: Partial<Options>
  /**
   * Tiles on the board with their seats: `'1 R-R a1-b1, 2 Y-B c3-c4'`. They take effect like placements, but need not
   * touch anything.
   */
  readonly laid?: string
  /** The hands as names of tiles; by default one of each kind for every seat. */
  readonly hands?: readonly string[]
}

const ALL_KINDS = KINDS.map(kindName).join(' ')

/** By default seat 0 is to place in turn 5 of a two-seat game on the bird side. */
export const position = ({
  seats = 2,
  side = 'bird',
  options,
  laid = '',
  hands,
  ...wanted
}: Wanted = {}): State => {
  const fresh = start({ options: { ...OPTIONS, side, ...options }, seats })
  const board = laid
    .split(',')
    .filter((line) => line.trim() !== '')
    .reduce(
      (batch, line) => {
        const [seat = '', ...rest] = line.trim().split(' ')
        return applyTileEffects(batch, Number(seat) - 1, put(rest.join(' ')))
      },
      emptyBatch({ ...fresh, side }),
    )
  return {
    ...board.state,
    hands: seatsOf(seats).map((seat) => tiles(hands?.[seat] ?? ALL_KINDS)),
    first: 0,
    mover: 0,
    turn: 5,
    stage: { is: 'place' },
    ...wanted,
  }
}

export const { after, refusalOf } = rulesUnderTest({
  decide,
  evolve,
  read: (told: Action | string) => (typeof told === 'string' ? put(told) : told),
  eventsOf: 'last',
})

/** The province that covers a square. */
export const provinceOn = (state: State, name: string): Province | undefined =>
  state.provinces.find(({ squares }) => squares.includes(square(name)))

/** Owner, size and pagodas of the province on a square: `'0 5 2'`; empty if there is none. */
export const standing = (state: State, name: string): string => {
  const province = provinceOn(state, name)
  if (province === undefined) return ''
  const stack = state.stacks.find(({ at }) => at === province.at)
  return `${province.owner + 1} ${province.squares.length} ${stack?.count ?? 0}`
}

/** The holder of the village on a square, and its pagodas. */
export const villageOn = (
  state: State,
  villages: readonly Square[],
  name: string,
): { readonly holder: Seat | null; readonly pagodas: number } => ({
  holder: state.holders[villages.indexOf(square(name))] ?? null,
  pagodas: state.stacks.find(({ at }) => at === square(name))?.count ?? 0,
})
