import { describe, expect, it } from 'vitest'
import {
  addressIn,
  AT_TABLE,
  idStart,
  isNamed,
  queryOf,
  stepsIn,
  tableIn,
  queryFrom,
  queryIn,
  textOf,
} from './tableAddress.ts'

const through = (text: string): string => textOf(queryOf(addressIn(queryIn(text))))

describe('the address of a place at a table', () => {
  it.each([
    '',
    'review',
    'review&at=0',
    'review&at=60@3d415b31',
    'review&at=60@3d415b31&line=9ac1e0b2&as=public&hide&panel=notes',
    'review&at=12&as=2',
    'compare=main,0f3a&at=61,63',
    'compare=main,line&at=4&line=9ac1e0b2',
    'panel=rules',
  ])('is written as it is read: %s', (text) => {
    expect(through(text)).toBe(text)
  })

  it.each([
    ['at=60', 'review&at=60'],
    ['review=1&at=3', 'review&at=3'],
    ['review=&step=3d415b31', 'review&at=@3d415b31'],
    ['panel=notes&at=60%403d415b31&review=yes', 'review&at=60@3d415b31&panel=notes'],
    ['as=everybody&line=../x', ''],
    ['compare=main', ''],
    ['at=1&at=2', 'review&at=2'],
  ])('is understood in other forms: %s', (text, written) => {
    expect(through(text)).toBe(written)
  })

  it('means the step it names, and seats as people count them', () => {
    expect(addressIn(queryIn('at=60@3d415b31&as=1'))).toEqual({
      ...AT_TABLE,
      review: true,
      at: { number: 60, id: '3d415b31' },
      as: 0,
    })
    expect(addressIn(queryIn('at=nowhere')).at).toEqual({ number: null, id: 'nowhere' })
    expect(stepsIn(queryIn('at=7'))).toEqual([7, 7])
    expect(stepsIn(queryIn('at=7,'))).toBeNull()
  })

  it('names a step by what every copy has once that may be known, and finds it by both names', () => {
    const open = { id: 'aaaaaaaa0000', known: 'bbbbbbbb0000' }
    expect(idStart(open)).toBe('bbbbbbbb')
    expect([isNamed(open, 'aaaaaaaa'), isNamed(open, 'bbbbbbbb'), isNamed(open, 'cccccccc')]).toEqual([
      true,
      true,
      false,
    ])
    expect(idStart({ id: open.id })).toBe('aaaaaaaa')
    expect(isNamed({ id: open.id }, 'bbbbbbbb')).toBe(false)
  })

  it('is found in what was pasted, and nothing else is', () => {
    const to = `/table/${'0f'.repeat(16)}?review&at=60@3d415b31`
    for (const host of ['http://127.0.0.1:4000/', 'app://qipu/', ''])
      expect(tableIn(` ${host}#${to}\n`)).toBe(to)
    for (const text of ['', `see #${to}`, '#/table/0f', 'https://example.org/#/library', `#${to} #${to}`])
      expect(tableIn(text)).toBeUndefined()
  })

  it('is the same whoever has read it', () => {
    const routed = { review: null, at: ['60', '61'], as: undefined, panel: '' }
    expect(queryFrom(routed)).toEqual({ review: null, at: '60', as: null, panel: null })
    expect(textOf({ a: 'b&c=d#e', f: null, g: '' })).toBe('a=b%26c%3Dd%23e&f&g')
  })
})
