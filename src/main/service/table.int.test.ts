import { describe, expect, it } from 'vitest'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { at, choiceAt, newMatch, opened, playOn, positionOf, rowsOf } from '../testing/play.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import type { Table } from '../api/api.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh))

describe('a new match', () => {
  it('stands where the first seat acts, chance having acted before', async () => {
    const table = await opened(window)
    const rows = await rowsOf(window, table)
    expect(rows[0]).toMatchObject({ id: table.match, parent: null, depth: 0, actor: null, events: [] })
    expect(rows.slice(1).map((row) => row.actor)).toEqual(rows.slice(1).map(() => 'chance'))
    expect(rows.at(-1)?.id).toBe(table.tip)
    expect(table.size).toBe(rows.length)
    expect(typeof table.turn.by).toBe('number')
    expect(table).toMatchObject({
      branch: 'main',
      redo: null,
      undoTo: { refused: { code: 'nothingToUndo' } },
      unplayable: null,
    })
  })

  it('has the luck of its seed, and `same` shares it', async () => {
    const first = await opened(window)
    const again = await opened(window, { chance: { source: 'same', match: first.match } })
    const other = await opened(window, { chance: { source: 'random' } })
    const laid = async (table: Table): Promise<unknown> => (await rowsOf(window, table))[1]?.events
    expect(await laid(again)).toEqual(await laid(first))
    expect(await laid(other)).not.toEqual(await laid(first))
    expect(again.match).not.toBe(first.match)
  })

  it.each([
    ['gameUnknown', { game: 'chess' }],
    ['seatCount', { seats: newMatch().seats.slice(0, 1) }],
    ['sameColour', { seats: newMatch().seats.map((seat) => ({ ...seat, colour: 3 as const })) }],
    ['badOptions', { options: { raceTo: 2 } }],
    ['badOptions', { options: { handicap: 1 } }],
    ['badOptions', { game: 'qin', options: { firstSeat: 3 } }],
  ])('is refused with %s', async (code, changes) => {
    expect(await window.refused('match.create', newMatch(changes))).toMatchObject({ code })
    expect((await window.ask('library.list', {})).total).toBe(0)
  })

  it('has a curtain if its seats have secrets, which can depend on its options', async () => {
    const hidden = await opened(window, { game: 'qin' })
    expect(hidden).toMatchObject({ viewer: 'public', curtain: hidden.turn.by })
    const open = await opened(window, { game: 'qin', options: { openHands: 'on' } })
    expect(open).toMatchObject({ viewer: 'all', curtain: null })
  })

  it('cannot share the luck of a match in which people rolled', async () => {
    const { match } = await opened(window, { chance: { source: 'manual' } })
    expect(await window.refused('match.create', newMatch({ chance: { source: 'same', match } }))).toEqual({
      code: 'noSeed',
    })
  })
})

describe('acting', () => {
  it('is on disk before the answer, with the chance that follows', async () => {
    const table = await playOn(program, window, await opened(window), 12)
    const before = { rows: await rowsOf(window, table), position: await positionOf(window, table) }
    restart()
    const after = await window.ask('table.open', { match: table.match })
    expect(after).toEqual(table)
    expect({ rows: await rowsOf(window, after), position: await positionOf(window, after) }).toEqual(before)
  })

  it('answers exactly the rows that are new', async () => {
    const table = await opened(window)
    const known = await rowsOf(window, table)
    const action = choiceAt(program, table, seededRandom('choices', 0))
    const change = await window.ask('table.act', { ...at(table), action })
    expect([...known, ...change.rows]).toEqual(await rowsOf(window, change.table))
    expect(
      await window.ask('table.rows', { match: table.match, viewer: 'public', from: known.length }),
    ).toEqual(change.rows)
  })

  it('is refused in words of the game, and changes nothing', async () => {
    const table = await opened(window)
    const action = { type: 'stop' }
    const refusal = await window.refused('table.act', { ...at(table), action })
    expect(refusal.code).not.toBe('internal')
    expect(await window.refused('table.check', { ...at(table), action })).toEqual(refusal)
    expect(await window.ask('table.open', { match: table.match })).toEqual(table)
  })

  it('is refused as malformed if it is no action of the game', async () => {
    const table = await opened(window)
    expect(await window.refused('table.act', { ...at(table), action: { type: 'castle' } })).toMatchObject({
      code: 'malformed',
    })
  })

  it('tells the consequences before, without making them', async () => {
    const table = await opened(window)
    const action = choiceAt(program, table, seededRandom('choices', 0))
    const { events } = await window.ask('table.check', { ...at(table), action })
    expect(await window.ask('table.open', { match: table.match })).toEqual(table)
    const { rows } = await window.ask('table.act', { ...at(table), action })
    expect(rows[0]?.events).toEqual(events)
  })

  it('is refused as stale from a window that shows an older step', async () => {
    const table = await opened(window)
    const now = await playOn(program, window, table, 1)
    for (const method of ['table.undo', 'table.redo', 'table.roll'] as const)
      expect(await window.refused(method, at(table))).toEqual({ code: 'stale' })
    expect(await window.refused('table.act', { ...at(table), action: { type: 'stop' } })).toEqual({
      code: 'stale',
    })
    expect(await window.ask('table.open', { match: table.match })).toEqual(now)
  })

  it('ends with the match, which then tells its seed', async () => {
    const table = await opened(window)
    expect(table.seed).toBeNull()
    const over = await playOn(program, window, table)
    expect(over.turn.by).toBe('nobody')
    expect(over.turn.outcome?.places).toHaveLength(2)
    expect(over.seed).toBe('plum')
    expect(await window.refused('table.act', { ...at(over), action: { type: 'stop' } })).toEqual({
      code: 'matchOver',
    })
    const [row] = (await window.ask('library.list', { state: 'over' })).rows
    expect(row).toMatchObject({ id: table.match, turn: { by: 'nobody' }, played: over.size - 1 })
  })
})
