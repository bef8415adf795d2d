/** The desktop shell with its real page: the window's menu equals the key help, in both languages. */
import { expect, test, type Page } from '@playwright/test'
import type { MenuItemConstructorOptions } from 'electron'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  DRAG_CHANNEL,
  LIBRARY_FOLDER_CHANNEL,
  REPORT_CHANNEL,
  REQUEST_CHANNEL,
} from '../src/main/electron/channels.ts'
import { startShell } from '../src/main/electron/shell.ts'
import { createStandIn, type StandIn } from '../src/main/electron/testing/stand-in.ts'
import { makeHome, removeHome } from './support/host.ts'
import { rowOf, startMatch } from './support/library.ts'
import { ROOT } from './support/root.ts'

/** A browser does not know app://, and a page over http has fewer rights than one of its own scheme. */
const ADDRESS = 'https://qipu.test/'

/** The preload's bridge, over a Playwright function in place of Electron's channel to main. */
const BRIDGE = `{
  const listeners = new Set()
  window.told = (message) => listeners.forEach((listener) => listener(message))
  window.qipu = {
    request: (method, input) => window.asked(method, input),
    chooseLibraryFolder: (what) => window.choseLibraryFolder(what),
    drag: (match) => void window.draggedOut(match),
    report: (report) => void window.reported(report),
    on: (push, listener) => {
      const receive = (message) => message.push === push && listener(message.value)
      listeners.add(receive)
      return () => listeners.delete(receive)
    },
  }
}`

/** The shell over a library of its own, with its page in the browser. */
const started = async (page: Page, home: string): Promise<StandIn> => {
  const standIn = createStandIn(home)
  const out = join(ROOT, 'out')
  const env = { QIPU_HOME: home }
  startShell(standIn.runtime, { env, platform: 'linux', args: [], folder: home, out })
  standIn.app.ready.resolve(undefined)
  await expect.poll(() => standIn.windows().length).toBe(1)
  const shown = standIn.windows()[0]?.page
  if (shown === undefined) throw new Error('There is no window')
  shown.send = (_channel, message) => {
    // A reloading page misses pushes, and asks instead.
    page.evaluate(`window.told?.(${JSON.stringify(message)})`).catch(() => undefined)
  }
  await page.exposeFunction('asked', (method: string, input: unknown) =>
    standIn.ipc.invoke(shown, REQUEST_CHANNEL, method, input),
  )
  await page.exposeFunction('choseLibraryFolder', (what: unknown) =>
    standIn.ipc.invoke(shown, LIBRARY_FOLDER_CHANNEL, what),
  )
  await page.exposeFunction('draggedOut', (match: unknown) => standIn.ipc.send(shown, DRAG_CHANNEL, match))
  await page.exposeFunction('reported', (report: unknown) => standIn.ipc.send(shown, REPORT_CHANNEL, report))
  await page.addInitScript(BRIDGE)
  await page.route(`${ADDRESS}**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = await standIn.schemes.get('app')?.(new Request(`app://qipu${pathname}`))
    await route.fulfill({
      status: answer?.status ?? 404,
      headers: Object.fromEntries(answer?.headers ?? []),
      body: Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()),
    })
  })
  return standIn
}

const within = (item: MenuItemConstructorOptions | undefined): readonly MenuItemConstructorOptions[] =>
  Array.isArray(item?.submenu) ? item.submenu : []
/** The commands of the screen: each heading with the rows below it. */
const commandsIn = (standIn: StandIn, heading: string): unknown[] =>
  within(standIn.menu().find(({ label }) => label === heading)).map((group) => [
    group.label,
    within(group).map(({ label }) => label),
  ])
/** The rows of the key help, without the keys that only the menu has. */
const sheetOn = (page: Page, own: string): Promise<unknown[]> =>
  page
    .getByRole('dialog')
    .locator('section')
    .evaluateAll(
      (groups, menu) =>
        groups
          .map((group) => [
            group.querySelector('h3')?.textContent.trim(),
            [...group.querySelectorAll('dt')].map((row) => row.textContent.trim()),
          ])
          .filter(([title]) => title !== menu),
      own,
    )

test('the menu has every command in the key help of the open screen, in both languages @sweep', async ({
  page,
}) => {
  const home = await makeHome()
  const standIn = await started(page, home)
  try {
    await page.goto(ADDRESS)
    await page.getByRole('radio', { name: 'EN', exact: true }).click()
    await startMatch(page, { names: ['Ada', 'Bo'], seed: 'a menu', title: 'An evening' })
    await expect(page).toHaveTitle('An evening — Qipu')
    await expect.poll(() => JSON.stringify(commandsIn(standIn, 'Commands'))).toContain('Quorsum board')

    const everywhere = within(
      within(standIn.menu().find(({ label }) => label === 'Commands')).find(
        ({ label }) => label === 'Everywhere',
      ),
    )
    // A click needs none of Electron's arguments.
    const open = everywhere.find(({ label }) => label === 'Show the keys of this screen')?.click as () => void
    open()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await sheetOn(page, 'Window menu')).toEqual(commandsIn(standIn, 'Commands'))
    await page.keyboard.press('Escape')

    await page.getByRole('radio', { name: '中', exact: true }).click()
    await expect.poll(() => standIn.menu().map(({ label }) => label)).toContain('指令')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await sheetOn(page, '視窗選單')).toEqual(commandsIn(standIn, '指令'))
    expect(JSON.stringify(commandsIn(standIn, '指令'))).not.toContain('Quorsum board')
  } finally {
    standIn.app.emit('will-quit', {})
    await removeHome(home)
  }
})

test('the library is moved from the settings to a folder chosen in the system dialog, and a match dragged out of it @sweep', async ({
  page,
}) => {
  const home = await makeHome()
  const to = `${home}-moved`
  const standIn = await started(page, home)
  try {
    await page.goto(ADDRESS)
    await page.getByRole('radio', { name: 'EN', exact: true }).click()
    await startMatch(page, { names: ['Ada', 'Bo'], seed: 'a move', title: 'An evening' })
    standIn.boxes.chosen = [to]
    await page.keyboard.press('Control+,')
    await page.getByRole('button', { name: 'Move the library…' }).click()
    await expect.poll(() => standIn.boxes.text).toContain('The library was moved')
    // The page reloads, and handles no key before.
    await expect(async () => {
      await page.keyboard.press('Control+,')
      const moved = page.getByRole('dialog').getByText(join(to, 'library.sqlite'))
      await expect(moved).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('An evening — Qipu')
    expect(existsSync(join(home, 'library.sqlite'))).toBe(false)

    await page.getByRole('button', { name: 'Back to the library' }).click()
    await rowOf(page, 'An evening').getByText('An evening').hover()
    await page.mouse.down()
    await page.mouse.move(400, 400, { steps: 5 })
    const files = () => standIn.windows()[0]?.page.dragged.map(({ file }) => basename(file))
    await expect.poll(files).toEqual(['An evening.qipu'])
    await page.mouse.up()
  } finally {
    standIn.app.emit('will-quit', {})
    await removeHome(home)
    await removeHome(to)
  }
})
