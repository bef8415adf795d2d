import { expect, it } from 'vitest'
import { isSingle, strokeFrom, strokeNow } from './strokes.ts'

it.each(['Z', 'Ctrl Z', 'Ctrl ⇧ Z', '⇧ ←', 'F6', '?', '[', 'Space', '⌫', 'Ctrl ,', '數'])(
  'reads the keys %s',
  (text) => expect(strokeFrom(text)?.join(' ')).toBe(text),
)
it.each(['', ' ', 'z', 'Ctrl', 'Ctrl ', 'Alt Z', '⇧ Ctrl Z', 'Z Z', 'F13', 'Ctrl  Z', 'ZZ', '\u0007'])(
  'takes %j for no keys',
  (text) => expect(strokeFrom(text)).toBeNull(),
)

it('has the usual keys of a command unless others, or none, were given', () => {
  expect(strokeNow('a', ['Z'], {})).toEqual(['Z'])
  expect(strokeNow('a', ['Z'], { a: 'Ctrl U', b: 'X' })).toEqual(['Ctrl', 'U'])
  expect(strokeNow('a', ['Z'], { a: '' })).toBeNull()
  expect(strokeNow('a', ['Z'], { a: 'junk' })).toEqual(['Z'])
  expect(strokeNow('toString', ['Z'], {})).toEqual(['Z'])
})

it('tells keys that may be typing from those that are not', () => {
  expect(['I', '⇧ R', '?', '7'].map((text) => isSingle(text.split(' ')))).toEqual([true, true, true, true])
  expect(['Ctrl I', 'F6', '←', 'Del'].map((text) => isSingle(text.split(' ')))).toEqual([
    false,
    false,
    false,
    false,
  ])
})
