import { describe, expect, it } from 'vitest'
import { choicesAmong, legalIn, MOST_LISTED } from './choices.ts'

const marks = (count: number) => Array.from({ length: count }, (_, square) => ({ type: 'mark', square }))
const moves = [0, 1, 2, 3].flatMap((from) => [4, 5, 6].map((to) => ({ type: 'move', from, to })))

describe('choices of the default tray', () => {
  it('lists few actions whole', () => {
    expect(choicesAmong(marks(MOST_LISTED))).toEqual({ of: 'action', actions: marks(MOST_LISTED) })
  })

  it('lists many actions whole if a choice among one member would not shorten the list', () => {
    expect(choicesAmong(marks(20))).toEqual({ of: 'action', actions: marks(20) })
  })

  it('asks for the members in which many actions differ, the type first', () => {
    expect(choicesAmong(moves)).toMatchObject({ of: 'member', member: 'from' })
    const mixed = choicesAmong([...moves, { type: 'pass' }])
    expect(mixed).toMatchObject({ of: 'member', member: 'type' })
    expect(
      mixed.of === 'member' ? mixed.values.map(({ value, actions }) => [value, actions.length]) : [],
    ).toEqual([
      ['move', 12],
      ['pass', 1],
    ])
  })

  it('loses no action on the way: every one is reached, and reached once', () => {
    const reached = (actions: readonly (typeof moves)[number][]): readonly unknown[] => {
      const choices = choicesAmong(actions)
      return choices.of === 'action'
        ? choices.actions
        : choices.values.flatMap(({ actions: those }) => reached(those as typeof moves))
    }
    const many = [0, 1, 2, 3, 4].flatMap((from) =>
      [5, 6, 7].flatMap((to) => ['slow', 'fast'].map((pace) => ({ type: 'move', from, to, pace }))),
    )
    expect(reached(many)).toEqual(many)
  })

  it('reads no actions from a view that lists none', () => {
    expect(legalIn({ board: [] })).toEqual([])
    expect(legalIn(null)).toEqual([])
    expect(legalIn({ legal: [{ type: 'pass' }] })).toEqual([{ type: 'pass' }])
  })
})
