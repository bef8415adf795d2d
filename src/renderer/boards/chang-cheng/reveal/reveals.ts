/**
 * How far the board has played the reveals of the last steps, for each viewer, and the attack at the end of the match.
 */
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { Province } from '../../../../engine/games/chang-cheng/components/layout.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import type { Shown } from '../../kit/session.ts'
import type { Pace } from '../../kit/reveal.ts'
import { isPartOfReveal, revealScriptsOf, type RevealScript } from './revealScript.ts'

/** The session fields of reveals. */
export interface Reveals {
  /** Reveals on the board, the current one first. */
  reveals: readonly RevealScript[]
  /** The beat of the current reveal. */
  beat: number
  /** Nothing plays by itself: the match is in review, or over. */
  isPaused: boolean
  /** The match is over: the last reveal appears only on request. */
  onRequest: boolean
  /** The last attack is playing on the board; the result waits for it. */
  attack: boolean
  /** The beat of the attack. */
  attackBeat: number
  /** How fast beats follow one another. */
  pace: Pace
  /** The last reveal of the match. */
  last: RevealScript | null
  /** Beats of each province's reveal that a viewer has seen, by `viewer province`. */
  watched: ReadonlyMap<string, number>
  /** The previous position was shown in review. */
  wasReviewing: boolean
}

export const initialReveals = (): Reveals => ({
  reveals: [],
  beat: 0,
  isPaused: false,
  onRequest: false,
  attack: false,
  attackBeat: 0,
  pace: 'slow',
  last: null,
  watched: new Map(),
  wasReviewing: false,
})

type State = Reveals & {
  /** Names the position; starts with its viewer. */
  readonly at: string
}

const viewerIn = (at: string): string => at.split(':')[0] ?? ''
const isOver = ({ beats }: RevealScript): boolean => beats.at(-1)?.is === 'scored'
const keyOf = (at: string, { province }: RevealScript): string => `${viewerIn(at)} ${province}`

const seen = ({ watched, at }: State, reveal: RevealScript): number => watched.get(keyOf(at, reveal)) ?? 0
const seenByAny = ({ watched }: State, { province }: RevealScript): number =>
  Math.max(0, ...[...watched].map(([key, beats]) => (key.endsWith(` ${province}`) ? beats : 0)))
const watch = (state: State, at: string, reveal: RevealScript, beats: number): void => {
  state.watched = new Map(state.watched).set(keyOf(at, reveal), beats)
}

/** Provinces that were scored before the viewer's last action. */
const passedBy = (at: string, events: readonly Event[]): ReadonlySet<Province> => {
  const isOwn = (event: Event): boolean =>
    event.type === 'action.chosen' && String(event.seat) === viewerIn(at)
  const before = events.slice(0, Math.max(0, events.findLastIndex(isOwn)))
  return new Set(before.flatMap((event) => (event.type === 'province.scored' ? [event.province] : [])))
}

/** Whether a reveal still applies to this position; one that was undone does not. */
const concerns = (view: View, reveal: RevealScript): boolean => {
  const { province } = reveal
  const result = view.provinces.find((each) => each.province === province)?.result ?? null
  return isOver(reveal) ? result !== null : view.reveal?.province === province
}

/** Ends the current reveal for this viewer and starts the next, if there is one. */
export const endReveal = (state: State): void => {
  const [first, ...rest] = state.reveals
  if (first === undefined) return
  watch(state, state.at, first, first.beats.length)
  state.reveals = rest
  state.beat = 0
}

/** Ends the attack, played or skipped: the result appears, and the last reveal stays available on request. */
export const endAttack = (state: State): void => {
  state.attack = false
  state.onRequest = true
  state.reveals = state.last === null ? [] : [state.last]
  state.beat = 0
}

/** Plays the next beat; after the last one the reveal is over, unless it waits for a choice. */
export const nextBeat = (state: State): void => {
  const [front] = state.reveals
  if (front === undefined) return
  if (state.beat < front.beats.length - 1) {
    state.beat += 1
    // The result of a choice takes the choice's place, and has not been shown yet.
    const isDue = front.beats[state.beat]?.is === 'due'
    watch(state, state.at, front, isDue ? state.beat : state.beat + 1)
  } else if (front.beats.at(-1)?.is !== 'due') endReveal(state)
}

/** Whether something is playing by itself; a choice to be made waits for its seat. */
export const isPlaying = ({ reveals, beat, attack, isPaused }: State): boolean => {
  const now = reveals[0]?.beats[beat]
  return attack || (!isPaused && now !== undefined && now.is !== 'due')
}
/** Skips to the end of all reveals. */
export const skipReveals = (state: State): void => {
  if (state.attack) endAttack(state)
  while (isPlaying(state)) nextBeat(state)
}

/** Before the screen is passed on: finished reveals do not play again for the viewers of the public board. */
const passOn = (state: State, from: string, to: string): void => {
  if (state.wasReviewing || viewerIn(from) !== 'public' || viewerIn(to) === 'public') return
  for (const reveal of state.reveals) if (isOver(reveal)) watch(state, from, reveal, reveal.beats.length)
}

/** In review, the reveal the current step ends. */
const showRecorded = (state: State, all: readonly RevealScript[], events: readonly Event[]): void => {
  state.reveals = events.some(isPartOfReveal) ? all.slice(-1) : []
  state.beat = (state.reveals[0]?.beats.length ?? 1) - 1
}

/** Records what this viewer need not see again: what is past, skipped, or was watched by another viewer. */
const noteWatched = (
  state: State,
  all: readonly RevealScript[],
  { at, recentEvents, events }: Shown<View, Event>,
  { comesFromRecord, isForward, isEnd }: Readonly<Record<'comesFromRecord' | 'isForward' | 'isEnd', boolean>>,
): void => {
  const viewer = viewerIn(at)
  const known = new Set(all.map((reveal) => keyOf(at, reveal)))
  // An undone reveal plays again when it happens again; one that was only navigated past does not.
  state.watched = new Map(
    [...state.watched].filter(([key]) => !key.startsWith(`${viewer} `) || known.has(key)),
  )
  // Trying something from a step of the record plays the reveal of that step and nothing older. Reveals before an
  // undone step, or before one jumped to, do not play again.
  const older = events.some(isPartOfReveal) ? all.slice(0, -1) : all
  const past = comesFromRecord ? older : isForward ? [] : all
  for (const reveal of past) watch(state, at, reveal, reveal.beats.length - (isOver(reveal) ? 0 : 1))
  // A viewer who has acted since does not wait for a reveal.
  const passed = passedBy(at, recentEvents)
  for (const reveal of all)
    if (isOver(reveal) && passed.has(reveal.province)) watch(state, at, reveal, reveal.beats.length)
  // At the end all seats look together, so a reveal that one of them watched does not play again.
  if (isEnd) for (const reveal of all) watch(state, at, reveal, seenByAny(state, reveal))
}

/** Follows a position: plays new reveals if a step forward led to it. `before` names the position shown before. */
export const showReveals = (state: State, shown: Shown<View, Event>, before: string): void => {
  const { view, at, reviewing, recentEvents, events, newEvents, still } = shown
  const isForward = newEvents.length > 0
  passOn(state, before, at)
  const comesFromRecord = state.wasReviewing && !reviewing
  state.wasReviewing = reviewing
  const isEnd = view.stage === 'over' && !reviewing
  state.isPaused = reviewing || isEnd
  state.attack = isEnd && isForward && !still
  state.onRequest = isEnd && !state.attack
  state.attackBeat = 0
  const all = revealScriptsOf(recentEvents).filter((reveal) => concerns(view, reveal))
  state.last = all.at(-1) ?? null
  // A match opened in the middle plays only a reveal under way, to each of its viewers.
  if (before === '')
    for (const reveal of all.filter(isOver))
      for (const viewer of ['public', 'all', ...view.players.keys()])
        watch(state, String(viewer), reveal, reveal.beats.length)
  if (reviewing) return showRecorded(state, all, events)
  noteWatched(state, all, shown, { comesFromRecord, isForward, isEnd })
  state.reveals = all.filter(
    (reveal) => reveal.beats.length > seen(state, reveal) || reveal.beats.at(-1)?.is === 'due',
  )
  // Afterwards keep only the last reveal, available on request.
  if (state.onRequest) {
    state.reveals = all.slice(-1)
    state.beat = 0
    return
  }
  const [front] = state.reveals
  // Do not repeat beats that this viewer has seen.
  state.beat = front === undefined ? 0 : Math.min(seen(state, front), front.beats.length - 1)
}
