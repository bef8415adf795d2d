/** Real positions of Quorsum for tests of the board, reached by playing through the engine. */
import { quorsum } from '../../../../engine/games/quorsum/index.ts'
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Options } from '../../../../engine/games/quorsum/state.ts'
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import type { View } from '../../../../engine/games/quorsum/view/schema.ts'

/** A1 dark 3, B1 light 4, C1 light 2, D1 light 6 / A2 dark 5 …, chosen so that pawns are soon free or stuck. */
const ROWS = ['d3 l4 l2 l6', 'd5 d2 l3 l2', 'l6 d4 d3 d5', 'l2 l5 l4 d6'] as const

const tiles = ROWS.join(' ')
  .split(' ')
  .map((text) => ({ side: text.startsWith('d') ? 'dark' : 'light', value: Number(text.charAt(1)) }))

export interface RecordedPosition {
  readonly view: View
  readonly story: readonly Event[]
}

/** Seat 0 has pawns on A1 and D4, seat 1 on D1 and A4, and the first turn is seat 0's. */
const OPENING: readonly object[] = [
  { type: 'lay', tiles },
  { type: 'roll', dice: [2] },
  { type: 'roll', dice: [5] },
  { type: 'choose', option: 'place' },
  { type: 'place', corners: [0, 1, 1, 0] },
]

/** The position after the opening and some more actions; throws if one is illegal. */
export const played = (...actions: readonly Action[]): RecordedPosition => playedWith({}, ...actions)

/** The same in a match with these options. */
export const playedWith = (options: Partial<Options>, ...actions: readonly Action[]): RecordedPosition => {
  let state = quorsum.start({ options: { raceTo: 1, flipLock: 'reply', ...options }, seats: 2 })
  const story: Event[] = []
  for (const raw of [...OPENING, ...actions]) {
    const decision = quorsum.decide(state, quorsum.schemas.action.parse(raw))
    if (!decision.ok) throw new Error(`${JSON.stringify(raw)}: ${decision.refusal.code}`)
    for (const event of decision.events) {
      state = quorsum.evolve(state, event)
      story.push(event)
    }
  }
  return { view: quorsum.view(state, 'all'), story }
}
