import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { goldenText } from '../../kernel/testing/golden.ts'
import { qin } from './index.ts'
import { grasping } from './testing/grasping.ts'
import { OPTIONS } from './testing/position.ts'

// `UPDATE_GOLDEN=1 npx vitest run golden` writes the records anew after a wanted change of the rules.
it.each([
  { seats: 2, villageTie: 'neutral', firstSeat: 1 },
  { seats: 3, villageTie: 'keep', firstSeat: 'random' },
  { seats: 4, villageTie: 'neutral', firstSeat: 3 },
] as const)('QIN-G4 a whole match of $seats seats on both sides is decided as it was recorded', (row) => {
  const { seats, ...chosen } = row
  const file = new URL(`testing/both-${seats}.golden.json`, import.meta.url)
  const text = goldenText(
    qin,
    { options: { ...OPTIONS, ...chosen, side: 'both' }, seats },
    'golden',
    grasping,
  )
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text)
  expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'))
})
