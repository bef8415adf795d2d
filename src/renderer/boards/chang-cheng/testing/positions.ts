/** Real positions of Chang Cheng for tests of the board, and the events that led to them. */
import { decide } from '../../../../engine/games/chang-cheng/rules/decide.ts'
import { evolve } from '../../../../engine/games/chang-cheng/position/evolve.ts'
import { project } from '../../../../engine/games/chang-cheng/view/project.ts'
import { does, position } from '../../../../engine/games/chang-cheng/testing/position.ts'
import { rulesUnderTest } from '../../../../engine/kernel/testing/rules.ts'
import type { SeatRow } from '../../../../main/api/api.ts'
import { recordedPositionsBy } from '../../kit/testing/recordedPositions.ts'

const { after } = rulesUnderTest({ decide, evolve, read: does, eventsOf: 'all' })
export const recordedPositions = recordedPositionsBy({ position, after, view: project })

export const SEATS: readonly SeatRow[] = [
  { name: 'Ada', colour: 1, player: { kind: 'person' } },
  { name: 'Bo', colour: 2, player: { kind: 'person' } },
]
export const NAMES = ['Ada', 'Bo'] as const
