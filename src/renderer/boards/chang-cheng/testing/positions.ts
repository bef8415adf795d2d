/** Real positions of Chang Cheng for tests of the board: the engine's own, and what is told on the way. */
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import { decide } from '../../../../engine/games/chang-cheng/rules/decide.ts'
import { evolve } from '../../../../engine/games/chang-cheng/position/evolve.ts'
import { project } from '../../../../engine/games/chang-cheng/view/project.ts'
import { does, position, type Wanted } from '../../../../engine/games/chang-cheng/testing/position.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/types.ts'
import type { Viewer } from '../../../../engine/kernel/seat.ts'
import type { SeatRow } from '../../../../main/api/api.ts'

export interface RecordedPosition {
  readonly view: View
  readonly story: readonly Event[]
}

/** A position, some actions in the notation, and how it is shown; an illegal one is a broken test. */
export const recordedPositions = (
  wanted: Wanted,
  actions: readonly string[] = [],
  viewer: Viewer = 'all',
): RecordedPosition => {
  let state = position(wanted)
  const story: Event[] = []
  for (const text of actions) {
    const decision = decide(state, does(text))
    if (!decision.ok) throw new Error(`${text}: ${decision.refusal.code}`)
    story.push(...decision.events)
    state = decision.events.reduce(evolve, state)
  }
  return { view: project(state, viewer), story }
}

export const SEATS: readonly SeatRow[] = [
  { name: 'Ada', colour: 1, player: { kind: 'person' } },
  { name: 'Bo', colour: 2, player: { kind: 'person' } },
]
export const NAMES = ['Ada', 'Bo'] as const
