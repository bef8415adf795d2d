import { describe, expect, it } from 'vitest'
import type { StepRow } from '../../main/api/api.ts'
import { plant } from '../match/testing/rows.ts'
import {
  hasDecided,
  scoresChanged,
  sinceLastTurn,
  stepsToTell,
  turnsOf,
  weightiestFirst,
} from './sinceLastTurn.ts'

const OPEN: StepRow['events'] = [{ type: 'dice.rolled', seat: 1, dice: [4] }]
const SECRET: StepRow['events'] = [{ type: 'hand.drawn', seat: 1, tile: null }]

/** A line written as who acts in each step: a seat, `c` for chance, `s` for secret chance. */
const lineOf = (actors: string): readonly StepRow[] => {
  const ids = [...actors].map((_, index) => `n${index}`)
  const { rows } = plant(Object.fromEntries(ids.map((id, index) => [id, ids[index - 1] ?? 'r'])))
  return [...rows.values()].map((row, index): StepRow => {
    const actor = actors[index - 1]
    if (actor === undefined) return row
    if (actor === 'c' || actor === 's')
      return { ...row, actor: 'chance', events: actor === 'c' ? OPEN : SECRET }
    return { ...row, actor: Number(actor), events: OPEN }
  })
}
const told = (actors: string, seat: number | null): string =>
  sinceLastTurn(lineOf(actors), seat)
    .map(({ depth }) => actors[depth - 1])
    .join('')

describe('steps since a seat’s last turn', () => {
  it.each([
    ['what others did', '0012', 0, '12'],
    ['with the luck they had', '01c2c', 0, '1c2c'],
    ['without one’s own luck before it', '0c12', 0, '12'],
    ['without what was drawn in secret', '01s2s', 0, '12'],
    ['all so far, before one’s first turn', 'c12', 0, '12'],
    ['all, for whoever only watches', 'c0012', null, '0012'],
    ['nothing yet', '010c', 0, ''],
  ])('is %s', (_, actors, seat, expected) => {
    expect(told(actors, seat)).toBe(expected)
  })
  it('exist once the seat has made a decision', () => {
    expect(hasDecided(lineOf('c12'), 0)).toBe(false)
    expect(hasDecided(lineOf('c120c'), 0)).toBe(true)
  })
})

describe('turns since a seat’s last turn', () => {
  const turns = (actors: string): readonly string[] =>
    turnsOf(lineOf(actors).slice(1)).map(({ steps }) => steps.map(({ depth }) => actors[depth - 1]).join(''))

  it('take the chance along that belongs to them', () => {
    expect(turns('1c1c2c')).toEqual(['1c1c', '2c'])
    expect(turns('c12')).toEqual(['c', '1', '2'])
  })

  it('show the steps that changed something for the reader, or else the first one', () => {
    const [turn] = turnsOf(lineOf('11c1c').slice(1))
    const told = (...depths: readonly number[]): readonly number[] =>
      stepsToTell(turn!, ({ depth }) => depths.includes(depth)).map(({ depth }) => depth)
    expect(told()).toEqual([1])
    expect(told(3)).toEqual([3])
    expect(told(1, 2, 5)).toEqual([2, 5])
  })
})

describe('the scores others made since', () => {
  it('go up or down, with the score after these steps, and leave out the reader', () => {
    expect(scoresChanged({ scores: [3, 15, 6] }, { scores: [4, 6, 6] }, 0)).toEqual([
      { seat: 1, by: -9, total: 6 },
    ])
    expect(scoresChanged(undefined, { scores: [4, 6] }, 0)).toEqual([])
  })

  it('come after what changed for oneself, the largest change first', () => {
    const turns = [
      { own: 0, most: 2 },
      { own: 0, most: 9 },
      { own: 1, most: 0 },
    ]
    expect(turns.toSorted(weightiestFirst)).toEqual([turns[2], turns[1], turns[0]])
  })
})
