import { describe, expect, it } from 'vitest'
import { GAMES } from '../index.ts'
import type { AnyGame } from '../kernel/game.ts'
import { seededRandom, type Random } from '../kernel/random.ts'
import { sameJson } from './canonical.ts'
import { correctLine } from './correct.ts'
import { decideStep } from './play.ts'
import type { Step } from './step.ts'
import { playedRecord } from './testing/player.ts'
import { lineTo, pathBetween } from './tree.ts'
import { verify } from './verify.ts'

const ROUNDS = 8

/** Another action than the one at a step, if chance or a short search finds one. */
const otherAction = (
  game: AnyGame,
  state: unknown,
  { actor, action }: Step,
  random: Random,
): unknown | undefined => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const found = actor === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random)
    if (!sameJson(found, action)) return found
  }
  return undefined
}

describe.each(GAMES.map((game) => [game.id, game] as const))('corrections in %s', (id, game) => {
  const played = (luck: string, source: 'manual' | 'seeded') =>
    playedRecord(game, {
      seats: game.seats.max,
      steps: 90,
      luck,
      chance: source === 'manual' ? { source } : { source, seed: luck },
    })

  it.each(['manual', 'seeded'] as const)(
    'play again what still fits and stop at the first step that does not, with %s luck',
    (source) => {
      let whole = 0
      let stops = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const { record, positions, tip } = played(`${id} ${round}`, source)
        const random = seededRandom(`correct ${id}`, round)
        const old = lineTo(record, tip)
        const own = old.filter(({ actor }) => source === 'manual' || actor !== 'chance')
        const wrong = own[random.below(own.length)] ?? expect.fail()
        const action = otherAction(game, positions.at(wrong.parent), wrong, random)
        if (action === undefined) continue
        const done = correctLine({ record, positions, game }, wrong.id, tip, action)
        if (!done.ok) return expect.fail(done.error.code)
        const { stopped, replayed } = done.value

        const [first, ...rest] = pathBetween(record, wrong.parent, done.value.tip) ?? expect.fail()
        expect(first).toMatchObject({ actor: wrong.actor, action })
        const later = pathBetween(record, wrong.id, tip) ?? expect.fail()
        if (source === 'manual') {
          expect(rest.map(({ actor, action: taken }) => [actor, taken])).toEqual(
            later.slice(0, replayed).map(({ actor, action: taken }) => [actor, taken]),
          )
        } else {
          const chosen = (steps: readonly Step[]): unknown[] =>
            steps.flatMap(({ actor, action: taken }) => (actor === 'chance' ? [] : [[actor, taken]]))
          expect(chosen(rest)).toEqual(chosen(later.slice(0, replayed)))
        }
        if (stopped === null) {
          whole += 1
          expect(replayed).toBe(later.length)
        } else {
          stops += 1
          const next = later[replayed] ?? expect.fail()
          expect(stopped).toMatchObject({ step: next.id, left: later.length - replayed })
          const refused = decideStep({ record, positions, game }, done.value.tip, next.actor, next.action)
          expect(refused).toEqual({ ok: false, error: stopped.refusal })
        }
        // The wrong step is still there, and the rules accept everything.
        expect(lineTo(record, tip)).toEqual(old)
        expect(verify(record, game)).toMatchObject({ damage: null })

        // Correcting it back leads to the original steps.
        const back = correctLine(
          { record, positions, game },
          first?.id ?? wrong.id,
          done.value.tip,
          wrong.action,
        )
        if (!back.ok) return expect.fail(back.error.code)
        if (source === 'manual')
          expect(back.value).toMatchObject({ tip: later[replayed - 1]?.id ?? wrong.id, stopped: null })
      }
      expect(whole + stops).toBeGreaterThan(ROUNDS / 3)
    },
  )

  it('are refused and add nothing if nothing is corrected', () => {
    const { record, positions, tip } = played(`${id} same`, 'manual')
    const [first] = lineTo(record, tip)
    if (!first) return expect.fail()
    const size = record.steps.size
    const correct = (step: Step['id'], action: unknown) =>
      correctLine({ record, positions, game }, step, tip, action)
    expect(correct(first.id, first.action)).toEqual({ ok: false, error: { code: 'sameStep' } })
    expect(correct(record.root, first.action)).toEqual({ ok: false, error: { code: 'notOnLine' } })
    expect(correct(first.id, { type: 'nonsense' })).toMatchObject({ error: { code: 'malformed' } })
    expect(correctLine({ record, positions, game }, tip, first.id, first.action)).toMatchObject({
      error: { code: 'notOnLine' },
    })
    expect(record.steps.size).toBe(size)
  })
})
