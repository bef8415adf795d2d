import { expect, it } from 'vitest'
import { freshProgram } from '../../../../main/testing/shared-program.ts'
import type { TestWindow } from '../../../../main/testing/test-service.ts'
import type { AnyGame } from '../../../kernel/game.ts'
import { sameJson } from '../../../record/canonical.ts'
import { followChoice } from '../../../record/follow-choice.ts'
import { judgeAnswer } from '../../../record/lesson.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { quakeNopoly } from '../index.ts'

let window: TestWindow
freshProgram((fresh) => ({ window } = fresh))

it('brings a building of Bo’s down in the first round, and goes on from any right forecast, site and trade', () => {
  const { game, replay, tip, tasks } = tasksOf(quakeNopoly as AnyGame)
  const { record } = replay
  const steps = [...record.steps.values()]
  const fall = steps.findIndex(({ events }) => events.some(({ type }) => type === 'building.collapsed'))
  const second = steps.findIndex(({ id }) => id === tasks[1]?.step)
  expect(fall - second).toBe(2)
  for (const [number, count] of [
    [1, 2],
    [2, 1],
    [3, 5],
  ] as const) {
    const task = tasks[number] ?? expect.fail('there are too few tasks')
    const others = [...game.legal(task.asked.state)].filter(
      (action) =>
        judgeAnswer(task.body, task.asked, action).kind === 'right' && !sameJson(action, task.asked.played),
    )
    expect(others).toHaveLength(count)
    for (const action of others) expect(followChoice(replay, tip, task, action)).toBeDefined()
  }
})

it('asks for another action in nearly every task', () => {
  const { tasks } = tasksOf(quakeNopoly as AnyGame)
  const asked = tasks.map(({ asked: { played } }) => (played as { readonly type: string }).type)
  expect(asked).toEqual([
    'strengthen',
    'forecast',
    'build',
    'trade',
    'strengthen',
    'pay',
    'plan',
    'swapLand',
    'build',
  ])
})

it('goes on from what the reader chose, also in the other language', async () => {
  const { tasks } = tasksOf(quakeNopoly as AnyGame)
  const { samples } = await window.ask('samples.list', { language: 'en' })
  const [{ match, next, latest }] = samples.filter(
    ({ kind, game }) => kind === 'lesson' && game === quakeNopoly.id,
  ) as [(typeof samples)[number]]
  expect({ next, latest }).toEqual({ next: 1, latest: false })
  let { reached } = await window.ask('practice.open', { match })
  const nextTask = async (): Promise<void> => {
    for (let task = null; task === null; reached += 1)
      ({ task } = await window.ask('practice.next', { match, at: reached, skips: true }))
  }
  await nextTask()
  expect(tasks[1]?.asked.played).toMatchObject({ type: 'forecast', change: 0 })
  const forecast = (change: number) =>
    window.ask('practice.answer', { match, at: reached, action: { type: 'forecast', change } })
  expect(await forecast(0)).toMatchObject({ right: true, own: false, instead: null })
  expect(await forecast(-1)).toMatchObject({ right: true, own: true, instead: null })
  const scene = await window.ask('practice.next', { match, at: reached })
  expect(scene.row.action).toEqual({ type: 'forecast', change: -1 })
  expect((await window.ask('practice.open', { match })).tasks).toContain('solved')
  const chinese = await window.ask('samples.list', { language: 'zh-Hant' })
  const other = chinese.samples.find(({ latest }) => latest) ?? expect.fail('no lesson is the latest')
  expect(other).toMatchObject({ game: quakeNopoly.id, next: 3 })
  const same = await window.ask('practice.look', { match: other.match, at: reached + 1 })
  expect(same.row.action).toEqual(scene.row.action)
  // Another choice takes the place of the first.
  expect(await forecast(-2)).toMatchObject({ own: true })
  expect((await window.ask('practice.next', { match, at: reached })).row.action).toMatchObject({
    change: -2,
  })
  await window.ask('practice.restart', { match })
  ;({ reached } = await window.ask('practice.open', { match }))
  await nextTask()
  const first = await window.ask('practice.next', { match, at: reached, skips: true })
  expect(first.row.action).toMatchObject({ change: 0 })
})
