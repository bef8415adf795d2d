import { expect, it } from 'vitest'
import { createDraft } from './draft.ts'

it('shows a value from elsewhere at once while the field is not focused', () => {
  const { text, adopt } = createDraft('ab')
  expect(adopt('theirs')).toBe(true)
  expect(text.value).toBe('theirs')
})

it('keeps its own text while focused, and shows the new value once it is left', () => {
  const { text, writing, adopt, leave } = createDraft('ab')
  writing.value = true
  expect(adopt('theirs')).toBe(false)
  expect(text.value).toBe('ab')
  leave()
  expect(text.value).toBe('theirs')
})

it('keeps text typed after the new value arrived', () => {
  const { text, writing, adopt, leave } = createDraft('ab')
  writing.value = true
  adopt('theirs')
  text.value = 'abc'
  leave()
  expect(text.value).toBe('abc')
})

it('ignores the late echo of what it sent', () => {
  const { text, writing, sent, adopt, leave } = createDraft('')
  writing.value = true
  text.value = 'ab'
  sent('ab')
  text.value = 'abc'
  expect(adopt('ab')).toBe(true)
  leave()
  expect(text.value).toBe('abc')
})
