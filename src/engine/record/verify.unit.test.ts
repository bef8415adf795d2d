import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../kernel/game.ts'
import { stepId } from './ids.ts'
import type { Header, Step, StepId } from './step.ts'
import { headerFor, playedRecord } from './testing/player.ts'
import { race } from './testing/race.ts'
import { addStep, createRecord, lineTo, type MatchRecord } from './tree.ts'
import { verify } from './verify.ts'

const raceGame: AnyGame = race

/**
 * The line to `tip` again with another header or some changed steps, every id computed anew as somebody would who wants
 * to hide the change.
 */
const forged = (
  { record, tip }: { readonly record: MatchRecord; readonly tip: StepId },
  change: (step: Step, index: number) => Partial<Step>,
  header: Partial<Header> = {},
): MatchRecord => {
  const copy = createRecord({ ...record.header, ...header })
  let parent = copy.root
  for (const [index, step] of lineTo(record, tip).entries()) {
    const { id, ...body } = { ...step, ...change(step, index), parent }
    const next = stepId(body)
    addStep(copy, { ...body, id: next })
    expect(id).not.toBe('')
    parent = next
  }
  return copy
}

const keep = (): Partial<Step> => ({})
const played = (): { readonly record: MatchRecord; readonly tip: StepId } => playedRecord(race, { steps: 20 })

/** The index of the first step by chance that is a roll of one die. */
const rollAt = ({ record, tip }: ReturnType<typeof played>): number =>
  lineTo(record, tip).findIndex(({ action }) => (action as { readonly type: string }).type === 'roll')

describe('verify', () => {
  it('accepts every line as played', () => {
    for (const luck of ['a', 'b', 'c']) {
      const { record } = playedRecord(race, { steps: 80, luck, changes: 60 })
      expect(verify(record, race)).toEqual({
        steps: record.steps.size,
        decided: true,
        chosen: 0,
        damage: null,
      })
    }
  })

  it('counts outcomes picked by hand', () => {
    const match = played()
    const at = rollAt(match)
    const picked = forged(match, (_, index) => (index === at ? { chosen: true } : {}))
    expect(verify(picked, race)).toMatchObject({ chosen: 1, damage: null, steps: 20 })
  })

  it('names the first bad step by its id and depth', () => {
    const match = played()
    const copy = createRecord(match.record.header)
    for (const [index, step] of lineTo(match.record, match.tip).entries())
      addStep(copy, index === 7 ? { ...step, events: [] } : step)
    const bad = lineTo(match.record, match.tip)[7]!
    expect(verify(copy, race)).toEqual({
      steps: 7,
      decided: true,
      chosen: 0,
      damage: { code: 'badId', step: bad.id, depth: 8 },
    })
  })

  it('finds altered dice although every id and event fits', () => {
    const match = played()
    const at = rollAt(match)
    const better = forged(match, (step, index) => {
      if (index !== at) return {}
      const dice = (step.action as { readonly dice: readonly number[] }).dice.map((die) => (die % 6) + 1)
      return { action: { type: 'roll', dice } }
    })
    expect(verify(better, race).damage).toMatchObject({ code: 'luckAltered', depth: at + 1 })
  })

  it('finds a replaced seed', () => {
    const swapped = forged(played(), keep, { chance: { source: 'seeded', seed: 'other' } })
    expect(verify(swapped, race).damage?.code).toBe('luckAltered')
  })

  const cases: readonly [string, Partial<Step>, Partial<Header>, object][] = [
    [
      'an illegal action',
      { action: { type: 'spend', charm: 5 } },
      {},
      {
        code: 'illegal',
        rule: 'R-3',
        details: { refusal: 'noSuchCharm' },
      },
    ],
    [
      'an action out of turn',
      { actor: 1 },
      {},
      { code: 'illegal', details: { refusal: 'notYourTurn', by: 0 } },
    ],
    ['an action of another game', { action: { type: 'castle' } }, {}, { code: 'malformedAction' }],
    [
      'events the action does not cause',
      { events: [{ type: 'race.won', seat: 0 } as Step['events'][0]] },
      {},
      {
        code: 'differs',
      },
    ],
    ['events of another game', { events: [{ type: 'king.mated' }] }, {}, { code: 'unknownEvent' }],
    [
      "a seat's action marked as chosen",
      { chosen: true },
      {},
      {
        code: 'illegal',
        details: { refusal: 'chosenWithoutSeed' },
      },
    ],
    ['options of another game', {}, { options: { goal: 11 } }, { code: 'badOptions', depth: 0 }],
    ['too few seats', {}, { seats: headerFor(race).seats.slice(0, 1) }, { code: 'badSeats', depth: 0 }],
  ]
  it.each(cases)('finds %s', (_, change, header, damage) => {
    const record = forged(played(), (_step, index) => (index === 0 ? change : {}), header)
    expect(verify(record, race)).toMatchObject({ steps: 0, damage })
  })

  it('folds a record of other rules, and checks only ids of a game it does not know', () => {
    const older = forged(played(), keep, { rules: 2 })
    expect(verify(older, race)).toEqual({ steps: 20, decided: false, chosen: 0, damage: null })
    const foreign = forged(played(), keep, { game: 'go' })
    expect(verify(foreign, undefined)).toEqual({ steps: 20, decided: false, chosen: 0, damage: null })
    expect(verify(foreign, race).decided).toBe(false)
    const unknown = forged(played(), () => ({ events: [{ type: 'king.mated' }] }), { rules: 2 })
    expect(verify(unknown, race).damage).toMatchObject({ code: 'unknownEvent', depth: 1 })
  })

  it('reports damage when a game throws', () => {
    const brittle: AnyGame = {
      ...raceGame,
      evolve: () => {
        throw new TypeError('no such seat')
      },
    }
    expect(verify(played().record, brittle).damage).toMatchObject({
      code: 'foldFailed',
      details: { problem: 'no such seat' },
    })
  })

  it('stops when its time is up', () => {
    let asked = 0
    const { record } = playedRecord(race, { steps: 200, options: { goal: 1_000_000 } })
    const found = verify(record, race, () => (asked += 1) > 2)
    expect(found).toMatchObject({ steps: 128, damage: { code: 'timeUp' } })
  })
})
