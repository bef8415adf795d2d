/** Searches everything that arrives at a page from main for secrets its viewer must not know. */
import { expect, type Page } from '@playwright/test'
import type { Json } from '../../src/engine/kernel/json.ts'
import { secretsIn, type SecretFinder } from '../../src/engine/kernel/testing/secrets.ts'

export interface Wire {
  /** All frames so far. */
  readonly frames: readonly string[]
  /** Once all earlier requests have been answered, only these seats' secrets may arrive. */
  allow(...seats: readonly number[]): Promise<void>
  /** Every secret that reached the wrong viewer. */
  readonly leaks: readonly string[]
}

/** The id of the request in a frame, or of the one it answers. */
const idOf = (frame: string): Json => (JSON.parse(frame) as { readonly id?: Json }).id ?? null

/** Listens to every socket the page opens from now on. */
export const listen = (page: Page, tell: SecretFinder): Wire => {
  const frames: string[] = []
  const leaks: string[] = []
  let allowed: readonly number[] = []
  /** The unanswered requests of each socket. */
  const sockets = new Set<Set<Json>>()
  // A page that was left gets no more answers.
  page.on('domcontentloaded', () => sockets.forEach((waiting) => waiting.clear()))
  page.on('websocket', (socket) => {
    const waiting = new Set<Json>()
    sockets.add(waiting)
    socket.on('close', () => sockets.delete(waiting))
    socket.on('framesent', ({ payload }) => void waiting.add(idOf(payload.toString())))
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString()
      frames.push(text)
      waiting.delete(idOf(text))
      for (const { what, seats } of secretsIn(JSON.parse(text) as Json, tell))
        if (!seats.some((seat) => allowed.includes(seat))) leaks.push(`${what}: ${text.slice(0, 400)}`)
    })
  })
  return {
    frames,
    leaks,
    async allow(...seats) {
      const open = (): number => [...sockets].reduce((sum, waiting) => sum + waiting.size, 0)
      await expect.poll(open, { intervals: [10, 20, 50] }).toBe(0)
      allowed = seats
    },
  }
}
