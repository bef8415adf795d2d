import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAMES, gameOf } from '../../engine/index.ts'
import type { State } from '../../engine/games/quake-nopoly/state.ts'
import { quickRandom, seededRandom } from '../../engine/kernel/random.ts'
import { encode } from '../../engine/record/codec.ts'
import { decideStep } from '../../engine/record/play.ts'
import { MAIN, type MatchId, type StepId } from '../../engine/record/step.ts'
import { createPositions } from '../../engine/record/positions.ts'
import { headerFor, playStep } from '../../engine/record/testing/player.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import type { Input, Table } from '../api/api.ts'
import { searchRequestOf } from '../bots/bot.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { opened, rowsOf } from '../testing/play.ts'

let program: TestService
let window: TestWindow

beforeEach(async () => {
  program = createTestService({ consent: () => Promise.resolve(true) })
  window = program.window()
  await window.ask('settings.set', { botPace: 'none' })
})
afterEach(() => program.close())

type Seats = Input<'match.create'>['seats']
type Player = Seats[number]['player']
const person: Player = { kind: 'person' }
const level = (number: number): Player => ({ kind: 'bot', bot: 'search', level: number })
const COLOURS = [1, 2, 3, 4, 5, 6] as const

const seated = (...players: readonly Player[]): Seats =>
  players.map((player, seat) => ({ name: `Player ${seat + 1}`, colour: COLOURS[seat] ?? 1, player }))

/** What the table of a match came to last in a window. */
const latest = (match: string, among = window): Table | undefined =>
  among.pushed('table.changed').findLast(({ table }) => table.match === match)?.table

const until = <T>(look: () => T | undefined | false, what: string): Promise<T> =>
  vi.waitFor(
    () => {
      const found = look()
      if (found === undefined || found === false) throw new Error(`Still waiting for ${what}`)
      return found
    },
    { timeout: 30_000, interval: 10 },
  )

/** Waits until a person is to act or the match is over. */
const persons = async (table: Table, among = window): Promise<Table> => {
  const isTheirs = ({ turn, seats }: Table): boolean =>
    turn.by === 'nobody' || (typeof turn.by === 'number' && seats[turn.by]?.player.kind === 'person')
  if (isTheirs(table)) return table
  return until(() => {
    const now = latest(table.match, among)
    return now !== undefined && now.size >= table.size && isTheirs(now) ? now : undefined
  }, 'a person’s turn')
}

/** Any legal action of whoever is to act, read from the stored record. */
const anyAction = (table: Table): Input<'table.act'>['action'] => {
  const loaded = program.library.load(table.match as MatchId)
  if (!loaded.ok) throw new Error(loaded.error.code)
  const game = gameOf(table.game)!
  const state = createPositions(loaded.value, game).at(table.tip as StepId)
  return game.sampleLegal(state, quickRandom(table.tip)) as Input<'table.act'>['action']
}

const act = async (table: Table): Promise<Table> => {
  const asked = { match: table.match, at: table.tip, action: anyAction(table) }
  return (await window.ask('table.act', asked)).table
}

describe.each(GAMES.map((game) => [game.id, game] as const))('bots in %s', (game, { seats }) => {
  it('act in turn with a person until it is the person’s turn again, each on disk', async () => {
    const count = Math.max(3, seats.min) <= seats.max ? Math.max(3, seats.min) : seats.min
    const players = [person, ...Array.from({ length: count - 1 }, () => level(1))]
    let table = await persons(await opened(window, { game, seats: seated(...players) }))
    for (let turn = 0; turn < 2 && table.turn.by === 0; turn += 1) table = await persons(await act(table))
    const actors = (await rowsOf(window, table)).map(({ actor }) => actor)
    expect(actors).toContain(0)
    const later = program.restart()
    const again = await later.window().ask('table.open', { match: table.match })
    expect(again).toMatchObject({ tip: table.tip, size: table.size })
    program = later
  }, 60_000)

  it('sees nothing of what its seat cannot see: not even the question is another', () => {
    const rules = gameOf(game)!
    const options = rules.schemas.options.parse({})
    const random = quickRandom('questions')
    let state = rules.start({ options, seats: Math.min(rules.seats.max, rules.seats.min + 1) })
    let hidden = 0
    for (let decisions = 0; decisions < 150;) {
      const { by } = rules.turn(state)
      if (by === 'nobody') break
      if (by !== 'chance') {
        decisions += 1
        const other = rules.determinize(state, by, quickRandom(`other ${decisions}`))
        if (JSON.stringify(other) !== JSON.stringify(state)) hidden += 1
        const position = { game: rules, options, seat: by, seed: 'plum' }
        expect(searchRequestOf({ ...position, state: other }, 3)).toStrictEqual(
          searchRequestOf({ ...position, state }, 3),
        )
      }
      const action = by === 'chance' ? rules.chance(state, random) : rules.sampleLegal(state, random)
      const decision = rules.decide(state, action)
      if (!decision.ok) throw new Error(decision.refusal.code)
      for (const event of decision.events) state = rules.evolve(state, event)
    }
    expect(hidden > 0).toBe(rules.hasHiddenInformation(options))
  })
})

describe('a table with bots', () => {
  it('is played to the end by bots alone, watched without a curtain and without secrets', async () => {
    const seats = seated(level(1), level(1))
    const table = await opened(window, { game: 'qin', seats })
    expect(table).toMatchObject({ viewer: 'public', curtain: null })
    const end = await persons(table)
    expect(end.turn.outcome?.places).toHaveLength(2)
    expect((await window.ask('bots.look', { match: table.match })).thinking).toBeNull()
  }, 60_000)

  it('is not played for a bot by whoever sits at the screen', async () => {
    const table = await opened(window, { seats: seated(level(5), person) })
    await window.ask('bots.pause', { match: table.match, paused: true })
    let first = table
    while (first.turn.by !== 0) first = await act(first)
    const asked = { match: table.match, at: first.tip, action: anyAction(first) }
    expect(await window.refused('table.act', asked)).toEqual({ code: 'botToAct' })
    expect(await window.refused('bots.hint', { match: table.match, at: first.tip })).toEqual({
      code: 'botToAct',
    })
  })

  it('goes back to the last decision of a person, over what bots did, and forward the same way', async () => {
    const opening = await opened(window, { game: 'qin', seats: seated(person, level(1), level(1)) })
    const before = await persons(opening)
    const after = await persons(await act(before))
    expect((await rowsOf(window, after)).filter(({ actor }) => actor === 1 || actor === 2)).not.toEqual([])
    expect(after.undoTo).toEqual({ step: before.tip })
    const back = (await window.ask('table.undo', { match: after.match, at: after.tip })).table
    expect(back).toMatchObject({ tip: before.tip, redo: after.tip, turn: { by: 0 } })
    const forth = (await window.ask('table.redo', { match: back.match, at: back.tip })).table
    expect(forth).toMatchObject({ tip: after.tip, size: after.size })
  })

  it('tells the person’s window nothing of the hands of bots', async () => {
    const table = await persons(await opened(window, { game: 'qin', seats: seated(person, level(1)) }))
    expect(table).toMatchObject({ viewer: 0, curtain: null })
    const after = await persons(await act(await persons(await act(table))))
    const draws = window
      .pushed('table.changed')
      .flatMap(({ rows }) => rows.flatMap(({ events }) => events))
      .filter(({ type, seat }) => type === 'hand.drawn' && seat === 1)
    expect(draws.length).toBeGreaterThan(0)
    expect(draws.map(({ tile }) => tile)).toEqual(draws.map(() => null))
    const { match, tip: step } = after
    expect(await window.refused('table.position', { match, step, viewer: 1 })).toEqual({
      code: 'notYourSecret',
    })
  })

  it('waits when it was taken back to a bot’s turn, until it is told to go on', async () => {
    const table = await opened(window, { game: 'qin', seats: seated(level(1), level(1)) })
    const { match } = table
    const moved = await until(() => {
      const now = latest(match)
      return now !== undefined && 'step' in now.undoTo ? now : undefined
    }, 'an action')
    await window.ask('bots.pause', { match, paused: true })
    const tip = latest(match)?.tip ?? moved.tip
    const back = (await window.ask('table.undo', { match, at: tip })).table
    expect(await window.ask('bots.look', { match })).toMatchObject({ paused: true, thinking: null })
    await window.ask('bots.pause', { match, paused: false })
    await until(() => latest(match)?.tip !== back.tip, 'the bots to go on')
  })

  it('thinks for one bot once, however many windows look on, and stops when none does', async () => {
    const table = await opened(window, { seats: seated(level(5), level(5)) })
    const { match } = table
    const other = program.window()
    await other.ask('table.open', { match })
    expect(await other.ask('bots.look', { match })).toMatchObject({ thinking: table.turn.by })
    await until(() => (latest(match, other)?.size ?? 0) > table.size, 'an action')
    const steps = await rowsOf(window, table)
    expect(new Set(steps.map(({ parent }) => parent)).size).toBe(steps.length)
    window.close()
    expect((await other.ask('bots.look', { match })).thinking).not.toBeNull()
    await other.ask('table.close', { match })
    expect((await other.ask('bots.look', { match })).thinking).toBeNull()
  })

  it('goes on where it was when the program is started again', async () => {
    const { match } = await opened(window, { game: 'qin', seats: seated(level(1), level(1)) })
    await until(() => latest(match), 'an action')
    program = program.restart()
    window = program.window()
    const again = await window.ask('table.open', { match })
    await until(() => (latest(match)?.size ?? 0) > again.size, 'the bots to go on')
  })

  it('answers at once while a bot thinks, and forgets the thought when the table goes elsewhere', async () => {
    const table = await persons(await opened(window, { seats: seated(person, level(5)) }))
    let now = table
    while (now.turn.by === 0) now = await act(now)
    const { match } = table
    expect((await window.ask('bots.look', { match })).thinking).toBe(1)
    const back = (await window.ask('table.undo', { match, at: now.tip })).table
    expect(back.turn.by).toBe(0)
    expect(await window.ask('bots.look', { match })).toMatchObject({ thinking: null, paused: false })
    const size = latest(match)?.size ?? back.size
    const branched = (await window.ask('table.branch', { match, step: back.tip })).table
    expect(branched).toMatchObject({ turn: { by: 0 } })
    expect((await window.ask('table.open', { match })).size).toBe(Math.max(size, back.size))
  })

  it('lets somebody else play where there is no such bot', async () => {
    const stranger: Player = { kind: 'bot', bot: 'homer', level: 3 }
    const { match, turn } = await opened(window, { seats: seated(stranger, stranger) })
    const seat = Number(turn.by)
    const trouble = { seat, error: { code: 'botUnknown', details: { bot: 'homer' } } }
    expect((await window.ask('bots.look', { match })).trouble).toEqual(trouble)
    await window.ask('bots.retry', { match })
    await until(
      () => window.pushed('bots.changed').filter((bots) => bots.trouble !== null).length > 1,
      'the trouble to come again',
    )
    const early = { match, seat: 1 - seat, by: 'person' } as const
    expect(await window.refused('bots.substitute', early)).toEqual({ code: 'botPlays' })
    await window.ask('bots.substitute', { match, seat, by: 1 })
    const other = { ...trouble, seat: 1 - seat }
    await until(
      () => window.pushed('bots.changed').some((bots) => bots.trouble?.seat === 1 - seat),
      'the other to be in trouble',
    )
    expect((await window.ask('bots.look', { match })).trouble).toEqual(other)
    await window.ask('bots.substitute', early)
    const theirs = await until(() => {
      const now = latest(match)
      return now?.turn.by === 1 - seat ? now : undefined
    }, 'the level to act')
    expect(theirs.seats.map(({ player }) => player.kind)).toEqual(
      seat === 0 ? ['bot', 'person'] : ['person', 'bot'],
    )
    expect((await act(theirs)).size).toBeGreaterThan(theirs.size)
    expect(await window.refused('bots.substitute', { match, seat: 1 - seat, by: 2 })).toEqual({
      code: 'botPlays',
    })
  })
})

/** Quake-nopoly of six up to the first turn, written down by somebody who has not seen the first seat's cards. */
const withUnseenHand = (number: number): MatchRecord => {
  const game = gameOf('quake-nopoly')!
  const nonce = String(number).padStart(32, '0')
  const record = createRecord(headerFor(game, { seats: 6, chance: { source: 'manual' }, nonce }))
  const positions = createPositions(record, game)
  const random = seededRandom('unseen', number)
  const unseen = { type: 'drawBuilding', seat: 0, building: null }
  let at: StepId = record.root
  for (;;) {
    const { by } = game.turn(positions.at(at))
    const open = by === 'chance' ? decideStep(record, positions, game, at, by, unseen) : undefined
    if (open?.ok === true) {
      addStep(record, open.value)
      at = open.value.id
      continue
    }
    // A position of this game: a seat is to act, and no longer for the set-up.
    if (by !== 'chance' && (positions.at(at) as State).phase === 'construction') break
    at = playStep(record, positions, game, at, random)?.id ?? at
  }
  putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
  return record
}

describe('a hint', () => {
  it('is a legal action in words, from what the person may see, with chances to win', async () => {
    const table = await persons(await opened(window, { game: 'qin', seats: seated(person, level(1)) }))
    const hint = await window.ask('bots.hint', { match: table.match, at: table.tip })
    expect(hint.notation).not.toBe('')
    expect(hint.chance).toBeGreaterThan(0)
    expect(hint.events.length).toBeGreaterThan(0)
    expect(hint.others).toHaveLength(2)
    for (const { chance } of hint.others) expect(chance).toBeLessThanOrEqual(hint.chance)
    const { match, tip: at } = table
    expect((await window.ask('table.act', { match, at, action: hint.action })).table.size).toBeGreaterThan(
      table.size,
    )
  }, 30_000)

  // In these positions the first thought is of a building that another seat is known to hold.
  it.each([55, 99])('is one the table takes where nobody has seen the hand (%i)', async (number) => {
    const record = withUnseenHand(number)
    const [match, at] = [record.root, record.branches.get(MAIN)?.step ?? record.root]
    const bytes = Buffer.from(encode(record)).toString('base64')
    await window.ask('library.import', { name: 'unseen.qipu', bytes })
    const { curtain } = await window.ask('table.open', { match })
    if (curtain !== null) await window.ask('table.liftCurtain', { match, seat: curtain })
    const { action } = await window.ask('bots.hint', { match, at })
    expect((await window.ask('table.act', { match, at, action })).table.tip).not.toBe(at)
  })

  it('tells how far it has come, and is stopped at once', async () => {
    const table = await persons(await opened(window, { game: 'quake-nopoly', seats: seated(person, person) }))
    const { match, tip } = table
    const curtain = latest(match)?.curtain ?? table.curtain
    if (curtain !== null) {
      expect(await window.refused('bots.hint', { match, at: tip })).toEqual({ code: 'curtain' })
      await window.ask('table.liftCurtain', { match, seat: curtain })
    }
    const asked = window.refused('bots.hint', { match, at: tip })
    await until(() => window.pushed('bots.thought').length > 0, 'a word about how far it has come')
    await window.ask('bots.stopHint', {})
    expect(await asked).toEqual({ code: 'hintStopped' })
  }, 30_000)

  it('is for the position the window shows', async () => {
    const { match } = await opened(window)
    expect(await window.refused('bots.hint', { match, at: match })).toMatchObject({ code: 'stale' })
  })
})

describe('a program in a seat', () => {
  const PROGRAM = fileURLToPath(new URL('../bots/testing/program.mjs', import.meta.url))
  const listed = (mode: string, name = mode): { name: string; command: string } => ({
    name,
    command: `"${process.execPath}" "${PROGRAM}" ${mode}`,
  })
  const byProgram = (name: string): Player => ({ kind: 'bot', bot: `program:${name}`, level: 1 })

  it('plays a match against a level', async () => {
    await window.ask('settings.set', { programs: [listed('first')] })
    const table = await opened(window, { game: 'qin', seats: seated(byProgram('first'), level(1)) })
    const end = await persons(table)
    expect(end.turn.by).toBe('nobody')
  }, 60_000)

  it('that ends pauses the table until it is tried again or somebody else plays', async () => {
    await window.ask('settings.set', { programs: [listed('crash')] })
    const { match } = await opened(window, { game: 'qin', seats: seated(byProgram('crash'), level(1)) })
    const trouble = { seat: 0, error: { code: 'programEnded', details: { program: 'crash' } } }
    const stuck = () => window.pushed('bots.changed').filter((bots) => bots.trouble !== null)
    await until(() => stuck().length > 0, 'the crash')
    expect(stuck()[0]?.trouble).toEqual(trouble)
    const before = latest(match)?.size ?? 0
    await window.ask('bots.retry', { match })
    await until(() => stuck().length > 1, 'the second crash')
    // Each start is good for one decision.
    expect(latest(match)?.size ?? 0).toBeGreaterThan(before)
    await window.ask('bots.substitute', { match, seat: 0, by: 1 })
    await until(() => latest(match)?.turn.by === 'nobody', 'the end')
  }, 60_000)

  it('is not started for a match from elsewhere, nor after a restart, before somebody says so', async () => {
    await window.ask('settings.set', { programs: [listed('first')] })
    const { match } = await opened(window, { game: 'qin', seats: seated(byProgram('first'), person) })
    program = program.restart()
    window = program.window()
    await window.ask('table.open', { match })
    const asks = { code: 'programAsks', details: { program: 'first', command: listed('first').command } }
    const held = await window.ask('bots.look', { match })
    if (held.trouble !== null) expect(held.trouble.error).toEqual(asks)
    else expect((await window.ask('table.open', { match })).turn.by).toBe(1)
  })

  it('is never started where nobody can be asked, and only with consent', async () => {
    const careful = createTestService()
    const there = careful.window()
    expect(await there.refused('settings.set', { programs: [listed('first')] })).toMatchObject({
      code: 'noPrograms',
    })
    const { match, turn } = await opened(there, {
      game: 'qin',
      seats: seated(byProgram('first'), byProgram('first')),
    })
    expect((await there.ask('bots.look', { match })).trouble).toMatchObject({
      seat: turn.by,
      error: { code: 'noPrograms' },
    })
    careful.close()
    const asked: string[] = []
    const wary = createTestService({ consent: (command) => Promise.resolve(asked.push(command) === 0) })
    const refused = await wary.window().refused('settings.set', { programs: [listed('first')] })
    expect(refused).toEqual({ code: 'programRefused' })
    expect(asked).toEqual([listed('first').command])
    wary.close()
  })
})
