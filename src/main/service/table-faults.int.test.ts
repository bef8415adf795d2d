import Database from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { at, choiceAt, opened, playOn, rowsOf } from '../testing/play.ts'
import { seededRandom } from '../../engine/kernel/random.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

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
