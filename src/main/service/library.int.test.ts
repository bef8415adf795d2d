import { describe, expect, it } from 'vitest'
import { settingsSchema } from '../api/api.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { newMatch, opened, playOn, positionOf } from '../testing/play.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh))

describe('matches of one deal', () => {
  it('are found from each of them, the first one first, and no others', async () => {
    const first = await opened(window)
    const same = await opened(window, { chance: { source: 'same', match: first.match } })
    const others = [
      await opened(window, { chance: { source: 'random' } }),
      await opened(window, { chance: { source: 'seeded', seed: 'plums' } }),
      await opened(window, { options: { raceTo: 3 } }),
    ]
    const binned = await opened(window, { chance: { source: 'same', match: first.match } })
    await window.ask('library.bin', { matches: [binned.match] })
    const deals = async ({ match }: { readonly match: string }): Promise<unknown> =>
      (await window.ask('library.deals', { match })).rows.map(({ id }) => id)
    expect(await deals(first)).toEqual([first.match, same.match])
    expect(await deals(same)).toEqual([first.match, same.match])
    for (const other of others) expect(await deals(other)).toEqual([other.match])
  })

  it('are none beside one in which people rolled', async () => {
    const rolled = await opened(window, { chance: { source: 'manual' } })
    await opened(window, { chance: { source: 'manual' } })
    const { rows } = await window.ask('library.deals', { match: rolled.match })
    expect(rows.map(({ id }) => id)).toEqual([rolled.match])
    expect((await window.ask('library.deals', { match: '0'.repeat(32) })).rows).toEqual([])
  })
})

describe('requests', () => {
  it.each([
    ['no such method', 'table.cheat', {}, 'method'],
    ['a name of every object', 'toString', {}, 'method'],
    ['no input', 'table.open', undefined, ''],
    ['a wrong id', 'table.open', { match: '../../etc' }, 'match'],
    ['a field too many', 'app.info', { verbose: true }, ''],
    ['a wrong value deep inside', 'match.create', { ...newMatch(), seats: [{ name: '' }] }, 'seats.0.name'],
  ])('%s: a bad request, and where', async (_what, method, input, at) => {
    const answer = await program.service.connect(() => undefined).handle(method, input)
    expect(answer).toMatchObject({ ok: false, error: { code: 'badRequest', details: { at } } })
  })

  it('app.info says where the library is', async () => {
    expect(await window.ask('app.info', {})).toEqual({
      version: '0.0.0',
      host: 'browser',
      platform: process.platform,
      languages: [],
      library: program.library.file,
      kept: null,
      programs: false,
      dropped: [],
    })
  })
})

describe('settings', () => {
  it('have defaults, are kept, and every window is told', async () => {
    const defaults = await window.ask('settings.get', {})
    expect(settingsSchema.parse(defaults)).toEqual(defaults)
    const other = program.window()
    const night = await window.ask('settings.set', { theme: 'night', recentNames: ['Zoë'] })
    expect(night).toEqual({ ...defaults, theme: 'night', recentNames: ['Zoë'] })
    expect(other.pushed('settings.changed')).toEqual([night])
    restart()
    expect(await window.ask('settings.get', {})).toEqual(night)
  })

  it('that cannot be read are dropped, the others stay, and it is said once', async () => {
    const usual = await window.ask('settings.get', {})
    program.library.saveSettings({
      theme: 'night',
      motion: 'sideways',
      keys: { 'table.keys.undo': 'Ctrl U', 'bots.keys.hint': 'Alt+Banana', 'print.key': 7 },
    })
    restart()
    expect((await window.ask('app.info', {})).dropped.toSorted()).toEqual([
      'keys.bots.keys.hint',
      'keys.print.key',
      'motion',
    ])
    const mended = { ...usual, theme: 'night', keys: { 'table.keys.undo': 'Ctrl U' } }
    expect(await window.ask('settings.get', {})).toEqual(mended)
    restart()
    expect((await window.ask('app.info', {})).dropped).toEqual([])
    expect(await window.ask('settings.get', {})).toEqual(mended)
  })

  it('refuse keys that are none', async () => {
    expect(await window.refused('settings.set', { keys: { 'print.key': 'Banana' } })).toMatchObject({
      code: 'badRequest',
    })
  })
})

describe('the list', () => {
  it('finds, renames, tags, bins and restores matches', async () => {
    const { match } = await opened(window)
    await opened(window, { title: 'Another' })
    expect(await window.ask('library.rename', { match, title: '骰棋之夜' })).toMatchObject({
      title: '骰棋之夜',
    })
    expect(window.pushed('table.changed').at(-1)?.table.title).toBe('骰棋之夜')
    expect(await window.ask('library.tag', { match, tags: ['friends'] })).toMatchObject({ tags: ['friends'] })
    expect((await window.ask('library.list', { text: '骰棋之夜' })).rows.map((row) => row.id)).toEqual([
      match,
    ])
    expect((await window.ask('library.list', { tags: ['friends'] })).total).toBe(1)
    await window.ask('library.bin', { matches: [match] })
    expect((await window.ask('library.list', {})).counts).toMatchObject({ all: 1, bin: 1 })
    await window.ask('library.restore', { matches: [match] })
    expect((await window.ask('library.list', {})).counts).toMatchObject({ all: 2, bin: 0 })
    await window.ask('library.bin', { matches: [match] })
    expect(await window.ask('library.emptyBin', {})).toEqual({ removed: 1 })
    expect(await window.refused('table.open', { match })).toEqual({ code: 'matchUnknown' })
  })

  it('tells all windows of every change', async () => {
    const other = program.window()
    const { match } = await opened(window)
    await window.ask('library.rename', { match, title: 'x' })
    await window.ask('library.tag', { match, tags: [] })
    await window.ask('library.bin', { matches: [match] })
    await window.ask('library.restore', { matches: [match] })
    await window.ask('library.emptyBin', {})
    expect(other.pushed('library.changed').map((change) => change.match)).toEqual([
      match,
      match,
      match,
      null,
      null,
      null,
    ])
  })

  it('refuses names and tags of no match', async () => {
    const match = 'f'.repeat(32)
    expect(await window.refused('library.rename', { match, title: 'x' })).toEqual({ code: 'matchUnknown' })
    expect(await window.refused('library.tag', { match, tags: [] })).toEqual({ code: 'matchUnknown' })
    expect(await window.refused('library.thumbnail', { match })).toEqual({ code: 'matchUnknown' })
    expect(await window.refused('library.export', { match, format: 'qipu' })).toEqual({
      code: 'matchUnknown',
    })
  })

  it('shows of every match the public view at the end of the played line', async () => {
    const table = await playOn(program, window, await opened(window), 5)
    const { view } = await positionOf(window, table)
    await window.ask('table.branch', { match: table.match, step: table.match })
    expect(await window.ask('library.thumbnail', { match: table.match })).toEqual({ view })
  })
})
