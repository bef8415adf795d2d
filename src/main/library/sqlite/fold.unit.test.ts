import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold } from './fold.ts'

it.each([
  ['Søren Łukasz Đặng', 'soren lukasz dang'],
  ['Weiß, WEISS', 'weiss, weiss'],
  ['Æsir œuvre Þór Ðe İI ısı', 'aesir oeuvre thor de ii isi'],
  ['“a” „b“ «c» ‘d’ it’s', `'a' 'b' 'c' 'd' it's`],
  ['「長城」『秦』＂ｗ＂', "'長城''秦''w'"],
  ['が 한글', 'が 한글'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
])('folds %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
    { numRuns: 1000 },
  )
})
