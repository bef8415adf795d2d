import { describe, expect, it } from 'vitest'
import { decide } from '../../../../engine/games/chang-cheng/rules/decide.ts'
import { project } from '../../../../engine/games/chang-cheng/view/project.ts'
import { does, position, type Wanted } from '../../../../engine/games/chang-cheng/testing/position.ts'
import { filledBy, previewOf } from './preview.ts'
import { NAMES, recordedPositions } from '../testing/positions.ts'

const foreseen = (wanted: Wanted, text: string): readonly string[] => {
  const state = position(wanted)
  const action = does(text)
  const decision = decide(state, action)
  if (!decision.ok) throw new Error(decision.refusal.code)
  return previewOf(project(state, 0), action, decision.events, NAMES).map(({ key }) =>
    key.replace('game.chang-cheng.board.outcome.', ''),
  )
}

describe('the preview of an action', () => {
  it('shows walls left and the region looked at (CC-17)', () => {
    expect(foreseen({}, '7')).toEqual(['left', 'looks'])
    // The seat has seen the tile of region 2 already and still knows it.
    expect(foreseen({ looks: [[1], []] }, '7')).toEqual(['left'])
  })

  it('shows that a province is filled, with its cards and the third Emperor card (CC-20, CC-31)', () => {
    expect(foreseen({ wall: '1-3a', cards: 'b2p1' }, '4')).toContain('fills')
    expect(foreseen({ wall: '1-3a', emperors: [4, 5] }, '4')).toContain('extends')
    expect(foreseen({ wall: '1-2a' }, '4')).toEqual(['left', 'looks'])
  })

  it('says first who scores a province that has no cards (CC-28)', () => {
    expect(foreseen({ wall: '1-3a' }, '4')[0]).toBe('fillsFor')
  })

  it('counts the card of C among those turned up', () => {
    expect(foreseen({ wall: '1-3a' }, '1+4')).toContain('fills')
  })

  it('shows the points of a double wall (CC-12), cards, and tiles that Scouting turns up (CC-47)', () => {
    expect(foreseen({}, '13-14')).toContain('double')
    expect(foreseen({}, '4p1 6p2')).toEqual(['lays', 'lays'])
    expect(foreseen({ events: ['overlord', 'scouting'] }, '7')).toContain('turns')
  })

  it('names both provinces a double wall fills', () => {
    const { view } = recordedPositions({ wall: '1-3a 6-9b' })
    expect(filledBy(view, [3, 4]).map(({ province }) => province)).toEqual([0, 1])
  })
})
