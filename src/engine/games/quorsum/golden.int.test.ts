import { it } from 'vitest'
import { checkGolden } from '../../kernel/testing/golden.ts'
import { quorsum } from './index.ts'
import { purposefulAction } from './testing/purposeful-play.ts'

const FILE = './testing/race-to-3.golden.json'

it('QO-22 a whole match to 3 points is decided as it was recorded', async () => {
  const setup = { options: { raceTo: 3, flipLock: 'reply' }, seats: 2 } as const
  await checkGolden(quorsum, setup, purposefulAction, FILE)
})
