/** The desktop window, where its runtime is: it opens, keeps page and system apart, and a match begins. */
import { _electron, expect, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeHome, removeHome } from './support/host.ts'
import { startMatch } from './support/library.ts'
import { tableSnapshot, position } from './support/quorsum.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Plain JavaScript, because it runs before anything is installed; these are the types it keeps to. */
interface Desktop {
  runtimeIn(electron: string): string | undefined
  noWindowBecause(platform: string, env: object, uid: number | undefined): string | undefined
}
const { runtimeIn, noWindowBecause } = (await import(
  new URL('../scripts/desktop.mjs', import.meta.url).href
)) as Desktop

const runtime = runtimeIn(join(ROOT, 'node_modules', 'electron'))
const MAIN = join(ROOT, 'out', 'main', 'electron.js')
const missing =
  runtime === undefined
    ? 'the runtime of the desktop window is not on this machine (npm start fetches it)'
    : !existsSync(MAIN)
      ? 'the desktop window is not built (npm run build)'
      : noWindowBecause(process.platform, process.env, process.getuid?.())

test('the desktop window opens, is shut off from the system, and a match begins in it', async () => {
  test.skip(missing !== undefined, missing ?? '')
  const home = await makeHome()
  const app = await _electron.launch({
    ...(runtime === undefined ? {} : { executablePath: runtime }),
    args: [ROOT, `--user-data-dir=${join(home, 'user')}`, '--lang=en'],
    cwd: ROOT,
    env: { ...process.env, QIPU_HOME: home } as Record<string, string>,
  })
  try {
    const page = await app.firstWindow()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0)
    expect(page.url()).toMatch(/^app:\/\//)
    await page.getByRole('radio', { name: 'EN', exact: true }).click()

    const seen = await page.evaluate(() => ({
      names: ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis),
      bridge: Object.keys((globalThis as { qipu?: object }).qipu ?? {}).sort(),
      // What comes across the isolated world's bridge is frozen.
      frozen: Object.isFrozen((globalThis as { qipu?: object }).qipu),
    }))
    expect(seen).toEqual({ names: [], bridge: ['on', 'pdf', 'report', 'request'], frozen: true })
    const opened = await page.evaluate('window.open("https://example.org/") === null')
    expect(opened, 'no second window').toBe(true)
    expect(app.windows()).toHaveLength(1)

    await startMatch(page, { names: ['Ada', 'Bo'], seed: 'a window' })
    expect(await position(page)).toHaveLength(16)
    expect((await tableSnapshot(page)).waits).toBe('choose')
  } finally {
    await app.close()
    await removeHome(home)
  }
})
