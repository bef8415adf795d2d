import { describe, expect, it } from 'vitest'
import { rematchOf } from './draft.ts'

const person = { kind: 'person' } as const
const seat = (name: string, colour: 1 | 2 | 3) => ({ name, colour, player: person })
const table = {
  game: 'qin',
  title: 'Friday',
  seats: [seat('Ada', 1), seat('Bo', 3), seat('Cy', 2)],
  options: { side: 'A' },
  undo: 'free',
  luck: 'seeded',
  alone: false,
} as const

describe('a rematch', () => {
  it('turns the seats round: each with name, colour and player moves one on, and the second begins', () => {
    expect(rematchOf(table)).toEqual({
      game: 'qin',
      title: 'Friday',
      seats: [seat('Bo', 3), seat('Cy', 2), seat('Ada', 1)],
      options: { side: 'A' },
      chance: { source: 'random' },
      undo: 'free',
    })
  })

  it('leaves people the luck they roll themselves', () => {
    expect(rematchOf({ ...table, luck: 'manual' }).chance).toEqual({ source: 'manual', alone: false })
  })

  it('is entered by one person alone if the match before was', () => {
    const { chance } = rematchOf({ ...table, luck: 'manual', alone: true })
    expect(chance).toEqual({ source: 'manual', alone: true })
  })

  it('begins with the first again after as many matches as there are seats', () => {
    const once = rematchOf(table)
    const twice = rematchOf({ ...table, seats: once.seats })
    expect(rematchOf({ ...table, seats: twice.seats }).seats).toEqual(table.seats)
  })
})
