/** What arrives at a page from main, searched for what its viewer must not know. */
import type { Page } from '@playwright/test'

export interface Wire {
  /** All frames so far. */
  readonly frames: readonly string[]
  /** From now on only these seats may be shown their tiles. */
  allow(...seats: readonly number[]): void
  /** Everything that told a hand, a draw or the stock to somebody who must not know it. */
  readonly leaks: readonly string[]
}

type Json = null | string | number | boolean | readonly Json[] | { readonly [name: string]: Json }

const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Tiles named in a draw's notation: `2+R-B`. */
const DRAWN = /^([1-4])\+.*[RYB]-[RYB]/

/** Seats whose tiles a value tells, and `stock` if it tells the order or kinds of what is not drawn. */
function* told(value: Json): Generator<number | 'stock'> {
  if (typeof value === 'string') {
    const drawn = DRAWN.exec(value)
    if (drawn) yield Number(drawn[1]) - 1
  } else if (Array.isArray(value)) for (const each of value) yield* told(each)
  else if (isObject(value)) {
    if (Array.isArray(value['stock'])) yield 'stock'
    if (Array.isArray(value['hands']))
      for (const [seat, hand] of value['hands'].entries())
        if (isObject(hand) && hand['tiles'] !== null && hand['count'] !== 0) yield seat
    const { type, seat } = value
    const isGiven = type === 'hand.dealt' || type === 'hand.drawn' || type === 'deal' || type === 'draw'
    const tiles = value['tiles'] ?? value['tile'] ?? null
    if (isGiven && tiles !== null && typeof seat === 'number') yield seat
    for (const each of Object.values(value)) yield* told(each)
  }
}

/** Listens to every socket the page opens from now on. */
export const listen = (page: Page): Wire => {
  const frames: string[] = []
  const leaks: string[] = []
  let allowed: readonly (number | 'stock')[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString()
      frames.push(text)
      for (const secret of told(JSON.parse(text) as Json))
        if (!allowed.includes(secret)) leaks.push(`${secret}: ${text.slice(0, 400)}`)
    }),
  )
  return { frames, leaks, allow: (...seats) => void (allowed = seats) }
}
