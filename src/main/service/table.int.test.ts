import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { at, choiceAt, newMatch, opened, playOn, positionOf, rowsOf } from '../testing/play.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import { MAIN, type MatchId } from '../../engine/record/step.ts'
import type { Table } from '../api/api.ts'

let program: TestService
let window: TestWindow

beforeEach(() => {
  program = createTestService()
  window = program.window()
})
afterEach(() => program.close())

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
    program = program.restart()
    window = program.window()
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

describe('undo, redo and going to a step', () => {
  it('undo goes back one decision at a time to the start; redo comes all the way forward again', async () => {
    const end = await playOn(program, window, await opened(window), 9)
    const tips = [end.tip]
    let table = end
    while ('step' in table.undoTo) {
      const target = table.undoTo.step
      table = (await window.ask('table.undo', at(table))).table
      expect(table.tip).toBe(target)
      tips.push(table.tip)
    }
    expect(tips).toHaveLength(10)
    expect(await window.refused('table.undo', at(table))).toEqual({ code: 'nothingToUndo' })
    expect(table.size).toBe(end.size)
    for (const tip of tips.slice(0, -1).reverse()) {
      expect(table.redo).toBe(tip)
      table = (await window.ask('table.redo', at(table))).table
    }
    expect({ ...table, branches: [] }).toEqual({ ...end, branches: [] })
    expect(await window.refused('table.redo', at(table))).toEqual({ code: 'nothingToRedo' })
  })

  it('redo survives a restart', async () => {
    const end = await playOn(program, window, await opened(window), 5)
    const back = (await window.ask('table.undo', at(end))).table
    program = program.restart()
    window = program.window()
    expect(await window.ask('table.open', { match: end.match })).toEqual(back)
    expect((await window.ask('table.redo', at(back))).table.tip).toBe(end.tip)
  })

  it('another choice after undo leaves the old line in the tree and redo leads nowhere', async () => {
    const start = await opened(window)
    const first = await window.ask('table.act', { ...at(start), action: { type: 'choose', option: 'first' } })
    const back = (await window.ask('table.undo', at(first.table))).table
    const second = await window.ask('table.act', { ...at(back), action: { type: 'choose', option: 'place' } })
    expect(second.table.redo).toBeNull()
    expect(program.library.ahead(start.match as MatchId, MAIN)).toBeNull()
    const rows = await rowsOf(window, second.table)
    expect(rows.filter((row) => row.parent === start.tip).map((row) => row.id)).toEqual([
      first.table.tip,
      second.table.tip,
    ])
  })

  it('the same choice again gives the same luck and the same steps', async () => {
    const end = await playOn(program, window, await opened(window), 6)
    const start = (await window.ask('table.goto', { ...at(end), step: end.match })).table
    expect(start.tip).not.toBe(end.tip)
    const again = await playOn(program, window, start, 6)
    expect(again.tip).toBe(end.tip)
    expect(again.size).toBe(end.size)
  })

  it('goes to any step of the line and back, and on over chance', async () => {
    const end = await playOn(program, window, await opened(window), 8)
    const line = await rowsOf(window, end)
    for (const row of line) {
      const moved = (await window.ask('table.goto', { ...at(end), step: row.id })).table
      // With a seed no table waits for chance.
      expect(moved.turn.by).not.toBe('chance')
      const back = (await window.ask('table.goto', { ...at(moved), step: end.tip })).table
      expect(back).toMatchObject({ tip: end.tip, size: end.size, redo: null })
    }
  })

  it('refuses to go to a step beside the line, or to none', async () => {
    const start = await opened(window)
    const first = await window.ask('table.act', { ...at(start), action: { type: 'choose', option: 'first' } })
    const back = (await window.ask('table.undo', at(first.table))).table
    const second = (
      await window.ask('table.act', { ...at(back), action: { type: 'choose', option: 'place' } })
    ).table
    expect(await window.refused('table.goto', { ...at(second), step: first.table.tip })).toEqual({
      code: 'notOnLine',
    })
    expect(await window.refused('table.goto', { ...at(second), step: '0'.repeat(32) })).toEqual({
      code: 'unknownStep',
    })
    expect(
      await window.refused('table.position', { match: start.match, step: '0'.repeat(32), viewer: 'public' }),
    ).toEqual({ code: 'unknownStep' })
  })

  it('keeps to the undo rule of the match', async () => {
    const off = await playOn(program, window, await opened(window, { undo: 'off' }), 2)
    expect(off.undoTo).toEqual({ refused: { code: 'undoOff' } })
    expect(await window.refused('table.undo', at(off))).toEqual({ code: 'undoOff' })
    expect(await window.refused('table.goto', { ...at(off), step: off.match })).toEqual({ code: 'undoOff' })
    expect(await window.refused('table.branch', { match: off.match, step: off.match })).toEqual({
      code: 'branchAfterMatch',
    })
    const reveal = await playOn(program, window, await opened(window, { undo: 'beforeReveal' }), 6)
    expect(await window.refused('table.goto', { ...at(reveal), step: reveal.match })).toEqual({
      code: 'undoReveals',
    })
  })
})

describe('two windows', () => {
  it('stay in step: the other is told the table and the new rows', async () => {
    const table = await opened(window)
    const other = program.window()
    await other.ask('table.open', { match: table.match })
    const bystander = program.window()
    const change = await window.ask('table.act', {
      ...at(table),
      action: choiceAt(program, table, seededRandom('choices', 0)),
    })
    expect(other.pushed('table.changed')).toEqual([change])
    expect(window.pushed('table.changed')).toEqual([])
    expect(bystander.pushed('table.changed')).toEqual([])
    expect(bystander.pushed('library.changed')).toEqual([{ match: table.match }])
    const undone = await other.ask('table.undo', at(change.table))
    expect(window.pushed('table.changed')).toEqual([undone])
  })

  it('a window that only glances at a match sees what one would that opens it, and is told no changes', async () => {
    const table = await opened(window)
    const other = program.window()
    expect(await other.ask('table.preview', { match: table.match })).toEqual(table)
    await playOn(program, window, table, 1)
    expect(other.pushed('table.changed')).toEqual([])
    expect(await other.refused('table.preview', { match: '0'.repeat(32) })).toEqual({ code: 'matchUnknown' })
  })

  it('a window that has closed the match, or itself, is told no more', async () => {
    const table = await opened(window)
    const [closed, gone] = [program.window(), program.window()]
    for (const other of [closed, gone]) await other.ask('table.open', { match: table.match })
    await closed.ask('table.close', { match: table.match })
    gone.close()
    await playOn(program, window, table, 1)
    expect(closed.pushed('table.changed')).toEqual([])
    expect(gone.pushed('table.changed')).toEqual([])
    expect(gone.pushed('library.changed')).toEqual([])
  })
})

describe('many matches', () => {
  it('are all at hand, whatever has left memory meanwhile', async () => {
    const first = await playOn(program, window, await opened(window), 2)
    const back = (await window.ask('table.undo', at(first))).table
    for (let count = 0; count < 40; count += 1) await opened(window, { chance: { source: 'random' } })
    expect(await window.ask('table.open', { match: first.match })).toEqual(back)
    expect((await window.ask('table.redo', at(back))).table.tip).toBe(first.tip)
  })
})

describe('trouble', () => {
  it('a record changed by another process is read again before acting', async () => {
    const table = await playOn(program, window, await opened(window), 3)
    const elsewhere = program.secondProcess()
    const far = elsewhere.window()
    const theirs = await playOn(program, far, await far.ask('table.open', { match: table.match }), 1)
    elsewhere.close()
    expect(await window.refused('table.undo', at(table))).toEqual({ code: 'stale' })
    expect(await window.ask('table.open', { match: table.match })).toEqual(theirs)
    expect(window.pushed('table.changed').at(-1)?.table).toEqual(theirs)
  })

  it('what could not be stored has not happened', async () => {
    const table = await opened(window)
    const action = choiceAt(program, table, seededRandom('choices', 0))
    const rival = new Database(program.library.file)
    rival.exec('BEGIN IMMEDIATE')
    expect(await window.refused('table.act', { ...at(table), action })).toMatchObject({
      code: 'libraryLocked',
    })
    expect(await window.ask('table.open', { match: table.match })).toEqual(table)
    rival.exec('ROLLBACK')
    rival.close()
    const { rows } = await window.ask('table.act', { ...at(table), action })
    expect(rows[0]?.parent).toBe(table.tip)
  })

  it('a bug answers `internal`, is logged, and leaves nothing half done', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const table = await opened(window)
    const action = choiceAt(program, table, seededRandom('choices', 0))
    const rival = new Database(program.library.file)
    rival.exec("CREATE TRIGGER trap BEFORE INSERT ON branch_move BEGIN SELECT RAISE(ABORT, 'trap'); END")
    expect(await window.refused('table.act', { ...at(table), action })).toEqual({ code: 'internal' })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
    rival.exec('DROP TRIGGER trap')
    rival.close()
    expect(await window.ask('table.open', { match: table.match })).toEqual(table)
    expect((await window.ask('table.act', { ...at(table), action })).table.size).toBe(table.size + 1)
  })

  it('a damaged record opens up to the last good step and cannot be played on', async () => {
    const table = await playOn(program, window, await opened(window), 6)
    const rows = await rowsOf(window, table)
    program.damage(table.match, 5)
    const damaged = await window.ask('table.open', { match: table.match })
    expect(damaged.unplayable).toMatchObject({
      code: 'recordDamaged',
      details: { step: rows[5]?.id, depth: 5 },
    })
    expect(damaged).toMatchObject({
      size: 5,
      tip: rows[4]?.id,
      undoTo: { refused: { code: 'damaged' } },
      redo: null,
    })
    expect(await rowsOf(window, damaged)).toEqual(rows.slice(0, 5))
    for (const method of ['table.undo', 'table.redo', 'table.roll'] as const)
      expect(await window.refused(method, at(damaged))).toEqual({ code: 'damaged' })
    expect(await window.refused('table.branch', { match: table.match, step: table.match })).toEqual({
      code: 'damaged',
    })
  })

  it('verify tells the damage of a damaged record', async () => {
    const table = await playOn(program, window, await opened(window), 6)
    expect(await window.ask('table.verify', { match: table.match })).toEqual({
      steps: table.size - 1,
      decided: true,
      chosen: 0,
      damage: null,
    })
    program.damage(table.match, 5)
    const { damage } = await window.ask('table.verify', { match: table.match })
    expect(damage).toMatchObject({ code: 'recordDamaged' })
  })

  it('an unknown match is told as such', async () => {
    expect(await window.refused('table.open', { match: 'f'.repeat(32) })).toEqual({ code: 'matchUnknown' })
  })
})
