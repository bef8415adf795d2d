/** How far the board has told the disasters of the last steps. */
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { EventId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import type { Pace } from '../../kit/reveal.ts'
import type { Shown } from '../../kit/session.ts'
import { disasterLogOf } from '../sheet/disasterLog.ts'
import { beatsOf, tellingsOf, type Beat, type Telling } from './telling.ts'

/** The session fields of disasters that are told. */
export interface Reveals {
  /** Disasters to tell, the current one first. */
  tellings: readonly Telling[]
  /** The beat of the current one. */
  beat: number
  /** How fast beats follow one another. */
  pace: Pace
  /** How many damages of each disaster were told. Everyone at the screen sees the same, so one telling is enough. */
  told: ReadonlyMap<EventId, number>
}

export const initialReveals = (): Reveals => ({ tellings: [], beat: 0, pace: 'quick', told: new Map() })

export const beatIn = ({ tellings, beat }: Reveals): Beat | undefined => {
  const [front] = tellings
  return front === undefined ? undefined : beatsOf(front)[beat]
}

/** Ends the current telling and starts the next, if there is one. */
export const endTelling = (state: Reveals): void => {
  state.tellings = state.tellings.slice(1)
  state.beat = 0
}

/** Skips to the complete cost of the current disaster. */
export const toCost = (state: Reveals): void => {
  const [front] = state.tellings
  if (front !== undefined) state.beat = beatsOf(front).length - 1
}

/** Ends everything that is being told. */
export const endTellings = (state: Reveals): void => {
  state.tellings = []
  state.beat = 0
}

/** The next beat; after the last one the telling is over. */
export const nextBeat = (state: Reveals): void => {
  const [front] = state.tellings
  if (front === undefined) return
  if (state.beat < beatsOf(front).length - 1) state.beat += 1
  else endTelling(state)
}

/** Whether the current beat is the last of its district: nothing moves any more. */
export const isSettled = (state: Reveals): boolean => {
  const beat = beatIn(state)
  return beat === undefined || beat.is === 'costs' || beat.is === 'over'
}

/** Finishes what is moving; if nothing is, goes to the next district, and at last to the table. */
export const goOn = (state: Reveals): void => {
  if (isSettled(state)) nextBeat(state)
  else while (!isSettled(state)) nextBeat(state)
}

/** Tells a disaster from its beginning, however often it has been told. */
export const tellAgain = (state: Reveals, telling: Telling): void => {
  state.tellings = [telling]
  state.beat = 0
}

/** Follows a position: tells the damage of the steps forward that led to it. `opens`: it is the first on the board. */
export const showDisasters = (state: Reveals, shown: Shown<View, Event>, opens: boolean): void => {
  const { view, reviewing, recentEvents, newEvents } = shown
  const log = disasterLogOf(recentEvents)
  const isForward = newEvents.length > 0 && !reviewing && !opens
  if (!isForward) endTellings(state)
  else {
    const [front] = state.tellings
    // A telling under way goes on with its own scenes; what has come since follows it.
    const fresh = tellingsOf(view, log, (event) => state.told.get(event) ?? 0)
    const added = newEvents.some(({ type }) => type === 'building.damaged' || type === 'building.collapsed')
    if (added) state.tellings = [...state.tellings, ...fresh]
    if (front === undefined) state.beat = 0
  }
  const told = new Map<EventId, number>()
  for (const { event, damage } of log) if (event !== 'end') told.set(event, damage.length)
  state.told = told
}
