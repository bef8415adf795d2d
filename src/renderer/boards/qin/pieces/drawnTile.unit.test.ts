import { expect, it } from 'vitest'
import { drawnTile } from './drawnTile.ts'

it('a draw has its tile unless the viewer may not see it, and other steps have none', () => {
  const drawn = { type: 'hand.drawn', seat: 1, tile: 'RB' } as const
  expect(drawnTile([drawn, { type: 'turn.started', seat: 2, turn: 4 }])).toEqual({ seat: 1, tile: 'RB' })
  expect(drawnTile([{ ...drawn, tile: null }])).toBeNull()
  expect(drawnTile([{ type: 'turn.started', seat: 2, turn: 4 }])).toBeNull()
})
