/** Matches written down by people who do not see every hand, in every game that has room for them. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../index.ts'
import type { AnyGame } from '../kernel/game.ts'
import { seededRandom } from '../kernel/random.ts'
import { sameJson } from './canonical.ts'
import { decode, encode } from './codec.ts'
import { correctLine } from './correct.ts'
import { decideStep } from './play.ts'
import { createPositions } from './positions.ts'
import { seenRecord } from './seen.ts'
import { MAIN, type Step, type StepId } from './step.ts'
import { headerFor, playStep } from './testing/player.ts'
import { addStep, createRecord, lineTo, pathBetween, putBranch, type MatchRecord } from './tree.ts'
import { verify } from './verify.ts'

const manual = { source: 'manual' } as const

/** The first outcome listed, where it is left open. */
const openAt = (game: AnyGame, state: unknown): unknown => {
  const [first] = game.legal(state)
  const odds = game.odds(state)
  return odds?.some(({ action }) => sameJson(action, first)) === true ? undefined : first
}

/** A match of which nothing is seen that is hidden, to its end. */
const blindly = (game: AnyGame, luck: string) => {
  const record = createRecord(headerFor(game, { seats: game.seats.max, chance: manual }))
  const positions = createPositions(record, game)
  const random = seededRandom(luck, 0)
  let tip: StepId = record.root
  const open: Step[] = []
  for (;;) {
    const state = positions.at(tip)
    const { by } = game.turn(state)
    if (by === 'nobody') break
    const outcome = by === 'chance' ? openAt(game, state) : undefined
    const made =
      outcome === undefined ? undefined : decideStep(record, positions, game, tip, 'chance', outcome)
    if (made?.ok === false) expect.fail(made.error.code)
    const step = made?.value ?? playStep(record, positions, game, tip, random)
    if (step === undefined) break
    if (made !== undefined) {
      addStep(record, step)
      open.push(step)
    }
    tip = step.id
  }
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
  return { record, positions, tip, open }
}

const SPARING = GAMES.filter(({ unseenSince }) => unseenSince !== undefined)

describe.each(SPARING.map((game) => [game.id, game] as const))('hands nobody has seen, in %s', (id, game) => {
  const { record, positions, tip, open } = blindly(game, `${id} blind`)

  it('make a whole match that stands up to the rules, from a file too', () => {
    expect(open.length).toBeGreaterThan(2)
    expect(verify(record, game)).toMatchObject({ decided: true, damage: null })
    const back = decode(encode(record), { games: [game] })
    if (!back.ok) return expect.fail(JSON.stringify(back.error))
    expect([...back.value.record.steps.keys()]).toEqual([...record.steps.keys()])
  })

  it('are shown by a program that knows only the rules before them, which does not judge them', () => {
    const { unseenSince = 1, ...known } = game
    const older = { ...known, version: unseenSince - 1 }
    expect(verify(record, older)).toMatchObject({ decided: false, damage: null })
    expect(createPositions(record, older).at(tip)).toBeDefined()
  })

  it.each(['public', 0] as const)(
    'go into a copy as %s saw it, which can be looked at to its end',
    (viewer) => {
      const copy = seenRecord(record, game, viewer)
      expect(verify(copy, game)).toMatchObject({ decided: false, damage: null })
      const end = copy.branches.get(MAIN)?.step ?? expect.fail()
      expect(game.turn(createPositions(copy, game).at(end))).toEqual(game.turn(positions.at(tip)))
    },
  )

  it('are refused in a match with older rules, whose steps are decided as ever', () => {
    const header = { ...headerFor(game, { seats: game.seats.max, chance: manual }), rules: 1 }
    const old: MatchRecord = createRecord(header)
    const states = createPositions(old, game)
    const random = seededRandom(`${id} old`, 0)
    for (let at: StepId = old.root; ;) {
      for (const { action } of open) {
        const { by } = game.turn(states.at(at))
        if (by === 'chance') expect(decideStep(old, states, game, at, by, action).ok).toBe(false)
      }
      const step = playStep(old, states, game, at, random)
      if (step === undefined) break
      at = step.id
    }
    expect(verify(old, game)).toMatchObject({ decided: true, damage: null })
  })

  it('can be named afterwards, and what was done then fits as far as it was in hand', () => {
    const before = lineTo(record, tip)
    let again = 0
    // Each of them would take long.
    for (const [round, wrong] of open.filter((_, at) => at % 8 === 0).entries()) {
      const outcome = game.chance(positions.at(wrong.parent), seededRandom(`${id} named`, round))
      const done = correctLine(record, positions, game, wrong.id, tip, outcome)
      if (!done.ok) return expect.fail(done.error.code)
      const { replayed, tip: to } = done.value
      const [first, ...rest] = pathBetween(record, wrong.parent, to) ?? expect.fail()
      expect(first?.action).toEqual(outcome)
      expect(rest).toHaveLength(replayed)
      again += replayed
    }
    expect(again).toBeGreaterThan(0)
    expect(lineTo(record, tip)).toEqual(before)
    expect(verify(record, game)).toMatchObject({ damage: null })
  })
})
