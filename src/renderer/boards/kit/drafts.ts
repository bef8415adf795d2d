/** Drafts: each stays with its position, so people who look elsewhere and come back go on with it. */
import { onScopeDispose, watch } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { TrayProps } from './kit.ts'
import type { Shown } from './session.ts'
import { isStill } from './still.ts'

/** The part of a session that follows the positions of a board and keeps what is half made in each. */
interface Showing<View, Event, Draft> {
  readonly show: (shown: Shown<View, Event>) => void
  /** What is half made in the position shown; null where nothing is begun. */
  readonly keep: () => Draft | null
  /** Puts back what was kept. */
  readonly restore: (draft: Draft) => void
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
/** What each board on the page does when a draft comes to its position. */
const shown = new Set<() => void>()

/** Names a position as one viewer sees it (`at` of a board's props). */
export const positionName = (position: { readonly viewer: Viewer; readonly step: string } | null): string =>
  `${position?.viewer}:${position?.step}`
const eyesOf = (name: string): string => name.slice(0, name.indexOf(':'))

/** Drops the drafts of other seats: the seat that has the screen now must not see them. */
const forgetOtherSeats = (name: string): void => {
  const eyes = eyesOf(name)
  if (!/^\d/.test(eyes)) return
  for (const each of kept.keys()) if (/^\d/.test(each) && eyesOf(each) !== eyes) kept.delete(each)
}

/** Moves a draft to the position that a correction put in the place of its own; it goes on there if the same is asked. */
export const carryDraft = (from: string, to: string): void => {
  const found = kept.get(from)
  if (found === undefined) return
  kept.delete(from)
  kept.set(to, found)
  for (const restore of shown) restore()
}

/**
 * Shows the session every position the board is given, at once and as long as the calling component lives, and keeps
 * what is half made in each. A step forward from the position ends its draft: it was acted on.
 */
export const useShownPosition = <View, Event, Draft>(
  props: TrayProps,
  session: Showing<View, Event, Draft>,
): void => {
  let [at, view, wasReviewing] = ['', props.view, true]
  // A board knows its own game, and is given no other's views and events.
  const questionIn = (of: unknown): string => JSON.stringify(session.asked(of as View) ?? of)
  const ofGame = (events: readonly unknown[]): readonly Event[] => events as readonly Event[]
  const keep = (): void => {
    const draft = session.keep()
    kept.delete(at)
    if (draft === null) return
    kept.set(at, { draft, asked: questionIn(view) })
    const oldest = kept.keys().next().value
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  }
  const restore = (): void => {
    const found = kept.get(at)
    if (found === undefined || wasReviewing || session.keep() !== null) return
    // Kept under the name of this position, or of the one before a correction, by a board of the same game.
    if (found.asked === questionIn(view)) session.restore(found.draft as Draft)
  }
  /** In review nothing is chosen; there only what was begun before is kept. */
  const leave = (): void => {
    if (at !== '' && (!wasReviewing || session.keep() !== null)) keep()
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
      session.show({
        view: props.view as View,
        at: props.at,
        reviewing: props.reviewing,
        events: ofGame(props.events),
        recentEvents: ofGame(props.story),
        newEvents: ofGame(props.newEvents),
        still: isStill(),
      })
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
