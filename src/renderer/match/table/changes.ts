/** Changes of the table, asked for one at a time. */
import { ref } from 'vue'
import type { Answer, ApiError, Change } from '../../../main/api/api.ts'

interface Asked {
  readonly match: string
  readonly at: string
}
type Ask = (at: Asked) => Promise<Answer<Change>>

interface Around {
  /** Where the table stands; null when there is none. */
  readonly at: () => Asked | null
  /** Takes in what came of a change, and calls `done` when it is shown. */
  readonly take: (change: Change, done: () => void) => Promise<void>
  /** Told why a change was refused; null when the next one is asked for. */
  readonly failed: (error: ApiError | null) => void
}

export const useChanges = ({ at, take, failed }: Around) => {
  /** A request that changes the table is under way. */
  const busy = ref(false)
  const run = async (ask: Ask, asked: Asked): Promise<boolean> => {
    busy.value = true
    failed(null)
    const answer = await ask(asked)
    const done = (): void => {
      busy.value = false
    }
    if (answer.ok) await take(answer.value, done)
    else {
      // A match that was left meanwhile has no place on the screen to say it at.
      if (at()?.match === asked.match) failed(answer.error)
      done()
    }
    return answer.ok
  }
  let running = Promise.resolve(true)
  /** Runs one change and takes in what came of it. True if it was done. */
  const change = async (ask: Ask): Promise<boolean> => {
    const now = at()
    if (busy.value || now === null) return false
    running = run(ask, now)
    return running
  }
  /** Runs a change that nobody asks for twice, however many are still under way before it. */
  const changeLater = async (ask: Ask): Promise<boolean> => {
    const meant = at()?.match
    while (busy.value) await running
    // It was meant for the match that was open then.
    return at()?.match === meant && change(ask)
  }
  return { busy, change, changeLater }
}
