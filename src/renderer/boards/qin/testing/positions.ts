/** Real positions of Qin for tests of the board, reached by playing through the engine. */
import type { Event } from '../../../../engine/games/qin/event.ts'
import { qin } from '../../../../engine/games/qin/index.ts'
import { parseNotation } from '../../../../engine/games/qin/text/notation.ts'
import type { View } from '../../../../engine/games/qin/view/schema.ts'
import type { Viewer } from '../../../../engine/kernel/seat.ts'

export interface RecordedPosition {
  readonly view: View
  readonly story: readonly Event[]
}

const HANDS = ['1+R-R R-R R-B', '2+R-Y Y-Y B-B'] as const

/** Two seats on the bird side, dealt as above, after some actions in the notation; throws if one is illegal. */
export const played = (lines: readonly string[], viewer: Viewer = 'all'): RecordedPosition => {
  let state = qin.start({
    options: { side: 'bird', firstSeat: 1, villageTie: 'neutral', openHands: 'off' },
    seats: 2,
  })
  const story: Event[] = []
  for (const line of [...HANDS, ...lines]) {
    const action = parseNotation(line)
    if (action === undefined) throw new Error(`${line} is no action`)
    const decision = qin.decide(state, action)
    if (!decision.ok) throw new Error(`${line}: ${decision.refusal.code}`)
    for (const event of decision.events) {
      state = qin.evolve(state, event)
      story.push(event)
    }
  }
  return { view: qin.view(state, viewer), story }
}
