import { expect, it } from 'vitest'
import { openable } from './drawing.ts'

it.each([
  ['<p>王 🀄 é\t\n\r</p>', '<p>王 🀄 é\t\n\r</p>'],
  ['a\u0000b\u0001c\u001bd\u000be', 'a\ufffdb\ufffdc\ufffdd\ufffde'],
  ['x\ud800y\udfffz', 'x\ufffdy\ufffdz'],
  ['\ufffe\uffff\ufffd', '\ufffd\ufffd\ufffd'],
])('%j is written as %j', (text, written) => {
  expect(openable(text)).toBe(written)
})
