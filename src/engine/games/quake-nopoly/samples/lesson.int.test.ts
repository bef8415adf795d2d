import { expect, it } from 'vitest'
import { freshProgram } from '../../../../main/testing/shared-program.ts'
import type { TestWindow } from '../../../../main/testing/test-service.ts'
import type { AnyGame } from '../../../kernel/game.ts'
import { sameJson } from '../../../record/canonical.ts'
import { followChoice, judgeAnswer } from '../../../record/lesson.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { quakeNopoly } from '../index.ts'

let window: TestWindow
freshProgram((fresh) => ({ window } = fresh))

it('brings a building of Bo’s down in the first round, and goes on from any last building', () => {
  const { game, replay, tip, tasks } = tasksOf(quakeNopoly as AnyGame)
  const { record } = replay
  const steps = [...record.steps.values()]
  const fall = steps.findIndex(({ events }) => events.some(({ type }) => type === 'building.collapsed'))
  const second = steps.findIndex(({ id }) => id === tasks[1]?.step)
  expect(fall - second).toBe(2)
  const last = tasks[3] ?? expect.fail('there are too few tasks')
  const others = [...game.legal(last.asked.state)].filter(
    (action) =>
      judgeAnswer(last.body, last.asked, action).kind === 'right' && !sameJson(action, last.asked.played),
  )
  expect(others).toHaveLength(2)
  for (const action of others) expect(followChoice(replay, tip, last, action)).toBeDefined()
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
  for (let skipped = 0; skipped < 3; skipped += 1) await nextTask()
  expect(tasks[3]?.asked.played).toMatchObject({ type: 'build', building: 'tower85' })
  const build = (card: number) =>
    window.ask('practice.answer', {
      match,
      at: reached,
      action: { type: 'build', building: 'tower85', card },
    })
  const [KEELUNG, TAICHUNG, YUNLIN] = [0, 12, 18]
  expect(await build(YUNLIN)).toMatchObject({ right: true, own: false, instead: null })
  expect(await build(KEELUNG)).toMatchObject({ right: true, own: true, instead: null })
  const scene = await window.ask('practice.next', { match, at: reached })
  expect(scene.row.action).toEqual({ type: 'build', building: 'tower85', card: KEELUNG })
  expect((await window.ask('practice.open', { match })).tasks).toContain('solved')
  const chinese = await window.ask('samples.list', { language: 'zh-Hant' })
  const other = chinese.samples.find(({ latest }) => latest) ?? expect.fail('no lesson is the latest')
  expect(other).toMatchObject({ game: quakeNopoly.id, next: 5 })
  const same = await window.ask('practice.look', { match: other.match, at: reached + 1 })
  expect(same.row.action).toEqual(scene.row.action)
  // Another choice takes the place of the first.
  expect(await build(TAICHUNG)).toMatchObject({ own: true })
  expect((await window.ask('practice.next', { match, at: reached })).row.action).toMatchObject({
    card: TAICHUNG,
  })
  await window.ask('practice.restart', { match })
  ;({ reached } = await window.ask('practice.open', { match }))
  for (let skipped = 0; skipped < 3; skipped += 1) await nextTask()
  const first = await window.ask('practice.next', { match, at: reached, skips: true })
  expect(first.row.action).toMatchObject({ card: YUNLIN })
})
