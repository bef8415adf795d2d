import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { at, opened, playOn, rowsOf } from '../testing/play.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh))

describe('branches', () => {
  it('are made at any step, named in order, and played on', async () => {
    const end = await playOn(program, window, await opened(window), 6)
    const [, , , fork] = await rowsOf(window, end)
    const first = await window.ask('table.branch', { match: end.match, step: fork?.id ?? '' })
    const second = await window.ask('table.branch', { match: end.match, step: end.match, name: '試一試' })
    const third = await window.ask('table.branch', { match: end.match, step: end.tip })
    expect(third.table.branches.map((branch) => branch.name)).toEqual(['main', '試一試', 'A'])
    expect(first.table).toMatchObject({ tip: fork?.id, size: end.size })
    // The root waits for chance: the seed gives what it gave before, so nothing is new.
    expect(second.rows).toEqual([])
    expect(second.table.turn.by).not.toBe('chance')
    expect(third.table.branch).toBe(third.table.branches.at(-1)?.id)
  })

  it('leave `main` where it is, and the table remembers where it played', async () => {
    const end = await playOn(program, window, await opened(window), 4)
    const { table } = await window.ask('table.branch', { match: end.match, step: end.match, name: 'again' })
    const on = await playOn(program, window, table, 1)
    expect(on.branches.find((branch) => branch.id === 'main')?.step).toBe(end.tip)
    const back = (await window.ask('table.switch', { match: end.match, branch: 'main' })).table
    expect(back).toMatchObject({ branch: 'main', tip: end.tip })
    restart()
    expect(await window.ask('table.open', { match: end.match })).toEqual(back)
    const there = (await window.ask('table.switch', { match: end.match, branch: on.branch })).table
    restart()
    expect(await window.ask('table.open', { match: end.match })).toEqual(there)
    expect(there).toMatchObject({ branch: on.branch, tip: on.tip })
  })

  it('just made, or just deleted, are where the table was after a restart', async () => {
    const end = await playOn(program, window, await opened(window), 2)
    const { match } = end
    const made = (await window.ask('table.branch', { match, step: match, name: 'again' })).table
    restart()
    expect(await window.ask('table.open', { match })).toEqual(made)
    const gone = (await window.ask('table.deleteBranch', { match, branch: made.branch })).table
    expect(gone.branch).toBe('main')
    // Recovered, it is there again, but the table stays on `main`.
    const back = (await window.ask('table.recoverBranch', { match, branch: made.branch })).table
    restart()
    expect(await window.ask('table.open', { match })).toEqual(back)
    expect(back).toMatchObject({ branch: 'main', tip: end.tip })
  })

  it('are played on after a restart however many moves of others came since', async () => {
    const end = await playOn(program, window, await opened(window), 2)
    const { match } = end
    const other = (await window.ask('table.branch', { match, step: match, name: 'other' })).table.branch
    const played = (await window.ask('table.branch', { match, step: end.tip, name: 'played' })).table.branch
    for (let count = 0; count < 120; count += 1)
      await window.ask('table.renameBranch', { match, branch: other, name: `Name ${count}` })
    restart()
    expect((await window.ask('table.open', { match })).branch).toBe(played)
  })

  it('are made and turned to as one change, or not at all', async () => {
    const end = await playOn(program, window, await opened(window), 2)
    const { match } = end
    const rival = new Database(program.library.file)
    rival.exec(`CREATE TRIGGER refused BEFORE INSERT ON branch_move WHEN NEW.reason = 'goto'
      BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
    const connection = program.service.connect(() => undefined)
    expect((await connection.handle('table.branch', { match, step: match, name: 'again' })).ok).toBe(false)
    connection.close()
    rival.exec('DROP TRIGGER refused')
    rival.close()
    expect((await window.ask('table.open', { match })).branches).toEqual(end.branches)
  })

  it('are renamed, deleted and recovered; playing goes back to `main`', async () => {
    const start = await opened(window)
    const { match } = start
    const { branch } = (await window.ask('table.branch', { match, step: start.tip })).table
    const named = (await window.ask('table.renameBranch', { match, branch, name: 'Bold' })).table
    expect(named.branches.find((one) => one.id === branch)?.name).toBe('Bold')
    const gone = (await window.ask('table.deleteBranch', { match, branch })).table
    expect(gone).toMatchObject({ branch: 'main', tip: start.tip })
    expect(gone.branches.find((one) => one.id === branch)).toMatchObject({ name: 'Bold', deleted: true })
    expect(await window.refused('table.switch', { match, branch })).toEqual({ code: 'unknownBranch' })
    expect(await window.refused('table.deleteBranch', { match, branch })).toEqual({ code: 'unknownBranch' })
    const back = (await window.ask('table.recoverBranch', { match, branch })).table
    expect(back.branches.find((one) => one.id === branch)).toMatchObject({ name: 'Bold', deleted: false })
    expect(await window.refused('table.recoverBranch', { match, branch })).toEqual({ code: 'notDeleted' })
  })

  it('`main` can be neither deleted nor renamed', async () => {
    const { match } = await opened(window)
    expect(await window.refused('table.deleteBranch', { match, branch: 'main' })).toEqual({
      code: 'mainStays',
    })
    expect(await window.refused('table.renameBranch', { match, branch: 'main', name: 'x' })).toEqual({
      code: 'mainStays',
    })
  })

  it('can be promoted to the match as played, and back; the line played before keeps a branch', async () => {
    const end = await playOn(program, window, await opened(window), 6)
    const { match } = end
    const [, laid, die] = await rowsOf(window, end)
    const outcome = { type: 'roll', dice: [die?.events[0]?.['die'] === 6 ? 1 : 6] }
    const from = { match, step: laid?.id ?? '' }
    const made = (await window.ask('table.branch', { ...from, name: 'Bold', outcome })).table
    const bold = made.branch
    const on = await playOn(program, window, made, 3)
    const third = (await window.ask('table.branch', { match, step: match, name: 'Third' })).table
    const now = (await window.ask('table.promote', { match, branch: bold, name: 'Before' })).table
    const named = (table: typeof now, name: string) => table.branches.find((each) => each.name === name)
    expect(named(now, 'main')).toMatchObject({ id: 'main', step: on.tip })
    expect(named(now, 'Before')).toMatchObject({ step: end.tip, deleted: false })
    expect(named(now, 'Bold')).toMatchObject({ step: on.tip, deleted: true })
    expect(now).toMatchObject({ branch: third.branch, size: third.size })
    expect((await window.ask('library.list', {})).rows[0]).toMatchObject({ branches: 2 })
    restart()
    const again = await window.ask('table.open', { match })
    const sorted = (table: typeof now) =>
      [...table.branches].sort((one, other) => (one.id < other.id ? -1 : 1))
    expect({ ...again, branches: sorted(again) }).toEqual({ ...now, branches: sorted(now) })

    const kept = named(now, 'Before')?.id ?? ''
    const back = (await window.ask('table.promote', { match, branch: kept, name: 'Bold' })).table
    expect(named(back, 'main')).toMatchObject({ step: end.tip })
    expect(back.branches.filter(({ name, deleted }) => name === 'Bold' && !deleted)).toMatchObject([
      { step: on.tip },
    ])
    const [first] = await window.ask('table.reflog', { match })
    expect(first?.reason).toBe('promote')
    expect(await window.refused('table.promote', { match, branch: kept })).toEqual({ code: 'unknownBranch' })
    expect(await window.refused('table.promote', { match, branch: 'main' })).toEqual({ code: 'mainStays' })
  })

  it('that go on from the match as played leave nothing behind when promoted; the table plays on there', async () => {
    const start = await playOn(program, window, await opened(window), 2)
    const { match } = start
    const made = (await window.ask('table.branch', { match, step: start.tip })).table
    const on = await playOn(program, window, made, 2)
    const now = (await window.ask('table.promote', { match, branch: made.branch })).table
    expect(now).toMatchObject({ branch: 'main', tip: on.tip })
    expect(now.branches.filter(({ deleted }) => !deleted)).toHaveLength(1)
    restart()
    expect(await window.ask('table.open', { match })).toEqual(now)
  })

  it('can try other luck: the chosen outcome is marked', async () => {
    const table = await opened(window)
    const rows = await rowsOf(window, table)
    const [, laid, die] = rows
    const drawn = die?.events[0]?.['die']
    const outcome = { type: 'roll', dice: [drawn === 6 ? 1 : 6] }
    const asked = await window.ask('table.position', {
      match: table.match,
      step: laid?.id ?? '',
      viewer: 'public',
    })
    expect(asked.odds).toContainEqual({ action: outcome, probability: 1 / 6 })
    const tried = await window.ask('table.branch', { match: table.match, step: laid?.id ?? '', outcome })
    expect(tried.rows[0]).toMatchObject({ parent: laid?.id, actor: 'chance', chosen: true })
    expect(tried.table.turn.by).not.toBe('chance')
    expect(await window.ask('table.verify', { match: table.match })).toMatchObject({
      chosen: 1,
      damage: null,
    })
  })

  it('every move is in the reflog, newest first', async () => {
    const start = await opened(window)
    const { match } = start
    const one = await playOn(program, window, start, 1)
    await window.ask('table.undo', at(one))
    const log = await window.ask('table.reflog', { match })
    expect(log.map(({ reason, from, to }) => [reason, from, to])).toEqual([
      ['undo', one.tip, start.tip],
      ['act', start.tip, one.tip],
      ['act', match, start.tip],
      ['create', null, match],
    ])
  })
})

describe('manual luck', () => {
  it('waits for people to enter what they rolled, or rolls fairly when asked', async () => {
    const start = await opened(window, { chance: { source: 'manual' } })
    expect(start).toMatchObject({ turn: { by: 'chance' }, tip: start.match, seed: null })
    expect(await window.refused('table.act', { ...at(start), action: { type: 'stop' } })).toEqual({
      code: 'chanceToAct',
    })
    const laid = (await window.ask('table.roll', at(start))).table
    const wrong = { type: 'roll', dice: [6, 6] }
    expect(await window.refused('table.enter', { ...at(laid), outcome: wrong })).not.toMatchObject({
      code: 'internal',
    })
    const six = await window.ask('table.enter', { ...at(laid), outcome: { type: 'roll', dice: [6] } })
    expect(six.rows[0]?.events[0]).toMatchObject({ type: 'opening.rolled', die: 6 })
    const two = (await window.ask('table.enter', { ...at(six.table), outcome: { type: 'roll', dice: [2] } }))
      .table
    expect(two.turn.by).toBe(0)
    expect(await window.refused('table.enter', { ...at(two), outcome: { type: 'roll', dice: [2] } })).toEqual(
      {
        code: 'notChance',
      },
    )
  })

  it('is refused where a seed decides', async () => {
    const start = await opened(window)
    expect(await window.refused('table.roll', at(start))).toEqual({ code: 'notManual' })
    expect(
      await window.refused('table.enter', { ...at(start), outcome: { type: 'roll', dice: [6] } }),
    ).toEqual({
      code: 'notManual',
    })
  })
})
