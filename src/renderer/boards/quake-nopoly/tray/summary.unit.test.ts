import { describe, expect, it } from 'vitest'
import type { EventId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { recordedPositions, TWO } from '../testing/positions.ts'
import { summaryOf } from './summary.ts'

const { view } = recordedPositions(TWO)

/** The house in Hualien is about to take damage against its three pieces of structure. */
const struck = (damage: number): View => ({
  ...view,
  players: view.players.map((player) => ({
    ...player,
    lands: player.lands.map((land) => ({
      ...land,
      levels: land.levels.map((level) => {
        if (level.built?.building !== 'miaokou') return level
        const { structure } = level.built
        const risk = {
          track: 'structure',
          damage,
          pieces: structure.pieces,
          left: Math.max(0, structure.pieces - damage),
          collapses: damage >= structure.pieces,
          covered: 0,
          insured: 0,
        } as const
        return { ...level, built: { ...level.built, risk } }
      }),
    })),
  })),
})
const played = (event: EventId, damage: number) =>
  summaryOf(struck(damage), [
    { type: 'card.played', seat: 0, event, on: 'miaokou', covers: ['miaokou'] },
  ]).map(({ key, params }) => [key.replace(/.*\.comes\./, ''), params['n']])

describe('what a kept card does before damage', () => {
  it('QK-18 an insurance pays for a building that collapses, and protects none', () => {
    expect(played('districtInsurance', 3)).toEqual([['covers.pays', 3]])
    expect(played('districtInsurance', 2)).toEqual([['covers.nothing', undefined]])
  })

  it('QK-18 a shield says whether the building stands', () => {
    const shield: EventId = 'earlyWarning'
    expect(played(shield, 3)).toEqual([['covers.holds', 1]])
    expect(played(shield, 4)).toEqual([['covers.falls', undefined]])
  })
})
