import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeBackup } from '../main/library/backups/backups.ts'
import { openLibrary } from '../main/library/open.ts'
import { exampleHeader } from '../main/library/testing/example.ts'
import { createWorkspace } from './testing/run.ts'

/** A closed library of one match, and a backup of it. */
const evening = () => {
  const { at, home, qipu } = createWorkspace()
  const file = join(home, 'library.sqlite')
  const opened = openLibrary(file, { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  opened.value.create(exampleHeader(1), 'An evening')
  opened.value.close()
  expect(makeBackup(file, { reason: 'daily', now: Date.UTC(2026, 10, 20) }).ok).toBe(true)
  return { at, file, qipu }
}

describe('a damaged library at the command line', () => {
  it('is reported with findings, copies and choices, and nothing happens unasked', async () => {
    const { file, qipu } = evening()
    truncateSync(file, 5000)
    const ran = await qipu('list')
    expect(ran.exit).toBe(3)
    expect(ran.err).toContain('The library is damaged')
    expect(ran.err).toContain('has been cut short')
    expect(ran.err).toContain('Nothing was changed.')
    expect(ran.err).toContain('.as-found.')
    expect(ran.err).toMatch(/^ {2}restore .*: 1 match, 0 steps, 0 notes$/m)
    expect(ran.err).toMatch(/^ {2}anew .*: 0 matches, 0 steps, 0 notes$/m)
    expect(ran.err).not.toMatch(/^ {2}open /m)
    expect(ran.err).not.toContain('    at ')
    expect(readFileSync(file)).toHaveLength(5000)
  })

  it('is restored, begun anew or left as the user says', async () => {
    const { file, qipu } = evening()
    truncateSync(file, 5000)
    expect((await qipu('list', '--damaged', 'open')).exit).toBe(3)
    expect(readFileSync(file)).toHaveLength(5000)
    expect((await qipu('list', '--damaged', 'restore')).out).toContain('An evening')
    expect((await qipu('list')).out).toContain('An evening')
    truncateSync(file, 5000)
    expect(await qipu('list', '--damaged=anew')).toMatchObject({ exit: 0, out: '' })
    const copies = readdirSync(join(file, '..')).filter((name) => name.includes('.as-found.'))
    // It was found damaged each time.
    expect(copies).toHaveLength(2)
    expect((await qipu('list', '--damaged', 'nonsense')).exit).toBe(2)
  })

  it('says how much is missing if the file is gone', async () => {
    const { file, qipu } = evening()
    rmSync(file)
    expect((await qipu('list')).err).toContain('missing or empty, though it held matches')
  })

  it('is backed up before many records are imported', async () => {
    const { at, qipu } = evening()
    await qipu('simulate', '--game', 'quorsum', '--count', '10', '--seed', 'a', '--out', at('.'))
    const files = Array.from({ length: 10 }, (_, n) => at(`quorsum-${String(n + 1).padStart(2, '0')}.qipu`))
    expect(await qipu('import', ...files)).toMatchObject({ exit: 0 })
    expect((await qipu('backups')).out.match(/^backup\.import\./gm)).toHaveLength(1)
  })

  it('lists backups and restores one by its name', async () => {
    const { qipu } = evening()
    expect((await qipu('backups')).out).toMatch(
      /^backup\.daily\.2026-11-20T00-00-00Z\.1\.sqlite .* 1 match, 0 steps/,
    )
    const [name = ''] = (await qipu('backups')).out.split(' ')
    expect(await qipu('restore', name)).toMatchObject({ exit: 0 })
    expect((await qipu('list')).out).toContain('An evening')
    expect(await qipu('restore', 'other')).toMatchObject({ exit: 3 })
  })
})
