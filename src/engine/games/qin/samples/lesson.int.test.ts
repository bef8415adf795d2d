import { expect, it } from 'vitest'
import type { AnyGame, GameEvent } from '../../../kernel/game.ts'
import { sameJson } from '../../../record/canonical.ts'
import { judgeAnswer } from '../../../record/lesson.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { qin } from '../index.ts'

it('accepts exactly the placements that do what it asks for', () => {
  const { game, tasks } = tasksOf(qin as AnyGame)
  /** Compares whether a placement is right with whether it does what the text says. */
  const compare = (number: number, does: (tile: unknown, events: readonly GameEvent[]) => boolean): void => {
    const task = tasks[number]
    if (task === undefined) throw new Error(`there is no task ${number}`)
    for (const action of game.legal(task.asked.state)) {
      const verdict = judgeAnswer(task.body, task.asked, action)
      const events = 'events' in verdict ? verdict.events : []
      expect([action, verdict.kind === 'right']).toEqual([action, does(Object(action).tile, events)])
    }
  }
  // Yellow–yellow brings three pagodas.
  compare(
    2,
    (tile, events) => tile === 'YY' && events.filter(({ type }) => type === 'pagoda.placed').length === 3,
  )
  // Swallowing: a province of Bo becomes part of a larger one of the learner.
  compare(6, (_tile, events) =>
    events.some((event) => sameJson({ ...event, type: 'province.absorbed', seat: 1, bySeat: 0 }, event)),
  )
  // Three pagodas once more, wherever they are.
  compare(7, (_tile, events) => events.filter(({ type }) => type === 'pagoda.placed').length === 3)
  // The yellow province at j5 becomes a major one.
  const major = { type: 'province.extended', at: 61, size: 5 }
  compare(5, (_tile, events) => events.some((event) => sameJson({ ...event, ...major }, event)))
})
