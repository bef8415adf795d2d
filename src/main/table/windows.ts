/** The connected windows, with the matches and viewers of each, and pushes to them. */
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import type { Change, PushOf } from '../api/api.ts'
import type { Pusher } from '../api/connection.ts'
import { tipOf, type OpenMatch } from './match.ts'
import { positionOf } from './view/position.ts'
import { rowsOf } from './view/rows.ts'
import { allowViewer, viewpointOf } from './viewpoint.ts'
import { tableOf, type Listed } from './view/snapshot.ts'

export interface Window {
  readonly push: Pusher
  /** The open matches, each with the viewer whose rows the window asked for last; null before it asked. */
  readonly opened: Map<MatchId, Viewer | null>
}

export interface Windows {
  connect(push: Pusher): Window
  disconnect(window: Window): void
  /** Subscribes the window to changes of the match. */
  open(window: Window, match: MatchId): void
  close(window: Window, match: MatchId): void
  /** Calls back when a window opens or closes a match, or disconnects. */
  onWatched(subscriber: () => void): void
  /** Pushes to every window. */
  announce: Pusher
  /** Pushes the table and the added steps to every window that has the match open, except `but`. */
  pushChange(match: OpenMatch, listed: Listed, added: readonly StepId[], but?: Window): void
  /** Pushes to every window that has the match open, except `but`. */
  pushTo<P extends 'notes.changed' | 'bots.changed' | 'analysis.changed'>(
    match: MatchId,
    push: P,
    value: PushOf<P>,
    but?: Window,
  ): void
  /** The matches that any window has open. */
  watched(): ReadonlySet<MatchId>
}

/** The viewer of a window's new rows: the one it asked for, if that is still allowed, else the viewpoint's. */
const viewerOf = (match: OpenMatch, window: Window): Viewer => {
  const asked = window.opened.get(match.id)
  if (asked === undefined || asked === null) return viewpointOf(match).viewer
  const allowed = allowViewer(match, asked)
  return allowed.ok ? allowed.value : viewpointOf(match).viewer
}

/** A change as one window may see it. */
export const changeFor = (
  match: OpenMatch,
  listed: Listed,
  added: readonly StepId[],
  window: Window,
): Change => {
  const viewer = viewerOf(match, window)
  const position = positionOf(match, tipOf(match), viewer)
  return {
    table: tableOf(match, listed),
    rows: rowsOf(match, added, viewer),
    position: position.ok ? position.value : null,
  }
}

export const createWindows = (): Windows => {
  const windows = new Set<Window>()
  const subscribers: (() => void)[] = []
  const watchedChanged = (): void => {
    for (const subscriber of subscribers) subscriber()
  }
  return {
    connect(push) {
      const window = { push, opened: new Map<MatchId, Viewer | null>() }
      windows.add(window)
      return window
    },
    disconnect(window) {
      windows.delete(window)
      window.opened.clear()
      watchedChanged()
    },
    open(window, match) {
      if (!window.opened.has(match)) window.opened.set(match, null)
      watchedChanged()
    },
    close(window, match) {
      window.opened.delete(match)
      watchedChanged()
    },
    onWatched: (subscriber) => void subscribers.push(subscriber),
    announce(push, value) {
      for (const window of windows) window.push(push, value)
    },
    pushChange(match, listed, added, but) {
      for (const window of windows)
        if (window !== but && window.opened.has(match.id))
          window.push('table.changed', changeFor(match, listed, added, window))
    },
    pushTo(match, push, value, but) {
      for (const window of windows) if (window !== but && window.opened.has(match)) window.push(push, value)
    },
    watched: () => new Set([...windows].flatMap((window) => [...window.opened.keys()])),
  }
}
