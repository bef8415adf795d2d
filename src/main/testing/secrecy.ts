/**
 * Whole matches on one screen that goes around: everything a window is answered or told unasked,
 * searched for what those who look at the screen must not know. A game's `secrecy.int.test.ts` plays its matches here.
 */
import { expect, onTestFinished } from 'vitest'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Json } from '../../engine/kernel/json.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import type { Seat, Viewer } from '../../engine/kernel/seat.ts'
import { secretsIn, type Secret, type SecretFinder } from '../../engine/kernel/testing/secrets.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { createPositions, type Positions } from '../../engine/record/positions.ts'
import { MAIN, type Header, type MatchId, type StepId } from '../../engine/record/step.ts'
import { headerFor } from '../../engine/record/testing/player.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import type { Answer, Input, Method, Output, Table } from '../api/api.ts'
import { act, person, programWithBots, seated } from './bots.ts'
import { opened } from './play.ts'
import { hiddenFacts, type HiddenFacts } from './redacted-facts.ts'
import { createTestService, type TestService } from './test-service.ts'

export interface Setup {
  readonly game: AnyGame
  readonly seats: number
  readonly options?: Header['options']
  /** Of which the luck is made, and what is chosen. */
  readonly luck: number
}

/** The match as it is known to the test alone: the record with everything in it. */
interface Truth {
  readonly game: AnyGame
  readonly record: MatchRecord
  readonly positions: Positions
  /** What the game redacts in its record. */
  readonly facts: HiddenFacts
}

/** A match not begun yet, taken in from a file: so its luck is the same in every run. */
const begun = async (program: TestService, { game, seats, options = {}, luck }: Setup): Promise<Truth> => {
  const header = headerFor(game, { seats, options, nonce: String(luck).padStart(32, '0') })
  const record = createRecord(header)
  putBranch(record, { id: MAIN, name: 'main', step: record.root, version: 1, deleted: false })
  const bytes = Buffer.from(encode(record)).toString('base64')
  const window = program.window()
  await window.ask('library.import', { name: 'a.qipu', bytes })
  window.close()
  return { game, record, positions: createPositions(record, game), facts: hiddenFacts(game, seats) }
}

/** Takes over what the program has made durable since; the positions that came about. */
const follow = (program: TestService, { record, positions, facts }: Truth): readonly unknown[] => {
  const loaded = program.library.load(record.root as MatchId)
  if (!loaded.ok) throw new Error(loaded.error.code)
  const fresh = [...loaded.value.steps.values()].filter(({ id }) => !record.steps.has(id))
  for (const step of fresh) {
    addStep(record, step)
    facts.add(step)
  }
  return fresh.map(({ id }) => positions.at(id))
}

export interface Watch {
  /** A position has come about. */
  readonly reached?: (state: unknown) => void
  readonly told?: (message: Json, viewer: Seat | null) => void
}
type Change = 'table.act' | 'table.undo' | 'table.passOn' | 'table.liftCurtain'

/** Two windows on one screen that goes around, and whoever looks at it. */
const screenOn = (program: TestService, truth: Truth, tell: SecretFinder, { reached, told }: Watch) => {
  const match = truth.record.root
  const messages: Json[] = []
  // Messages are plain JSON: that is how hosts carry them.
  const hear = (message: unknown): void => void messages.push(JSON.parse(JSON.stringify(message)) as Json)
  const connect = () => program.service.connect((push, value) => hear({ push, value }))
  const [one, other] = [connect(), connect()]
  /** Who has lifted the curtain last and has not left since. */
  let present: Seat | null = null
  let table: Table
  const found = new Set<string>()
  const facts = new Set<string>()

  /** Nobody may read what comes while the screen is to be passed on; all may once the match is over. */
  const search = (): void => {
    const { tip, turn } = table
    if (tip !== match && !truth.record.steps.has(tip as StepId))
      for (const state of follow(program, truth)) reached?.(state)
    const viewer = turn.by === present ? present : null
    for (const message of messages.splice(0)) {
      if (turn.by === 'nobody') continue
      told?.(message, viewer)
      const hold = ({ what, seats }: Secret): void => {
        if (viewer === null || !seats.includes(viewer))
          expect.fail(`${what} told to ${viewer ?? 'the public'}: ${JSON.stringify(message).slice(0, 400)}`)
      }
      for (const secret of secretsIn(message, tell)) {
        found.add(secret.what)
        hold(secret)
      }
      for (const secret of secretsIn(message, truth.facts.find)) {
        facts.add(secret.what)
        hold(secret)
      }
    }
  }
  const ask = async <M extends Method>(method: M, input: Input<M>): Promise<Output<M>> => {
    // Answers are held against the contract in other tests.
    const answer = (await one.handle(method, input)) as Answer<Output<M>>
    hear(answer)
    return answer.ok ? answer.value : expect.fail(`${method}: ${JSON.stringify(answer.error)}`)
  }
  const change = async <M extends Change>(method: M, input: Input<M>): Promise<Table> => {
    // All of them answer with the table.
    ;({ table } = (await ask(method, input)) as Output<Change>)
    search()
    return table
  }
  return {
    found,
    facts,
    async open() {
      await other.handle('table.open', { match })
      table = await ask('table.open', { match })
      search()
      return table
    },
    act: (action: Input<'table.act'>['action']) => change('table.act', { match, at: table.tip, action }),
    undo: () => change('table.undo', { match, at: table.tip }),
    passOn() {
      present = null
      return change('table.passOn', { match })
    },
    lift(seat: Seat) {
      present = seat
      return change('table.liftCurtain', { match, seat })
    },
    /** What a window shows of the table now, and what it is refused. */
    async look(whole: boolean) {
      const { tip, size, turn, seats } = table
      const viewer: Viewer = turn.by === present ? present : 'public'
      await ask('table.position', { match, step: tip, viewer })
      await ask('table.rows', { match, viewer, from: whole ? 0 : Math.max(0, size - 8), differing: whole })
      if (whole) {
        await ask('table.read', { match })
        await ask('library.list', {})
      }
      for (const as of ['all', ...seats.keys()] as const) {
        if (as === viewer) continue
        for (const [method, step] of [
          ['table.position', { step: tip }],
          ['table.rows', {}],
        ] as const)
          expect(await one.handle(method, { match, viewer: as, ...step })).toMatchObject({
            error: { code: 'notYourSecret' },
          })
      }
      search()
    },
    async check(action: Input<'table.check'>['action']) {
      await ask('table.check', { match, at: table.tip, action })
      search()
    },
    close() {
      one.close()
      other.close()
    },
  }
}

/** Acts of a match after which both kinds of undo have come up, each being tried after one of eight. */
const MANY_ACTS = 40

/** Plays it whole, with actions undone both before and after the screen was passed on; gives what came by. */
export const playThrough = async (
  setup: Setup,
  tell: SecretFinder,
  watch: Watch = {},
): Promise<ReadonlySet<string>> => {
  const program = createTestService()
  onTestFinished(() => program.close())
  const truth = await begun(program, setup)
  const { game, positions } = truth
  const random = seededRandom('secrecy', setup.luck)
  const screen = screenOn(program, truth, tell, watch)
  const done = new Map<string, number>()
  /** One of a few, of the type done least so far: what is rare among what is possible comes up as well. */
  const choose = (state: unknown): { readonly type: string } => {
    // Every action is an object with a type.
    const few = Array.from({ length: 4 }, () => game.sampleLegal(state, random) as { readonly type: string })
    const times = ({ type }: { readonly type: string }): number => done.get(type) ?? 0
    const chosen = few.reduce((least, next) => (times(next) < times(least) ? next : least))
    done.set(chosen.type, times(chosen) + 1)
    return chosen
  }
  const undone = { atOnce: 0, passedOn: 0 }
  const goesBack = ({ undoTo }: Table): boolean => 'step' in undoTo && random.below(8) === 0
  let table = await screen.open()
  let acts = 0
  for (let turns = 0; table.turn.by !== 'nobody'; turns += 1) {
    const whole = turns % 16 === 0
    if (table.curtain !== null) {
      await screen.passOn()
      await screen.look(whole)
      if (goesBack(table)) {
        undone.passedOn += 1
        table = await screen.undo()
      }
      table = await screen.lift(table.curtain ?? expect.fail('an undo leads behind a curtain'))
    }
    await screen.look(whole)
    const action = choose(positions.at(program.storedTip(table)))
    await screen.check({ ...action })
    table = await screen.act({ ...action })
    acts += 1
    if (table.turn.by === 'nobody' || !goesBack(table)) continue
    undone.atOnce += 1
    table = await screen.undo()
  }
  screen.close()
  // The short match of a small game gives little occasion for either.
  if (game.shelf !== undefined || acts >= MANY_ACTS)
    expect(Math.min(undone.atOnce, undone.passedOn), 'both kinds of undo came up').toBeGreaterThan(0)
  expect(screen.facts.size, 'seats were told what others may not know').toBeGreaterThan(0)
  return screen.found
}

export const handsOf = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `the hand of seat ${seat}`)
/** Everything there is to keep came by where it may: else the search would prove nothing. */
export const expectFound = (found: ReadonlySet<string>, ...all: readonly string[]): void =>
  expect([...found].toSorted()).toEqual(all.toSorted())

/** The same actions in each run; with it every seat learns something within 60 actions. */
const SEED = 'seed 0'

/** Plays until every seat was told what it learnt: no screen is passed on before its seat can be told. */
export const expectToldInTime = async (
  { id: game }: AnyGame,
  { seats, type, by }: { readonly seats: number; readonly type: string; readonly by: 'draw' | 'look' },
): Promise<void> => {
  const program = await programWithBots()
  onTestFinished(() => program.close())
  const window = program.window()
  const people = seated(...Array.from({ length: seats }, () => person))
  let table = await opened(window, { game, options: {}, seats: people })
  const told = new Set<number>()
  for (let actions = 0; actions < 60 && told.size < seats; actions += 1) {
    const { match, curtain } = table
    if (curtain !== null) table = (await window.ask('table.liftCurtain', { match, seat: curtain })).table
    table = await act(program, window, table, SEED)
    if (table.learned === null) continue
    const { seat } = table.learned
    const { events } = await window.ask('table.learned', { match })
    if (events.every((event) => event.type !== type)) continue
    expect(table.learned.by).toBe(by)
    expect(table.curtain).not.toBe(seat)
    // Each is the seat's own, and nothing of it is left out.
    for (const event of events) {
      expect(event['seat']).toBe(seat)
      expect(Object.values(event)).not.toContain(null)
    }
    told.add(seat)
  }
  expect(told.size).toBe(seats)
}
