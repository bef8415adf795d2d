import { describe, expect, it } from 'vitest'
import { GAMES } from '../../../engine/index.ts'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { headerFor } from '../../../engine/record/testing/player.ts'
import type { Table } from '../../../main/api/api.ts'
import { hasSecrets, isLocked, viewersFor } from './viewers.ts'

/** Only the fields the choice of viewers reads. */
const table = (id: string, viewer: Viewer, copy = false): Table => {
  const game = GAMES.find((each) => each.id === id)!
  const { options, seats } = headerFor(game)
  return {
    game: id,
    options,
    seats,
    viewer,
    unplayable: copy ? { code: 'seenOnly' } : null,
  } as unknown as Table
}

describe.each(['qin', 'san-marco', 'chang-cheng', 'quake-nopoly'])('%s', (id) => {
  const seats = [...table(id, 'all').seats.keys()]

  it('can be exported as everything, as the public or as any seat once nothing is hidden', () => {
    const everybody = ['all', 'public', ...seats]
    expect(viewersFor(table(id, 'all'), 'reading')).toEqual(everybody)
    expect(viewersFor(table(id, 'all'), 'record')).toEqual(everybody)
  })

  it.each(['reading', 'record'] as const)(
    'goes out for %s as what everybody saw, or what whoever is at the screen sees, while something is',
    (as) => {
      // A record can be played on elsewhere, so it may be whole.
      const whole = as === 'record' ? ['all'] : []
      expect(viewersFor(table(id, 'public'), as)).toEqual(['public', ...whole])
      expect(viewersFor(table(id, 1), as)).toEqual(['public', 1, ...whole])
      expect([isLocked(table(id, 1)), isLocked(table(id, 'public')), isLocked(table(id, 'all'))]).toEqual([
        true,
        true,
        false,
      ])
    },
  )

  it('exported as a copy contains no more than the copy does', () => {
    expect(viewersFor(table(id, 'all', true), 'reading')).toEqual(['all'])
    expect(viewersFor(table(id, 1, true), 'reading')).toEqual(['public', 1])
    expect(viewersFor(table(id, 1, true), 'record')).toEqual(['all'])
    expect(hasSecrets(table(id, 1, true))).toBe(false)
  })
})

it('Quorsum has nothing to hide, so there is nothing to choose', () => {
  for (const as of ['record', 'reading'] as const)
    expect(viewersFor(table('quorsum', 'all'), as)).toEqual(['all'])
})
