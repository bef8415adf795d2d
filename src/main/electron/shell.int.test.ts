/** The whole shell over a real library, with a stand-in for Electron around it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import type { Report } from '../api/api.ts'
import { newMatch } from '../testing/play.ts'
import { REPORT_CHANNEL } from './channels.ts'
import { startShell } from './shell.ts'
import {
  ask,
  click,
  end,
  folder,
  hasEnded,
  inFolders,
  item,
  listens,
  only,
  pushed,
  started,
} from './testing/running.ts'
import { createStandIn, type StandIn } from './testing/stand-in.ts'

inFolders()

const IDLE: Report = { commands: [], busy: null }

describe('the shell', () => {
  it('opens one window on its own page, which asks for the library', async () => {
    const standIn = await started()
    const window = only(standIn)
    expect([window.shown, window.page.mainFrame.url]).toEqual([true, 'app://qipu/'])
    expect(standIn.app.sandboxed).toBe(true)
    expect(await ask(standIn, window, 'app.info')).toMatchObject({
      ok: true,
      value: { host: 'electron', version: '0.1.0' },
    })
    const answered = await standIn.schemes.get('app')?.(new Request('app://qipu/'))
    expect(await answered?.text()).toBe('the page')
  })

  it('lets the page write to the clipboard, and nothing else that needs a permission', async () => {
    const { session } = await started()
    expect(session.permits('clipboard-sanitized-write', 'app://qipu/#/table')).toBe(true)
    expect(session.permits('clipboard-sanitized-write', 'app://qipu/', false)).toBe(false)
    expect(session.permits('clipboard-sanitized-write', 'https://example.com/')).toBe(false)
    for (const other of ['clipboard-read', 'media', 'notifications', 'fileSystem', 'geolocation'] as const)
      expect(session.permits(other, 'app://qipu/')).toBe(false)
  })

  it('lets no page leave, open windows or reach the network', async () => {
    const standIn = await started()
    const { page } = only(standIn)
    expect(page.tries('app://qipu/#/table')).toBe(true)
    for (const url of ['https://example.com/', 'file:///etc/passwd', 'app://other/'])
      expect(page.tries(url)).toBe(false)
    // Not even within the app: the page has no frames.
    expect(page.tries('app://qipu/', false)).toBe(false)
    expect(page.opens({} as Parameters<typeof page.opens>[0])).toEqual({ action: 'deny' })
    const { lets } = standIn.session
    expect(['app://qipu/index.html', 'blob:app://qipu/1', 'data:image/png,'].map(lets)).toEqual([
      true,
      true,
      true,
    ])
    expect(
      ['https://example.com/', 'http://127.0.0.1/', 'wss://a.b/', 'file:///etc/passwd'].map(lets),
    ).toEqual([false, false, false, false])
  })

  it('runs only once: a second start ends at once', () => {
    const second = createStandIn(folder, false)
    startShell(second.runtime, { env: {}, platform: 'linux', args: [], folder, out: folder })
    expect(second.app.ended).toEqual(['quit'])
  })

  it('opens without its sandbox only if the user agrees', async () => {
    const without = (answer: number) => (standIn: StandIn) => {
      standIn.app.switches.add('no-sandbox')
      standIn.boxes.answer = answer
    }
    const refused = await started({ before: without(0) })
    expect([refused.app.ended, refused.windows()]).toEqual([[0], []])
    expect(refused.boxes.text).toMatch(/sandbox/)
    expect((await started({ before: without(1) })).windows()).toHaveLength(1)
  })
})

describe('files from outside', () => {
  const NAME = 'Ünser Spiel 晚局 100%.qipu'
  const written = (name = NAME): string => {
    const path = join(folder, name)
    writeFileSync(path, 'record')
    return path
  }
  const opened = (name = NAME): object => ({ name, bytes: Buffer.from('record').toString('base64') })

  it.each([
    ['a path', (path: string) => path],
    ['an address', (path: string) => pathToFileURL(path).href],
  ])('come as %s, and wait until the page listens', async (_how, as) => {
    const standIn = await started({ args: [as(written())] })
    const window = only(standIn)
    expect(pushed(window, 'file.opened')).toEqual([])
    await listens(standIn, window)
    await vi.waitFor(() => expect(pushed(window, 'file.opened')).toEqual([opened()]))
  })

  it('reach the window in front by a second start, which also raises it', async () => {
    const standIn = await started()
    const window = only(standIn)
    await listens(standIn, window)
    window.minimized = true
    standIn.app.emit('second-instance', {}, ['qipu', pathToFileURL(written()).href], folder)
    await vi.waitFor(() => expect(pushed(window, 'file.opened')).toEqual([opened()]))
    expect([window.minimized, standIn.windows().length]).toEqual([false, 1])
  })

  it('open a window on macOS, where the program keeps running without one', async () => {
    const standIn = await started({ platform: 'darwin' })
    only(standIn).close()
    expect([standIn.windows(), standIn.app.ended]).toEqual([[], []])
    const event = { preventDefault: vi.fn() }
    standIn.app.emit('open-file', event, written())
    expect(event.preventDefault).toHaveBeenCalledOnce()
    const window = only(standIn)
    await listens(standIn, window)
    await vi.waitFor(() => expect(pushed(window, 'file.opened')).toEqual([opened()]))
  })

  it('that cannot be read are reported', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const standIn = await started({ args: [join(folder, 'none.qipu')] })
    await listens(standIn, only(standIn))
    await vi.waitFor(() => expect(standIn.boxes.text).toMatch(/cannot be opened[\s\S]*none\.qipu/))
    complaint.mockRestore()
  })
})

describe('saved files', () => {
  it('start in the folder chosen last, also after a restart', async () => {
    const { session } = await started()
    const chosen = join(folder, 'chosen')
    mkdirSync(chosen)
    expect(session.downloads('a.qipu', join(chosen, 'a.qipu'))).toEqual({
      defaultPath: join(folder, 'a.qipu'),
    })
    expect(session.downloads('b.png', null)).toEqual({ defaultPath: join(chosen, 'b.png') })
    end()
    const again = await started()
    expect(again.session.downloads('c.pdf', null)).toEqual({ defaultPath: join(chosen, 'c.pdf') })
    rmSync(chosen, { recursive: true })
    expect(again.session.downloads('d.pdf', null)).toEqual({ defaultPath: join(folder, 'd.pdf') })
  })
})

describe('windows', () => {
  it('can be opened in any number, each with its own reports', async () => {
    const standIn = await started()
    const first = only(standIn)
    click(item(standIn, 'File', 'New window'))
    const second = standIn.windows()[1] ?? expect.fail('no second window')
    expect([second.bounds.x, second.bounds.y]).toEqual([first.bounds.x + 32, first.bounds.y + 32])
    await listens(standIn, first)
    await listens(standIn, second)
    second.focus()
    click(item(standIn, 'File', 'Statistics'))
    expect(pushed(first, 'menu.chosen')).toEqual([])
    expect(pushed(second, 'menu.chosen')).toEqual([{ item: 'statistics' }])
  })

  it('show the progress of long work', async () => {
    const standIn = await started()
    const window = only(standIn)
    const reportBusy = (busy: Report['busy']): void =>
      standIn.ipc.send(window.page, REPORT_CHANNEL, { ...IDLE, busy } satisfies Report)
    reportBusy({ what: 'A film', part: 0.25, isLost: true })
    expect(window.progress).toBe(0.25)
    reportBusy({ what: 'An import', part: null, isLost: true })
    expect(window.progress).toBeGreaterThan(1)
    reportBusy(null)
    expect(window.progress).toBeLessThan(0)
  })

  it('ask before they close and lose work in progress', async () => {
    const standIn = await started()
    const window = only(standIn)
    const busy = { what: 'A film', part: 0.5, isLost: true }
    standIn.ipc.send(window.page, REPORT_CHANNEL, { ...IDLE, busy } satisfies Report)
    standIn.app.quit()
    expect(standIn.boxes.text).toMatch(/A film/)
    expect([standIn.windows().length, standIn.app.ended]).toEqual([1, []])
    standIn.boxes.answer = 1
    standIn.app.quit()
    expect([standIn.windows().length, standIn.app.ended.at(-1)]).toEqual([0, 'quit'])
    hasEnded()
  })

  it('ignore reports of foreign pages, and invalid ones', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const standIn = await started()
    const window = only(standIn)
    standIn.ipc.send(window.page, REPORT_CHANNEL, { busy: 'always' })
    expect(complaint).toHaveBeenCalledOnce()
    window.page.mainFrame = { url: 'https://example.com/' }
    const busy = { what: 'x', part: 0.5, isLost: true }
    standIn.ipc.send(window.page, REPORT_CHANNEL, { ...IDLE, busy } satisfies Report)
    expect(window.progress).toBe(-1)
    complaint.mockRestore()
  })

  it('reload the library when the computer wakes', async () => {
    const standIn = await started()
    const window = only(standIn)
    await listens(standIn, window)
    standIn.powerMonitor.emit('resume')
    expect(pushed(window, 'library.changed')).toEqual([{ match: null }])
  })
})

describe('the menu over a library', () => {
  it('lists the commands of the window in front and presses their keys', async () => {
    const standIn = await started()
    const window = only(standIn)
    await listens(standIn, window)
    const rows = [{ label: 'Undo', strokes: [['Ctrl', 'Z']] }]
    standIn.ipc.send(window.page, REPORT_CHANNEL, {
      commands: [{ id: 'table', title: 'Table', rows }],
      busy: null,
    } satisfies Report)
    click(item(standIn, 'Commands', 'Table', 'Undo'))
    expect(pushed(window, 'keys.pressed')).toEqual([{ group: 'table', stroke: ['Ctrl', 'Z'] }])
  })

  it('lists recent matches, and opens them in the window in front', async () => {
    const standIn = await started()
    const window = only(standIn)
    await listens(standIn, window)
    expect(item(standIn, 'File', 'Open recent').submenu).toEqual([
      { label: 'No matches yet', enabled: false },
    ])
    const made = await ask(standIn, window, 'match.create', newMatch({ title: 'Fish & chips' }))
    if (!made.ok) return expect.fail(made.error.code)
    const name = 'Fish && chips · Quorsum'
    await vi.waitFor(() => item(standIn, 'File', 'Open recent', name), 10_000)
    click(item(standIn, 'File', 'Open recent', name))
    expect(pushed(window, 'match.chosen')).toEqual([made.value])
  })

  it('shows version, licence and the library’s folder', async () => {
    const standIn = await started()
    standIn.boxes.answer = 1
    click(item(standIn, 'Help', 'About Qipu'))
    await vi.waitFor(() => expect(standIn.shownItems).toEqual([join(folder, 'home', 'library.sqlite')]))
    expect(standIn.boxes.text).toMatch(/0\.1\.0[\s\S]*MIT[\s\S]*library\.sqlite/)
  })
})
