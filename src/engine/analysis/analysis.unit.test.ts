import { describe, expect, it } from 'vitest'
import { GAMES, gameOf } from '../index.ts'
import { quorsum } from '../games/quorsum/index.ts'
import type { Action } from '../games/quorsum/action.ts'
import { grid, position as table } from '../games/quorsum/testing/position.ts'
import type { State } from '../games/quorsum/state.ts'
import type { Analysed, AnalysisSettings, Finding } from '../record/analysis.ts'
import { quickRandom } from '../kernel/random.ts'
import { createPositions } from '../record/positions.ts'
import type { StepId } from '../record/step.ts'
import { playedRecord } from '../record/testing/player.ts'
import { analyseDecision, gradeOf, lossOf } from './decision.ts'
import { measureLuck } from './luck.ts'
import { analysisOf } from './result.ts'
import { settingsFor } from './strength.ts'

const ended = <T>(pieces: Generator<number, T>): T => {
  let part = 0
  for (;;) {
    const piece = pieces.next()
    if (piece.done === true) return piece.value
    expect(piece.value).toBeGreaterThanOrEqual(part)
    expect(piece.value).toBeLessThanOrEqual(1)
    part = piece.value
  }
}

/** The opponent has one pawn home and the other one sure step away; the turn continues in a chain. */
const CHAIN: State = table({
  tiles: grid('.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  #6 .2 .2 .2'),
  at: 'D4 A3 D1 B1',
  stage: { is: 'chain', pawn: 1, dice: 2 },
})

const judged = (state: State, action: Action, playouts = 300): Finding => {
  const { by } = quorsum.turn(state)
  return ended(
    analyseDecision(quorsum, {
      options: state.options,
      state,
      seat: Number(by),
      action,
      seed: 'clear',
      playouts,
    }),
  )
}

const named = (state: State, notation: string): Action => {
  const found = [...quorsum.legal(state)].find((action) => quorsum.text.notation(action, state) === notation)
  return found ?? expect.fail(`${notation} is not legal`)
}

describe('a decision', () => {
  it('that loses a won match is a blunder, reported with the best action', () => {
    const finding = judged(CHAIN, { type: 'stop' })
    if (finding.kind !== 'decision') return expect.fail(finding.kind)
    expect(finding).toMatchObject({ grade: 'blunder', played: { notation: '-' } })
    expect(finding.best[0]?.notation).toBe('2>A4')
    // One of two dice shows a six: 11 of 36. Otherwise the turn ends, as it does by stopping.
    const stopped = finding.after[finding.seat]!
    expect(Math.abs(finding.before[finding.seat]! - (11 + 25 * stopped) / 36)).toBeLessThan(0.05)
    expect(finding.loss).toBeCloseTo(finding.before[finding.seat]! - stopped, 3)
    expect(finding.before.reduce((one, other) => one + other)).toBeCloseTo(1, 3)
    expect(finding.after.reduce((one, other) => one + other)).toBeCloseTo(1, 3)
  })

  it('that is best costs nothing', () => {
    expect(judged(CHAIN, named(CHAIN, '2>A4'))).toMatchObject({
      kind: 'decision',
      loss: 0,
      grade: null,
      played: { notation: '2>A4' },
    })
  })

  it('is judged the same from the same seed', () => {
    expect(judged(CHAIN, { type: 'stop' }, 60)).toStrictEqual(judged(CHAIN, { type: 'stop' }, 60))
  })

  it('that seems to cost something is searched four times as long', () => {
    const slices = (action: Action): number => {
      const one = { options: CHAIN.options, state: CHAIN, seat: Number(quorsum.turn(CHAIN).by), action }
      return [...analyseDecision(quorsum, { ...one, seed: 'clear', playouts: 100 })].length
    }
    expect(slices(named(CHAIN, '2>A4'))).toBe(100)
    expect(slices({ type: 'stop' })).toBeGreaterThanOrEqual(400)
  })

  it('is skipped if only one action is legal', () => {
    const forced = { ...quorsum, legal: () => [{ type: 'stop' }] as const }
    const { options } = CHAIN
    const one = { options, state: CHAIN, seat: 0, action: { type: 'stop' }, seed: '', playouts: 40 }
    expect(ended(analyseDecision(forced, one))).toEqual({ kind: 'nothing' })
  })

  it('is skipped if all actions are equivalent', () => {
    const even = () => [0.5, 0.5]
    const lost = { ...quorsum, heuristics: { ...quorsum.heuristics, evaluate: even }, turn: quorsum.turn }
    const state = table({ stage: { is: 'chain', pawn: 1, dice: 2 } })
    const seat = Number(quorsum.turn(state).by)
    const one = { options: state.options, state, seat, action: { type: 'stop' }, seed: '', playouts: 40 }
    expect(ended(analyseDecision(lost, one))).toEqual({ kind: 'nothing' })
  })
})

describe('luck', () => {
  const fallen = (dice: readonly number[]): Finding => {
    const decision = quorsum.decide(CHAIN, named(CHAIN, '2>A4'))
    if (!decision.ok) return expect.fail(decision.refusal.code)
    const state = decision.events.reduce(quorsum.evolve, CHAIN)
    return ended(measureLuck(quorsum, { state, action: { type: 'roll', dice }, seed: 'luck', samples: 180 }))
  }
  const seat = Number(quorsum.turn(CHAIN).by)

  it('is the value of an outcome minus its expected value', () => {
    const [bad, good] = [fallen([1, 2]), fallen([6, 1])]
    if (bad.kind !== 'luck' || good.kind !== 'luck') return expect.fail('no luck')
    // A six comes up in 11 of 36: it gains 25 parts of the difference, and any other roll loses 11.
    const between = good.luck[seat]! - bad.luck[seat]!
    expect(between).toBeGreaterThan(0.8)
    expect(Math.abs(good.luck[seat]! - (25 / 36) * between)).toBeLessThan(0.02)
  })

  it('sums to 0 over all seats', () => {
    for (const game of GAMES) {
      const { record } = playedRecord(game, { steps: 30, changes: 0 })
      const positions = createPositions(record, game)
      const rolls = [...record.steps.values()].filter(({ actor }) => actor === 'chance').slice(-2)
      for (const { parent, action, id } of rolls) {
        const fell = { state: positions.at(parent), action, seed: id, samples: 8 }
        const finding = ended(measureLuck(game, fell))
        if (finding.kind !== 'luck') continue
        expect(finding.luck).toHaveLength(record.header.seats.length)
        expect(Math.abs(finding.luck.reduce((one, other) => one + other))).toBeLessThan(0.001)
      }
    }
  })
})

describe('grades', () => {
  it.each([
    [0, null],
    [0.049, null],
    [0.05, 'inaccuracy'],
    [0.1, 'mistake'],
    [0.199, 'mistake'],
    [0.2, 'blunder'],
    [1, 'blunder'],
  ])('%d is %s', (loss, grade) => expect(gradeOf(loss)).toBe(grade))

  it('are given only for losses beyond the error of the estimates', () => {
    const sure = { value: 0.6, error: 0.01 }
    expect(lossOf(sure, { value: 0.4, error: 0.01 })).toBeCloseTo(0.2)
    expect(lossOf(sure, { value: 0.4, error: 0.2 })).toBe(0)
    expect(lossOf(sure, { value: 0.7, error: 0.01 })).toBe(0)
  })
})

describe('the analysis of a line', () => {
  const settings = (strength: AnalysisSettings['strength']): AnalysisSettings =>
    settingsFor(gameOf('quorsum')!, strength)
  // Names that stand for ids of steps.
  const line = ['a', 'b', 'c', 'd'] as unknown as readonly StepId[]
  const considered = { notation: 'x', action: { type: 'x' }, chance: 0.5 }
  /** A decision with an even chance before it. */
  const decision = (seat: number, loss: number): Finding => ({
    kind: 'decision',
    seat,
    before: [0.5, 0.5],
    after: seat === 0 ? [0.5 - loss, 0.5 + loss] : [0.5 + loss, 0.5 - loss],
    loss,
    errors: { before: 0.02, loss: 0.03 },
    grade: gradeOf(loss),
    best: [considered],
    played: considered,
  })
  const found = (strength: AnalysisSettings['strength'], ...findings: readonly Finding[]): Analysed[] =>
    findings.map((finding, at) => ({ step: line[at]!, settings: settings(strength), finding }))
  const lucky: Finding = { kind: 'luck', luck: [0.3, -0.3], error: 0.03 }

  it('sums each seat’s losses and luck', () => {
    const exact = { before: 0, loss: 0 }
    const steps: readonly Finding[] = [
      { ...decision(0, 0.25), errors: exact } as Finding,
      { ...lucky, error: 0 } as Finding,
      { ...decision(1, 0.06), before: [0.55, 0.45], after: [0.61, 0.39], errors: exact } as Finding,
      { ...decision(0, 0.12), before: [0.61, 0.39], after: [0.49, 0.51], errors: exact } as Finding,
    ]
    const analysis = analysisOf(line, 2, found('usual', ...steps))
    expect(analysis).toMatchObject({
      tip: 'd',
      luck: [{ step: 'b', luck: [0.3, -0.3] }],
      totals: [
        { decisions: 2, inaccuracies: 0, mistakes: 1, blunders: 1 },
        { decisions: 1, inaccuracies: 1, mistakes: 0, blunders: 0 },
      ],
    })
    const [one, other] = analysis?.totals ?? []
    expect(one?.loss).toBeCloseTo(0.37, 6)
    expect(one?.luck).toBeCloseTo(0.3, 6)
    expect(other?.loss).toBeCloseTo(0.06, 6)
    expect(other?.account.given).toBeCloseTo(0.37, 6)
    expect(one?.account.unresolved).toBeCloseTo(0, 6)
  })

  it('tells chances that go on from step to step, as its decisions do', () => {
    const steps = [decision(0, 0.25), lucky, decision(1, 0.06), decision(0, 0.12)]
    const analysis = analysisOf(line, 2, found('usual', ...steps), undefined, () => [0, 1])
    expect(analysis?.chances).toHaveLength(5)
    expect(analysis?.chances.at(-1)).toEqual([0, 1])
    for (const { step, seat, before, after, best, played, loss, grade } of analysis?.decisions ?? []) {
      const at = line.indexOf(step)
      expect(analysis?.chances[at]).toEqual(before)
      expect(analysis?.chances[at + 1]).toEqual(after)
      expect(played.chance).toBeCloseTo(Math.min(before[seat]!, after[seat]!), 3)
      expect(best[0]!.chance).toBeLessThanOrEqual(before[seat]! + 1e-4)
      expect(loss).toBeCloseTo(before[seat]! - played.chance, 3)
      expect(grade).toBe(gradeOf(loss))
    }
  })

  it('comes from the start to the end by luck, losses, gifts and what is not resolved, at every table size', () => {
    const random = quickRandom('accounts')
    const part = (): number => random.below(2001) / 10_000 - 0.1
    for (let number = 0; number < 200; number += 1) {
      const seats = 2 + random.below(5)
      const chances = (): number[] => {
        const weights = Array.from({ length: seats }, () => 1 + random.below(100))
        const sum = weights.reduce((one, other) => one + other)
        return weights.map((weight) => weight / sum)
      }
      const findings = Array.from({ length: random.below(5) }, (): Finding => {
        const changes = Array.from({ length: seats }, part)
        const mean = changes.reduce((one, other) => one + other) / seats
        if (random.below(2) === 0) return { kind: 'luck', luck: changes.map((change) => change - mean) }
        const loss = random.below(3) === 0 ? 0.1 : 0
        const found = { before: chances(), after: chances(), loss, grade: gradeOf(loss) }
        return {
          kind: 'decision',
          seat: random.below(seats),
          best: [considered],
          played: considered,
          ...found,
        }
      })
      const rewards =
        random.below(2) === 0 ? Array.from({ length: seats }, (_, seat) => Number(seat === 0)) : undefined
      const steps = line.slice(0, findings.length)
      const totals = analysisOf(steps, seats, found('usual', ...findings), undefined, () => rewards)?.totals
      for (const [seat, { luck, loss, account }] of (totals ?? []).entries()) {
        const { start, given, unresolved, end } = account
        expect(Math.abs(start + luck - loss + given + unresolved - end)).toBeLessThan(1e-9)
        if (rewards !== undefined) expect(end).toBe(rewards[seat])
      }
    }
  })

  it('credits a loss to those it helped, and leaves unresolved what no error explains', () => {
    const best = decision(1, 0)
    const even = { ...best, errors: { before: 0.02, loss: 0 } } as Finding
    const all = found('usual', decision(0, 0.1), even, even, even)
    const totals = analysisOf(line, 2, all, undefined, () => [0, 1])?.totals
    const [one, other] = totals ?? []
    // A loss takes at most twice its error more of the way to the result.
    expect(one?.loss).toBeLessThanOrEqual(0.16 + 1e-6)
    expect(other?.account.given).toBeCloseTo(one!.loss, 6)
    expect(one?.account.unresolved).toBeLessThan(-0.05)
    expect(other?.account.unresolved).toBeCloseTo(-one!.account.unresolved, 6)
  })

  it('reaches to the first step without a finding', () => {
    const [one, , three] = found('usual', { kind: 'nothing' }, lucky, decision(0, 0.3))
    expect(analysisOf(line, 2, [one!, three!])).toMatchObject({ tip: 'a', decisions: [], luck: [] })
    expect(analysisOf(line, 2, [three!])).toBeUndefined()
  })

  it('separates steps that could not be judged from irrelevant ones', () => {
    const all = found('usual', { kind: 'nothing' }, lucky, { kind: 'nothing' })
    expect(analysisOf(line, 2, all, (step) => step !== 'c')?.skipped).toEqual(['c'])
    expect(analysisOf(line, 2, all)?.skipped).toEqual([])
  })

  it('is the one that reaches farthest, and among equal ones the most thorough', () => {
    const usual = found('usual', lucky, lucky)
    expect(analysisOf(line, 2, [...usual, ...found('deep', lucky)])?.settings.strength).toBe('usual')
    expect(analysisOf(line, 2, [...found('deep', lucky, lucky), ...usual])?.settings.strength).toBe('deep')
  })
})

describe('strengths', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('of %s rise', (_id, game) => {
    const [quick, usual, deep] = (['quick', 'usual', 'deep'] as const).map(
      (strength) => settingsFor(game, strength).playouts,
    )
    expect(quick! * 2).toBeLessThanOrEqual(usual!)
    expect(usual! * 2).toBeLessThanOrEqual(deep!)
  })
})
