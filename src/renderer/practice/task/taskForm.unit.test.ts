import { describe, expect, it } from 'vitest'
import type { TaskBody } from '../../../engine/record/task.ts'
import { bodyOf, formOf, missingIn, patternOf, withAction } from './taskForm.ts'

const body: TaskBody = {
  kind: 'task',
  words: 'What now?',
  hint: '',
  right: { by: 'actions', actions: [{ type: 'go' }] },
  ifRight: 'Yes',
  ifWrong: '',
  answers: [{ action: { type: 'stay' }, words: 'No' }],
}

describe('a task that is written', () => {
  it('is what it was when nothing is changed', () => {
    expect(bodyOf(formOf(body))).toEqual(body)
    const caused: TaskBody = { ...body, right: { by: 'events', events: [{ type: 'went', seat: 1 }] } }
    expect(bodyOf(formOf(caused))).toEqual(caused)
  })

  it('says what is missing', () => {
    expect(missingIn(formOf())).toBe('words')
    expect(missingIn({ ...formOf(body), actions: [] })).toBe('right')
    expect(missingIn({ ...formOf(body), by: 'played' })).toBeNull()
    expect(missingIn({ ...formOf(body), by: 'events' })).toBe('right')
  })

  it('names an action once', () => {
    expect(withAction([{ type: 'go', to: 1 }], { to: 1, type: 'go' })).toHaveLength(1)
    expect(withAction([{ type: 'go', to: 1 }], { type: 'go', to: 2 })).toHaveLength(2)
  })

  it('looks for what happens to a seat, whatever else is so of it', () => {
    expect(patternOf({ type: 'went', seat: 1, to: 5 })).toEqual({ type: 'went', seat: 1 })
    expect(patternOf({ type: 'ended' })).toEqual({ type: 'ended' })
  })
})
