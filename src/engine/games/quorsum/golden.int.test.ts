import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { goldenText } from '../../kernel/testing/golden.ts'
import { quorsum } from './index.ts'
import { homeward } from './testing/homeward.ts'

const FILE = new URL('testing/race-to-3.golden.json', import.meta.url)

// `UPDATE_GOLDEN=1 npx vitest run golden` writes the record anew after a wanted change of the rules.
it('QO-22 a whole match to 3 points is decided as it was recorded', () => {
  const setup = { options: { raceTo: 3, flipLock: 'reply' }, seats: 2 } as const
  const text = goldenText(quorsum, setup, 'golden', homeward)
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(FILE, text)
  expect(text.split('\n')).toEqual(readFileSync(FILE, 'utf8').split('\n'))
})
