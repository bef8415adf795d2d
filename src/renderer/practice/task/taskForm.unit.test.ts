import { describe, expect, it } from 'vitest'
import type { TaskBody } from '../../../engine/record/task.ts'
import {
  bodyOf,
  formOf,
  missingIn,
  patternOf,
  withAction,
  draftAt,
  dropDraft,
  keepDraft,
} from './taskForm.ts'
import { keepOr, type Keep } from '../../ui/client/session.ts'

const empty = (): Keep =>
  keepOr(() => {
    throw new Error('nothing is kept for this page')
  })
const place = { match: 'm', step: 's', note: undefined }
const form = {
  ...formOf(),
  words: 'What now?',
  by: 'actions' as const,
  actions: [{ type: 'go' }],
  answers: [{ action: { type: 'stay' }, words: '不行' }],
}

it('is kept for its step and its note only, until it is dropped', () => {
  const keep = empty()
  expect(draftAt(keep, place)).toBeUndefined()
  keepDraft(keep, place, form)
  expect(draftAt(keep, place)).toEqual(form)
  for (const other of [
    { ...place, note: 'n' },
    { ...place, step: 't' },
    { ...place, match: 'o' },
  ])
    expect(draftAt(keep, other)).toBeUndefined()
  dropDraft(keep, place)
  expect(draftAt(keep, place)).toBeUndefined()
})

it.each([
  ['no JSON', 'x{'],
  ['nothing', 'null'],
  ['too little', '{"words":"What now?"}'],
  ['another way to be right', JSON.stringify({ ...form, by: 'luck' })],
  ['no lists', JSON.stringify({ ...form, answers: 'none' })],
])('is nothing where %s was kept', (_, text) => {
  const keep = empty()
  keep.setItem('qipu.task m s new', text)
  expect(draftAt(keep, place)).toBeUndefined()
})

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
  it('stays the same when nothing is changed', () => {
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

  it('matches events of the same seat, whatever their other fields', () => {
    expect(patternOf({ type: 'went', seat: 1, to: 5 })).toEqual({ type: 'went', seat: 1 })
    expect(patternOf({ type: 'ended' })).toEqual({ type: 'ended' })
  })
})
