import { it } from 'vitest'
import { checkGolden } from '../../kernel/testing/golden.ts'
import { quakeNopoly } from './index.ts'
import { OPTIONS } from './testing/position.ts'
import { greedyAction } from './bot/greedy-action.ts'

it.each([
  { seats: 2, variant: 'standard', roles: 'random' },
  { seats: 4, variant: 'standard', roles: 'choose' },
  { seats: 6, variant: 'standard', roles: 'random' },
  { seats: 2, variant: 'beginner', roles: 'choose' },
  { seats: 4, variant: 'beginner', roles: 'random' },
  { seats: 6, variant: 'beginner', roles: 'random' },
] as const)(
  'QK-27 a whole $variant match of $seats seats is decided as it was recorded',
  async ({ seats, variant, roles }) => {
    const file = `./testing/${seats}-${variant}.golden.json`
    const options = { ...OPTIONS, variant, roles, firstSeat: 'random' } as const
    await checkGolden(quakeNopoly, { options, seats }, greedyAction, file)
  },
)
