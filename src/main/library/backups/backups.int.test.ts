import { copyFileSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { MatchId } from '../../../engine/record/step.ts'
import { createRecordWorker } from '../../service/record-worker/record-worker.ts'
import { exampleHeader, exampleLine, exampleSummary, mainAt } from '../testing/example.ts'
import { libraryIn, opened, steadyClock, temporaryFolder } from '../testing/temporary-library.ts'
import { backupFolder } from '../file/files.ts'
import { countsOf, isDailyDue, listBackups, backupsToRemove, type Backup, makeBackup } from './backups.ts'
import { restoreBackup } from './restore.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 10, 1, 12)
const now = steadyClock()
const WORKER = fileURLToPath(new URL('../../service/record-worker/worker-thread.ts', import.meta.url))

const play = (file: string, number: number, steps: number): MatchId => {
  const library = opened(file)
  const id = library.create(exampleHeader(number), `Match ${number}`)
  const line = exampleLine(id, steps)
  const last = line.at(-1)?.id
  if (last === undefined) throw new Error('a match without steps')
  const branches = [mainAt(last, 1)]
  library.append(id, { steps: line, branches, reason: 'act', summary: exampleSummary({ steps }) })
  library.close()
  return id
}

const backup = (file: string, at = START): string => {
  const made = makeBackup(file, { reason: 'daily', now: at })
  if (!made.ok) throw new Error(made.error.code)
  return basename(made.value)
}

describe('a backup', () => {
  it('is a complete copy of an open library, changes in the log included', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 4)
    const library = opened(file)
    library.create(exampleHeader(2), 'In the log')
    const name = backup(file)
    expect(readdirSync(backupFolder(file))).toEqual([name])
    expect(listBackups(file)).toMatchObject([{ name, reason: 'daily', at: START }])
    expect(countsOf(join(backupFolder(file), name))).toMatchObject({ matches: 2, steps: 4 })
  })

  it('is due once a day', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    expect(isDailyDue(file, START)).toBe(true)
    backup(file)
    expect([isDailyDue(file, START + 1000), isDailyDue(file, START + DAY)]).toEqual([false, true])
  })

  it('leaves nothing half-made where it fails', () => {
    const file = libraryIn(temporaryFolder())
    expect(makeBackup(file, { reason: 'daily', now: START })).toMatchObject({ ok: false })
    expect(readdirSync(backupFolder(file))).toEqual([])
  })

  it('is complete when two programs make one in the same second', async () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    const workers = [createRecordWorker(WORKER), createRecordWorker(WORKER)]
    onTestFinished(() => void workers.map((worker) => worker.close()))
    for (let hour = 0; hour < 10; hour += 1) {
      const at = START + hour * 3_600_000
      const made = await Promise.all(
        workers.map((worker) => worker.backup(file, { reason: 'daily', now: at })),
      )
      expect(made).toMatchObject([{ ok: true }, { ok: true }])
    }
    for (const name of readdirSync(backupFolder(file)))
      expect(countsOf(join(backupFolder(file), name))).toMatchObject({ matches: 1, steps: 1 })
  })

  it('says so where it cannot be read', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    const path = join(backupFolder(file), backup(file))
    writeFileSync(path, 'x'.repeat(9000))
    expect(countsOf(path)).toBeNull()
  })
})

describe('a wrong clock', () => {
  const AHEAD = START + 400 * DAY

  it('never deletes the backup just made', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    const name = backup(file)
    for (let turn = 0; turn < 6; turn += 1)
      expect(restoreBackup(file, name, { now: () => AHEAD + turn }).ok).toBe(true)
    play(file, 2, 3)
    // The clock is corrected.
    const restored = restoreBackup(file, name, { now: () => START + DAY })
    expect(countsOf(restored.ok ? (restored.value ?? '') : '')).toMatchObject({ matches: 2, steps: 4 })
    for (const reason of ['daily', 'import'] as const) {
      for (let turn = 0; turn < 12; turn += 1) makeBackup(file, { reason, now: AHEAD + turn * DAY })
      for (let turn = 0; turn < 12; turn += 1) {
        const made = makeBackup(file, { reason, now: START - turn * DAY })
        expect(made.ok && countsOf(made.value)).toMatchObject({ matches: 1 })
      }
    }
  })

  it('does not change which backup is the latest', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    const names = [AHEAD, START, START - DAY, AHEAD - DAY].map((at) => backup(file, at))
    expect(listBackups(file).map(({ name }) => name)).toEqual(names.toReversed())
  })

  it('leaves no day without a backup', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    backup(file, AHEAD)
    expect(isDailyDue(file, START)).toBe(true)
    backup(file, START)
    expect(isDailyDue(file, START)).toBe(false)
  })

  it('orders unnumbered backups of earlier versions before numbered ones', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    const made = backup(file)
    const old = 'backup.daily.2027-11-20T10-25-00Z.sqlite'
    copyFileSync(join(backupFolder(file), made), join(backupFolder(file), old))
    const next = backup(file, START + DAY)
    expect(listBackups(file).map(({ name }) => name)).toEqual([next, made, old])
  })

  it('deletes leftovers of a killed program, but not a backup being written', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    backup(file)
    const day = DAY / 1000
    const [seconds, folder] = [Date.now() / 1000, backupFolder(file)]
    const halves = { young: seconds, old: seconds - day, ahead: seconds + day }
    for (const [name, time] of Object.entries(halves)) {
      writeFileSync(join(folder, `${name}.part`), '')
      utimesSync(join(folder, `${name}.part`), time, time)
    }
    backup(file, AHEAD)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['young.part'])
  })
})

describe('backups kept', () => {
  const daily = (day: number): Backup => ({
    name: `${day}`,
    file: '',
    reason: 'daily',
    number: day,
    at: START + day * DAY,
  })

  it('are those of seven days and of the four weeks before', () => {
    const all = Array.from({ length: 60 }, (_, day) => daily(day)).toReversed()
    const gone = new Set(backupsToRemove(all))
    const kept = all.filter((one) => !gone.has(one)).map(({ name }) => Number(name))
    expect(kept.slice(0, 7)).toEqual([59, 58, 57, 56, 55, 54, 53])
    expect(kept).toHaveLength(11)
    expect(kept.slice(7).every((day, at, days) => at === 0 || (days[at - 1] ?? 0) - day <= 7)).toBe(true)
  })

  it('are five of each other reason, and all that migrations made', () => {
    const of = (reason: Backup['reason']): Backup[] =>
      Array.from({ length: 8 }, (_, at) => ({ ...daily(8 - at), reason }))
    const gone = backupsToRemove([...of('import'), ...of('restore'), ...of('migration')])
    expect(gone.map(({ reason }) => reason)).toEqual([
      ...Array<string>(3).fill('import'),
      ...Array<string>(3).fill('restore'),
    ])
  })
})

describe('restoring a backup', () => {
  it('brings everything back, and first makes a backup of the present library', () => {
    const file = libraryIn(temporaryFolder())
    const first = play(file, 1, 4)
    const name = backup(file)
    const second = play(file, 2, 3)
    const restored = restoreBackup(file, name, { now })
    const library = opened(file)
    expect([library.ids(), library.kept]).toEqual([[first], null])
    library.close()
    const before = restored.ok ? restored.value : null
    expect(listBackups(file).map(({ reason }) => reason)).toEqual(['restore', 'daily'])
    expect(countsOf(before ?? '')).toMatchObject({ matches: 2, steps: 7 })
    expect(restoreBackup(file, basename(before ?? ''), { now }).ok).toBe(true)
    expect(opened(file).ids()).toContain(second)
  })

  it('first copies a damaged library file by file', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 4)
    const name = backup(file)
    truncateSync(file, 5000)
    const restored = restoreBackup(file, name, { now })
    const kept = restored.ok ? (restored.value ?? '') : ''
    expect(readFileSync(libraryIn(kept))).toHaveLength(5000)
    expect(opened(file).ids()).toHaveLength(1)
  })

  it.each([
    ['is damaged itself', 'backupDamaged', (path: string) => truncateSync(path, 9000)],
    ['is no database', 'backupDamaged', (path: string) => writeFileSync(path, 'Dear diary')],
  ])('changes nothing where the backup %s', (_, code, spoil) => {
    const file = libraryIn(temporaryFolder())
    const id = play(file, 1, 4)
    const name = backup(file)
    spoil(join(backupFolder(file), name))
    const before = readFileSync(file)
    expect(restoreBackup(file, name, { now })).toMatchObject({ ok: false, error: { code } })
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(opened(file).ids()).toEqual([id])
  })

  it('accepts no path as a name', () => {
    const file = libraryIn(temporaryFolder())
    play(file, 1, 1)
    copyFileSync(file, `${file}.other`)
    expect(restoreBackup(file, '../library.sqlite.other', { now })).toMatchObject({
      error: { code: 'backupUnknown' },
    })
  })
})
