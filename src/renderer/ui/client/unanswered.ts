/**
 * Keeps requests that have no answer when their page is closed, because a browser need not deliver what a closing page
 * sends. They are kept in localStorage, and another open page, or the next one that starts, repeats them. Requests that had
 * arrived after all are then stored twice with the same result.
 */
import type { Answer, Client, Input, Method, Output } from '../../../main/api/api.ts'
import type { Keep } from './session.ts'

/**
 * Requests that store text and can be repeated safely. They name their subject by ids that no other library has. Settings
 * do not, and another library may be open by then, so they are not kept.
 */
const WORDS: ReadonlySet<Method> = new Set<Method>([
  'notes.edit',
  'collections.put',
  'library.rename',
  'library.renameSearch',
  'table.renameBranch',
])

const PREFIX = 'qipu-unanswered '

interface Asked {
  readonly method: Method
  readonly input: unknown
}

export interface Unanswered {
  readonly request: Client['request']
  /** The page is being closed: keeps unanswered requests, and those made from now on. */
  leave(): void
  /** The page was not closed after all. */
  stay(): void
  /** Repeats the kept requests one after another; with `name`, only if that is the name of a kept request. */
  takeUp(name?: string | null): Promise<void>
}

/** `storage` is shared by all pages of this address; `taken` is called after kept requests were stored. */
export const createUnanswered = (
  { request }: Pick<Client, 'request'>,
  storage: Keep,
  taken: () => void,
): Unanswered => {
  /** Requests by the names they are kept under, which sort in the order of the requests. */
  const open = new Map<string, Asked>()
  const page = `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`
  let count = 0
  let leaving = false

  const keep = (name: string, asked: Asked): void => {
    try {
      storage.setItem(name, JSON.stringify(asked))
    } catch {
      // The storage is full. The request was sent, which is usually enough.
    }
  }
  const left = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith(PREFIX) && !open.has(name))
      .toSorted()
  const ask = async (name: string): Promise<void> => {
    const kept = storage.getItem(name)
    if (kept === null) return
    // A page of Qipu has stored it, and main checks every request.
    const asked = JSON.parse(kept) as Asked
    open.set(name, asked)
    const answer: Answer<unknown> = await request(asked.method, asked.input as Input<Method>)
    open.delete(name)
    // The library may be locked by another program; a later page tries again.
    if (answer.ok || answer.error.code !== 'libraryLocked') storage.removeItem(name)
  }

  return {
    request: async <M extends Method>(method: M, input: Input<M>): Promise<Answer<Output<M>>> => {
      const asking = request(method, input)
      if (!WORDS.has(method)) return asking
      count += 1
      const name = `${PREFIX}${page}-${String(count).padStart(9, '0')}`
      open.set(name, { method, input })
      if (leaving) keep(name, { method, input })
      const answer = await asking
      open.delete(name)
      storage.removeItem(name)
      return answer
    },
    leave() {
      leaving = true
      for (const [name, asked] of open) keep(name, asked)
    },
    stay() {
      leaving = false
    },
    async takeUp(given = PREFIX) {
      if (given?.startsWith(PREFIX) !== true) return
      const names = left()
      for (const name of names) await ask(name)
      if (names.length > 0) taken()
    },
  }
}
