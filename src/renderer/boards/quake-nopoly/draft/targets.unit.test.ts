import { describe, expect, it } from 'vitest'
import { cardNamed } from '../../../../engine/games/quake-nopoly/testing/position.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { startDraft, touch } from './draft.ts'
import { previewOf, previewOfAdvice } from './preview.ts'
import { pointsAt, summaryOf } from '../tray/summary.ts'
import { targetsOf, trackId } from './targets.ts'
import { recordedPositions, TWO } from '../testing/positions.ts'
import { buildingOf } from '../../../../engine/games/quake-nopoly/components/cards.ts'

const { view } = recordedPositions(TWO)

describe('marks before an action is done', () => {
  it('QK-10 show where a card of the hand can be built', () => {
    const draft = touch(startDraft(view), view, { on: 'hand', building: 'northGate' })
    expect(targetsOf(draft, view).cards).toEqual(new Set(['hualien', 'tainan', 'yilan'].map(cardNamed)))
  })

  it('QK-38a show buildings to buy, then the cards they can go to', () => {
    const draft = touch(startDraft(view), view, { on: 'does', does: 'buy' })
    expect(targetsOf(draft, view)).toMatchObject({ buildings: new Set(['haimenFort']), cards: new Set() })
    const chosen = touch(draft, view, { on: 'built', building: 'haimenFort', track: null })
    expect(targetsOf(chosen, view).cards.has(cardNamed('tainan'))).toBe(true)
  })

  it('QK-13 show tracks that can be strengthened', () => {
    const draft = touch(startDraft(view), view, { on: 'does', does: 'strengthen' })
    expect(targetsOf(draft, view).tracks).toContain(trackId('miaokou', 'material'))
    expect(targetsOf(null, view).tracks.size).toBe(0)
  })

  it('QK-10 show the building as it would stand, and the points it would add (QK-28 to QK-30)', () => {
    const { story } = recordedPositions(TWO, ['B northGate hualien'])
    const printed = buildingOf('northGate')
    expect(previewOf(story).ghosts).toEqual([
      {
        building: 'northGate',
        card: cardNamed('hualien'),
        level: 1,
        material: printed.material.base,
        structure: printed.structure.base,
      },
    ])
    expect(pointsAt(view, 'northGate', cardNamed('hualien'), 1)).toBe(printed.points + 2)
    expect(pointsAt(view, 'northGate', cardNamed('taipei'), 0)).toBe(printed.points + 2)
    expect(summaryOf(view, story)[0]).toMatchObject({ params: { n: printed.points + 2 } })
  })

  it('QK-14 show what a trade does to the stock', () => {
    const { story } = recordedPositions(TWO, ['T bb>w'])
    expect(previewOf(story).stocks.get(0)).toEqual([-2, 1, 0, 0])
  })
  it('QK-21 show whether a building protected by a kept card will stand', () => {
    const struck = (pieces: number): View => {
      const risk = {
        damage: 3,
        covered: 0,
        track: 'material',
        pieces,
        left: pieces - 3,
        collapses: true,
        insured: 0,
      }
      const levels = view.players[0]?.lands[0]?.levels.map((level) =>
        level.built === null ? level : { ...level, built: { ...level.built, risk } },
      )
      const [player, ...others] = view.players
      const [land, ...lands] = player?.lands ?? []
      return { ...view, players: [{ ...player, lands: [{ ...land, levels }, ...lands] }, ...others] } as View
    }
    const covered =
      view.players[0]?.lands[0]?.levels.find(({ built }) => built !== null)?.built?.building ?? ''
    const keyOf = (pieces: number, event: string): string | undefined =>
      summaryOf(struck(pieces), [{ type: 'card.played', seat: 0, event, on: covered, covers: [covered] }])[0]
        ?.key
    expect(keyOf(3, 'floodGates')).toMatch(/covers\.holds$/)
    expect(keyOf(2, 'floodGates')).toMatch(/covers\.falls$/)
    expect(keyOf(2, 'homeQuakeInsurance')).toMatch(/covers\.pays$/)
  })
})

describe('an advised action', () => {
  it('is drawn as the building it puts on the lowest free level', () => {
    const { view, story } = recordedPositions(TWO, ['B northGate hualien'])
    const before = recordedPositions(TWO).view
    const advised = previewOfAdvice(before, {
      type: 'build',
      building: 'northGate',
      card: cardNamed('hualien'),
    })
    expect(advised).toMatchObject({ isAdvice: true, ghosts: previewOf(story).ghosts })
    // It is there now.
    expect(
      view.players[0]?.lands
        .flatMap(({ levels }) => levels)
        .some(({ built }) => built?.building === 'northGate'),
    ).toBe(true)
  })

  it('is drawn as the pieces it adds, and otherwise left to frames', () => {
    const advised = previewOfAdvice(view, {
      type: 'strengthen',
      building: 'miaokou',
      track: 'material',
      count: 2,
    })
    expect(advised?.changes).toEqual(new Map([[trackId('miaokou', 'material'), 2]]))
    expect(previewOfAdvice(view, { type: 'pass' })).toBeNull()
  })
})
