import { expect, it } from 'vitest'
import type { AnyGame } from '../../../kernel/game.ts'
import { followChoice, judgeAnswer } from '../../../record/lesson.ts'
import { lineTo } from '../../../record/tree.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { changCheng } from '../index.ts'

it('accepts any action that fills the province, and only the cards it names', () => {
  const { tasks } = tasksOf(changCheng as AnyGame)
  const kindOf = (number: number, action: unknown): string | undefined => {
    const task = tasks[number - 1]
    return task && judgeAnswer(task.body, task.asked, action).kind
  }
  const [SPACE_8, PROVINCE_3, PROVINCE_5] = [7, 2, 4]
  for (const action of [{ type: 'wall' }, { type: 'tower' }, { type: 'cardWall', card: 4 }])
    expect(kindOf(6, { ...action, space: SPACE_8 })).toBe('right')
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

it('goes on from a first wall in the framed province, or where one is built later on the way', () => {
  const { replay, tip, tasks } = tasksOf(changCheng as AnyGame)
  const [first = expect.fail('there is no task')] = tasks
  const played = first.asked.played
  const framed = [22, 23, 25]
  const later = [5, 6, 8, 11, 12, 14, 18, 21]
  for (const space of [...framed, ...later]) {
    const action = { type: 'wall', space }
    const followed = followChoice(replay, tip, first, action) ?? expect.fail(`not from space ${space + 1}`)
    // A wall built there later in the record goes to the space of the recorded first wall.
    const actions = lineTo(followed.replay.record, followed.tip).map((step) => step.action)
    expect(actions.filter((each) => JSON.stringify(each) === JSON.stringify(action))).toHaveLength(1)
    expect(actions).toContainEqual(played)
  }
  // The lesson names what is to be built there, or Bo’s tie would be lost.
  for (const space of [3, 7, 10, 13])
    expect(followChoice(replay, tip, first, { type: 'wall', space })).toBeUndefined()
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
