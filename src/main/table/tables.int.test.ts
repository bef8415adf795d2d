import { beforeEach, describe, expect, it } from 'vitest'
import Database from 'better-sqlite3'
import { gameOf } from '../../engine/index.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import { encode } from '../../engine/record/file/encode.ts'
import type { BranchId, MatchId, StepId } from '../../engine/record/step.ts'
import { setBranch } from '../../engine/record/tree.ts'
import { choiceAt, newMatch, opened, playOn } from '../testing/play.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { createSamples } from '../samples/samples.ts'
import { newBranchId } from './chance.ts'
import type { OpenMatch } from './match.ts'
import { act, branch, type Planned } from './moves.ts'
import { createTables, type Tables } from './tables.ts'

let program: TestService
let window: TestWindow
let tables: Tables
freshProgram((fresh) => ({ program, window } = fresh))

beforeEach(() => {
  tables = createTables({ library: program.library, gameOf, samples: createSamples(gameOf) })
})

/** A match in memory, and an action of the seat that is to act. */
const begun = async (): Promise<{
  readonly match: OpenMatch
  readonly action: unknown
  readonly tip: StepId
}> => {
  const table = await opened(window, newMatch())
  const match = tables.open(table.match as MatchId)
  if (!match.ok) throw new Error(match.error.code)
  const action = choiceAt(program, table, seededRandom('choices', 0))
  return { match: match.value, action, tip: table.tip as StepId }
}

/** What is in memory of a match. */
const memoryOf = ({ record, playing, ahead }: OpenMatch): unknown => ({
  steps: [...record.steps.values()],
  branches: [...record.branches.values()],
  notes: [...record.annotations.values()],
  playing,
  ahead: [...ahead],
})

/** Does something while nothing can be stored. */
const withFullDisk = (work: () => void): void => {
  const rival = new Database(program.library.file)
  rival.exec(`CREATE TRIGGER full_move BEFORE INSERT ON branch_move BEGIN SELECT RAISE(ABORT, 'full'); END;
    CREATE TRIGGER full_note BEFORE INSERT ON annotation BEGIN SELECT RAISE(ABORT, 'full'); END`)
  work()
  rival.exec('DROP TRIGGER full_move; DROP TRIGGER full_note')
  rival.close()
}

describe('a change that could not be stored', () => {
  it.each([
    [
      'an action',
      ({ tip, action }: Awaited<ReturnType<typeof begun>>) =>
        (match: OpenMatch) =>
          act(match, tip, action),
    ],
    [
      'a branch',
      ({ tip }) =>
        (match: OpenMatch) =>
          branch(match, newBranchId(), tip, 'Bold'),
    ],
  ] satisfies [string, (start: Awaited<ReturnType<typeof begun>>) => (match: OpenMatch) => Planned][])(
    '(%s) leaves the match in memory as it was, and can be made again',
    async (_, planFor) => {
      const start = await begun()
      const { match } = start
      const plan = planFor(start)
      const before = memoryOf(match)
      withFullDisk(() => expect(() => tables.change(match.id, plan)).toThrow('full'))
      expect(tables.peek(match.id)).toBe(match)
      expect(memoryOf(match)).toEqual(before)
      expect(tables.change(match.id, plan).ok).toBe(true)
      expect(memoryOf(match)).not.toEqual(before)
    },
  )

  it('(a note) leaves what is said as it was', async () => {
    const { match, tip } = await begun()
    const note = {
      id: '0'.repeat(16),
      step: tip,
      body: { kind: 'glyph', glyph: '!' },
      version: 1,
      deleted: false,
    } as const
    withFullDisk(() => expect(() => tables.annotate(match, [note])).toThrow('full'))
    expect(tables.peek(match.id)).toBe(match)
    expect([...match.record.annotations]).toEqual([])
    tables.annotate(match, [note])
    expect([...match.record.annotations.values()]).toEqual([note])
  })
})

describe('a branch that came in a file and ends where chance is to act', () => {
  const received = async (): Promise<{ readonly match: MatchId; readonly branch: string }> => {
    const table = await playOn(program, window, await opened(window), 6)
    const match = table.match as MatchId
    const loaded = program.library.load(match)
    if (!loaded.ok) throw new Error(loaded.error.code)
    const record = loaded.value
    const rolled = [...record.steps.values()].findLast(({ actor }) => actor === 'chance')
    if (rolled === undefined) throw new Error('nothing was rolled')
    const branch = 'b'.repeat(16)
    setBranch(record, {
      id: branch as BranchId,
      name: 'theirs',
      step: rolled.parent,
      version: 1,
      deleted: false,
    })
    const bytes = Buffer.from(encode(record)).toString('base64')
    await window.ask('library.import', { name: 'theirs.qipu', bytes })
    return { match, branch }
  }

  it('is played on by chance as soon as the table turns to it, not when it is next read', async () => {
    const { match, branch } = await received()
    const { table } = await window.ask('table.switch', { match, branch })
    expect(table.turn.by).not.toBe('chance')
    program = program.restart()
    const { branches } = await program.window().ask('table.open', { match })
    expect(branches).toEqual(table.branches)
  })
})
