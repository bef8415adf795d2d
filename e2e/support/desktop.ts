/** The desktop program as built and as packaged, where a runtime is available. */
import { _electron, expect, type ElectronApplication, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Input, Method, Output } from '../../src/main/api/api.ts'
import { ROOT } from './root.ts'

/** Plain JavaScript, because it runs before anything is installed; these are its types. */
interface Scripts {
  runtimeIn(electron: string): string | undefined
  noWindowBecause(platform: string, env: object, uid: number | undefined): string | undefined
}
const { runtimeIn, noWindowBecause } = (await import(
  new URL('../../scripts/desktop.mjs', import.meta.url).href
)) as Scripts

export interface Program {
  readonly name: string
  readonly executablePath: string
  readonly args: readonly string[]
  /** Why it cannot be driven here. */
  readonly missing: string | undefined
}

const runtime = runtimeIn(join(ROOT, 'node_modules', 'electron'))
const packaged = process.env['QIPU_PACKAGED']
const missing =
  runtime === undefined
    ? 'the runtime of the desktop window is not on this machine (npm run test:desktop fetches it)'
    : !existsSync(join(ROOT, 'out', 'main', 'electron.js'))
      ? 'the desktop window is not built (npm run build)'
      : noWindowBecause(process.platform, process.env, process.getuid?.())

export const PROGRAMS: readonly Program[] = [
  { name: 'built', executablePath: runtime ?? '', args: [ROOT], missing },
  {
    name: 'packaged',
    executablePath: packaged ?? '',
    args: [],
    missing: missing ?? (packaged === undefined ? 'npm run test:desktop packages it' : undefined),
  },
]

export interface Running {
  readonly app: ElectronApplication
  readonly page: Page
}

/** Starts the program over the library in `home` with `files` on its command line. */
export const startDesktop = async (
  program: Program,
  home: string,
  files: readonly string[] = [],
): Promise<Running> => {
  const app = await _electron.launch({
    executablePath: program.executablePath,
    args: [...program.args, `--user-data-dir=${join(home, 'user')}`, '--lang=en', ...files],
    cwd: home,
    // Every variable that is set is a string.
    env: { ...process.env, QIPU_HOME: home } as Record<string, string>,
  })
  const page = await app.firstWindow()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0)
  await page.getByRole('radio', { name: 'EN', exact: true }).click()
  return { app, page }
}

/** Asks main through the bridge of the page, as the page does. */
export const askThroughBridge = async <M extends Method>(
  page: Page,
  method: M,
  input: Input<M>,
): Promise<Output<M>> => {
  // The page has the bridge; the answer's type is that of the API.
  const answer = (await page.evaluate(
    ([name, value]) => {
      const { qipu } = globalThis as unknown as {
        qipu: { request(method: string, input: unknown): Promise<unknown> }
      }
      return qipu.request(name, value)
    },
    [method as string, input as unknown] as const,
  )) as Answer<Output<M>>
  if (!answer.ok) throw new Error(`${method}: ${answer.error.code}`)
  return answer.value
}

/** Presses an item of the native menu, by its labels from the top. */
export const pressMenu = (app: ElectronApplication, ...labels: readonly string[]): Promise<void> =>
  app.evaluate(({ Menu }, path) => {
    let items = Menu.getApplicationMenu()?.items ?? []
    for (const [depth, label] of path.entries()) {
      const item = items.find((each) => each.label === label)
      if (item === undefined) throw new Error(`No ${path.join(' > ')} in the menu`)
      if (depth === path.length - 1) item.click()
      items = item.submenu?.items ?? []
    }
  }, labels)
