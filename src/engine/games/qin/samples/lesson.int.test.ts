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
  const [J5, J6, K7] = [61, 74, 88]
  const squaresOf = (events: readonly GameEvent[]): readonly number[] =>
    events.flatMap((event) => (event.type === 'tile.placed' ? Object(event).at : []))
  const columnsOf = (events: readonly GameEvent[]) => squaresOf(events).map((square) => square % 13)
  const rowsOf = (events: readonly GameEvent[]) => squaresOf(events).map((square) => Math.floor(square / 13))
  const does = (events: readonly GameEvent[], facts: object): boolean =>
    events.some((event) => sameJson({ ...event, ...facts }, event))
  const isOn = (events: readonly GameEvent[], square: number): boolean =>
    events.some(({ type, ...facts }) => type === 'tile.placed' && Object(facts).at.includes(square))
  // Red–yellow founds a province and wins a village, wherever the red half is.
  compare(
    1,
    (tile, events) =>
      tile === 'RY' &&
      does(events, { type: 'province.founded', seat: 0 }) &&
      does(events, { type: 'village.won', seat: 0 }),
  )
  // Yellow–yellow brings three pagodas, wherever they are.
  compare(2, (tile, events) => tile === 'YY' && isThree(events))
  // Any tile brings three on the other side of the board, from column h on, or at the lower left.
  compare(3, (_tile, events) => isThree(events) && columnsOf(events).every((column) => column >= 7))
  compare(
    4,
    (_tile, events) =>
      isThree(events) &&
      columnsOf(events).every((column) => column < 6) &&
      rowsOf(events).every((row) => row > 6),
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

it('says what a placement did that brings as much, but not where it is asked for', () => {
  const { game, tasks } = tasksOf(qin as AnyGame)
  for (const number of [1, 3, 4]) {
    const task = tasks[number]
    if (task === undefined) throw new Error(`there is no task ${number}`)
    const built = (action: unknown): number => {
      const verdict = judgeAnswer(task.body, task.asked, action)
      return 'events' in verdict ? verdict.events.filter(({ type }) => type === 'pagoda.placed').length : 0
    }
    const asMany = built(task.asked.played)
    for (const action of game.legal(task.asked.state))
      if (built(action) === asMany)
        expect([action, judgeAnswer(task.body, task.asked, action).kind]).not.toEqual([action, 'wrong'])
  }
})

it('goes on from whatever the learner did, or says before that it may not', () => {
  const { game, replay, tip, tasks } = tasksOf(qin as AnyGame)
  for (const task of tasks)
    for (const action of game.legal(task.asked.state)) {
      if (judgeAnswer(task.body, task.asked, action).kind !== 'right') continue
      if (sameJson(action, task.asked.played)) continue
      const saysSo = /the lesson may go on/iu.test(task.body.words)
      expect([action, saysSo || followChoice(replay, tip, task, action) !== undefined]).toEqual([
        action,
        true,
      ])
    }
})
