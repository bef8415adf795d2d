import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { putAnnotation } from '../../engine/record/tree.ts'
import { createWorkspace } from '../testing/run.ts'

describe('an import', () => {
  it('is undone by its number, and unknown numbers change nothing', async () => {
    const { at, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    const file = at('quorsum-1.qipu')
    const read = decode(readFileSync(file), { games: GAMES })
    if (!read.ok) throw new Error(read.error.code)
    const { record } = read.value
    const note = { id: 'a'.repeat(16), step: record.root, version: 1, deleted: false } as const
    putAnnotation(record, { ...note, body: { kind: 'comment', text: 'mine', author: '' } })
    writeFileSync(file, encode(record))
    expect((await qipu('import', file)).out).toMatch(/ steps \(import 1\)\n$/)
    let exports = 0
    const bytes = async (): Promise<string> => {
      exports += 1
      expect(await qipu('export', record.root, '--out', at(`${exports}.qipu`))).toMatchObject({ exit: 0 })
      return readFileSync(at(`${exports}.qipu`), 'base64')
    }
    const before = await bytes()
    putAnnotation(record, {
      ...note,
      version: 2,
      deleted: true,
      body: { kind: 'comment', text: '', author: '' },
    })
    writeFileSync(at('wipe.qipu'), encode(record))
    expect((await qipu('import', '--replace', at('wipe.qipu'))).out).toContain('0 steps added (import 2)')
    expect(await bytes()).not.toBe(before)
    const listed = (await qipu('imports')).out.split('\n')
    expect(listed[0]).toMatch(/^ {3}2 .* 1 note {2}wipe\.qipu \(/)
    expect(listed[1]).toMatch(/^ {3}1 .* new match {2}quorsum-1\.qipu \(/)
    expect(await qipu('undo-import', '2')).toMatchObject({
      out: expect.stringContaining('0 steps, 0 branches, 1 note taken back') as string,
      exit: 0,
    })
    expect(await bytes()).toBe(before)
    expect(await qipu('undo-import', '2')).toMatchObject({
      err: 'import 2: That import has already been undone. Nothing was changed. (importUndone)\n',
      exit: 1,
    })
    expect(await qipu('undo-import', '9')).toMatchObject({
      err: expect.stringContaining('import 9: There is no record of that import') as string,
      exit: 1,
    })
    expect(await qipu('undo-import', 'x')).toMatchObject({ exit: 2 })
    expect(await qipu('undo-import')).toMatchObject({ exit: 2 })
    expect((await qipu('undo-import', '1')).out).toContain('the match is in the bin')
    const json = (await qipu('imports', record.root.slice(0, 8), '--json')).out.trim().split('\n')
    expect(json.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { import: 2, notes: 1, isNew: false },
      { import: 1, isNew: true, isBinned: true },
    ])
  })
})
