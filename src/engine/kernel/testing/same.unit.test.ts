import { describe, expect, it } from 'vitest'
import { expectSame, survivesJson } from './same.ts'

describe('expectSame', () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [Number.NaN, Number.NaN],
    [undefined, undefined],
    [new Date(0), new Date(0)],
  ])('takes %j for %j', (one, other) => {
    expect(() => expectSame(one, other)).not.toThrow()
  })

  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: 0 }] }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [0, -0],
    ['1', 1],
    [null, {}],
    [new Date(0), new Date(1)],
    [new Date(0), {}],
  ])('tells %j from %j', (one, other) => {
    expect(() => expectSame(one, other)).toThrow()
    expect(() => expectSame(other, one)).toThrow()
  })
})

describe('survivesJson', () => {
  it.each([null, true, 'x', 1.5, [], {}, { a: [{ b: [null, ''] }] }])('%j does', (value) => {
    expect(survivesJson(value, new WeakSet())).toBe(true)
    expect(survivesJson([{ value }], new WeakSet())).toBe(true)
  })

  it.each([
    [undefined],
    [Number.NaN],
    [Infinity],
    [-0],
    [1n],
    [Symbol('x')],
    [() => 1],
    [new Date(0)],
    [new Map([[1, 2]])],
    [new Uint8Array(2)],
    [Object.create(null)],
    [{ a: undefined }],
    [{ [Symbol('x')]: 1 }],
    [new Array(1)],
    [Object.assign([1], { more: 2 })],
  ])('%s does not', (value) => {
    expect(survivesJson(value, new WeakSet())).toBe(false)
    expect(survivesJson([{ value }], new WeakSet())).toBe(false)
  })
})
