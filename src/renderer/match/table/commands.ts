/**
 * The commands of the open table: requests that change it, sent one at a time. Each names the step the window shows, and
 * the change it answers is applied.
 */
import { ref, watch, type ComputedRef } from 'vue'
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { Answer, ApiError, Change, Corrected, Output, StepRow, Table } from '../../../main/api/api.ts'
import type { Act } from '../../boards/kit/kit.ts'
import { client } from '../../ui/client/client.ts'

interface Asked {
  readonly match: string
  readonly at: string
}
type Ask = (at: Asked) => Promise<Answer<Change>>

/** A change that takes longer than this, in milliseconds, shows that it is under way. */
const SHOWN_AFTER = 150

interface ChangeOptions {
  /** The match and the step its table is at; null when no table is open. */
  readonly at: () => Asked | null
  /** Applies a change, and calls `done` when it is shown. */
  readonly take: (change: Change, done: () => void) => Promise<void>
  /** Called with why a change was refused; with null when the next one is requested. */
  readonly failed: (error: ApiError | null) => void
}

export const useChanges = ({ at, take, failed }: ChangeOptions) => {
  /** A request that changes the table is under way. */
  const busy = ref(false)
  /** It has been under way long enough for people to see it; usual ones are done before anything need be drawn. */
  const isSlow = ref(false)
  watch(
    busy,
    (isBusy, _, onCleanup) => {
      isSlow.value = false
      if (!isBusy) return
      const timer = setTimeout(() => (isSlow.value = true), SHOWN_AFTER)
      onCleanup(() => clearTimeout(timer))
    },
    { flush: 'sync' },
  )
  const run = async (ask: Ask, asked: Asked): Promise<boolean> => {
    busy.value = true
    failed(null)
    const answer = await ask(asked)
    const done = (): void => {
      busy.value = false
    }
    if (answer.ok) await take(answer.value, done)
    else {
      // Once the window has left the match, its screen has no place to show the refusal.
      if (at()?.match === asked.match) failed(answer.error)
      done()
    }
    return answer.ok
  }
  let running = Promise.resolve(true)
  /** Requests a change and applies it; does nothing while another one is under way. True if it was done. */
  const change = async (ask: Ask): Promise<boolean> => {
    const now = at()
    if (busy.value || now === null) return false
    running = run(ask, now)
    return running
  }
  /** Waits for the changes under way, then requests this one if the same match is still open. True if it was done. */
  const changeLater = async (ask: Ask): Promise<boolean> => {
    const match = at()?.match
    while (busy.value) await running
    return at()?.match === match && change(ask)
  }
  return { busy, isSlow, change, changeLater }
}

interface CommandOptions extends Pick<ChangeOptions, 'take' | 'failed'> {
  readonly table: () => Table | null
  /** The step shown. */
  readonly at: () => string
  /** The earlier step that is being corrected. */
  readonly correcting: ComputedRef<StepRow | null>
  /** Shows the step the table is at, to play on there. */
  readonly returnToTip: () => Promise<void>
}

export const useCommands = ({ table, at, correcting, take, failed, returnToTip }: CommandOptions) => {
  const { busy, isSlow, change, changeLater } = useChanges({
    at: () => {
      const now = table()
      return now === null ? null : { match: now.match, at: now.tip }
    },
    take,
    failed,
  })
  const changeAndReturn = async (ask: Ask): Promise<boolean> => {
    const done = await change(ask)
    if (done) await returnToTip()
    return done
  }

  /** Tries an action without doing it: the events it would cause, or why it is refused. */
  const foresee = (action: Act): Promise<Answer<Output<'table.check'>>> => {
    const { match = '', tip = '' } = table() ?? {}
    const where = correcting.value ? { at: tip, instead: correcting.value.id } : { at: at() }
    return client.request('table.check', { match, ...where, action })
  }

  return {
    busy,
    isSlow,
    foresee,
    /** Why an action is illegal, or null if it is legal. */
    async check(action: Act): Promise<ApiError | null> {
      if (table() === null) return null
      const answer = await foresee(action)
      return answer.ok ? null : answer.error
    },
    act: (action: Act) => change((now) => client.request('table.act', { ...now, action })),
    enter: (outcome: Act) => change((now) => client.request('table.enter', { ...now, outcome })),
    roll: () => change((now) => client.request('table.roll', now)),
    undo: () => change((now) => client.request('table.undo', now)),
    redo: () => change((now) => client.request('table.redo', now)),
    undoTo: (step: string) => changeAndReturn((now) => client.request('table.goto', { ...now, step })),
    /** Corrects the step; without an action, chance rolls or draws again. Null if it was refused. */
    async correct(action?: Act): Promise<Corrected | null> {
      const step = correcting.value?.id ?? ''
      let corrected: Corrected | null = null
      await changeAndReturn(async (now) => {
        const answer = await client.request('table.correct', { ...now, step, ...(action && { action }) })
        if (answer.ok) corrected = answer.value.corrected
        return answer
      })
      return corrected
    },
    /** Tries a new line from a step; if chance acts there, `outcome` picks what it does. True if it was done. */
    tryFrom(step: string, outcome?: Act): Promise<boolean> {
      const asked = { step, ...(outcome === undefined ? {} : { outcome }) }
      return changeAndReturn(({ match }) => client.request('table.branch', { match, ...asked }))
    },
    playOn: (branch: string) =>
      changeAndReturn(({ match }) => client.request('table.switch', { match, branch })),
    renameBranch: (branch: string, name: string) =>
      change(({ match }) => client.request('table.renameBranch', { match, branch, name })),
    deleteBranch: (branch: string) =>
      change(({ match }) => client.request('table.deleteBranch', { match, branch })),
    promoteBranch: (branch: string, name: string, early = false) =>
      change(({ match }) => client.request('table.promote', { match, branch, name, early })),
    recoverBranch: (branch: string) =>
      change(({ match }) => client.request('table.recoverBranch', { match, branch })),
    /** Lifts the curtain for a seat. */
    liftCurtain: (seat: number) =>
      changeLater(({ match }) => client.request('table.liftCurtain', { match, seat })),
    /** Sets whether one person enters the actions of all seats. */
    writeAlone: (alone: boolean) =>
      changeLater(({ match }) => client.request('table.writeAlone', { match, alone })),
    /** The events by which the seat at the screen has just learnt something in secret; null once the screen was passed on. */
    async learned(): Promise<readonly GameEvent[] | null> {
      const answer = await client.request('table.learned', { match: table()?.match ?? '' })
      return answer.ok ? answer.value.events : null
    },
    /** Passes the screen on, or hides what the only person has learnt. */
    passOn: () => changeLater(({ match }) => client.request('table.passOn', { match })),
  }
}
