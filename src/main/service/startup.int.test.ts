import { readFileSync, truncateSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Input } from '../api/api.ts'
import { listBackups, makeBackup } from '../library/backups/backups.ts'
import { fixedLocation } from '../library/testing/fixed-location.ts'
import { libraryIn, opened, temporaryFolder } from '../library/testing/temporary-library.ts'
import { windowOn, type TestWindow } from '../testing/test-service.ts'
import { WORKER } from '../testing/threads.ts'
import { createService } from './service.ts'

const program = { host: 'browser', version: '0.0.0', languages: [] } as const

/** The window of the program started on the library in that file, which sees to the backup of the day after so many milliseconds. */
const started = (file: string, backupAfter = 0): TestWindow => {
  const service = createService({
    ...program,
    location: fixedLocation(file),
    now: Date.now,
    worker: WORKER,
    page: '',
    thinker: '',
    backupAfter,
  })
  onTestFinished(() => service.close())
  return windowOn(service)
}

const person = { kind: 'person' } as const
const MATCH: Input<'match.create'> = {
  game: 'quorsum',
  title: 'An evening',
  seats: [
    { name: '以真', colour: 1, player: person },
    { name: 'Mira', colour: 5, player: person },
  ],
  options: { raceTo: 3, flipLock: 'reply' },
  chance: { source: 'seeded', seed: 'x' },
  undo: 'free',
}

/** A library with a match, closed, and a backup of it. */
const evening = async (): Promise<string> => {
  const file = libraryIn(temporaryFolder())
  // This program goes on running and leaves the backup of the day to the next one.
  const { ask } = started(file, 3_600_000)
  await ask('match.create', MATCH)
  expect(makeBackup(file, { reason: 'import', now: 1000 }).ok).toBe(true)
  // What another start would find: the files as they are, put together.
  opened(file).close()
  return file
}

describe('the start of the program', () => {
  it('opens a library that is as it was left, and backs it up once a day by itself', async () => {
    const file = await evening()
    const { ask } = started(file)
    expect(await ask('library.opening', {})).toMatchObject({ state: 'open', error: null, choices: [] })
    await expect
      .poll(() => listBackups(file).map(({ reason }) => reason), { timeout: 60_000 })
      .toEqual(['daily', 'import'])
    expect((await ask('backups.list', {}))[0]).toMatchObject({ reason: 'daily', matches: 1 })
  })

  it('says what is wrong with a damaged one and does nothing but what is chosen', async () => {
    const file = libraryIn(temporaryFolder())
    const library = opened(file)
    library.close()
    expect(makeBackup(file, { reason: 'daily', now: Date.now() }).ok).toBe(true)
    truncateSync(file, 9000)
    const { ask, refused, pushed } = started(file)
    expect(await ask('library.opening', {})).toMatchObject({
      state: 'closed',
      findings: [{ code: 'short' }],
      choices: ['restore', 'anew', 'leave'],
      contents: { present: null, backup: { matches: 0, steps: 0, notes: 0 } },
    })
    expect(await refused('library.list', {})).toMatchObject({ code: 'libraryDamaged' })
    expect((await ask('settings.get', {})).language).toBe('system')
    expect(readFileSync(file)).toHaveLength(9000)
    const [backup] = await ask('backups.list', {})
    expect(await ask('backups.restore', { name: backup?.name ?? '' })).toMatchObject({ state: 'open' })
    expect(pushed('library.reopened')).toMatchObject([{ state: 'open' }])
    expect((await ask('library.list', {})).total).toBe(0)
  })

  it('offers no backup where there is none, and begins anew where that is chosen', async () => {
    const file = libraryIn(temporaryFolder())
    opened(file).close()
    truncateSync(file, 9000)
    const { ask } = started(file)
    expect((await ask('library.opening', {})).choices).toEqual(['anew', 'leave'])
    expect(await ask('library.open', { choice: 'anew' })).toMatchObject({ state: 'open' })
    await ask('match.create', MATCH)
    expect((await ask('library.list', {})).total).toBe(1)
  })

  it('looks at a backup without changing anything, and goes back', async () => {
    const file = await evening()
    const { ask, refused } = started(file)
    const name = listBackups(file).find(({ reason }) => reason === 'import')?.name ?? ''
    expect(await ask('backups.look', { name })).toMatchObject({ state: 'readOnly', backup: { name } })
    const { rows } = await ask('library.list', {})
    expect(rows.map(({ title }) => title)).toEqual(['An evening'])
    expect(await refused('library.rename', { match: rows[0]!.id, title: 'Another' })).toMatchObject({
      code: 'libraryReadOnly',
    })
    expect(await ask('library.open', { choice: 'again' })).toMatchObject({ state: 'open', backup: null })
    await ask('library.rename', { match: rows[0]!.id, title: 'Another' })
  })

  it('has its language and its other settings changed while a backup is looked at, which are not stored', async () => {
    const file = await evening()
    const { ask } = started(file)
    await ask('settings.set', { theme: 'night' })
    const name = listBackups(file).find(({ reason }) => reason === 'import')?.name ?? ''
    await ask('backups.look', { name })
    expect(await ask('settings.set', { language: 'zh-Hant' })).toMatchObject({ language: 'zh-Hant' })
    expect(await ask('settings.get', {})).toMatchObject({ language: 'zh-Hant' })
    await ask('library.open', { choice: 'again' })
    expect(await ask('settings.get', {})).toMatchObject({ language: 'system', theme: 'night' })
  })

  it('takes a single match out of a backup, as an import of its record', async () => {
    const file = await evening()
    const { ask } = started(file)
    const name = listBackups(file).find(({ reason }) => reason === 'import')?.name ?? ''
    const [match] = await ask('backups.matches', { name })
    expect(match).toMatchObject({ title: 'An evening', players: ['以真', 'Mira'] })
    await ask('library.bin', { matches: [match!.match] })
    await ask('library.emptyBin', {})
    expect((await ask('library.list', {})).total).toBe(0)
    expect(await ask('backups.import', { name, match: match!.match })).toMatchObject({ isNew: true })
    expect((await ask('library.list', {})).rows[0]).toMatchObject({ title: 'An evening' })
  })

  it('makes a backup before the tenth of imports in a row', async () => {
    const file = await evening()
    const { ask } = started(file)
    const name = listBackups(file).find(({ reason }) => reason === 'import')?.name ?? ''
    const [match] = await ask('backups.matches', { name })
    for (let number = 1; number <= 10; number += 1) await ask('backups.import', { name, match: match!.match })
    expect(listBackups(file).filter(({ reason }) => reason === 'import')).toHaveLength(2)
  })

  it('does not miss matches that were deleted on purpose', async () => {
    const file = await evening()
    const first = started(file)
    const { rows } = await first.ask('library.list', {})
    await first.ask('library.bin', { matches: rows.map(({ id }) => id) })
    await first.ask('library.emptyBin', {})
    expect(await started(file).ask('library.opening', {})).toMatchObject({ state: 'open' })
  })
})
