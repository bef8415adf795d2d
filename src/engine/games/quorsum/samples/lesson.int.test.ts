import { expect, it } from 'vitest'
import type { AnyGame } from '../../../kernel/game.ts'
import { sameJson } from '../../../record/canonical.ts'
import { followChoice } from '../../../record/follow-choice.ts'
import { judgeAnswer } from '../../../record/lesson.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { quorsum } from '../index.ts'

it('asks for no choice that it overrules', () => {
  const { game, replay, tip, tasks } = tasksOf(quorsum as AnyGame)
  const overruled = tasks.flatMap((task) =>
    [...game.legal(task.asked.state)].filter(
      (action) =>
        judgeAnswer(task.body, task.asked, action).kind === 'right' &&
        !sameJson(action, task.asked.played) &&
        followChoice(replay, tip, task, action) === undefined,
    ),
  )
  expect(overruled).toEqual([])
})

it('goes on from a turn that is ended where the pawn is to stop', () => {
  const { replay, tip, tasks } = tasksOf(quorsum as AnyGame)
  const task = tasks.find(({ asked }) => sameJson(asked.played, { type: 'stop' })) ?? expect.fail('no stop')
  expect(followChoice(replay, tip, task, { type: 'giveUp' })).toBeDefined()
})
