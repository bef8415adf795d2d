import { describe, expect, it } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import { untilRevealed } from './viewpoint.ts'

const typesOf = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type)

describe('an action only thought of', () => {
  const qin = gameOf('qin')

  it('does not tell who would have to pass, nor that nobody could place any more', () => {
    if (qin === undefined) throw new Error('Qin is not in the list')
    const placed = [{ type: 'tile.placed' }, { type: 'province.founded' }, { type: 'pagoda.placed' }]
    const passed = [...placed, { type: 'seat.passed' }, { type: 'turn.started' }]
    const blocked = [...placed, { type: 'game.ended' }, { type: 'game.won' }, { type: 'match.ended' }]
    expect(typesOf(untilRevealed(qin, passed))).toEqual(typesOf(placed))
    expect(typesOf(untilRevealed(qin, blocked))).toEqual(typesOf(placed))
    expect(untilRevealed(qin, placed)).toEqual(placed)
  })
})
