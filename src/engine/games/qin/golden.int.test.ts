import { it } from 'vitest'
import { checkGolden } from '../../kernel/testing/golden.ts'
import { qin } from './index.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { OPTIONS } from './testing/position.ts'

it.each([
  { seats: 2, villageTie: 'neutral', firstSeat: 1 },
  { seats: 3, villageTie: 'keep', firstSeat: 'random' },
  { seats: 4, villageTie: 'neutral', firstSeat: 3 },
] as const)(
  'QIN-G4 a whole match of $seats seats on both sides is decided as it was recorded',
  async (row) => {
    const { seats, ...chosen } = row
    const file = `./testing/both-${seats}.golden.json`
    await checkGolden(
      qin,
      { options: { ...OPTIONS, ...chosen, side: 'both' }, seats },
      purposefulAction,
      file,
    )
  },
)
