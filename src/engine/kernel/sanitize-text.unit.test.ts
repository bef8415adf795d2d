import { expect, it } from 'vitest'
import { sanitized, sanitizedLines } from './sanitize-text.ts'

it.each([
  ['王小明 & Zoë 🀄️', '王小明 & Zoë 🀄️'],
  ['👩‍👩‍👧 é', '👩‍👩‍👧 é'],
  ['\u001b[2J\u001b[31mred', '\ufffd[2J\ufffd[31mred'],
  ['\u009b2J', '\ufffd2J'],
  ['a\r\n  12  Ada  R', 'a\ufffd\ufffd  12  Ada  R'],
  ['a\u2028b\u2029c\u0085d', 'a\ufffdb\ufffdc\ufffdd'],
  ['evil\u202egpj.\u202c \u2067x\u2069', 'evilgpj. x'],
  ['\ud800x\udc00', '\ufffdx\ufffd'],
  ['\0\u0007\b\u007f', '\ufffd\ufffd\ufffd\ufffd'],
])('%j reads %j', (text, read) => {
  expect(sanitized(text)).toBe(read)
})

it('keeps line breaks in text of several lines', () => {
  expect(sanitizedLines('one\ntwo\r\n\u001bthree\n')).toBe('one\ntwo\ufffd\n\ufffdthree\n')
})
