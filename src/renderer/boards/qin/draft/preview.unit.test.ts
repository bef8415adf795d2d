import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../engine/games/qin/event.ts'
import { boardEn } from '../../../../engine/games/qin/text/locales/en.ts'
import { effectPhrase, effectPhrases, inOrder } from '../words/effects.ts'
import { previewOf, type Effect } from './preview.ts'
import { played } from '../testing/positions.ts'

const lastOf = (lines: readonly string[]): readonly Event[] => {
  const { story } = played(lines)
  return story.slice(story.findLastIndex(({ type }) => type === 'tile.placed'))
}

describe('the summary of a placement', () => {
  it('lists a founded province, its pagoda and the supply after it (QIN-E1)', () => {
    // Red beside the red start square: a province of three.
    const { effects, chips, left } = previewOf(lastOf(['R-R e6-d6']))
    expect(effects).toEqual([{ is: 'founds', seat: 0, colour: 'R', at: 68 }])
    expect(chips).toEqual([{ at: 68, seat: 0, change: 1 }])
    expect([...left]).toEqual([[0, 23]])
  })

  it('lists a growing province once, even if it also absorbs (QIN-A2)', () => {
    const events: Event[] = [
      { type: 'tile.placed', seat: 0, tile: 'RB', at: [3, 16] },
      { type: 'province.extended', seat: 1, colour: 'R', at: 0, squares: [3], size: 4 },
      { type: 'province.absorbed', seat: 0, bySeat: 1, colour: 'R', at: 4, into: 0, size: 6 },
      { type: 'pagoda.returned', seat: 0, at: 4, on: 'province', left: 20 },
      { type: 'pagoda.placed', seat: 1, at: 0, on: 'province', left: 12 },
    ]
    const { effects, chips, left } = previewOf(events)
    expect(effects).toEqual([{ is: 'absorbs', seat: 1, from: 0, colour: 'R', at: 0, size: 6 }])
    expect(chips).toEqual([
      { at: 4, seat: 0, change: -1 },
      { at: 0, seat: 1, change: 1 },
    ])
    expect([...left]).toEqual([
      [0, 20],
      [1, 12],
    ])
  })

  it('omits what cancels out: a pagoda that goes back and is placed again', () => {
    const events: Event[] = [
      { type: 'pagoda.returned', seat: 0, at: 4, on: 'village', left: 20 },
      { type: 'pagoda.placed', seat: 0, at: 4, on: 'village', left: 19 },
    ]
    expect(previewOf(events).chips).toEqual([])
  })
})

describe('its words', () => {
  it('begin with the effects on the placing seat', () => {
    const effects: Effect[] = [
      { is: 'loses', seat: 1, at: 14 },
      { is: 'wins', seat: 0, at: 16 },
    ]
    const ordered = inOrder(effects, 0)
    expect(ordered.map(({ is }) => is)).toEqual(['wins', 'loses'])
    expect(inOrder(effects, 1).map(({ is }) => is)).toEqual(['loses', 'wins'])
    // One line tells that a village changes hands.
    const taken: Effect[] = [{ is: 'loses', seat: 1, at: 16 }, ...effects]
    expect(inOrder(taken, 0).map(({ at }) => at)).toEqual([16, 14])
  })

  it('name all villages that the placing seat takes in one phrase, in the place of the first', () => {
    const effects: Effect[] = [
      { is: 'founds', seat: 0, colour: 'Y', at: 30 },
      { is: 'wins', seat: 0, at: 16 },
      { is: 'wins', seat: 0, at: 14 },
      { is: 'wins', seat: 1, at: 18 },
    ]
    const told = effectPhrases(effects, 0, ['Ada', 'Bo'])
    expect(told.map(({ key }) => key.replace('game.qin.board.effect.', ''))).toEqual([
      'own.founds.Y',
      'own.wins',
      'other.wins',
    ])
    expect(told[1]?.params).toEqual({ at: ['d2', 'b2'], n: 2 })
  })

  it('exist for every effect, on the placing seat and on another', () => {
    const wording = JSON.stringify(boardEn.effect)
    for (const seat of [0, 1]) {
      const { key, params } = effectPhrase(
        { is: 'absorbs', seat, from: 1, colour: 'B', at: 14, size: 7 },
        0,
        ['Ada', 'Bo'],
      )
      expect(key).toBe(`game.qin.board.effect.${seat === 0 ? 'own' : 'other'}.absorbs.B`)
      expect(params).toMatchObject({ from: 'Bo', at: 'b2', n: 7 })
    }
    for (const is of ['founds', 'extends', 'joins', 'absorbs', 'wins', 'loses'])
      expect(wording.split(`"${is}"`)).toHaveLength(3)
  })
})
