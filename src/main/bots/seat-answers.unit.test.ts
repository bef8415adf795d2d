import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { optionsFor } from '../../engine/kernel/options.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { answerInSeat } from './seat-answers.ts'

interface Preview {
  readonly ok: boolean
  readonly code?: string
  readonly events?: readonly unknown[]
  readonly scores?: readonly number[]
  readonly view?: unknown
}

/** Positions of a random match in which a seat acts, with a way to ask for that seat. */
function* asked(game: AnyGame, decisions: number) {
  const seats = game.seats.min
  const options = optionsFor(game, {}, seats)
  if (!options.ok) throw new Error(options.error.code)
  const random = quickRandom(`preview ${game.id}`)
  let state = game.start({ options: options.value, seats })
  for (let left = decisions; left > 0;) {
    const turn = game.turn(state)
    if (turn.by === 'nobody') return
    if (turn.by !== 'chance') {
      left -= 1
      const { by: seat } = turn
      const ask = (where: unknown, request: object) => {
        const position = { game, options: options.value, state: where, seat, seed: 'preview' }
        const place = { game, options: options.value, seats, seat }
        return answerInSeat(place, { position }, { text: JSON.stringify(request) })
      }
      yield { state, seat, ask }
    }
    const action = turn.by === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random)
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) state = game.evolve(state, event)
  }
}

const previewsIn = (answer: { readonly [member: string]: unknown }): readonly Preview[] =>
  answer['previews'] as readonly Preview[]

describe.each(GAMES.map((game) => [game.id, game] as const))('a preview in %s', (_, game) => {
  it('tells the events, the scores and the turn that an action would bring, and takes none', () => {
    for (const { state, seat, ask } of asked(game, 12)) {
      const legal = [...game.legal(state)].slice(0, 5)
      const { answer, taken } = ask(state, { preview: { actions: legal } })
      expect(taken).toBeUndefined()
      const previews = previewsIn(answer)
      expect(previews).toHaveLength(legal.length)
      for (const [at, action] of legal.entries()) {
        const acted = ask(state, { act: { action } })
        const [step] = acted.answer['steps'] as readonly [{ readonly events: readonly { type: string }[] }]
        // What is hidden from the seat may come out differently; what happens first does not.
        expect(previews[at]).toMatchObject({
          ok: true,
          events: expect.arrayContaining([expect.objectContaining({ type: step.events[0]?.type })]),
        })
        expect(previews[at]?.scores).toHaveLength(game.score(state).length)
        expect(previews[at]).not.toHaveProperty('view')
      }
      const whole = previewsIn(ask(state, { preview: { actions: legal.slice(0, 1), view: true } }).answer)
      expect(whole[0]?.view).toBeTypeOf('object')
      expect(ask(state, { view: { as: seat } }).answer['view']).toEqual(game.view(state, seat))
    }
  })

  it('refuses what is refused, in its place', () => {
    const [first] = asked(game, 1)
    const [legal] = game.legal(first!.state)
    const { answer } = first!.ask(first!.state, { preview: { actions: [{ type: 'none' }, legal] } })
    expect(previewsIn(answer)).toMatchObject([{ ok: false, code: 'malformed' }, { ok: true }])
  })

  it('and a position are the same whatever the seat cannot see', () => {
    for (const { state, seat, ask } of asked(game, 25)) {
      const legal = [...game.legal(state)].slice(0, 20)
      const request = { preview: { actions: legal, view: true } }
      const other = game.conceal(state, seat).deal(quickRandom('another deal'))
      expect(ask(other, request)).toEqual(ask(state, request))
      const { answer } = ask(state, { position: {} })
      expect(ask(other, { position: {} }).answer).toEqual(answer)
      const { rules, state: dealt } = answer['position'] as {
        readonly rules: number
        readonly state: unknown
      }
      expect(rules).toBe(game.version)
      expect(game.view(dealt, seat)).toEqual(game.view(state, seat))
    }
  })
})
