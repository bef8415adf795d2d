import { describe, expect, it } from 'vitest'
import type { StepRow } from '../../../main/api/api.ts'
import { ENOUGH, isFamiliar, isWarned, NO_COACHING, afterTelling, afterWarning, ledTo } from './coaching.ts'

/** Only the fields these tests read. */
const row = (actor: StepRow['actor'], ...types: readonly string[]): StepRow =>
  ({ actor, events: types.map((type) => ({ type })) }) as unknown as StepRow

describe('what a choice led to', () => {
  it('includes the events of the step and of the luck after it, but not the action itself or whose turn it is', () => {
    const line = [
      row(null),
      row(0, 'wall.built', 'threat.seen', 'turn.started'),
      row(1, 'move.announced', 'step.due'),
      row('chance', 'dice.rolled', 'pawn.moved'),
      row('chance', 'tile.drawn'),
      row(0, 'tile.flipped'),
    ]
    expect(ledTo(line, 1).map(({ type }) => type)).toEqual(['dice.rolled', 'pawn.moved', 'tile.drawn'])
    expect(ledTo(line.slice(0, 3), 0).map(({ type }) => type)).toEqual(['threat.seen'])
    expect(ledTo(line.slice(0, 1), 0)).toEqual([])
  })

  it('leaves out the reveal of what the seat itself made', () => {
    const offers = (seat: number) => ({ type: 'offers.revealed', seat })
    const line = [{ ...row(0), events: [{ type: 'offers.divided', seat: 0 }, offers(0), offers(1)] }]
    expect(ledTo(line, 0)).toEqual([offers(1)])
  })

  it('keeps only the seat’s own part of an event that concerns everyone', () => {
    const events = [0, 1].map((seat) => ({ type: 'building.produced', seat }))
    const card = { type: 'card.turned', seat: 1 }
    const line = [{ ...row(0), events: [{ type: 'card.kept', seat: 0 }, card, ...events] }] as StepRow[]
    expect(ledTo(line, 0)).toEqual([card, events[0]])
  })
})

describe('a topic', () => {
  it('is familiar once it was shown often enough, and no other with it', () => {
    let coaching = { ...NO_COACHING, on: true }
    for (let time = 0; time < ENOUGH; time += 1) {
      expect(isFamiliar(coaching, 'assign')).toBe(false)
      coaching = afterTelling(coaching, 'assign')
    }
    expect(isFamiliar(coaching, 'assign')).toBe(true)
    expect(isFamiliar(coaching, 'carry')).toBe(false)
    expect(afterTelling(coaching, 'assign').seen).toEqual({ assign: ENOUGH })
  })
})

describe('what is often played wrong', () => {
  it('is said once, and apart from a topic of the same name', () => {
    const warned = afterWarning({ ...NO_COACHING, on: true }, 'assign')
    expect(isWarned(NO_COACHING, 'assign')).toBe(false)
    expect(isWarned(warned, 'assign')).toBe(true)
    expect(isWarned(warned, 'carry')).toBe(false)
    expect(isFamiliar(afterTelling(warned, 'carry'), 'assign')).toBe(false)
    expect(isWarned(afterTelling(warned, 'carry'), 'assign')).toBe(true)
  })
})
