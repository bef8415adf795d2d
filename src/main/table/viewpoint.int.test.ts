import { describe, expect, it } from 'vitest'
import type { StepRow, Table } from '../api/api.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { newMatch, opened, playOn } from '../testing/play.ts'
import { withSecrets } from '../testing/game-with-secrets.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh), { gameOf: withSecrets })

const start = (): Promise<Table> => opened(window, { game: 'secretive' })

const lift = async (table: Table): Promise<Table> => {
  if (table.curtain === null) return table
  return (await window.ask('table.liftCurtain', { match: table.match, seat: table.curtain })).table
}

/** The chooser takes the first turn, behind the curtain. */
const choose = async (
  table: Table,
): Promise<{ readonly table: Table; readonly rows: readonly StepRow[] }> => {
  const { match, tip } = await lift(table)
  return window.ask('table.act', { match, at: tip, action: { type: 'choose', option: 'first' } })
}

const option = (rows: readonly StepRow[]): unknown => rows.at(-1)?.events[0]?.['option']

describe('the curtain', () => {
  it('lies over the board until the seat to act lifts it', async () => {
    const table = await start()
    const chooser = table.turn.by
    expect(table).toMatchObject({ viewer: 'public', curtain: chooser })
    const { match, tip } = table
    const action = { type: 'choose', option: 'first' }
    expect(await window.refused('table.act', { match, at: tip, action })).toEqual({ code: 'curtain' })
    expect(await window.refused('table.check', { match, at: tip, action })).toEqual({ code: 'curtain' })
    const other = chooser === 0 ? 1 : 0
    expect(await window.refused('table.liftCurtain', { match, seat: other })).toEqual({ code: 'noCurtain' })
    expect(await lift(table)).toMatchObject({ viewer: chooser, curtain: null, tip })
  })

  it('falls again when the turn passes to the other person, and every window is told', async () => {
    const other = program.window()
    const table = await start()
    await other.ask('table.open', { match: table.match })
    const next = (await choose(table)).table
    expect(next.curtain).toBe(next.turn.by)
    expect(next.viewer).toBe('public')
    expect(other.pushed('table.changed').map((change) => change.table.curtain)).toEqual([null, next.curtain])
  })

  it('lies over what an undo leads back to, once the screen was passed on', async () => {
    const first = await lift(await start())
    const next = (await choose(first)).table
    const { match } = next
    // Still at the screen, one takes one's own action back.
    const back = (await window.ask('table.undo', { match, at: next.tip })).table
    expect(back).toMatchObject({ viewer: first.viewer, curtain: null })
    expect(await window.refused('table.passOn', { match })).toEqual({ code: 'noCurtain' })
    const again = (await window.ask('table.redo', { match, at: back.tip })).table
    expect((await window.ask('table.passOn', { match })).table).toMatchObject({ curtain: next.curtain })
    const undone = (await window.ask('table.undo', { match, at: again.tip })).table
    expect(undone).toMatchObject({ viewer: 'public', curtain: first.viewer })
    expect(await lift(undone)).toMatchObject({ viewer: first.viewer, curtain: null })
  })

  it('is down after a restart, whoever had the screen', async () => {
    const table = await lift(await start())
    restart()
    const again = await window.ask('table.open', { match: table.match })
    expect(again).toMatchObject({ viewer: 'public', curtain: table.turn.by })
  })

  it('stays up while the record is read again because another program wrote', async () => {
    const table = await lift(await start())
    const elsewhere = program.secondProcess()
    await elsewhere.window().ask('match.create', newMatch())
    elsewhere.close()
    expect(await window.ask('table.open', { match: table.match })).toEqual(table)
  })

  it('is not needed by one person against the computer', async () => {
    const [person, second] = newMatch().seats
    const bot = { kind: 'bot', bot: 'homer', level: 1 } as const
    const seats = [{ ...person, player: bot }, second].flatMap((seat) => (seat === undefined ? [] : [seat]))
    const table = await opened(window, {
      game: 'secretive',
      seats: seats as ReturnType<typeof newMatch>['seats'],
    })
    expect(table).toMatchObject({ viewer: 1, curtain: null })
  })

  it('is not needed in a game without secrets', async () => {
    expect(await opened(window)).toMatchObject({ viewer: 'all', curtain: null })
  })
})

describe('what a window may ask for', () => {
  it('is the seat at the screen or the public, until the match is over', async () => {
    const table = await start()
    const { match, tip } = table
    const chooser = table.turn.by as number
    const other = 1 - chooser
    const ask = (viewer: number | 'public' | 'all'): Promise<unknown> =>
      window.ask('table.position', { match, step: tip, viewer })
    const refused = async (viewer: number | 'public' | 'all'): Promise<void> => {
      const secret = { code: 'notYourSecret' }
      expect(await window.refused('table.position', { match, step: tip, viewer })).toEqual(secret)
      expect(await window.refused('table.rows', { match, viewer })).toEqual(secret)
    }
    await refused(chooser)
    await lift(table)
    await refused(other)
    await refused('all')
    expect(await ask(chooser)).toMatchObject({ viewer: chooser, view: { seenBy: chooser } })
    expect(await ask('public')).toMatchObject({ view: { seenBy: 'public' } })
    expect(await window.refused('table.position', { match, step: tip, viewer: 5 })).toMatchObject({
      code: 'noSuchSeat',
    })
  })

  it('hides a fact in rows, notation, answers, pushes and checks from whoever may not know it', async () => {
    const table = await start()
    const other = program.window()
    await other.ask('table.open', { match: table.match })
    const { match } = table
    const up = await lift(table)
    const action = { type: 'choose', option: 'first' }
    const checked = await window.ask('table.check', { match, at: up.tip, action })
    expect(checked.events[0]).toMatchObject({ option: 'first' })
    // The turn passes, so by the time of the answer nobody has the screen.
    const change = await choose(up)
    expect(option(change.rows)).toBeNull()
    expect(change.rows[0]?.notation).toBe('?')
    expect(option(other.pushed('table.changed').at(-1)?.rows ?? [])).toBeNull()
    expect(option(await window.ask('table.rows', { match, viewer: 'public' }))).toBeNull()
    const next = await lift(change.table)
    expect(option(await window.ask('table.rows', { match, viewer: next.viewer }))).toBeNull()
    expect(
      (await window.ask('table.position', { match, step: next.tip, viewer: next.viewer })).events[0],
    ).toMatchObject({ option: null })
  })

  it('tells apart the rows a viewer sees otherwise than the public, for a window that has those', async () => {
    let table = await lift(await start())
    while (table.turn.by !== 'nobody') table = await lift(await playOn(program, window, table, 1))
    const { match } = table
    const rows = (viewer: 'public' | 'all', from = 0, differing = false): Promise<StepRow[]> =>
      window.ask('table.rows', { match, viewer, from, differing })
    const common = await rows('public')
    const all = await rows('all')
    const told = await rows('all', common.length, true)
    expect(told).toHaveLength(1)
    expect([...new Map([...common, ...told].map((row) => [row.id, row])).values()]).toEqual(all)
    const known = all.indexOf(all.find(({ id }) => id === told[0]?.id) ?? expect.fail()) + 1
    expect(await rows('all', known, true)).toEqual([...told, ...all.slice(known)])
    expect(await rows('public', known, true)).toEqual(common.slice(known))
  })

  it('keeps seed, odds, exports and a second deal for after the match', async () => {
    const table = await start()
    const { match } = table
    expect(table.seed).toBeNull()
    const rows = await window.ask('table.rows', { match, viewer: 'public' })
    const waiting = rows.find((row) => row.turn.by === 'chance' && row.depth > 0)
    const position = await window.ask('table.position', { match, step: waiting?.id ?? '', viewer: 'public' })
    expect(position.odds).toBeUndefined()
    for (const format of ['text', 'events', 'qipu'] as const)
      expect(await window.refused('library.export', { match, format })).toEqual({ code: 'exportAfterMatch' })
    expect(await window.refused('match.create', newMatch({ chance: { source: 'same', match } }))).toEqual({
      code: 'matchGoesOn',
    })
  })

  it('is everything once the match as played is over', async () => {
    let table = await lift(await start())
    while (table.turn.by !== 'nobody') table = await lift(await playOn(program, window, table, 1))
    expect(table).toMatchObject({ viewer: 'all', curtain: null, seed: 'plum' })
    const { match } = table
    for (const viewer of [0, 1, 'public', 'all'] as const)
      expect(await window.ask('table.position', { match, step: table.tip, viewer })).toMatchObject({ viewer })
    const rows = await window.ask('table.rows', { match, viewer: 'all' })
    expect(rows.flatMap((row) => row.events).find((event) => event.type === 'option.chosen')).toMatchObject({
      option: expect.stringMatching(/first|place/),
    })
  })

  it('does not grow by finishing the match on a branch', async () => {
    const table = await lift(await start())
    const branched = (await window.ask('table.branch', { match: table.match, step: table.tip })).table
    let on = await lift(branched)
    while (on.turn.by !== 'nobody') on = await lift(await playOn(program, window, on, 1))
    expect(on.seed).toBeNull()
    expect(on.viewer).not.toBe('all')
    expect(await window.refused('table.rows', { match: table.match, viewer: 'all' })).toEqual({
      code: 'notYourSecret',
    })
  })
})

describe('whoever writes a match down alone', () => {
  const begun = async (alone = false): Promise<Table> => {
    let table = await opened(window, { game: 'secretive', chance: { source: 'manual', alone } })
    while (table.turn.by === 'chance')
      table = (await window.ask('table.roll', { match: table.match, at: table.tip })).table
    return table
  }

  it('passes no curtain, sees what the seat to act sees, and puts right what any seat did', async () => {
    const table = await begun()
    const { match } = table
    const chooser = table.turn.by === 0 ? 0 : 1
    expect(table).toMatchObject({ curtain: chooser, alone: false })
    const alone = (await window.ask('table.writeAlone', { match, alone: true })).table
    expect(alone).toMatchObject({ curtain: null, viewer: chooser, alone: true })
    const action = { type: 'choose', option: 'first' }
    const next = (await window.ask('table.act', { match, at: alone.tip, action })).table
    expect(next).toMatchObject({ curtain: null, viewer: 1 - chooser })
    expect(option(await window.ask('table.rows', { match, viewer: 1 - chooser }))).toBeNull()
    const other = { type: 'choose', option: 'place' }
    const mended = await window.ask('table.correct', { match, at: next.tip, step: next.tip, action: other })
    expect(mended.table.curtain).toBeNull()
    expect(await window.refused('table.position', { match, step: next.tip, viewer: 'all' })).toEqual({
      code: 'notYourSecret',
    })
    // Taken back, the screen is nobody's.
    const back = (await window.ask('table.writeAlone', { match, alone: false })).table
    expect(back).toMatchObject({ curtain: back.turn.by, viewer: 'public', alone: false })
  })

  it('is asked when the match is set up, and known after a restart', async () => {
    const table = await begun(true)
    const { match, turn } = table
    expect(table).toMatchObject({ curtain: null, viewer: turn.by, alone: true })
    restart()
    const again = await window.ask('table.open', { match })
    expect(again).toMatchObject({ curtain: null, viewer: turn.by, alone: true })
    await window.ask('table.writeAlone', { match, alone: false })
    restart()
    expect(await window.ask('table.open', { match })).toMatchObject({ curtain: turn.by, alone: false })
  })

  it('is somebody at a real table: with a seed the curtain stays', async () => {
    const { match } = await start()
    expect(await window.refused('table.writeAlone', { match, alone: true })).toEqual({ code: 'notManual' })
  })
})
