/** Practising a line with tasks through the api: what comes of answers, and that nothing that lies ahead is told. */
import { beforeEach, describe, expect, it } from 'vitest'
import { quorsum } from '../../engine/games/quorsum/index.ts'
import type { State } from '../../engine/games/quorsum/state.ts'
import { sameJson } from '../../engine/record/canonical.ts'
import { createPositions } from '../../engine/record/positions.ts'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import type { Lesson, Method, Note, Scene, StepRow, Table } from '../api/api.ts'
import { freshProgram } from '../testing/shared-program.ts'
import { opened, playOn } from '../testing/play.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'

let program: TestService
let window: TestWindow
let table: Table
let rows: readonly StepRow[]
/** The numbers of the steps at which a task asks. */
let places: readonly number[]
const restart = freshProgram((fresh) => ({ program, window } = fresh))

const task = (words: string, more: object = {}): Note['body'] => ({
  kind: 'task',
  words,
  hint: `hint of ${words}`,
  right: { by: 'played' },
  ifRight: `right ${words}`,
  ifWrong: `wrong ${words}`,
  answers: [],
  ...more,
})

beforeEach(async () => {
  table = await playOn(program, window, await opened(window), 6)
  rows = await window.ask('table.rows', { match: table.match, viewer: 'all' })
  places = rows.flatMap(({ turn }, at) => (typeof turn.by === 'number' && at + 1 < rows.length ? [at] : []))
  const [first = 0, second = 0] = places
  await window.ask('notes.edit', {
    match: table.match,
    edits: [
      { step: rows[first]?.id ?? '', body: task('first task') },
      { step: rows[second]?.id ?? '', body: task('second task') },
      { step: rows[second]?.id ?? '', body: { kind: 'comment', text: 'said later', author: '' } },
    ],
  })
  await window.ask('table.close', { match: table.match })
})

const at = (step: number) => ({ match: table.match, at: step })
const played = (step: number) => rows[step + 1]?.action ?? expect.fail('nothing was played there')
/** Something else that could be done there, by the stored record. */
const other = (step: number): { readonly type: string } => {
  const loaded = program.library.load(table.match as MatchId)
  if (!loaded.ok) return expect.fail(loaded.error.code)
  // The step's id comes from main, and the game's actions have types.
  const state = createPositions(loaded.value, quorsum).at(rows[step]?.id as StepId) as State
  const actions = [...quorsum.legal(state)]
  return actions.find((each) => !sameJson(each, played(step))) ?? expect.fail('there is only one way')
}

it('goes with a file into another library, and is practised there', async () => {
  const file = await window.ask('library.export', { match: table.match, format: 'qipu' })
  const elsewhere = createTestService()
  const other = elsewhere.window()
  await other.ask('library.import', { name: file.name, bytes: file.bytes })
  expect(await other.ask('practice.open', { match: table.match })).toMatchObject({
    reached: 0,
    tasks: ['open', 'open'],
  })
  elsewhere.close()
})

describe('a lesson', () => {
  it('goes on step by step, waits at a task, and ends after the last', async () => {
    const lesson: Lesson = await window.ask('practice.open', { match: table.match })
    expect(lesson.tasks).toEqual(['open', 'open'])
    let scene: Scene = await window.ask('practice.look', at(lesson.reached))
    const [first = 0, second = 0] = places
    while (scene.at < first) scene = await window.ask('practice.next', at(scene.at))
    expect(scene.task).toMatchObject({ number: 0, words: 'first task', hint: true, result: 'open' })
    expect((await window.refused('practice.next', at(first))).code).toBe('taskOpen')
    expect((await window.refused('practice.look', at(first + 1))).code).toBe('notReached')
    expect(await window.ask('practice.hint', at(first))).toEqual({ words: 'hint of first task' })
    const refused = await window.refused('practice.answer', { ...at(first), action: { type: 'nothing' } })
    expect(refused.code).toBe('malformed')
    const answer = await window.ask('practice.answer', { ...at(first), action: played(first) })
    expect(answer).toMatchObject({ right: true, words: 'right first task' })
    scene = await window.ask('practice.next', at(first))
    while (scene.at < second) scene = await window.ask('practice.next', at(scene.at))
    expect(scene.comments.map(({ text }) => text)).toEqual(['said later'])
    expect((await window.ask('practice.show', at(second))).action).toEqual(played(second))
    expect((await window.ask('practice.look', at(second))).ended).toBe(false)
    scene = await window.ask('practice.next', at(second))
    expect(scene.ended).toBe(true)
    expect((await window.ask('practice.open', { match: table.match })).tasks).toEqual(['solved', 'shown'])
  })

  it('goes on to what is said after the last task', async () => {
    const [, second = 0] = places
    const late = rows.at(-1)?.id ?? ''
    await window.ask('notes.edit', {
      match: table.match,
      edits: [{ step: late, body: { kind: 'comment', text: 'said last', author: '' } }],
    })
    await window.ask('table.close', { match: table.match })
    let scene = await window.ask('practice.look', at(0))
    while (scene.at <= second) scene = await window.ask('practice.next', { ...at(scene.at), skips: true })
    const ended = [scene.ended]
    while (scene.at < rows.length - 1) {
      scene = await window.ask('practice.next', at(scene.at))
      ended.push(scene.ended)
    }
    expect(ended.length).toBeGreaterThan(1)
    expect(ended.indexOf(true)).toBe(ended.length - 1)
    expect(scene.comments.map(({ text }) => text)).toEqual(['said last'])
  })

  it('of ours is gone along to the end of the match', async () => {
    const { samples } = await window.ask('samples.list', { language: 'en' })
    const lessons = samples.filter(({ kind }) => kind === 'lesson')
    expect(lessons.length).toBeGreaterThan(0)
    for (const { match } of lessons) {
      let scene = await window.ask('practice.look', { match, at: 0 })
      while (!scene.ended) scene = await window.ask('practice.next', { match, at: scene.at, skips: true })
      expect(scene.comments).toHaveLength(1)
      expect(scene.position.turn.by).toBe('nobody')
    }
  })

  it('answers a wrong action and records nothing', async () => {
    const [first = 0] = places
    let scene = await window.ask('practice.look', at(0))
    while (scene.at < first) scene = await window.ask('practice.next', at(scene.at))
    const before = await window.ask('practice.look', at(first))
    const check = await window.ask('practice.check', { ...at(first), action: played(first) })
    expect(check.events.length).toBeGreaterThan(0)
    const answer = await window.ask('practice.answer', { ...at(first), action: other(first) })
    expect(answer).toMatchObject({ right: false, words: 'wrong first task' })
    expect(answer.position.view).not.toEqual(before.position.view)
    expect(await window.ask('practice.look', at(first))).toEqual(before)
    expect((await window.ask('table.read', { match: table.match })).size).toBe(rows.length)
  })

  it('tells what was played where something else is right as well', async () => {
    const [, , third = expect.fail('too few choices')] = places
    const right = { by: 'actions', actions: [played(third), other(third)] }
    const edits = [{ step: rows[third]?.id ?? '', body: task('either', { right }) }]
    await window.ask('notes.edit', { match: table.match, edits })
    await window.ask('table.close', { match: table.match })
    let scene = await window.ask('practice.look', at(0))
    while (scene.at < third) scene = await window.ask('practice.next', { ...at(scene.at), skips: true })
    const answer = (action: { readonly type: string }) =>
      window.ask('practice.answer', { ...at(third), action })
    expect(await answer(played(third))).toMatchObject({ right: true, instead: null })
    expect(await answer(other(third))).toMatchObject({ right: true, instead: { action: played(third) } })
  })

  it('is found where it was left, also after the program was closed', async () => {
    const [first = 0] = places
    let scene = await window.ask('practice.look', at(0))
    while (scene.at < first) scene = await window.ask('practice.next', at(scene.at))
    await window.ask('practice.next', { ...at(first), skips: true })
    restart()
    expect(await window.ask('practice.open', { match: table.match })).toMatchObject({
      reached: first + 1,
      tasks: ['skipped', 'open'],
    })
    expect(await window.ask('practice.restart', { match: table.match })).toMatchObject({
      reached: 0,
      tasks: ['open', 'open'],
    })
  })

  it('tells nothing that lies ahead', async () => {
    const [first = 0] = places
    const heard: string[] = []
    const connection = program.service.connect((push, value) => heard.push(JSON.stringify([push, value])))
    const ask = async (method: Method, input: object): Promise<void> =>
      void heard.push(JSON.stringify(await connection.handle(method, input)))
    await ask('practice.open', { match: table.match })
    for (let step = 0; step < first; step += 1) await ask('practice.next', at(step))
    for (let step = 0; step < rows.length; step += 1)
      for (const method of ['practice.look', 'practice.hint', 'practice.answer', 'practice.show'] as const)
        if (step !== first || method === 'practice.look')
          await ask(method, { ...at(step), action: played(Math.min(step, rows.length - 2)) })
    await ask('practice.next', { ...at(first + 1), skips: true })
    await ask('practice.answer', { ...at(first), action: { type: 'nothing' } })
    // What others do meanwhile is not told either.
    await window.ask('table.open', { match: table.match })
    await playOn(program, window, table, 1)
    const all = heard.join('\n')
    for (const { id, notation } of rows.slice(first + 1)) {
      expect(all).not.toContain(id)
      expect(all).not.toContain(JSON.stringify(notation))
    }
    for (const words of ['second task', 'said later', 'hint of', 'right first', 'wrong first'])
      expect(all).not.toContain(words)
    connection.close()
  })

  it('is none without a task, and says so', async () => {
    const bare = await playOn(program, window, await opened(window, { title: 'Bare' }), 2)
    expect((await window.refused('practice.open', { match: bare.match })).code).toBe('noTasks')
  })
})

it('is not practised while hands are hidden that the reader may not see', async () => {
  const { match } = await opened(window, {
    game: 'qin',
    seats: [
      { name: 'Ada', colour: 1, player: { kind: 'person' } },
      { name: 'Bo', colour: 2, player: { kind: 'person' } },
    ],
  })
  const { tip, turn } = await window.ask('table.open', { match })
  const body = task('what now', { right: { by: 'events', events: [{ type: 'tile.placed' }] } })
  await window.ask('notes.edit', { match, edits: [{ step: tip, body }] })
  expect((await window.refused('practice.open', { match })).code).toBe('practiceAfterMatch')
  const seat = typeof turn.by === 'number' ? turn.by : expect.fail('nobody is to act')
  await window.ask('table.liftCurtain', { match, seat })
  expect((await window.ask('practice.open', { match })).tasks).toEqual(['open'])
})
