/** Positions already fetched, by step, so that stepping to and fro asks for nothing twice. */
import type { Answer, Position } from '../../../main/api/api.ts'

type Fetch = (step: string) => Promise<Answer<Position>>

export interface PositionCache {
  /** The position of a step if it is here. */
  readonly held: (step: string) => Position | undefined
  /** The position of a step, fetched if need be; null if the cache was cleared meanwhile. */
  readonly get: (step: string, fetch: Fetch) => Promise<Answer<Position> | null>
  readonly clear: () => void
}

/** Enough for going over a match; positions are small and asked for again when they have gone. */
const ROOM = 600

export const createPositionCache = (): PositionCache => {
  const positions = new Map<string, Position>()
  const coming = new Map<string, Promise<Answer<Position>>>()
  /** Raised by `clear`: what was asked before is thrown away when it comes. */
  let age = 0

  const keep = (step: string, position: Position): void => {
    positions.set(step, position)
    if (positions.size <= ROOM) return
    const oldest = positions.keys().next().value
    if (oldest !== undefined) positions.delete(oldest)
  }

  return {
    held: (step) => positions.get(step),
    async get(step, fetch) {
      const held = positions.get(step)
      if (held) return { ok: true, value: held }
      const asked = age
      const pending = coming.get(step) ?? fetch(step)
      coming.set(step, pending)
      const answer = await pending
      if (asked !== age) return null
      coming.delete(step)
      if (answer.ok) keep(step, answer.value)
      return answer
    },
    clear() {
      age += 1
      positions.clear()
      coming.clear()
    },
  }
}
