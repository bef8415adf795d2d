import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/kernel/game.ts'
import { plant } from '../match/testing/rows.ts'
import { historiesOf, lastTouched } from './placeHistory.ts'

type Put = GameEvent & { readonly at: readonly string[] }
const events: Readonly<Record<string, readonly Put[]>> = {
  a: [
    { type: 'put', at: ['x', 'y'] },
    { type: 'turned', at: ['y', 'y'] },
  ],
  b: [{ type: 'rolled', at: [] }],
  c: [{ type: 'put', at: ['x'] }],
}
const line = [...plant({ a: 'r', b: 'a', c: 'b' }).rows.values()].map((row) => ({
  ...row,
  events: (events[row.id] ?? []).map((event) => ({ ...event })),
}))
const touches = (event: GameEvent): readonly string[] => (event as Put).at

describe('what happened at a place', () => {
  it('lists the steps that touched it, with only those events', () => {
    const histories = historiesOf(line, touches)
    const told = (place: string) =>
      histories.get(place)?.map(({ index, events }) => [index, events.map(({ type }) => type)])
    expect(told('x')).toEqual([
      [1, ['put']],
      [3, ['put']],
    ])
    expect(told('y')).toEqual([[1, ['put', 'turned']]])
    expect(told('z')).toBeUndefined()
  })

  it('starts with the place touched last', () => {
    expect([0, 1, 2, 3].map((index) => lastTouched(line, index, touches))).toEqual([undefined, 'x', 'x', 'x'])
  })
})
