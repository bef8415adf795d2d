import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../engine/games/qin/event.ts'
import { doneBy } from '../../kit/testing/doneBy.ts'
import { BOARD_KEYS } from '../input/boardKeys.ts'
import { stepsBetween, turnTowards } from '../board/geometry.ts'
import { fitsHere } from './draft.ts'
import { shown } from '../../kit/testing/shown.ts'
import { createSession, heldIn, pickTile, pickTileByKey, pinTile, turnTile, verdictIn } from './session.ts'
import { played } from '../testing/positions.ts'

const { view } = played([], 0)
/** A position that a step led to, with animation. */
const STEP: readonly Event[] = [{ type: 'turn.started', seat: 0, turn: 1 }]
const begun = () => {
  const session = createSession()
  session.show(shown(view, '0:start'))
  return session
}

describe('a tile in hand', () => {
  it('is picked, put back when picked again, and exchanged for another', () => {
    const session = begun()
    pickTile(session, 0)
    expect(session.state.draft?.slot).toBe(0)
    pickTile(session, 2)
    expect(session.state.draft?.slot).toBe(2)
    pickTile(session, 2)
    expect(session.state.draft?.slot).toBeNull()
    pickTile(session, 5)
    expect(session.state.draft?.slot).toBeNull()
  })

  it('follows the pointer until it is laid down, then stays', () => {
    const session = begun()
    pickTile(session, 0)
    expect(heldIn(session.state)).toBeNull()
    session.state.over = 30
    expect(heldIn(session.state)).toMatchObject({ tile: 'RR', anchor: 30 })
    pinTile(session, 31)
    session.state.over = 50
    expect(heldIn(session.state)?.anchor).toBe(31)
    session.drop()
    expect(heldIn(session.state)).toBeNull()
  })

  it('keeps its first half under the pointer where there is room only behind it, and stays so', () => {
    const session = begun()
    pickTile(session, 0)
    // On the right is a start square, which is occupied; on the left there is room.
    const red = view.land.indexOf('R')
    session.state.over = red - 1
    expect(heldIn(session.state)).toMatchObject({ anchor: red - 1, turn: 2, swapped: false })
    pinTile(session, red - 1)
    session.state.over = null
    expect(heldIn(session.state)).toMatchObject({ anchor: red - 1, turn: 2, swapped: false })
  })

  it('is laid by a pointer as it fits there, and by the next press again elsewhere', () => {
    const session = begun()
    pickTile(session, 0)
    const red = view.land.indexOf('R')
    session.state.over = red + 13
    pinTile(session, red + 13)
    const laid = heldIn(session.state)
    expect(laid).not.toBeNull()
    expect(laid && fitsHere(view.fits, laid)).toBe(true)
    pinTile(session, red - 13)
    const again = heldIn(session.state)
    expect(again && fitsHere(view.fits, again)).toBe(true)
    // A player who turns it there keeps that orientation, whether it fits or not.
    session.change((draft) => ({ ...draft, turn: turnTowards(red - 13, red) ?? 0 }))
    pinTile(session, red - 13)
    expect(heldIn(session.state)).toMatchObject({ anchor: red - 13, turn: 1 })
  })

  it('turns where a pointer has laid it to the next way that fits, by keys to every way', () => {
    const session = begun()
    pickTile(session, 0)
    const red = view.land.indexOf('R')
    // Below the start square: turned upwards the tile would cover it.
    session.state.over = red + 13
    pinTile(session, red + 13)
    const turnsOf = (): readonly unknown[] =>
      [1, 2, 3, 4].map(() => {
        turnTile(session, 1)
        return heldIn(session.state)?.turn
      })
    const upwards = turnTowards(red + 13, red)
    expect(turnsOf()).not.toContain(upwards)
    session.state.byKeys = true
    expect(turnsOf()).toContain(upwards)
  })

  it('does not turn before it is picked', () => {
    const session = begun()
    turnTile(session, 1)
    expect(session.state.draft?.turn).toBe(0)
  })

  it('keeps its orientation where it is put by keys', () => {
    const session = begun()
    pickTile(session, 0)
    session.state.byKeys = true
    session.state.cursor = view.land.indexOf('R') - 1
    expect(heldIn(session.state)).toMatchObject({ turn: 0, swapped: false })
  })

  it('begins where it fits when its key picks it, as near as possible', () => {
    const session = begun()
    for (const slot of [0, 1, 2]) {
      pickTileByKey(session, slot)
      const held = heldIn(session.state)
      expect(held && fitsHere(view.fits, held)).toBe(true)
    }
    // The board's middle is a village, two rows below the red start square.
    expect(session.state.cursor).not.toBe(84)
    expect(stepsBetween(84, session.state.cursor)).toBeLessThan(3)
  })

  it('is off the board where there is no action to ask about, otherwise as the engine answers', () => {
    const session = begun()
    pickTile(session, 0)
    pinTile(session, 30)
    expect(verdictIn(session.state)).toBeNull()
    session.state.verdict = { is: 'legal', events: [] }
    expect(verdictIn(session.state)).toEqual({ is: 'legal', events: [] })
    pinTile(session, 12)
    expect(verdictIn(session.state)).toEqual({ is: 'beyond' })
    session.drop()
    expect(verdictIn(session.state)).toBeNull()
  })

  it('is put back when another position arrives, but not when the same one arrives again', () => {
    const session = begun()
    pickTile(session, 0)
    pinTile(session, 30)
    session.show(shown(view, '0:start', { newEvents: STEP }))
    expect(session.state.draft?.slot).toBe(0)
    session.show(shown(view, '0:next', { newEvents: STEP }))
    expect(session.state.draft?.slot).toBeNull()
    expect(session.state.draft?.pinned).toBe(false)
  })
})

describe('motion', () => {
  const next = played(['R-R e6-d6'], 0).view

  it('runs for a tile the viewer has not watched, and not again after steps back and forth', () => {
    const session = begun()
    session.show(shown(next, '0:placed', { reviewing: true, newEvents: STEP }))
    expect(session.state.atRest).toBe(false)
    session.show(shown(next, '0:drawn', { reviewing: true, newEvents: STEP }))
    expect(session.state.atRest).toBe(true)
    session.show(shown(view, '0:start', { reviewing: true, newEvents: STEP }))
    expect(session.state.atRest).toBe(true)
  })

  it('runs once more for the next viewer after the screen is passed on', () => {
    const session = begun()
    session.show(shown(next, 'public:drawn', { newEvents: STEP }))
    session.state.atRest = true
    session.show(shown(next, '1:drawn', { newEvents: STEP }))
    expect(session.state.atRest).toBe(false)
  })

  it('does not run when a later tile is taken back, even for another viewer', () => {
    const session = begun()
    session.show(shown(next, 'public:placed', { newEvents: STEP }))
    session.show(shown(next, '1:placed'))
    expect(session.state.atRest).toBe(true)
    session.show(shown(view, '0:start'))
    expect(session.state.atRest).toBe(true)
    session.show(shown(next, '0:placed', { newEvents: STEP }))
    expect(session.state.atRest).toBe(false)
  })

  it('does not run for a viewer who opens a record in the middle', () => {
    const session = createSession()
    session.show(shown(next, 'all:placed', { reviewing: true }))
    expect(session.state.atRest).toBe(true)
  })
})

describe('the keys', () => {
  it('pick tiles, turn them, and do nothing else', () => {
    expect(doneBy(BOARD_KEYS, '2')).toEqual(['pickByKey', 1])
    expect(doneBy(BOARD_KEYS, 'R')).toEqual(['rotate'])
    expect(doneBy(BOARD_KEYS, 'f')).toEqual(['swap'])
    expect(doneBy(BOARD_KEYS, 'ArrowUp')).toEqual(['move', 'ArrowUp'])
    expect(doneBy(BOARD_KEYS, '4')).toEqual(['pickByKey', 3])
    expect(doneBy(BOARD_KEYS, '0')).toEqual(['pass'])
    expect(doneBy(BOARD_KEYS, 'x')).toBeNull()
    expect(doneBy(BOARD_KEYS, 'Tab')).toBeNull()
  })
})
