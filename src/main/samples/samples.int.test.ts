import { expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

it('offers a lesson and an annotated match a game in either language, none of them in the library', async () => {
  const both = [
    await window.ask('samples.list', { language: 'en' }),
    await window.ask('samples.list', { language: 'zh-Hant' }),
  ]
  for (const { samples } of both)
    for (const kind of ['annotated', 'lesson'])
      expect(samples.filter((each) => each.kind === kind).map(({ game }) => game)).toEqual(
        GAMES.map(({ id }) => id),
      )
  expect(new Set(both.flatMap(({ samples }) => samples.map(({ match }) => match))).size).toBe(
    4 * GAMES.length,
  )
  expect((await window.ask('library.list', {})).total).toBe(0)
})

it('shows one as a finished match with notes that nobody can change', async () => {
  const { samples } = await window.ask('samples.list', { language: 'en' })
  for (const { match, title } of samples) {
    const table = await window.ask('table.open', { match })
    expect(table).toMatchObject({ match, title, turn: { by: 'nobody' }, unplayable: { code: 'sampleOnly' } })
    expect(await window.ask('table.rows', { match, viewer: 'all' })).toHaveLength(table.size)
    const { notes } = await window.ask('notes.list', { match })
    expect(notes.length).toBeGreaterThan(0)
    const refused = { code: 'sampleOnly' }
    const edits = [{ step: match, body: { kind: 'comment' as const, text: 'Mine.', author: '' } }]
    expect(await window.refused('notes.edit', { match, edits })).toMatchObject(refused)
    expect(await window.refused('table.undo', { match, at: table.tip })).toMatchObject(refused)
    expect(await window.refused('table.branch', { match, step: match, name: 'x' })).toMatchObject(refused)
    expect(await window.refused('analysis.start', { match })).toMatchObject(refused)
    expect(await window.ask('notes.versions', { match })).toEqual({ versions: [] })
    expect(await window.ask('unread.list', { match })).toMatchObject({ ids: [] })
  }
  expect((await window.ask('library.list', {})).total).toBe(0)
})

it('lets lessons be practised, and remembers the progress', async () => {
  const { samples } = await window.ask('samples.list', { language: 'en' })
  const lessons = samples.filter(({ kind }) => kind === 'lesson')
  for (const { match, title, game, tasks, ask } of lessons) {
    const lesson = await window.ask('practice.open', { match })
    expect(lesson).toMatchObject({ match, title, game })
    // It begins at the first note, with something to do.
    const { task } = await window.ask('practice.look', { match, at: lesson.reached })
    expect(task).not.toBeNull()
    expect(lesson.tasks.length).toBeGreaterThan(5)
    expect(lesson.tasks).toHaveLength(tasks)
    // The list says what the next task asks, as its title does.
    expect(`${task?.words.split('\n')[0]?.replaceAll('**', '')}`).toBe(ask)
  }
  const { match } = lessons[1] ?? expect.fail('there is no lesson')
  let at = 0
  while ((await window.ask('practice.look', { match, at })).task === null)
    ({ at } = await window.ask('practice.next', { match, at }))
  await window.ask('practice.next', { match, at, skips: true })
  const again = await program.restart().window().ask('practice.open', { match })
  expect(again).toMatchObject({ reached: at + 1, tasks: expect.arrayContaining(['skipped']) })
})

it('has every lesson in the other language, with the same progress', async () => {
  const other = (match: string) => window.ask('samples.edition', { match, language: 'zh-Hant' })
  const { samples } = await window.ask('samples.list', { language: 'en' })
  for (const { match } of samples.filter(({ kind }) => kind === 'lesson')) {
    const begins = (await window.ask('practice.open', { match })).reached
    let at = begins
    while ((await window.ask('practice.look', { match, at })).task === null)
      ({ at } = await window.ask('practice.next', { match, at }))
    await window.ask('practice.show', { match, at })
    const edition = (await other(match)).match ?? expect.fail('it is in one language')
    expect(edition).not.toBe(match)
    expect(await other(edition)).toEqual({ match: edition })
    const here = await window.ask('practice.open', { match })
    expect(here.tasks[0]).toBe('shown')
    expect(await window.ask('practice.open', { match: edition })).toMatchObject({
      reached: here.reached,
      tasks: here.tasks,
    })
    for (const language of ['en', 'zh-Hant'] as const) {
      const { samples: listed } = await window.ask('samples.list', { language })
      expect(listed.find((each) => [match, edition].includes(each.match))).toMatchObject({
        done: 1,
        solved: 0,
      })
    }
    const next = { match: edition, at: here.reached }
    do ({ at: next.at } = await window.ask('practice.next', next))
    while ((await window.ask('practice.look', next)).task === null)
    await window.ask('practice.show', next)
    expect((await window.ask('practice.open', { match })).tasks.slice(0, 2)).toEqual(['shown', 'shown'])
    await window.ask('practice.restart', { match: edition })
    expect(await window.ask('practice.open', { match })).toMatchObject({ reached: begins })
  }
  const [sample] = samples
  await window.ask('samples.keep', { match: sample?.match ?? '' })
  expect(await other(sample?.match ?? '')).toEqual({ match: sample?.match })
  expect(await other('f'.repeat(32))).toEqual({ match: null })
})

it('counts answered tasks as solved, not shown or skipped ones, as the lesson itself does', async () => {
  const { samples } = await window.ask('samples.list', { language: 'en' })
  const { match } = samples.find(({ kind }) => kind === 'lesson') ?? expect.fail('there is no lesson')
  await window.ask('practice.restart', { match })
  let { reached: at } = await window.ask('practice.open', { match })
  const { tip } = await window.ask('table.open', { match })
  const rows = await window.ask('table.rows', { match, viewer: 'all' })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const line: typeof rows = []
  for (let row = byId.get(tip); row !== undefined; row = byId.get(row.parent ?? '')) line.unshift(row)
  const ways = ['answered', 'shown', 'skipped', 'answered'] as const
  for (const way of ways) {
    while ((await window.ask('practice.look', { match, at })).task === null)
      ({ at } = await window.ask('practice.next', { match, at }))
    if (way === 'answered') {
      const action = line[at + 1]?.action ?? expect.fail('the lesson does not go on')
      expect(await window.ask('practice.answer', { match, at, action })).toMatchObject({ right: true })
    }
    if (way === 'shown') await window.ask('practice.show', { match, at })
    ;({ at } = await window.ask('practice.next', { match, at, skips: way === 'skipped' }))
  }
  const { tasks } = await window.ask('practice.open', { match })
  expect(tasks.slice(0, 4)).toEqual(['solved', 'shown', 'skipped', 'solved'])
  const listed = (await window.ask('samples.list', { language: 'en' })).samples
  expect(listed.find((each) => each.match === match)).toMatchObject({ done: 4, solved: 2 })
})

it('copies one into the library, where it can be changed', async () => {
  const { samples } = await window.ask('samples.list', { language: 'zh-Hant' })
  const [sample] = samples
  if (sample === undefined) throw new Error('there is no sample')
  const { match, title } = sample
  await window.ask('table.open', { match })
  await window.ask('samples.keep', { match })
  expect((await window.ask('library.list', {})).rows).toMatchObject([{ id: match, title }])
  expect(window.pushed('table.changed').at(-1)).toMatchObject({ table: { match, unplayable: null } })
  const step = (await window.ask('table.rows', { match, viewer: 'all' }))[8]?.id ?? ''
  await window.ask('table.branch', { match, step, name: 'Mine' })
  const again = program.restart()
  const table = await again.window().ask('table.open', { match })
  expect(table).toMatchObject({ title, unplayable: null })
})

it('stores no progress for other matches', async () => {
  expect(await window.refused('samples.keep', { match: 'f'.repeat(32) })).toEqual({ code: 'matchUnknown' })
})
