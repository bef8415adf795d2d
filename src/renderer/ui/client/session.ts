/**
 * The credentials of a page of the browser host. The address of the first page has a token that is valid once; the page
 * sends it with a key it has made, which is the session from then on (main/browser/session.ts). The key is stored where
 * only pages of this address and port can read it, so that reloads and other tabs can enter too.
 */
import type { Entry } from './socket.ts'

/** The name of the session's key in localStorage. */
export const SESSION = 'qipu-session'
/** The name of token and key (separated by a space) in sessionStorage, for a reload before the first answer. */
const ASKED = 'qipu-entry'

/** The parts of the page that the entry needs. */
export interface Place {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly history: { readonly state: unknown; replaceState(state: unknown, title: string, to: string): void }
  readonly shared: Keep
  readonly own: Keep
}
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The storage, or null if the browser denies it; then only this page can enter, until it is reloaded. */
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

/** Removes the token from the address, so that it is neither seen nor bookmarked. */
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
