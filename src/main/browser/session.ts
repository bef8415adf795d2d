/**
 * The session of the browser host. The printed address contains a token that is valid once. The page sends it with a key
 * that the page has made, and from then on that key is the session. The page stores the key where only pages of this
 * address and port can read it. A cookie would be unsafe: browsers send cookies to every port of a host, and so to any
 * other program that serves pages there.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'

/** The first message of a page: the token, if its address has one, and the keys it has, the newest first. */
export interface Credentials {
  readonly token?: string | undefined
  readonly keys: readonly string[]
}

export interface Sessions {
  /** The one-time token of the printed address. */
  readonly token: string
  /** Returns the session's key if the credentials are valid, else undefined. The first valid token starts the session. */
  enter(credentials: Credentials): string | undefined
  /** Resolves once the token has been used. */
  readonly entered: Promise<void>
}

const same = (left: string, right: string): boolean => {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

export const createSessions = (): Sessions => {
  const token = randomBytes(24).toString('base64url')
  let resolveEntered = (): void => undefined
  const entered = new Promise<void>((resolve) => (resolveEntered = resolve))
  let session: string | undefined
  return {
    token,
    entered,
    enter({ token: given, keys }) {
      if (session === undefined) {
        if (given === undefined || keys[0] === undefined || !same(given, token)) return undefined
        session = keys[0]
        resolveEntered()
        return session
      }
      const known = session
      return keys.some((key) => same(key, known)) ? known : undefined
    },
  }
}
