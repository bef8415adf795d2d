/** Moving a library, on real files; interrupted-move.int.test.ts kills a process at each stage. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeBackup } from '../backups/backups.ts'
import { readProgressFile } from '../damage/progress-file.ts'
import { exampleHeader } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'
import { lockLocation, type LibraryLocation } from './library-location.ts'
import { moveLibrary } from './move.ts'
import { pointerFile, locateLibrary } from './pointer.ts'

/** A program that located the library before it was moved. */
const OPENS = `
  import { openLibrary } from ${JSON.stringify(new URL('../open.ts', import.meta.url).href)}
  const opened = openLibrary(process.argv[1], { now: Date.now, lockWaitMs: 0 })
  process.stdout.write(opened.ok ? 'opened' : opened.error.code)
`

const held = (home: string): LibraryLocation => {
  const location = lockLocation(home)
  if (location === undefined) return expect.fail('the place is held already')
  onTestFinished(() => location.release())
  return location
}

const titlesIn = (folder: string): string[] => {
  const library = opened(libraryIn(folder))
  const titles = library.ids().map((id) => library.row(id)?.title ?? '')
  library.close()
  return titles
}

/** A closed library of two matches with every kind of file beside it. */
const evening = () => {
  const folder = temporaryFolder()
  const home = join(folder, 'home')
  mkdirSync(home)
  const library = opened(libraryIn(home))
  library.create(exampleHeader(1), 'First')
  library.create(exampleHeader(2), 'Second')
  library.close()
  expect(makeBackup(libraryIn(home), { reason: 'daily', now: 0 }).ok).toBe(true)
  mkdirSync(join(home, 'library.as-found.2026'))
  writeFileSync(join(home, 'library.as-found.2026', 'library.sqlite'), 'as it was')
  writeFileSync(join(home, 'library.v5.2026-01-01T00-00-00Z.sqlite'), 'old')
  return { folder, home, to: join(folder, 'elsewhere') }
}

const snapshot = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'library.sqlite.lock')
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        // While others cannot open it, the library has another journal mode.
        const bytes = readFileSync(path)
        if (entry.name === 'library.sqlite' && bytes.length > 20) bytes.fill(0, 18, 100)
        return [path.slice(folder.length), bytes.toString('base64')]
      }),
  )

describe('moving the library', () => {
  it('moves all of its files, and keeps the old ones until the next start', async () => {
    const { home, to } = evening()
    const progress = readProgressFile(libraryIn(home)).matches
    writeFileSync(join(home, 'window.json'), '{}')
    const location = held(home)
    expect(location.find()).toBeNull()
    expect(await location.move(to)).toEqual({ ok: true, value: libraryIn(to) })
    expect(location.file()).toBe(libraryIn(to))
    expect(readdirSync(to).toSorted()).toEqual([
      'library.as-found.2026',
      'library.backups',
      'library.sqlite',
      'library.sqlite.lock',
      'library.sqlite.witness',
      'library.v5.2026-01-01T00-00-00Z.sqlite',
    ])
    expect(readProgressFile(libraryIn(to)).matches).toEqual(progress)
    expect(titlesIn(to)).toEqual(['First', 'Second'])
    location.opened()
    expect(readdirSync(home).toSorted()).toEqual([
      'library.moved',
      'library.place',
      'library.sqlite.lock',
      'window.json',
    ])
    location.release()

    const next = held(home)
    expect([next.find(), next.file()]).toEqual([null, libraryIn(to)])
    next.opened()
    expect(readdirSync(home).toSorted()).toEqual(['library.place', 'library.sqlite.lock', 'window.json'])
    expect(titlesIn(to)).toEqual(['First', 'Second'])
  })

  it('goes on from there, and back to the home, which then needs no pointer', async () => {
    const { folder, home, to } = evening()
    const location = held(home)
    const third = join(folder, 'third')
    expect((await location.move(to)).ok).toBe(true)
    expect((await location.move(third)).ok).toBe(true)
    // The leftovers of the first place are gone; those of the second wait for another start.
    expect(existsSync(join(home, 'library.moved'))).toBe(false)
    expect(existsSync(join(to, 'library.moved'))).toBe(true)
    expect((await location.move(home)).ok).toBe(true)
    expect(titlesIn(home)).toEqual(['First', 'Second'])
    location.release()
    held(home).opened()
    expect(existsSync(pointerFile(home))).toBe(false)
    expect(locateLibrary(home)).toEqual({ file: libraryIn(home), error: null })
    expect([to, third].flatMap((each) => readdirSync(each))).toEqual([
      'library.sqlite.lock',
      'library.sqlite.lock',
    ])
  })

  it.each<[string, (folder: string, home: string) => string, string]>([
    ['the same folder', (_, home) => home, 'moveInside'],
    ['a folder within', (_, home) => join(home, 'within'), 'moveInside'],
    ['no folder', (folder) => join(folder, 'none', 'below'), 'moveNoFolder'],
    [
      'a file',
      (folder) => {
        writeFileSync(join(folder, 'file'), '')
        return join(folder, 'file')
      },
      'moveNoFolder',
    ],
    ['a path that is not whole', () => 'elsewhere', 'moveNoFolder'],
    [
      'a folder with something in it',
      (folder) => {
        mkdirSync(join(folder, 'full'))
        writeFileSync(join(folder, 'full', 'letter.txt'), 'Dear')
        return join(folder, 'full')
      },
      'moveNotEmpty',
    ],
    [
      'another library',
      (folder) => {
        mkdirSync(join(folder, 'other'))
        opened(libraryIn(join(folder, 'other'))).close()
        return join(folder, 'other')
      },
      'moveOtherLibrary',
    ],
  ])('is refused into %s, and nothing is touched', async (_what, target, code) => {
    const { folder, home } = evening()
    const location = held(home)
    const to = target(folder, home)
    const before = snapshot(folder)
    expect(location.refusal(to)?.code).toBe(code)
    expect(await location.move(to)).toMatchObject({ ok: false, error: { code } })
    expect(snapshot(folder)).toEqual(before)
  })

  it('is refused where nothing can be written', async ({ skip }) => {
    // Root may write everywhere.
    if (process.getuid?.() === 0 || process.platform === 'win32') return skip()
    const { home, to } = evening()
    mkdirSync(to)
    chmodSync(to, 0o500)
    onTestFinished(() => chmodSync(to, 0o700))
    expect(await held(home).move(to)).toMatchObject({ ok: false, error: { code: 'moveNotWritable' } })
    expect(titlesIn(home)).toEqual(['First', 'Second'])
  })

  it('is refused where there is too little room, before anything is copied', async ({ skip }) => {
    // A small file system that Linux has; elsewhere this cannot be tested.
    const small = '/dev/shm'
    if (!existsSync(small)) return skip('there is no small file system')
    const { home } = evening()
    const to = mkdtempSync(join(small, 'qipu-'))
    onTestFinished(() => rmSync(to, { recursive: true, force: true }))
    const { bavail, bsize } = statfsSync(to)
    // A sparse backup of that size.
    const db = join(home, 'library.backups', 'backup.daily.2026-01-01T00-00-00Z.sqlite')
    writeFileSync(db, '')
    truncateSync(db, bavail * bsize)
    expect(await held(home).move(to)).toMatchObject({
      ok: false,
      error: { code: 'moveNoSpace', details: { free: expect.stringMatching(/^\d+ MB$/) } },
    })
    expect(readdirSync(to)).toEqual([])
  })

  it('is refused while another program has the library open, which goes on', async () => {
    const { folder, home, to } = evening()
    const other = new Database(libraryIn(home))
    onTestFinished(() => void other.close())
    other.prepare('SELECT count(*) FROM match').get()
    const moved = await moveLibrary({ home, from: home, to, patience: 100 })
    expect(moved).toEqual({ ok: false, error: { code: 'moveInUse' } })
    expect(other.prepare('SELECT count(*) FROM match').pluck().get()).toBe(2)
    expect(existsSync(pointerFile(home))).toBe(false)
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual([])
  })

  it('lets no other program write into the old files during or after the move', async () => {
    const { home, to } = evening()
    const location = held(home)
    const seen: string[] = []
    const late = new Database(libraryIn(home), { timeout: 0 })
    onTestFinished(() => void late.close())
    const moved = await location.move(to, (stage) => {
      if (stage !== 'compared' && stage !== 'putAside') return
      const ran = spawnSync(process.execPath, ['--input-type=module', '-e', OPENS, libraryIn(home)])
      seen.push(`${stage} ${ran.stdout.toString()}`)
    })
    expect(moved.ok).toBe(true)
    expect(seen).toEqual(['compared libraryLocked', 'putAside libraryLocked'])
    // A program that opened the file before its rename cannot write into it.
    expect(() => late.exec('CREATE TABLE lost (x)')).toThrow(/readonly/)
  })

  it('is undone if a copy differs', async () => {
    const { home, to } = evening()
    const location = held(home)
    const moved = await location.move(to, (stage) => {
      if (stage === 'copied')
        writeFileSync(join(to, 'library.arriving', 'library.v5.2026-01-01T00-00-00Z.sqlite'), 'odd')
    })
    expect(moved).toEqual({ ok: false, error: { code: 'moveUnequal' } })
    expect(readdirSync(to)).toEqual(['library.sqlite.lock'])
    expect(titlesIn(home)).toEqual(['First', 'Second'])
    // The same folder works on a second attempt.
    expect((await location.move(to)).ok).toBe(true)
  })
})

describe('a moved library that is missing', () => {
  const away = async () => {
    const { folder, home, to } = evening()
    const location = held(home)
    expect((await location.move(to)).ok).toBe(true)
    location.release()
    return { folder, home, to }
  }

  it('is reported, and no new one is created', async () => {
    const { home, to } = await away()
    rmSync(to, { recursive: true })
    const location = held(home)
    expect(location.find()).toEqual({ code: 'libraryAway', details: { folder: to } })
    expect([existsSync(to), existsSync(libraryIn(home))]).toEqual([false, false])
  })

  it('is found again once its drive is back', async () => {
    const { folder, home, to } = await away()
    renameSync(to, join(folder, 'drive'))
    // Unmounting a drive leaves an empty folder.
    mkdirSync(to)
    const location = held(home)
    expect(location.find()?.code).toBe('libraryAway')
    rmSync(to, { recursive: true })
    renameSync(join(folder, 'drive'), to)
    expect([location.find(), location.file()]).toEqual([null, libraryIn(to)])
    // It is locked from then on.
    expect(lockLocation(to)).toBeUndefined()
  })

  it('can be used from another folder', async () => {
    const { folder, home, to } = await away()
    const other = join(folder, 'D')
    renameSync(to, other)
    const location = held(home)
    expect(location.use(join(folder, 'none'))).toMatchObject({ code: 'useNoLibrary' })
    expect([location.use(other), location.file()]).toEqual([null, libraryIn(other)])
    expect(titlesIn(dirname(location.file()))).toEqual(['First', 'Second'])
  })

  it('is as before the move for users who go on without it', async () => {
    const { home, to } = await away()
    rmSync(to, { recursive: true })
    const location = held(home)
    expect([location.useHome(), location.file()]).toEqual([null, libraryIn(home)])
    expect(titlesIn(home)).toEqual(['First', 'Second'])
  })

  it('is searched nowhere else if its pointer is unreadable', async () => {
    const { home, to } = await away()
    writeFileSync(pointerFile(home), '{"folder":')
    const location = held(home)
    expect(location.find()?.code).toBe('libraryPlaceUnreadable')
    expect(existsSync(libraryIn(home))).toBe(false)
    expect([location.use(to), titlesIn(to)]).toEqual([null, ['First', 'Second']])
  })

  it('is left alone if there is another library in the old place by now', async () => {
    const { home, to } = await away()
    opened(libraryIn(to)).close()
    rmSync(join(home, 'library.moved'), { recursive: true })
    const library = opened(libraryIn(home))
    library.create(exampleHeader(3), 'Anew')
    library.close()
    const quiet = vi.spyOn(console, 'error').mockReturnValue()
    held(home).opened()
    quiet.mockRestore()
    expect(titlesIn(home)).toEqual(['Anew'])
  })
})
