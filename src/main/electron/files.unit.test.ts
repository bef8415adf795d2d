import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOpenedFiles, filesIn, readOpened } from './files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-shell-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('files from outside', () => {
  it('are found on a command line', () => {
    expect(filesIn(['.', '--flag=x.qipu', 'a.qipu', '/b/C.QIPU', 'd.txt'], '/home/zoe')).toEqual([
      '/home/zoe/a.qipu',
      '/b/C.QIPU',
    ])
  })

  it('are read as the api carries them', async () => {
    const file = join(folder, '晚局.qipu')
    writeFileSync(file, 'record')
    expect(await readOpened(file)).toEqual({
      ok: true,
      value: { name: '晚局.qipu', bytes: Buffer.from('record').toString('base64') },
    })
  })

  it('that are no files are refused', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    for (const path of [folder, join(folder, 'none.qipu')])
      expect(await readOpened(path)).toMatchObject({ ok: false, error: { code: 'fileUnreadable' } })
    complaint.mockRestore()
  })

  it('wait until a page listens', () => {
    const files = createOpenedFiles()
    const delivered: string[] = []
    files.open('a')
    files.setReady((path) => delivered.push(path))
    files.open('b')
    files.setReady(null)
    files.open('c')
    expect(delivered).toEqual(['a', 'b'])
    files.setReady((path) => delivered.push(path))
    expect(delivered).toEqual(['a', 'b', 'c'])
  })
})
