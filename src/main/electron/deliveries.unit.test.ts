import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebContents } from 'electron'
import { createDeliveries, filesIn, readOpened } from './deliveries.ts'

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

  it('are also found by addresses, as Linux desktops pass them', () => {
    const path = join(folder, 'Zoë spielt 晚局 #1 100%.qipu')
    expect(filesIn([pathToFileURL(path).href], '/elsewhere')).toEqual([path])
    // A path is taken literally, whatever its name contains.
    expect(filesIn(['%20.qipu', 'file.qipu'], '/b')).toEqual(['/b/%20.qipu', '/b/file.qipu'])
    expect(filesIn(['file://other.machine/x.qipu', 'file:///%zz.qipu', 'https://a.b/c'], '/b')).toEqual([])
  })

  it('are read as the api carries them', async () => {
    const file = join(folder, '晚局.qipu')
    writeFileSync(file, 'record')
    expect(await readOpened(file)).toEqual({
      ok: true,
      value: { name: '晚局.qipu', bytes: Buffer.from('record').toString('base64') },
    })
  })

  it('that are not files are refused', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    for (const path of [folder, join(folder, 'none.qipu')])
      expect(await readOpened(path)).toMatchObject({ ok: false, error: { code: 'fileUnreadable' } })
    complaint.mockRestore()
  })

  it('wait until a page listens, and open a window if there is none', () => {
    const [first, second] = [{}, {}] as [WebContents, WebContents] // only their identity matters
    let front: WebContents | undefined
    const openWindow = vi.fn()
    const files = createDeliveries({ front: () => front, openWindow })
    const delivered: [string, WebContents][] = []
    const bring = (name: string): void => files.bring((page) => delivered.push([name, page]))
    bring('a')
    expect(openWindow).not.toHaveBeenCalled()
    files.begin()
    front = first
    files.listening(first)
    bring('b')
    files.gone(first)
    front = undefined
    bring('c')
    expect(openWindow).toHaveBeenCalledOnce()
    front = second
    bring('d')
    files.listening(second)
    expect(delivered).toEqual([
      ['a', first],
      ['b', first],
      ['c', second],
      ['d', second],
    ])
  })
})
