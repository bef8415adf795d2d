import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { goldenText } from '../../kernel/testing/golden.ts'
import { quakeNopoly } from './index.ts'
import { OPTIONS } from './testing/position.ts'
import { greedyAction } from './bot/greedy-action.ts'

// `UPDATE_GOLDEN=1 npx vitest run golden` writes the records anew after a wanted change of the rules or the deck.
it.each([
  { seats: 2, variant: 'standard', roles: 'random' },
  { seats: 4, variant: 'standard', roles: 'choose' },
  { seats: 6, variant: 'standard', roles: 'random' },
  { seats: 2, variant: 'beginner', roles: 'choose' },
  { seats: 4, variant: 'beginner', roles: 'random' },
  { seats: 6, variant: 'beginner', roles: 'random' },
] as const)(
  'QK-27 a whole $variant match of $seats seats is decided as it was recorded',
  ({ seats, variant, roles }) => {
    const file = new URL(`testing/${seats}-${variant}.golden.json`, import.meta.url)
    const options = { ...OPTIONS, variant, roles, firstSeat: 'random' } as const
    const text = goldenText(quakeNopoly, { options, seats }, 'golden', greedyAction)
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text)
    expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'))
  },
)
