import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { MAIN } from '../../engine/record/step.ts'
import { RECORD_BUDGETS } from '../../engine/record/validation.ts'
import { putAnnotation, putBranch } from '../../engine/record/tree.ts'
import { openLibrary } from '../../main/library/open.ts'
import { createWorkspace } from '../testing/run.ts'

describe('a match on its way through the library', () => {
  it('is marked in the window after a copy brought something new', async () => {
    const { at, home, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    const file = at('quorsum-1.qipu')
    await qipu('import', file)
    const read = decode(readFileSync(file), { games: GAMES })
    if (!read.ok) throw new Error(read.error.code)
    const { record } = read.value
    const body = { kind: 'comment', text: 'Seen elsewhere', author: 'Bo' } as const
    putAnnotation(record, { id: 'a'.repeat(16), step: record.root, body, version: 1, deleted: false })
    writeFileSync(at('copy.qipu'), encode(record))
    expect(await qipu('import', at('copy.qipu'))).toMatchObject({ err: '', exit: 0 })

    const opened = openLibrary(join(home, 'library.sqlite'), { now: Date.now })
    if (!opened.ok) throw new Error(opened.error.code)
    onTestFinished(() => opened.value.close())
    expect(opened.value.unread(record.root)).toEqual(['a'.repeat(16)])
  })

  it('keeps its main line, and its notes unless --replace is given', async () => {
    const { at, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    const file = at('quorsum-1.qipu')
    const read = decode(readFileSync(file), { games: GAMES })
    if (!read.ok) throw new Error(read.error.code)
    const { record } = read.value
    const note = { id: 'a'.repeat(16), step: record.root, version: 1, deleted: false } as const
    const say = (text: string, version: number): void => {
      putAnnotation(record, { ...note, version, body: { kind: 'comment', text, author: '' } })
      writeFileSync(file, encode(record))
    }
    say('mine', 1)
    await qipu('import', file)
    putBranch(record, { id: MAIN, name: 'main', step: record.root, version: 9, deleted: false })
    say('theirs', 2)
    const refused = await qipu('import', file)
    expect(refused).toMatchObject({ out: '', exit: 1 })
    expect(refused.err).toContain('It would change 1 note.')
    expect(await qipu('import', '--keep', '--replace', file)).toMatchObject({ exit: 2 })
    const textIn = async (): Promise<string> => (await qipu('show', record.root)).out
    const before = await textIn()
    expect(await qipu('import', '--keep', file)).toMatchObject({ err: '', exit: 0 })
    expect(await textIn()).toBe(before)
    expect(await qipu('import', '--replace', file)).toMatchObject({ err: '', exit: 0 })
    expect(await textIn(), 'the main line is where it was').toBe(before)
    expect((await qipu('import', file)).out).toContain('already there, 0 steps added')
  })

  it('is refused with the limit if both copies together would be too large', async () => {
    const { at, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    const file = at('quorsum-1.qipu')
    const decoded = () => {
      const read = decode(readFileSync(file), { games: GAMES })
      if (!read.ok) throw new Error(read.error.code)
      return read.value.record
    }
    for (const name of ['ours', 'theirs']) {
      const record = decoded()
      const text = name.repeat(RECORD_BUDGETS.said / 50)
      for (const digit of '0123456') {
        const id = (name === 'ours' ? 'a' : 'b').repeat(15) + digit
        const body = { kind: 'comment', text, author: '' } as const
        putAnnotation(record, { id, step: record.root, body, version: 1, deleted: false })
      }
      writeFileSync(at(`${name}.qipu`), encode(record))
    }
    expect(await qipu('import', at('ours.qipu'))).toMatchObject({ err: '', exit: 0 })
    const refused = await qipu('import', at('theirs.qipu'))
    expect(refused).toMatchObject({ out: '', exit: 1 })
    expect(refused.err).toContain(`at most ${RECORD_BUDGETS.said} characters`)
    expect(refused.err).not.toContain('It would')
  })

  it('is refused if the file is damaged, or imported up to its last good step', async () => {
    const { at, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    const file = at('quorsum-1.qipu')
    truncateSync(file, readFileSync(file).length - 200)
    expect(await qipu('verify', file)).toMatchObject({ exit: 1 })
    expect(await qipu('import', file)).toMatchObject({ out: '', exit: 1 })
    const part = await qipu('import', '--up-to-last-good', file)
    expect(part.exit).toBe(0)
    expect(part.err).toContain('taken up to line')
    expect(await qipu('verify', '--library')).toMatchObject({ exit: 0 })
  })
})
