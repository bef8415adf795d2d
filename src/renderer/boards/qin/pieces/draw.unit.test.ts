import { expect, it } from 'vitest'
import { drawIn } from './draw.ts'

it('a draw has its tile unless the viewer may not see it, and other steps have none', () => {
  const drawn = { type: 'hand.drawn', seat: 1, tile: 'RB' } as const
  expect(drawIn([drawn, { type: 'turn.started', seat: 2, turn: 4 }])).toEqual({ seat: 1, tile: 'RB' })
  expect(drawIn([{ ...drawn, tile: null }])).toBeNull()
  expect(drawIn([{ type: 'turn.started', seat: 2, turn: 4 }])).toBeNull()
})
