/** Starts the whole shell over a real library, with the stand-in for Electron. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Answer } from '../../api/api.ts'
import { REQUEST_CHANNEL } from '../channels.ts'
import { startShell } from '../shell.ts'
import { createStandIn, type StandIn, type StandInWindow } from './stand-in.ts'

/** The folder of the current test. */
export let folder: string
let running: StandIn[]

/** Gives each test its own folder, and ends its programs afterwards. */
export const inFolders = (): void => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qipu-shell-'))
    mkdirSync(join(folder, 'out', 'renderer'), { recursive: true })
    writeFileSync(join(folder, 'out', 'renderer', 'index.html'), 'the page')
    running = []
  })
  afterEach(() => {
    while (running.length > 0) end()
    rmSync(folder, { recursive: true, force: true })
  })
}

/** Ends the program started last. */
export const end = (): void => void running.pop()?.app.emit('will-quit', {})

/** Forgets the program started last, which has ended by itself. */
export const hasEnded = (): void => void running.pop()

export interface Started {
  readonly args?: readonly string[]
  readonly platform?: NodeJS.Platform
  readonly before?: (standIn: StandIn) => void
}

export const started = async ({ args = [], platform = 'linux', before }: Started = {}): Promise<StandIn> => {
  const standIn = createStandIn(folder)
  running.push(standIn)
  before?.(standIn)
  startShell(standIn.runtime, {
    env: { QIPU_HOME: join(folder, 'home') },
    platform,
    args,
    folder,
    out: join(folder, 'out'),
  })
  standIn.app.ready.resolve(undefined)
  await standIn.app.ready.promise
  await Promise.resolve()
  return standIn
}

export const only = (standIn: StandIn): StandInWindow => {
  const [window, ...others] = standIn.windows()
  if (window === undefined || others.length > 0) return expect.fail(`${standIn.windows().length} windows`)
  return window
}

export const ask = async (standIn: StandIn, window: StandInWindow, method: string, input: object = {}) =>
  (await standIn.ipc.invoke(window.page, REQUEST_CHANNEL, method, input)) as Answer<unknown>

/** Makes the page of the window one that listens. */
export const listens = async (standIn: StandIn, window: StandInWindow): Promise<void> =>
  void (await ask(standIn, window, 'library.list', { limit: 1 }))

export const pushed = (window: StandInWindow, name: string): unknown[] =>
  window.page.sent.filter(({ push }) => push === name).map(({ value }) => value)

export const item = (standIn: StandIn, ...path: readonly string[]): MenuItemConstructorOptions => {
  let items = standIn.menu()
  let found: MenuItemConstructorOptions | undefined
  for (const label of path) {
    found = items.find((each) => each.label === label)
    items = Array.isArray(found?.submenu) ? found.submenu : []
  }
  return found ?? expect.fail(`No ${path.join(' > ')} in the menu`)
}
/** Clicks an item without Electron's arguments, which it does not need. */
export const click = (chosen: MenuItemConstructorOptions): void => (chosen.click as () => void)()
