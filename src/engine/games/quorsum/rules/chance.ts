/** The acts of chance: laying the tiles and rolling the dice. */
import type { Odds } from '../../../kernel/game.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { PLACES } from '../components/grid.ts'
import type { State } from '../state.ts'
import type { Die, Side, Tile, TileValue } from '../components/pieces.ts'

const VALUES = [2, 3, 4, 5, 6] as const satisfies readonly TileValue[]
const SIDES = ['dark', 'light'] as const satisfies readonly Side[]
const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Die[]

/** Tiles of each value in the box (QO-1). */
const COPIES = 5
export const TILES_LAID = PLACES.length

/** The values of all 25 tiles (QO-1). */
const BOX: readonly TileValue[] = VALUES.flatMap((value) => Array.from({ length: COPIES }, () => value))

/** The first value that occurs more often than in the box, or undefined if the layout is possible (QO-1). */
export const excessValue = (tiles: readonly Tile[]): TileValue | undefined =>
  VALUES.find((value) => tiles.filter((tile) => tile.value === value).length > COPIES)

/** Every possible layout, lazily: there are about 10^15 (QO-2). */
export function* layouts(laid: readonly Tile[] = []): Generator<readonly Tile[]> {
  if (laid.length === TILES_LAID) {
    yield laid
    return
  }
  for (const value of VALUES)
    if (laid.filter((tile) => tile.value === value).length < COPIES)
      for (const side of SIDES) yield* layouts([...laid, { value, side }])
}

/** Every ordered roll of some dice, in ascending order. */
export const rolls = (dice: number): readonly (readonly Die[])[] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((rest) => FACES.map((face) => [...rest, face]))

/** How many dice chance is to roll; 0 if no roll is due. */
export const diceToRoll = (state: State): number => {
  if (state.stage.is === 'opening') return 1
  return state.stage.is === 'roll' ? state.stage.attempt.dice : 0
}

const pick = <T>(items: readonly [T, ...T[]], random: Random): T =>
  items[random.below(items.length)] ?? items[0]

/** Draws chance's next action; call it only while chance is to act. */
export const drawOutcome = (state: State, random: Random): Action => {
  if (state.stage.is === 'lay') {
    const tiles = shuffled(BOX, random)
      .slice(0, TILES_LAID)
      .map((value) => ({ value, side: pick(SIDES, random) }))
    return { type: 'lay', tiles }
  }
  const dice = diceToRoll(state)
  if (dice === 0) throw new Error('Chance is not to act')
  return { type: 'roll', dice: Array.from({ length: dice }, () => pick(FACES, random)) }
}

/** Every ordered roll with its probability; undefined for the layout, which has too many outcomes. */
export const oddsOf = (state: State): readonly Odds<Action>[] | undefined => {
  const dice = diceToRoll(state)
  if (dice === 0) return undefined
  return rolls(dice).map((roll) => ({
    action: { type: 'roll', dice: roll },
    probability: 1 / FACES.length ** dice,
  }))
}

/** The chance that at least one of the dice shows the value or more (QO-12). */
export const successChance = (dice: number, value: number): number => 1 - ((value - 1) / FACES.length) ** dice
