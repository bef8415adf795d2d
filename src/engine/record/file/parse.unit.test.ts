import { describe, expect, it } from 'vitest'
import { parseLine } from './parse.ts'

const parse = (text: string) => parseLine(new TextEncoder().encode(text), 4)

describe('parseLine', () => {
  it.each([
    '[[[[1]]]]',
    '{"a":{"b":{"c":{}}}}',
    '[[],[],[[],[]],{"a":[]}]',
    '"[[[[[["',
    '["\\"[[[[[", "\\\\"]',
    ' 1\r\n',
  ])('takes %s', (text) => {
    expect(parse(text)).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it.each([
    ['[[[[[1]]]]]', 'tooDeep'],
    ['["\\\\",[[[[]]]]]', 'tooDeep'],
    ['[[[[[', 'tooDeep'],
    ['[[[[', 'badJson'],
    ['', 'badJson'],
    ['NaN', 'badJson'],
    ['\ufeff1', 'badJson'],
    ['1e400', 'notFinite'],
    ['{"a":[-1e400]}', 'notFinite'],
    ['{"a":{"__proto__":1}}', 'forbiddenName'],
    ['{"a":{"\\u005f_proto__":1}}', 'forbiddenName'],
  ])('refuses %s as %s', (text, error) => {
    expect(parse(text)).toEqual({ ok: false, error })
  })

  it('refuses bytes that are not UTF-8', () => {
    for (const bytes of [
      [0x22, 0xff, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xc0, 0xaf, 0x22],
      [0x22, 0xe4, 0xb8, 0x22],
    ])
      expect(parseLine(Uint8Array.from(bytes), 4)).toEqual({ ok: false, error: 'notUtf8' })
  })
})
