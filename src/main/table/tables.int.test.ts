import { beforeEach, describe, expect, it } from 'vitest'
import Database from 'better-sqlite3'
import { gameOf } from '../../engine/index.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import { choiceAt, newMatch, opened } from '../testing/play.ts'
import { freshProgram } from '../testing/fresh-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { newBranchId } from './chance.ts'
import type { OpenMatch } from './match.ts'
import { act, branch, type Planned } from './moves.ts'
import { createTables, type Tables } from './tables.ts'

let program: TestService
let window: TestWindow
let tables: Tables
freshProgram((fresh) => ({ program, window } = fresh))

beforeEach(() => {
  tables = createTables({ library: program.library, gameOf })
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
