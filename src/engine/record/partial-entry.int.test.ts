/** Matches entered by people who do not see every hand, in every game that supports it. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../index.ts'
import type { AnyGame } from '../kernel/game.ts'
import { seededRandom, type Random } from '../kernel/random.ts'
import { sameJson } from './canonical.ts'
import { decode } from './file/decode.ts'
import { encode } from './file/encode.ts'
import { correctLine } from './correct.ts'
import { decideStep } from './play.ts'
import { createPositions, replayOf, type Replay } from './positions.ts'
import { redactedRecord } from './exchange/redacted.ts'
import { MAIN, type Step, type StepId } from './step.ts'
import { headerFor, playStep } from './testing/player.ts'
import { addStep, createRecord, lineTo, pathBetween, putBranch, type MatchRecord } from './tree.ts'
import { verify } from './verify.ts'

const manual = { source: 'manual' } as const

/** The first outcome listed, if it leaves things open. */
const openAt = (game: AnyGame, state: unknown): unknown => {
  const [first] = game.legal(state)
  const odds = game.odds(state)
  return odds?.some(({ action }) => sameJson(action, first)) === true ? undefined : first
}

/** A seat's step as entered by people who see nothing hidden; undefined if it must be named. */
const unseenStep = (
  { record, positions, game }: Replay,
  at: StepId,
  by: number,
  random: Random,
): Step | undefined => {
  const action = game.sampleLegal(positions.at(at), random)
  const made = decideStep({ record, positions, game }, at, by, game.redactAction(action, by, 'public'))
  return made.ok ? made.value : undefined
}

/** A complete match of which nothing hidden is seen. */
const blindly = (game: AnyGame, luck: string) => {
  const record = createRecord(headerFor(game, { seats: game.seats.max, chance: manual }))
  const replay = replayOf(record, game)
  const { positions } = replay
  const random = seededRandom(luck, 0)
  let tip: StepId = record.root
  const open: Step[] = []
  for (;;) {
    const state = positions.at(tip)
    const { by } = game.turn(state)
    if (by === 'nobody') break
    const outcome = by === 'chance' ? openAt(game, state) : undefined
    const made = outcome === undefined ? undefined : decideStep(replay, tip, 'chance', outcome)
    if (made?.ok === false) expect.fail(made.error.code)
    const unseen = made?.value ?? (by === 'chance' ? undefined : unseenStep(replay, tip, by, random))
    const step = unseen ?? playStep(replay, tip, random)
    if (step === undefined) break
    if (unseen !== undefined) addStep(record, step)
    if (made !== undefined) open.push(step)
    tip = step.id
  }
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
  return { record, positions, tip, open }
}

const SPARING = GAMES.filter(({ partialEntrySince }) => partialEntrySince !== undefined)

describe.each(SPARING.map((game) => [game.id, game] as const))('hands nobody has seen, in %s', (id, game) => {
  const { record, positions, tip, open } = blindly(game, `${id} blind`)

  it('make a complete match that the rules accept, also from a file', () => {
    expect(open.length).toBeGreaterThan(2)
    expect(verify(record, game)).toMatchObject({ decided: true, damage: null })
    const back = decode(encode(record), { games: [game] })
    if (!back.ok) return expect.fail(JSON.stringify(back.error))
    expect([...back.value.record.steps.keys()]).toEqual([...record.steps.keys()])
  })

  it('are shown by a program that knows only earlier rules and cannot check them', () => {
    const { partialEntrySince = 1, ...known } = game
    const older = { ...known, version: partialEntrySince - 1 }
    expect(verify(record, older)).toMatchObject({ decided: false, damage: null })
    expect(createPositions(record, older).at(tip)).toBeDefined()
  })

  it.each(['public', 0] as const)(
    'go into a copy as %s saw it, which can be looked at to its end',
    (viewer) => {
      const copy = redactedRecord(record, game, viewer)
      expect(verify(copy, game)).toMatchObject({ decided: false, damage: null })
      const end = copy.branches.get(MAIN)?.step ?? expect.fail()
      expect(game.turn(createPositions(copy, game).at(end))).toEqual(game.turn(positions.at(tip)))
    },
  )

  it('are refused in a match with older rules, whose other steps are decided as before', () => {
    const header = { ...headerFor(game, { seats: game.seats.max, chance: manual }), rules: 1 }
    const old: MatchRecord = createRecord(header)
    const replay = replayOf(old, game)
    const random = seededRandom(`${id} old`, 0)
    for (let at: StepId = old.root; ;) {
      for (const { action } of open) {
        const { by } = game.turn(replay.positions.at(at))
        if (by === 'chance') expect(decideStep(replay, at, by, action).ok).toBe(false)
      }
      const step = playStep(replay, at, random)
      if (step === undefined) break
      at = step.id
    }
    expect(verify(old, game)).toMatchObject({ decided: true, damage: null })
  })

  it('can be named later, and the steps that follow fit as far as the cards were in hand', () => {
    const before = lineTo(record, tip)
    let again = 0
    // Testing each of them would take too long.
    for (const [round, wrong] of open.filter((_, at) => at % 8 === 0).entries()) {
      const outcome = game.chance(positions.at(wrong.parent), seededRandom(`${id} named`, round))
      const done = correctLine({ record, positions, game }, wrong.id, tip, outcome)
      if (!done.ok) return expect.fail(done.error.code)
      const { replayed, tip: to } = done.value
      const [first, ...rest] = pathBetween(record, wrong.parent, to) ?? expect.fail()
      expect(first?.action).toEqual(outcome)
      // What came to light later need not be named again.
      if (game.isAlreadyKnown === undefined) expect(rest).toHaveLength(replayed)
      else expect(rest.length).toBeLessThanOrEqual(replayed)
      again += replayed
    }
    expect(again).toBeGreaterThan(0)
    expect(lineTo(record, tip)).toEqual(before)
    expect(verify(record, game)).toMatchObject({ damage: null })
  })
})

interface Named {
  readonly type: string
  readonly region?: number
  readonly value?: number
  readonly seat?: number
  readonly province?: number
  readonly card?: number | null
  readonly cards?: readonly { readonly card: number | null; readonly province: number }[] | readonly number[]
}

describe('things that came to light later, named where they were drawn or laid, in chang-cheng', () => {
  const game = GAMES.find(({ id }) => id === 'chang-cheng') ?? expect.fail()
  const { record, positions, tip } = blindly(game, 'chang-cheng named')
  const line = pathBetween(record, record.root, tip) ?? expect.fail()
  const actions = line.map(({ action }) => action as Named) // The members used here.
  /** Checks that all later steps fit, except those that name what is now known. */
  const expectFit = (at: number, named: Named, needless: readonly Named[]): void => {
    const wrong = line[at] ?? expect.fail()
    const done = correctLine({ record, positions, game }, wrong.id, tip, named)
    if (!done.ok) return expect.fail(done.error.code)
    expect(done.value).toMatchObject({ stopped: null, replayed: actions.length - at - 1 })
    const [, ...rest] = pathBetween(record, wrong.parent, done.value.tip) ?? expect.fail()
    expect(rest.map(({ action }) => action)).toEqual(
      actions.slice(at + 1).filter((action) => !needless.includes(action)),
    )
    expect(game.turn(positions.at(done.value.tip))).toEqual(game.turn(positions.at(tip)))
  }

  it('tiles are not asked for when they are turned up', () => {
    const turned = [0, 1, 2].map(
      (part) => actions.find(({ type, region }) => type === 'turnThreat' && region === part) ?? expect.fail(),
    )
    const at = actions.findIndex(({ type }) => type === 'layThreats')
    expectFit(at, { type: 'layThreats', values: turned.map(({ value }) => value) } as Named, turned)
  })

  it('cards are not asked for when their province is opened', () => {
    let fitted = 0
    for (const name of actions) {
      const [card, other] = name.type === 'nameCards' ? (name.cards ?? []) : []
      if (typeof card !== 'number' || other !== undefined) continue
      const isIts = (event: object): boolean =>
        sameJson(event, { type: 'card.laid', seat: name.seat, province: name.province, card: null })
      const at = line.findIndex(({ events }) => events.some(isIts))
      const laid = actions[at] ?? expect.fail()
      const cards = laid.cards?.map((each) =>
        typeof each === 'object' && each.province === name.province ? { ...each, card } : each,
      )
      expectFit(at, { ...laid, ...(cards === undefined ? { card } : { cards }) } as Named, [name])
      fitted += 1
    }
    expect(fitted).toBeGreaterThan(1)
  })
})
