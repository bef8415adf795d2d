/** Pictures of shared pages in every language, theme and size, a phone's too: what they open on, a step, and a lesson. */
import type { Browser, Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Wording } from '../../src/archive/page.ts'
import { GAMES } from '../../src/engine/index.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { LESSONS } from '../../src/engine/samples/index.ts'
import { playerNames, sampleRecord } from '../../src/engine/samples/sample.ts'
import { pageOf, pageRecordOf } from '../../src/main/sharing/export.ts'
import { expect, test } from '../support/fixtures.ts'
import { UPRIGHT } from '../support/phonePage.ts'
import { requireGame } from '../support/requireGame.ts'
import { ROOT } from '../support/root.ts'
import { studyOf } from '../support/studiedMatches.ts'
import { LANGUAGES, picture, SIZES } from './take.ts'

const THEMES = { paper: 'light', night: 'dark' } as const
const LOCALES = { 'zh-Hant': 'zh-TW', en: 'en-GB' } as const

interface Shared {
  readonly file: string
  readonly record: MatchRecord
  readonly title: string
  readonly wordings?: readonly Wording[]
}

/** Opens a page once for every language, theme and size, and has it photographed. */
const shootPage = async (
  browser: Browser,
  { file, record, title, wordings }: Shared,
  take: (page: Page, suffix: string) => Promise<void>,
): Promise<void> => {
  const template = await readFile(join(ROOT, 'out', 'page', 'page.html'), 'utf8')
  await writeFile(file, pageOf(template, record, { title, tags: [] }, [], undefined, wordings))
  for (const language of LANGUAGES)
    for (const [theme, colorScheme] of Object.entries(THEMES))
      for (const viewport of [...SIZES, UPRIGHT]) {
        const isPhone = viewport === UPRIGHT
        const context = await browser.newContext({
          offline: true,
          locale: LOCALES[language],
          colorScheme,
          reducedMotion: 'reduce',
          viewport,
          isMobile: isPhone,
          hasTouch: isPhone,
        })
        const page = await context.newPage()
        await page.goto(pathToFileURL(file).href)
        await expect(page.locator('.opening')).toBeVisible({ timeout: 60_000 })
        await take(page, `${language}-${theme}-${viewport.width}x${viewport.height}`)
        await context.close()
      }
}

for (const { id } of GAMES) {
  test(`pictures of the page of a match of ${id}`, async ({ browser, home }) => {
    const { record, title, number } = studyOf(id)
    await shootPage(browser, { file: join(home, 'match.html'), record, title }, async (page, suffix) => {
      await picture(page, `page-${id}-opening-${suffix}`)
      await page.goto(`${page.url().split('#')[0] ?? ''}#at=${number}`)
      await expect(page.locator('.opening')).toHaveCount(0)
      await picture(page, `page-${id}-step-${suffix}`)
    })
  })
  test(`pictures of the page of the lesson of ${id}`, async ({ browser, home }) => {
    const [game, lesson] = [requireGame(id), LESSONS[id]]
    if (lesson === undefined) return
    const chinese = pageRecordOf(sampleRecord(game, lesson, 'en', 'zh-Hant'), {
      title: lesson.title['zh-Hant'],
      tags: [],
    })
    const shared: Shared = {
      file: join(home, 'lesson.html'),
      record: sampleRecord(game, lesson, 'en'),
      title: lesson.title.en,
      wordings: [{ language: 'zh-Hant', record: chinese.record, names: playerNames(lesson, 'zh-Hant') }],
    }
    await shootPage(browser, shared, (page, suffix) => picture(page, `page-${id}-lesson-${suffix}`))
  })
}
