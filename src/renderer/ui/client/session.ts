/**
 * What lets a page of the browser host in. The address of the first one names a token that is good once;
 * with it the page names a key of its own making, which is the session from then on (main/browser/session.ts).
 * The key lies where only pages of this address and port can read it, so a reload and another tab come in too.
 */
import type { Entry } from './socket.ts'

/** Name of the session's key in what all tabs of the browser share. */
export const SESSION = 'qipu-session'
/** Name of token and key, between them a space, in what the tab keeps if it is loaded again before it was answered. */
const ASKED = 'qipu-entry'

/** What of a page the entry works with. */
export interface Place {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly history: { readonly state: unknown; replaceState(state: unknown, title: string, to: string): void }
  readonly shared: Keep
  readonly own: Keep
}
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A browser may keep nothing for pages; then this page alone is in, until it is loaded again. */
export const keepOr = (storage: () => Keep): Keep => {
  try {
    return storage()
  } catch {
    const kept = new Map<string, string>()
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
      key: (index) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size
      },
    }
  }
}

/** 32 bytes in base64url. */
const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')

/** Takes the token out of the address, so that it is neither seen nor kept as a bookmark. */
export const createEntry = ({ location, history, shared, own }: Place): Entry => {
  const query = new URLSearchParams(location.search)
  const given = query.get('token')
  if (given !== null) {
    own.setItem(ASKED, `${given} ${newKey()}`)
    query.delete('token')
    const rest = query.size === 0 ? '' : `?${query}`
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`)
  }
  return {
    credentials() {
      const held = shared.getItem(SESSION)
      const keys = held === null ? [] : [held]
      const [token, key] = own.getItem(ASKED)?.split(' ') ?? []
      return token === undefined || key === undefined ? { keys } : { token, keys: [key, ...keys] }
    },
    entered(key) {
      shared.setItem(SESSION, key)
      own.removeItem(ASKED)
    },
  }
}
