/** Moving a library in a process that is killed, or whose disk fails: one folder has everything at every moment. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { prepareRefusing } from '../../testing/refusals/refusal-switch.ts'
import { makeBackup } from '../backups/backups.ts'
import { LIBRARY_NAME } from '../file/files.ts'
import { exampleHeader } from '../testing/example.ts'
import type { MoveTried } from '../../testing/mover.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'
import { lockLocation } from './library-location.ts'
import { MOVE_STAGES, type MoveStage } from './move.ts'

const MOVER = fileURLToPath(new URL('../../testing/mover.ts', import.meta.url))
const TITLES = ['First', 'Second']

const evening = (): string => {
  const folder = temporaryFolder()
  const home = join(folder, 'home')
  mkdirSync(home)
  const library = opened(libraryIn(home))
  library.create(exampleHeader(1), 'First')
  library.create(exampleHeader(2), 'Second')
  library.close()
  expect(makeBackup(libraryIn(home), { reason: 'daily', now: 0 }).ok).toBe(true)
  return folder
}

const killedAt = (stage: MoveStage): string => {
  const folder = evening()
  const { signal, stderr } = spawnSync(process.execPath, [MOVER, folder, 'kill', stage], { encoding: 'utf8' })
  expect([signal, stderr]).toEqual(['SIGKILL', ''])
  return folder
}

/** Where the next start finds the library, and what is in it. */
const nextStart = (folder: string) => {
  const location = lockLocation(join(folder, 'home')) ?? expect.fail('it is held by a process that is dead')
  expect(location.find()).toBeNull()
  const library = opened(location.file())
  const titles = library.ids().map((id) => library.row(id)?.title)
  expect([library.kept, library.check()]).toEqual([null, null])
  library.close()
  location.opened()
  return { location, titles }
}

const places = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(LIBRARY_NAME))

describe('a move that is killed', () => {
  it.each(
    MOVE_STAGES.map((stage) => [stage, ['switched', 'putAside'].includes(stage) ? 'to' : 'home'] as const),
  )('at %s leaves one library with everything in it, in the folder %s', async (stage, where) => {
    const folder = killedAt(stage)
    const { location, titles } = nextStart(folder)
    expect([location.file(), titles]).toEqual([libraryIn(join(folder, where)), TITLES])
    // A moved library is no longer kept twice; one that was not moved can be moved now.
    if (where === 'to') expect(places(folder)).toEqual([join('to', LIBRARY_NAME)])
    else {
      const again = join(folder, stage === 'placed' ? 'another' : 'to')
      if (stage === 'placed') expect(location.refusal(join(folder, 'to'))?.code).toBe('moveOtherLibrary')
      expect(await location.move(again)).toEqual({ ok: true, value: libraryIn(again) })
    }
    location.release()
    expect(nextStart(folder).titles).toEqual(TITLES)
  })

  it('while the copies are renamed can be started again', async () => {
    const folder = killedAt('compared')
    const to = join(folder, 'to')
    for (const name of ['library.backups', `${LIBRARY_NAME}.witness`])
      renameSync(join(to, 'library.arriving', name), join(to, name))
    const { location, titles } = nextStart(folder)
    expect(titles).toEqual(TITLES)
    expect((await location.move(to)).ok).toBe(true)
  })

  it('while the old files are put aside is completed by the next start', () => {
    const folder = killedAt('switched')
    const home = join(folder, 'home')
    mkdirSync(join(home, 'library.moved'))
    renameSync(libraryIn(home), libraryIn(join(home, 'library.moved')))
    expect(nextStart(folder).titles).toEqual(TITLES)
    expect(readdirSync(home).toSorted()).toEqual(['library.place', 'library.sqlite.lock'])
    expect(existsSync(libraryIn(join(folder, 'to')))).toBe(true)
  })
})

// Stride 1: every call fails once, in each way.
it.for(['once', 'from', 'half'])(
  'a move is done completely or not at all on a failing disk: %s',
  (mode, { skip }) => {
    const folder = evening()
    const refusing = prepareRefusing(folder, join(folder, 'tried'))
    if (typeof refusing === 'string') return skip(refusing)
    const ran = spawnSync(process.execPath, [MOVER, folder, 'refuse', refusing.control, mode, '6'], {
      encoding: 'utf8',
      env: { ...process.env, ...refusing.env, UV_USE_IO_URING: '0' },
    })
    expect(ran.stderr).toBe('')
    const reports = ran.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as MoveTried) // as the mover prints it
    for (const report of reports) {
      expect(report, report.what).toMatchObject({
        titles: TITLES,
        place: report.answer === 'ok' ? 'to' : 'home',
      })
      expect(['internal', 'libraryDamaged']).not.toContain(report.answer)
    }
    expect(reports.some(({ refused }) => refused > 0)).toBe(true)
    expect(reports.at(-1)).toMatchObject({ refused: 0, answer: 'ok' })
    if (mode === 'from') expect(reports.map(({ answer }) => answer)).toContain('libraryFull')
  },
)
