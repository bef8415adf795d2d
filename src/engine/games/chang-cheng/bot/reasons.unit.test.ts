import { describe, expect, it } from 'vitest'
import { changCheng } from '../index.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { factsTold } from '../../../kernel/testing/checks/reasons.ts'
import { reason } from './reasons.ts'
import type { State } from '../state.ts'
import { after, does, position } from '../testing/position.ts'

const { conceal } = changCheng

const told = (state: State, text: string): readonly string[] => factsTold(reason(state, does(text)))

const three = { seats: 3, turn: 9 } as const
/** Province 1 was just completed by a wall of seat 0 on space 4; these cards are in it. */
const opened = (cards: string, wall = '1-2b 3c'): State =>
  after(position({ ...three, wall, cards }), '4').state

describe('the reason for building', () => {
  it('tells who leads a province, and not what one may look at by the way', () => {
    expect(told(position({ wall: '1b 2a' }), '3')).toEqual(['leads 1 2 1 6'])
    expect(told(position({ wall: '1b' }), '3')).toEqual(['level 1 1 1 6'])
    expect(told(position({ wall: '1-2b' }), '3')).toEqual(['narrows 1 1 2 1'])
    expect(told(position({ wall: '1-2a 5b' }), '3')[0]).toBe('extends 1 3 0 6')
  })

  it('tells whom the Mongols will hit instead only beside an action with which they would hit oneself', () => {
    const facts = (other: string) =>
      factsTold(reason(position({ wall: '1a 2-3b 6-7b' }), does('9'), [does(other)]))
    expect(facts('4')).toContain('behind 1 4 1')
    expect(facts('10')).not.toContainEqual(expect.stringMatching(/^behind/u))
  })

  it('tells of a region only with the space by which the other action would expose the seat there', () => {
    const state = position({ seats: 3, wall: '1b 2c 6-7b' })
    expect(factsTold(reason(state, does('9'), [does('4')]))).toContain('sparesRaid 1 4')
    expect(factsTold(reason(state, does('9'), [does('10')]))).not.toContainEqual(
      expect.stringMatching(/^sparesRaid/u),
    )
  })

  it('tells of no region spared where the action exposes the seat to as much in another (CC-36)', () => {
    const beside = (more: Parameters<typeof position>[0]): readonly string[] =>
      factsTold(reason(position({ seats: 3, wall: '1b 2c', ...more }), does('9'), [does('4')]))
    // Building on space 9 makes seat 0 the only one in region 2.
    expect(beside({})).not.toContainEqual(expect.stringMatching(/^spares/u))
    expect(beside({ threats: [-3, 0] })).toContain('sparesRaid 1 4')
    const seen = { looks: [[0, 1], [], []] }
    expect(beside({ ...seen, threats: [-4, -2] })).toContain('sparesLoss 1 4 4')
    expect(beside({ ...seen, threats: [-2, -4] })).not.toContainEqual(expect.stringMatching(/^spares/u))
  })

  it('tells what the end is to towers and walls that a drawn board joins', () => {
    const drawn = (wall: string, keeps = ''): State =>
      position({ wall, keeps, stage: { is: 'side', face: '3A' } })
    const beside = (state: State) => factsTold(reason(state, does('>>'), [does('<<')]))
    expect(beside(drawn('25b 26a^', 'a26'))).toEqual(['joins.keeps 27'])
    expect(beside(drawn('1b^ 2a 26a', 'b1'))).toEqual(['joins.withholds 1'])
    expect(beside(drawn('1a'))).toEqual(['joins.pair 26 27'])
    expect(beside(drawn('1a 26b'))).toEqual([])
    expect(told(drawn('1a 26b'), '>>')).toEqual(['joins.same'])
    expect(told(drawn('1a'), '<<')).toEqual([])
    expect(factsTold(reason({ ...drawn('26b'), doubles: [0, 1] }, does('>>'), [does('<<')]))).toEqual([
      'joins.noPair 1',
    ])
  })

  it('tells what stays in hand only beside an action that would use it', () => {
    const facts = (other: string) => factsTold(reason(position({ wall: '1b 2a' }), does('3'), [does(other)]))
    expect(facts('1p2')).toContain('holds.one named.card.warrior')
    expect(facts('1p2 2p3')).toContain('holds.cards')
    expect(facts('t9')).toContain('towerLeft')
    expect(facts('9')).not.toContainEqual(expect.stringMatching(/^holds/u))
  })

  it('tells a province completed and won, or shared', () => {
    expect(told(position({ wall: '1b 2-3a' }), '4')[0]).toBe('completes.wins 1 6')
    expect(told(position({ wall: '1-2b 3a' }), '4')[0]).toBe('completes.shares 1 6')
    expect(told(position({ wall: '1-3b' }), '4')).toEqual([])
  })

  it('tells the points of a province completed, also level with neutral walls and before its own cards (CC-20, CC-42a)', () => {
    expect(told(position({ wall: '1b 2-3n' }), '4')).toEqual(['completes.nobody 1 2'])
    const level = '1a 2-3n'
    expect(told(position({ wall: level }), '4')[0]).toBe('completes.wins 1 6')
    expect(told(position({ wall: level, cards: 'a2p1' }), '4')[0]).toBe('completes.own 1 6 1')
    expect(told(position({ wall: level, cards: 'b2p1' }), '4')[0]).toBe('completes.level 1 2 2 6')
    // Cards of others may add to a province with whatever they have.
    expect(told(position({ wall: '1b 2-3n', cards: 'b2p1' }), '4')).toEqual([])
    expect(told(position({ wall: level, cards: 'a2p1', options: { prestige: 'down' } }), '4')[0]).toBe(
      'worthUnknown.completes.level 1 2 2',
    )
  })

  it('mentions nothing that depends on cards of others, only the walls', () => {
    const state = position({ wall: '1b 2-3a', cards: 'b5p1' })
    expect(told(state, '4')[0]).toBe('completes.ahead 1 3 1 6')
    const random = seededRandom('reason', 0)
    for (let round = 0; round < 10; round += 1)
      expect(reason(conceal(state, 0).deal(random), does('4'))).toEqual(reason(state, does('4')))
    expect(told(position({ wall: '1b 2-3a', cards: 'a5p1' }), '4')[0]).toBe('completes.wins 1 6')
  })

  it('tells what cards are laid for', () => {
    expect(told(position({ wall: '1b' }), '1p1 3p2')).toContain('laysFirst 2 7')
    const card = (text: string, wall = '1b', cards = '') => told(position({ wall, cards }), text)
    expect(card('1p1 3p2')).toContain('lays 1 6 0 1')
    expect(card('1p1 4p2', '1b', 'b2p1')).toContain('card.warrior 1 1')
    expect(card('2p1 4p2')).toContain('card.traitor 1 1')
    expect(card('2p2 4p3', '6a')).toContain('card.traitorDismisses 2')
    expect(card('3p1 4p2')).toContain('card.floodLowers 1 4 1')
    expect(card('3p1 4p2', '1a')).toContain('card.floodRaises 1 8')
    expect(card('4p1 3p2')).toEqual(['card.architect 1 1 1', 'laysFirst 2 7'])
    expect(card('5p1 4p2')).toContain('card.greatArchitect 1 2 1')
    expect(card('4p1 3p2', '1b', 'a5p1')).toContain('card.architects 1 3 1')
    expect(card('5p1 3p2', '1b', 'a4p1')).toContain('card.architects 1 3 1')
    expect(card('6p1 4p2')).not.toContain('card.official 1 1')
    expect(card('6p1 4p2', '1b 9a')).toContain('card.official 1 1')
    expect(card('5+4', '1b 2-3a')).toEqual(['completes.wins 1 6'])
    // The province is named once.
    const both = told(position({ seats: 3, wall: '5-6b 7c' }), '4+8')
    expect(both.map((fact) => fact.split(' ')[0])).toEqual(['nears', 'card.there'])
  })

  it('tells what the double wall scores and what the tower keeps', () => {
    expect(told(position(), '4-5')).toEqual(['scores 3', 'leads 1 1 0 6', 'leads 2 1 0 7'])
    expect(told(position({ wall: '20-21b' }), 't22')).toEqual(['narrows 5 1 2 1', 'safe 6', 'keeps'])
    expect(told(position({ wall: '20-21b 23b' }), 't22')).not.toContain('keeps')
    expect(told(position({ threats: [-3, -3, -3, -3, -3, 0] }), 't22')).not.toContain('safe 6')
  })

  it('tells that a neutral wall leaves a province to nobody, or fills one that is shared', () => {
    const plan = { action: 'A', provinces: [1, 2], omitted: false, neutral: false } as const
    const behind = position({ wall: '5b 6n 10a', plan, stage: { is: 'neutral' } })
    expect(told(behind, 'n7')).toEqual(['relieves 2', 'nobody 2'])
    // It would make a lead a tie.
    expect(reason(behind, does('n11'))).toBeUndefined()
    expect(told(position({ wall: '10a', plan, stage: { is: 'neutral' } }), 'n7')).toEqual(['shields 2 1 1'])
    expect(told(position({ wall: '6b 7n 10a', plan, stage: { is: 'neutral' } }), 'n8')).toContain('nobody 2')
    expect(told(position({ wall: '5-6n 7b 10a', plan, stage: { is: 'neutral' } }), 'n8')).toContain(
      'denies 2 3 1',
    )
    expect(reason(behind, does('n-'))).toBeUndefined()
    const cards = position({ wall: '5-6n 10a', cards: 'b2p2 b4p2', plan, stage: { is: 'neutral' } })
    expect(told(cards, 'n7')).toContain('deniesCards 2 3 2')
  })

  it('tells that spaces get fewer where the seat is ahead, if nothing else is to be told', () => {
    const plan = { action: 'A', provinces: [1, 2], omitted: false, neutral: false } as const
    const at = (scores: readonly [number, number]): State =>
      position({ wall: '10a', scores, plan, stage: { is: 'neutral' } })
    expect(told(at([9, 2]), 'n5')).toEqual(['keepsAhead 9 2'])
    expect(told(at([9, 2]), 'n7')).toEqual(['shields 2 1 1'])
    expect(reason(at([2, 9]), does('n5'))).toBeUndefined()
    expect(reason(at([9, 2]), does('n5'), [does('n6')])).toBeUndefined()
    // The last space of a province that another seat wins.
    const last = position({ wall: '5-8b 13a', scores: [9, 2], plan, stage: { is: 'neutral' } })
    expect(reason(last, does('n9'))).toBeUndefined()
  })

  it('tells what doing nothing spares', () => {
    const plan = { action: 'A', provinces: [1, 2], omitted: false, neutral: false } as const
    const ahead = position({ wall: '10-11a 12n', plan, stage: { is: 'neutral' } })
    expect(factsTold(reason(ahead, does('n-'), [does('n13')]))).toEqual(['sparesLead 3 2 1'])
    const without = (wall: string, other: string) =>
      factsTold(reason(position({ wall, plan, stage: { is: 'neutral' } }), does('n-'), [does(other)]))
    expect(without('10a 11n', 'n12')).toEqual(['sparesShare 3'])
    expect(without('10b 11n', 'n12')).toEqual([])
    expect(without('6-7b', 'n5')).toEqual(['keepsRoom 2 1 5'])
    expect(without('9-10b 11n 7n', 'n8')).toEqual([])
    const behind = position({ scores: [2, 9], plan, stage: { is: 'neutral' } })
    expect(told(behind, 'n-')[0]).toMatch(/^leavesSpaces \d+ 2 9$/u)
  })

  it('tells of a province in which a neutral wall leaves too few spaces to win it', () => {
    const plan = { action: 'A', provinces: [1, 2], omitted: false, neutral: false } as const
    const state = position({ wall: '5-6n', plan, stage: { is: 'neutral' } })
    expect(told(state, 'n7')).toEqual(['closes 2 3 2'])
    expect(factsTold(reason(state, does('n-'), [does('n7')]))).toEqual(['keepsOpen 2 7'])
  })
})

describe('the reason for what a card does', () => {
  it('tells a province that is won by it, and one that still waits for cards', () => {
    expect(told(opened('a4p1'), '+w')).toEqual(['cards.shares 1 6'])
    expect(told(opened('b6p1', '1-2c 3b 9b'), '1~9')).toContain('cards.wins 1 6')
    expect(told(opened('c4p1'), '+w')).toEqual(['cards.shares 1 6'])
    expect(told(opened('b4p1 c6p1', '1b 2c 3n 20a'), '+w')).toEqual(['leads 1 2 1 6'])
    expect(told(opened('b4p1 c6p1', '1-2b 3c 20a'), '+w')).toEqual(['extends 1 3 1 6'])
    // Seat 1 is ahead whatever it does.
    expect(told(opened('b3p1 c6p1', '1-2b 3c 20a'), '+2')).toEqual(['raises 1 6 8'])
  })

  it('tells what a card changes in a province that the seat scores without it, too (CC-23, CC-25, CC-28)', () => {
    expect(told(opened('b3p1'), '+2')).toEqual(['cards.raises 1 8 6'])
    expect(told(opened('b4p1'), '+2')).toEqual(['cards.raises 1 8 6'])
    expect(told(opened('b4p1'), '+w')).toEqual([])
    expect(told(opened('b4p1', '1b 2c 3n'), '+w')).toEqual(['cards.alone 1 6'])
    expect(told(opened('a2p1', '1a 2-3b'), 'x3')).toContain('cards.alone 1 5')
    expect(told(opened('b2p1', '1-2b 3c 9-10a'), 'xm2')).toEqual([])
  })

  it('tells what others lose by it', () => {
    expect(told(opened('a3p1'), '-2')).toEqual(['lowers 1 4'])
    expect(told(opened('a3p1'), '+2')).toEqual([])
    expect(told(opened('a1p1 b4p1'), 'x#4')).toContain('removes 1 named.card.architect')
    expect(told(opened('a1p1 b4p1', '1b 2-3a'), 'x#4')).toEqual(['removesOwn 1 named.card.architect 1 6'])
    const more = opened('a1p1 b5p1 c4p1', '1b 2-3a')
    expect(told(more, 'x#5')).toEqual(['removesOwn 1 named.card.greatArchitect 1 6'])
    expect(told(opened('a2p1', '1-3b'), 'x3')).toEqual(['lowers 1 5'])
    expect(told(opened('a2p1', '1-2n 3n'), 'x1')).toEqual([])
  })

  it('tells a province that a card takes from everybody', () => {
    expect(told(opened('a2p1', '1-2n 3b'), 'x3')).toEqual(['fewer 1 1'])
    expect(told(opened('a6p1', '1n 2-3b 9n'), '3~9')).toEqual(['nobody 1', 'fewer 1 1', 'exposes 2 1'])
  })

  it('tells a threat tile removed where the seat has most walls', () => {
    expect(told(opened('b2p1'), 'xm1')).toEqual(['dismisses 1'])
    expect(told({ ...opened('b2p1'), looks: [[], [0], []] }, 'xm1')).toEqual(['dismissesLoss 1 3'])
    expect(told(opened('c2p1'), 'xm1')).not.toContain('dismisses 1')
  })
})
