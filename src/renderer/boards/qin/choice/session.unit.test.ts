import { describe, expect, it } from 'vitest'
import { strokeOf } from '../input/controller.ts'
import { turnTowards } from '../board/geometry.ts'
import { fitsHere } from './placing.ts'
import { createSession } from './session.ts'
import { played } from '../testing/positions.ts'

const { view } = played([], 0)
const begun = () => {
  const session = createSession()
  session.show(view, '0:start', false, false)
  return session
}

describe('a tile in hand', () => {
  it('is taken, put back when taken again, and changed for another', () => {
    const session = begun()
    session.pick(0)
    expect(session.state.slot).toBe(0)
    session.pick(2)
    expect(session.state.slot).toBe(2)
    session.pick(2)
    expect(session.state.slot).toBeNull()
    session.pick(5)
    expect(session.state.slot).toBeNull()
  })

  it('follows the pointer until it is laid down, then stays', () => {
    const session = begun()
    session.pick(0)
    expect(session.held()).toBeNull()
    session.state.over = 30
    expect(session.held()).toMatchObject({ tile: 'RR', anchor: 30 })
    session.pin(31)
    session.state.over = 50
    expect(session.held()?.anchor).toBe(31)
    session.drop()
    expect(session.held()).toBeNull()
  })

  it('lies with its other end under the pointer where only that fits, and stays so', () => {
    const session = begun()
    session.pick(0)
    // Right of it is a start square, which is taken; left of it there is room.
    const red = view.land.indexOf('R')
    session.state.over = red - 1
    expect(session.held()).toMatchObject({ anchor: red - 1, turn: 2, swapped: true })
    session.pin(red - 1)
    session.state.over = null
    expect(session.held()).toMatchObject({ anchor: red - 1, turn: 2, swapped: true })
  })

  it('is laid by a pointer as it fits there, and by the next press elsewhere again', () => {
    const session = begun()
    session.pick(0)
    const red = view.land.indexOf('R')
    session.state.over = red + 13
    session.pin(red + 13)
    const laid = session.held()
    expect(laid).not.toBeNull()
    expect(laid && fitsHere(view.fits, laid)).toBe(true)
    session.pin(red - 13)
    const again = session.held()
    expect(again && fitsHere(view.fits, again)).toBe(true)
    // Whoever turns it there means it, whether it fits or not.
    session.state.turn = turnTowards(red - 13, red) ?? 0
    session.pin(red - 13)
    expect(session.held()).toMatchObject({ anchor: red - 13, turn: 1 })
  })

  it('lies as it was turned where it is put by keys', () => {
    const session = begun()
    session.pick(0)
    session.state.byKeys = true
    session.state.cursor = view.land.indexOf('R') - 1
    expect(session.held()).toMatchObject({ turn: 0, swapped: false })
  })

  it('is beyond the edge where there is no action to ask about, else as main says', () => {
    const session = begun()
    session.pick(0)
    session.pin(30)
    expect(session.verdict.value).toBeNull()
    session.answer.value = { is: 'legal', events: [] }
    expect(session.verdict.value).toEqual({ is: 'legal', events: [] })
    session.pin(12)
    expect(session.verdict.value).toEqual({ is: 'beyond' })
    session.drop()
    expect(session.verdict.value).toBeNull()
  })

  it('is put back when another position arrives, but not when the same one is shown again', () => {
    const session = begun()
    session.pick(0)
    session.pin(30)
    session.show(view, '0:start', false, true)
    expect(session.state.slot).toBe(0)
    session.show(view, '0:next', false, true)
    expect(session.state.slot).toBeNull()
    expect(session.state.pinned).toBe(false)
  })
})

describe('motion', () => {
  const next = played(['R-R e6-d6'], 0).view

  it('runs for a tile that has not been watched, and not again when one steps on or back', () => {
    const session = begun()
    session.show(next, '0:placed', true, true)
    expect(session.state.settled).toBe(false)
    session.show(next, '0:drawn', true, true)
    expect(session.state.settled).toBe(true)
    session.show(view, '0:start', true, true)
    expect(session.state.settled).toBe(true)
  })

  it('runs once more for the next person, who lifts the curtain', () => {
    const session = begun()
    session.show(next, 'public:drawn', false, true)
    session.state.settled = true
    session.show(next, '1:drawn', false, true)
    expect(session.state.settled).toBe(false)
  })

  it('does not run when a later tile is taken back, though the screen goes to somebody else', () => {
    const session = begun()
    session.show(next, 'public:placed', false, true)
    session.show(next, '1:placed', false, false)
    expect(session.state.settled).toBe(true)
    session.show(view, '0:start', false, false)
    expect(session.state.settled).toBe(true)
    session.show(next, '0:placed', false, true)
    expect(session.state.settled).toBe(false)
  })

  it('does not run for somebody who opens a record in the middle', () => {
    const session = createSession()
    session.show(next, 'all:placed', true, false)
    expect(session.state.settled).toBe(true)
  })
})

describe('the keys', () => {
  it('take tiles, turn them, and do nothing else', () => {
    expect(strokeOf('2')).toEqual({ does: 'pick', slot: 1 })
    expect(strokeOf('R')).toEqual({ does: 'rotate' })
    expect(strokeOf('f')).toEqual({ does: 'swap' })
    expect(strokeOf('ArrowUp')).toEqual({ does: 'move', arrow: 'ArrowUp' })
    expect(strokeOf('4')).toEqual({ does: 'pick', slot: 3 })
    expect(strokeOf('0')).toEqual({ does: 'pass' })
    expect(strokeOf('x')).toBeNull()
    expect(strokeOf('Tab')).toBeNull()
  })
})
