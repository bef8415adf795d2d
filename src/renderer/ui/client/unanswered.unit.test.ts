import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, Client } from '../../../main/api/api.ts'
import { keepOr, type Keep } from './session.ts'
import { createUnanswered } from './unanswered.ts'

/** Main as a page sees it: it answers when it is told to. */
const createMain = () => {
  const asked: { readonly input: unknown; readonly answer: (answer: Answer<unknown>) => void }[] = []
  const request = (_method: string, input: unknown) =>
    new Promise<Answer<unknown>>((answer) => asked.push({ input, answer }))
  // What it is asked in these tests it answers with nothing.
  return { asked, client: { request: request as Client['request'] } }
}
const OK: Answer<unknown> = { ok: true, value: {} }
const refused = (code: 'libraryLocked' | 'unknownMatch'): Answer<unknown> => ({ ok: false, error: { code } })
const title = (words: string) => ({ match: 'a'.repeat(32), title: words })

let storage: Keep
const page = () => {
  const main = createMain()
  const taken = vi.fn()
  return { ...main, taken, ...createUnanswered(main.client, storage, taken) }
}

beforeEach(() => {
  storage = keepOr(() => {
    throw new Error('kept in memory alone')
  })
})

describe('what has no answer when its page is closed', () => {
  it('is kept, asked for again by the next page in its order, and forgotten once it is answered', async () => {
    const first = page()
    void first.request('library.rename', title('a'))
    void first.request('library.rename', title('ab'))
    expect(storage.length).toBe(0)
    first.leave()
    // A field is left by the closing itself.
    void first.request('library.rename', title('abc'))
    expect(storage.length).toBe(3)

    const next = page()
    const done = next.takeUp()
    for (const index of [0, 1, 2]) {
      await vi.waitFor(() => expect(next.asked).toHaveLength(index + 1))
      expect(next.taken).not.toHaveBeenCalled()
      next.asked[index]!.answer(OK)
    }
    await done
    expect(next.asked.map(({ input }) => input)).toEqual([title('a'), title('ab'), title('abc')])
    expect(next.taken).toHaveBeenCalledOnce()
    expect(storage.length).toBe(0)
  })

  it('is not kept where it was answered, came back, or stores no words', async () => {
    const { request, asked, leave, stay } = page()
    const renamed = request('library.rename', title('a'))
    asked[0]!.answer(OK)
    expect(await renamed).toEqual(OK)
    void request('library.list', {})
    leave()
    expect(storage.length).toBe(0)
    stay()
    const again = request('library.rename', title('b'))
    leave()
    expect(storage.length).toBe(1)
    asked[2]!.answer(OK)
    await again
    expect(storage.length).toBe(0)
  })

  it('stays while the library is locked, and is let go where it can never be stored', async () => {
    const first = page()
    void first.request('library.rename', title('a'))
    first.leave()
    for (const [code, stays] of [
      ['libraryLocked', 1],
      ['unknownMatch', 0],
    ] as const) {
      const next = page()
      const done = next.takeUp()
      next.asked[0]!.answer(refused(code))
      await done
      expect(storage.length).toBe(stays)
    }
  })

  it('is asked for once by a page that is told of it twice, and by nothing else that is kept', async () => {
    storage.setItem('qipu-session', 'key')
    const first = page()
    void first.request('library.rename', title('a'))
    first.leave()
    const [name] = [0, 1].map((index) => storage.key(index)).filter((key) => key !== 'qipu-session')
    const next = page()
    await next.takeUp('qipu-session')
    await next.takeUp(null)
    expect(next.asked).toHaveLength(0)
    const done = [next.takeUp(name), next.takeUp(name)]
    next.asked[0]!.answer(OK)
    await Promise.all(done)
    expect(next.asked).toHaveLength(1)
    expect(storage.getItem('qipu-session')).toBe('key')
  })
})
