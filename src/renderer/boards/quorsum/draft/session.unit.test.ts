import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../../../main/api/api.ts'
import { shown } from '../../kit/testing/shown.ts'
import { createSession, dropDie, pressPlace, takeUpCard } from './session.ts'
import { played } from '../testing/positions.ts'

const refusing = (): Promise<ApiError> => Promise.resolve({ code: 'wrongColour', rule: 'QO-11' })
const never = (): Promise<null> => Promise.reject(new Error('nothing was to be asked'))

describe('the state that board and tray share', () => {
  it('keeps a draft while the position stays and drops it when it changes', async () => {
    const session = createSession()
    const { view } = played()
    session.show(shown(view, 'one'))
    await pressPlace(session, 0, 'pawn', never)
    session.show(shown(view, 'one'))
    expect(session.state.draft?.allotted).toEqual([{ pawn: 0, dice: 1 }])
    session.show(shown(view, 'two'))
    expect(session.state.draft?.allotted).toEqual([])
  })

  it('has something to drop after a choice or a hint, until it is cleared: then Escape belongs to the table', async () => {
    const session = createSession()
    session.show(shown(played().view, 'one'))
    expect(session.isBegun()).toBe(false)
    await pressPlace(session, 0, 'pawn', never)
    expect(session.isBegun()).toBe(true)
    session.drop()
    expect(session.isBegun()).toBe(false)
    session.hint('noDieFree')
    expect(session.isBegun()).toBe(true)
    session.drop()
    expect(session.isBegun()).toBe(false)
  })

  it('forgets the hint about a press once another position arrives', () => {
    const session = createSession()
    const { view } = played()
    session.show(shown(view, 'one'))
    session.hint('noDieFree')
    session.show(shown(view, 'one'))
    expect(session.state.complaint).not.toBeNull()
    session.show(shown(played({ type: 'allot', allotments: [{ pawn: 0, dice: 4 }] }).view, 'one'))
    expect(session.state.complaint).toBeNull()
  })

  it('shows the refusal of an impossible step that is pressed', async () => {
    const session = createSession()
    session.show(
      shown(
        played({
          type: 'allot',
          allotments: [
            { pawn: 0, dice: 2 },
            { pawn: 1, dice: 1 },
          ],
        }).view,
        'one',
      ),
    )
    await takeUpCard(session, { pawn: 0 }, never)
    await pressPlace(session, 1, 'tile', refusing)
    expect(session.state.complaint).toEqual({
      kind: 'refusal',
      error: { code: 'wrongColour', rule: 'QO-11' },
      at: 1,
    })
  })

  it('ignores a refusal that arrives after the position has changed', async () => {
    const session = createSession()
    const { view } = played({
      type: 'allot',
      allotments: [
        { pawn: 0, dice: 2 },
        { pawn: 1, dice: 1 },
      ],
    })
    session.show(shown(view, 'one'))
    await takeUpCard(session, { pawn: 0 }, never)
    const late = pressPlace(session, 1, 'tile', refusing)
    session.show(shown(view, 'two'))
    await late
    expect(session.state.complaint).toBeNull()
  })

  it('moves a dragged die to the target it is dropped on, or back to the free ones', async () => {
    const session = createSession()
    session.show(shown(played().view, 'one'))
    session.state.drag = { from: null, x: 0, y: 0 }
    dropDie(session, { tile: 6 })
    session.state.drag = { from: { tile: 6 }, x: 0, y: 0 }
    dropDie(session, { pawn: 1 })
    expect(session.state.draft?.allotted).toEqual([{ pawn: 1, dice: 1 }])
    session.state.drag = { from: { pawn: 1 }, x: 0, y: 0 }
    dropDie(session, null)
    expect(session.state.draft?.allotted).toEqual([])
  })
})
