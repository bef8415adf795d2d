import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { settingsFor } from '../../engine/analysis/strength.ts'
import { qin } from '../../engine/games/qin/index.ts'
import { quorsum } from '../../engine/games/quorsum/index.ts'
import type { State } from '../../engine/games/quorsum/state.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { createPositions } from '../../engine/record/positions.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { putBranch } from '../../engine/record/tree.ts'
import { MAIN, type MatchId, type StepId } from '../../engine/record/step.ts'
import type { AnalysisState, Input, Table } from '../api/api.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { shareProgram } from '../testing/shared-program.ts'
import { opened, playOn } from '../testing/play.ts'
import { withSecrets } from '../testing/game-with-secrets.ts'

let program: TestService
let window: TestWindow
const restart = shareProgram((shared) => ({ program, window } = shared))

const told = (match: string, among = window): readonly AnalysisState[] =>
  among.pushed('analysis.changed').filter((state) => state.match === match)

const until = (
  match: string,
  is: (state: AnalysisState) => boolean,
  among = window,
): Promise<AnalysisState> =>
  vi.waitFor(
    () => {
      const state = told(match, among).at(-1)
      if (state === undefined || !is(state)) throw new Error('Still waiting for the analysis')
      return state
    },
    { timeout: 60_000, interval: 5 },
  )
const ended = (match: string, among = window): Promise<AnalysisState> =>
  until(match, ({ run }) => run === null, among)

/** A short match of Quorsum, played so far or to the end. */
const played = (actions?: number): Promise<Table> =>
  opened(window, { options: { raceTo: 1 } }).then((table) => playOn(program, window, table, actions))

const start = (table: Table, more: Partial<Input<'analysis.start'>> = {}): Promise<AnalysisState> =>
  window.ask('analysis.start', { match: table.match, strength: 'quick', ...more })
const look = (table: Table, step?: string): Promise<AnalysisState> =>
  window.ask('analysis.look', { match: table.match, ...(step === undefined ? {} : { step }) })

describe('the analysis of a match', () => {
  it('goes over every step, tells how far it has come, and keeps what it found', async () => {
    const table = await played(8)
    const depth = table.size - 1
    expect(await look(table)).toMatchObject({
      run: null,
      result: null,
      left: depth,
      refusal: null,
      trouble: null,
    })
    expect((await start(table)).run).toMatchObject({ line: table.tip, paused: false, strength: 'quick' })
    const { result, left } = await ended(table.match)
    expect(left).toBe(0)
    expect(result?.tip).toBe(table.tip)
    const parts = told(table.match).flatMap(({ run }) => (run === null ? [] : [run.part]))
    expect(parts).toStrictEqual([...parts].sort((one, other) => one - other))
    expect(told(table.match).every(({ run, result: early }) => run === null || early === null)).toBe(true)
    const rows = await window.ask('table.rows', { match: table.match, viewer: 'public' })
    for (const { step, seat } of result?.decisions ?? [])
      expect(rows.find(({ id }) => id === step)?.actor).toBe(seat)
    expect(result?.totals.map(({ decisions }) => decisions).reduce((one, other) => one + other)).toBe(
      result?.decisions.length,
    )
    expect(await look(table)).toMatchObject({ result, left: 0 })
    expect(await window.refused('analysis.start', { match: table.match, strength: 'quick' })).toEqual({
      code: 'analysisDone',
    })
    restart()
    expect(await look(table)).toMatchObject({ result, left: 0 })
  })

  it('is the same wherever it was stopped and went on', async () => {
    // Long enough to be stopped in the middle of.
    const usual = { strength: 'usual' } as const
    const table = await played(16)
    await start(table, usual)
    const { result } = await ended(table.match)
    const dropped = await window.ask('analysis.drop', { match: table.match })
    expect(dropped).toMatchObject({ result: null, left: table.size - 1 })

    await start(table, usual)
    await until(table.match, ({ run }) => run !== null && run.part > 0)
    const stopped = await window.ask('analysis.stop', { match: table.match })
    expect(stopped.run).toBeNull()
    expect(stopped.left).toBeGreaterThan(0)
    expect(await window.refused('analysis.stop', { match: table.match })).toEqual({ code: 'noAnalysis' })

    const again = await start(table, usual)
    expect(again.run?.part).toBeGreaterThan(0)
    await until(table.match, ({ run, left }) => run !== null && left < stopped.left)
    // The program ends in the middle of it.
    restart()
    await window.ask('table.open', { match: table.match })
    expect((await look(table)).left).toBeLessThan(stopped.left)
    await start(table, usual)
    expect((await ended(table.match)).result).toStrictEqual(result)
  })

  it('waits and goes on', async () => {
    const table = await played(8)
    await start(table)
    const paused = await window.ask('analysis.pause', { match: table.match, paused: true })
    expect(paused.run?.paused).toBe(true)
    const code = await window.refused('analysis.start', { match: table.match, strength: 'quick' })
    expect(code).toEqual({ code: 'analysisRuns' })
    const before = told(table.match).length
    // A thought of a bot is answered meanwhile: nobody else thinks.
    const hint = await window.ask('bots.hint', { match: table.match, at: table.tip })
    expect(hint.seat).toBe(table.turn.by)
    expect(told(table.match)).toHaveLength(before)
    expect((await look(table)).left).toBe(paused.left)
    await window.ask('analysis.pause', { match: table.match, paused: false })
    expect((await ended(table.match)).left).toBe(0)
  })

  it('of a line that has gone on goes on there, and of another line begins where they part', async () => {
    const table = await played(5)
    await start(table)
    await ended(table.match)
    const later = await playOn(program, window, table, 2)
    const stale = await look(later)
    expect(stale.line).toBe(later.tip)
    expect(stale.result?.tip).toBe(table.tip)
    expect(stale.left).toBe(later.size - table.size)
    const first = await start(later)
    expect(first.left).toBe(stale.left)
    const whole = await ended(later.match)
    expect(whole).toMatchObject({ left: 0, line: later.tip, result: { tip: later.tip } })

    const { table: branched } = await window.ask('table.branch', { match: table.match, step: table.tip })
    const other = await playOn(program, window, branched, 1)
    const aside = await look(other)
    expect(aside.line).toBe(other.tip)
    expect(aside.left).toBeLessThan(other.size - table.size + 1)
    // The line that was played before is asked for by any step of it.
    expect(await look(other, later.tip)).toMatchObject({ line: later.tip, left: 0 })
    expect(await window.refused('analysis.look', { match: table.match, step: 'f'.repeat(32) })).toEqual({
      code: 'unknownStep',
    })
  })

  it('leaves the threads to others the moment it is stopped', async () => {
    const table = await played(8)
    await window.ask('analysis.start', { match: table.match, strength: 'deep' })
    const { run, left } = await window.ask('analysis.stop', { match: table.match })
    expect(run).toBeNull()
    expect((await window.ask('bots.hint', { match: table.match, at: table.tip })).seat).toBe(table.turn.by)
    expect((await look(table)).left).toBe(left)
  })

  it('goes with its match out of the bin', async () => {
    const table = await played(3)
    await start(table)
    await ended(table.match)
    expect(program.library.analysed(table.match as MatchId)).not.toHaveLength(0)
    await window.ask('library.bin', { matches: [table.match] })
    await window.ask('library.emptyBin', {})
    expect(program.library.analysed(table.match as MatchId)).toHaveLength(0)
  })

  it('ends with its match, and harms nothing', async () => {
    const table = await played(8)
    await window.ask('analysis.start', { match: table.match, strength: 'deep' })
    await window.ask('library.bin', { matches: [table.match] })
    await window.ask('library.emptyBin', {})
    await vi.waitFor(async () =>
      expect(await window.refused('analysis.stop', { match: table.match })).toEqual({ code: 'matchUnknown' }),
    )
    const next = await played(3)
    await start(next)
    expect((await ended(next.match)).left).toBe(0)
  })
})

describe('what an analysis found', () => {
  it('goes along in a file where it is asked for, and never in a copy for one viewer', async () => {
    const table = await played(4)
    await start(table)
    const { result } = await ended(table.match)
    const { match } = table
    const file = async (more: object) => {
      const { name, bytes } = await window.ask('library.export', { match, format: 'qipu', ...more })
      return { name, bytes }
    }
    const whole = await file({ analysis: true })
    const [plain, seen] = [await file({}), await file({ analysis: true, as: 'public' })]
    const weigh = async (more: object) =>
      (await window.ask('library.exportSize', { match, format: 'qipu', ...more })).analysed
    expect(await weigh({ analysis: true })).toBe(table.size - 1)
    expect(await weigh({})).toBe(0)
    expect(await weigh({ analysis: true, as: 'public' })).toBe(0)

    const other = createTestService()
    onTestFinished(() => other.close())
    const elsewhere = other.window()
    await elsewhere.ask('library.import', plain)
    expect((await elsewhere.ask('analysis.look', { match })).result).toBeNull()
    // A copy of a match that is there already brings what was found out about it.
    await elsewhere.ask('library.import', whole)
    expect(await elsewhere.ask('analysis.look', { match })).toMatchObject({ result, left: 0 })
    const copy = await elsewhere.ask('library.import', seen)
    expect(await elsewhere.ask('analysis.look', { match: copy.match })).toMatchObject({
      result: null,
      refusal: { code: 'analysisSeenOnly' },
    })
  })
})

describe('the reason why an action was better', () => {
  const reasonAt = async ({ match }: Table, step: string) =>
    (await window.ask('analysis.reason', { match, step })).reason

  it('is the text of the game for the best action against the one taken, or else against the next best', async () => {
    const table = await played(16)
    await start(table)
    const { result } = await ended(table.match)
    const loaded = program.library.load(table.match as MatchId)
    if (!loaded.ok) throw new Error(loaded.error.code)
    const record = loaded.value
    const positions = createPositions(record, quorsum as AnyGame)
    const read = (action: unknown) => quorsum.schemas.action.parse(action)
    const reasons = []
    for (const { step, best, played: taken } of result?.decisions ?? []) {
      const parent = record.steps.get(step as StepId)?.parent ?? record.root
      const [better, next] = best
      const other = better?.notation === taken.notation ? next : taken
      const expected =
        better === undefined || other === undefined
          ? null
          : (quorsum.heuristics?.reason?.(positions.at(parent) as State, read(better.action), [
              read(other.action),
            ]) ?? null)
      const reason = await reasonAt(table, step)
      expect(reason).toEqual(expected)
      if (reason !== null) reasons.push(reason)
    }
    // Random play leaves something to improve.
    expect(reasons).not.toHaveLength(0)
  })

  it('is null without a finding about the step, and refused for an unknown step', async () => {
    const table = await played(4)
    const rows = await window.ask('table.rows', { match: table.match, viewer: 'public' })
    const ofSeat = rows.findLast(({ actor }) => typeof actor === 'number')
    const ofChance = rows.findLast(({ actor }) => actor === 'chance')
    // Nothing is analysed yet.
    expect(await reasonAt(table, ofSeat?.id ?? '')).toBeNull()
    await start(table)
    await ended(table.match)
    expect(await reasonAt(table, ofChance?.id ?? '')).toBeNull()
    expect(await window.refused('analysis.reason', { match: table.match, step: 'f'.repeat(32) })).toEqual({
      code: 'unknownStep',
    })
  })
})

describe('what may be analysed', () => {
  it('is no match whose hands are hidden before it is over', async () => {
    const secretive = createTestService({ gameOf: withSecrets })
    onTestFinished(() => secretive.close())
    const there = secretive.window()
    const { match } = await opened(there, { game: 'secretive' })
    const refusal = { code: 'analysisAfterMatch' }
    expect(await there.ask('analysis.look', { match })).toMatchObject({ refusal, result: null })
    expect(await there.refused('analysis.start', { match })).toEqual(refusal)
  })

  it('is forgotten by nobody and told to nobody while a match that was over goes on', async () => {
    const { record, tip } = playedRecord(qin as AnyGame, {
      steps: Infinity,
      changes: 0,
    })
    putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1000, deleted: false })
    const bytes = Buffer.from(encode(record)).toString('base64')
    const { match } = await window.ask('library.import', { name: 'qin.qipu', bytes })
    const settings = settingsFor(qin as AnyGame, 'usual')
    const found = [...record.steps.keys()].map((step) => ({
      step,
      settings,
      finding: { kind: 'nothing' } as const,
    }))
    program.library.putAnalysed(match as MatchId, found)
    const table = await window.ask('table.open', { match })
    expect(await look(table)).toMatchObject({ refusal: null, left: 0, result: { tip: table.tip } })
    const { table: back } = await window.ask('table.undo', { match, at: table.tip })
    expect(await look(back)).toMatchObject({ refusal: { code: 'analysisAfterMatch' }, result: null })
    await window.ask('table.redo', { match, at: back.tip })
    expect(await look(table)).toMatchObject({ refusal: null, left: 0 })
  })

  it('is no damaged record', async () => {
    const table = await played(3)
    program.damage(table.match, 2)
    restart()
    const refusal = { code: 'analysisDamaged' }
    expect(await look(table)).toMatchObject({ refusal })
    expect(await window.refused('analysis.start', { match: table.match })).toEqual(refusal)
  })
})
