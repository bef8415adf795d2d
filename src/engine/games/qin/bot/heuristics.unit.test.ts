import { describe, expect, it } from 'vitest'
import { qin } from '../index.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { factsTold } from '../../../kernel/testing/checks/reasons.ts'
import { reason } from './heuristics.ts'
import type { State } from '../state.ts'
import { crowded } from '../testing/crowded.ts'
import { position, put } from '../testing/position.ts'

const { conceal } = qin

const told = (state: State, text: string): readonly string[] => factsTold(reason(state, put(text)))

const MAJOR = '1 R-R d1-e1, 1 R-R f1-g1'

describe('the reason for a placement', () => {
  it('tells provinces that are founded, grow, become major and are joined', () => {
    expect(told(position({ laid: '2 R-R d1-e1' }), 'Y-Y f1-f2')).toEqual(['founds.one f1'])
    expect(told(position(), 'Y-B h8-h7')).toEqual(['winsVillage g7', 'founds.two h7 h8', 'pagodas 3'])
    expect(told(position({ laid: '1 R-R d1-e1' }), 'R-R f1-g1')).toEqual(['grows d1 4'])
    expect(told(position({ laid: MAJOR }), 'R-R h1-i1')).toContain('major d1 6')
    expect(told(position({ laid: '1 R-R e13-f13, 1 R-R h13-i13' }), 'R-Y g13-g12')).toEqual(['joins h13 e13'])
  })

  it('tells the same of two provinces as one fact', () => {
    const laid = '1 R-R d1-e1, 1 Y-Y g2-h2'
    expect(told(position({ laid }), 'R-Y f1-f2')).toEqual(['both.grows d1 3 g2 3'])
  })

  it('tells what is taken from others, and what they lose', () => {
    const laid = '1 R-R e13-f13, 1 R-B d13-d12, 2 R-R h13-i13'
    expect(told(position({ laid }), 'R-Y g13-g12')).toContain('absorbs 1 h13')
    const village = '2 R-R e11-e12, 2 R-B e10-f10, 1 R-R f13-g13, 1 R-R h13-i13'
    expect(told(position({ laid: village }), 'R-B e13-d13')).toEqual([
      'absorbs 1 e11',
      'takesVillage 1 d10',
      'pagodas 2',
    ])
  })

  it('tells a village that a tie takes from its holder', () => {
    expect(told(position({ laid: '1 R-R b1-b2', mover: 1 }), 'Y-Y c1-d1')).toContain('breaksVillage 0 c2')
  })

  it('says nothing where a tile brings the seat nothing at once', () => {
    expect(reason(position({ laid: '2 R-R d1-e1' }), put('R-Y f1-g1'))).toBeUndefined()
  })

  it('mentions a win by the last pagoda alone, and nothing that depends on hands', () => {
    expect(told(position({ supplies: [1, 9] }), 'R-R e5-e6')).toEqual(['wins.game'])
    expect(told(position({ supplies: [1, 9] }), 'Y-B h8-h7')).toEqual(['wins.game'])
    const both = (game: 1 | 2): State => position({ supplies: [1, 9], game, options: { side: 'both' } })
    expect(told(both(1), 'R-R e5-e6')).toEqual(['wins.first'])
    const state = crowded('e13 f13', { seats: 3, hands: ['B-B Y-Y', 'R-R R-R', 'Y-B'] })
    const random = seededRandom('reason', 0)
    for (let round = 0; round < 10; round += 1)
      expect(reason(conceal(state, 0).deal(random), put('B-B e13-f13'))).toEqual(
        reason(state, put('B-B e13-f13')),
      )
  })
})
