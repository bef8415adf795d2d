import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EndlessChance } from '../kernel/chance-run.ts'
import type { AnyGame } from '../kernel/game.ts'
import { seededRandom } from '../kernel/random.ts'
import { decideStep, drawStep, gotoAllowed, redoTarget, rollFairly, runChance, undoTarget } from './play.ts'
import { replayOf } from './positions.ts'
import type { StepId, UndoRule } from './step.ts'
import { headerFor, playedRecord, type HeaderWish } from './testing/player.ts'
import { race } from './testing/race.ts'
import { addStep, chanceStepsTo, createRecord, isOnLine, lineTo, parentOf } from './tree.ts'

const table = (wish: HeaderWish = {}) => {
  const record = createRecord(headerFor(race, { options: { goal: 1_000_000 }, ...wish }))
  const replay = replayOf(record, race)
  const { positions } = replay
  const act = (parent: StepId, actor: number, action: unknown): StepId => {
    const decided = decideStep(replay, parent, actor, action)
    if (!decided.ok) throw new Error(decided.error.code)
    addStep(record, decided.value)
    return runChance(replay, decided.value.id).at(-1)?.id ?? decided.value.id
  }
  return { record, positions, act }
}

describe('decideStep', () => {
  it('gives the step with its events and adds nothing', () => {
    const { record, positions } = table()
    const decided = decideStep({ record, positions, game: race }, record.root, 0, { type: 'go', dice: 2 })
    expect(decided).toMatchObject({
      ok: true,
      value: { parent: record.root, actor: 0, events: [{ type: 'dice.called', seat: 0, dice: 2 }] },
    })
    expect(record.steps.size).toBe(0)
  })

  it.each([
    [1, { type: 'go', dice: 2 }, { code: 'notYourTurn', details: { by: 0 } }],
    ['chance' as const, { type: 'roll', dice: [3] }, { code: 'notYourTurn', details: { by: 0 } }],
    [0, { type: 'go', dice: 3 }, { code: 'malformed', details: { at: 'dice', problem: 'invalid_value' } }],
    [
      0,
      { type: 'go', dice: 1, more: 1 },
      { code: 'malformed', details: { at: '', problem: 'unrecognized_keys' } },
    ],
    [0, null, { code: 'malformed' }],
    [0, { type: 'spend', charm: 1 }, { code: 'noSuchCharm', rule: 'R-3' }],
  ])('refuses %s doing %o', (actor, action, error) => {
    const { record, positions } = table()
    expect(decideStep({ record, positions, game: race }, record.root, actor, action)).toMatchObject({
      ok: false,
      error,
    })
  })

  it('accepts an outcome by hand with a seed only as chosen, and marks it', () => {
    const { record, positions } = table()
    const called = decideStep({ record, positions, game: race }, record.root, 0, { type: 'go', dice: 1 })
    if (!called.ok) throw new Error(called.error.code)
    addStep(record, called.value)
    const drawn = drawStep({ record, positions, game: race }, called.value.id)
    const die = (drawn.action as { readonly dice: readonly number[] }).dice[0]!
    const other = { type: 'roll', dice: [(die % 6) + 1] }
    const at = called.value.id
    expect(decideStep({ record, positions, game: race }, at, 'chance', other)).toMatchObject({
      error: { code: 'luckAltered' },
    })
    expect(decideStep({ record, positions, game: race }, at, 'chance', drawn.action)).toEqual({
      ok: true,
      value: drawn,
    })
    expect(decideStep({ record, positions, game: race }, at, 'chance', other, true)).toMatchObject({
      ok: true,
      value: { action: other, chosen: true },
    })
  })

  it('marks nothing as chosen where people enter what they rolled', () => {
    const { record, positions, act } = table({ chance: { source: 'manual' } })
    const at = act(record.root, 0, { type: 'go', dice: 1 })
    const entered = decideStep(
      { record, positions, game: race },
      at,
      'chance',
      { type: 'roll', dice: [6] },
      true,
    )
    expect(entered.ok && 'chosen' in entered.value).toBe(false)
  })
})

describe('luck', () => {
  it('is the same for every line: outcome k depends on the seed and k alone', () => {
    const { record, act } = table()
    const one = act(act(record.root, 0, { type: 'go', dice: 1 }), 1, { type: 'go', dice: 1 })
    const two = act(act(record.root, 0, { type: 'reach' }), 1, { type: 'go', dice: 1 })
    expect(chanceStepsTo(record, one)).toBe(2)
    expect(chanceStepsTo(record, two)).toBe(2)
    expect(record.steps.get(one)?.action).toEqual(record.steps.get(two)?.action)
  })

  it('is rolled fairly where there is no seed, and only there', () => {
    const { record, positions, act } = table({ chance: { source: 'manual' } })
    const at = act(record.root, 0, { type: 'go', dice: 2 })
    const rolled = rollFairly({ record, positions, game: race }, at, seededRandom('x', 0))
    expect(rolled).toMatchObject({ actor: 'chance', parent: at, action: { type: 'roll' } })
    expect(() => drawStep({ record, positions, game: race }, at)).toThrow('no seed')
    expect(() => rollFairly({ record, positions, game: race }, record.root, seededRandom('x', 0))).toThrow(
      'not to act',
    )
    const seeded = table()
    expect(() =>
      rollFairly(
        { record: seeded.record, positions: seeded.positions, game: race },
        record.root,
        seededRandom('x', 0),
      ),
    ).toThrow('seed')
  })
})

describe('undo and redo', () => {
  it('go back to every decision and forward again to the tip', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 120 }), (luck, steps) => {
        const { record, positions, tip } = playedRecord(race, { steps, luck })
        const size = record.steps.size
        const walked: StepId[] = [tip]
        for (let at = tip; ;) {
          const back = undoTarget({ record, positions, game: race }, at)
          if (!back.ok) {
            expect(back.error.code).toBe('nothingToUndo')
            expect(at).toBe(record.root)
            break
          }
          expect(race.turn(positions.at(back.value) as ReturnType<typeof race.start>).by).not.toBe('chance')
          walked.push(back.value)
          at = back.value
        }
        for (let index = walked.length - 1; index > 0; index -= 1)
          expect(redoTarget({ record, positions, game: race }, walked[index]!, tip)).toBe(walked[index - 1])
        expect(redoTarget({ record, positions, game: race }, tip, tip)).toBeNull()
        expect(record.steps.size).toBe(size)
      }),
      { numRuns: 50 },
    )
  })

  it('go forward only along the line that was left', () => {
    const { record, positions, act } = table()
    const one = act(record.root, 0, { type: 'go', dice: 1 })
    const two = act(record.root, 0, { type: 'go', dice: 2 })
    expect(redoTarget({ record, positions, game: race }, two, one)).toBeNull()
    expect(redoTarget({ record, positions, game: race }, record.root, one)).toBe(one)
  })

  it('take back what people entered one by one', () => {
    const { record, positions, act } = table({ chance: { source: 'manual' } })
    const asked = act(record.root, 0, { type: 'go', dice: 1 })
    const rolled = decideStep({ record, positions, game: race }, asked, 'chance', { type: 'roll', dice: [6] })
    if (!rolled.ok) throw new Error(rolled.error.code)
    addStep(record, rolled.value)
    const { id } = rolled.value
    expect(undoTarget({ record, positions, game: race }, id)).toEqual({ ok: true, value: asked })
    expect(undoTarget({ record, positions, game: race }, asked)).toEqual({ ok: true, value: record.root })
    expect(redoTarget({ record, positions, game: race }, record.root, id)).toBe(asked)
    expect(redoTarget({ record, positions, game: race }, asked, id)).toBe(id)
  })

  it('brings the same outcomes again', () => {
    const { record, act } = table()
    const first = act(record.root, 0, { type: 'go', dice: 2 })
    expect(act(record.root, 0, { type: 'go', dice: 2 })).toBe(first)
    expect(record.steps.size).toBe(2)
  })

  const rules: readonly [UndoRule, string | undefined, string | undefined][] = [
    ['free', undefined, undefined],
    ['beforeReveal', 'undoReveals', undefined],
    ['off', 'undoOff', 'undoOff'],
  ]
  it.each(rules)('keep to the rule %s', (undo, acrossRoll, acrossNothing) => {
    const { record, positions, act } = table({ undo })
    const rolled = act(record.root, 0, { type: 'go', dice: 1 })
    const called = decideStep({ record, positions, game: race }, rolled, 1, { type: 'go', dice: 1 })
    if (!called.ok) throw new Error(called.error.code)
    addStep(record, called.value)
    const code = (from: StepId): string | undefined => {
      const target = undoTarget({ record, positions, game: race }, from)
      return target.ok ? undefined : target.error.code
    }
    // The second call is not rolled for yet, so taking it back reveals nothing.
    expect(code(called.value.id)).toBe(acrossNothing)
    expect(code(rolled)).toBe(acrossRoll)
    const back = gotoAllowed({ record, positions, game: race }, called.value.id, record.root)
    expect(back.ok ? undefined : back.error.code).toBe(acrossRoll)
    const forward = gotoAllowed({ record, positions, game: race }, record.root, called.value.id)
    expect(forward).toEqual({ ok: true, value: called.value.id })
  })

  it('off refuses even if there is nothing to take back', () => {
    const { record, positions } = table({ undo: 'off' })
    expect(undoTarget({ record, positions, game: race }, record.root)).toEqual({
      ok: false,
      error: { code: 'undoOff' },
    })
  })

  it('beforeReveal stops at a secret shown by a seat, not only at chance', () => {
    const { record, positions, act } = table({ undo: 'beforeReveal' })
    const drawn = act(act(record.root, 0, { type: 'reach' }), 1, { type: 'reach' })
    const draw = record.steps.get(lineTo(record, drawn)[1]!.id)!.action as { readonly charm: number }
    const spent = act(drawn, 0, { type: 'spend', charm: draw.charm })
    expect(undoTarget({ record, positions, game: race }, spent)).toMatchObject({
      error: { code: 'undoReveals' },
    })
  })

  it('go to another line only across steps that may be left', () => {
    const { record, positions, act } = table({ undo: 'beforeReveal' })
    const one = act(record.root, 0, { type: 'go', dice: 1 })
    const two = act(record.root, 0, { type: 'go', dice: 2 })
    expect(gotoAllowed({ record, positions, game: race }, one, two)).toMatchObject({
      error: { code: 'undoReveals' },
    })
    expect(gotoAllowed({ record, positions, game: race }, one, 'f'.repeat(32) as StepId)).toMatchObject({
      error: { code: 'unknownStep' },
    })
  })
})

describe('replay', () => {
  it('of every line equals the match as played', () => {
    fc.assert(
      fc.property(fc.string(), (luck) => {
        const { record, positions } = playedRecord(race, { steps: 60, luck, changes: 30 })
        for (const step of record.steps.values()) {
          const again = decideStep(
            { record, positions, game: race },
            step.parent,
            step.actor,
            step.action,
            step.chosen,
          )
          expect(again).toEqual({ ok: true, value: step })
          expect(isOnLine(record, parentOf(record, step.id)!, step.id)).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('endless chance', () => {
  it('ends in a clear error', () => {
    const endless: AnyGame = {
      ...(race as AnyGame),
      turn: () => ({ by: 'chance' }),
      decide: () => ({ ok: true, events: [] }),
    }
    const record = createRecord(headerFor(race, { options: { goal: 1_000_000 } }))
    const rolling = (): unknown => runChance(replayOf(record, endless), record.root)
    expect(rolling).toThrow(EndlessChance)
    expect(rolling).toThrow('the rules are at fault')
  })
})
