import { expect, it } from 'vitest'
import { playing } from '../../kit/testing/contract.ts'
import { createSession } from '../draft/session.ts'
import { viewOf } from '../testing/positions.ts'
import { BOARD_KEYS } from './boardKeys.ts'
import { createController } from './controller.ts'

it('SM-32 lets the Doge stay by Enter, until the cursor has moved to where he shall walk', () => {
  const view = viewOf({ hand: 'D', doge: 3, bridges: 'c3-4' })
  const { session, press, done } = playing({ view, createSession, boardKeys: BOARD_KEYS, createController })
  press('Enter')
  expect(done).toEqual([{ type: 'doge', steps: [] }])
  press('ArrowLeft', 'ArrowRight', 'Enter')
  expect(done).toHaveLength(1)
  expect(session.state.draft?.steps).toHaveLength(1)
  press('Enter')
  expect(done).toHaveLength(2)
})
