import { expect, it } from 'vitest'
import type { AnyGame } from '../../../kernel/game.ts'
import { sameJson } from '../../../record/canonical.ts'
import { followChoice } from '../../../record/follow-choice.ts'
import { judgeAnswer } from '../../../record/lesson.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { changCheng } from '../index.ts'

it('accepts only what it goes on from: the official or a wall that fills the province, and the cards it names', () => {
  const { tasks } = tasksOf(changCheng as AnyGame)
  const kindOf = (number: number, action: unknown): string | undefined => {
    const task = tasks[number - 1]
    return task && judgeAnswer(task.body, task.asked, action).kind
  }
  const [SPACE_8, SPACE_10, PROVINCE_3, PROVINCE_5] = [7, 9, 2, 4]
  expect(kindOf(6, { type: 'cardWall', card: 6, space: SPACE_8 })).toBe('right')
  for (const action of [{ type: 'wall' }, { type: 'tower' }, { type: 'cardWall', card: 4 }])
    expect(kindOf(6, { ...action, space: SPACE_8 })).toBe('wrong')
  expect(kindOf(8, { type: 'wall', space: SPACE_10 })).toBe('right')
  expect(kindOf(8, { type: 'tower', space: SPACE_10 })).toBe('wrong')
  const laying = (one: number, other: number) => ({
    type: 'cards',
    cards: [
      { card: one, province: PROVINCE_3 },
      { card: other, province: PROVINCE_5 },
    ],
  })
  expect(kindOf(7, laying(1, 4))).toBe('right')
  expect(kindOf(7, laying(4, 1))).toBe('wrong')
})

it('asks for a first wall in the framed province, and goes on from each', () => {
  const { game, replay, tip, tasks } = tasksOf(changCheng as AnyGame)
  const [first = expect.fail('there is no task')] = tasks
  const right = [...game.legal(first.asked.state)].filter(
    (action) => judgeAnswer(first.body, first.asked, action).kind === 'right',
  )
  expect(right).toEqual([22, 23, 24, 25].map((space) => ({ type: 'wall', space })))
  for (const action of right)
    if (!sameJson(action, first.asked.played))
      expect([action, followChoice(replay, tip, first, action)]).not.toContain(undefined)
})

it('goes on from any second wall in province 2, also where the lesson fills the province later', () => {
  const { replay, tip, tasks } = tasksOf(changCheng as AnyGame)
  const [, , , second = expect.fail('there is no fourth task')] = tasks
  const [PLAYED, ...OTHERS] = [5, 6, 7]
  expect(second.asked.played).toEqual({ type: 'wall', space: PLAYED })
  for (const space of OTHERS) {
    const followed =
      followChoice(replay, tip, second, { type: 'wall', space }) ?? expect.fail(`not from space ${space + 1}`)
    const [, , , , , fill = expect.fail('there is no sixth task')] = followed.tasks
    const filling = space === 7 ? PLAYED : 7
    expect(fill.asked.played).toEqual({ type: 'cardWall', card: 6, space: filling })
  }
})
