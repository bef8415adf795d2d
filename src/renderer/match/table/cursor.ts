/** The step shown on the followed line, its position, and a cache of positions. */
import { computed, ref, shallowRef } from 'vue'
import type { Answer, ApiError, Position, StepRow } from '../../../main/api/api.ts'
import { recentEvents, stepsForward } from '../tree/recentSteps.ts'
import type { Rows } from '../tree/tree.ts'
import { withUnchangedParts } from '../unchangedParts.ts'

/** Requests the position of a step from main. */
type Fetch = (step: string) => Promise<Answer<Position>>

interface PositionCache {
  /** The cached position of a step. */
  readonly held: (step: string) => Position | undefined
  /** Caches a position that came with a change. */
  readonly keep: (position: Position) => void
  /** The position of a step, requested if it is not cached; null if the cache was cleared meanwhile. */
  readonly get: (step: string, fetch: Fetch) => Promise<Answer<Position> | null>
  readonly clear: () => void
}

/** The most positions in the cache, enough to review a match; dropped ones are requested again. */
const ROOM = 600

export const createPositionCache = (): PositionCache => {
  const positions = new Map<string, Position>()
  const coming = new Map<string, Promise<Answer<Position>>>()
  /** Incremented by `clear`, so that answers to earlier requests are ignored. */
  let age = 0

  const keep = (position: Position): void => {
    positions.set(position.step, position)
    if (positions.size <= ROOM) return
    const oldest = positions.keys().next().value
    if (oldest !== undefined) positions.delete(oldest)
  }

  return {
    held: (step) => positions.get(step),
    keep,
    async get(step, fetch) {
      const held = positions.get(step)
      if (held) return { ok: true, value: held }
      const asked = age
      const pending = coming.get(step) ?? fetch(step)
      coming.set(step, pending)
      const answer = await pending
      if (asked !== age) return null
      coming.delete(step)
      if (answer.ok) keep(answer.value)
      return answer
    },
    clear() {
      age += 1
      positions.clear()
      coming.clear()
    },
  }
}

interface CursorOptions {
  readonly rows: () => Rows
  /** The followed line. */
  readonly line: () => readonly StepRow[]
  readonly request: (step: string) => Promise<Answer<Position>>
  readonly failed: (error: ApiError) => void
}

export const useCursor = ({ rows, line, request, failed }: CursorOptions) => {
  /** The step shown. */
  const at = ref('')
  /** The position on the board: that of the step shown, or the previous one while it is being requested. */
  const position = shallowRef<Position | null>(null)
  /** The step shown last, and the steps between the one before and it, if the window went forward. */
  let lookedAt = ''
  const newSteps = shallowRef<readonly string[]>([])
  const cache = createPositionCache()

  const row = computed(() => rows().get(at.value) ?? null)
  const index = computed(() => row.value?.depth ?? 0)
  /** The position of the step shown is still being requested. */
  const behind = computed(() => position.value?.step !== at.value)
  const story = computed(() => recentEvents(line(), index.value))
  /** The events the board animates; none until it shows the position after them. */
  const newEvents = computed(() =>
    behind.value ? [] : newSteps.value.flatMap((step) => rows().get(step)?.events ?? []),
  )

  /** Requests a position without showing it; null if the cache was cleared meanwhile. */
  const fetch = (step: string): Promise<Answer<Position> | null> => cache.get(step, request)
  /** Shows a step, at once if its position is cached. */
  const look = async (step: string): Promise<void> => {
    if (step !== lookedAt) newSteps.value = stepsForward(rows(), lookedAt, step).map(({ id }) => id)
    lookedAt = step
    at.value = step
    const show = (next: Position): void => {
      position.value = withUnchangedParts(position.value, next)
    }
    const held = cache.held(step)
    if (held) show(held)
    else {
      const answer = await fetch(step)
      if (at.value !== step || answer === null) return
      if (answer.ok) show(answer.value)
      else failed(answer.error)
    }
  }

  return {
    at,
    position,
    newSteps,
    row,
    index,
    behind,
    story,
    newEvents,
    fetch,
    /** Caches a position that came with a change. */
    keep: cache.keep,
    look,
    /** Requests the positions that may be shown next. */
    prefetch(): void {
      for (const near of [1, -1, 2]) {
        const step = line()[index.value + near]?.id
        if (step !== undefined) void fetch(step)
      }
    },
    /** Shows the next step without animation, as it does not follow from the last one. */
    forgetLast: () => void (lookedAt = ''),
    /** Empties the cache for another viewer; unless `keeps` is set, the board too. */
    dropPositions(keeps: boolean): void {
      cache.clear()
      if (!keeps) position.value = null
    },
    forget(): void {
      cache.clear()
      position.value = null
      at.value = ''
      lookedAt = ''
      newSteps.value = []
    },
  }
}
