import { it } from 'vitest'
import { checkGolden } from '../../kernel/testing/golden.ts'
import { changCheng } from './index.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { OPTIONS } from './testing/position.ts'

it.each([
  { seats: 2, neutral: 'on', events: 'none', memory: 'notes' },
  { seats: 2, neutral: 'off', events: 'diplomacy-scouting', memory: 'once' },
  { seats: 3, neutral: 'on', events: 'random', memory: 'notes' },
  { seats: 3, neutral: 'on', events: 'none', memory: 'once' },
  { seats: 4, neutral: 'on', events: 'none', memory: 'notes' },
  { seats: 4, neutral: 'on', events: 'overlord-reward', memory: 'notes' },
] as const)(
  'CC-34 a whole match of $seats seats, neutral $neutral, events $events, is decided as it was recorded',
  async (row) => {
    const { seats, ...chosen } = row
    const file = `./testing/${seats}-${chosen.neutral}-${chosen.events}.golden.json`
    const options = { ...OPTIONS, ...chosen, board1: 'random', board2: '2B', firstSeat: 'random' } as const
    await checkGolden(changCheng, { options, seats }, purposefulAction, file)
  },
)
