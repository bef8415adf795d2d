import { beforeEach, describe, expect, it } from 'vitest'
import { createEntry, keepOr, SESSION, type Keep } from './session.ts'

/** What a browser keeps: for all tabs of an origin, and for one of them. */
const storage = (): Keep =>
  keepOr(() => {
    throw new Error('kept in memory alone')
  })

let shared: Keep
let own: Keep
let address: URL

const load = (at: string) => {
  address = new URL(at, 'http://127.0.0.1:4000')
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => void (address = new URL(to, address)),
  }
  return createEntry({ location: address, history, shared, own })
}

beforeEach(() => {
  shared = storage()
  own = storage()
})

describe('what lets a page in', () => {
  it('is the token of its address with a new key, and the token leaves the address', () => {
    const { token, keys } = load('/?token=abc&x=1#/table/7').credentials()
    expect(token).toBe('abc')
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    expect(address.href).toBe('http://127.0.0.1:4000/?x=1#/table/7')
    expect(load('/?token=abc').credentials().keys[0]).not.toBe(keys[0])
  })

  it('is the key alone once it is in, for a reload and for another tab', () => {
    const entry = load('/?token=abc')
    const [key = ''] = entry.credentials().keys
    entry.entered(key)
    expect(entry.credentials()).toEqual({ keys: [key] })
    own = storage()
    expect(load('/').credentials()).toEqual({ keys: [key] })
  })

  it('is the same again if it was loaded anew before it was answered', () => {
    const asked = load('/?token=abc').credentials()
    expect(load('/').credentials()).toEqual(asked)
  })

  it('is also the key it holds, where an address is opened that was used', () => {
    shared.setItem(SESSION, 'held')
    const entry = load('/?token=used')
    expect(entry.credentials().keys).toEqual([expect.any(String), 'held'])
    entry.entered('held')
    expect(entry.credentials()).toEqual({ keys: ['held'] })
  })

  it('is nothing for a page that never had any of it', () => {
    expect(load('/').credentials()).toEqual({ keys: [] })
  })
})
