import { describe, expect, it } from 'vitest'
import { blendsInto, framesOf, lengthOf, SHORT, shortFramesOf, type Scene } from './timeline.ts'

const scene = (actor: Scene['actor'], round = 1, part = 1, marked = false): Scene => ({
  actor,
  moment: { part, round, turn: 1 },
  marked,
})
/** The deal, four actions of which the third ends a round, and a roll. */
const LINE: readonly Scene[] = [
  scene(null),
  scene('chance'),
  scene(0),
  scene(1),
  scene(0, 2),
  scene(1, 2),
  scene('chance', 2),
  scene(0, 2),
]
const lasting = (line: readonly Scene[], from = 0, to = line.length - 1, pace = 1): readonly number[] =>
  framesOf(line, { from, to, pace }).map(({ lasts }) => lasts)

describe('the pictures of a film', () => {
  it('are one per step, without gaps', () => {
    const frames = framesOf(LINE, { from: 2, to: 6, pace: 2 })
    expect(frames.map(({ place }) => place)).toEqual([2, 3, 4, 5, 6])
    for (const [index, { at, lasts }] of frames.slice(0, -1).entries())
      expect(at + lasts).toBeCloseTo(frames[index + 1]!.at, 6)
    expect(lengthOf(frames)).toBeCloseTo(frames.at(-1)!.at + frames.at(-1)!.lasts, 6)
  })

  it('stay shorter for luck, and longer at the end of a round, at the start and at the end', () => {
    expect(lasting(LINE)).toEqual([2, 0.7, 1.2, 1.2, 2.7, 1.2, 0.7, 4])
    expect(lasting(LINE, 4)[0], 'what came before is not in the film').toBe(2)
    const twoParts = [scene(null), scene(0), scene(0, 1, 2), scene(1, 1, 2)]
    expect(lasting(twoParts)[2]).toBe(2.7)
  })

  it('take half a minute of a long match, with its key moments', () => {
    const long = Array.from({ length: 400 }, (_, at) => scene(at % 2))
    const frames = shortFramesOf(long, { from: 7, to: 399 }, new Set([3, 101, 250]))
    expect(lengthOf(frames)).toBeGreaterThan(SHORT - 2)
    expect(lengthOf(frames)).toBeLessThanOrEqual(SHORT)
    const places = frames.map(({ place }) => place)
    expect(places[0]).toBe(7)
    expect(places.at(-1)).toBe(399)
    expect(places).toEqual(expect.arrayContaining([101, 250]))
    expect(places).not.toContain(3)
    expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
    const all = new Set(long.keys())
    expect(lengthOf(shortFramesOf(long, { from: 7, to: 399 }, all)), 'many').toBeLessThanOrEqual(SHORT)
    expect(shortFramesOf(LINE, { from: 1, to: 6 }, new Set())).toEqual(
      framesOf(LINE, { from: 1, to: 6, pace: 1 }),
    )
  })

  it('stay longer where the board has marks', () => {
    const drawn = LINE.with(2, scene(0, 1, 1, true))
    expect(lasting(drawn)[2]).toBe(2.7)
  })

  it('go faster or slower, except the last one, which has to be read', () => {
    expect(lasting(LINE, 0, 3, 2)).toEqual([1, 0.35, 0.6, 4])
    expect(lasting(LINE, 0, 3, 0.5)).toEqual([4, 1.4, 2.4, 4])
  })

  it('are one for a single step, and none for a part that ends before it begins', () => {
    expect(framesOf(LINE, { from: 5, to: 5, pace: 1 })).toEqual([{ place: 5, at: 0, lasts: 4 }])
    expect(framesOf(LINE, { from: 5, to: 4, pace: 1 })).toEqual([])
  })
})

describe('blends from one picture to the next', () => {
  it('show more and more of the new one, within its time', () => {
    const frame = { place: 3, at: 2, lasts: 1.2 }
    const blends = blendsInto(frame)
    expect(blends.map(({ part }) => part)).toEqual([0.2, 0.4, 0.6, 0.8])
    expect(blends[0]!.at).toBe(2)
    expect(blends.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThan(frame.lasts / 2)
  })

  it('are left out where there is no time for them', () => {
    expect(blendsInto({ place: 3, at: 2, lasts: 0.3 })).toEqual([])
  })
})
