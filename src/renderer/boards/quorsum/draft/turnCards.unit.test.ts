import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import { played } from '../testing/positions.ts'
import { wellOf, type Well, type WellDie } from './turnCards.ts'
import type { Allotted } from './parts.ts'

const BEFORE: readonly Action[] = []
/** Two dice on pawn 0, which is on A1, one on each of two tiles. */
const ALLOTTED: Action = {
  type: 'allot',
  allotments: [
    { pawn: 0, dice: 2 },
    { tile: 5, dice: 1 },
    { tile: 6, dice: 1 },
  ],
}
const TO_A2: Action = { type: 'step', pawn: 0, to: 4 }

/** The well after the actions, reached by the last one; `moves` as on a step forward. */
const wellAfter = (actions: readonly Action[], allotted: Allotted = [], moves = false): Well | null => {
  const { view, story } = played(...actions)
  const before = played(...actions.slice(0, -1)).story.length
  return wellOf(view, story, actions.length > 0 ? story.slice(before) : [], allotted, moves)
}
const SIGNS: { readonly [S in WellDie['state']]: string } = {
  waiting: '',
  free: '',
  hit: '+',
  miss: '-',
  spent: '.',
  lost: 'x',
}
const shown = (well: Well | null): string =>
  (well?.dice ?? []).map(({ face, letter, state }) => `${face ?? letter ?? '_'}${SIGNS[state]}`).join(' ')

describe('the dice in the well', () => {
  it('wait with their allotments', () => {
    expect(shown(wellAfter(BEFORE))).toBe('_ _ _ _')
    expect(shown(wellAfter(BEFORE, [{ pawn: 0, dice: 2 }]))).toBe('a a _ _')
    expect(shown(wellAfter([ALLOTTED]))).toBe('a a b c')
    expect(wellAfter([ALLOTTED])?.roll).toBeNull()
  })

  it('show the roll, and which dice reached the value', () => {
    const rolling = wellAfter([ALLOTTED, TO_A2])
    expect(shown(rolling)).toBe('a a b c')
    expect(rolling?.roll).toMatchObject({ value: 5, faces: [] })
    const rolled = wellAfter([ALLOTTED, TO_A2, { type: 'roll', dice: [5, 2] }])
    expect(shown(rolled)).toBe('5+ 2- b c')
    expect(rolled?.roll).toMatchObject({ seat: 0, value: 5, faces: [5, 2], hits: 1, goesOn: true, to: 4 })
    const missed = wellAfter([ALLOTTED, TO_A2, { type: 'roll', dice: [1, 2] }])
    expect(shown(missed)).toBe('1- 2- b c')
    expect(missed?.roll).toMatchObject({ hits: 0, goesOn: false })
  })

  it('keep the dice that missed while the pawn goes on, and are spent once another action is rolled', () => {
    const first: readonly Action[] = [ALLOTTED, TO_A2, { type: 'roll', dice: [5, 2] }]
    const onward: Action = { type: 'step', pawn: 0, to: 5 }
    expect(shown(wellAfter([...first, onward]))).toBe('a 2. b c')
    expect(shown(wellAfter([...first, onward, { type: 'roll', dice: [1] }]))).toBe('1- 2. b c')
  })

  it('fall only on an animated step', () => {
    const actions: readonly Action[] = [ALLOTTED, TO_A2, { type: 'roll', dice: [5, 2] }]
    const falling = (moves: boolean) => wellAfter(actions, [], moves)?.dice.map(({ falls }) => falls)
    expect(falling(true)).toEqual([0, 1, null, null])
    expect(falling(false)).toEqual([null, null, null, null])
    expect(wellAfter([ALLOTTED, TO_A2], [], true)?.dice.map(({ falls }) => falls)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
