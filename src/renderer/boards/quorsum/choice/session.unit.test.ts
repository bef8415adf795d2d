import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../../../main/api/api.ts'
import { createSession } from './session.ts'
import { played } from '../testing/positions.ts'

const refusing = (): Promise<ApiError> => Promise.resolve({ code: 'wrongColour', rule: 'QO-11' })
const never = (): Promise<null> => Promise.reject(new Error('nothing was to be asked'))

describe('what board and tray share', () => {
  it('keeps a half-made choice while the position stays and drops it when it changes', async () => {
    const session = createSession()
    const { view } = played()
    session.show(view, 'one', true)
    await session.pressPlace(0, 'pawn', never)
    session.show(view, 'one', true)
    expect(session.choice.value?.draft).toEqual([{ pawn: 0, dice: 1 }])
    session.show(view, 'two', true)
    expect(session.choice.value?.draft).toEqual([])
  })

  it('has begun once something is chosen or said, until it is cleared: then Escape is the table’s', async () => {
    const session = createSession()
    session.show(played().view, 'one', true)
    expect(session.begun()).toBe(false)
    await session.pressPlace(0, 'pawn', never)
    expect(session.begun()).toBe(true)
    session.clear()
    expect(session.begun()).toBe(false)
    session.hint('noDieFree')
    expect(session.begun()).toBe(true)
    session.clear()
    expect(session.begun()).toBe(false)
  })

  it('says nothing any more about what was pressed once another position stands there', () => {
    const session = createSession()
    const { view } = played()
    session.show(view, 'one', true)
    session.hint('noDieFree')
    session.show(view, 'one', true)
    expect(session.state.complaint).not.toBeNull()
    session.show(played({ type: 'allot', allotments: [{ pawn: 0, dice: 4 }] }).view, 'one', true)
    expect(session.state.complaint).toBeNull()
  })

  it('shows the refusal of a step that is pressed though it is not possible', async () => {
    const session = createSession()
    session.show(
      played({
        type: 'allot',
        allotments: [
          { pawn: 0, dice: 2 },
          { pawn: 1, dice: 1 },
        ],
      }).view,
      'one',
      true,
    )
    await session.takeUpCard({ pawn: 0 }, never)
    await session.pressPlace(1, 'tile', refusing)
    expect(session.state.complaint).toEqual({
      kind: 'refusal',
      error: { code: 'wrongColour', rule: 'QO-11' },
      at: 1,
    })
  })

  it('forgets a refusal that comes when the position is another one already', async () => {
    const session = createSession()
    const { view } = played({
      type: 'allot',
      allotments: [
        { pawn: 0, dice: 2 },
        { pawn: 1, dice: 1 },
      ],
    })
    session.show(view, 'one', true)
    await session.takeUpCard({ pawn: 0 }, never)
    const late = session.pressPlace(1, 'tile', refusing)
    session.show(view, 'two', true)
    await late
    expect(session.state.complaint).toBeNull()
  })

  it('moves a dragged die to where it is dropped, or back to the free ones', async () => {
    const session = createSession()
    session.show(played().view, 'one', true)
    session.state.drag = { from: null, x: 0, y: 0 }
    session.drop({ tile: 6 })
    session.state.drag = { from: { tile: 6 }, x: 0, y: 0 }
    session.drop({ pawn: 1 })
    expect(session.choice.value?.draft).toEqual([{ pawn: 1, dice: 1 }])
    session.state.drag = { from: { pawn: 1 }, x: 0, y: 0 }
    session.drop(null)
    expect(session.choice.value?.draft).toEqual([])
  })
})
