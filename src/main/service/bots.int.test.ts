import { describe, expect, it } from 'vitest'
import { GAMES, gameOf } from '../../engine/index.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { searchRequestOf } from '../bots/bot.ts'
import {
  act,
  anyAction,
  latest,
  level,
  person,
  persons,
  seated,
  until,
  type Player,
  programWithBots,
} from '../testing/bots.ts'
import { opened, rowsOf } from '../testing/play.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { shareProgram } from '../testing/shared-program.ts'

let program: TestService
let window: TestWindow
const restart = shareProgram((shared) => ({ program, window } = shared), programWithBots)

describe.each(GAMES.map((game) => [game.id, game] as const))('bots in %s', (game, { seats }) => {
  it('act in turn with a person until it is the person’s turn again, each on disk', async () => {
    const count = Math.max(3, seats.min) <= seats.max ? Math.max(3, seats.min) : seats.min
    const players = [person, ...Array.from({ length: count - 1 }, () => level(1))]
    let table = await persons(window, await opened(window, { game, seats: seated(...players) }))
    for (let turn = 0; turn < 2 && table.turn.by === 0; turn += 1)
      table = await persons(window, await act(program, window, table))
    const actors = (await rowsOf(window, table)).map(({ actor }) => actor)
    expect(actors).toContain(0)
    restart()
    const again = await window.ask('table.open', { match: table.match })
    expect(again).toMatchObject({ tip: table.tip, size: table.size })
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
        const other = rules.conceal(state, by).deal(quickRandom(`other ${decisions}`))
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
    const end = await persons(window, table)
    expect(end.turn.outcome?.places).toHaveLength(2)
    expect((await window.ask('bots.look', { match: table.match })).thinking).toBeNull()
  }, 60_000)

  it('is not played for a bot by whoever sits at the screen', async () => {
    const table = await opened(window, { seats: seated(level(5), person) })
    await window.ask('bots.pause', { match: table.match, paused: true })
    let first = table
    while (first.turn.by !== 0) first = await act(program, window, first)
    const asked = { match: table.match, at: first.tip, action: anyAction(program, first) }
    expect(await window.refused('table.act', asked)).toEqual({ code: 'botToAct' })
    expect(await window.refused('bots.hint', { match: table.match, at: first.tip })).toEqual({
      code: 'botToAct',
    })
  })

  it('goes back to the last decision of a person, over what bots did, and forward the same way', async () => {
    const opening = await opened(window, { game: 'qin', seats: seated(person, level(1), level(1)) })
    const before = await persons(window, opening)
    const after = await persons(window, await act(program, window, before))
    expect((await rowsOf(window, after)).filter(({ actor }) => actor === 1 || actor === 2)).not.toEqual([])
    expect(after.undoTo).toEqual({ step: before.tip })
    const back = (await window.ask('table.undo', { match: after.match, at: after.tip })).table
    expect(back).toMatchObject({ tip: before.tip, redo: after.tip, turn: { by: 0 } })
    const forth = (await window.ask('table.redo', { match: back.match, at: back.tip })).table
    expect(forth).toMatchObject({ tip: after.tip, size: after.size })
  })

  it('tells the person’s window nothing of the hands of bots', async () => {
    const table = await persons(
      window,
      await opened(window, { game: 'qin', seats: seated(person, level(1)) }),
    )
    expect(table).toMatchObject({ viewer: 0, curtain: null })
    const after = await persons(
      window,
      await act(program, window, await persons(window, await act(program, window, table))),
    )
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

  it('waits with a bot’s action while a window’s board still tells, and no longer than that', async () => {
    const opening = await opened(window, { game: 'qin', seats: seated(person, level(1)) })
    const { match } = opening
    const table = await persons(window, opening)
    await window.ask('bots.hold', { match, held: true })
    const own = await act(program, window, table)
    // Another table is played to its end meanwhile.
    await persons(window, await opened(window, { game: 'qin', seats: seated(level(1), level(1)) }))
    expect((await rowsOf(window, latest(window, match) ?? own)).filter(({ actor }) => actor === 1)).toEqual(
      [],
    )
    await window.ask('bots.hold', { match, held: false })
    await until(() => latest(window, match)?.turn.by === 0, 'the reply')
  }, 60_000)

  it('waits when it was taken back to a bot’s turn, until it is told to go on', async () => {
    const table = await opened(window, { game: 'qin', seats: seated(level(1), level(1)) })
    const { match } = table
    const moved = await until(() => {
      const now = latest(window, match)
      return now !== undefined && 'step' in now.undoTo ? now : undefined
    }, 'an action')
    await window.ask('bots.pause', { match, paused: true })
    const tip = latest(window, match)?.tip ?? moved.tip
    const back = (await window.ask('table.undo', { match, at: tip })).table
    expect(await window.ask('bots.look', { match })).toMatchObject({ paused: true, thinking: null })
    await window.ask('bots.pause', { match, paused: false })
    await until(() => latest(window, match)?.tip !== back.tip, 'the bots to go on')
  })

  it('waits where another line is tried from a bot’s turn, and goes on as before on the main line', async () => {
    const opening = await opened(window, { game: 'qin', seats: seated(person, level(1)) })
    const { match } = opening
    const table = await persons(window, await act(program, window, await persons(window, opening)))
    const bots = (await rowsOf(window, table)).findLast(({ actor }) => actor === 1)
    const step = bots?.parent ?? ''
    const tried = (await window.ask('table.branch', { match, step })).table
    expect(tried).toMatchObject({ tip: step, turn: { by: 1 } })
    expect(await window.ask('bots.look', { match })).toMatchObject({ paused: true, thinking: null })
    expect(window.pushed('bots.changed').at(-1)).toMatchObject({ paused: true })
    const back = (await window.ask('table.switch', { match, branch: 'main' })).table
    expect(back).toMatchObject({ tip: table.tip, size: table.size })
    expect(await window.ask('bots.look', { match })).toMatchObject({ paused: false })
    expect(window.pushed('bots.changed').at(-1)).toMatchObject({ paused: false })
    const again = (await window.ask('table.branch', { match, step })).table
    await window.ask('bots.pause', { match, paused: false })
    await until(
      () => latest(window, match)?.branch === again.branch && latest(window, match)?.turn.by === 0,
      'the reply',
    )
  })

  it('thinks for one bot once, however many windows look on, and stops when none does', async () => {
    const table = await opened(window, { seats: seated(level(3), level(3)) })
    const { match } = table
    const other = program.window()
    await other.ask('table.open', { match })
    expect(await other.ask('bots.look', { match })).toMatchObject({ thinking: table.turn.by })
    await until(() => (latest(other, match)?.size ?? 0) > table.size, 'an action')
    const steps = await rowsOf(window, table)
    expect(new Set(steps.map(({ parent }) => parent)).size).toBe(steps.length)
    window.close()
    expect((await other.ask('bots.look', { match })).thinking).not.toBeNull()
    await other.ask('table.close', { match })
    expect((await other.ask('bots.look', { match })).thinking).toBeNull()
  })

  it('goes on where it was when the program is started again', async () => {
    const { match } = await opened(window, { game: 'qin', seats: seated(level(1), level(1)) })
    await until(() => latest(window, match), 'an action')
    restart()
    const again = await window.ask('table.open', { match })
    await until(() => (latest(window, match)?.size ?? 0) > again.size, 'the bots to go on')
  })

  it('answers at once while a bot thinks, and forgets the thought when the table goes elsewhere', async () => {
    const table = await persons(window, await opened(window, { seats: seated(person, level(5)) }))
    let now = table
    while (now.turn.by === 0) now = await act(program, window, now)
    const { match } = table
    expect((await window.ask('bots.look', { match })).thinking).toBe(1)
    const back = (await window.ask('table.undo', { match, at: now.tip })).table
    expect(back.turn.by).toBe(0)
    expect(await window.ask('bots.look', { match })).toMatchObject({ thinking: null, paused: false })
    const size = latest(window, match)?.size ?? back.size
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
      const now = latest(window, match)
      return now?.turn.by === 1 - seat ? now : undefined
    }, 'the level to act')
    expect(theirs.seats.map(({ player }) => player.kind)).toEqual(
      seat === 0 ? ['bot', 'person'] : ['person', 'bot'],
    )
    expect((await act(program, window, theirs)).size).toBeGreaterThan(theirs.size)
    expect(await window.refused('bots.substitute', { match, seat: 1 - seat, by: 2 })).toEqual({
      code: 'botPlays',
    })
  })
})
