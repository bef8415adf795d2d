import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../engine/games/qin/event.ts'
import { lastPlacement, replayOf } from './motion.ts'
import { played } from '../testing/positions.ts'

describe('the last placement', () => {
  it('is found even if a tile was drawn since', () => {
    const { view, story } = played(['R-R e6-d6', '1+Y-B'])
    const events = lastPlacement(story, view)
    expect(events[0]).toMatchObject({ type: 'tile.placed', tile: 'RR' })
    expect(events.some(({ type }) => type === 'pagoda.placed')).toBe(true)
  })

  it('is absent on an empty board and on a board that was cleared', () => {
    const { view, story } = played([])
    expect(lastPlacement(story, view)).toEqual([])
    const before = played(['R-R e6-d6'])
    expect(lastPlacement(before.story, view)).toEqual([])
  })

  it('ends before the next game', () => {
    const { view, story } = played(['R-R e6-d6'])
    const next: Event = { type: 'game.started', game: 2, side: 'lion', seat: 1 }
    expect(lastPlacement([...story, next], view)).not.toContain(next)
  })
})

describe('its replay', () => {
  it('places pagodas one after another, in the order of the rules', () => {
    const { view, story } = played(['R-R e6-d6'])
    const replay = replayOf(lastPlacement(story, view), view)
    expect(replay?.tile.at).toEqual([68, 69])
    expect(replay?.changed).toEqual([68])
    expect(replay?.shifts).toEqual([{ at: 68, seat: 0, before: 0, after: 1, beat: 0, from: null }])
  })

  it('knows the pagodas before one went back, although its province is gone', () => {
    const { view } = played(['R-R e6-d6'])
    const events: Event[] = [
      { type: 'tile.placed', seat: 0, tile: 'RR', at: [68, 69] },
      { type: 'pagoda.returned', seat: 1, at: 40, on: 'province', left: 24 },
      { type: 'pagoda.placed', seat: 0, at: 68, on: 'province', left: 23 },
    ]
    expect(replayOf(events, view)?.shifts).toEqual([
      { at: 40, seat: 1, before: 1, after: 0, beat: 0, from: null },
      { at: 68, seat: 0, before: 0, after: 1, beat: 1, from: null },
    ])
  })

  it('moves a pagoda from its old square (QIN-A5)', () => {
    const { view } = played(['R-R e6-d6'])
    const events: Event[] = [
      { type: 'tile.placed', seat: 0, tile: 'RR', at: [68, 69] },
      { type: 'pagoda.moved', seat: 0, from: 40, to: 68 },
    ]
    expect(replayOf(events, view)?.shifts.find(({ at }) => at === 68)?.from).toBe(40)
  })
})
