/** The page of a match, and of a lesson, opened from disk on a phone. */
import { expect, type Browser, type Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Wording } from '../../src/archive/page.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { pageOf } from '../../src/main/sharing/export.ts'
import { PHONES } from './layoutFaults.ts'
import { lessonOf } from './sharedPage.ts'
import { studyOf } from './studiedMatches.ts'

const TEMPLATE = fileURLToPath(new URL('../../out/page/page.html', import.meta.url))
export const [UPRIGHT] = PHONES

/** The page of an annotated match, made without a window. */
export const openPage = async (browser: Browser, home: string, id: string): Promise<Page> => {
  const { record, title, number } = studyOf(id)
  return openRecord(browser, join(home, `${id}.html`), record, { title, at: number })
}
/** The practice page of a game's lesson. */
export const openLesson = async (browser: Browser, home: string, id: string): Promise<Page> => {
  const { record, title, wordings } = lessonOf(id)
  const page = await openRecord(browser, join(home, `${id}.html`), record, { title, at: 0 }, wordings)
  await page.locator('header [aria-haspopup=menu]').tap()
  await page.getByRole('menuitem', { name: 'Practise' }).tap()
  const [onward, skip] = ['Go on', 'Skip this task'].map((name) => page.getByRole('button', { name }))
  if (onward === undefined || skip === undefined) throw new Error('there is no key')
  // Reads the introduction before the first task.
  await expect(async () => {
    if (!(await skip.isVisible())) await onward.tap({ timeout: 1_000 })
    await expect(skip).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return page
}
const openRecord = async (
  browser: Browser,
  file: string,
  record: MatchRecord,
  { title, at }: { readonly title: string; readonly at: number },
  wordings?: readonly Wording[],
): Promise<Page> => {
  const template = await readFile(TEMPLATE, 'utf8')
  await writeFile(file, pageOf(template, record, { title, tags: [] }, [], undefined, wordings))
  const context = await browser.newContext({
    offline: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: UPRIGHT,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto(`${pathToFileURL(file).href}#at=${at}`)
  // The browser unpacks a whole program first.
  await expect(page.getByRole('region', { name: 'This step' })).toBeVisible({ timeout: 60_000 })
  return page
}
