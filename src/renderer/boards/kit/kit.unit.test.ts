import { describe, expect, it } from 'vitest'
import { pendingRevealOf, type BoardKit } from './kit.ts'

describe('the reveal that a board is still playing', () => {
  const kit: Pick<BoardKit, 'pendingReveal'> = {
    pendingReveal: (view, session) =>
      session === 'playing' ? { points: (view as { readonly points: readonly number[] }).points } : null,
  }

  it('is the one of the session', () => {
    expect(pendingRevealOf(kit, { points: [3, 1] }, 'playing')).toEqual({ points: [3, 1] })
    expect(pendingRevealOf(kit, { points: [3, 1] }, 'done')).toBeNull()
  })

  it('is none until the position has come, whatever the session still holds', () => {
    expect(pendingRevealOf(kit, undefined, 'playing')).toBeNull()
  })

  it('is none of a game without a board', () => {
    expect(pendingRevealOf(undefined, {}, 'playing')).toBeNull()
  })
})
