import { describe, expect, it } from 'vitest'
import { sanMarco } from '../index.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { factsTold } from '../../../kernel/testing/checks/reasons.ts'
import { reason } from './reasons.ts'
import type { State } from '../state.ts'
import { namedEn } from '../text/locales/en.ts'
import { does, position, roundOf, tableNamed } from '../testing/position.ts'

const { conceal } = sanMarco

const { district } = namedEn
const told = (state: State, text: string): readonly string[] =>
  factsTold(reason(state, does(text))).map((fact) =>
    fact.replace(/named\.district\.([1-6])/g, (_, face: keyof typeof district) => district[face]),
  )

describe('the reason for a card', () => {
  it('tells the majority, a better place, and what others lose', () => {
    const state = position({ hand: '4444', in: '4:1,1 1:1,3,2' })
    expect(told(state, '4')).toEqual(['most San Marco 2 1'])
    expect(told(position({ hand: '14', in: '1:1,3,1' }), '1')).toEqual(['worth Cannaregio 4'])
    expect(told(position({ hand: '14', in: '1:1,3,2' }), '1')).toEqual(['less Cannaregio 2 4'])
    expect(told(position({ hand: '14', in: '1:3,1' }), '1')).toEqual(['gathers Cannaregio 4 1'])
    expect(told(position({ hand: '14', in: '1:2,4,4' }), '1')).toEqual(['gathers Cannaregio 3 4'])
    // One more would not bring points yet, but a transfer would.
    expect(told(position({ hand: '14', in: '1:1,4,3' }), '1')).toEqual(['transferable Cannaregio 4'])
    expect(told(position({ hand: '14', in: '1:0,5,4' }), '1')).toEqual([])
  })

  it('tells who is replaced and who is banished', () => {
    expect(told(position({ hand: 'T4', in: '4:1,2' }), 'Tb4')).toEqual([
      'most San Marco 2 1',
      'less San Marco 1 2',
    ])
    const stage = { is: 'remove', seat: 0, district: 3, source: 'card', count: 2 } as const
    const removing = position({ hand: '4', in: '4:1,2,1', stage })
    expect(told(removing, 'x0,2,0')).toContain('less San Marco 1 8')
  })

  it('tells whom a banishment can strike before the die falls', () => {
    const state = position({ hand: 'X4', in: '4:0,2,1 1:1,2 2:2,1' })
    expect(told(state, 'X4')).toEqual(['banishes.loss.rolled San Marco 1 8 2 6'])
    // One roll of six, or two, is no reason: higher ones would cost the seat its own points, too.
    expect(told(state, 'X1')).toEqual(['mostlyOthers Cannaregio 1 2'])
    expect(told(state, 'X2')).toEqual([])
    // A roll of 4 can do it as well, though it can also leave one there.
    expect(told(position({ hand: 'X4', in: '4:0,4,1' }), 'X4')).toEqual([
      'banishes.loss.rolled San Marco 1 8 4 6',
    ])
    expect(told(state, 'X6')).toEqual([])
    expect(told(position({ hand: 'X4', in: '4:2,2' }), 'X4')[0]).toBe('banishes.gain.rolled San Marco 8 1 3')
  })

  it('tells where a banishment need not cost the seat its own aristocrats', () => {
    expect(told(position({ hand: 'X4', in: '4:6,3,3' }), 'X4')).toEqual(['sparesOwn San Marco 6 6'])
    expect(told(position({ hand: 'X4', in: '4:6,2,2' }), 'X4')).toEqual([])
  })

  it('tells what a bridge is for, and whose goes', () => {
    expect(told(position({ hand: 'B4' }), 'B1-2')).toEqual(['bridges Cannaregio Santa Croce'])
    expect(told(position({ hand: 'B2' }), 'B1-2')).toEqual(['reaches Santa Croce Cannaregio'])
    expect(told(position({ hand: 'BD', doge: 1 }), 'B1-2')).toEqual(['freeWay Cannaregio Santa Croce'])
    expect(told(position({ hand: 'BD', doge: 3 }), 'B1-2')).toEqual(['bridges Cannaregio Santa Croce'])
    const twelve = 'a1-2 b1-2 a1-3 b1-3 a1-4 b1-4 c2-3 d2-3 c2-5 d2-5 c3-4 d3-4'
    const full = position({ seats: 4, hand: 'B4', bridges: twelve })
    expect(told(full, 'Bb1-2>4-6')).toEqual([
      'reaches San Marco Castello',
      'unbridges 1 Cannaregio Santa Croce',
    ])
  })

  it('tells what the Doge scores, and what its way costs', () => {
    expect(told(position({ hand: 'D4', in: '4:2,1' }), 'D4')).toEqual(['scores.others San Marco 8 6'])
    const walk = position({ hand: 'D4', doge: 4, bridges: 'a3-4 b3-4', in: '3:1' })
    expect(told(walk, 'Da3')).toEqual(['scores.alone San Polo 6 0', 'free'])
    expect(told(walk, 'Db3')).toEqual(['scores.alone San Polo 6 0', 'pays 1 1'])
    expect(told(position({ hand: 'D4', in: '4:0,1' }), 'D4')).toEqual([])
  })

  it('says nothing where a card is given up', () => {
    expect(reason(position({ hand: '14' }), does('-1'))).toBeUndefined()
  })

  it('tells what it spares the seat to give up a card beside an action that plays it', () => {
    const beside = (state: State, text: string, other: string) =>
      factsTold(reason(state, does(text), [does(other)]))
    expect(beside(position({ hand: 'B4' }), '-B', 'B1-2')).toEqual(['spares.reserve 25'])
    const twelve = 'a1-2 b1-2 a1-3 b1-3 a1-4 b1-4 c2-3 d2-3 c2-5 d2-5 c3-4 d3-4'
    const full = position({ seats: 4, hand: 'B4', bridges: twelve })
    expect(beside(full, '-B', 'Ba1-2>4-6')).toEqual(['spares.bridge named.district.1 named.district.2'])
    expect(beside(position({ hand: 'X4', in: '4:2,2' }), '-X', 'X4')).toEqual(['spares.roll'])
    // Where the seat has none, it could banish without that risk.
    expect(beside(position({ hand: 'X4', in: '4:2,2 1:0,2' }), '-X', 'X4')).toEqual([])
  })
})

describe('the reason for an offer', () => {
  const choosing = (offers: string, limits: State['limits'] = [[], [], []]): State =>
    position({ tables: [`a b c: ${offers}`], limits, stage: { is: 'choose', seat: 0 } })

  it('tells cards and limit cards beside those of the other free offers', () => {
    expect(told(choosing('12:1|3:2|4:3'), '#1')).toEqual(['mostForLeast 2 1'])
    expect(told(choosing('12:3|3:2|4:2'), '#1')).toEqual(['mostCards 2'])
    expect(told(choosing('12:3|3:1|45:3'), '#2')).toEqual(['leastLimits 1 2'])
    // One less is not worth a word by itself.
    expect(told(choosing('12:3|3:1|45:2'), '#2')).toEqual([])
    expect(told(choosing('12:3|3D:3|45:3'), '#2')).toEqual(['onlyDoge'])
    expect(told(choosing('12:3|3T:3|45:3'), '#2')).toEqual([])
    const beside = (other: string) => factsTold(reason(choosing('12:3|3T:3|45:3'), does('#2'), [does(other)]))
    expect(beside('#1')).toEqual([])
    const held = (offers: string) =>
      position({ tables: [`a b c: ${offers}`], in: '4:1,2', stage: { is: 'choose', seat: 0 } })
    const beside1 = (offers: string) => factsTold(reason(held(offers), does('#2'), [does('#1')]))
    expect(beside1('BX:3|4T:3|45:3')).toEqual(['cardWorth.over named.card.transfer named.district.4 2'])
    expect(beside1('12:3|3T:3|45:3')).toEqual(['transferLoss named.district.4 1 2'])
    // A single point less of limit.
    expect(beside1('BX:3|BX:2|45:1')).toEqual(['lessLimit 2 1 3'])
    // Nobody the seat has would score.
    const away = position({
      tables: ['a b c: 2D:3|3B:3|45:3'],
      in: '4:0,2',
      stage: { is: 'choose', seat: 0 },
    })
    expect(factsTold(reason(away, does('#2'), [does('#1')]))).toContain('sparesDoge 1')
  })

  it('compares a division with the other one by the price of the Doge and the least that is left', () => {
    const dividing = position({ tables: ['a b c: 1:2|4:-|D:33'], stage: { is: 'divide', seat: 0 } })
    const facts = (text: string, other: string) => factsTold(reason(dividing, does(text), [does(other)]))
    expect(facts('1:2|4:-|D:33', '1:33|4:-|D:2')).toContain('dogeCosts 6')
    expect(facts('1:2|4:-|D:33', '1:-|4:-|D:233')).toContain('caps 6 8')
  })

  it('tells that the Doge puts its chooser out of the passage, but only while another round may follow', () => {
    const dividing = (table: string, inRound: readonly number[]) => {
      const tables = [tableNamed(table)]
      const limits: State['limits'] = [[], [3, 3], [3, 3, 3, 3]]
      const round = roundOf(3, inRound, tables)
      const state = { ...position({ limits, stage: { is: 'divide', seat: 0 } }), round }
      return factsTold(reason(state, does(table.split(': ')[1] ?? '')))
    }
    expect(dividing('b c a: 1:2|4:-|D:33', [0, 1, 2])).toContain('dogeEnds.passage 1 12')
    expect(dividing('b a: 14:2|D:33', [0, 1])).toContain('dogeEnds.bonus 1 12')
  })

  it('tells that it keeps the seat under ten where another would not', () => {
    const totals: State['limits'] = [[3, 3, 2], [], []]
    expect(told(choosing('12:1|34:1|56:2', totals), '#1')).toEqual(['stays 9'])
    expect(told(choosing('12:1|34:1|56:2', totals), '#3')).toEqual([])
  })

  it('depends on nothing hidden', () => {
    const table = { tables: ['a b c: 12:1|3:2|4:3'] } as const
    const state = position({ ...table, hand: '4', in: '4:1,1', limits: [[1], [2], [3]] })
    const random = seededRandom('reason', 0)
    for (let round = 0; round < 5; round += 1)
      expect(reason(conceal(state, 0).deal(random), does('4'))).toEqual(reason(state, does('4')))
  })
})
