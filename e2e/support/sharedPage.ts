/** Pages of matches and lessons, written to disk and opened in a browser. */
import { expect, type Browser, type Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Wording } from '../../src/archive/page.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { LESSONS } from '../../src/engine/samples/index.ts'
import { playerNames, sampleRecord } from '../../src/engine/samples/sample.ts'
import { pageOf, pageRecordOf } from '../../src/main/sharing/export.ts'
import { requireGame } from './requireGame.ts'
import { ROOT } from './root.ts'

/** Opens the page of a match on its first screen; the test moves its clock on. */
export const opening = async (
  browser: Browser,
  home: string,
  record: MatchRecord,
  viewport = { width: 1440, height: 900 },
  wordings?: readonly Wording[],
): Promise<Page> => {
  const file = join(home, 'opening.html')
  const template = await readFile(join(ROOT, 'out', 'page', 'page.html'), 'utf8')
  await writeFile(
    file,
    pageOf(template, record, { title: 'One step short', tags: [] }, [], undefined, wordings),
  )
  const context = await browser.newContext({
    offline: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport,
  })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(pathToFileURL(file).href)
  await expect(page.locator('.opening')).toBeVisible({ timeout: 60_000 })
  return page
}

/** A game's lesson as a page needs it: in English, with its words and names in Chinese. */
export const lessonOf = (id: string) => {
  const [game, lesson] = [requireGame(id), LESSONS[id]]
  if (lesson === undefined) throw new Error(`there is no lesson of ${id}`)
  const chinese = { title: lesson.title['zh-Hant'], tags: [] }
  const worded = pageRecordOf(sampleRecord(game, lesson, 'en', 'zh-Hant'), chinese).record
  const wordings: readonly Wording[] = [
    { language: 'zh-Hant', record: worded, names: playerNames(lesson, 'zh-Hant') },
  ]
  return { record: sampleRecord(game, lesson, 'en'), title: lesson.title.en, wordings }
}

/** Opens the page of a game's lesson, in both languages. */
export const openLessonPage = (browser: Browser, home: string, id: string): Promise<Page> => {
  const { record, wordings } = lessonOf(id)
  return opening(browser, home, record, { width: 1024, height: 700 }, wordings)
}
