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
  const fourth = steps.findIndex(({ id }) => id === tasks[3]?.step)
  expect(fall - fourth).toBe(2)
  const last = tasks[5] ?? expect.fail('there are too few tasks')
  const others = [...game.legal(last.asked.state)].filter(
    (action) =>
      judgeAnswer(last.body, last.asked, action).kind === 'right' && !sameJson(action, last.asked.played),
  )
  expect(others).toHaveLength(2)
  for (const action of others) expect(followChoice(replay, tip, last, action)).toBeDefined()
})

it('goes on from what the reader chose, or says why not, also in the other language', async () => {
  const { samples } = await window.ask('samples.list', { language: 'en' })
  const [{ match, next, latest }] = samples.filter(
    ({ kind, game }) => kind === 'lesson' && game === quakeNopoly.id,
  ) as [(typeof samples)[number]]
  expect({ next, latest }).toEqual({ next: 1, latest: false })
  const { reached } = await window.ask('practice.open', { match })
  const build = (building: string, card: number) =>
    window.ask('practice.answer', { match, at: reached, action: { type: 'build', building, card } })
  expect(await build('tower85', 12)).toMatchObject({
    right: true,
    own: false,
    instead: { action: { card: 12 } },
  })
  expect(await build('luceChapel', 12)).toMatchObject({ right: true, own: false, instead: null })
  expect(await build('luceChapel', 0)).toMatchObject({ right: true, own: true, instead: null })
  const scene = await window.ask('practice.next', { match, at: reached })
  expect(scene.row.action).toEqual({ type: 'build', building: 'luceChapel', card: 0 })
  expect((await window.ask('practice.open', { match })).tasks).toContain('solved')
  const chinese = await window.ask('samples.list', { language: 'zh-Hant' })
  const other = chinese.samples.find(({ latest }) => latest) ?? expect.fail('no lesson is the latest')
  expect(other).toMatchObject({ game: quakeNopoly.id, next: 2, done: 1 })
  const same = await window.ask('practice.look', { match: other.match, at: reached + 1 })
  expect(same.row.action).toEqual(scene.row.action)
  // Another choice takes the place of the first.
  expect(await build('luceChapel', 18)).toMatchObject({ own: true })
  expect((await window.ask('practice.next', { match, at: reached })).row.action).toMatchObject({ card: 18 })
  await window.ask('practice.restart', { match })
  const first = await window.ask('practice.next', { match, at: reached, skips: true })
  expect(first.row.action).toMatchObject({ card: 12 })
})
