import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { Output, StepRow, Table } from '../api/api.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { opened, playOn } from '../testing/play.ts'
import { withSecrets } from '../testing/game-with-secrets.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh), { gameOf: withSecrets })

type Rule = 'free' | 'beforeReveal' | 'off'
const start = (undo: Rule = 'free'): Promise<Table> => opened(window, { game: 'secretive', undo })
const lift = async (table: Table): Promise<Table> => {
  if (table.curtain === null) return table
  return (await window.ask('table.liftCurtain', { match: table.match, seat: table.curtain })).table
}
const choose = async (table: Table, option: 'first' | 'place'): Promise<Table> => {
  const { match, tip } = await lift(table)
  return (await window.ask('table.act', { match, at: tip, action: { type: 'choose', option } })).table
}
const toEnd = async (from: Table): Promise<Table> => {
  let table = await lift(from)
  while (table.turn.by !== 'nobody') table = await lift(await playOn(program, window, table, 1))
  return table
}
const named = (table: Table, name: string) =>
  table.branches.find((each) => each.name === name && !each.deleted)
const promote = (match: string, branch: string, name = 'Before'): Promise<Output<'table.promote'>> =>
  window.ask('table.promote', { match, branch, name, early: true })
const seatToAct = ({ turn: { by } }: Table): number => (typeof by === 'number' ? by : expect.fail('no seat'))

/** What is told of all choices of A or B, on every line: what was chosen, or null. */
const choices = (rows: readonly StepRow[]): readonly unknown[] =>
  rows.flatMap(({ events, notation }) =>
    events.flatMap((event) => (event.type === 'option.chosen' ? [[event['option'], notation]] : [])),
  )
const toldTo = async (match: string, viewer: Viewer): Promise<readonly unknown[]> =>
  choices(await window.ask('table.rows', { match, viewer }))

/** Both choices of `parted`, as notation has them too. */
const KNOWN = [
  ['first', 'first'],
  ['place', 'place'],
]
const HIDDEN = [null, '?']

/** The chooser takes the first turn, and on a branch the place. */
const parted = async () => {
  const first = await start()
  const { match, tip } = first
  const played = await choose(first, 'first')
  const made = (await window.ask('table.branch', { match, step: tip, name: 'Bold' })).table
  const tried = await choose(made, 'place')
  return { match, chooser: seatToAct(first), played, tried }
}

describe('promoting a branch while there are secrets', () => {
  it('tells no viewer more than before, on either line', async () => {
    const { match, chooser, tried } = await parted()
    const eyes = []
    let branch = tried.branch
    for (const name of ['Before', 'Bold']) {
      const { rows, table } = await promote(match, branch, name)
      branch = named(table, name)?.id ?? ''
      expect(rows).toEqual([])
      expect(table).toMatchObject({ seed: null, branch: 'main' })
      expect(await toldTo(match, 'public')).toEqual([HIDDEN, HIDDEN])
      const { viewer } = await lift(table)
      eyes.push(viewer)
      expect(await toldTo(match, viewer)).toEqual(viewer === chooser ? KNOWN : [HIDDEN, HIDDEN])
      for (const another of [1 - Number(viewer), 'all'] as const)
        expect(await window.refused('table.rows', { match, viewer: another })).toEqual({
          code: 'notYourSecret',
        })
    }
    expect(eyes.sort(), 'both seats had the screen').toEqual([0, 1])
  })

  it('lowers the curtain where somebody else is to act there than has the screen, for every window', async () => {
    const { match, chooser, played, tried } = await parted()
    expect(seatToAct(tried), 'who takes the place does not begin').not.toBe(seatToAct(played))
    const main = (await window.ask('table.switch', { match, branch: 'main' })).table
    const up = await lift(main)
    expect(up).toMatchObject({ viewer: seatToAct(played), curtain: null })
    const other = program.window()
    await other.ask('table.open', { match })
    const { table } = await promote(match, tried.branch)
    expect(table).toMatchObject({ viewer: 'public', curtain: seatToAct(tried) })
    expect(other.pushed('table.changed').at(-1)).toMatchObject({
      table: { curtain: seatToAct(tried) },
      rows: [],
    })
    const action = { type: 'allot', allotments: [] }
    expect(await window.refused('table.act', { match, at: table.tip, action })).toEqual({ code: 'curtain' })
    for (const viewer of [chooser, 1 - chooser, 'all'] as const)
      expect(await window.refused('table.position', { match, step: table.tip, viewer })).toEqual({
        code: 'notYourSecret',
      })
    // Taken back, whoever had the screen has it still.
    const kept = named(table, 'Before')?.id ?? ''
    expect((await promote(match, kept, 'Bold')).table).toMatchObject({ viewer: up.viewer, curtain: null })
  })

  it('lets whoever has the screen keep it where they are to act there too', async () => {
    const { match, tried, played } = await parted()
    const on = await lift(tried)
    expect(on).toMatchObject({ viewer: seatToAct(tried), branch: tried.branch })
    const { table } = await promote(match, tried.branch)
    expect(table).toMatchObject({ branch: 'main', viewer: on.viewer, curtain: null, tip: tried.tip })
    expect(named(table, 'Before')).toMatchObject({ step: played.tip })
  })

  it('opens the match where it ends it, and closes it again where it is taken back', async () => {
    const { match, tried } = await parted()
    const end = await toEnd(tried)
    expect(end.viewer, 'the end of a branch opens nothing').not.toBe('all')
    const other = program.window()
    await other.ask('table.open', { match })
    await other.ask('table.rows', { match, viewer: 'public' })
    const over = (await promote(match, end.branch)).table
    expect(over).toMatchObject({ viewer: 'all', curtain: null, seed: 'plum' })
    expect(await toldTo(match, 'all')).toEqual(KNOWN)
    await other.ask('table.rows', { match, viewer: 'all' })

    // The match would have no result any more: that has to be said.
    const before = named(over, 'Before')?.id ?? ''
    expect(await window.refused('table.promote', { match, branch: before })).toEqual({ code: 'endsEarlier' })
    const back = (await promote(match, before, 'Bold')).table
    expect(back.seed).toBeNull()
    expect(back.viewer).not.toBe('all')
    expect(await window.refused('table.rows', { match, viewer: 'all' })).toEqual({ code: 'notYourSecret' })
    expect(await toldTo(match, 'public')).toEqual([HIDDEN, HIDDEN])
    // A window that looked at everything is told of it as the screen sees it from now on.
    const pushed = other.pushed('table.changed').at(-1)
    expect(pushed?.table).toMatchObject({ seed: null, viewer: back.viewer, curtain: back.curtain })
    expect(await other.refused('table.rows', { match, viewer: 'all' })).toEqual({ code: 'notYourSecret' })
  })
})

describe('promoting a branch where undo is restricted', () => {
  /** A finished match with a branch from its very beginning, or from its last decision. */
  const finished = async (undo: Rule, from: 'start' | 'last'): Promise<{ match: string; bold: string }> => {
    const first = await start(undo)
    const end = await toEnd(first)
    const rows = await window.ask('table.rows', { match: end.match, viewer: 'all' })
    const lastChoice = rows.findLast(({ actor }) => typeof actor === 'number')
    const step = from === 'start' ? first.tip : (lastChoice?.parent ?? '')
    const { table } = await window.ask('table.branch', { match: end.match, step, name: 'Bold' })
    return { match: end.match, bold: table.branch }
  }
  /** Everything a refusal must leave as it was. */
  const stored = (match: string): unknown => {
    const loaded = program.library.load(match as MatchId)
    if (!loaded.ok) throw new Error(loaded.error.code)
    return [...loaded.value.branches.values()]
  }

  it.each([
    ['off', 'start', 'undoOff'],
    ['off', 'last', 'undoOff'],
    ['beforeReveal', 'start', 'undoReveals'],
  ] as const)('%s: a branch from the %s is refused with %s, and nothing moves', async (undo, from, code) => {
    const { match, bold } = await finished(undo, from)
    const before = stored(match)
    expect(await window.refused('table.promote', { match, branch: bold })).toMatchObject({ code })
    expect(stored(match)).toEqual(before)
    expect(await window.ask('table.read', { match })).toMatchObject({ viewer: 'all', seed: 'plum' })
  })

  it('off: what only goes on from the match as played leaves nothing, and is promoted', async () => {
    const { match } = await toEnd(await start('off'))
    const { tip } = await window.ask('table.read', { match })
    const made = (await window.ask('table.branch', { match, step: tip, name: 'Same' })).table
    const now = (await promote(match, made.branch)).table
    expect(now).toMatchObject({ branch: 'main', tip, viewer: 'all' })
    expect(named(now, 'Before')).toBeUndefined()
  })

  it('beforeReveal: a last choice that told nobody anything is left, and the match goes on', async () => {
    const { match, bold } = await finished('beforeReveal', 'last')
    const other = (await window.ask('table.branch', { match, step: match, name: 'Other' })).table
    const { table } = await promote(match, bold)
    expect(table).toMatchObject({ seed: null, branch: other.branch })
    expect(await window.refused('table.rows', { match, viewer: 'all' })).toEqual({ code: 'notYourSecret' })
    // The match as played is always to be come back to.
    expect((await window.ask('table.switch', { match, branch: 'main' })).table).toMatchObject({
      branch: 'main',
    })
  })
})
