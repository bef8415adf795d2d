import { describe, expect, it } from 'vitest'
import { GAMES } from '../../../engine/index.ts'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { hasSecrets as hasHidden } from '../../../engine/kernel/testing/has-secrets.ts'
import { headerFor } from '../../../engine/record/testing/player.ts'
import type { Table } from '../../../main/api/api.ts'
import { hasSecrets, isLocked, viewersFor } from './viewers.ts'
import { loadAllTexts } from '../../ui/testing/texts.ts'

await loadAllTexts()

/** Only the fields the choice of viewers reads. */
const table = (game: AnyGame, viewer: Viewer, copy = false): Table => {
  const { options, seats } = headerFor(game)
  return {
    game: game.id,
    options,
    seats,
    viewer,
    unplayable: copy ? { code: 'seenOnly' } : null,
  } as unknown as Table
}

describe.each(GAMES.filter(hasHidden))('$id', (game) => {
  const seats = [...table(game, 'all').seats.keys()]

  it('can be exported as everything, as the public or as any seat once nothing is hidden', () => {
    const everybody = ['all', 'public', ...seats]
    expect(viewersFor(table(game, 'all'), 'reading')).toEqual(everybody)
    expect(viewersFor(table(game, 'all'), 'record')).toEqual(everybody)
  })

  it.each(['reading', 'record'] as const)(
    'goes out for %s as what everybody saw, or what whoever is at the screen sees, while something is',
    (as) => {
      // A record can be played on elsewhere, so it may be whole.
      const whole = as === 'record' ? ['all'] : []
      expect(viewersFor(table(game, 'public'), as)).toEqual(['public', ...whole])
      expect(viewersFor(table(game, 1), as)).toEqual(['public', 1, ...whole])
      expect([
        isLocked(table(game, 1)),
        isLocked(table(game, 'public')),
        isLocked(table(game, 'all')),
      ]).toEqual([true, true, false])
    },
  )

  it('exported as a copy contains no more than the copy does', () => {
    expect(viewersFor(table(game, 'all', true), 'reading')).toEqual(['all'])
    expect(viewersFor(table(game, 1, true), 'reading')).toEqual(['public', 1])
    expect(viewersFor(table(game, 1, true), 'record')).toEqual(['all'])
    expect(hasSecrets(table(game, 1, true))).toBe(false)
  })
})

it.each(GAMES.filter((game) => !hasHidden(game)))(
  '$id has nothing to hide: there is nothing to choose',
  (game) => {
    for (const as of ['record', 'reading'] as const)
      expect(viewersFor(table(game, 'all'), as)).toEqual(['all'])
  },
)
