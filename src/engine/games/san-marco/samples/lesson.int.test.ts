import { expect, it } from 'vitest'
import type { AnyGame } from '../../../kernel/game.ts'
import { followChoice, judgeAnswer, rightAction } from '../../../record/lesson.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { sanMarco } from '../index.ts'
import { inOfferOrder } from '../rules/offers.ts'
import type { ActionOf } from '../action.ts'

const { replay, tip, tasks } = tasksOf(sanMarco as AnyGame)
const bridge = (at: readonly [number, number]) => ({ type: 'bridge', at, take: null, from: null })

it('goes on from both first bridges it asks for', () => {
  const [first = expect.fail('there is no task')] = tasks
  const [CANNAREGIO, SANTA_CROCE, SAN_MARCO] = [0, 1, 3]
  expect(first.asked.played).toEqual(bridge([CANNAREGIO, SAN_MARCO]))
  expect(followChoice(replay, tip, first, bridge([CANNAREGIO, SANTA_CROCE]))).toBeDefined()
})

it('goes on from the last bridge anywhere, whether the Doge of the record walks over it or not', () => {
  const task = tasks.at(-2) ?? expect.fail('there is no such task')
  const others = [...task.asked.game.legal(task.asked.state)].filter(
    (action) =>
      judgeAnswer(task.body, task.asked, action).kind === 'right' &&
      JSON.stringify(action) !== JSON.stringify(task.asked.played),
  )
  expect(others.length).toBeGreaterThan(3)
  for (const action of others) {
    const followed = followChoice(replay, tip, task, action) ?? expect.fail(JSON.stringify(action))
    const walk = followed.tasks.at(-1) ?? expect.fail('the last task is lost')
    expect(judgeAnswer(walk.body, walk.asked, rightAction(walk.body, walk.asked)).kind).toBe('right')
  }
})

it('asks for one division each time, in whichever boxes the three offers are made', () => {
  const isDivision = (action: unknown): action is ActionOf<'divide'> =>
    sanMarco.schemas.action.parse(action).type === 'divide'
  const divisions = tasks.filter(({ asked }) => isDivision(asked.played))
  expect(divisions).toHaveLength(2)
  for (const { body, asked } of divisions) {
    if (!isDivision(asked.played)) continue
    const [one, two, three] = asked.played.offers ?? []
    if (one === undefined || two === undefined || three === undefined) expect.fail('not three offers')
    for (const boxes of [
      [one, two, three],
      [one, three, two],
      [two, one, three],
      [two, three, one],
      [three, one, two],
      [three, two, one],
    ])
      expect(judgeAnswer(body, asked, { type: 'divide', offers: inOfferOrder(boxes) }).kind).toBe('right')
    const right = [...asked.game.legal(asked.state)].filter(
      (action) => judgeAnswer(body, asked, action).kind === 'right',
    )
    expect(right).toEqual([asked.played])
  }
})
