import { describe, expect, it } from 'vitest'
import { gameOf } from '../../../engine/index.ts'
import { createPositions } from '../../../engine/record/positions.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import type { Input, Table } from '../../api/api.ts'
import { level, person, persons, programWithBots, seated } from '../../testing/bots.ts'
import { at, opened } from '../../testing/play.ts'
import { shareProgram } from '../../testing/shared-program.ts'
import type { TestService, TestWindow } from '../../testing/test-service.ts'

let program: TestService
let window: TestWindow
shareProgram((shared) => ({ program, window } = shared), programWithBots)

/** The seat to act lifts the curtain, where there is one, and takes its first legal action of this type. */
const acted = async (before: Table, type?: string): Promise<Table> => {
  const { match, curtain } = before
  const table =
    curtain === null ? before : (await window.ask('table.liftCurtain', { match, seat: curtain })).table
  const game = gameOf(table.game)!
  const loaded = program.library.load(match as MatchId)
  if (!loaded.ok) throw new Error(loaded.error.code)
  const state = createPositions(loaded.value, game).at(program.storedTip(table))
  const all = [...game.legal(state)] as Input<'table.act'>['action'][]
  const action = all.find((each) => type === undefined || each['type'] === type)
  if (action === undefined) throw new Error(`No ${type ?? 'action'} is legal`)
  return (await window.ask('table.act', { ...at(table), action })).table
}

const learned = async ({ match }: Table) => (await window.ask('table.learned', { match })).events
const nothing = async ({ match }: Table): Promise<void> =>
  expect(await window.refused('table.learned', { match })).toEqual({ code: 'notYourSecret' })
const passed = async ({ match }: Table): Promise<Table> => (await window.ask('table.passOn', { match })).table

describe('what was drawn in secret', () => {
  it('is told to whoever drew it until the screen is passed on, and to nobody after that', async () => {
    const begun = await opened(window, { game: 'qin' })
    const { match, curtain: first } = begun
    expect(begun.learned).toBeNull()
    await nothing(begun)

    const table = await acted(begun)
    expect(table).toMatchObject({ viewer: 'public', learned: { seat: first, by: 'draw' } })
    expect(await learned(table)).toEqual([
      { type: 'hand.drawn', seat: first, tile: expect.stringMatching(/^[RYB]{2}$/) },
    ])

    expect((await passed(table)).learned).toBeNull()
    await nothing(table)
    const lifted = await window.ask('table.liftCurtain', { match, seat: table.curtain ?? -1 })
    expect(lifted.table.learned).toBeNull()
    await nothing(table)
  })

  it('is the draw of the last turn alone, never that of the other seat', async () => {
    const table = await acted(await acted(await opened(window, { game: 'qin' })))
    const events = await learned(table)
    expect(events).toHaveLength(1)
    expect(events[0]?.['seat']).toBe(table.learned?.seat)
    expect(table.learned?.seat).not.toBe(table.curtain)
  })

  it('is nothing where hands are open', async () => {
    const table = await acted(await opened(window, { game: 'qin', options: { openHands: 'on' } }))
    expect(table.learned).toBeNull()
    await nothing(table)
  })
})

/** Three at the wall; seats in `bots` are played by bots. */
const atTheWall = (memory: 'notes' | 'once', bots: readonly number[] = []): Promise<Table> =>
  opened(window, {
    game: 'chang-cheng',
    options: { memory, firstSeat: 1 },
    seats: seated(...[0, 1, 2].map((seat) => (bots.includes(seat) ? level(1) : person))),
  })
const lookOf = (seat: number) => ({
  type: 'threat.seen',
  seat,
  region: expect.any(Number),
  value: expect.toBeOneOf([-2, -3, -4]),
  memory: expect.any(String),
})

describe.each(['notes', 'once'] as const)(
  'what a builder sees of a threat tile, with the memory %s',
  (memory) => {
    it('is told (CC-17) until the screen is passed on, and to nobody after that', async () => {
      const table = await acted(await atTheWall(memory), 'wall')
      expect(table).toMatchObject({ viewer: 'public', curtain: 1, learned: { seat: 0, by: 'look' } })
      expect(await learned(table)).toEqual([lookOf(0)])
      expect((await passed(table)).learned).toBeNull()
      await nothing(table)
    })

    it('is each builder’s own look alone', async () => {
      const table = await acted(await acted(await atTheWall(memory), 'wall'), 'wall')
      expect(table).toMatchObject({ curtain: 2, learned: { seat: 1 } })
      expect(await learned(table)).toEqual([lookOf(1)])
    })

    it('is not what the builder chose and knows: a card laid face down', async () => {
      let table = await atTheWall(memory)
      for (let seat = 0; seat < 3; seat += 1) table = await acted(table, 'wall')
      const laid = await acted(table, 'cards')
      expect(laid).toMatchObject({ curtain: 1, learned: null })
      await nothing(laid)
    })

    it('comes again with the step, but to nobody once the screen was passed on', async () => {
      const table = await acted(await atTheWall(memory), 'wall')
      const undone = (await window.ask('table.undo', at(table))).table
      expect(undone).toMatchObject({ curtain: null, learned: null })
      await nothing(undone)
      const redone = (await window.ask('table.redo', at(undone))).table
      expect(redone.learned).toMatchObject({ seat: 0 })
      expect(await learned(redone)).toEqual([lookOf(0)])

      await passed(redone)
      const back = (await window.ask('table.undo', at(redone))).table
      expect(back).toMatchObject({ curtain: 0, learned: null })
      const again = (await window.ask('table.redo', at(back))).table
      expect(again).toMatchObject({ curtain: 1, learned: null })
      await nothing(again)
    })
  },
)

describe('with bots at the table', () => {
  it('a look is told after the bots in between have acted', async () => {
    const table = await persons(window, await acted(await atTheWall('notes', [1]), 'wall'))
    expect(table).toMatchObject({ curtain: 2, learned: { seat: 0, by: 'look' } })
    expect(await learned(table)).toEqual([lookOf(0)])
  })

  it('the only person is told what no record keeps, and nothing the board goes on showing', async () => {
    const once = await persons(window, await acted(await atTheWall('once', [1, 2]), 'wall'))
    expect(once).toMatchObject({ curtain: null, viewer: 0, learned: { seat: 0, by: 'look' } })
    expect(await learned(once)).toEqual([lookOf(0)])
    expect(await passed(once)).toMatchObject({ viewer: 0, learned: null })
    await nothing(once)
    const next = await persons(window, await acted(once, 'wall'))
    expect(next).toMatchObject({ curtain: null, learned: null })

    const notes = await persons(window, await acted(await atTheWall('notes', [1, 2]), 'wall'))
    expect(notes).toMatchObject({ curtain: null, viewer: 0, learned: null })
    await nothing(notes)
  })
})
