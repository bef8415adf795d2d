import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { MAIN } from '../../engine/record/step.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { putBranch } from '../../engine/record/tree.ts'
import { newMatch, opened } from '../testing/play.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'

let program: TestService
let window: TestWindow
let other: TestWindow
/** Another process that is writing. */
let rival: Database.Database

freshProgram((fresh) => ({ program, window } = fresh))
beforeEach(() => {
  other = program.window()
  rival = new Database(program.library.file)
})
afterEach(() => rival.close())

/** Milliseconds in which work in the background comes to where it has to wait, mostly; nothing is counted on it. */
const LONG = 500

/** Remembers whether a promise has settled. */
const watched = <T>(promise: Promise<T>): { readonly promise: Promise<T>; isSettled: boolean } => {
  const watch = { promise, isSettled: false }
  void promise.finally(() => (watch.isSettled = true))
  return watch
}

describe('while another program writes', () => {
  it('a request that waits holds up no other window, and is done once it may', async () => {
    const { match } = await opened(window)
    rival.exec('BEGIN IMMEDIATE')
    const renamed = watched(window.ask('library.rename', { match, title: 'Later' }))
    expect((await other.ask('library.list', {})).rows).toHaveLength(1)
    expect(await other.ask('table.open', { match })).toMatchObject({ match })
    expect(renamed.isSettled).toBe(false)
    rival.exec('ROLLBACK')
    expect(await renamed.promise).toMatchObject({ title: 'Later' })
  })

  it('what only reads does not wait', async () => {
    const { match } = await opened(window)
    const { id: collection } = await window.ask('collections.put', {
      collection: null,
      title: 'Evening',
      introduction: '',
      matches: [match],
    })
    rival.exec('BEGIN IMMEDIATE')
    const renamed = watched(window.ask('library.rename', { match, title: 'Later' }))
    expect(await other.ask('collections.list', {})).toHaveLength(1)
    expect((await other.ask('collections.open', { collection })).rows).toHaveLength(1)
    expect(await other.ask('samples.edition', { match, language: 'en' })).toEqual({ match: null })
    await other.ask('library.pageTemplate', {})
    expect(renamed.isSettled).toBe(false)
    rival.exec('ROLLBACK')
    await renamed.promise
  })

  it('changes wait in the order in which they were asked for', async () => {
    const { match } = await opened(window)
    rival.exec('BEGIN IMMEDIATE')
    const titles = ['one', 'two', 'three'].map((title, n) =>
      (n === 1 ? other : window).ask('library.rename', { match, title }),
    )
    rival.exec('ROLLBACK')
    expect((await Promise.all(titles)).map(({ title }) => title)).toEqual(['one', 'two', 'three'])
    expect((await window.ask('library.list', {})).rows[0]?.title).toBe('three')
  })

  it('a change that may not be made for long is refused, and has not happened', async () => {
    const { match } = await opened(window)
    rival.exec('BEGIN IMMEDIATE')
    const both = await Promise.all([
      window.refused('library.rename', { match, title: 'Never' }),
      other.refused('library.bin', { matches: [match] }),
    ])
    expect(both.map(({ code }) => code)).toEqual(['libraryLocked', 'libraryLocked'])
    expect((await window.ask('library.list', {})).rows[0]?.title).not.toBe('Never')
    rival.exec('ROLLBACK')
  })

  it.each([20, 400])('a file of %d steps comes in once it may, whole and with its tags', async (steps) => {
    const qin = gameOf('qin')!
    const { record, tip } = playedRecord(qin, { steps, changes: 0 })
    putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
    const label = { title: 'From afar', tags: ['far'] }
    const bytes = Buffer.from(encode(record, { label })).toString('base64')
    rival.exec('BEGIN IMMEDIATE')
    const imported = watched(window.ask('library.import', { name: 'a.qipu', bytes }))
    expect((await other.ask('library.list', {})).rows).toEqual([])
    await pause(LONG)
    rival.exec('ROLLBACK')
    expect(await imported.promise).toMatchObject({ isNew: true })
    expect((await window.ask('library.list', {})).rows).toMatchObject([{ title: 'From afar', tags: ['far'] }])
  })

  it('a bot acts once it may', async () => {
    await window.ask('settings.set', { botPace: 'none' })
    const { seats, ...rest } = newMatch()
    const bots = seats.map((seat) => ({ ...seat, player: { kind: 'bot', bot: 'search', level: 1 } as const }))
    const { match } = await window.ask('match.create', { ...rest, seats: bots })
    rival.exec('BEGIN IMMEDIATE')
    const { size } = await window.ask('table.open', { match })
    await vi.waitFor(() => expect(window.pushed('bots.changed').at(-1)?.thinking).not.toBeNull(), 10_000)
    await pause(LONG)
    rival.exec('ROLLBACK')
    await vi.waitFor(
      () => expect(window.pushed('table.changed').at(-1)?.table.size).toBeGreaterThan(size),
      20_000,
    )
    expect(window.pushed('bots.changed').map(({ trouble }) => trouble)).not.toContainEqual(expect.anything())
  })
})
