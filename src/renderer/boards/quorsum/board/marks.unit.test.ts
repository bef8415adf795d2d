import { expect, it } from 'vitest'
import { played } from '../testing/positions.ts'
import { allotMarks, lowerEdgeCrossed, traceOf, waysOver } from './marks.ts'

const [B1, A2, B2] = [1, 4, 5]

it('a vertical arrow crosses the lower edge of the upper place, any other arrow none', () => {
  expect(lowerEdgeCrossed({ is: 'moved', from: B1, to: B2 })).toBe(B1)
  expect(lowerEdgeCrossed({ is: 'moveFailed', from: B2, to: B1 })).toBe(B1)
  expect(lowerEdgeCrossed({ is: 'moved', from: A2, to: B2 })).toBeNull()
  expect(lowerEdgeCrossed({ is: 'moveFailed', from: null, to: B1 })).toBeNull()
  expect(lowerEdgeCrossed({ is: 'flipped', at: B1 })).toBeNull()
  expect(lowerEdgeCrossed(null)).toBeNull()
})

it('a vertical step crosses the upper edge of the lower place, any other step none', () => {
  expect(waysOver(B2, [{ from: B1, to: B2 }])).toBe(true)
  expect(waysOver(B2, [{ from: B2, to: B1 }])).toBe(true)
  expect(waysOver(B1, [{ from: B1, to: B2 }])).toBe(false)
  expect(waysOver(B2, [{ from: A2, to: B2 }])).toBe(false)
})

it('leaves a trace of a step that is announced and not rolled for', () => {
  const { view, story } = played(
    { type: 'allot', allotments: [{ pawn: 0, dice: 4 }] },
    { type: 'step', pawn: 0, to: A2 },
  )
  expect(traceOf(view, story.slice(-1))).toEqual({ is: 'moveAnnounced', from: 0, to: A2 })
})

it('shows where a pawn can step on its way, and no way out of its home', () => {
  const { view } = played()
  const reach = view.reach.filter(({ to }) => to.length > 0).slice(0, 1)
  const waysFrom = (place: 'at' | 'home') => {
    const pawns = view.pawns.map((pawn) => ({ ...pawn, at: pawn[place] }))
    return allotMarks({ ...view, pawns, reach }, []).ways
  }
  expect(waysFrom('at').length).toBeGreaterThan(0)
  expect(waysFrom('home')).toEqual([])
})
