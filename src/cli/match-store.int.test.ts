import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUDGETS } from '../engine/record/file/budgets.ts'
import { openLibrary } from '../main/library/open.ts'
import { exampleHeader } from '../main/library/testing/example.ts'
import { bytesOf } from './match-store.ts'
import { createWorkspace } from './testing/run.ts'

describe('a match on its way through the library', () => {
  it.each([
    ['opened with every match where the log has all', 'full'],
    ['refused where a part was in the file alone', 'part'],
  ])('is copied when the file is lost beside its log, and %s', async (_, log) => {
    const { at, home, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    if (log === 'part') expect((await qipu('import', at('quorsum-1.qipu'))).exit).toBe(0)
    // Changes of a program that has it open are in the log.
    const other = openLibrary(join(home, 'library.sqlite'), { now: Date.now })
    if (!other.ok) throw new Error(other.error.code)
    other.value.create(exampleHeader(1), 'An evening')
    const killed = at('killed')
    cpSync(home, killed, { recursive: true })
    other.value.close()
    rmSync(home, { recursive: true })
    cpSync(killed, home, { recursive: true })
    truncateSync(join(home, 'library.sqlite'), 0)

    // Nothing happens before the user has chosen.
    expect(await qipu('list')).toMatchObject({ exit: 3, out: '' })
    expect(readFileSync(join(home, 'library.sqlite'))).toHaveLength(0)
    const listed = await qipu('list', '--damaged', 'open')
    expect(listed.exit).toBe(log === 'full' ? 0 : 3)
    expect(listed.out === '').toBe(log === 'part')
    const [copies = ''] = readdirSync(home).filter((name) => name.includes('.as-found.'))
    expect(listed.err).toContain(join(home, copies))
    expect(readFileSync(join(home, copies, 'library.sqlite-wal'))).toEqual(
      readFileSync(join(killed, 'library.sqlite-wal')),
    )
  })
})

describe('the command line', () => {
  it('refuses a library that is not one and leaves it', async () => {
    const { home, qipu } = createWorkspace()
    const library = join(home, 'library.sqlite')
    mkdirSync(home)
    writeFileSync(library, 'my diary\n'.repeat(50))
    const ran = await qipu('list')
    expect(ran.exit).toBe(3)
    expect(ran.err).toContain('is not a Qipu library')
    expect(readFileSync(library, 'utf8')).toBe('my diary\n'.repeat(50))
  })
})

describe('a file that is larger than any record', () => {
  it('is read up to the limit, and no further', () => {
    const file = createWorkspace().at('large')
    writeFileSync(file, 'abcdefghij')
    expect(Buffer.from(bytesOf(file, () => 4)).toString()).toBe('abcde')
    expect(Buffer.from(bytesOf(file, () => 10)).toString()).toBe('abcdefghij')
    expect(Buffer.from(bytesOf(file)).toString()).toBe('abcdefghij')
    // A sparse file of 1.5 GB.
    truncateSync(file, 1.5e9)
    expect(bytesOf(file)).toHaveLength(BUDGETS.packed + 1)
  })

  it.skipIf(process.platform === 'win32')('is refused if it has no end', async () => {
    const { at, qipu } = createWorkspace()
    for (const command of ['verify', 'import', 'show']) {
      const { out, err, exit } = await qipu(command, '/dev/zero')
      expect([command, exit]).toEqual([command, 1])
      expect(out + err).toContain('(tooLarge)')
    }
    writeFileSync(at('zip.qipu'), Buffer.from('504b0304', 'hex'))
    truncateSync(at('zip.qipu'), 1.5e9)
    expect((await qipu('import', at('zip.qipu'))).err).toContain('(zipTooLarge)')
  })
})
