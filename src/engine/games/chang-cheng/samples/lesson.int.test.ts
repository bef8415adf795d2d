import { expect, it } from 'vitest'
import type { AnyGame } from '../../../kernel/game.ts'
import { judgeAnswer } from '../../../record/lesson.ts'
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
