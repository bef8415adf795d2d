import { expect, it } from 'vitest'
import { keepOr, type Keep } from '../ui/client/session.ts'
import { keepQuery, keptQuery } from './keptQuery.ts'

const empty = (): Keep =>
  keepOr(() => {
    throw new Error('nothing is kept for this page')
  })
const usual = { text: '', games: [] as string[], from: null as number | null, bin: false }

it('is kept, and has its defaults if none is', () => {
  const keep = empty()
  expect(keptQuery(keep, usual)).toEqual(usual)
  const query = { text: '長城', games: ['a-game'], from: 5, bin: true }
  keepQuery(keep, query)
  expect(keptQuery(keep, usual)).toEqual(query)
})

it.each([
  ['no JSON', 'x{'],
  ['no object', '5'],
  ['nothing', 'null'],
  ['values of other kinds, and fields that are not ours', '{"text":5,"games":"a-game","bin":null,"more":1}'],
])('is as usual where %s was kept', (_, text) => {
  const keep = empty()
  keep.setItem('qipu.query', text)
  expect(keptQuery(keep, usual)).toEqual(usual)
})

it('keeps what it can of a query of another version', () => {
  const keep = empty()
  keep.setItem('qipu.query', '{"text":"Ada"}')
  expect(keptQuery(keep, usual)).toEqual({ ...usual, text: 'Ada' })
})
