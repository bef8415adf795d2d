import { expect, it } from 'vitest'
import type { AnyGame, GameEvent } from '../../../kernel/game.ts'
import { sameJson } from '../../../record/canonical.ts'
import { followChoice } from '../../../record/follow-choice.ts'
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
  const isThree = (events: readonly GameEvent[]): boolean =>
    events.filter(({ type }) => type === 'pagoda.placed').length === 3
  const [C6, J5, J6, K7, D8] = [67, 61, 74, 88, 94]
  const does = (events: readonly GameEvent[], facts: object): boolean =>
    events.some((event) => sameJson({ ...event, ...facts }, event))
  const isOn = (events: readonly GameEvent[], square: number): boolean =>
    events.some(({ type, ...facts }) => type === 'tile.placed' && Object(facts).at.includes(square))
  // Red–yellow founds a province and wins a village, with red below yellow.
  compare(
    1,
    (tile, events) =>
      tile === 'RY' &&
      does(events, { type: 'province.founded', seat: 0 }) &&
      does(events, { type: 'village.won', seat: 0 }) &&
      isOn(events, D8),
  )
  // Yellow–yellow brings three pagodas, with Bo’s lone square.
  compare(
    2,
    (tile, events) =>
      tile === 'YY' &&
      isThree(events) &&
      events.some((event) => 'squares' in event && Object(event.squares).includes(C6)),
  )
  // The yellow province at j5 becomes a major one, and the village k7 is won, with a square on j6.
  compare(
    5,
    (_tile, events) =>
      does(events, { type: 'province.extended', at: J5, size: 5 }) &&
      isOn(events, J6) &&
      does(events, { type: 'village.won', seat: 0, at: K7 }),
  )
  // Swallowing: a province of Bo becomes part of a larger one of the learner.
  compare(6, (_tile, events) => does(events, { type: 'province.absorbed', seat: 1, bySeat: 0 }))
  // Three pagodas once more, wherever they are.
  compare(7, (_tile, events) => isThree(events))
})

it('goes on from whatever the learner did', () => {
  const { game, replay, tip, tasks } = tasksOf(qin as AnyGame)
  for (const task of tasks)
    for (const action of game.legal(task.asked.state)) {
      if (judgeAnswer(task.body, task.asked, action).kind !== 'right') continue
      if (sameJson(action, task.asked.played)) continue
      expect([action, followChoice(replay, tip, task, action)]).not.toEqual([action, undefined])
    }
})
