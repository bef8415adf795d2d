import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { goldenText } from '../../kernel/testing/golden.ts'
import { changCheng } from './index.ts'
import { greedy } from './testing/greedy.ts'
import { OPTIONS } from './testing/position.ts'

// `UPDATE_GOLDEN=1 npx vitest run golden` writes the records anew after a wanted change of the rules.
it.each([
  { seats: 2, neutral: 'on', events: 'none', memory: 'notes' },
  { seats: 2, neutral: 'off', events: 'diplomacy-scouting', memory: 'once' },
  { seats: 3, neutral: 'on', events: 'random', memory: 'notes' },
  { seats: 3, neutral: 'on', events: 'none', memory: 'once' },
  { seats: 4, neutral: 'on', events: 'none', memory: 'notes' },
  { seats: 4, neutral: 'on', events: 'overlord-reward', memory: 'notes' },
] as const)(
  'CC-34 a whole match of $seats seats, neutral $neutral, events $events, is decided as it was recorded',
  (row) => {
    const { seats, ...chosen } = row
    const file = new URL(`testing/${seats}-${chosen.neutral}-${chosen.events}.golden.json`, import.meta.url)
    const options = { ...OPTIONS, ...chosen, board1: 'random', board2: '2B', firstSeat: 'random' } as const
    const text = goldenText(changCheng, { options, seats }, 'golden', greedy)
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text)
    expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'))
  },
)
