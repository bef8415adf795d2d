import { expect, it } from 'vitest'
import { keepOr, type Keep } from '../../ui/client/session.ts'
import { formOf, draftAt, dropDraft, keepDraft } from './taskForm.ts'

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

it('is kept for its step and its note alone, until it is dropped', () => {
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
