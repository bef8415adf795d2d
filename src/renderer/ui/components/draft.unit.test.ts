import { expect, it } from 'vitest'
import { createDraft } from './draft.ts'

it('shows what comes from elsewhere at once while nobody writes', () => {
  const { text, adopt } = createDraft('ab')
  expect(adopt('theirs')).toBe(true)
  expect(text.value).toBe('theirs')
})

it('keeps its own words while it is written in, and shows what came once it is left', () => {
  const { text, writing, adopt, leave } = createDraft('ab')
  writing.value = true
  expect(adopt('theirs')).toBe(false)
  expect(text.value).toBe('ab')
  leave()
  expect(text.value).toBe('theirs')
})

it('keeps words that were written after what came', () => {
  const { text, writing, adopt, leave } = createDraft('ab')
  writing.value = true
  adopt('theirs')
  text.value = 'abc'
  leave()
  expect(text.value).toBe('abc')
})

it('takes the late echo of what it sent for no news', () => {
  const { text, writing, sent, adopt, leave } = createDraft('')
  writing.value = true
  text.value = 'ab'
  sent('ab')
  text.value = 'abc'
  expect(adopt('ab')).toBe(true)
  leave()
  expect(text.value).toBe('abc')
})
