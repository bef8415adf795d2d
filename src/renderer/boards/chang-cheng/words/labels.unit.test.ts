import { describe, expect, it } from 'vitest'
import {
  inSentences,
  ledgerOf,
  placePhrase,
  provinceName,
  regionName,
  saysMore,
  spaceName,
} from './labels.ts'
import { NAMES, recordedPositions } from '../testing/positions.ts'

const keys = (phrases: readonly { readonly key: string }[]): readonly string[] =>
  phrases.map(({ key }) => key.replace('game.chang-cheng.board.cell.', ''))

const { view } = recordedPositions({ wall: '1a 2b^ 3n 5a= 6a=', keeps: 'b2', cards: 'a3p2' }, [], 0)
const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}

describe('names of places', () => {
  it('say what is on a space, or for whom it is reserved (CC-15)', () => {
    expect(keys(spaceName(at(view.spaces, 0), NAMES, false))).toEqual(['space', 'wall'])
    expect(keys(spaceName(at(view.spaces, 2), NAMES, false))).toEqual(['space', 'neutral.wall'])
    expect(keys(spaceName(at(view.spaces, 3), NAMES, true))).toEqual(['space', 'free', 'open'])
    const { view: lone } = recordedPositions({ wall: '1a 2b^', keeps: 'b2' })
    expect(keys(spaceName(at(lone.spaces, 2), NAMES, false))).toEqual(['space', 'free', 'kept'])
    expect(keys(spaceName(at(lone.spaces, 1), NAMES, false))).toEqual(['space', 'tower', 'keeps'])
    expect(lone.spaces.slice(0, 4).map(saysMore)).toEqual([false, true, true, false])
  })

  it('give places in notation their kind and number', () => {
    expect(keys(['17', 'p3', 'm2'].map(placePhrase))).toEqual(['space', 'province', 'region'])
    expect(placePhrase('p3').params).toEqual({ n: '3' })
  })

  it('say what a province is worth and who would score it (CC-28)', () => {
    expect(keys(provinceName(at(view.provinces, 1), NAMES, true))).toEqual([
      'province',
      'size',
      'prestige',
      'worth',
      'count',
      'cards',
      'cardsKnown',
      'leads',
      'open',
    ])
  })

  it('are told sentence by sentence: the place, its walls, its cards, and who would score it', () => {
    const sentences = inSentences(provinceName(at(view.provinces, 1), NAMES, false))
    expect(sentences.map(keys)).toEqual([
      ['province', 'size', 'prestige', 'worth'],
      ['count'],
      ['cards', 'cardsKnown'],
      ['leads'],
    ])
  })

  it('say who would lose to a region, and whom a tower protects (CC-36, CC-37)', () => {
    const { view: raided } = recordedPositions({ wall: '1a 2b^' })
    expect(keys(regionName(at(raided.regions, 0), NAMES, false))).toEqual([
      'region',
      'tileKnown',
      'count',
      'count',
      'loses',
      'spared',
    ])
    expect(keys(regionName(at(recordedPositions({}, [], 'public').view.regions, 0), NAMES, false))).toEqual([
      'region',
      'tileDown',
    ])
  })
})

describe('the ledger of a province', () => {
  it('has a line for every seat and one for the neutral colour, and says who leads (CC-42a)', () => {
    expect(ledgerOf(at(view.provinces, 0), true)).toEqual([
      { seat: 0, built: 1, extra: 0, leads: true },
      { seat: 1, built: 1, extra: 0, leads: true },
      { seat: null, built: 1, extra: 0, leads: true },
    ])
    expect(ledgerOf(at(view.provinces, 0), false)).toHaveLength(2)
  })

  it('counts extra walls separately (CC-26a)', () => {
    const { view: done } = recordedPositions({ wall: '1-3a', cards: 'b5p1' }, ['4'])
    expect(ledgerOf(at(done.provinces, 0), false)).toEqual([
      { seat: 0, built: 4, extra: 0, leads: true },
      { seat: 1, built: 0, extra: 2, leads: false },
    ])
  })
})
