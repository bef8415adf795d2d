import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../engine/kernel/random.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { Input, Table } from '../api/api.ts'
import { freshProgram } from '../testing/shared-program.ts'
import { at, choiceAt, opened, playOn, rowsOf } from '../testing/play.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh))

const names = ({ branches }: Table): string[] => branches.map(({ name }) => name)
const liveIn = async (match: string): Promise<number> => {
  const [row] = (await window.ask('library.list', {})).rows
  expect(row?.id).toBe(match)
  return row?.branches ?? -1
}
/** A match with a step to try from, in which somebody could have acted otherwise. */
const begun = async () => {
  const end = await playOn(program, window, await opened(window), 6)
  const rows = await rowsOf(window, end)
  const fork = rows.findLast(({ parent, actor }) => parent !== null && actor !== 'chance')?.parent ?? ''
  const tryHere = async (): Promise<Table> =>
    (await window.ask('table.branch', { match: end.match, step: fork })).table
  return { end, match: end.match, fork, rows, tryHere }
}
/** An action that leads to a step the match has not. */
const playedElse = async (from: Table): Promise<Table> => {
  const random = seededRandom('otherwise', 0)
  for (;;) {
    const action = choiceAt(program, from, random)
    const { table } = await window.ask('table.act', { match: from.match, at: from.tip, action })
    if (table.size > from.size) return table
    from = (await window.ask('table.undo', at(table))).table
  }
}

describe('a line that is tried', () => {
  it('is no branch before something new is played on it, and gone once another is played', async () => {
    const { end, match, fork, tryHere } = await begun()
    const { updatedAt } = (await window.ask('library.list', {})).rows[0] ?? {}
    const log = await window.ask('table.reflog', { match })
    const looked = await tryHere()
    expect(looked).toMatchObject({ tip: fork, size: end.size })
    expect(names(looked)).toEqual(['main', 'A'])
    expect(await liveIn(match)).toBe(0)
    // As often as one looks, there is one.
    const again = await tryHere()
    expect(names(again)).toEqual(['main', 'A'])
    const back = (await window.ask('table.switch', { match, branch: 'main' })).table
    expect(back).toEqual(end)
    expect(await window.refused('table.switch', { match, branch: again.branch })).toEqual({
      code: 'unknownBranch',
    })
    // Nothing was written: the match is no newer than it was.
    expect(await window.ask('table.reflog', { match })).toEqual(log)
    expect((await window.ask('library.list', {})).rows[0]?.updatedAt).toBe(updatedAt)
    restart()
    expect(await window.ask('table.open', { match })).toEqual(end)
  })

  it('stays one while the steps of the record are played again, there and back', async () => {
    const { end, match, tryHere, rows, fork } = await begun()
    const looked = await tryHere()
    const next = rows.find(({ parent }) => parent === fork)
    const loaded = program.library.load(match as MatchId)
    const step = loaded.ok ? [...loaded.value.steps.values()].find(({ id }) => id === next?.id) : undefined
    // What a step of a record holds is an action of its game.
    const action = step?.action as Input<'table.act'>['action']
    const played = (await window.ask('table.act', { ...at(looked), action })).table
    expect(played.size).toBe(end.size)
    expect(played.tip).not.toBe(fork)
    const undone = (await window.ask('table.undo', at(played))).table
    const redone = (await window.ask('table.redo', at(undone))).table
    expect(redone.tip).toBe(played.tip)
    expect(await liveIn(match)).toBe(0)
    // A file that is given away knows nothing of it, and the match read anew still does.
    const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
    await window.ask('library.import', { name: 'same.qipu', bytes })
    expect(await window.ask('table.open', { match })).toMatchObject({
      branch: looked.branch,
      tip: redone.tip,
      branches: redone.branches,
    })
    await window.ask('table.switch', { match, branch: 'main' })
    expect(names(await window.ask('table.open', { match }))).toEqual(['main'])
  })

  it('is a branch with the first new action, on disk with it, and played after a restart', async () => {
    const { end, match, tryHere } = await begun()
    const played = await playedElse(await tryHere())
    expect(names(played)).toEqual(['main', 'A'])
    expect(await liveIn(match)).toBe(1)
    restart()
    const after = await window.ask('table.open', { match })
    expect(after).toMatchObject({ branch: played.branch, tip: played.tip, branches: played.branches })
    // Taken back again it is a branch like any other, from which one comes back.
    const main = (await window.ask('table.switch', { match, branch: 'main' })).table
    expect(main).toMatchObject({ tip: end.tip, branch: 'main' })
    expect(names(main)).toEqual(['main', 'A'])
    restart()
    expect((await window.ask('table.open', { match })).branch).toBe('main')
  })

  it('is the branch that ends at the step already, if one does', async () => {
    const { match, tryHere } = await begun()
    const played = await playedElse(await tryHere())
    await window.ask('table.switch', { match, branch: 'main' })
    const twin = (await window.ask('table.branch', { match, step: played.tip })).table
    expect(twin).toMatchObject({ branch: played.branch, tip: played.tip })
    expect(names(twin)).toEqual(['main', 'A'])
    restart()
    expect(await window.ask('table.open', { match })).toMatchObject({ branch: played.branch })
  })

  it('is kept when it is named, and leaves no trace when it is deleted', async () => {
    const { match, tryHere } = await begun()
    const { branch } = await tryHere()
    const gone = (await window.ask('table.deleteBranch', { match, branch })).table
    expect(names(gone)).toEqual(['main'])
    const named = await tryHere()
    await window.ask('table.renameBranch', { match, branch: named.branch, name: 'Bold' })
    await window.ask('table.switch', { match, branch: 'main' })
    expect(await liveIn(match)).toBe(1)
    restart()
    expect(names(await window.ask('table.open', { match }))).toEqual(['main', 'Bold'])
  })
})
