/**
 * Who may use the browser host. The address printed at the start holds a token that is good once: the
 * page that names it also names a key of its own making, and from then on that key is the session.
 * The page keeps it where only pages of this very address and port can read it. A cookie would not do:
 * browsers send cookies to every port of a host, so to any other program that serves pages there.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'

/** What a page says first: the token if it came with one, and the keys it holds, the newest first. */
export interface Credentials {
  readonly token?: string | undefined
  readonly keys: readonly string[]
}

export interface Sessions {
  /** The one-time token, for the printed address. */
  readonly token: string
  /** The key of the session if the credentials are good, else undefined. An unused token is used up. */
  enter(credentials: Credentials): string | undefined
  /** Settled once the token has been used. */
  readonly entered: Promise<void>
}

const same = (left: string, right: string): boolean => {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

export const createSessions = (): Sessions => {
  const token = randomBytes(24).toString('base64url')
  let tell = (): void => undefined
  const entered = new Promise<void>((resolve) => (tell = resolve))
  let session: string | undefined
  return {
    token,
    entered,
    enter({ token: given, keys }) {
      if (session === undefined) {
        if (given === undefined || keys[0] === undefined || !same(given, token)) return undefined
        session = keys[0]
        tell()
        return session
      }
      const known = session
      return keys.some((key) => same(key, known)) ? known : undefined
    },
  }
}
