import { describe, expect, it } from 'vitest'
import type { Header } from '../../engine/record/step.ts'
import { GAMES } from '../../engine/index.ts'
import { headerFor, setupFrom } from '../games-by-id.ts'
import { createSession } from './session.ts'

/** The parts of an answer that the tests check. */
interface Answer {
  readonly ok: boolean
  readonly complete?: boolean
  readonly legal?: readonly unknown[]
  readonly steps?: readonly { readonly id: string; readonly action: unknown }[]
  readonly previews?: readonly unknown[]
  readonly turn?: unknown
  readonly at?: string
}

/** Sends requests to the referee of a new match, as a program over a pipe does. */
const referee = (chance: Header['chance'], { game, seats, options } = setupFrom({ game: 'quorsum' })) => {
  const rest = { nonce: '0'.repeat(32), chance, startedAt: '2026-11-20T10:25:00.000Z' }
  const session = createSession(game, headerFor(game, seats, options, rest))
  return (request: object): Answer =>
    // Through JSON, as a program would see it.
    JSON.parse(JSON.stringify(session.answer({ text: JSON.stringify(request) }).answer)) as Answer
}

describe('manual chance', () => {
  it('waits, lists its outcomes, accepts one entered by hand and draws fair ones', () => {
    const ask = referee({ source: 'manual' })
    expect(ask({ turn: {} })).toEqual({ ok: true, turn: { by: 'chance' } })
    expect(ask({ act: { action: { type: 'choose', option: 'first' } } }).ok).toBe(false)
    const laid = ask({ roll: {} })
    expect(laid.steps).toHaveLength(1)
    expect(laid.steps?.[0]).toMatchObject({ actor: 'chance', events: [{ type: 'tiles.laid' }] })
    const outcomes = ask({ legal: {} })
    expect(outcomes.complete).toBe(true)
    expect(outcomes.legal).toHaveLength(6)
    expect(ask({ act: { action: { type: 'roll', dice: [6] } } }).turn).toEqual({ by: 'chance' })
    expect(ask({ act: { action: { type: 'roll', dice: [2] } } }).turn).toEqual({ by: 0 })
    expect(ask({ roll: {} })).toMatchObject({ ok: false, code: 'notChance' })
  })
})

describe('a position', () => {
  it('is that of the engine, for the seat to act and for chance', () => {
    const setup = setupFrom({ game: 'quorsum' })
    const { game, seats, options } = setup
    const ask = referee({ source: 'manual' }, setup)
    const position = { rules: game.version, options, state: game.start({ options, seats }) }
    expect(ask({ position: {}, turn: {} })).toEqual({ ok: true, position, turn: { by: 'chance' } })
    ask({ roll: {} })
    expect(ask({ position: {} })).not.toMatchObject({ position })
  })
})

describe('a preview', () => {
  it('looks ahead for the seat to act or for chance, and leaves the match as it is', () => {
    const ask = referee({ source: 'manual' })
    const [laid] = ask({ preview: { actions: [ask({ roll: {} }).steps?.[0]?.action] } }).previews ?? []
    // The tiles are laid, so they cannot be laid again.
    expect(laid).toEqual({ ok: false, code: 'luckFirst', rule: 'QO-3' })
    const rolls = [6, 2].map((die) => ({ type: 'roll', dice: [die] }))
    const previews = ask({ turn: {}, preview: { actions: rolls } })
    expect(previews).toMatchObject({ ok: true, turn: { by: 'chance' } })
    expect(previews.previews).toMatchObject([
      { ok: true, events: [{ type: 'opening.rolled', die: 6 }], scores: [0, 0], turn: { by: 'chance' } },
      { ok: true, events: [{ type: 'opening.rolled', die: 2 }], scores: [0, 0], turn: { by: 'chance' } },
    ])
    expect(ask({ act: { action: rolls[0] } }).ok).toBe(true)
  })
})

describe('what is legal', () => {
  const manual = (game: string) => referee({ source: 'manual' }, setupFrom({ game }))

  it('is certain unless unseen outcomes are asked for, for every game with secrets', () => {
    const secretive = GAMES.filter(({ partialEntrySince }) => partialEntrySince !== undefined)
    expect(secretive.length).toBeGreaterThan(2)
    for (const { id } of secretive) {
      const ask = manual(id)
      let open = 0
      for (let step = 0; step < 60 && open < 3; step += 1) {
        const certain = ask({ legal: { limit: 50 } })
        const all = ask({ legal: { limit: 50, unseen: true } })
        if (JSON.stringify(all.legal?.[0]) !== JSON.stringify(certain.legal?.[0])) {
          open += 1
          expect(JSON.stringify(all.legal?.[0])).toContain('null')
          expect(ask({ act: { action: certain.legal?.[0] } }).ok).toBe(true)
        } else if (!ask({ roll: {} }).ok) ask({ act: { action: certain.legal?.[0] } })
      }
      expect(open, id).toBeGreaterThan(0)
    }
  })

  it('says that roll draws one of more outcomes than are listed', () => {
    const ask = manual('quorsum')
    expect(ask({ legal: { limit: 3 } })).toMatchObject({
      complete: false,
      legal: { length: 3 },
      message: 'There are more outcomes than were listed; roll draws one.',
    })
    ask({ roll: {} })
    expect(ask({ legal: {} })).not.toHaveProperty('message')
  })
})

describe('several questions in a line', () => {
  it('get one answer with all of it, or the refusal of one', () => {
    const ask = referee({ source: 'seeded', seed: 'a' })
    const together = ask({ turn: {}, legal: { limit: 1 }, view: { as: 1 } })
    const apart = [ask({ turn: {} }), ask({ legal: { limit: 1 } }), ask({ view: { as: 1 } })]
    expect(together).toEqual(Object.assign({}, ...apart))
    expect(ask({ turn: {}, view: { as: 7 } })).toMatchObject({ ok: false, code: 'noSuchSeat' })
    expect(ask({ turn: {}, undo: {} })).toMatchObject({ ok: false, code: 'badRequest' })
  })

  it('and hello names the version of the protocol, the games and the match', () => {
    expect(referee({ source: 'seeded', seed: 'a' })({ hello: {} })).toMatchObject({
      ok: true,
      hello: {
        protocol: 1,
        games: GAMES.map(({ id, version }) => ({ id, rules: version })),
        match: { game: 'quorsum', seats: 2, options: { raceTo: 1 } },
      },
    })
  })
})

describe('seeded chance', () => {
  const first = { act: { action: { type: 'choose', option: 'first' } } }

  it('has acted before the first request and gives the same luck after undo', () => {
    const ask = referee({ source: 'seeded', seed: 'a' })
    const before = ask({ view: { as: 'all' } })
    const once = ask(first)
    const undone = ask({ undo: {} })
    expect(undone.turn).toEqual({ by: 0 })
    expect(ask({ view: { as: 'all' } })).toEqual(before)
    expect(ask(first)).toEqual(once)
    expect(ask({ undo: { to: undone.at } })).toEqual(undone)
    expect(ask({ undo: {} })).toMatchObject({ ok: false, code: 'nothingToUndo' })
    expect(ask({ undo: { to: once.steps?.[0]?.id } })).toMatchObject({ ok: false, code: 'notOnLine' })
    expect(ask({ roll: {} })).toMatchObject({ ok: false, code: 'notManual' })
  })

  it('lists up to a limit and says whether that was all', () => {
    const ask = referee({ source: 'seeded', seed: 'a' })
    expect(ask({ legal: { limit: 2 } })).toMatchObject({ complete: true, legal: { length: 2 } })
    expect(ask({ legal: { limit: 1 } })).toMatchObject({ complete: false, legal: { length: 1 } })
    expect(ask({ legal: { limit: 0 } })).toEqual({ ok: true, legal: [], complete: false })
  })

  it('names the rule of a refusal', () => {
    const ask = referee({ source: 'seeded', seed: 'a' })
    ask(first)
    ask({ act: { action: { type: 'place', corners: [0, 0, 1, 1] } } })
    expect(ask({ act: { action: { type: 'step', pawn: 0, to: 1 } } })).toEqual({
      ok: false,
      code: 'allotFirst',
      rule: 'QO-8',
      message: 'Assign your dice first; assigning none passes the turn.',
    })
  })
})
