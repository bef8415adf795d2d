import { it } from 'vitest'
import { checkGolden } from '../../kernel/testing/golden.ts'
import { sanMarco } from './index.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { OPTIONS } from './testing/position.ts'

it.each([
  { seats: 3, firstSeat: 'random', bridgeLimit: 'auto' },
  { seats: 4, firstSeat: 2, bridgeLimit: 'auto' },
] as const)(
  'SM-46 a whole match of $seats seats is decided as it was recorded',
  async ({ seats, ...chosen }) => {
    const file = `./testing/${seats}.golden.json`
    await checkGolden(sanMarco, { options: { ...OPTIONS, ...chosen }, seats }, purposefulAction, file)
  },
)
