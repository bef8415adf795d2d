/** Where one stands on a line of steps, and what is to be seen there. */
import { computed, ref, shallowRef } from 'vue'
import type { Answer, ApiError, Position, StepRow } from '../../../main/api/api.ts'
import { recentEvents, stepsForward } from '../tree/recentSteps.ts'
import type { Rows } from '../tree/tree.ts'

/** Positions already fetched, by step, so that stepping to and fro asks for nothing twice. */
type Fetch = (step: string) => Promise<Answer<Position>>

interface PositionCache {
  /** The position of a step if it is here. */
  readonly held: (step: string) => Position | undefined
  /** Keeps a position that came unasked. */
  readonly keep: (position: Position) => void
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

interface Around {
  readonly rows: () => Rows
  /** The line one goes along. */
  readonly line: () => readonly StepRow[]
  readonly request: (step: string) => Promise<Answer<Position>>
  readonly failed: (error: ApiError) => void
}

export const useCursor = ({ rows, line, request, failed }: Around) => {
  /** The step looked at. */
  const at = ref('')
  /** The position on the board: that of the step looked at, or the one before while it is asked for. */
  const position = shallowRef<Position | null>(null)
  /** The step looked at last, and the steps over which one has gone forward to it. */
  let lookedAt = ''
  const newSteps = shallowRef<readonly string[]>([])
  const cache = createPositionCache()

  const row = computed(() => rows().get(at.value) ?? null)
  const index = computed(() => row.value?.depth ?? 0)
  /** The position of the step looked at is still being asked for. */
  const behind = computed(() => position.value?.step !== at.value)
  const story = computed(() => recentEvents(line(), index.value))
  /** Events the board shows happening; none until it shows the step they led to. */
  const newEvents = computed(() =>
    behind.value ? [] : newSteps.value.flatMap((step) => rows().get(step)?.events ?? []),
  )

  /** Asks for a position before it is looked at; null if nobody wants it any more when it comes. */
  const fetch = (step: string): Promise<Answer<Position> | null> => cache.get(step, request)
  /** Looks at a step: at once if its position is at hand. */
  const look = async (step: string): Promise<void> => {
    if (step !== lookedAt) newSteps.value = stepsForward(rows(), lookedAt, step).map(({ id }) => id)
    lookedAt = step
    at.value = step
    const held = cache.held(step)
    if (held) position.value = held
    else {
      const answer = await fetch(step)
      if (at.value !== step || answer === null) return
      if (answer.ok) position.value = answer.value
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
    /** Keeps a position that came with a change. */
    keep: cache.keep,
    look,
    /** Asks for the positions one may look at next. */
    prefetch(): void {
      for (const near of [1, -1, 2]) {
        const step = line()[index.value + near]?.id
        if (step !== undefined) void fetch(step)
      }
    },
    /** What is looked at next does not follow from the step looked at last. */
    forgetLast: () => void (lookedAt = ''),
    /** Positions are for other eyes from now on; unless `keeps`, the one on the board is taken away, too. */
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
