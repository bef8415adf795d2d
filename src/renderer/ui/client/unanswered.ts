/**
 * What is being stored when its page is closed. A browser need not deliver what a page sends at its very end, and a closed
 * page hears no answer, so what is not answered by then is kept where all pages of this address find it. The next one asks
 * again: one that is open, or the first that starts. What arrived after all is then stored twice the same.
 */
import type { Answer, Client, Input, Method, Output } from '../../../main/api/api.ts'
import type { Keep } from './session.ts'

/**
 * Requests by which words are stored, and which do no more when they are made twice. They name what they are about by ids
 * no other library has; settings do not, and another library may be open by then.
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
  /** The page is left: what has no answer is kept, and so is what is asked from now on. */
  leave(): void
  /** The page was left and is back. */
  stay(): void
  /** Asks for what pages left without an answer, one after the other; told with `name`, only if it is the name of such. */
  takeUp(name?: string | null): Promise<void>
}

/** `storage` is shared by all pages of this address; `taken` is called once what others left is stored. */
export const createUnanswered = (
  { request }: Pick<Client, 'request'>,
  storage: Keep,
  taken: () => void,
): Unanswered => {
  /** By the names they are kept under, which sort as they were asked. */
  const open = new Map<string, Asked>()
  const page = `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`
  let count = 0
  let leaving = false

  const keep = (name: string, asked: Asked): void => {
    try {
      storage.setItem(name, JSON.stringify(asked))
    } catch {
      // There is no room; it was sent, and most often that is enough.
    }
  }
  const left = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith(PREFIX) && !open.has(name))
      .toSorted()
  const ask = async (name: string): Promise<void> => {
    const kept = storage.getItem(name)
    if (kept === null) return
    // A page of Qipu has kept it, and main checks what it is asked.
    const asked = JSON.parse(kept) as Asked
    open.set(name, asked)
    const answer: Answer<unknown> = await request(asked.method, asked.input as Input<Method>)
    open.delete(name)
    // A library locked by another program is there again later.
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
