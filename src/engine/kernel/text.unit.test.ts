import { describe, expect, it } from 'vitest'
import { message, messagesIn, spelled } from './text.ts'

const say = ({ key, params }: { readonly key: string; readonly params: object }): string =>
  `${key}${JSON.stringify(params)}`

describe('messages among parameters', () => {
  const one = { key: 'card.name', params: {} }
  const other = { key: 'piece', params: { n: 2 } }

  it('are said, alone or in a list, in the manner of the language', () => {
    expect(spelled(one, 'en', say)).toBe('card.name{}')
    expect(spelled([one, other], 'en', say)).toBe('card.name{}, piece{"n":2}')
    expect(spelled([one, other], 'zh-Hant', say)).toBe('card.name{}、piece{"n":2}')
    expect(messagesIn(message('a').params)).toBeUndefined()
    expect(messagesIn([one, other])).toEqual([one, other])
  })

  it.each([
    [null],
    [3],
    ['card.name'],
    [[]],
    [[1, 2]],
    [['a', 'b']],
    [{ key: 'a' }],
    [[{ key: 'a', params: 1 }]],
  ])('%j stays as it is', (value) => {
    expect(spelled(value, 'en', say)).toBe(value)
  })
})
