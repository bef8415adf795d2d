import { describe, expect, it } from 'vitest'
import { qin } from '../../../engine/games/qin/index.ts'
import { createPositions } from '../../../engine/record/positions.ts'
import type { MatchId, StepId } from '../../../engine/record/step.ts'
import type { Table } from '../../api/api.ts'
import { freshProgram } from '../../testing/fresh-program.ts'
import { at, opened } from '../../testing/play.ts'
import type { TestService, TestWindow } from '../../testing/test-service.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

/** The seat to act lifts the curtain and places its first tile. */
const placed = async ({ match, curtain }: Table): Promise<Table> => {
  const { table } = await window.ask('table.liftCurtain', { match, seat: curtain ?? -1 })
  const loaded = program.library.load(match as MatchId)
  if (!loaded.ok) throw new Error(loaded.error.code)
  const state = createPositions(loaded.value, qin).at(table.tip as StepId)
  const [action] = qin.legal(state as Parameters<typeof qin.legal>[0]) // of the same game
  if (action === undefined) throw new Error('Nothing can be placed')
  return (await window.ask('table.act', { ...at(table), action: { ...action } })).table
}

describe('what was drawn in secret', () => {
  it('is told to whoever drew it until the screen is passed on, and to nobody after that', async () => {
    const begun = await opened(window, { game: 'qin' })
    const { match, curtain: first } = begun
    expect(begun.drew).toBeNull()
    expect(await window.refused('table.drawn', { match })).toEqual({ code: 'notYourSecret' })

    const table = await placed(begun)
    expect(table).toMatchObject({ viewer: 'public', drew: first })
    const { events } = await window.ask('table.drawn', { match })
    expect(events).toEqual([{ type: 'hand.drawn', seat: first, tile: expect.stringMatching(/^[RYB]{2}$/) }])

    expect((await window.ask('table.passOn', { match })).table.drew).toBeNull()
    expect(await window.refused('table.drawn', { match })).toEqual({ code: 'notYourSecret' })
    const lifted = await window.ask('table.liftCurtain', { match, seat: table.curtain ?? -1 })
    expect(lifted.table.drew).toBeNull()
    expect(await window.refused('table.drawn', { match })).toEqual({ code: 'notYourSecret' })
  })

  it('is the draw of the last turn alone, never that of the other seat', async () => {
    const table = await placed(await placed(await opened(window, { game: 'qin' })))
    const { events } = await window.ask('table.drawn', { match: table.match })
    expect(events).toHaveLength(1)
    expect(events[0]?.['seat']).toBe(table.drew)
    expect(table.drew).not.toBe(table.curtain)
  })

  it('is nothing where hands are open', async () => {
    const { match, drew } = await opened(window, { game: 'qin', options: { openHands: 'on' } })
    expect(drew).toBeNull()
    expect(await window.refused('table.drawn', { match })).toEqual({ code: 'notYourSecret' })
  })
})
