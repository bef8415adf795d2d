/** Keeps a draft with its position, so that a player can look elsewhere, come back, and go on with it. */
import { onScopeDispose, watch } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { TrayProps } from './kit.ts'
import type { Shown } from './session.ts'
import { isStill } from './still.ts'

/** The part of a session that follows a board's positions and keeps the draft of each. */
interface Showing<View, Event, Draft> {
  readonly show: (shown: Shown<View, Event>) => void
  /** The unfinished work in the current position; null if nothing is begun. */
  readonly keep: () => Draft | null
  /** Drops the choices in the current position. */
  readonly drop: () => void
  /** Restores what `keep` returned. */
  readonly restore: (draft: Draft) => void
  /** The question a position asks players to answer; null where a draft fits only that position. */
  readonly asked: (view: View) => unknown
}

interface Kept {
  readonly draft: unknown
  /** The question the draft answers; it also fits a corrected position with the same question. */
  readonly asked: string
}

/** By position name; kept also while the player is on another screen. */
const kept = new Map<string, Kept>()
/** Enough for moving back and forth; the oldest draft is dropped first. */
const MOST = 50
/** For each board on the page, the callback for a draft that arrives at its position. */
const shown = new Set<() => void>()

/** Names a position as one viewer sees it (the prop `at` of a board). */
export const positionName = (position: { readonly viewer: Viewer; readonly step: string } | null): string =>
  `${position?.viewer}:${position?.step}`
const eyesOf = (name: string): string => name.slice(0, name.indexOf(':'))

/** Drops the drafts of other seats before the screen is passed to a seat that must not see them. */
const forgetOtherSeats = (name: string): void => {
  const eyes = eyesOf(name)
  if (!/^\d/.test(eyes)) return
  for (const each of kept.keys()) if (/^\d/.test(each) && eyesOf(each) !== eyes) kept.delete(each)
}

/**
 * Moves a draft to the position that a correction put in place of its own, where it stays if the question is the same.
 */
export const carryDraft = (from: string, to: string): void => {
  const found = kept.get(from)
  if (found === undefined) return
  kept.delete(from)
  kept.set(to, found)
  for (const restore of shown) restore()
}

/**
 * Puts a draft out of sight while advice is shown, which it would look like. It comes back with the advice closed, if
 * the player has begun nothing else in its position.
 */
const putAsideForAdvice = <Draft>(
  props: TrayProps,
  session: Pick<Showing<never, never, Draft>, 'keep' | 'drop' | 'restore'>,
): void => {
  let aside: { readonly at: string; readonly draft: Draft } | null = null
  watch(
    () => !props.reviewing && (props.advised ?? null) !== null,
    (isAdvised) => {
      const draft = session.keep()
      if (isAdvised) {
        aside = draft === null ? null : { at: props.at, draft }
        session.drop()
      } else if (aside?.at === props.at && draft === null) session.restore(aside.draft)
    },
  )
}

/**
 * Shows the session every position of the board, while the calling component lives, and keeps the draft of each. A step
 * forward ends the draft of the position it leaves.
 */
export const useShownPosition = <View, Event, Draft>(
  props: TrayProps,
  session: Showing<View, Event, Draft>,
): void => {
  let [at, view, wasReviewing] = ['', props.view, true]
  // The views and events a board receives are its own game's.
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
    // Stored by a board of the same game, under this position's name or its name before a correction.
    if (found.asked === questionIn(view)) session.restore(found.draft as Draft)
  }
  /** Review allows no choices, so only restore a draft begun before. */
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
  putAsideForAdvice(props, session)
  shown.add(restore)
  onScopeDispose(() => {
    shown.delete(restore)
    leave()
  })
}
