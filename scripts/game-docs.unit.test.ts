import { expect, it } from 'vitest'
import { DOCUMENTED, pageOf } from './game-docs.ts'

it.each(DOCUMENTED.map((game) => [game.id, game] as const))(
  'the page of %s tells what its schemas say (write it with `npm run game-docs`)',
  (_, game) => {
    const { is, should } = pageOf(game)
    expect(is).toBe(should)
    expect(is).toContain('### The view')
  },
)

it('the games on the shelf have pages with tables', () => {
  expect(DOCUMENTED.length).toBeGreaterThan(4)
})
