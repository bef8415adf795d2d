/** Elements beside and below the board keep their places in every frame while a match is stepped through. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { settingsFor } from '../src/engine/analysis/strength.ts'
import { GAMES } from '../src/engine/index.ts'
import type { Analysed } from '../src/engine/record/analysis.ts'
import { MAIN } from '../src/engine/record/step.ts'
import { lineTo } from '../src/engine/record/tree.ts'
import { pageOf } from '../src/main/sharing/export.ts'
import { ask } from './support/apiRequest.ts'
import { chooserOf } from './support/choosers.ts'
import { expect, test } from './support/fixtures.ts'
import { reviewGenerated } from './support/generatedRecords.ts'
import { importRecord } from './support/imports.ts'
import { detect, LANGUAGES, SIZES } from './support/layoutFaults.ts'
import { matchId, openTable } from './support/library.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { openTab } from './support/moves.ts'
import { expectStep } from './support/review.ts'
import { studyOf, type Studied } from './support/studiedMatches.ts'

const TEMPLATE = fileURLToPath(new URL('../out/page/page.html', import.meta.url))
const LAYOUTS = [SIZES[1], SIZES[0]] as const

/** The controls people press while they step, which must stay under the pointer. */
const STEADY = '.panel .tabs [role=tab], .film .bar button'

/** Every different set of their boxes on the way along the line, in words. */
const walk = (page: Page): Promise<readonly string[]> =>
  detect(page, `layoutsAlongLine(${JSON.stringify(STEADY)})`)

/** The differences between the first layout and the others. */
const changes = ([first = '', ...others]: readonly string[]): readonly string[] =>
  others.flatMap((other) => {
    const [before, after] = [first.split('\n'), other.split('\n')]
    return after.filter((line) => !before.includes(line)).concat(`${before.length} → ${after.length}`)
  })

/** An evaluation of every step, so that the page has an analysis. */
const analysedIn = ({ game, record }: Studied): readonly Analysed[] =>
  lineTo(record, record.branches.get(MAIN)?.step ?? record.root).map(({ id }) => ({
    step: id,
    settings: settingsFor(game, 'usual'),
    finding: { kind: 'nothing' },
  }))

const rows = (page: Page): Promise<number> =>
  page
    .locator('.panel .tabs')
    .getByRole('tab')
    .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.offsetTop)).size)

for (const { id } of GAMES)
  test(`tabs and keys stay where they are while ${id} is stepped through @sweep`, async ({ app }) => {
    const study = studyOf(id)
    await openTable(app, `${await importRecord(app, study.record, study.title)}?review=1`)
    for (const size of LAYOUTS) {
      await app.setViewportSize(size)
      for (const language of LANGUAGES) {
        await ask(app, 'settings.set', { language })
        await expect(app.locator('html')).toHaveAttribute('lang', language)
        expect(await rows(app), `rows of tabs, ${size.width} ${language}`).toBe(1)
      }
      expect(changes(await walk(app)), `${size.width}`).toEqual([])
    }
  })

for (const id of [sampleGame(), sampleGame(4)])
  test(`tabs and keys stay where they are on the page of ${id} @sweep`, async ({ browser, home }) => {
    const study = studyOf(id)
    const file = join(home, `${id}.html`)
    const label = { title: study.title, tags: [] }
    await writeFile(file, pageOf(await readFile(TEMPLATE, 'utf8'), study.record, label, analysedIn(study)))
    const context = await browser.newContext({ offline: true, locale: 'en-GB', viewport: LAYOUTS[0] })
    const page = await context.newPage()
    await page.goto(`${pathToFileURL(file).href}#at=0`)
    await expect(page.locator('.panel .tabs [role=tab]').first()).toBeVisible({ timeout: 60_000 })
    for (const size of LAYOUTS) {
      await page.setViewportSize(size)
      expect(await rows(page), `rows of tabs, ${size.width}`).toBe(1)
    }
    expect(changes(await walk(page))).toEqual([])
    await context.close()
  })

test('no tab moves when a tab is chosen, a note or a run arrives, or later steps are hidden @sweep', async ({
  app,
}) => {
  const game = requireGame(sampleGame())
  await reviewGenerated(app, game, { names: ['Ada', 'Bo'], main: 9999, choose: chooserOf(game) })
  const tabs = app.locator('.panel .tabs').getByRole('tab')
  const boxes = () =>
    tabs.evaluateAll((all) => all.map((each) => [each.offsetLeft, each.offsetTop, each.offsetWidth]))
  for (const size of LAYOUTS) {
    await app.setViewportSize(size)
    await app.keyboard.press('Home')
    await expectStep(app, 0)
    const before = await boxes()
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(await boxes(), `${size.width} with another tab in front`).toEqual(before)
    }
    await openTab(app, 'Moves')
    await app.keyboard.press('m')
    await app.locator('.panel textarea').pressSequentially('A note')
    await app.keyboard.press('Escape')
    await expect(tabs.filter({ hasText: 'Notes' })).toContainText('1')
    expect(await boxes(), `${size.width} with a note`).toEqual(before)
    await app.keyboard.press('h')
    expect(changes(await walk(app)), `${size.width} with what comes hidden`).toEqual([])
    await app.keyboard.press('h')
    const step = (await ask(app, 'table.open', { match: matchId(app) })).tip
    await ask(app, 'analysis.start', { match: matchId(app), step, strength: 'deep' })
    await expect(tabs.locator('.ring')).toBeVisible()
    expect(await boxes(), `${size.width} with a run`).toEqual(before)
    await ask(app, 'analysis.drop', { match: matchId(app) })
    await expect(tabs.locator('.ring')).toHaveCount(0)
    await app.keyboard.press('Control+z')
    await expect(tabs.filter({ hasText: 'Notes' })).not.toContainText('1')
    expect(await boxes(), `${size.width} without a note`).toEqual(before)
  }
})
