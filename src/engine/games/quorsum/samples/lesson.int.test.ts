import { expect, it } from 'vitest'
import type { AnyGame } from '../../../kernel/game.ts'
import { sameJson } from '../../../record/canonical.ts'
import { followChoice, judgeAnswer } from '../../../record/lesson.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { quorsum } from '../index.ts'

it('takes either choice and any split of the dice, and goes on from its own, as its words say', () => {
  const { game, replay, tip, tasks } = tasksOf(quorsum as AnyGame)
  const free = tasks.filter(({ body }) => body.right.by === 'events')
  expect(free).toHaveLength(2)
  for (const task of free)
    for (const action of game.legal(task.asked.state)) {
      expect(judgeAnswer(task.body, task.asked, action).kind).toBe('right')
      if (sameJson(action, task.asked.played)) continue
      expect([action, followChoice(replay, tip, task, action)]).toEqual([action, undefined])
    }
})

it('goes on from a turn that is ended where the pawn is to stop', () => {
  const { replay, tip, tasks } = tasksOf(quorsum as AnyGame)
  const task = tasks.find(({ asked }) => sameJson(asked.played, { type: 'stop' })) ?? expect.fail('no stop')
  expect(followChoice(replay, tip, task, { type: 'giveUp' })).toBeDefined()
})
