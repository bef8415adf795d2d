import { describe, expect, it } from 'vitest'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { at, choiceAt, opened, playOn } from '../testing/play.ts'
import { seededRandom } from '../../engine/kernel/random.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

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
    expect(await other.ask('table.read', { match: table.match })).toEqual(table)
    await playOn(program, window, table, 1)
    expect(other.pushed('table.changed')).toEqual([])
    expect(await other.refused('table.read', { match: '0'.repeat(32) })).toEqual({ code: 'matchUnknown' })
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
