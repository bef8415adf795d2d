/**
 * Who may use the browser host. The address printed at the start holds a token that is good for
 * one request; that request gets a session cookie, which the other tabs of that browser share.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'

export interface Sessions {
  /** The one-time token, for the printed address. */
  readonly token: string
  /** Uses up the token: a `Set-Cookie` value, or undefined if it is wrong or used up. */
  redeem(token: string): string | undefined
  /** True if a `Cookie` header carries the session. */
  knows(header: string | undefined): boolean
}

const same = (left: string, right: string): boolean => {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** `port` is part of the cookie's name: browsers share cookies between the ports of a host. */
export const createSessions = (port: number): Sessions => {
  const token = randomBytes(24).toString('base64url')
  const session = randomBytes(32).toString('base64url')
  const name = `qipu-${port}`
  let used = false
  return {
    token,
    redeem(given) {
      if (used || !same(given, token)) return undefined
      used = true
      return `${name}=${session}; Path=/; HttpOnly; SameSite=Strict`
    },
    knows(header) {
      if (!used || header === undefined) return false
      return header.split(';').some((pair) => {
        const at = pair.indexOf('=')
        return at >= 0 && pair.slice(0, at).trim() === name && same(pair.slice(at + 1).trim(), session)
      })
    },
  }
}
