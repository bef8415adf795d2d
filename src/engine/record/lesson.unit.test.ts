import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../kernel/game.ts'
import { replayOf } from './positions.ts'
import { decideStep } from './play.ts'
import { MAIN, type Annotation, type StepId } from './step.ts'
import { headerFor } from './testing/player.ts'
import { race } from './testing/race.ts'
import { addStep, createRecord, putAnnotation, putBranch } from './tree.ts'
import { lessonOn, judgeAnswer, rightAction, type TaskPosition } from './lesson.ts'
import { NO_TASK, type TaskBody } from './task.ts'

const game: AnyGame = race
const record = createRecord(headerFor(game, { chance: { source: 'manual' } }))
const replay = replayOf(record, game)
const { positions } = replay
const play = (parent: StepId, action: unknown): StepId => {
  const { by } = game.turn(positions.at(parent))
  if (by === 'nobody') throw new Error('over')
  const step = decideStep(replay, parent, by, action)
  if (!step.ok) throw new Error(step.error.code)
  addStep(record, step.value)
  return step.value.id
}
const called = play(record.root, { type: 'go', dice: 1 })
const rolled = play(called, { type: 'roll', dice: [3] })
const tip = play(rolled, { type: 'reach' })
putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })

const task = (more: Partial<TaskBody>): TaskBody => ({
  ...NO_TASK,
  words: 'What now?',
  ifRight: 'Yes',
  ifWrong: 'No',
  ...more,
})
const asked: TaskPosition = { game, state: positions.at(record.root), played: { type: 'go', dice: 1 } }

describe('an answer to a task', () => {
  it('is right if it was played, is named, or causes the named events', () => {
    const go = { type: 'go', dice: 2 }
    expect(judgeAnswer(task({}), asked, { dice: 1, type: 'go' })).toMatchObject({
      kind: 'right',
      words: 'Yes',
    })
    expect(judgeAnswer(task({}), asked, go)).toMatchObject({ kind: 'wrong', words: 'No' })
    const listed = task({ right: { by: 'actions', actions: [{ type: 'reach' }, go] } })
    expect(judgeAnswer(listed, asked, go)).toMatchObject({ kind: 'right' })
    expect(judgeAnswer(listed, asked, asked.played)).toMatchObject({ kind: 'wrong' })
    const caused = task({ right: { by: 'events', events: [{ type: 'dice.called', dice: 2 }] } })
    expect(judgeAnswer(caused, asked, go)).toMatchObject({
      kind: 'right',
      events: [{ type: 'dice.called', seat: 0, dice: 2 }],
    })
    expect(judgeAnswer(caused, asked, asked.played)).toMatchObject({ kind: 'wrong' })
  })

  it('that is wrong in a known way gets its own words', () => {
    const body = task({ answers: [{ action: { type: 'reach' }, words: 'The bag can wait.' }] })
    expect(judgeAnswer(body, asked, { type: 'reach' })).toMatchObject({
      kind: 'particular',
      words: 'The bag can wait.',
    })
    // Right takes precedence over any other words.
    const both = task({ answers: [{ action: asked.played, words: 'Never said' }] })
    expect(judgeAnswer(both, asked, asked.played)).toMatchObject({ kind: 'right' })
  })

  it('that is not legal is refused with its rule', () => {
    expect(judgeAnswer(task({}), asked, { type: 'spend', charm: 2 })).toEqual({
      kind: 'refused',
      refusal: expect.objectContaining({ code: 'noSuchCharm', rule: 'R-3' }),
    })
    expect(judgeAnswer(task({}), asked, { type: 'fly' })).toMatchObject({ kind: 'refused' })
  })

  it('can be shown to the reader', () => {
    expect(rightAction(task({}), asked)).toEqual(asked.played)
    const caused = task({ right: { by: 'events', events: [{ type: 'dice.called', dice: 2 }] } })
    expect(rightAction(caused, asked)).toEqual({ type: 'go', dice: 2 })
    expect(rightAction(task({ right: { by: 'actions', actions: [{ type: 'fly' }] } }), asked)).toBeUndefined()
  })
})

describe('the lesson on a line', () => {
  const note = (id: string, step: StepId, body: TaskBody, more: Partial<Annotation> = {}): void =>
    void putAnnotation(record, { id: id.repeat(16), step, body, version: 1, deleted: false, ...more })

  it('has the tasks that a person can answer, in the order of the line', () => {
    note('a', rolled, task({ words: 'second' }))
    note('b', record.root, task({ words: 'first' }))
    note('c', called, task({ words: 'chance is to act' }))
    note('d', tip, task({ words: 'nothing was played after it' }))
    note('e', rolled, task({ words: 'deleted' }), { deleted: true })
    const lesson = lessonOn(replay, tip)
    expect(lesson.map(({ step, seat, body }) => [step, seat, body.words])).toEqual([
      [record.root, 0, 'first'],
      [rolled, 1, 'second'],
    ])
    expect(lesson[1]?.asked.played).toEqual({ type: 'reach' })
  })
})
