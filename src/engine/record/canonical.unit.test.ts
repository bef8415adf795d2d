import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, sameJson } from './canonical.ts'

describe('canonicalJson', () => {
  it('sorts members by UTF-16 code units and writes numbers as ECMAScript does', () => {
    // The example of RFC 8785, section 3.2.3, and numbers of its appendix B.
    const names = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 }
    expect(canonicalJson(names)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}')
    expect(canonicalJson([1e21, 1e-7, Number('333333333.33333329'), 0.002, -0])).toBe(
      '[1e+21,1e-7,333333333.3333333,0.002,0]',
    )
  })

  it.each([undefined, NaN, Infinity, () => 1, 1n, Symbol('x'), new Date(0), [undefined], { a: undefined }])(
    'refuses %s',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError)
    },
  )

  it('gives equal values equal text, and the text parses to the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = canonicalJson(value)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
        expect(JSON.stringify(JSON.parse(text)).length).toBe(JSON.stringify(value).length)
      }),
    )
  })

  it('does not depend on the order members were written in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (object) => {
        expect(canonicalJson(Object.fromEntries(Object.entries(object).reverse()))).toBe(
          canonicalJson(object),
        )
      }),
    )
  })

  it('gives different strings different text, lone surrogates included', () => {
    const texts = ['\ud800', '\udfff', '\ufffd', '\\ud800'].map((text) => canonicalJson(text))
    expect(new Set(texts).size).toBe(4)
  })
})

describe('sameJson', () => {
  it('is true exactly for equal text', () => {
    const values = fc.jsonValue({ maxDepth: 2 })
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(sameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b))
        expect(sameJson(a, JSON.parse(JSON.stringify(a)))).toBe(true)
      }),
    )
  })

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{}, []],
    [null, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [{ toString: 1 }, { valueOf: 1 }],
    ['1', 1],
    [JSON.parse('{"__proto__":{}}'), { b: 1 }],
  ])('tells %o from %o', (a, b) => {
    expect([sameJson(a, b), sameJson(b, a)]).toEqual([false, false])
  })

  it('ignores the order of members', () => {
    expect(sameJson({ a: [0], b: { c: null, d: 1 } }, { b: { d: 1, c: null }, a: [-0] })).toBe(true)
  })
})
