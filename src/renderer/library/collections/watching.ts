/** How far the matches of a collection were watched. */
import type { Router } from 'vue-router'
import type { MatchRow } from '../../../main/api/api.ts'
import { addressIn } from '../../match/address/tableAddress.ts'

/** Seconds a reader spends on a step, for the estimate of how long a match takes to watch. */
const SECONDS = 6

/** Minutes to watch that many steps, at least one. */
export const minutesOf = (steps: number): number => Math.max(1, Math.round((steps * SECONDS) / 60))

/** From so many minutes on hours are enough. */
const LONG = 120

/** The text of `collections` that says how long it takes: in minutes, or in hours. */
export const durationOf = (
  minutes: number,
  is: 'takes' | 'left',
): { readonly k: string; readonly p: { readonly n: number } } =>
  minutes < LONG
    ? { k: `collections.${is}.minutes`, p: { n: minutes } }
    : { k: `collections.${is}.hours`, p: { n: Math.round(minutes / 60) } }

type Played = Pick<MatchRow, 'id' | 'played'>

export interface Watched {
  /** The furthest step watched. */
  readonly at: number
  readonly isDone: boolean
}

export const watchedIn = ({ id, played }: Played, watched: Readonly<Record<string, number>>): Watched => {
  const at = Math.min(watched[id] ?? 0, played)
  return { at, isDone: at > 0 && at >= played }
}

/** The match to go on with: the first that was not watched to its end; undefined if all were. */
export const nextOf = <R extends Played>(
  rows: readonly R[],
  watched: Readonly<Record<string, number>>,
): R | undefined => rows.find((row) => !watchedIn(row, watched).isDone)

/** While this match is reviewed, reports each further step the address names. */
export const followWatching = (router: Router, match: string, report: (at: number) => void): void => {
  let reached = 0
  const stop = router.afterEach(({ name, params, query }) => {
    if (name !== 'table' || params['match'] !== match) return stop()
    const at = addressIn(query).at?.number ?? 0
    if (at <= reached) return
    reached = at
    report(at)
  })
}
