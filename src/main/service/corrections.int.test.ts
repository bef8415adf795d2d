import { describe, expect, it, onTestFinished } from 'vitest'
import type { StepRow, Table } from '../api/api.ts'
import { freshProgram } from '../testing/shared-program.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { at, choiceAt, opened, positionOf, rowsOf } from '../testing/play.ts'
import { withSecrets } from '../testing/game-with-secrets.ts'
import { seededRandom } from '../../engine/kernel/random.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh), { gameOf: withSecrets })

const roll = (dice: readonly number[]): { type: string } => ({ type: 'roll', dice }) as { type: string }

/** A match of Quorsum at a real table: laid, the start rolled for with a six and a two, and some turns. */
const transcribed = async (turns: number): Promise<Table> => {
  const random = seededRandom('choices', 0)
  let table = await opened(window, { chance: { source: 'manual' } })
  table = (await window.ask('table.roll', at(table))).table
  for (const die of [6, 2])
    table = (await window.ask('table.enter', { ...at(table), outcome: roll([die]) })).table
  for (let acted = 0; acted < turns;) {
    if (table.turn.by === 'chance') table = (await window.ask('table.roll', at(table))).table
    else {
      const action = choiceAt(program, table, random)
      table = (await window.ask('table.act', { ...at(table), action })).table
      acted += 1
    }
  }
  return table
}
const lineOf = (rows: readonly StepRow[], table: Table): readonly StepRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const line: StepRow[] = []
  for (let row = byId.get(table.tip); row; row = row.parent === null ? undefined : byId.get(row.parent))
    line.unshift(row)
  return line
}

describe('a correction', () => {
  it('puts a roll right and plays again all that follows, in one change that a restart finds whole', async () => {
    const table = await transcribed(4)
    const before = lineOf(await rowsOf(window, table), table)
    const [, , first] = before
    const wrong = { step: first?.id ?? '', action: roll([5]) }
    // The other window on the match is told as well.
    const other = program.window()
    await other.ask('table.open', { match: table.match })
    const done = await window.ask('table.correct', { ...at(table), ...wrong })
    expect(done.corrected).toEqual({ replayed: before.length - 3, stopped: null })
    const after = lineOf(await rowsOf(window, done.table), done.table)
    expect(after.map(({ notation }) => notation)).toEqual(
      before.map(({ notation }, index) => (index === 2 ? after[2]?.notation : notation)),
    )
    expect(after[2]?.events[0]).toMatchObject({ type: 'opening.rolled', die: 5 })
    expect(done.table).toMatchObject({ branch: 'main', redo: null })
    expect(other.pushed('table.changed').at(-1)?.table.tip).toBe(done.table.tip)
    const kept = (await rowsOf(window, done.table)).map(({ id }) => id)
    expect(kept).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
    expect((await window.ask('table.reflog', { match: table.match }))[0]).toMatchObject({
      reason: 'correct',
      from: table.tip,
      to: done.table.tip,
    })
    const position = await positionOf(window, done.table)
    restart()
    const again = await window.ask('table.open', { match: table.match })
    expect(again.tip).toBe(done.table.tip)
    expect(await positionOf(window, again)).toEqual(position)
    expect(await window.ask('table.verify', { match: table.match })).toMatchObject({ damage: null })
  })

  it('stops where a later step no longer fits, and says at which and why', async () => {
    const table = await transcribed(4)
    const before = lineOf(await rowsOf(window, table), table)
    // With the lower number the other seat chooses.
    const wrong = { step: before[2]?.id ?? '', action: roll([1]) }
    const { corrected, table: then } = await window.ask('table.correct', { ...at(table), ...wrong })
    expect(corrected).toEqual({
      replayed: 1,
      stopped: {
        step: before[4]?.id,
        error: { code: 'notYourTurn', details: { by: 1 } },
        left: before.length - 4,
      },
    })
    expect(then.turn).toEqual({ by: 1 })
  })

  it('is foretold without being made', async () => {
    const table = await transcribed(1)
    const [, , first] = lineOf(await rowsOf(window, table), table)
    const instead = first?.id ?? ''
    const told = await window.ask('table.check', { ...at(table), instead, action: roll([5]) })
    expect(told.events[0]).toMatchObject({ type: 'opening.rolled', die: 5 })
    expect(await window.refused('table.check', { ...at(table), instead, action: roll([6]) })).toEqual({
      code: 'sameStep',
    })
    expect((await window.ask('table.open', { match: table.match })).size).toBe(table.size)
  })

  it('rolls anew where nothing is said', async () => {
    const table = await transcribed(0)
    const rows = lineOf(await rowsOf(window, table), table)
    const laid = rows[1]?.id ?? ''
    const done = await window.ask('table.correct', { ...at(table), step: laid })
    expect(done.corrected).toEqual({ replayed: 2, stopped: null })
    expect(lineOf(await rowsOf(window, done.table), done.table)[1]?.id).not.toBe(laid)
    const acted = await transcribed(1)
    const last = lineOf(await rowsOf(window, acted), acted).findLast(({ actor }) => actor !== 'chance')
    expect(await window.refused('table.correct', { ...at(acted), step: last?.id ?? '' })).toEqual({
      code: 'notChance',
    })
  })

  it('is refused, and changes nothing, where it cannot be', async () => {
    const table = await transcribed(2)
    const rows = lineOf(await rowsOf(window, table), table)
    const [, laid, first] = rows
    const ask = (changes: object): Promise<unknown> =>
      window.refused('table.correct', { ...at(table), step: first?.id ?? '', action: roll([5]), ...changes })
    expect(await ask({ at: laid?.id })).toEqual({ code: 'stale' })
    expect(await ask({ step: '0'.repeat(32) })).toEqual({ code: 'unknownStep' })
    expect(await ask({ step: table.match })).toEqual({ code: 'unknownStep' })
    expect(await ask({ action: roll([6]) })).toEqual({ code: 'sameStep' })
    expect(await ask({ action: roll([7]) })).toMatchObject({ code: 'malformed' })
    expect((await window.ask('table.open', { match: table.match })).size).toBe(table.size)

    const seeded = await opened(window)
    const [, drawn] = lineOf(await rowsOf(window, seeded), seeded)
    expect(
      await window.refused('table.correct', { ...at(seeded), step: drawn?.id ?? '', action: roll([5]) }),
    ).toEqual({ code: 'notManual' })
    const fixed = await opened(window, { undo: 'off' })
    const [, , tossed] = lineOf(await rowsOf(window, fixed), fixed)
    expect(
      await window.refused('table.correct', { ...at(fixed), step: tossed?.id ?? '', action: roll([5]) }),
    ).toEqual({ code: 'undoOff' })
  })
})

describe('a correction while hands are hidden', () => {
  const lift = async (table: Table): Promise<Table> =>
    table.curtain === null
      ? table
      : (await window.ask('table.liftCurtain', { match: table.match, seat: table.curtain })).table
  const choose = { type: 'choose', option: 'first' }

  it('is for one’s own steps alone, and only once the curtain is up', async () => {
    const first = await lift(await opened(window, { game: 'secretive' }))
    const next = (await window.ask('table.act', { ...at(first), action: choose })).table
    const own = { step: next.tip, action: { type: 'choose', option: 'second' } }
    expect(next.curtain).not.toBeNull()
    expect(await window.refused('table.correct', { ...at(next), ...own })).toEqual({ code: 'curtain' })
    const lifted = await lift(next)
    const foreign = { ...at(lifted), ...own }
    expect(await window.refused('table.correct', foreign)).toEqual({ code: 'notYourStep' })
    const { step: instead, action } = own
    expect(await window.refused('table.check', { ...at(lifted), instead, action })).toEqual({
      code: 'notYourStep',
    })
  })

  it('is not for what another seat has drawn', async () => {
    const itself = createTestService()
    onTestFinished(() => itself.close())
    window = itself.window()
    let table = await opened(window, { game: 'qin', chance: { source: 'manual' } })
    while (table.turn.by === 'chance') table = (await window.ask('table.roll', at(table))).table
    table = await lift(table)
    const viewer = table.viewer
    const rows = await window.ask('table.rows', { match: table.match, viewer })
    const deals = rows.filter(({ events }) => events[0]?.type === 'hand.dealt')
    const hidden = deals.find(({ notation }) => notation.includes('?'))
    const seen = deals.find(({ notation }) => !notation.includes('?'))
    const action = { type: 'deal', seat: Number(hidden?.notation.charAt(0)) - 1, tiles: [] }
    const ask = { ...at(table), action }
    expect(await window.refused('table.check', { ...ask, instead: hidden?.id ?? '' })).toEqual({
      code: 'notYourStep',
    })
    expect(await window.refused('table.correct', { ...at(table), step: hidden?.id ?? '' })).toEqual({
      code: 'notYourStep',
    })
    // Drawn anew the same tiles might fall again, which would change nothing; these are others.
    const dealt = JSON.stringify(seen?.events[0]).includes('["RR","RB","YY"]')
    const other = { type: 'deal', seat: viewer, tiles: ['RR', 'RB', dealt ? 'BB' : 'YY'] }
    const asked = { ...at(table), step: seen?.id ?? '', action: other }
    expect(await window.ask('table.correct', asked)).toMatchObject({ corrected: { stopped: null } })
  })
})
