import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { goldenText } from '../../kernel/testing/golden.ts'
import { sanMarco } from './index.ts'
import { ambitious } from './testing/ambitious.ts'
import { OPTIONS } from './testing/position.ts'

// `UPDATE_GOLDEN=1 npx vitest run golden` writes the records anew after a wanted change of the rules.
it.each([
  { seats: 3, firstSeat: 'random', bridgeLimit: 'auto' },
  { seats: 4, firstSeat: 2, bridgeLimit: 'auto' },
] as const)('SM-46 a whole match of $seats seats is decided as it was recorded', ({ seats, ...chosen }) => {
  const file = new URL(`testing/${seats}.golden.json`, import.meta.url)
  const text = goldenText(sanMarco, { options: { ...OPTIONS, ...chosen }, seats }, 'golden', ambitious)
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text)
  expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'))
})
