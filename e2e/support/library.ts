/** The library and the form for a new match. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { waitForSession } from './waitForSession.ts'

export const openLibrary = async (page: Page): Promise<void> => {
  await waitForSession(page)
  await page.goto(new URL('/#/', page.url()).href)
}
/** A table with its match, its curtain, or a message instead. */
const TABLE = 'main.view, main.curtain, main.lost'

/**
 * Opens a match, with an optional address part `way` after its id, and waits until it is there. Leaves an open table
 * first, so that none of it is mistaken for this one's.
 */
export const openTable = async (page: Page, way: string): Promise<void> => {
  await waitForSession(page)
  if (page.url().includes('#/table/')) await openLibrary(page)
  await expect(page.locator(TABLE)).toHaveCount(0)
  await page.goto(new URL(`/#/table/${way}`, page.url()).href)
  const there = way.includes('review=1') ? 'main.view.review, main.lost' : TABLE
  await expect(page.locator(there)).toBeVisible()
}

/** The row of a match in the list. */
export const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })

export interface MatchWish {
  readonly names: readonly [string, string]
  /** Points to play to, as on its button; a single game by default. */
  readonly race?: string
  /** The seed for luck; without it luck is entered by hand. */
  readonly seed?: string
  readonly title?: string
}

/** Below the box of a game: sets up a match of it. */
export const cover = (page: Page, game: string): Locator =>
  page.getByRole('link', { name: `Set up ${game}`, exact: true })

/** Chooses the ready-made table of people; the form of a first match begins with a bot. */
export const seatPeople = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^2 people/ }).click()

/** Sets up a match between people in the form, by pointer, and starts it. */
export const startMatch = async (page: Page, wish: MatchWish): Promise<void> => {
  await cover(page, 'Quorsum').click()
  await seatPeople(page)
  for (const [seat, name] of wish.names.entries())
    await page.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  await page.getByRole('radio', { name: wish.race ?? 'A single game', exact: true }).click()
  if (wish.seed === undefined)
    await page.getByRole('radio', { name: /Rolled and drawn at your table/ }).click()
  else {
    await page.getByRole('radio', { name: /Your own seed/ }).click()
    await page.getByLabel('Seed', { exact: true }).fill(wish.seed)
  }
  if (wish.title !== undefined)
    await page.getByRole('textbox', { name: 'Title of the match' }).fill(wish.title)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/#\/table\/[0-9a-f]{32}$/)
  await expect(page.getByRole('grid', { name: 'Quorsum board' })).toBeVisible()
}

/** The part of the address with the open match. */
export const matchId = (page: Page): string => /[0-9a-f]{32}/.exec(page.url())?.[0] ?? ''

export interface PickedFile {
  readonly name: string
  readonly buffer: Buffer
}

/** Opens the share dialog of a match from its row's menu. */
export const openShare = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: `More for “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
}

/** Exports a match from its row's menu; returns the downloaded file. */
export const exportFile = async (page: Page, title: string): Promise<PickedFile> => {
  await openShare(page, title)
  const file = await savedBy(page, shareDialog(page).getByRole('button', { name: 'Save .qipu' }))
  await page.keyboard.press('Escape')
  await expect(shareDialog(page)).toBeHidden()
  return file
}

export const shareDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Share “/ })

/** The file downloaded by pressing a button. */
export const savedBy = async (page: Page, button: Locator): Promise<PickedFile> => {
  const downloading = page.waitForEvent('download')
  await button.click()
  const download = await downloading
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) }
}

/**
 * Shares the open match as a web page, saves it in the folder `home`, and opens it without a network. `problems` has
 * what the page logs and throws; the caller closes the context of the page.
 */
export const openShared = async (
  page: Page,
  { browser, home }: { readonly browser: Browser; readonly home: string },
): Promise<{ readonly shared: Page; readonly problems: readonly string[] }> => {
  await page.keyboard.press('ControlOrMeta+e')
  await shareDialog(page).getByRole('tab', { name: 'Web page' }).click()
  const { buffer } = await savedBy(page, shareDialog(page).getByRole('button', { name: 'Save .html' }))
  const file = join(home, 'page.html')
  await writeFile(file, buffer)
  const shared = await (await browser.newContext({ offline: true, locale: 'en-GB' })).newPage()
  const problems: string[] = []
  shared.on('pageerror', (error) => problems.push(error.message))
  shared.on('console', (message) => problems.push(message.text()))
  await shared.goto(pathToFileURL(file).href)
  await reviewPage(shared)
  return { shared, problems }
}

/** Goes from what a page opens on to its review. */
export const reviewPage = async (page: Page): Promise<void> => {
  // The browser unpacks a whole program first.
  await page.getByRole('button', { name: 'Review the match' }).click({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: 'Replay', exact: true })).toBeVisible()
}

/** Chooses files in the file picker of the button "Import". */
export const pickFiles = async (page: Page, files: readonly PickedFile[]): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const chooser = await choosing
  await chooser.setFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))
}

export const importDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Import records' })

/** Opens the bin, which has to contain something, and deletes all of it for good. */
export const emptyBin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Bin \d/ }).click()
  await page.getByRole('button', { name: 'Empty the bin…' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The bin is empty;')).not.toHaveCount(0)
}

/** Moves every match to the bin and empties it. */
export const emptyLibrary = async (page: Page): Promise<void> => {
  const all = page.getByRole('row')
  await expect(all).not.toHaveCount(0)
  for (let left = await all.count(); left > 0; left -= 1) {
    await all.first().focus()
    await page.keyboard.press('Delete')
    await expect(all).toHaveCount(left - 1)
  }
  await emptyBin(page)
  await openLibrary(page)
  await page.reload()
  // A page that has loaded may not be listening yet.
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeAttached()
}
