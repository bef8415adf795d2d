import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import { settingsFor } from '../../engine/analysis/strength.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { createPositions, replayOf } from '../../engine/record/positions.ts'
import { decideStep } from '../../engine/record/play.ts'
import { headerFor, playedRecord, playStep } from '../../engine/record/testing/player.ts'
import { addStep, createRecord } from '../../engine/record/tree.ts'
import { isJudged, analysisTask } from './task.ts'

const secretive = GAMES.filter(hasSecrets)

/** Counts positions with hidden information, which San Marco seldom has. */
let changed = 0

describe.each(secretive.map((game) => [game.id, game] as const))('what is asked about %s', (_id, game) => {
  const { record } = playedRecord(game, { steps: 60, changes: 0 })
  const positions = createPositions(record, game)
  const settings = settingsFor(game, 'quick')
  const match = { id: record.root, game, record, positions }
  const decisions = [...record.steps.values()].filter(({ actor }) => actor !== 'chance')

  it('of a decision depends on nothing its seat could not see', () => {
    for (const { id, parent, actor } of decisions) {
      const state = positions.at(parent)
      const other = game.conceal(state, actor as number).deal(quickRandom(`other ${id}`))
      if (JSON.stringify(other) !== JSON.stringify(state)) changed += 1
      expect(analysisTask({ ...match, positions: { at: () => other } }, id, settings)).toStrictEqual(
        analysisTask(match, id, settings),
      )
    }
  })

  it('of an act of chance is the true position', () => {
    const roll = [...record.steps.values()].find(({ actor }) => actor === 'chance')!
    expect(analysisTask(match, roll.id, settings)).toMatchObject({
      kind: 'luck',
      state: positions.at(roll.parent),
    })
  })

  it('of a picked outcome is nothing', () => {
    const roll = [...record.steps.values()].find(({ actor }) => actor === 'chance')!
    const other = createRecord(record.header)
    addStep(other, { ...roll, chosen: true })
    expect(analysisTask({ ...match, record: other }, roll.id, settings)).toBeUndefined()
    expect(isJudged({ ...match, record: other }, roll.id, settings)).toBe(false)
  })

  it('is asked about every other step', () => {
    for (const id of record.steps.keys()) expect(isJudged(match, id, settings)).toBe(true)
  })
})

describe.each(
  secretive
    .filter(({ partialEntrySince }) => partialEntrySince !== undefined)
    .map((game) => [game.id, game] as const),
)('what is asked about %s where nobody saw the hands', (_id, game) => {
  it('can be judged, or is nothing', () => {
    const record = createRecord(headerFor(game, { chance: { source: 'manual' } }))
    const replay = replayOf(record, game)
    const { positions } = replay
    const match = { id: record.root, game, record, positions }
    const settings = settingsFor(game, 'quick')
    const asked = { chance: 0, seat: 0, nothing: 0 }
    let at = record.root
    for (let steps = 0; steps < 120; steps += 1) {
      const state = positions.at(at)
      const [first] = game.turn(state).by === 'chance' ? game.legal(state) : []
      const open = Object.values(first ?? {}).includes(null)
      const made = open ? decideStep(replay, at, 'chance', first) : undefined
      if (made?.ok === true) addStep(record, made.value)
      const step = made?.ok === true ? made.value : playStep(replay, at, quickRandom(at))
      if (step === undefined) break
      at = step.id
      const task = analysisTask(match, at, settings)
      expect(isJudged(match, at, settings)).toBe(task !== undefined)
      if (open) expect(task).toBeUndefined()
      if (task === undefined) asked.nothing += open ? 0 : 1
      else {
        expect(game.decide(task.state, task.action).ok).toBe(true)
        asked[task.kind === 'luck' ? 'chance' : 'seat'] += 1
      }
    }
    expect(Math.min(asked.nothing, asked.seat)).toBeGreaterThan(0)
  })
})

it('was tried where something is hidden', () => expect(changed).toBeGreaterThan(20))
