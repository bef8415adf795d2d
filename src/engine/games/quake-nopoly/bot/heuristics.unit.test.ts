import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { legal } from '../rules/legal.ts'
import type { State } from '../state.ts'
import { position } from '../testing/position.ts'
import { heuristics } from './heuristics.ts'

/** All candidates, and those that levels below 5 choose among. */
const choices = (state: State) => {
  const all = heuristics.candidates?.(state, seededRandom('sensible', 0)) ?? []
  return { all, sensible: heuristics.sensible?.(state, all) ?? [] }
}
const players = [
  { role: 'seismologist', lands: [{ card: 'hualien', on: [{ building: 'pineGarden' }] }], stock: 'bwst' },
  { role: 'banker', lands: [{ card: 'tainan', on: [{ building: 'hayashi' }] }] },
] as const

describe('what weaker levels choose among', () => {
  it('QK-36 a forecast: the best two of five', () => {
    const { all, sensible } = choices(
      position({
        players,
        phase: 'disaster',
        pass: 0,
        agenda: [{ do: 'forecast', seat: 0, of: 'quake' }],
      }),
    )
    expect(all).toHaveLength(5)
    expect(sensible).toEqual(all.slice(0, 2))
  })

  it('QK-9 a construction turn: every candidate', () => {
    const state = position({ players, pass: 0, agenda: [{ do: 'act', seat: 0 }] })
    const { all, sensible } = choices(state)
    expect(sensible).toEqual(all)
    expect([...legal(state)].length).toBeGreaterThan(2)
  })
})
