/** Half-made choices: each stays with its position, so who looks elsewhere and comes back goes on with it. */
import { onScopeDispose, watch } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { TrayProps } from './kit.ts'

/** What a board tells of the choice being made on it. */
export interface Draftable<View, Draft> {
  /** What is half made in the position shown; null where nothing is begun. */
  readonly read: () => Draft | null
  /** Lays it before people again. */
  readonly write: (draft: Draft) => void
  /** What a position asks people to enter; null where a draft fits that one position alone. */
  readonly asked: (view: View) => unknown
}

interface Kept {
  readonly draft: unknown
  /** The question it answers, by which it fits a position that took the place of its own. */
  readonly asked: string
}

/** By the names of positions; also while the table is left for another screen. */
const kept = new Map<string, Kept>()
/** Enough for going to and fro; the oldest goes first. */
const MOST = 50
/** Boards on the page, each to be told of drafts that come to its position. */
const shown = new Set<() => void>()

/** Names a position as one viewer sees it (`at` of a board's props). */
export const positionName = (position: { readonly viewer: Viewer; readonly step: string } | null): string =>
  `${position?.viewer}:${position?.step}`
const eyesOf = (name: string): string => name.slice(0, name.indexOf(':'))

/** What was half made by another seat is none of the business of the one who has the screen now. */
const forgetOtherSeats = (name: string): void => {
  const eyes = eyesOf(name)
  if (!/^\d/.test(eyes)) return
  for (const each of kept.keys()) if (/^\d/.test(each) && eyesOf(each) !== eyes) kept.delete(each)
}

/** A correction put one position in the place of another: what was half made there goes on here, if the same is asked. */
export const carryDraft = (from: string, to: string): void => {
  const found = kept.get(from)
  if (found === undefined) return
  kept.delete(from)
  kept.set(to, found)
  for (const restore of shown) restore()
}

/**
 * Calls `show` with every position the board is given, at once and as long as the calling component lives, and keeps
 * what is half made in each. A step forward from the position ends its draft: it was acted on.
 */
export const useShownPosition = <View, Draft>(
  props: TrayProps,
  show: () => void,
  { read, write, asked }: Draftable<View, Draft>,
): void => {
  let [at, view, wasReviewing] = ['', props.view, true]
  // A board knows its own game, and is given no other's views.
  const questionIn = (of: unknown): string => JSON.stringify(asked(of as View) ?? of)
  const keep = (): void => {
    const draft = read()
    kept.delete(at)
    if (draft === null) return
    kept.set(at, { draft, asked: questionIn(view) })
    const oldest = kept.keys().next().value
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  }
  const restore = (): void => {
    const found = kept.get(at)
    if (found === undefined || wasReviewing || read() !== null || found.asked !== questionIn(view)) return
    // Kept under the name of this position, or of the one before a correction, by a board of the same game.
    write(found.draft as Draft)
  }
  /** In the record nothing is chosen; there only what was begun before is kept. */
  const leave = (): void => {
    if (at !== '' && (!wasReviewing || read() !== null)) keep()
  }
  watch(
    [() => props.view, () => props.at, () => props.reviewing],
    () => {
      if (at !== props.at) {
        const isActedOn = props.newEvents.length > 0 && !props.reviewing && !wasReviewing
        if (isActedOn) kept.delete(at)
        else leave()
        forgetOtherSeats(props.at)
      }
      show()
      ;[at, view, wasReviewing] = [props.at, props.view, props.reviewing]
      restore()
    },
    { immediate: true },
  )
  shown.add(restore)
  onScopeDispose(() => {
    shown.delete(restore)
    leave()
  })
}
