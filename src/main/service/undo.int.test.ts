import { describe, expect, it } from 'vitest'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { at, opened, playOn, rowsOf } from '../testing/play.ts'
import { MAIN, type MatchId } from '../../engine/record/step.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh))

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
    restart()
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
