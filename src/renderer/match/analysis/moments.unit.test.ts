import { describe, expect, it } from 'vitest'
import type { Decision } from './types.ts'
import { changeOf, momentsOf, ownSeat } from './moments.ts'

type Found = Partial<Decision> & { readonly luck?: readonly number[] }

const considered = (notation: string, chance: number) => ({ notation, action: { type: 'go' }, chance })

/** A decision of seat 0 that lost so much, with the best action known; of another loss it is another action. */
const lost = (loss: number, best = [considered(`a${loss}`, 0.5 + loss)]): Found => ({
  seat: 0,
  grade: 'mistake',
  before: [0.5, 0.5],
  after: [0.5, 0.5],
  best,
  played: considered('b', 0.5),
})
/** The best action of seat 0, and the chance of the next best. */
const found = (chance: number, next: number): Found => ({
  seat: 0,
  grade: null,
  before: [chance, 1 - chance],
  after: [chance, 1 - chance],
  best: [considered('a', chance), considered('b', next)],
  played: considered('a', chance),
})
/** A mistake of seat 1 that moved the chance of seat 0. */
const given = (from: number, to: number): Found => ({
  seat: 1,
  grade: 'mistake',
  before: [from, 1 - from],
  after: [to, 1 - to],
  best: [considered(`a${from}`, 1 - from)],
  played: considered(`b${to}`, 1 - to),
})
const fell = (by: number): Found => ({ luck: [by, -by] })

/** The chances after each step of a match that begins even and in which only luck moves them. */
const movedByLuck = (findings: readonly Found[]): readonly (readonly [number, number])[] => {
  let chance = 0.5
  return findings.map(({ luck: [by = 0] = [] }) => [(chance += by), 1 - chance])
}

/** The moments of a seat in a match with these findings. */
const momentsIn = (findings: readonly Found[], seat: number | null = 0, chances = movedByLuck(findings)) => {
  const ids = findings.map((_, index) => String(index))
  const entries = findings.map((each, index) => [String(index), { step: String(index), ...each }] as const)
  return momentsOf(
    ids.map((id) => ({ id })),
    {
      chances,
      decisions: new Map(entries.filter(([, each]) => each.luck === undefined)) as unknown as Map<
        string,
        Decision
      >,
      luck: new Map(entries.flatMap(([id, { luck }]) => (luck ? [[id, luck] as const] : []))),
      skipped: new Set(),
    },
    chances,
    seat,
  )
}

const told = (...of: Parameters<typeof momentsIn>) => momentsIn(...of).map(({ is, index }) => [is, index])

describe('the moments to look at', () => {
  it('are the costliest three decisions of the seat, in the order of the match', () => {
    const all = [lost(0.1), given(0.1, 0.9), lost(0.3), lost(0.2), lost(0.12), fell(0.4)]
    expect(told(all)).toEqual([
      ['loss', 2],
      ['loss', 3],
      ['loss', 4],
    ])
  })

  it('tell the same advice once, where it mattered most', () => {
    const again = (): Found => lost(0.2, [considered('a', 0.7)])
    expect(told([again(), again(), lost(0.4)])).toEqual([
      ['loss', 0],
      ['loss', 2],
    ])
  })

  it('are filled up with one of each kind that turned the match, then with the largest', () => {
    const all = [fell(0.3), fell(-0.2), found(0.7, 0.5), given(0.5, 0.62), given(0.5, 0.6)]
    expect(told(all)).toEqual([
      ['luck', 0],
      ['find', 2],
      ['gift', 3],
    ])
    expect(told([...all, lost(0.06)]).map(([is]) => is)).toEqual(['luck', 'find', 'loss'])
    expect(told([fell(0.3), fell(-0.2), fell(0.06)]).map(([, index]) => index)).toEqual([0, 1, 2])
  })

  it('leave out what moved the chance too little, and finds whose next best is about as good', () => {
    expect(told([fell(0.04), given(0.5, 0.53), found(0.7, 0.62), lost(0.1, [])])).toEqual([])
  })

  it('tell of luck only the change that the chances shown before and after it bear out', () => {
    const shown = (after: number): readonly (readonly [number, number])[] => [
      [0.65, 0.35],
      [after, 1 - after],
    ]
    const fellTo = (by: number, after: number) => momentsIn([found(0.65, 0.65), fell(by)], 0, shown(after))
    expect(fellTo(-0.22, 0.78)).toEqual([])
    expect(fellTo(0.3, 0.78)).toMatchObject([{ is: 'luck', from: 0.65, to: 0.78 }])
    expect(fellTo(-0.1, 0.4).map((each) => changeOf(each))).toEqual([-10])
  })

  it('take a mistake of another seat only where it helped', () => {
    expect(told([given(0.5, 0.3)])).toEqual([])
    expect(told([given(0.5, 0.7)])).toEqual([['gift', 0]])
    // For the seat that made it, it is a loss.
    expect(told([given(0.5, 0.7)], 1)).toEqual([['loss', 0]])
  })

  it('are, of a match, the largest mistakes and luck of anybody', () => {
    const all = [lost(0.1), given(0.3, 0.9), fell(0.12), fell(-0.2), found(0.9, 0.2)]
    expect(momentsIn(all, null).map(({ is, index, seat }) => [is, index, seat])).toEqual([
      ['loss', 1, 1],
      ['luck', 2, 0],
      ['luck', 3, 1],
    ])
  })

  it('have a change that agrees with the two rounded chances beside it', () => {
    expect(momentsIn([fell(-0.256)]).map((each) => changeOf(each))).toEqual([50 - 76])
    expect(changeOf({ from: 0.504, to: 0.616 })).toBe(12)
  })
})

describe('one’s own seat', () => {
  const seats = (...kinds: readonly string[]) => kinds.map((kind) => ({ player: { kind } }))
  it('is that of the only person', () => {
    expect(ownSeat(seats('bot', 'person'))).toBe(1)
    expect(ownSeat(seats('person', 'person'))).toBeNull()
    expect(ownSeat(seats('bot', 'bot'))).toBeNull()
  })
})
