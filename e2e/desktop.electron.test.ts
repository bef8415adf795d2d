/**
 * The desktop program, built and packaged, where its runtime is available: what people do with it, and what no page may
 * do.
 */
import { expect, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GAMES } from '../src/engine/index.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import { playedRecord } from '../src/engine/record/testing/player.ts'
import { askThroughBridge, pressMenu, PROGRAMS, startDesktop, type Running } from './support/desktop.ts'
import { makeHome, removeHome } from './support/host.ts'
import { rowOf, startMatch } from './support/library.ts'
import { position, tableSnapshot } from './games/quorsum/locators.ts'

const FILE = 'Ünser Spiel 晚局 100%.qipu'
const [game] = GAMES
/** A match played to its end, as a file. */
const file = (): Uint8Array =>
  game === undefined
    ? new Uint8Array()
    : encode(playedRecord(game, { seats: game.seats.min, steps: Infinity }).record)

const matchesIn = async ({ page }: Running): Promise<number> => {
  const { total } = await askThroughBridge(page, 'library.list', { limit: 1 })
  return total
}

/** Navigates the page to an address; waits until main is asked about it, or the engine has refused before that. */
const triesToLeave = async ({ app, page }: Running, address: string): Promise<void> => {
  const refused = page.waitForEvent('console', (message) => message.text().includes(address))
  // Add the listener before the page navigates.
  await app.evaluate(({ BrowserWindow }) => {
    const [contents] = BrowserWindow.getAllWindows().map(({ webContents }) => webContents)
    Object.assign(globalThis, {
      asked: new Promise((resolve) => contents?.once('will-navigate', ({ url }) => resolve(url))),
    })
  })
  const asked = app.evaluate(() => (globalThis as { asked?: Promise<string> }).asked)
  await page.evaluate(`void (location.href = '${address}')`)
  const told = await Promise.race([asked, refused.then((message) => message.text())])
  expect(told).toContain(address)
}

for (const program of PROGRAMS)
  test.describe(`the program as it was ${program.name}`, () => {
    test.skip(program.missing !== undefined, program.missing ?? '')
    let home: string
    test.beforeEach(async () => {
      home = await makeHome()
    })
    test.afterEach(() => removeHome(home))

    test('opens, and lets no page leave, open windows, ask for permissions or reach the network', async () => {
      const running = await startDesktop(program, home)
      const { app, page } = running
      try {
        expect(page.url()).toMatch(/^app:\/\/qipu\//)
        const seen = await page.evaluate(() => ({
          names: ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis),
          bridge: Object.keys((globalThis as { qipu?: object }).qipu ?? {}).sort(),
          // Objects that cross the isolated world's bridge are frozen.
          frozen: Object.isFrozen((globalThis as { qipu?: object }).qipu),
        }))
        const bridge = ['chooseLibraryFolder', 'drag', 'on', 'pdf', 'report', 'request']
        expect(seen).toEqual({ names: [], bridge, frozen: true })
        expect(await page.evaluate('window.open("https://example.org/") === null')).toBe(true)
        expect(app.windows()).toHaveLength(1)
        const reached = `fetch('https://example.org/').then(() => 'reached', () => 'refused')`
        expect(await page.evaluate(reached)).toBe('refused')
        expect(await page.evaluate('Notification.requestPermission()')).toBe('denied')
        for (const address of ['https://example.org/', 'file:///etc/passwd'])
          await triesToLeave(running, address)
        expect(page.url()).toMatch(/^app:\/\/qipu\//)
        expect(await askThroughBridge(page, 'app.info', {})).toMatchObject({ host: 'electron' })
      } finally {
        await app.close()
      }
    })

    test('keeps every step of a match when it is killed in the middle of a turn', async () => {
      const first = await startDesktop(program, home)
      await startMatch(first.page, { names: ['Ada', 'Bo'], seed: 'a window', title: 'Killed' })
      const before = await position(first.page)
      expect((await tableSnapshot(first.page)).waits).toBe('choose')
      await expect(first.page).toHaveTitle(/Killed/)
      const ended = new Promise((resolve) => first.app.process().once('exit', resolve))
      first.app.process().kill('SIGKILL')
      await ended
      const second = await startDesktop(program, home)
      try {
        await rowOf(second.page, 'Killed').dblclick()
        await expect.poll(() => position(second.page)).toEqual(before)
      } finally {
        await second.app.close()
      }
    })

    for (const [how, as] of [
      ['a path', (path: string) => path],
      ['an address', (path: string) => pathToFileURL(path).href],
    ] as const)
      test(`opens a file named by ${how}`, async () => {
        const path = join(home, FILE)
        await writeFile(path, file())
        const running = await startDesktop(program, home, [as(path)])
        await expect.poll(() => matchesIn(running)).toBe(1)
        await running.app.close()
      })

    test('opens a file that a second start names', async () => {
      const path = join(home, FILE)
      await writeFile(path, file())
      const running = await startDesktop(program, home)
      // The system passes the second start's arguments to the first.
      await running.app.evaluate(
        ({ app }, [name, folder]) => app.emit('second-instance', {}, ['qipu', name], folder),
        [pathToFileURL(path).href, home] as const,
      )
      await expect.poll(() => matchesIn(running)).toBe(1)
      await running.app.close()
    })

    test('copies, saves where the dialog says, prints, and carries out its menu', async () => {
      const running = await startDesktop(program, home)
      const { app, page } = running
      try {
        await page.evaluate(`navigator.clipboard.writeText('棋譜')`)
        expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('棋譜')

        await startMatch(page, { names: ['Ada', 'Bo'], seed: 'a window', title: 'Menu' })
        await expect
          .poll(() =>
            app.evaluate(({ Menu }) =>
              Menu.getApplicationMenu()
                ?.items.find(({ label }) => label === 'Commands')
                ?.submenu?.items.map(({ label }) => label),
            ),
          )
          .toContain('Quorsum board')
        await pressMenu(app, 'File', 'Share…')
        const path = join(home, 'saved.qipu')
        await app.evaluate(({ session }, to) => {
          session.defaultSession.prependOnceListener('will-download', (_event, item) => item.setSavePath(to))
        }, path)
        await page.getByRole('dialog').getByRole('button', { name: 'Save .qipu' }).click()
        await expect.poll(() => existsSync(path)).toBe(true)
        expect((await readFile(path)).length).toBeGreaterThan(100)
        await page.keyboard.press('Escape')

        const pdf = await page.evaluate('qipu.pdf()')
        expect(pdf).toMatchObject({ ok: true })
        await pressMenu(app, 'File', 'Statistics')
        await expect(page).toHaveURL(/statistics/)
        await pressMenu(app, 'File', 'New window')
        await expect.poll(() => app.windows().length).toBe(2)
      } finally {
        await app.close()
      }
    })

    test('imports, analyses and lets bots play in its threads, and writes a page', async () => {
      const path = join(home, FILE)
      await writeFile(path, file())
      const running = await startDesktop(program, home, [path])
      const { app, page } = running
      try {
        await expect.poll(() => matchesIn(running)).toBe(1)
        const { rows } = await askThroughBridge(page, 'library.list', { limit: 1 })
        const match = rows[0]?.id ?? ''
        const { tip } = await askThroughBridge(page, 'table.open', { match })
        await askThroughBridge(page, 'analysis.start', { match, step: tip, strength: 'quick' })
        await expect
          .poll(
            async () => (await askThroughBridge(page, 'analysis.look', { match, step: tip })).result !== null,
            {
              timeout: 60_000,
            },
          )
          .toBe(true)
        const bot = { kind: 'bot', bot: 'search', level: 1 } as const
        const seats = [
          { name: 'One', colour: 1, player: bot },
          { name: 'Two', colour: 2, player: bot },
        ] as const
        await askThroughBridge(page, 'settings.set', { botPace: 'none' })
        const chance = { source: 'seeded', seed: 'bots' } as const
        const made = await askThroughBridge(page, 'match.create', {
          game: 'qin',
          title: 'Bots',
          seats: [...seats],
          options: {},
          chance,
        })
        const start = (await askThroughBridge(page, 'table.open', made)).size
        await expect
          .poll(async () => (await askThroughBridge(page, 'table.open', made)).size)
          .toBeGreaterThan(start)
        const { bytes } = await askThroughBridge(page, 'library.export', { match, format: 'html' })
        expect(Buffer.from(bytes, 'base64').toString()).toContain('<!doctype html>')
      } finally {
        await app.close()
      }
    })
  })
